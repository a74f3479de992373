### What a server chooses, /server, and what the bot needs in a channel. Lines that begin with -# are
### small print, and -# has to stay at their beginning.

slash-server = servidor
slash-settings = configurações
slash-check = verificar

command-server = Escolher como se joga Uno neste servidor (Gerenciar servidor)
command-server-settings = Regras, canais, cargos, tópicos, idioma e corrida deste servidor
command-server-check = Verificar se dá para jogar aqui e nos canais escolhidos

## The page of settings

server-title = ### ⚙️ Uno neste servidor
server-from-when = -# Regras, relógio, canais e tópicos valem para jogos abertos a partir de agora. Todo o resto vale na hora.

server-preset = **Regras de um jogo novo:** { $rules }
server-preset-gone = { $name } (esquecidas, então { $official })
server-preset-how = -# Para `/game new` sem escolha de regras. `/game save-rules` guarda regras suas.
server-clock = **Relógio:** { $time }
server-clock-how = -# Quando ele zera, o computador joga por quem está na vez. O host pode mudar isso em um jogo.
server-threads = **Um tópico para cada jogo:** { $value }
server-threads-how = -# O canal fica tranquilo, e vários jogos correm lado a lado.
server-channels = **Canais:** { $channels }
server-channels-all = em toda parte
server-channels-gone = { $count ->
    [one] um que não existe mais
   *[other] { $count } que não existem mais
}
server-channels-how = -# Só ali dá para abrir jogos. Uma categoria vale para os canais dela, um canal para os tópicos dele. Não escolha nenhum para valer em toda parte.
server-host = **Pode abrir jogos:** { $role }
server-host-everybody = todo mundo
server-host-how = -# Quem gerencia o servidor sempre pode. Não escolha nenhum para valer para todo mundo.
server-moderator = **Pode encerrar jogos e remover pessoas:** { $role }
server-moderator-nobody = quem gerencia o servidor
server-moderator-how = -# Em qualquer mesa, além do host dela e de quem gerencia o servidor.
server-role-gone = um cargo que não existe mais
server-race = **Corrida { $number }:** até { $target } pontos
server-race-how = -# Os pontos das rodadas ganhas se somam. Quem chega lá primeiro leva a coroa, e a próxima corrida começa: `/leaderboard`.
server-race-over = -# ⚠️ Alguém já tem { $points }. A próxima rodada ganha decide a corrida a favor de quem tiver mais.
server-solo = **Rodadas de uma pessoa com computadores contam:** { $value }
server-solo-how = -# Se não, pelo menos duas pessoas têm que jogar para uma rodada contar.
server-reset = **Recomeçar a corrida**
server-reset-how = -# Todo mundo volta a 0 pontos nesta corrida.
server-language = **Idioma:** { $language }
server-language-own = { $language }, como o servidor está no Discord
server-language-how = -# Para as mesas e tudo o mais que todo mundo vê. O que só você vê fica no seu próprio idioma: `/settings`.

menu-server-preset = Regras de um jogo novo
menu-server-clock = Relógio
menu-server-channels = Canais: todos
menu-server-host = Cargo: todo mundo
menu-server-moderator = Cargo: nenhum
menu-server-language = Idioma

choice-clock-off = Sem relógio
choice-language-server = Como o servidor está no Discord

button-turn-on = Ligar
button-turn-off = Desligar
button-server-target = Mudar…
button-server-reset = Recomeçar…
button-server-reset-yes = Sim, tudo de volta a 0
button-server-check = Verificar permissões
button-server-settings = Configurações

scores-empty-solo = Ninguém fez pontos aqui ainda. Ganhe uma rodada, mesmo só com computadores, e seu nome aparece aqui.

form-server-target = A corrida do servidor
form-server-target-points = Pontos que ganham a corrida

server-reset-title = ### Recomeçar a corrida { $number }?
server-reset-sure = Todo mundo volta a 0 pontos nesta corrida. Quem está na frente tem { $points }. Os pontos totais e as coroas ficam. Isso não pode ser desfeito.
server-reset-done = A corrida recomeçou. Todo mundo tem 0 pontos.
server-everyone-no = Todo mundo tem esse cargo, então qualquer pessoa poderia encerrar qualquer jogo. Escolha outro.

## What somebody may not do here

answer-need-manager = Só quem pode gerenciar o servidor pode fazer isso.
answer-other-channels = Não dá para abrir jogos neste canal. Vá para { $channels }.
answer-no-channel = Não dá para abrir jogos neste canal, e os canais escolhidos para isso não existem mais. Quem gerencia o servidor pode escolher outros com `/server settings`.
answer-in-threads = Os jogos deste canal estão em tópicos. Vá para lá: { $threads }
answer-own-thread = Você já tem uma mesa: { $thread }. Jogue lá ou feche a mesa lá com `/game end`.
answer-host-role = Só membros com o cargo { $role } podem abrir um jogo aqui.
answer-host-role-gone = Só quem pode gerenciar o servidor pode abrir um jogo aqui.

## The check of a channel

check-title = ### 🔎 Dá para jogar aqui?
check-place = -# Verificado: { $place }
check-well = **Sim.** Tudo o que é preciso está aqui.
check-ill = **Não.** Falta alguma coisa.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ Falta { $permission }: { $purpose }
check-lacking = ⚠️ Falta { $permission }: { $purpose }
check-commands = ✅ Os comandos funcionam: você acabou de usar um.
check-commands-few = ⚠️ A maioria dos membros não pode usar comandos neste canal. É preciso ter **Usar comandos de aplicativos**.
check-open = ✅ `/server settings` permite abrir jogos aqui.
check-closed = ❌ `/server settings` só permite abrir jogos em outros canais.
check-thread = 🧵 Aqui cada jogo abre um tópico próprio.
check-others = **Os outros canais onde dá para abrir jogos**
check-others-well = ✅ { $channels }: tudo o que é preciso está lá.
check-others-missing = ❌ Em { $place } falta { $permissions }.
check-others-lacking = ⚠️ Em { $place } falta { $permissions }; dá para jogar mesmo assim.
check-others-commands = ⚠️ A maioria dos membros não pode usar comandos em { $place }.
check-others-more = -# Canais que não aparecem aqui: { $count }
check-emojis = -# As imagens das cartas são minhas, então não precisam de permissão.
check-how = **Para resolver:** abra as configurações do canal, vá em Permissões e dê ao meu cargo o que falta.

permission-threads = **Criar tópicos públicos**
permission-history = **Ver histórico de mensagens**
permission-files = **Anexar arquivos**
need-view = para ver o canal e manter a mesa atualizada
need-send = para publicar a mesa e avisar cada pessoa da sua vez
need-send-in-threads = para publicar a mesa no tópico e avisar cada pessoa da sua vez
need-threads = para abrir um tópico para cada jogo
need-history = para abrir esse tópico embaixo da mensagem dele
need-files = para a imagem no fim de uma partida. Sem isso, a mesa conta tudo em palavras

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } está abrindo uma mesa de Uno…
thread-opened = { $name } abriu uma mesa de Uno. O jogo é em { $thread }: entre e sente-se!
thread-failed = Não deu para abrir o tópico do jogo. Tente de novo ou peça a quem gerencia o servidor que olhe `/server check`.
