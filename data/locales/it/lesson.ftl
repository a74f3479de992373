### The guided first round, /learn. $first and $second are two computers, who are called Coco and Pico
### in most places; $card is the card to be played, $pile the one on the pile.

lesson-you = Tu
lesson-head = ### Lezione · { $number } di { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### La lezione è finita
lesson-stopped-how = Torna quando vuoi: `/learn` la ricomincia da capo.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Comincia
button-lesson-back = Un passo indietro
button-lesson-stop = Basta così
button-lesson-again = Ancora una volta
button-lesson-resume = Continua la lezione

lesson-title-begin = La tua prima manche
lesson-begin = Ciao! Qui giochi una breve manche di Uno contro due computer, { $first } e { $second }. Ci vogliono circa cinque minuti. Nessun altro la vede, e non conta da nessuna parte.

    Lo scopo: **liberarti di tutte le tue carte prima degli altri.**

    La tua mano ti viene mostrata come in una partita vera, con un pulsante per ogni carta. Le carte che vanno bene vengono prima, le altre sono in grigio. Qui hai sei carte; di solito sono sette.

    Premi **{ button-lesson-begin }**, e poi fa’ ciò che chiede ogni passo. Puoi tornare indietro o smettere in ogni momento.

lesson-title-colour = Lo stesso colore
lesson-colour = Sulla pila c’è { $pile }. Puoi giocare una carta con lo **stesso colore**, o con lo **stesso numero o simbolo**.

    Il tuo { $card } ha lo stesso colore. Premilo.

lesson-title-number = Lo stesso numero
lesson-number = { $first } ha messo un 2 sul tuo 2: lo stesso numero. { $second } ha aggiunto un’altra carta blu: lo stesso colore.

    Tu non hai nulla di blu. Ma il tuo { $card } ha lo **stesso numero** della carta sulla pila. Premilo.

lesson-title-draw = Nulla va bene
lesson-draw = Ora sulla pila c’è { $pile }. Non hai carte verdi, né un 1, né un jolly, quindi nulla va bene.

    Chi non può giocare **pesca una carta**. Se va bene, puoi giocarla subito. Se no, la tieni, e il tuo turno è finito.

    Premi **{ button-draw }**.

lesson-title-skip = Una carta azione
lesson-skip = La carta che hai pescato non andava bene. Anche { $first } ha dovuto pescare, e { $second } ha giocato { $pile }.

    Le carte con un simbolo fanno qualcosa. **Salta turno:** chi gioca dopo perde il turno. **+2:** chi gioca dopo pesca 2 carte e perde il turno.

    Il tuo { $card } è rosso, quindi va bene. Premilo, e { $first } perde il turno.

lesson-title-draw-again = Di nuovo nulla va bene
lesson-draw-again = { $first } ha saltato il turno, quindi { $second } ha giocato subito: { $pile }.

    Anche ora nessuna delle tue carte è rossa, e nessuna è un 6. **{ button-why }** lo spiega per ogni carta; provalo, se vuoi.

    Poi premi **{ button-draw }**.

lesson-title-wild = Un jolly
lesson-wild = Hai pescato un **Jolly**. Va bene su ogni carta, e chi lo gioca dice quale colore viene dopo.

    Puoi giocare subito la carta pescata, o tenerla per dopo. Giocala adesso.

lesson-title-name-colour = Scegli un colore
lesson-name-colour = Quale colore vuoi? Prendi quello di cui hai più carte.

    Tre delle tue carte sono gialle. Premi **{ colour-Y }**.

lesson-title-catch = Qualcuno ha dimenticato
lesson-catch = Tutti e due hanno messo carte gialle sul tuo Jolly. Ma guarda: { $second } ha solo **una carta**, e non ha detto **Uno!**

    Chi resta con una carta deve dirlo. Chiunque può beccare chi lo dimentica, finché chi gioca dopo non comincia il turno, e costa 2 carte. A giocare dopo sei tu, quindi fallo prima di giocare.

    Premi **{ $catch }** adesso.

lesson-title-reverse = Nell’altro senso
lesson-reverse = Ottimo colpo: { $second } pesca 2 carte.

    È ancora il tuo turno. **Cambio giro** inverte il giro. Finora dopo di te veniva { $first }; da adesso viene { $second }.

    Premi { $card }.

lesson-title-challenge = Un bluff?
lesson-challenge = { $second } non aveva nulla da giocare e ha pescato. Poi { $first } ti ha giocato un **Jolly +4** e ha scelto il blu.

    Quella carta ha un limite: è regolare solo se chi la gioca non ha **nessuna carta del colore attuale**, che era il giallo, né un semplice Jolly. Se non ci credi, puoi lanciare una **sfida**. Che cosa rischi e che cosa vinci sta qui sotto.

    { $first } ha giocato giallo poco fa, e può averne altro. Premi **{ button-challenge }**.

lesson-title-go-on = Bella sfida
lesson-go-on = Era un bluff: c’era ancora una carta gialla in quella mano, che hai visto solo tu. { $first } pesca le 4 carte, e tocca a te. Il colore scelto resta valido: blu.

    Il tuo { $card } è blu. Premilo.

lesson-title-say-uno = Di’ Uno
lesson-say-uno = Restano due carte, e { $card } va bene: è un 4, come la carta sulla pila. Dopo avrai **una carta**, quindi devi dire **Uno!** Il momento più sicuro è subito prima di giocare.

    Premi prima **{ button-uno }**

lesson-title-second-to-last = Resta una carta
lesson-second-to-last = L’hai detto, quindi nessuno può beccarti. (Va bene anche subito dopo la carta, se fai più in fretta degli altri.)

    Ora premi { $card }.

lesson-title-last = Chiudi
lesson-last = { $second } ha pescato una carta, e { $first } ha giocato { $pile }. La tua ultima carta è { $card }: anche lei è gialla.

    Premila. Chi ha giocato la sua ultima carta vince la manche.

lesson-title-end = Hai vinto!
lesson-end = **La manche è tua.** Chi chiude segna tutte le carte rimaste agli altri: i numeri contano il loro valore, Salta turno, Cambio giro e +2 20 ciascuno, i jolly 50 ciascuno.
lesson-end-hand = { $name } · { $points } punti · { $cards }
lesson-end-points = Fanno **{ $points } punti** per te. Una partita continua, una manche dopo l’altra, finché qualcuno ne ha 500.
lesson-end-how = **E adesso?** Apri un tavolo con `/game new`. I tuoi amici premono **{ button-join }**, oppure tu premi **{ button-computer }**, e poi **{ button-start }**. `/rules` spiega ogni carta e ogni regola quando vuoi saperne di più.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = Potresti pescare. Ma { $card } va bene, e tu vuoi liberarti delle tue carte.
lesson-else-play = Potresti giocarla. Ma in questo passo si tratta d’altro; leggi che cosa chiede.
lesson-else-keep = Potresti tenerla. Ma chi gioca si avvicina alla fine della manche.
lesson-else-accept = Potresti pescare le carte. Ma ora prova l’altra strada: è l’unica possibilità di evitarle.
lesson-else-uno = Non ancora. Di’ Uno quando stai per giocare la penultima carta, o quando ne hai una sola.
lesson-else-catch = Lì non c’è nessuno da beccare. Qui un «Ti becco!» sbagliato non costa nulla; a certi tavoli costa carte.
lesson-draw-uno = Non ancora: hai più di due carte. Prima pescane una.
lesson-catch-play = Quella carta va bene. Ma appena giochi, { $second } non rischia più. Prima premi **{ $catch }**
lesson-catch-draw = Appena peschi, { $second } non rischia più. Prima premi **{ $catch }**
lesson-reverse-play = Anche quella carta va bene. Ma guarda che cosa fa un Cambio giro: premi { $card }.
lesson-wild-keep = Potresti tenerlo. Ma poi il tuo turno è finito, senza aver giocato nulla. Giocalo adesso.
lesson-name-colour-play = Potresti. Ma hai più carte di un altro colore, e vuoi giocare quelle dopo. Premi **{ colour-Y }**.
lesson-name-colour-keep = Potresti ancora tenerlo. Ma poi il tuo turno è finito, senza aver giocato nulla. Scegli un colore.
lesson-challenge-accept = Lo fanno in molti. Ma quattro carte sono tante, e questo sembra un bluff. Premi **{ button-challenge }**.
lesson-say-uno-play = La carta va bene. Ma se la giochi senza dire nulla, qualcuno può beccarti e devi pescarne 2. Premi prima **{ button-uno }**
lesson-say-uno-draw = Potresti pescare. Ma una delle tue carte va bene, e stai quasi per chiudere. Premi prima **{ button-uno }**
lesson-second-to-last-uno = L’hai già detto. Ora premi { $card }.
