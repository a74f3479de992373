### The rulebook, /rules, a topic after the other.

rulebook-head = ### { $title }
rulebook-page = -# Página { $page } de { $pages }
rulebook-gone = Essa mesa não existe mais, então aqui está o começo do livro de regras.

menu-rulebook = Escolha um assunto
button-rulebook = Livro de regras
button-read-earlier = ← Anterior
button-read-later = Próxima →
button-lesson = Aprender jogando

rulebook-topic-table = As regras desta mesa
rulebook-topic-aim = O objetivo e a sua vez
rulebook-topic-deal = Dar as cartas e a primeira carta
rulebook-topic-cards = As cartas
rulebook-topic-actions = Cartas de ação
rulebook-topic-wilds = Coringas
rulebook-topic-draw-four = Coringa +4 e o desafio
rulebook-topic-uno = Dizer Uno e pegar quem esquece
rulebook-topic-points = Pontos e a partida
rulebook-topic-matches = Outros tipos de partida
rulebook-topic-two = Só duas pessoas
rulebook-topic-house-cards = Regras da casa: cartas
rulebook-topic-house-draws = Regras da casa: cartas de compra
rulebook-topic-house-play = Regras da casa: jogo
rulebook-topic-house-points = Regras da casa: pontos e avisos
rulebook-topic-presets = Conjuntos de regras
rulebook-topic-small = As letras miúdas
rulebook-topic-seats = Computadores, ausência, chegar depois
rulebook-topic-fair = Cartas sem trapaça
rulebook-topic-words = As palavras do jogo

## The rules of this table

rulebook-table-official = Esta mesa joga com as regras oficiais, exatamente como estão neste livro.
rulebook-table-differs = { $count ->
    [one] Esta mesa joga com as regras oficiais, com uma exceção:
   *[other] Esta mesa joga com as regras oficiais, com estas { $count } exceções:
}

## The aim and a turn

rulebook-aim = Jogam de duas a dez pessoas. Cada uma recebe 7 cartas. **Livre-se de todas as suas antes dos outros:** você ganha a rodada e marca o que sobrou com eles. Quem chega primeiro a 500 pontos ganha a partida.
rulebook-turn = **Na sua vez,** você joga uma carta que combina com a carta de cima do monte, ou compra uma carta.
rulebook-fits = **Uma carta serve** quando tem a mesma cor, o mesmo número ou o mesmo símbolo da carta do monte. Um coringa sempre serve. Depois de um coringa, vale a cor escolhida por quem jogou.
rulebook-draw = **Comprar:** você pode comprar mesmo que possa jogar. Se a carta comprada servir, você pode jogar essa carta na hora; nenhuma outra da sua mão. Senão, fica com ela, e a sua vez acaba.
rulebook-direction = **Sentido:** o jogo segue a ordem dos lugares, até que um Inverter mude o sentido.
rulebook-empty = **Acabaram as cartas para comprar?** Então as cartas jogadas são embaralhadas e viram o novo monte de compra, todas menos a de cima.

## The deal and the first card

rulebook-dealer = Antes da primeira rodada cada pessoa tira uma carta, e o número mais alto dá as cartas. Depois disso, a cada rodada quem dá é o lugar seguinte.
rulebook-first-card = Quando todo mundo tem as suas cartas, mais uma é virada e começa o monte. Se não for um número, ela é deixada de lado, e a próxima é virada, até sair um número.
rulebook-first-turn = Começa quem está depois da pessoa que deu as cartas.

## The cards

rulebook-cards = O baralho tem **112 cartas** em quatro cores. Cada cor também tem uma marca no canto das cartas, para quem não distingue as cores.
rulebook-cards-numbers = **Cartas de número:** em cada cor um 0 e duas de cada número de 1 a 9.
rulebook-cards-actions = **Cartas de ação:** em cada cor dois Bloqueios, dois Inverter e dois +2.
rulebook-cards-wilds = **Coringas:** quatro Coringas, quatro Coringas +4, um Embaralhar Mãos e três Coringas Livres.
rulebook-cards-decks = Uma mesa também pode escolher o baralho clássico de 108 cartas, sem Embaralhar Mãos e sem Coringa Livre, ou o baralho de 2015, em que um Trocar Mãos fica no lugar do Embaralhar Mãos.

## Action cards

rulebook-actions = Uma carta de ação é jogada como uma de número: ela serve pela cor, ou em cima do mesmo símbolo de qualquer cor.
rulebook-skip = **Bloqueio:** a próxima pessoa perde a vez.
rulebook-reverse = **Inverter:** a partir de agora o jogo vai no outro sentido.
rulebook-draw-two = **+2:** a próxima pessoa compra 2 cartas e perde a vez. Ela não pode responder com uma carta, a não ser que a mesa jogue acumulando.
rulebook-last-action = **Como última carta** ela ainda funciona: depois de um +2 ou de um Coringa +4, a próxima pessoa primeiro compra, e essas cartas contam para você.

## Wilds

rulebook-wild = **Coringa:** serve em cima de qualquer carta. Você escolhe a cor que vale em seguida, e ela pode ser a mesma de antes.
rulebook-shuffle = **Embaralhar Mãos:** todas as mãos são juntadas, a sua também, embaralhadas e dadas de novo, uma carta por vez, começando por quem vem depois de você. Aí você escolhe uma cor.
rulebook-swap = **Trocar Mãos** (baralho de 2015): você troca a sua mão inteira com quem quiser. Aí você escolhe uma cor.
rulebook-customizable = **Coringa Livre:** um Coringa simples. Mas a mesa pode ter escrito algo nele: jogue de novo; ou a próxima pessoa compra 3 se nada dela servir; ou palavras próprias.
rulebook-last-wild = Jogados como última carta, nem Embaralhar nem Trocar mexem nas mãos.

## Wild Draw Four and the challenge

rulebook-draw-four = **Coringa +4:** serve em cima de qualquer carta. Você escolhe uma cor, e a próxima pessoa compra 4 cartas e perde a vez.
rulebook-limit = **O limite:** só é jogada limpa se o resto da sua mão não tem carta da cor da vez nem Coringa simples. Cartas que serviriam pelo número ou pelo símbolo não importam.
rulebook-bluff = **O blefe:** você pode jogar mesmo assim. Nada acontece, a não ser que a pessoa que tem que comprar duvide.
rulebook-challenge = **O desafio:** antes de comprar, essa pessoa aperta **{ button-challenge }** e vê a sua mão; mais ninguém vê.
    - Era blefe: você compra as 4, e quem desafiou joga normalmente.
    - Não era blefe: quem desafiou compra 6 e perde a vez.
rulebook-challenge-colour = A cor que você escolheu continua valendo nos dois casos.
rulebook-last-draw-four = Como sua última carta, ele não pode ser desafiado.

## Saying Uno and catching

rulebook-uno = **Uno!** Quem joga uma carta e fica com **uma só** tem que dizer Uno. Aperte **{ button-uno }** logo antes dessa carta ou logo depois dela, ou digite `/uno`.
rulebook-catch = **Pegar:** qualquer outra pessoa pode pegar quem esquece, até a próxima começar a jogar. Aperte **{ button-catch }** ou digite `/catch`. Quem esqueceu compra 2 cartas.
rulebook-grace = O “Peguei!” espera 2 segundos, para que uma conexão lenta não custe cartas a ninguém. Quem diz Uno nesse tempo não corre perigo.
rulebook-false = Um “Peguei!” errado não custa nada, e dizer Uno cedo demais também não: só não vale.
rulebook-uno-again = Quem fica com uma carta numa troca ou num embaralhamento também tem que dizer Uno. Quem compra e depois fica de novo com uma carta tem que dizer de novo.

## Points and the match

rulebook-points = Quem bate **marca todas as cartas que sobraram com os outros:**
    - cartas de número: o número
    - Bloqueio, Inverter, +2: 20 cada
    - coringas de todo tipo: 50 cada
rulebook-example = **Um exemplo:** alguém fica com estas três. Elas valem 7 + 20 + 50 = **77 pontos** para quem ganha.
rulebook-match = **A partida** continua, rodada após rodada, até alguém ter 500 pontos.
rulebook-blocked = Se ninguém pode jogar e não há mais cartas para comprar, a rodada trava. Ela acaba sem vitória.
rulebook-race = O que você ganha também pode contar na classificação do servidor: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **Menor total:** cada pessoa soma aos próprios pontos as cartas que sobraram na sua mão. Quando alguém chega à meta, ganha o menor total.
rulebook-elimination = **Eliminação:** igual, mas quem chega à meta sai do jogo. Ganha a última pessoa que ficar.
rulebook-single = **Uma única rodada:** quem bate primeiro ganha na hora. Ou se joga um número fixo de rodadas.
rulebook-partners = **Duplas:** quatro pessoas em dois times, cada dupla frente a frente. Quando uma pessoa bate, o time dela marca as cartas dos outros dois. As cartas da dupla não contam.

## Two players

rulebook-two = Com duas pessoas, Bloqueio, +2 e Coringa +4 devolvem a vez direto para quem jogou.
rulebook-two-reverse = Um Inverter funciona como um Bloqueio: você joga de novo. A mesa pode escolher que ele só mude o sentido, e aí a outra pessoa joga.
rulebook-two-swap = Onde se trocam as mãos, não há quem escolher: você troca com a outra pessoa.
rulebook-two-left = O mesmo vale quando numa mesa maior só restam duas pessoas.

## House rules (the list itself comes from the options)

rulebook-house = O host pode mudar isto antes da partida: **{ button-options }**, na mesa, abre uma página para isso.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Oficial: { $value }.
rulebook-presets = Uma mesa pode começar com um destes: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = tudo como neste livro
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **Acumular:** os números se somam. A carta somada pode ter qualquer cor. Quem não pode somar nenhuma, ou não quer, compra todas e perde a vez. Depois disso, a carta do monte volta a ser uma carta comum.
rulebook-small-stack-challenge = Só o último +4 de um acumulado pode ser desafiado: quem blefou compra o acumulado inteiro; quem desafiou sem razão compra 2 a mais do que isso.
rulebook-small-jump = **Cortar** com uma carta de ação: o efeito da primeira deixa de valer, e vale o da sua, a partir do seu lugar. Um Inverter não muda o sentido uma segunda vez. Onde se acumula, as cartas devidas se somam.
rulebook-small-jump-never = Ninguém pode cortar enquanto há uma cor ou um desafio em aberto, nem depois que a próxima pessoa comprou.
rulebook-small-first = **Uma primeira carta que vale:** um +2 ou um Bloqueio cai em quem está depois da pessoa que deu as cartas. Depois de um Inverter, começa quem deu as cartas, e o jogo vai no outro sentido. Depois de um coringa, quem está depois da pessoa que deu as cartas escolhe a cor e começa. Um Coringa +4 volta para o baralho.
rulebook-small-seven = **Sete e zero:** como últimas cartas, não mexem nas mãos. Com duas pessoas, o 0 também troca.
rulebook-small-must = **Jogar é obrigatório** e **Jogar o que comprou** nunca obrigam ninguém a blefar com um Coringa +4.
rulebook-small-short = Se restam menos cartas do que alguém tem que comprar, a pessoa compra as que há.
rulebook-small-end = Uma rodada acaba no máximo depois de 5.000 jogadas.

## Computers, being away, coming late

rulebook-computers = **Computadores** podem ocupar qualquer lugar: **{ button-computer }**. Eles veem as próprias cartas e a mesa, nada além do que você vê. O host escolhe como eles jogam.
rulebook-away = **Precisou sair?** Quando o seu tempo acaba, o computador joga por você. As cartas continuam suas: aperte qualquer coisa, e você volta a jogar.
rulebook-vote = **Alguém faz todo mundo esperar?** A mesa pode votar: `/game vote`. Mais da metade dos votos pula uma vez ou remove alguém.
rulebook-pause = **Uma pausa:** o host pode pausar o jogo, e o tempo de ninguém corre. Quem está jogando pode continuar.
rulebook-late = **Chegar depois:** entre duas rodadas qualquer pessoa pode se sentar; no meio de uma rodada, só onde a mesa permite. Quem chega começa sem pontos ou, onde ganha o total baixo, com o total mais alto da mesa.
rulebook-watch = **Assistir:** quem não joga pode assistir e vê o que todo mundo pode ver: `/game watch`.
rulebook-leave = **Sair de vez:** as suas cartas voltam para o monte de compra. Os seus pontos ficam guardados, mas não podem mais ganhar. Se só resta uma pessoa, a partida acaba. Em duplas, um computador toma o seu lugar.

## A fair deal

rulebook-fair = Ninguém escolhe as cartas, nem mesmo quem cuida deste bot, e você pode conferir.
rulebook-fair-seed = Todo embaralhamento vem de um texto secreto, a **semente**. Antes da primeira carta, a impressão digital dela (SHA-256) é fixada, e quem aperta **{ button-more }** na mesa pode ver. Quando a rodada acaba, a própria semente aparece. Se ela tiver essa impressão digital, nada foi mudado no meio do caminho.
rulebook-fair-record = `/record` dá a você tudo o que aconteceu numa partida sua, em um arquivo que um programa pode conferir.

## The words of the game

rulebook-words = - **Monte:** as cartas jogadas; só a de cima vale.
    - **Monte de compra:** as cartas viradas para baixo, que são compradas.
    - **Cor da vez:** a cor que vale, a da carta de cima ou a escolhida para um coringa.
    - **Servir:** ter a mesma cor, o mesmo número ou o mesmo símbolo, ou ser um coringa.
    - **Bater:** jogar a última carta. Ganha a rodada.
    - **Blefe:** um Coringa +4 contra o limite dele.
    - **Desafiar:** duvidar de um Coringa +4.
    - **Pegar:** apontar alguém com uma carta que não disse Uno.
    - **Acumular:** pôr cartas de compra em cima de cartas de compra (regra da casa).
    - **Cortar:** jogar fora da vez a carta idêntica à do monte (regra da casa).
    - **Host:** quem abriu a mesa.
    - **Dar as cartas:** como as cartas de uma rodada foram embaralhadas e distribuídas.
