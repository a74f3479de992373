### The rulebook, /rules, a topic after the other.

rulebook-head = ### { $title }
rulebook-page = -# Pagina { $page } di { $pages }
rulebook-gone = Quel tavolo non c’è più, quindi ecco l’inizio del regolamento.

menu-rulebook = Scegli un argomento
button-rulebook = Regolamento
button-read-earlier = ← Precedente
button-read-later = Successiva →
button-lesson = Impara giocando

rulebook-topic-table = Le regole di questo tavolo
rulebook-topic-aim = Lo scopo e il turno
rulebook-topic-deal = Dare le carte e la prima carta
rulebook-topic-cards = Le carte
rulebook-topic-actions = Carte azione
rulebook-topic-wilds = I jolly
rulebook-topic-draw-four = Jolly +4 e la sfida
rulebook-topic-uno = Dire Uno e beccare chi dimentica
rulebook-topic-points = I punti e la partita
rulebook-topic-matches = Altri tipi di partita
rulebook-topic-two = In due
rulebook-topic-house-cards = Regole della casa: carte
rulebook-topic-house-draws = Regole della casa: carte con il +
rulebook-topic-house-play = Regole della casa: gioco
rulebook-topic-house-points = Regole della casa: punti e chiamate
rulebook-topic-presets = Serie di regole
rulebook-topic-small = I dettagli
rulebook-topic-seats = Computer, assenze, chi arriva tardi
rulebook-topic-fair = Carte senza trucchi
rulebook-topic-words = Le parole del gioco

## The rules of this table

rulebook-table-official = Questo tavolo gioca con le regole ufficiali, proprio come stanno in questo regolamento.
rulebook-table-differs = { $count ->
    [one] Questo tavolo gioca con le regole ufficiali, con un’eccezione:
   *[other] Questo tavolo gioca con le regole ufficiali, con queste { $count } eccezioni:
}

## The aim and a turn

rulebook-aim = Si gioca da due a dieci persone. Ognuno riceve 7 carte. **Liberati di tutte le tue prima degli altri:** vinci la manche e segni ciò che resta in mano a loro. Chi arriva prima a 500 punti vince la partita.
rulebook-turn = **Nel tuo turno** giochi una carta che va bene su quella in cima alla pila, oppure peschi una carta.
rulebook-fits = **Una carta va bene** se ha lo stesso colore, lo stesso numero o lo stesso simbolo di quella sulla pila. Un jolly va sempre bene. Dopo un jolly vale il colore scelto da chi l’ha giocato.
rulebook-draw = **Pescare:** puoi pescare anche se potresti giocare. Se la carta pescata va bene, puoi giocarla subito; nessun’altra della tua mano. Altrimenti la tieni, e il tuo turno è finito.
rulebook-direction = **Giro:** si gioca nell’ordine dei posti, finché un Cambio giro non lo inverte.
rulebook-empty = **Finite le carte da pescare?** Allora le carte giocate vengono mescolate in un nuovo mazzo di pesca, tutte tranne quella in cima.

## The deal and the first card

rulebook-dealer = Prima della prima manche ognuno pesca una carta, e il numero più alto dà le carte. Poi, a ogni manche, tocca al posto successivo.
rulebook-first-card = Quando tutti hanno le loro carte, se ne scopre un’altra, che comincia la pila. Se non è un numero, si lascia da parte e si scopre la prossima, finché esce un numero.
rulebook-first-turn = Comincia chi viene dopo la persona che ha dato le carte.

## The cards

rulebook-cards = Il mazzo ha **112 carte** in quattro colori. Ogni colore ha anche un segno nell’angolo delle sue carte, per chi non distingue i colori.
rulebook-cards-numbers = **Carte numero:** in ogni colore uno 0, e due di ogni numero da 1 a 9.
rulebook-cards-actions = **Carte azione:** in ogni colore due Salta turno, due Cambio giro e due +2.
rulebook-cards-wilds = **Jolly:** quattro Jolly, quattro Jolly +4, un Mescola mani e tre Jolly liberi.
rulebook-cards-decks = Un tavolo può anche scegliere il mazzo classico da 108 carte, senza Mescola mani né Jolly liberi, o il mazzo 2015, in cui uno Scambia mani prende il posto di Mescola mani.

## Action cards

rulebook-actions = Una carta azione si gioca come una carta numero: va bene per il suo colore, o sullo stesso simbolo di qualsiasi colore.
rulebook-skip = **Salta turno:** chi gioca dopo perde il turno.
rulebook-reverse = **Cambio giro:** da ora si gioca nell’altro senso.
rulebook-draw-two = **+2:** chi gioca dopo pesca 2 carte e perde il turno. Non può rispondere con una carta, a meno che al tavolo non si giochi con l’accumulo.
rulebook-last-action = **Come ultima carta** ha comunque effetto: dopo un +2 o un Jolly +4 chi gioca dopo prima pesca, e quelle carte contano per te.

## Wilds

rulebook-wild = **Jolly:** va bene su ogni carta. Scegli il colore che vale da lì in poi, e può essere lo stesso di prima.
rulebook-shuffle = **Mescola mani:** tutte le mani si mettono insieme, anche la tua, si mescolano e si ridistribuiscono una carta alla volta, cominciando da chi viene dopo di te. Poi scegli un colore.
rulebook-swap = **Scambia mani** (mazzo 2015): scambi tutta la tua mano con chi vuoi. Poi scegli un colore.
rulebook-customizable = **Jolly libero:** un semplice Jolly. Ma il tavolo può averci scritto qualcosa: gioca di nuovo; o chi gioca dopo pesca 3 carte se non ha nulla che va bene; o parole sue.
rulebook-last-wild = Giocati come ultima carta, né Mescola mani né Scambia mani muovono le mani.

## Wild Draw Four and the challenge

rulebook-draw-four = **Jolly +4:** va bene su ogni carta. Scegli un colore, e chi gioca dopo pesca 4 carte e perde il turno.
rulebook-limit = **Il limite:** è regolare solo se il resto della tua mano non ha carte del colore attuale né un semplice Jolly. Le carte che andrebbero bene per numero o simbolo non contano.
rulebook-bluff = **Il bluff:** puoi giocarlo lo stesso. Non succede nulla, a meno che chi deve pescare non ne dubiti.
rulebook-challenge = **La sfida:** quella persona preme **{ button-challenge }** prima di pescare e vede la tua mano; nessun altro la vede.
    - Era un bluff: peschi tu le 4 carte, e chi ha sfidato gioca normalmente.
    - Era regolare: chi ha sfidato ne pesca 6 e perde il turno.
rulebook-challenge-colour = Il colore che hai scelto resta valido in entrambi i casi.
rulebook-last-draw-four = Come tua ultima carta non si può sfidare.

## Saying Uno and catching

rulebook-uno = **Uno!** Chi gioca una carta e poi ne ha **una sola** deve dire Uno. Premi **{ button-uno }** subito prima di quella carta o subito dopo, o scrivi `/uno`.
rulebook-catch = **Beccare:** chiunque altro può beccare chi dimentica, finché chi gioca dopo non comincia il suo turno. Premi **{ button-catch }** o scrivi `/catch`. Chi ha dimenticato pesca 2 carte.
rulebook-grace = Un «Ti becco!» aspetta 2 secondi, così una connessione lenta non costa carte a nessuno. Chi dice Uno in quel tempo non rischia.
rulebook-false = Un «Ti becco!» sbagliato non costa nulla, e nemmeno dire Uno troppo presto: non vale e basta.
rulebook-uno-again = Anche chi si ritrova con una carta per uno scambio o una mescolata deve dire Uno. Chi pesca e poi torna a una carta deve dirlo di nuovo.

## Points and the match

rulebook-points = Chi chiude **segna tutte le carte rimaste agli altri:**
    - carte numero: il loro numero
    - Salta turno, Cambio giro, +2: 20 ciascuna
    - jolly di ogni tipo: 50 ciascuno
rulebook-example = **Un esempio:** a qualcuno restano queste tre. Valgono 7 + 20 + 50 = **77 punti** per chi vince.
rulebook-match = **La partita** continua, una manche dopo l’altra, finché qualcuno ha 500 punti.
rulebook-blocked = Se nessuno può giocare e non ci sono più carte da pescare, la manche è bloccata. Finisce senza vittoria.
rulebook-race = Ciò che vinci può contare anche nella classifica del server: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **Totale più basso:** ognuno aggiunge ai propri punti le carte che gli restano. Quando qualcuno raggiunge l’obiettivo, vince il totale più basso.
rulebook-elimination = **Eliminazione:** lo stesso, ma chi raggiunge l’obiettivo è fuori. Vince chi resta per ultimo.
rulebook-single = **Una sola manche:** chi chiude prima vince subito. Oppure si gioca un numero fisso di manche.
rulebook-partners = **Coppie:** quattro persone in due squadre, ogni coppia una di fronte all’altra. Quando una chiude, la sua squadra segna le carte delle altre due persone. Le carte di chi è in coppia con lei non contano.

## Two players

rulebook-two = In due, Salta turno, +2 e Jolly +4 ridanno subito il turno a chi li ha giocati.
rulebook-two-reverse = Un Cambio giro vale come un Salta turno: giochi di nuovo. Un tavolo può scegliere che inverta soltanto il giro, e allora gioca l’altra persona.
rulebook-two-swap = Dove si scambiano le mani non c’è da scegliere: scambi con l’altra persona.
rulebook-two-left = Lo stesso vale quando a un tavolo più grande restano solo due persone.

## House rules (the list itself comes from the options)

rulebook-house = L’host può cambiarle prima della partita: **{ button-options }** al tavolo apre una pagina apposta.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Ufficiale: { $value }.
rulebook-presets = Un tavolo può cominciare con una di queste: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = tutto come in questo regolamento
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **Accumulo:** i numeri si sommano. Una carta aggiunta può avere qualsiasi colore. Chi non può aggiungerne, o non vuole, pesca tutto e perde il turno. Una volta pescato tutto, la carta sulla pila torna una carta qualsiasi.
rulebook-small-stack-challenge = Si può sfidare solo l’ultimo +4 di un accumulo: chi ha bluffato pesca tutto l’accumulo; chi ha sfidato a torto ne pesca 2 in più.
rulebook-small-jump = **Intervenire** con una carta azione: ciò che avrebbe fatto la prima non vale più, e vale la tua, a partire dal tuo posto. Un Cambio giro non inverte il giro una seconda volta. Con l’accumulo, invece, le carte da pescare si sommano.
rulebook-small-jump-never = Nessuno può intervenire finché un colore o una sfida sono in sospeso, o una volta che chi gioca dopo ha pescato.
rulebook-small-first = **Una prima carta che vale:** un +2 o un Salta turno colpisce chi viene dopo la persona che ha dato le carte. Dopo un Cambio giro comincia chi ha dato le carte, e si gioca nell’altro senso. Dopo un jolly, chi viene dopo la persona che ha dato le carte sceglie il colore e comincia. Un Jolly +4 torna nel mazzo.
rulebook-small-seven = **Sette e zero:** come ultime carte non muovono le mani. In due anche lo 0 scambia.
rulebook-small-must = **Obbligo di giocare** e **Gioca ciò che peschi** non costringono mai nessuno a bluffare con un Jolly +4.
rulebook-small-short = Se restano meno carte di quante qualcuno ne deve pescare, pesca quelle che ci sono.
rulebook-small-end = Una manche finisce al più tardi dopo 5.000 mosse.

## Computers, being away, coming late

rulebook-computers = I **computer** possono occupare qualsiasi posto: **{ button-computer }**. Vedono le proprie carte e il tavolo, niente più di ciò che vedi tu. L’host sceglie come giocano.
rulebook-away = **Assente?** Quando il tuo tempo scade, il computer gioca per te. Le carte restano tue: premi qualcosa, e giochi di nuovo tu.
rulebook-vote = **Qualcuno fa aspettare tutti?** Il tavolo può votare: `/game vote`. Più della metà dei voti salta un turno, o rimuove qualcuno.
rulebook-pause = **Una pausa:** l’host può mettere in pausa il gioco, e il tempo si ferma per tutti. Chiunque giochi può riprendere.
rulebook-late = **Arrivare tardi:** tra una manche e l’altra chiunque può prendere posto; a metà di una manche solo dove il tavolo lo permette. Chi arriva comincia senza punti o, dove vincono i totali bassi, con il totale più alto del tavolo.
rulebook-watch = **Guardare:** chi non gioca può guardare, e vede ciò che tutti possono vedere: `/game watch`.
rulebook-leave = **Abbandonare:** le tue carte tornano nel mazzo di pesca. I tuoi punti restano, ma non possono più vincere. Se resta una sola persona, la partita finisce. A coppie un computer prende il tuo posto.

## A fair deal

rulebook-fair = Nessuno sceglie le carte, nemmeno chi gestisce questo bot, e puoi verificarlo.
rulebook-fair-seed = Ogni mescolata deriva da un testo segreto, il **seme**. Prima della prima carta la sua impronta (SHA-256) è fissata, e chi preme **{ button-more }** al tavolo può vederla. Quando la manche è finita, viene mostrato il seme stesso. Se ha quell’impronta, nel frattempo non è cambiato nulla.
rulebook-fair-record = `/record` ti dà tutto ciò che è successo in una partita che hai giocato, in un file che un programma può verificare.

## The words of the game

rulebook-words = - **Pila:** le carte giocate; conta solo quella in cima.
    - **Mazzo di pesca:** le carte coperte da pescare.
    - **Colore attuale:** il colore che vale, quello della carta in cima o quello scelto per un jolly.
    - **Andare bene:** avere lo stesso colore, numero o simbolo, o essere un jolly.
    - **Chiudere:** giocare l’ultima carta. Vince la manche.
    - **Bluff:** un Jolly +4 contro il suo limite.
    - **Sfidare:** dubitare di un Jolly +4.
    - **Beccare:** segnalare chi ha una carta e non ha detto Uno.
    - **Accumulo:** carte con il + messe su carte con il + (regola della casa).
    - **Intervenire:** giocare fuori turno una carta identica a quella sulla pila (regola della casa).
    - **Host:** chi ha aperto il tavolo.
    - **Dare le carte:** come le carte di una manche sono state mescolate e distribuite.
