### Brazilian Portuguese, with "você". Bater is to go out, comprar to draw, cortar to jump in, Peguei! to catch.

language-name = Português (Brasil)

## Lists

list-between = { $first }, { $second }
and-between = { $first } e { $second }
clause-between = { $first }; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Vermelho
colour-Y = Amarelo
colour-G = Verde
colour-B = Azul

loud-R = 🟥 **VERMELHO** ◯
loud-Y = 🟨 **AMARELO** ▲
loud-G = 🟩 **VERDE** ☰
loud-B = 🟦 **AZUL** ◆

heading-R = 🟥 Vermelho ◯
heading-Y = 🟨 Amarelo ▲
heading-G = 🟩 Verde ☰
heading-B = 🟦 Azul ◆
heading-wild = ⬛ Coringa

symbol-S = Bloqueio
symbol-R = Inverter
symbol-D = +2

card-coloured = { $colour_id ->
    [R] { $symbol } vermelho
    [Y] { $symbol } amarelo
    [G] { $symbol } verde
    [B] { $symbol } azul
   *[other] { $symbol } { $colour }
}
card-group = { $colour }: { $symbols }
card-W = Coringa
card-W4 = Coringa +4
card-WH = Embaralhar Mãos
card-WX = Trocar Mãos
card-WC1 = Coringa Livre 1
card-WC2 = Coringa Livre 2
card-WC3 = Coringa Livre 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] jogue de novo
    [draw_three] a próxima pessoa compra 3 se nada servir
    [text] { $text }
   *[blank] um Coringa simples
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } ou **{ $symbol }**
match-nothing-yet = a cor que for escolhida

## Names

name-unknown = Lugar { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (vazio)
name-partner = { $name } (sua dupla)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] fácil
    [hard] difícil
   *[normal] normal
}
menu-level = Como jogam os computadores?
menu-level-choice = { $level ->
    [easy] Computadores: fácil
    [hard] Computadores: difícil
   *[normal] Computadores: normal
}
choice-level-easy = fácil
choice-level-normal = normal
choice-level-hard = difícil

## The board

board-title = -# Uno · rodada { $round } · { $goal }
goal-target = ganha quem chegar a { $target } pontos
goal-rounds = { $rounds ->
    [one] uma rodada
   *[other] mais pontos depois de { $rounds } rodadas
}
goal-rounds-low = { $rounds ->
    [one] uma rodada, ganha o menor total
   *[other] menor total depois de { $rounds } rodadas
}
goal-lowest = ganha o menor total quando alguém tiver { $target }
goal-elimination = com { $target } pontos sai do jogo, ganha quem sobrar
goal-single = uma rodada, ganha quem bater primeiro

board-turn = ### ► Vez de { $name }
board-drawn = ### ► { $name } comprou: jogar ou ficar com a carta
board-draw-four = ### ► { $name } precisa comprar 4 ou desafiar
board-take-four = ### ► { $name } precisa comprar { $count }
board-penalty = ### ► { $name } deve { $count } cartas
board-colour = ### ► { $name } escolhe a primeira cor
board-paused = ### ⏸ O jogo está em pausa
board-paused-how = Nada se perde. Aperte **{ button-resume }** quando quiser voltar.

board-match = Serve: { $match }
board-pile = **{ $card }** está no monte

board-says = A carta diz: **{ $rule }**
board-stack = Acumulado: **+{ $count }** · compre tudo ou some { $kind ->
    [draw_two] um +2
    [wild_draw_four] um Coringa +4
   *[any] um +2 ou um Coringa +4
}
board-jump = ⚡ Quem tiver outro **{ $card }** pode cortar
board-teams = Duplas: **{ $first }** contra **{ $second }**
board-misplay = Dá para oferecer uma carta que não serve; custa { $count } cartas e a vez
board-clock = O tempo acaba { $when }
board-clock-over = O tempo acabou: o computador joga em instantes
board-no-clock = Sem pressa: o relógio está desligado
board-draw-pile = Monte de compra **{ $count }**
board-order = { $turned ->
    [yes] o jogo vai para **baixo** ↓ (invertido)
   *[no] o jogo vai para **baixo** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } pts
row-next = em seguida
row-exposed = ❗ **ainda sem Uno**
row-said = 📣 disse Uno
row-away = 💤 ausente
row-out = fora da partida
row-waits = joga a partir da próxima rodada

closed-ended = ### Este jogo foi encerrado
closed-empty = ### Todo mundo saiu, então esta mesa fechou
closed-expired = ### Ninguém apareceu por um bom tempo, então esta mesa fechou
closed-replaced = ### Uma nova mesa tomou o lugar desta
closed-how = Abra outra com `/game new`.

## The lobby

lobby-title = ### 🃏 Uma mesa de Uno está aberta
lobby-host = { $name } convida você. Aperte **{ button-join }** para se sentar; podem jogar de 2 a { $most } pessoas.
lobby-seats = **Na mesa** · { $count } de { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · host
lobby-lonely = Falta mais alguém: espere uma pessoa ou adicione um computador.
lobby-ready = { $name } aperta **{ button-start }** quando todo mundo estiver aqui.
lobby-full = A mesa está cheia. { $name } aperta **{ button-start }**.
lobby-rules = **As regras daqui**

rule-deck-modern = Baralho moderno, 112 cartas
rule-deck-classic = Baralho clássico, 108 cartas
rule-deck-swap = Baralho de 2015, 112 cartas
rule-deck-fewer = { $deck }, sem { $kinds }
rule-decks = { $count } baralhos juntos, cada um: { $deck }
rule-hand-size = { $count ->
    [one] { $count } carta para cada pessoa
   *[other] { $count } cartas para cada pessoa
}
rule-first-card-ignore = A primeira carta do monte é sempre um número
rule-first-card-effect = A primeira carta do monte vale, mesmo que não seja número
rule-goal-target = Quem bate marca as cartas das outras pessoas; ganha quem fizer { $target } pontos
rule-goal-rounds = { $rounds ->
    [one] Quem bate marca as cartas das outras pessoas; joga-se uma rodada
   *[other] Quem bate marca as cartas das outras pessoas; ganha quem tiver mais pontos depois de { $rounds } rodadas
}
rule-goal-rounds-low = { $rounds ->
    [one] Cada pessoa marca as próprias cartas que sobraram; joga-se uma rodada
   *[other] Cada pessoa marca as próprias cartas que sobraram; ganha o menor total depois de { $rounds } rodadas
}
rule-goal-single = Uma rodada: ganha quem bater primeiro
rule-goal-lowest = Cada pessoa marca as próprias cartas que sobraram; quando alguém tiver { $target }, ganha o menor total
rule-goal-elimination = Cada pessoa marca as próprias cartas que sobraram; com { $target } pontos, sai do jogo
rule-draw-four = Coringa +4: { $limit }; { $challenge }
rule-draw-four-free = Coringa +4: quando quiser
rule-draw-four-colour-or-wild = só quando você não tem nem a cor da vez nem um Coringa simples
rule-draw-four-colour = só quando você não tem a cor da vez
rule-draw-four-colour-or-any-wild = só quando você não tem nem a cor da vez nem outro coringa
rule-challenge-on = pode blefar, mas dá para desafiar
rule-challenge-off = sem blefe
rule-uno = { $penalty ->
    [0] Sem dizer Uno: não acontece nada
   *[other] Sem dizer Uno: compra { $penalty }
}
rule-wrong-catch = { $penalty ->
    [0] “Peguei!” errado não custa nada
   *[other] “Peguei!” errado: compra { $penalty }
}
rule-grace = { $seconds ->
    [0] “Peguei!” vale na hora
    [one] “Peguei!” vale depois de { $seconds } segundo
   *[other] “Peguei!” vale depois de { $seconds } segundos
}
rule-must-play = Quem pode jogar tem que jogar: só compra quem não pode
rule-draw-until-playable = Quem compra continua comprando até sair uma carta que serve
rule-force-play = Carta comprada que serve tem que ser jogada
rule-seven-zero = O 7 troca de mão com quem você escolher, o 0 passa todas as mãos adiante
rule-jump-in = Corte: a carta idêntica à do monte pode ser jogada fora da vez
rule-partners = Duplas: dois times de dois, frente a frente, somam pontos juntos
rule-no-action-finish = A última carta tem que ser um número
rule-stacking-same = Acumular: +2 em cima de +2, +4 em cima de +4
rule-stacking-cross = Acumular: +2 e +4 em qualquer ordem
rule-two-player-reverse = A dois, Inverter só muda o sentido
rule-misplay-penalty = Dá para oferecer uma carta que não serve: compra { $count } e perde a vez
rule-custom-rules = Nos três Coringas Livres: { $rules }
rule-special-wild-points = Embaralhar, Trocar e Livre valem { $points } pontos
rule-late-join = Dá para entrar no meio de uma rodada
rule-clock = { $seconds } segundos por vez, depois o computador joga por você
rule-no-clock = Sem relógio

## The hand

hand-note = > { $note }
hand-your-turn = ### Sua vez – serve: { $match }
hand-wait = ### Vez de { $name }
hand-wait-next = ### Vez de { $name } – depois é a sua
hand-drawn = ### Você comprou { $card }
hand-drawn-how = Ela serve: jogue, ou fique com ela e encerre a sua vez.
hand-drawn-must = Ela serve, então você tem que jogar.
hand-jump = ### ⚡ Você pode cortar com { $card }
hand-stack-how = **Ou some** mais uma carta de compra: a próxima pessoa fica devendo estas { $count } e as novas.
hand-must-play = Você tem uma carta que serve, então não pode comprar.
hand-no-action-finish = Aqui a sua última carta tem que ser um número.
hand-misplay = ✗ não serve; oferecer mesmo assim custa { $count } cartas e a sua vez.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } jogou um Coringa +4 em você
hand-draw-four-take = **Comprar { $take }:** você compra { $take } cartas e perde esta vez.
hand-draw-four-challenge = **{ button-challenge }:** você diz que é blefe, e a mão de { $name } aparece só para você. { $rule }
hand-draw-four-bluff = · blefe: { $name } compra as { $take }, e você joga
hand-draw-four-fair = · jogada limpa: você compra { $lost } e perde esta vez
hand-bluff-colour = { $known ->
    [yes] É blefe se { $name } ainda tem uma carta de cor { $colour }.
   *[no] É blefe se { $name } ainda tem uma carta da cor que valia antes.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] É blefe se { $name } ainda tem uma carta de cor { $colour } ou um Coringa simples.
   *[no] É blefe se { $name } ainda tem uma carta da cor que valia antes ou um Coringa simples.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] É blefe se { $name } ainda tem uma carta de cor { $colour } ou qualquer outro coringa.
   *[no] É blefe se { $name } ainda tem uma carta da cor que valia antes ou qualquer outro coringa.
}
hand-take = ### Você deve { $count } cartas
hand-take-how = Compre as cartas, e a vez passa para a próxima pessoa.
hand-colour = ### A primeira carta é um coringa: escolha a cor
hand-picking = ### { $card }: qual cor?
hand-picking-how = Depois você ainda fica com
hand-kept = { $heading }: { $cards }
hand-picking-swap = Você entrega
hand-picking-shuffle = Todas as mãos são embaralhadas. Você põe no meio
hand-picking-partner = ### { $card }: trocar de mão com quem?
hand-offer = ### { $card } não combina com { $match }
hand-offer-how = Oferecer mesmo assim? A carta volta para você, você compra { $count } e a sua vez acaba.
hand-picking-last = É a sua última carta: escolha uma cor e ganhe a rodada.
hand-pass = Não há mais cartas para comprar. Passe, se nada servir.
hand-pile = No monte: { $card } · serve: { $match }
hand-pile-alone = No monte: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ sem Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = monte de compra **{ $count }**
hand-exposed = ❗ **Você está com uma carta – aperte { button-uno } antes que alguém pegue você.**
hand-say-before = Restam duas cartas: aperte **{ button-uno }** antes de jogar, e ninguém pode pegar você.
hand-called = 📣 Você disse Uno. Agora jogue uma das suas duas cartas.
hand-said = 📣 Você disse Uno.
hand-page = Cartas { $from }–{ $to } de { $count } diferentes
hand-paused = ### ⏸ O jogo está em pausa
hand-paused-how = Aperte **{ button-resume }** na mesa ou simplesmente jogue quando for a sua vez.
hand-lobby = ### As cartas ainda não foram dadas
hand-lobby-how = Suas cartas chegam quando o host apertar **{ button-start }**.
hand-between = ### A rodada acabou
hand-between-how = Aperte **{ button-next-round }** quando quiser continuar.
hand-between-ready = Você já confirmou.
hand-finished = ### A partida acabou
hand-finished-how = Aperte **{ button-rematch }** na mesa para jogar de novo.
hand-closed = ### Esta mesa está fechada
hand-closed-how = Abra outra com `/game new`.
hand-gone = ### Você não está mais nesta mesa
hand-gone-how = As cartas que você tinha voltaram para o monte.
hand-watching = ### Você não está nesta rodada
hand-watching-how = Você recebe cartas na próxima rodada.

## Why not? – the reasons in a hand

why-title = **Por que não?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards } – nem { $colour } nem **{ $symbol }**.
why-other-colour = { $cards } – cor diferente de { $colour }. Em cima de um coringa só vale a cor.
why-breaks-limit = { $limit ->
    [colour] Com a cor da vez na mão, ele não pode ser jogado. Aqui não dá para blefar.
    [colour_or_any_wild] Com a cor da vez ou outro coringa na mão, ele não pode ser jogado. Aqui não dá para blefar.
   *[colour_or_wild] Com a cor da vez ou um Coringa simples na mão, ele não pode ser jogado. Aqui não dá para blefar.
}
why-cannot-stack = { $kind ->
    [draw_two] Você deve cartas, e aqui só dá para somar um +2.
    [wild_draw_four] Você deve cartas, e aqui só dá para somar um Coringa +4.
   *[any] Você deve cartas, e aqui só dá para somar um +2 ou um Coringa +4.
}
why-owed = Você deve { $count } cartas e não pode jogar nada antes de comprar. Nesta mesa não se acumula.
why-owed-challenge = Você deve { $count } cartas e não pode jogar nada antes de comprar ou desafiar. Nesta mesa não se acumula.
why-not-your-turn = É a vez de { $name }. Nesta mesa não há corte, então espere a sua.
why-jump-closed = É a vez de { $name }. É tarde para cortar: a jogada já começou, ou algo ainda está sendo resolvido.
why-not-identical = É a vez de { $name }. Fora da vez, só vale a carta idêntica à do monte: outro { $card }.
why-wild-on-top = É a vez de { $name }. Ninguém pode cortar em cima de um coringa.
why-out-of-turn = É a vez de { $name }. { $reason }
why-draw = Então compre uma carta: **{ button-draw }**.

## Buttons

button-join = Entrar
button-leave = Sair
button-leave-match = Sair da partida de vez
button-start = Começar
button-computer = Adicionar computador
button-hand = Minha mão
button-draw = Comprar
button-uno = Uno!
button-uno-said = Uno dito
button-catch = Peguei!
button-catch-name = Peguei { $name }!
button-options = Regras…
button-form-numbers = Cartas e baralhos…
button-form-written = Escrever nas cartas…
button-form-goals = Meta, rodadas, relógio…
button-form-calls = Punições e tolerância…
button-more = Mais…
button-resume = Continuar
button-next-round = Próxima rodada
button-next-round-ready = Próxima rodada ({ $ready }/{ $people })
button-rematch = Revanche
button-play-drawn = Jogar { $card }
button-jump = Cortar: { $card }
button-unfit = ✗ { $card }
button-offer = Oferecer { $card }
button-partner = { $name } · { $count } { $count ->
    [0] cartas
    [one] carta
   *[other] cartas
}
button-why = Por que não?
button-why-back = Esconder motivos
button-draw-until = Comprar até servir
button-keep = Ficar com ela
button-challenge = Desafiar
button-take = { $count ->
    [one] Comprar { $count } carta
   *[other] Comprar { $count } cartas
}
button-pass = Passar
button-back = Voltar
button-page-earlier = ← Cartas { $from }–{ $to }
button-page-later = Cartas { $from }–{ $to } →
button-rules = Como se joga
button-settings = Configurações
button-scores = Classificação
button-scores-page-back = ← Página { $page }
button-scores-page-on = Página { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] Você tirou a carta mais alta e dá as cartas
   *[no] { $name } tirou a carta mais alta e dá as cartas
}
event-round-started = { $you ->
    [yes] Rodada { $round }: você deu as cartas, saiu **{ $card }**
   *[no] Rodada { $round }: { $name } deu as cartas, saiu **{ $card }**
}
event-card-played = { $you ->
    [yes] Você jogou **{ $card }**
   *[no] { $name } jogou **{ $card }**
}
event-card-jumped = { $you ->
    [yes] Você cortou com **{ $card }**
   *[no] { $name } cortou com **{ $card }**
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] Você não comprou nada: não havia mais cartas
        [one] Você comprou { $count } carta
       *[other] Você comprou { $count } cartas
    }
   *[no] { $count ->
        [0] { $name } não comprou nada: não havia mais cartas
        [one] { $name } comprou { $count } carta
       *[other] { $name } comprou { $count } cartas
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] Você não comprou nada, pois não havia mais cartas, e perdeu a vez
        [one] Você comprou { $count } carta e perdeu a vez
       *[other] Você comprou { $count } cartas e perdeu a vez
    }
   *[no] { $count ->
        [0] { $name } não comprou nada, pois não havia mais cartas, e perdeu a vez
        [one] { $name } comprou { $count } carta e perdeu a vez
       *[other] { $name } comprou { $count } cartas e perdeu a vez
    }
}
event-card-kept = { $you ->
    [yes] Você ficou com a carta
   *[no] { $name } ficou com a carta
}
event-turn-skipped = { $you ->
    [yes] Você perdeu a vez
   *[no] { $name } perdeu a vez
}
event-turn-passed = { $you ->
    [yes] Você passou: nada para jogar, nada para comprar
   *[no] { $name } passou: nada para jogar, nada para comprar
}
event-direction-changed = o sentido do jogo mudou
event-colour-named = { $you ->
    [yes] Você escolheu { $colour }
   *[no] { $name } escolheu { $colour }
}
event-penalty-owed = { $you ->
    [yes] Você deve { $count } cartas
   *[no] { $name } deve { $count } cartas
}
event-challenge-guilty = { $you ->
    [by] Você desafiou { $target }: era blefe
    [target] { $name } desafiou você: era blefe
   *[no] { $name } desafiou { $target }: era blefe
}
event-challenge-innocent = { $you ->
    [by] Você desafiou { $target }: não era blefe
    [target] { $name } desafiou você: não era blefe
   *[no] { $name } desafiou { $target }: não era blefe
}
event-uno-said = { $you ->
    [yes] Você disse **Uno!**
   *[no] { $name } disse **Uno!**
}
event-catch-missed = { $you ->
    [by] Você tentou pegar { $target }, mas não havia o que pegar
    [target] { $name } tentou pegar você, mas não havia o que pegar
   *[no] { $name } tentou pegar { $target }, mas não havia o que pegar
}
event-uno-caught = { $you ->
    [by] Você pegou { $target } sem Uno
    [target] { $name } pegou você sem Uno
   *[no] { $name } pegou { $target } sem Uno
}
event-hands-swapped = { $you ->
    [by] Você trocou de mão com { $target }
    [target] { $name } trocou de mão com você
   *[no] { $name } trocou de mão com { $target }
}
event-hands-passed-on = todas as mãos andaram um lugar
event-hands-shuffled = todas as mãos foram embaralhadas e dadas de novo
event-pile-reshuffled = o descarte foi embaralhado e virou o novo monte de compra
event-custom-rule = { $kind ->
    [extra_turn] a carta diz: jogue de novo
    [draw_three] a carta diz: a próxima pessoa compra 3 se nada servir
   *[text] a carta diz: { $text }
}
event-card-misplayed = { $you ->
    [yes] Você ofereceu { $card }, que não serve
   *[no] { $name } ofereceu { $card }, que não serve
}
event-clock-expired = { $you ->
    [yes] Seu tempo acabou, então o computador jogou por você
   *[no] O tempo de { $name } acabou: o computador joga
}
event-seat-left = { $you ->
    [yes] Você saiu
   *[no] { $name } saiu
}
event-seat-joined = { $you ->
    [yes] Você se sentou à mesa
   *[no] { $name } se sentou à mesa
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Você bateu e ganhou a rodada
        [one] Você bateu: { $points } ponto
       *[other] Você bateu: { $points } pontos
    }
   *[no] { $points ->
        [0] { $name } bateu e ganhou a rodada
        [one] { $name } bateu: { $points } ponto
       *[other] { $name } bateu: { $points } pontos
    }
}
event-round-blocked = A rodada travou: ninguém pode jogar nem comprar
event-round-abandoned = A rodada foi abandonada: não sobrou ninguém para jogar
event-match-won = { $count ->
    [one] { $names } ganhou a partida
   *[other] { $names } dividem a vitória
}
event-match-abandoned = A partida foi abandonada

## What is told to the one who did it, or to whom it was done

note-drew = Você comprou **{ $cards }**.
note-drew-nothing = Não havia mais cartas para comprar.
note-drew-unplayable = Você comprou **{ $cards }**. Não serve, então você fica com ela e a sua vez acabou.
note-misplayed = { $count ->
    [0] { $card } não serve. A carta volta para você, você não compra nada e a sua vez acabou.
    [one] { $card } não serve. A carta volta para você, você compra { $count } carta ({ $cards }) e a sua vez acabou.
   *[other] { $card } não serve. A carta volta para você, você compra { $count } cartas ({ $cards }) e a sua vez acabou.
}
note-kept = Você fica com ela. A sua vez acabou.
note-uno-in-vain = Isso não vale: diga Uno quando for jogar a penúltima carta ou quando tiver uma só.
note-uno-needless = Não precisa: ninguém pode pegar você agora.
note-caught = Peguei! { $name } não tinha dito Uno e compra { $count }.
note-catch-held = Você apertou primeiro. Vale daqui a um instante, a não ser que { $name } diga Uno antes.
note-catch-missed = Não há o que pegar: { $name } não corre perigo.
note-catch-missed-penalty = { $count ->
    [one] Não há o que pegar: { $name } não corre perigo. Isso custa { $count } carta a você: { $cards }.
   *[other] Não há o que pegar: { $name } não corre perigo. Isso custa { $count } cartas a você: { $cards }.
}
note-challenge-guilty = Era blefe! { $name } compra { $count }, e é a sua vez.
note-challenge-innocent = Não era blefe. Você compra { $count } e perde a vez: { $cards }.
note-challenge-hand = Só você vê a mão de { $name }: { $cards }.
note-took = Você { $count ->
    [0] não comprou nada: não havia mais cartas
    [one] comprou { $count } carta: { $cards }
   *[other] comprou { $count } cartas: { $cards }
}. A sua vez acabou.
note-colour-named = Você escolheu { $colour }.
note-passed = Você passou.
note-out = Você bateu! A rodada é sua.
note-back = Que bom ter você de volta! Agora é você quem joga as suas cartas.
note-stale = O jogo andou desde que esse botão apareceu. É assim que está agora.

## The end of a round and of a match

summary-last-round = **Última rodada** · { $name } bateu
summary-last-round-points = { $points ->
    [one] **Última rodada** · { $name } bateu · { $points } ponto
   *[other] **Última rodada** · { $name } bateu · { $points } pontos
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] ganham
   *[no] ganha
} a rodada { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] ganham
       *[no] ganha
    } a rodada { $round } · { $points } ponto
   *[other] ### 🏁 { $name } { $team ->
        [yes] ganham
       *[no] ganha
    } a rodada { $round } · { $points } pontos
}
summary-title-blocked = ### A rodada { $round } travou: ninguém pode jogar nem comprar
summary-title-abandoned = ### A rodada { $round } foi abandonada
summary-left = **Cartas que sobraram**
summary-hand = { $name } · { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
} · { $faces }
    -# { $cards }
summary-more = e mais { $count }
summary-totals = **Placar** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (fora)
summary-next-at = A próxima rodada começa { $when }, ou assim que todo mundo quiser.
summary-next-ready = A próxima rodada começa assim que todo mundo quiser.
summary-dealer = { $name } dá as cartas.
summary-ready = Já confirmou: { $ready }. Falta: { $waiting }.
summary-seed = -# As cartas foram dadas sem trapaça? { button-more } mostra como conferir.

finished-title = ### 🏆 { $name } ganha a partida!
finished-title-team = ### 🏆 { $names } ganham a partida!
finished-title-shared = ### 🏆 { $names } dividem a vitória!
finished-title-nobody = ### A partida acabou sem vitória
finished-title-abandoned = ### A partida foi abandonada
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = O placar depois de cada rodada
course-line = { $name }: { $totals }
course-ends = { $name }: { $total } no fim
finished-rounds = { $rounds ->
    [0] Nenhuma rodada foi jogada.
    [one] Foi jogada uma rodada.
   *[other] Foram jogadas { $rounds } rodadas.
}
finished-again = O jogo continua em outra mensagem, mais abaixo.
finished-rematch = A mesma turma, as mesmas regras? Aperte **{ button-rematch }**.

## Calling people

called = { $who }, é a sua vez.
called-again = { $who }, ainda é a sua vez. Seu tempo acaba { $when }.
called-open = { $who } Um jogo está começando aqui. Aperte **{ button-join }** para jogar.
called-open-in = { $who } Um jogo está começando em { $place }.

## More about a table

more-title = ### As regras desta mesa
more-deal = **As cartas são dadas sem trapaça?** Todo embaralhamento vem de uma semente secreta. A impressão digital dela, o SHA-256, foi fixada antes da primeira carta:
    `{ $fingerprint }`
more-deal-later = A semente aparece quando a rodada acaba, e aí qualquer pessoa pode conferir.
more-deal-seed = A rodada { $round } acabou, e a semente dela era:
    `{ $seed }`
    O SHA-256 dela é a impressão digital que estava aqui durante a rodada, e foi dela que vieram os embaralhamentos.
more-leave = Se você sair de vez, suas cartas voltam para o monte. Se for só por um tempo, fique na mesa: o computador joga por você até você apertar alguma coisa.

## The leaderboard

scores-title = ### 🏆 Classificação
scores-race = Corrida { $number } · quem fizer **{ $target }** pontos primeiro leva a coroa
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# no total { $points } · ganhou { $won } de { $played } { $played ->
    [0] rodadas
    [one] rodada
   *[other] rodadas
}, { $matches } { $matches ->
    [0] partidas
    [one] partida
   *[other] partidas
}
scores-own = **Você** · lugar { $rank } · { $points } de { $target } nesta corrida · no total { $all }
scores-own-none = Você ainda não fez pontos aqui.
scores-empty = Ninguém fez pontos aqui ainda. Ganhe uma rodada numa mesa com pelo menos duas pessoas, e seu nome aparece aqui.
scores-page = -# Página { $page } de { $pages } · { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
scores-champions = **👑 Coroas**
scores-champion = Corrida { $number } · { $name } · { $total } pontos · { $when }
scores-no-champion = Ninguém ganhou uma corrida ainda: a primeira coroa está esperando.
scores-somebody = alguém que já saiu
race-won = 👑 { $name } ganha a corrida { $number } deste servidor com { $total } pontos e leva a coroa! A próxima corrida começa do zero.

## Help

help-title = ### Como se joga Uno aqui
help-start = **Comece** com `/game new`. Todo mundo aperta **{ button-join }**, o host aperta **{ button-start }**. Um computador pode ocupar um lugar.
help-turn = **Na sua vez:** aperte uma carta que combine com o monte na cor, no número ou no símbolo, ou um coringa. Ou compre uma carta: se ela servir, você pode jogar na hora. **{ button-hand }**, na mesa, sempre mostra as suas cartas, só para você.
help-draw-four = **Coringa +4** só é jogada limpa quando você não tem carta da cor da vez nem Coringa simples. Quem tem que comprar pode **{ button-challenge }**: se era blefe, quem blefou compra 4; se não era, quem desafiou compra 6.
help-uno = **Uno!** Quando a sua penúltima carta for para o monte, avise: aperte **{ button-uno }** logo antes ou logo depois. Até a próxima pessoa agir, qualquer pessoa pode apertar **{ button-catch }**, e você compra 2.
help-score = **Pontos:** quem bate marca as cartas que sobraram com os outros: números pelo valor, Bloqueio, Inverter e +2 valem 20, coringas 50. Quem chega primeiro a 500 ganha a partida.
help-away = **Precisou sair um pouco?** Quando o seu tempo acaba, o computador joga por você, até você apertar alguma coisa.
help-more = **Mais:** `/learn` ensina o jogo numa rodada curta só sua. `/rules` explica cada carta e cada regra da casa. `/settings` serve para escolher o seu idioma e como você recebe o aviso da sua vez.
help-commands = **Comandos:** dá para fazer tudo apertando botões. Quem prefere digitar tem `/game` para a mesa, `/hand` `/play` `/draw` `/uno` `/catch` para a vez e `/leaderboard` para os pontos.

about-title = ### Sobre este bot
about-what = Um bot gratuito que dá as cartas, apita e marca os pontos dos jogos de Uno no seu servidor.
about-cards = As cartas foram desenhadas para ele: cada cor tem uma marca própria, para dar para distinguir mesmo sem ver a cor.
about-data = Ele guarda o seu ID de usuário, o nome com que você joga, os seus jogos, os seus pontos e as suas configurações, e nada do que você escreve.
about-trademark = UNO é uma marca da Mattel. Este bot é um projeto de hobby: não tem vínculo com a Mattel e não foi feito nem aprovado por ela.
about-version = Versão { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Esta rodada acabou.
refusal-not-playing = Você não está jogando nesta rodada.
refusal-not-your-turn = { $known ->
    [yes] Não é a sua vez: é a vez de { $name }.
   *[no] Não é a sua vez.
}
refusal-not-in-hand = { $card ->
    [none] Você não tem essa carta.
   *[other] Você não tem { $card }.
}
refusal-does-not-match = { $known ->
    [yes] { $card } não serve. Serve: { $match } ou um coringa.
   *[no] Essa carta não combina com a do monte.
}
refusal-breaks-limit = { $limit ->
    [colour] Só dá para jogar um Coringa +4 quando você não tem a cor da vez.
    [colour_or_wild] Só dá para jogar um Coringa +4 quando você não tem nem a cor da vez nem um Coringa simples.
    [colour_or_any_wild] Só dá para jogar um Coringa +4 quando você não tem nem a cor da vez nem outro coringa.
   *[unknown] As suas outras cartas não permitem um Coringa +4 agora.
}
refusal-only-drawn-card = Você comprou: jogue essa carta ou fique com ela.
refusal-already-drew = Você já comprou: jogue essa carta ou fique com ela.
refusal-must-play = Você tem uma carta que serve, então não pode comprar.
refusal-must-play-drawn = A carta que você comprou serve, então tem que ser jogada.
refusal-must-answer-penalty = Primeiro responda à carta do monte: a sua mão mostra o que você pode fazer.
refusal-cannot-stack = Essa carta não pode ir em cima desta.
refusal-no-action-finish = Aqui a última carta tem que ser um número.
refusal-colour-required = Diga também qual cor passa a valer.
refusal-colour-not-wanted = Só um coringa pede uma cor.
refusal-name-colour-first = Primeiro escolha a cor do coringa que está no monte.
refusal-no-colour-owed = Não há cor para escolher agora.
refusal-partner-required = Diga também com quem você troca de mão.
refusal-partner-not-wanted = Essa carta não troca a mão de ninguém.
refusal-bad-partner = Você não pode trocar de mão com essa pessoa.
refusal-nothing-drawn = Você não comprou nenhuma carta, então não há com o que ficar.
refusal-nothing-to-draw = Não há mais cartas para comprar.
refusal-nothing-owed = Você não deve cartas.
refusal-nothing-to-challenge = Não há Coringa +4 para você desafiar.
refusal-can-draw = Você ainda pode comprar, então não pode passar.
refusal-can-play = Você tem uma carta que serve, então não pode passar.
refusal-jump-closed = Tarde demais para cortar: o jogo já andou.
refusal-not-identical = Você só pode cortar com a carta idêntica à do monte.
refusal-catch-self = Isso só vale para as outras pessoas. Em vez disso, aperte **{ button-uno }**
refusal-catch-absent = Essa pessoa não está nesta rodada.
refusal-caught-wrong-already = Você acabou de tentar isso: não há ninguém para pegar.
refusal-misplay-off = Essa carta não serve.
refusal-not-a-misplay = Essa carta serve, então é só jogar.
refusal-no-joining = Ninguém mais pode entrar nesta partida.
refusal-table-full = A mesa está cheia.
refusal-wrong-seat = Esse lugar não está livre.
refusal-no-grace = Não há nada para esperar.

## Troubles: what cannot be done at the table

trouble-no-table = Não há mesa neste canal. Abra uma com `/game new`.
trouble-table-in-channel = Já existe uma mesa neste canal. Com `/game join` você se senta, `/game show` traz a mesa para baixo; ou peça que ela seja encerrada antes com `/game end`.
trouble-table-closed = Essa mesa está fechada. Abra outra com `/game new`.
trouble-not-seated = Você não está nesta mesa.
trouble-already-seated = Você já está nesta mesa.
trouble-table-full = A mesa está cheia: jogam no máximo dez pessoas.
trouble-not-host = Só o host pode fazer isso.
trouble-not-allowed = Só o host, ou quem cuida dos jogos neste servidor, pode fazer isso.
trouble-too-few = São precisas pelo menos duas pessoas. Espere alguém ou adicione um computador.
trouble-already-started = A partida já começou.
trouble-not-started = A partida ainda não começou.
trouble-join-later = Uma rodada está em andamento. Sente-se quando ela acabar: aí aperte **{ button-join }** ou use `/game join`.
trouble-cards-short = Não há cartas suficientes aqui para mais uma pessoa.
trouble-joining-closed = A partida começou, e ninguém mais pode entrar.
trouble-no-such-seat = Não há ninguém assim nesta mesa.
trouble-no-round = Nenhuma rodada está em andamento agora.
trouble-round-running = A rodada ainda está em andamento.
trouble-match-over = A partida acabou.
trouble-match-running = A partida ainda está em andamento.
trouble-paused = O jogo está em pausa. Primeiro aperte **{ button-resume }**.
trouble-not-paused = O jogo não está em pausa.
trouble-no-computer = Não há computador nesta mesa.
trouble-out-of-round = Você não está nesta rodada. Você recebe cartas na próxima.
trouble-not-saved = Não deu para salvar, então nada mudou. Tente de novo.
trouble-bad-value = Esse valor não é possível.
trouble-broken-table = A mesa deste canal não pode mais ser lida. Abra uma nova no lugar dela com `/game new`, ou peça a quem pode gerenciar o servidor que a feche com `/game end`.
trouble-not-a-person = Só uma pessoa pode ser o host.
trouble-vote-self = Você não pode votar sobre o seu próprio lugar. Para se levantar, use `/game leave`.
trouble-vote-computer = Não se vota sobre um computador. Entre as rodadas, o host pode tirar o computador com `/game kick`.
trouble-vote-alone = Uma pessoa sozinha não pode remover outra que ainda está aqui. São precisas duas, a não ser que a pessoa esteja ausente.
trouble-vote-early = Quando só você pode votar, uma vez só pode ser pulada depois de metade do tempo, ou depois de um minuto. Dê um pouco mais de tempo.
trouble-vote-over = Essa votação acabou.
trouble-voted = Você já votou. A decisão sai quando mais gente tiver votado.
trouble-not-their-turn = Ninguém está esperando essa pessoa agora, então não há vez para pular.

## The page of rules

panel-preset = Estas são as regras **{ $name }**.
panel-own = Estas são regras próprias desta mesa.
panel-warning = ⚠ Assim a partida não pode começar: { $problem }
panel-only-host = O host pode mudar as regras aqui antes de a partida começar.
panel-begun = A partida já começou, então as regras ficam como estão.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = O que isso quer dizer?
tab-start = Todas as regras
tab-cards = Cartas
tab-draws = Cartas de compra
tab-house = Regras da casa
tab-points = Pontos e avisos
option-on = sim
option-off = não
option-no-clock = nenhum
option-none = nenhuma
option-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
option-until-target = até a meta
form-numbers = Cartas e baralhos
form-written = O que está escrito nas cartas
form-goals = Meta, rodadas e relógio
form-calls = Punições e tolerância
form-between = { $low } a { $high }
form-clock-how = Segundos por vez, { $low } a { $high }; 0 para jogar sem relógio.
form-rule = Coringa Livre { $number }
form-rule-how = Vazio: Coringa. Ou: { form-rule-extra-turn } / { form-rule-draw-three } / texto seu de até 100.
form-rule-extra-turn = jogue de novo
form-rule-draw-three = compre três
form-bad-number = { $option }: tem que ser um número inteiro de { $low } a { $high }. Nada foi mudado.

choice-preset-official = Oficial
choice-preset-classic = Clássico
choice-preset-sheet-2015 = Manual de 2015
choice-preset-party = Festa
choice-preset-family = Família
choice-preset-lowest = Menor total
choice-preset-elimination = Eliminação
choice-preset-partners = Duplas
choice-preset-quick = Rápido
choice-match = { $day } · { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} · { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
} · { $end ->
    [running] em andamento
    [won] você ganhou
   *[over] acabou
}
choice-deck-swap = 2015, 112 cartas com Trocar Mãos
choice-removed-shuffle = Embaralhar Mãos
choice-removed-swap = Trocar Mãos
choice-removed-customizable = Coringa Livre
choice-two-player-reverse-skip = Inverter faz a outra pessoa perder a vez
choice-two-player-reverse-turn = Inverter só muda o sentido
choice-special-wild-points-50 = 50 pontos
choice-special-wild-points-40 = 40 pontos
choice-draw-four-challenge-on = Pode ser desafiado
choice-draw-four-challenge-off = Sem blefe, sem desafio
choice-stacking-off = Não
choice-stacking-same = Igual em cima de igual
choice-stacking-cross = +2 e +4 em qualquer ordem
choice-scoring-lowest = Cada pessoa marca as suas, ganha o menor total
choice-scoring-elimination = Cada pessoa marca as suas, na meta sai do jogo

problem-out-of-range = { $option }: esse valor não é possível.
problem-text-too-long = { $option }: no máximo { $limit } caracteres.
problem-text-missing = { $option }: falta o texto.
problem-partners-elimination = Duplas e eliminação não combinam.
problem-players = São precisas de 2 a { $limit } pessoas.
problem-partners-four = Para duplas são precisas exatamente { $limit } pessoas.
problem-hand-size = Não há cartas suficientes: com tanta gente, dê no máximo { $limit } para cada pessoa.

option-preset = Um conjunto de regras
option-house = Regras da casa
option-deck = Baralho
option-removed = Cartas retiradas
option-hand-size = Cartas na mão
option-decks = Baralhos juntos
option-first-card = Primeira carta
option-two-player-reverse = Inverter a dois
option-draw-four-limit = Limite do Coringa +4
option-draw-four-challenge = Desafio
option-must-play = Jogar é obrigatório
option-stacking = Acumular
option-draw-until-playable = Comprar até servir
option-force-play = Jogar o que comprou
option-uno-penalty = Punição por não dizer Uno
option-false-catch-penalty = Punição por “Peguei!” errado
option-catch-grace = Tolerância do “Peguei!”
option-seven-zero = Sete e zero
option-jump-in = Corte
option-partners = Duplas
option-target = Meta
option-scoring = Pontuação
option-rounds = Rodadas
option-no-action-finish = Bater só com número
option-custom-rules = Cartas escritas
option-special-wild-points = Pontos dos coringas especiais
option-misplay-penalty = Punição por carta errada
option-late-join = Entrar depois
option-clock = Relógio

explain-deck = Com quais cartas se joga. O moderno tem um Embaralhar Mãos e três Coringas Livres, o de 2015 tem um Trocar Mãos no lugar do Embaralhar, o clássico não tem nenhum deles.
explain-removed = Tipos de coringa especial que são tirados do baralho antes de dar as cartas.
explain-hand-size = Quantas cartas cada pessoa recebe, de 1 a 15.
explain-decks = Em mesas grandes dá para embaralhar vários baralhos juntos, até quatro.
explain-first-card = Qual carta pode começar o monte. Ou é sempre um número, ou qualquer carta vale e faz o que diz.
explain-two-player-reverse = A dois, Inverter ou funciona como um Bloqueio, e você joga de novo, ou só muda o sentido, e a outra pessoa joga.
explain-draw-four-limit = Quando um Coringa +4 é jogada limpa. É blefe se a mão que fica contém o que o limite diz; sem limite, nunca é blefe.
explain-draw-four-challenge = Quem tem que comprar quatro pode duvidar: quem blefou compra as quatro, e depois de um desafio errado são seis. Sem desafio, um Coringa +4 fora do limite nem pode ser jogado.
explain-must-play = Você só pode comprar quando nenhuma das suas cartas pode ser jogada. Ninguém é obrigado a blefar.
explain-stacking = Quem deve cartas pode somar outra carta de compra, e a próxima pessoa fica devendo todas. Igual em cima de igual separa +2 e +4.
explain-draw-until-playable = Quem compra continua comprando até sair uma carta que serve, e aí pode jogar essa carta.
explain-force-play = Uma carta comprada que serve tem que ser jogada e não pode ficar na mão.
explain-uno-penalty = Quantas cartas você compra quando alguém pega você com uma carta e sem ter dito Uno.
explain-false-catch-penalty = Quantas cartas você compra quando aperta “Peguei!” e não há ninguém para pegar.
explain-catch-grace = Por tantos segundos depois de uma mão ficar com uma carta, o “Peguei!” espera, para que uma conexão lenta não custe cartas a ninguém.
explain-seven-zero = Quem joga um 7 troca de mão com quem quiser. Quando sai um 0, todas as mãos andam um lugar no sentido do jogo.
explain-jump-in = Quem tem a carta idêntica à do monte pode jogar fora da vez, até a próxima pessoa começar. O jogo segue a partir dali. Coringas não podem ser cortados.
explain-partners = Quatro pessoas em dois times, frente a frente. Quando uma bate, a dupla marca as cartas do outro time.
explain-target = Com tantos pontos a partida acaba.
explain-scoring = Ou quem ganha a rodada marca o que sobrou com os outros, ou cada pessoa marca as próprias cartas e total baixo é bom, ou uma única rodada decide.
explain-rounds = Um número fixo de rodadas em vez da meta; com 0, joga-se até a meta.
explain-no-action-finish = Ninguém pode bater com uma carta de ação ou um coringa: a última carta tem que ser um número.
explain-custom-rules = Em cada um dos três Coringas Livres dá para escrever uma regra: jogue de novo, a próxima pessoa compra três se nada servir, ou palavras suas que todo mundo vê.
explain-special-wild-points = Quanto valem Embaralhar Mãos, Trocar Mãos e Coringa Livre quando sobram na mão.
explain-misplay-penalty = Dá para oferecer uma carta que não serve: ela volta para a mão, quem jogou compra duas e perde a vez.
explain-late-join = Dá para se sentar no meio de uma rodada e receber cartas novas. Nunca em duplas.
explain-clock = Quanto tempo pode durar uma vez antes de o computador jogar por quem está ausente; sem relógio, o jogo espera para sempre.
option-other = Essa regra

error-notation = Não conheço essa carta, cor ou pessoa.
error-channel-taken = Já existe uma mesa neste canal. Com `/game join` você se senta, `/game show` traz a mesa para baixo; ou peça que ela seja encerrada antes com `/game end`.
error-storage = Não deu para salvar, então nada mudou. Tente de novo.
error-unexpected = Desculpe, algo deu errado. Se acontecer de novo, passe o código **{ $code }** para quem cuida deste bot.

## Commands

slash-game = jogo
slash-new = novo
slash-preset = modelo
slash-deck = baralho
slash-hand-size = cartas
slash-first-card = primeira-carta
slash-draw-four-limit = limite-mais4
slash-draw-four-challenge = desafio
slash-uno-penalty = punição-uno
slash-false-catch-penalty = punição-erro
slash-catch-grace = tolerância
slash-scoring = pontuação
slash-target = meta
slash-rounds = rodadas
slash-clock = relógio
slash-rules = regras
slash-save-rules = salvar-regras
slash-name = nome
slash-forget-rules = esquecer-regras
slash-join = entrar
slash-leave = sair
slash-start = começar
slash-show = mostrar
slash-notify = avisar
slash-add-computer = computador
slash-level = nível
slash-kick = remover
slash-player = pessoa
slash-end = encerrar
slash-hand = mão
slash-play = jogar
slash-card = carta
slash-colour = cor
slash-swap-with = trocar-com
slash-draw = comprar
slash-uno = uno
slash-catch = pegar
slash-leaderboard = classificação
slash-page = página
slash-record = registro
slash-match = partida
slash-topic = assunto
slash-learn = aprender
slash-help = ajuda
slash-about = sobre

command-game = Abrir uma mesa de Uno, entrar nela e cuidar dela
command-game-new = Abrir uma mesa neste canal
command-game-new-preset = Regras para começar: oficial, festa, … ou um conjunto salvo neste servidor
command-game-new-deck = Com qual baralho se joga
command-game-new-hand-size = Cartas dadas a cada pessoa (7)
command-game-new-first-card = O que faz uma primeira carta que não é número
command-game-new-draw-four-limit = Quando um Coringa +4 pode ser jogado
command-game-new-draw-four-challenge = Se um Coringa +4 pode ser desafiado
command-game-new-uno-penalty = Cartas para quem não disse Uno (2)
command-game-new-false-catch-penalty = Cartas por um “Peguei!” errado (0)
command-game-new-catch-grace = Segundos até um “Peguei!” valer (2)
command-game-new-scoring = Como se contam os pontos
command-game-new-target = Pontos que ganham a partida (500)
command-game-new-rounds = Jogar um número fixo de rodadas
command-game-new-clock = Segundos por vez, 15 a 600; 0 para jogar sem relógio
command-game-rules = As regras desta mesa; o host pode mudá-las aqui
command-game-save-rules = Salvar as regras desta mesa para depois (host ou Gerenciar servidor)
command-game-save-rules-name = Como elas se chamam, até 32 letras
command-game-forget-rules = Esquecer regras salvas (host ou Gerenciar servidor)
command-game-forget-rules-name = Quais
command-game-join = Sentar-se à mesa deste canal
command-game-leave = Deixar o seu lugar
command-game-start = Dar as cartas (host)
command-game-show = Mostrar a mesa de novo
command-game-notify = Avisar quando o próximo jogo abrir aqui; use de novo para cancelar
command-game-add-computer = Pôr o computador num lugar da mesa (host)
command-game-add-computer-level = Como ele joga
command-game-kick = Remover uma pessoa (host ou moderação)
command-game-kick-player = Quem tem que sair
command-game-end = Encerrar o jogo e fechar a mesa (host ou moderação)
command-hand = Mostrar as suas cartas, só para você
command-play = Jogar uma carta
command-play-card = A carta; as suas que servem aparecem na lista
command-play-colour = A cor que você escolhe para um coringa
command-play-swap-with = Com quem você troca de mão, com um 7 ou Trocar Mãos, onde isso vale
command-draw = Comprar uma carta
command-uno = Dizer Uno
command-catch = Pegar quem não disse Uno
command-catch-player = Quem esqueceu; pode faltar se foi uma pessoa só
command-record = O registro de uma partida que você jogou, em arquivo
command-record-match = Qual partida; a mais recente se você não escolher
command-leaderboard = Quem está na frente neste servidor
command-leaderboard-page = Qual página mostrar
command-rules = O livro de regras: cada carta e cada regra, assunto por assunto
command-rules-topic = O que você quer saber
command-learn = Aprender Uno jogando: uma rodada guiada que só você vê
command-help = Como se joga
command-about = O que é este bot e quem o fez

choice-deck-modern = Moderno, 112 cartas
choice-deck-classic = Clássico, 108 cartas
choice-first-card-ignore = Sempre um número
choice-first-card-effect = A que sair, e ela vale
choice-draw-four-limit-colour_or_wild = Sem carta da cor e sem Coringa simples
choice-draw-four-limit-colour = Sem carta da cor
choice-draw-four-limit-colour_or_any_wild = Sem carta da cor e sem outro coringa
choice-draw-four-limit-none = Quando quiser
choice-scoring-winner = Quem ganha a rodada marca as cartas dos outros
choice-scoring-single = Uma rodada, ganha quem bater primeiro

## Answers to commands and presses

answer-joined = Agora você está na mesa.
answer-left = Você deixou a mesa.
answer-notify = Você vai receber uma menção aqui quando o próximo jogo abrir neste canal. Use `/game notify` de novo para cancelar.
answer-notify-not = Você não vai mais receber aviso do próximo jogo aqui.
answer-ended = A mesa está fechada.
answer-record = Tudo o que aconteceu nesta partida, linha por linha. `python -m bot replay` confere cada jogada e as cartas dadas em cada rodada e conta tudo em palavras.
answer-record-so-far = Esta partida ainda está em andamento: aqui está tudo até a última rodada que acabou. `python -m bot replay` conta tudo em palavras.
answer-no-record = Você ainda não jogou nenhuma rodada até o fim neste servidor. Depois disso, o registro aparece aqui.
answer-unknown-match = Essa partida não está entre as suas. Escolha uma da lista.
answer-kicked = { $name } não está mais na mesa.
answer-computer = { $name } está na mesa agora.
answer-unknown-player = Ninguém nesta mesa se chama { $name }. Escolha um dos nomes da lista.
answer-unknown-card = Não conheço a carta { $typed }. Escreva como “7 vermelho”, “bloqueio azul” ou “coringa verde”.
answer-saved = Estas regras estão salvas como **{ $name }**. Todo mundo aqui pode começar uma mesa com elas: `/game new preset:`.
answer-forgotten = As regras **{ $name }** foram esquecidas.
answer-name-taken = Regras não podem se chamar { $name } aqui. Escolha outro nome.
answer-presets-full = Este servidor já salvou { $most } conjuntos de regras, e não cabe mais nenhum. Primeiro esqueça um com `/game forget-rules`.
answer-unknown-preset = Não há regras com esse nome aqui.
answer-old-button = Este botão é de uma versão mais antiga do bot e não faz mais nada.
answer-old-command = Este comando mudou. Reinicie o Discord (Ctrl+R, ou feche o app) e tente de novo.
answer-bad-option = { $typed } não é possível ali.
permissions-missing = Não consigo manter uma mesa neste canal. Falta: { $permissions }. Peça a quem pode editar o canal que me dê isso e tente de novo.
permission-view = **Ver canal**
permission-send = **Enviar mensagens**
permission-send-in-threads = **Enviar mensagens em tópicos**
