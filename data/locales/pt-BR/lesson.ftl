### The guided first round, /learn. $first and $second are two computers, who are called Coco and Pico
### in most places; $card is the card to be played, $pile the one on the pile.

lesson-you = Você
lesson-head = ### Lição · { $number } de { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### A lição acabou
lesson-stopped-how = Volte quando quiser: `/learn` começa tudo de novo.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Começar
button-lesson-back = Um passo atrás
button-lesson-stop = Parar
button-lesson-again = Mais uma vez
button-lesson-resume = Continuar a lição

lesson-title-begin = Sua primeira rodada
lesson-begin = Olá! Aqui você joga uma rodada curta de Uno contra dois computadores, { $first } e { $second }. Leva uns cinco minutos. Ninguém mais vê, e ela não conta em lugar nenhum.

    O objetivo: **ser a primeira pessoa a se livrar de todas as cartas.**

    A sua mão aparece como num jogo de verdade, com um botão para cada carta. As cartas que servem vêm primeiro, as outras ficam apagadas. Aqui você tem seis cartas; normalmente são sete.

    Aperte **{ button-lesson-begin }** e depois faça o que cada passo pedir. Você pode voltar ou parar a qualquer momento.

lesson-title-colour = A mesma cor
lesson-colour = No monte está { $pile }. Você pode jogar uma carta com a **mesma cor** ou com o **mesmo número ou símbolo**.

    O seu { $card } tem a mesma cor. Aperte.

lesson-title-number = O mesmo número
lesson-number = { $first } jogou um 2 em cima do seu 2: o mesmo número. { $second } jogou mais uma carta azul: a mesma cor.

    Você não tem nada azul. Mas o seu { $card } tem o **mesmo número** da carta do monte. Aperte.

lesson-title-draw = Nada serve
lesson-draw = Agora { $pile } está no monte. Você não tem carta verde, nem 1, nem coringa, então nada serve.

    Quem não pode jogar **compra uma carta**. Se ela servir, você pode jogar na hora. Se não, fica com ela, e a sua vez acaba.

    Aperte **{ button-draw }**.

lesson-title-skip = Uma carta de ação
lesson-skip = A carta que você comprou não servia. { $first } também teve que comprar, e { $second } jogou { $pile }.

    As cartas com símbolo fazem alguma coisa. **Bloqueio:** a próxima pessoa perde a vez. **+2:** a próxima pessoa compra 2 cartas e perde a vez.

    O seu { $card } é vermelho, então serve. Aperte, e { $first } perde a vez.

lesson-title-draw-again = De novo nada serve
lesson-draw-again = { $first } ficou sem a vez, então { $second } jogou em seguida: { $pile }.

    De novo nenhuma das suas cartas é vermelha, e nenhuma é um 6. **{ button-why }** explica isso para cada carta; experimente, se quiser.

    Depois aperte **{ button-draw }**.

lesson-title-wild = Um coringa
lesson-wild = Você comprou um **Coringa**. Ele serve em cima de qualquer carta, e quem joga diz qual cor vem em seguida.

    Você pode jogar a carta comprada na hora ou guardar para depois. Jogue agora.

lesson-title-name-colour = Escolha uma cor
lesson-name-colour = Qual vai ser a cor? Escolha a que você mais tem.

    Três das suas cartas são amarelas. Aperte **{ colour-Y }**.

lesson-title-catch = Alguém esqueceu
lesson-catch = Os dois jogaram cartas amarelas em cima do seu Coringa. Mas veja: { $second } só tem **uma carta** e não disse **Uno!**

    Quem fica com uma carta tem que dizer isso. Se esquecer, qualquer pessoa pode pegar quem esqueceu até a próxima começar a jogar, e isso custa 2 cartas. A próxima pessoa é você, então faça isso antes de jogar.

    Aperte **{ $catch }** agora.

lesson-title-reverse = No outro sentido
lesson-reverse = Muito bem: { $second } compra 2 cartas.

    Ainda é a sua vez. **Inverter** muda o sentido do jogo. Até agora, depois de você vinha { $first }; daqui em diante vem { $second }.

    Aperte { $card }.

lesson-title-challenge = Um blefe?
lesson-challenge = { $second } não tinha o que jogar e comprou. Aí { $first } jogou um **Coringa +4** em você e escolheu azul.

    Essa carta tem um limite: só é jogada limpa se quem joga não tem **nenhuma carta da cor da vez**, que era amarelo, nem um Coringa simples. Se você não acredita, pode **desafiar**. O que você arrisca e o que pode ganhar está escrito abaixo.

    { $first } jogou amarelo há pouco e pode muito bem ter mais. Aperte **{ button-challenge }**.

lesson-title-go-on = Bem desafiado
lesson-go-on = Era blefe: ainda havia uma carta amarela naquela mão, que só você viu. { $first } compra as 4 cartas, e é a sua vez. A cor escolhida continua valendo: azul.

    O seu { $card } é azul. Aperte.

lesson-title-say-uno = Diga Uno
lesson-say-uno = Restam duas cartas, e { $card } serve: é um 4, como a carta do monte. Depois dela você fica com **uma carta**, então tem que dizer **Uno!** O momento mais seguro é logo antes de jogar.

    Primeiro aperte **{ button-uno }**

lesson-title-second-to-last = Falta uma carta
lesson-second-to-last = Você disse Uno, então ninguém pode pegar você. (Logo depois da carta também dá tempo, se você for mais veloz que os outros.)

    Agora aperte { $card }.

lesson-title-last = Bata
lesson-last = { $second } comprou uma carta, e { $first } jogou { $pile }. A sua última carta é { $card }: ela também é amarela.

    Aperte. Quem joga a última carta ganha a rodada.

lesson-title-end = Você ganhou!
lesson-end = **A rodada é sua.** Quem bate marca todas as cartas que sobraram com os outros: números contam o seu valor, Bloqueio, Inverter e +2 valem 20 cada, coringas 50 cada.
lesson-end-hand = { $name } · { $points } pontos · { $cards }
lesson-end-points = São **{ $points } pontos** para você. Uma partida continua, rodada após rodada, até alguém ter 500.
lesson-end-how = **E agora?** Abra uma mesa com `/game new`. Seus amigos apertam **{ button-join }**, ou você aperta **{ button-computer }**, e depois **{ button-start }**. `/rules` explica cada carta e cada regra sempre que você quiser saber mais.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = Você poderia comprar. Mas { $card } serve, e você quer se livrar das suas cartas.
lesson-else-play = Você poderia jogar essa. Mas neste passo o assunto é outro; leia o que ele pede.
lesson-else-keep = Você poderia ficar com ela. Mas quem joga chega mais perto do fim da rodada.
lesson-else-accept = Você poderia comprar as cartas. Mas agora tente o outro caminho: é a única chance de escapar delas.
lesson-else-uno = Ainda não. Diga Uno quando for jogar a penúltima carta ou quando tiver uma só.
lesson-else-catch = Não há ninguém para pegar ali. Aqui um “Peguei!” errado não custa nada; em algumas mesas custa cartas.
lesson-draw-uno = Ainda não: você tem mais de duas cartas. Primeiro compre uma.
lesson-catch-play = Essa carta serve. Mas, assim que você jogar, { $second } não corre mais perigo. Pegue primeiro: aperte **{ $catch }**
lesson-catch-draw = Assim que você comprar, { $second } não corre mais perigo. Pegue primeiro: aperte **{ $catch }**
lesson-reverse-play = Essa carta também serve. Mas veja o que faz um Inverter: aperte { $card }.
lesson-wild-keep = Você poderia ficar com ele. Mas aí a sua vez acaba sem nada jogado. Jogue agora.
lesson-name-colour-play = Você poderia. Mas você tem mais de outra cor e quer jogar essas cartas em seguida. Aperte **{ colour-Y }**.
lesson-name-colour-keep = Você ainda poderia ficar com ele. Mas aí a sua vez acaba sem nada jogado. Escolha uma cor.
lesson-challenge-accept = Muita gente faz isso. Mas quatro cartas são muitas, e este parece blefe. Aperte **{ button-challenge }**.
lesson-say-uno-play = A carta serve. Mas, se você jogar sem dizer nada, alguém pode pegar você, e você compra 2. Primeiro aperte **{ button-uno }**
lesson-say-uno-draw = Você poderia comprar. Mas uma das suas cartas serve, e você está quase batendo. Primeiro aperte **{ button-uno }**
lesson-second-to-last-uno = Você já disse. Agora aperte { $card }.
