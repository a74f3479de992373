## Who is at a table: votes, the host, whoever watches

button-vote = Votar…
button-vote-skip = Voto: pular { $name }
button-vote-remove = Voto: remover { $name }
button-pause = Pausar
button-watch = Assistir
button-refresh = Atualizar

vote-skip = 🗳 Votação para pular a vez de { $name }: **{ $count } de { $needed }** · acaba { $when }
vote-remove = 🗳 Votação para remover { $name }: **{ $count } de { $needed }** · acaba { $when }
vote-on-you-skip = 🗳 **A mesa vota para pular a sua vez ({ $count } de { $needed }).** Jogue, e a votação acaba.
vote-on-you-remove = 🗳 **A mesa vota para remover você ({ $count } de { $needed }).**
vote-skipped-you = 🗳 A mesa votou por pular a sua vez: o computador jogou por você

notice-host = 🔑 { $name } agora é o host
notice-skipped = 🗳 Por votação: o computador joga por { $name }
notice-removed = 🗳 Por votação: { $name } não está mais na mesa
notice-replaced = 🤖 { $name } saiu: um computador continua

vote-title = ### 🗳 Votação
vote-how = Cada pessoa na mesa tem um voto, menos quem está ausente e a pessoa em questão. Decide mais da metade dos votos. Depois de dois minutos, a votação acaba.
vote-how-skip = **Pular uma vez:** o computador joga, como se o tempo tivesse acabado. Quando só uma pessoa pode votar, isso é possível depois de metade do tempo, ou depois de um minuto.
vote-how-remove = **Remover alguém:** a pessoa deixa o lugar de vez. Uma pessoa sozinha não pode remover outra, a não ser que ela esteja ausente.
vote-nobody = Não há ninguém aqui sobre quem votar.
vote-counted = Seu voto conta.
vote-decided = Era o último voto que faltava: está decidido.

watch-title = -# 👀 Você está assistindo. Você vê o que todo mundo pode ver, e as cartas de ninguém.
watch-join = Aperte **{ button-join }** para jogar também.
watch-join-later = Você pode se sentar quando a rodada acabar.
watch-join-never = Ninguém mais pode entrar nesta partida.
watch-full = A mesa está cheia.
watch-seated = Agora você está nesta mesa. **{ button-hand }** mostra as suas cartas.
watch-refresh = -# Esta tela se atualiza sozinha por quinze minutos. Depois, aperte **{ button-refresh }**.

more-host = O host é { $name }.
more-vote = Alguém está fazendo todo mundo esperar? **{ button-vote }** deixa a mesa decidir.

permission-manage-threads = **Gerenciar tópicos**, porque este tópico está trancado
need-manage-threads = para escrever num tópico trancado

answer-paused = O jogo está em pausa. Quem está na mesa pode continuar com `/game resume`.
answer-resumed = O jogo continua.
answer-host = { $name } agora é o host.
answer-ended-broken = A mesa deste canal não podia mais ser lida e agora está fechada. Abra outra com `/game new`.

command-game-pause = Pausar o jogo; o tempo de ninguém corre (host)
command-game-resume = Continuar depois de uma pausa
command-game-watch = Assistir ao jogo sem jogar
command-game-vote = Votar para pular a vez de alguém ou remover a pessoa
command-game-vote-player = De quem se trata
command-game-vote-what = Do que trata a votação; deixe vazio para escolher depois
command-game-host = Passar o papel de host a outra pessoa (host ou Gerenciar servidor)
command-game-host-player = Quem vai ser o host
choice-what-skip = Pular a vez
choice-what-remove = Remover da mesa

slash-pause = pausar
slash-resume = continuar
slash-watch = assistir
slash-vote = votar
slash-what = tipo
slash-host = host
