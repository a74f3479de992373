### Italian, with "tu". Chiudere is to go out, pescare to draw, manche a round, intervenire to jump in, Ti becco! to catch.

language-name = Italiano

## Lists

list-between = { $first }, { $second }
and-between = { $first } e { $second }
clause-between = { $first }; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Rosso
colour-Y = Giallo
colour-G = Verde
colour-B = Blu

loud-R = 🟥 **ROSSO** ◯
loud-Y = 🟨 **GIALLO** ▲
loud-G = 🟩 **VERDE** ☰
loud-B = 🟦 **BLU** ◆

heading-R = 🟥 Rosso ◯
heading-Y = 🟨 Giallo ▲
heading-G = 🟩 Verde ☰
heading-B = 🟦 Blu ◆
heading-wild = ⬛ Jolly

symbol-S = Salta turno
symbol-R = Cambio giro
symbol-D = +2

card-coloured = { $colour_id ->
    [R] { $symbol } rosso
    [Y] { $symbol } giallo
    [G] { $symbol } verde
    [B] { $symbol } blu
   *[other] { $symbol } { $colour }
}
card-group = { $colour }: { $symbols }
card-W = Jolly
card-W4 = Jolly +4
card-WH = Mescola mani
card-WX = Scambia mani
card-WC1 = Jolly libero 1
card-WC2 = Jolly libero 2
card-WC3 = Jolly libero 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] gioca di nuovo
    [draw_three] chi gioca dopo pesca 3 carte se non ha nulla che va bene
    [text] { $text }
   *[blank] un semplice Jolly
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } o **{ $symbol }**
match-nothing-yet = il colore che verrà scelto

## Names

name-unknown = Posto { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (vuoto)
name-partner = { $name } (in coppia con te)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] facile
    [hard] difficile
   *[normal] normale
}
menu-level = Come giocano i computer?
menu-level-choice = { $level ->
    [easy] Computer: facile
    [hard] Computer: difficile
   *[normal] Computer: normale
}
choice-level-easy = facile
choice-level-normal = normale
choice-level-hard = difficile

## The board

board-title = -# Uno · manche { $round } · { $goal }
goal-target = vince chi arriva prima a { $target } punti
goal-rounds = { $rounds ->
    [one] una manche
   *[other] vince chi ha più punti dopo { $rounds } manche
}
goal-rounds-low = { $rounds ->
    [one] una manche, vince il totale più basso
   *[other] vince il totale più basso dopo { $rounds } manche
}
goal-lowest = vince il totale più basso quando qualcuno ha { $target }
goal-elimination = con { $target } punti si è fuori, vince chi resta
goal-single = una manche, vince chi chiude prima

board-turn = ### ► Tocca a { $name }
board-drawn = ### ► { $name } ha pescato: giocare o tenere la carta
board-draw-four = ### ► { $name } deve pescarne 4 o sfidare
board-take-four = ### ► { $name } deve pescarne { $count }
board-penalty = ### ► { $name } deve pescare { $count } carte
board-colour = ### ► { $name } sceglie il primo colore
board-paused = ### ⏸ Il gioco è in pausa
board-paused-how = Non si perde nulla. Premi **{ button-resume }** quando vuoi riprendere.

board-match = Serve: { $match }
board-pile = Sulla pila c’è **{ $card }**

board-says = La carta dice: **{ $rule }**
board-stack = Accumulo: **+{ $count }** · pesca tutto, oppure aggiungi { $kind ->
    [draw_two] un +2
    [wild_draw_four] un Jolly +4
   *[any] un +2 o un Jolly +4
}
board-jump = ⚡ Chi ha un altro **{ $card }** può intervenire
board-teams = Coppie: **{ $first }** contro **{ $second }**
board-misplay = Si può offrire una carta che non va bene; costa { $count } carte e il turno
board-clock = Il tempo scade { $when }
board-clock-over = Tempo scaduto: tra poco gioca il computer
board-no-clock = Niente fretta: qui non c’è limite di tempo
board-draw-pile = Mazzo di pesca **{ $count }**
board-order = { $turned ->
    [yes] si va verso il **basso** ↓ (giro invertito)
   *[no] si va verso il **basso** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } pt
row-next = gioca dopo
row-exposed = ❗ **ancora senza Uno**
row-said = 📣 ha detto Uno
row-away = 💤 assente
row-out = fuori dalla partita
row-waits = gioca dalla prossima manche

closed-ended = ### Questa partita è stata chiusa
closed-empty = ### Nessuno è rimasto, quindi questo tavolo è chiuso
closed-expired = ### Da molto non viene nessuno, quindi questo tavolo è chiuso
closed-replaced = ### Un nuovo tavolo ha preso il posto di questo
closed-how = Aprine un altro con `/game new`.

## The lobby

lobby-title = ### 🃏 Un tavolo di Uno è aperto
lobby-host = { $name } ti invita. Premi **{ button-join }** per sederti; si gioca da 2 a { $most }.
lobby-seats = **Al tavolo** · { $count } di { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · host
lobby-lonely = Manca ancora qualcuno: aspetta una persona o aggiungi un computer.
lobby-ready = { $name } preme **{ button-start }** quando ci siete tutti.
lobby-full = Il tavolo è pieno. { $name } preme **{ button-start }**.
lobby-rules = **Le regole qui**

rule-deck-modern = Mazzo moderno, 112 carte
rule-deck-classic = Mazzo classico, 108 carte
rule-deck-swap = Mazzo 2015, 112 carte
rule-deck-fewer = { $deck }, senza { $kinds }
rule-decks = { $count } mazzi insieme, ciascuno: { $deck }
rule-hand-size = { $count ->
    [one] 1 carta a testa
   *[other] { $count } carte a testa
}
rule-first-card-ignore = La prima carta sulla pila è sempre un numero
rule-first-card-effect = La prima carta sulla pila vale, anche se non è un numero
rule-goal-target = Chi chiude segna le carte degli altri; si vince con { $target } punti
rule-goal-rounds = { $rounds ->
    [one] Chi chiude segna le carte degli altri; si gioca una manche
   *[other] Chi chiude segna le carte degli altri; vince chi ha più punti dopo { $rounds } manche
}
rule-goal-rounds-low = { $rounds ->
    [one] Ognuno segna le carte che gli restano; si gioca una manche
   *[other] Ognuno segna le carte che gli restano; vince il totale più basso dopo { $rounds } manche
}
rule-goal-single = Una manche: vince chi chiude prima
rule-goal-lowest = Ognuno segna le carte che gli restano; quando qualcuno ha { $target }, vince il totale più basso
rule-goal-elimination = Ognuno segna le carte che gli restano; con { $target } punti si è fuori
rule-draw-four = Jolly +4: { $limit }; { $challenge }
rule-draw-four-free = Jolly +4: quando vuoi
rule-draw-four-colour-or-wild = solo se non hai né il colore attuale né un semplice Jolly
rule-draw-four-colour = solo se non hai il colore attuale
rule-draw-four-colour-or-any-wild = solo se non hai né il colore attuale né un altro jolly
rule-challenge-on = il bluff è permesso, ma si può sfidare
rule-challenge-off = niente bluff
rule-uno = { $penalty ->
    [0] Senza dire Uno: non succede nulla
   *[other] Senza dire Uno: se ne pescano { $penalty }
}
rule-wrong-catch = { $penalty ->
    [0] un «Ti becco!» sbagliato non costa nulla
   *[other] un «Ti becco!» sbagliato: se ne pescano { $penalty }
}
rule-grace = { $seconds ->
    [0] «Ti becco!» vale subito
    [one] «Ti becco!» vale dopo 1 secondo
   *[other] «Ti becco!» vale dopo { $seconds } secondi
}
rule-must-play = Chi può giocare deve giocare: pesca solo chi non può
rule-draw-until-playable = Chi pesca continua finché trova una carta che va bene
rule-force-play = Una carta pescata che va bene va giocata
rule-seven-zero = Il 7 scambia la mano con chi vuoi, lo 0 fa girare tutte le mani
rule-jump-in = Intervento: una carta identica a quella sulla pila si può giocare fuori turno
rule-partners = A coppie: due squadre da due, una di fronte all’altra, con punti in comune
rule-no-action-finish = L’ultima carta deve essere un numero
rule-stacking-same = Accumulo: +2 su +2, +4 su +4
rule-stacking-cross = Accumulo: +2 e +4 in qualsiasi ordine
rule-two-player-reverse = In due, Cambio giro inverte soltanto il giro
rule-misplay-penalty = Si può offrire una carta che non va bene: se ne pescano { $count } e si perde il turno
rule-custom-rules = Sui tre Jolly liberi: { $rules }
rule-special-wild-points = Mescola mani, Scambia mani e Jolly libero valgono { $points } punti
rule-late-join = Si può entrare anche a metà di una manche
rule-clock = { $seconds } secondi per turno, poi il computer gioca per te
rule-no-clock = Nessun limite di tempo

## The hand

hand-note = > { $note }
hand-your-turn = ### Tocca a te – serve: { $match }
hand-wait = ### Tocca a { $name }
hand-wait-next = ### Tocca a { $name } – poi a te
hand-drawn = ### Hai pescato { $card }
hand-drawn-how = Va bene: giocala, oppure tienila e chiudi il turno.
hand-drawn-must = Va bene, quindi devi giocarla.
hand-jump = ### ⚡ Puoi intervenire con { $card }
hand-stack-how = **Oppure aggiungi** un’altra carta con il +: chi gioca dopo dovrà pescare queste { $count } e le nuove.
hand-must-play = Hai una carta che va bene, quindi non puoi pescare.
hand-no-action-finish = Qui la tua ultima carta deve essere un numero.
hand-misplay = ✗ non va bene; offrirla lo stesso costa { $count } carte e il tuo turno.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } ti ha giocato un Jolly +4
hand-draw-four-take = **Pescane { $take }:** peschi { $take } carte e perdi questo turno.
hand-draw-four-challenge = **{ button-challenge }:** dici che è un bluff, e la mano di { $name } viene mostrata solo a te. { $rule }
hand-draw-four-bluff = · bluff: { $name } pesca le { $take } carte, e tu giochi
hand-draw-four-fair = · regolare: peschi { $lost } carte e perdi questo turno
hand-bluff-colour = { $known ->
    [yes] È un bluff se { $name } ha ancora una carta di colore { $colour }.
   *[no] È un bluff se { $name } ha ancora una carta del colore che valeva prima.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] È un bluff se { $name } ha ancora una carta di colore { $colour } o un semplice Jolly.
   *[no] È un bluff se { $name } ha ancora una carta del colore che valeva prima o un semplice Jolly.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] È un bluff se { $name } ha ancora una carta di colore { $colour } o un altro jolly.
   *[no] È un bluff se { $name } ha ancora una carta del colore che valeva prima o un altro jolly.
}
hand-take = ### Devi pescare { $count } carte
hand-take-how = Pescale, e il turno passa a chi gioca dopo.
hand-colour = ### La prima carta è un jolly: scegli il colore
hand-picking = ### { $card }: quale colore?
hand-picking-how = Poi ti restano
hand-kept = { $heading }: { $cards }
hand-picking-swap = Dai via
hand-picking-shuffle = Tutte le mani vengono mescolate. Tu ci metti
hand-picking-partner = ### { $card }: con chi scambi la mano?
hand-offer = ### { $card } non va bene: serve { $match }
hand-offer-how = Vuoi offrirla lo stesso? Torna in mano a te, peschi { $count } carte e il tuo turno finisce.
hand-picking-last = È la tua ultima carta: scegli un colore e vinci la manche.
hand-pass = Non ci sono più carte da pescare. Passa, se nulla va bene.
hand-pile = Sulla pila: { $card } · serve: { $match }
hand-pile-alone = Sulla pila: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ senza Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = mazzo di pesca **{ $count }**
hand-exposed = ❗ **Hai una sola carta – premi { button-uno } prima che qualcuno ti becchi.**
hand-say-before = Restano due carte: premi **{ button-uno }** prima di giocare, e nessuno può beccarti.
hand-called = 📣 Hai detto Uno. Ora gioca una delle tue due carte.
hand-said = 📣 Hai detto Uno.
hand-page = Carte { $from }–{ $to } di { $count } diverse
hand-paused = ### ⏸ Il gioco è in pausa
hand-paused-how = Premi **{ button-resume }** al tavolo, o semplicemente gioca quando tocca a te.
hand-lobby = ### Le carte non sono ancora distribuite
hand-lobby-how = Le tue carte arrivano quando l’host preme **{ button-start }**.
hand-between = ### La manche è finita
hand-between-how = Premi **{ button-next-round }** quando vuoi continuare.
hand-between-ready = Hai già confermato.
hand-finished = ### La partita è finita
hand-finished-how = Premi **{ button-rematch }** al tavolo per giocare ancora.
hand-closed = ### Questo tavolo è chiuso
hand-closed-how = Aprine un altro con `/game new`.
hand-gone = ### Non hai più un posto a questo tavolo
hand-gone-how = Le carte che avevi sono tornate nel mazzo.
hand-watching = ### Non partecipi a questa manche
hand-watching-how = Ricevi le carte quando si distribuisce la prossima manche.

## Why not? – the reasons in a hand

why-title = **Perché no?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards } – né { $colour } né **{ $symbol }**.
why-other-colour = { $cards } – colore diverso da { $colour }. Su un jolly conta solo il colore.
why-breaks-limit = { $limit ->
    [colour] Finché hai in mano il colore attuale, non si può giocare. Qui non si può bluffare.
    [colour_or_any_wild] Finché hai in mano il colore attuale o un altro jolly, non si può giocare. Qui non si può bluffare.
   *[colour_or_wild] Finché hai in mano il colore attuale o un semplice Jolly, non si può giocare. Qui non si può bluffare.
}
why-cannot-stack = { $kind ->
    [draw_two] Devi pescare, e qui si può aggiungere solo un +2.
    [wild_draw_four] Devi pescare, e qui si può aggiungere solo un Jolly +4.
   *[any] Devi pescare, e qui si può aggiungere solo un +2 o un Jolly +4.
}
why-owed = Devi pescare { $count } carte, e prima non puoi giocare nulla. A questo tavolo non si accumula.
why-owed-challenge = Devi pescare { $count } carte o sfidare, e prima non puoi giocare nulla. A questo tavolo non si accumula.
why-not-your-turn = Tocca a { $name }. A questo tavolo non si interviene fuori turno, quindi aspetta il tuo.
why-jump-closed = Tocca a { $name }. È tardi per intervenire: il turno è cominciato, o c’è ancora qualcosa da decidere.
why-not-identical = Tocca a { $name }. Fuori turno puoi giocare solo una carta identica a quella sulla pila: un altro { $card }.
why-wild-on-top = Tocca a { $name }. Su un jolly nessuno può intervenire.
why-out-of-turn = Tocca a { $name }. { $reason }
why-draw = Quindi pesca una carta: **{ button-draw }**.

## Buttons

button-join = Partecipa
button-leave = Esci
button-leave-match = Abbandona la partita
button-start = Inizia
button-computer = Aggiungi computer
button-hand = Le mie carte
button-draw = Pesca
button-uno = Uno!
button-uno-said = Uno detto
button-catch = Ti becco!
button-catch-name = Becco { $name }!
button-options = Regole…
button-form-numbers = Carte e mazzi…
button-form-written = Scrivi sulle carte…
button-form-goals = Obiettivo, manche, tempo…
button-form-calls = Penalità e tolleranza…
button-more = Altro…
button-resume = Continua
button-next-round = Prossima manche
button-next-round-ready = Prossima manche ({ $ready }/{ $people })
button-rematch = Rivincita
button-play-drawn = Gioca { $card }
button-jump = Intervieni: { $card }
button-unfit = ✗ { $card }
button-offer = Offri { $card }
button-partner = { $name } · { $count } { $count ->
    [one] carta
   *[other] carte
}
button-why = Perché no?
button-why-back = Nascondi i motivi
button-draw-until = Pesca finché va bene
button-keep = Tienila
button-challenge = Sfida
button-take = { $count ->
    [one] Pesca 1 carta
   *[other] Pesca { $count } carte
}
button-pass = Passa
button-back = Indietro
button-page-earlier = ← Carte { $from }–{ $to }
button-page-later = Carte { $from }–{ $to } →
button-rules = Come si gioca
button-settings = Impostazioni
button-scores = Classifica
button-scores-page-back = ← Pagina { $page }
button-scores-page-on = Pagina { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] Hai pescato la carta più alta e dai le carte
   *[no] { $name } ha pescato la carta più alta e dà le carte
}
event-round-started = { $you ->
    [yes] Manche { $round }: hai dato le carte, è uscito **{ $card }**
   *[no] Manche { $round }: { $name } ha dato le carte, è uscito **{ $card }**
}
event-card-played = { $you ->
    [yes] Hai giocato **{ $card }**
   *[no] { $name } ha giocato **{ $card }**
}
event-card-jumped = { $you ->
    [yes] Intervieni con **{ $card }**
   *[no] { $name } interviene con **{ $card }**
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] Non hai pescato nulla: non c’erano più carte
        [one] Hai pescato 1 carta
       *[other] Hai pescato { $count } carte
    }
   *[no] { $count ->
        [0] { $name } non ha pescato nulla: non c’erano più carte
        [one] { $name } ha pescato 1 carta
       *[other] { $name } ha pescato { $count } carte
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] Non hai pescato nulla, perché non c’erano più carte, e hai perso il turno
        [one] Hai pescato 1 carta e perso il turno
       *[other] Hai pescato { $count } carte e perso il turno
    }
   *[no] { $count ->
        [0] { $name } non ha pescato nulla, perché non c’erano più carte, e ha perso il turno
        [one] { $name } ha pescato 1 carta e perso il turno
       *[other] { $name } ha pescato { $count } carte e perso il turno
    }
}
event-card-kept = { $you ->
    [yes] Hai tenuto la carta
   *[no] { $name } ha tenuto la carta
}
event-turn-skipped = { $you ->
    [yes] Hai perso il turno
   *[no] { $name } ha perso il turno
}
event-turn-passed = { $you ->
    [yes] Hai passato: nulla da giocare, nulla da pescare
   *[no] { $name } ha passato: nulla da giocare, nulla da pescare
}
event-direction-changed = il giro si è invertito
event-colour-named = { $you ->
    [yes] Hai scelto { $colour }
   *[no] { $name } ha scelto { $colour }
}
event-penalty-owed = { $you ->
    [yes] Devi pescare { $count } carte
   *[no] { $name } deve pescare { $count } carte
}
event-challenge-guilty = { $you ->
    [by] Hai sfidato { $target }: era un bluff
    [target] Sfida di { $name } contro di te: era un bluff
   *[no] { $name } ha sfidato { $target }: era un bluff
}
event-challenge-innocent = { $you ->
    [by] Hai sfidato { $target }: non era un bluff
    [target] Sfida di { $name } contro di te: non era un bluff
   *[no] { $name } ha sfidato { $target }: non era un bluff
}
event-uno-said = { $you ->
    [yes] Hai detto **Uno!**
   *[no] { $name } ha detto **Uno!**
}
event-catch-missed = { $you ->
    [by] Hai provato a beccare { $target }, ma non c’era nulla da beccare
    [target] { $name } ha provato a beccarti, ma non c’era nulla da beccare
   *[no] { $name } ha provato a beccare { $target }, ma non c’era nulla da beccare
}
event-uno-caught = { $you ->
    [by] Hai beccato { $target } senza Uno
    [target] { $name } ti becca senza Uno
   *[no] { $name } ha beccato { $target } senza Uno
}
event-hands-swapped = { $you ->
    [by] Hai scambiato la mano con { $target }
    [target] { $name } ha scambiato la mano con te
   *[no] { $name } ha scambiato la mano con { $target }
}
event-hands-passed-on = tutte le mani passano al posto successivo
event-hands-shuffled = tutte le mani sono state mescolate e ridistribuite
event-pile-reshuffled = gli scarti sono stati mescolati in un nuovo mazzo di pesca
event-custom-rule = { $kind ->
    [extra_turn] la carta dice: gioca di nuovo
    [draw_three] la carta dice: chi gioca dopo pesca 3 carte se non ha nulla che va bene
   *[text] la carta dice: { $text }
}
event-card-misplayed = { $you ->
    [yes] Hai offerto { $card }, che non va bene
   *[no] { $name } ha offerto { $card }, che non va bene
}
event-clock-expired = { $you ->
    [yes] Il tuo tempo è scaduto, quindi il computer ha giocato per te
   *[no] Il tempo di { $name } è scaduto: gioca il computer
}
event-seat-left = { $you ->
    [yes] Hai lasciato il tavolo
   *[no] { $name } ha lasciato il tavolo
}
event-seat-joined = { $you ->
    [yes] Hai preso posto
   *[no] { $name } ha preso posto
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Hai chiuso e vinto la manche
        [one] Hai chiuso: 1 punto
       *[other] Hai chiuso: { $points } punti
    }
   *[no] { $points ->
        [0] { $name } ha chiuso e vinto la manche
        [one] { $name } ha chiuso: 1 punto
       *[other] { $name } ha chiuso: { $points } punti
    }
}
event-round-blocked = La manche è bloccata: nessuno può giocare o pescare
event-round-abandoned = La manche è stata interrotta: non è rimasto nessuno contro cui giocare
event-match-won = { $count ->
    [one] { $names } ha vinto la partita
   *[other] { $names } vincono insieme la partita
}
event-match-abandoned = La partita è stata interrotta

## What is told to the one who did it, or to whom it was done

note-drew = Hai pescato **{ $cards }**.
note-drew-nothing = Non c’erano più carte da pescare.
note-drew-unplayable = Hai pescato **{ $cards }**. Non va bene, quindi resta in mano a te e il tuo turno è finito.
note-misplayed = { $count ->
    [0] { $card } non va bene. La carta torna in mano a te, non peschi nulla e il tuo turno è finito.
    [one] { $card } non va bene. La carta torna in mano a te, peschi 1 carta ({ $cards }) e il tuo turno è finito.
   *[other] { $card } non va bene. La carta torna in mano a te, peschi { $count } carte ({ $cards }) e il tuo turno è finito.
}
note-kept = La tieni. Il tuo turno è finito.
note-uno-in-vain = Così non vale: di’ Uno quando stai per giocare la penultima carta, o quando ne hai una sola.
note-uno-needless = Non serve: ora nessuno può beccarti.
note-caught = Hai beccato { $name }, che non aveva detto Uno e ne pesca { $count }.
note-catch-held = La tua chiamata è la prima. Vale tra un attimo, a meno che { $name } non dica Uno prima.
note-catch-missed = Non c’è nulla da beccare: { $name } non rischia.
note-catch-missed-penalty = { $count ->
    [one] Non c’è nulla da beccare: { $name } non rischia. Ti costa 1 carta: { $cards }.
   *[other] Non c’è nulla da beccare: { $name } non rischia. Ti costa { $count } carte: { $cards }.
}
note-challenge-guilty = Era un bluff! { $name } ne pesca { $count }, e tocca a te.
note-challenge-innocent = Non era un bluff. Ne peschi { $count } e perdi il turno: { $cards }.
note-challenge-hand = Solo tu vedi la mano di { $name }: { $cards }.
note-took = { $count ->
    [0] Non hai pescato nulla: non c’erano più carte
    [one] Hai pescato 1 carta: { $cards }
   *[other] Hai pescato { $count } carte: { $cards }
}. Il tuo turno è finito.
note-colour-named = Hai scelto { $colour }.
note-passed = Hai passato.
note-out = Hai chiuso! La manche è tua.
note-back = Che bello rivederti! Ora le tue carte le giochi di nuovo tu.
note-stale = Il gioco è andato avanti da quando c’era quel pulsante. Ora la situazione è questa.

## The end of a round and of a match

summary-last-round = **Ultima manche** · { $name } ha chiuso
summary-last-round-points = { $points ->
    [one] **Ultima manche** · { $name } ha chiuso · 1 punto
   *[other] **Ultima manche** · { $name } ha chiuso · { $points } punti
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] vincono
   *[no] vince
} la manche { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] vincono
       *[no] vince
    } la manche { $round } · 1 punto
   *[other] ### 🏁 { $name } { $team ->
        [yes] vincono
       *[no] vince
    } la manche { $round } · { $points } punti
}
summary-title-blocked = ### La manche { $round } è bloccata: nessuno può giocare o pescare
summary-title-abandoned = ### La manche { $round } è stata interrotta
summary-left = **Carte rimaste**
summary-hand = { $name } · { $points } { $points ->
    [one] punto
   *[other] punti
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [one] punto
   *[other] punti
} · { $faces }
    -# { $cards }
summary-more = e altre { $count }
summary-totals = **Punteggio** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (fuori)
summary-next-at = La prossima manche comincia { $when }, o appena confermate tutti.
summary-next-ready = La prossima manche comincia appena confermate tutti.
summary-dealer = { $name } dà le carte.
summary-ready = Ha già confermato: { $ready }. Manca: { $waiting }.
summary-seed = -# Carte date senza trucchi? { button-more } mostra come verificarlo.

finished-title = ### 🏆 { $name } vince la partita!
finished-title-team = ### 🏆 { $names } vincono la partita!
finished-title-shared = ### 🏆 { $names } vincono insieme la partita!
finished-title-nobody = ### La partita finisce senza vittoria
finished-title-abandoned = ### La partita è stata interrotta
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [one] punto
   *[other] punti
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [one] punto
   *[other] punti
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = Il punteggio dopo ogni manche
course-line = { $name }: { $totals }
course-ends = { $name }: { $total } alla fine
finished-rounds = { $rounds ->
    [one] È stata giocata una manche.
   *[other] Sono state giocate { $rounds } manche.
}
finished-again = Si gioca di nuovo, in un altro messaggio più in basso.
finished-rematch = Stesse persone, stesse regole? Premi **{ button-rematch }**.

## Calling people

called = { $who }, tocca a te.
called-again = { $who }, tocca ancora a te. Il tuo tempo scade { $when }.
called-open = { $who } Qui si apre una partita. Premi **{ button-join }** per giocare.
called-open-in = { $who } Si apre una partita in { $place }.

## More about a table

more-title = ### Le regole a questo tavolo
more-deal = **Le carte sono date senza trucchi?** Ogni mescolata deriva da un seme segreto. La sua impronta, lo SHA-256, è stata fissata prima della prima carta:
    `{ $fingerprint }`
more-deal-later = Il seme stesso viene mostrato a fine manche, così chiunque può verificarlo.
more-deal-seed = La manche { $round } è finita, e il suo seme era:
    `{ $seed }`
    Il suo SHA-256 è l’impronta che stava qui durante la manche, e le mescolate derivano da lui.
more-leave = Se abbandoni la partita, le tue carte tornano nel mazzo. Se ti allontani solo per un po’, resta al tavolo: il computer gioca per te finché non premi qualcosa.

## The leaderboard

scores-title = ### 🏆 Classifica
scores-race = Gara { $number } · chi arriva prima a **{ $target }** punti vince la corona
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# in totale { $points } · { $won } { $won ->
    [one] vittoria
   *[other] vittorie
} su { $played } { $played ->
    [one] manche
   *[other] manche
}, { $matches } { $matches ->
    [one] partita
   *[other] partite
}
scores-own = **Tu** · posto { $rank } · { $points } di { $target } in questa gara · in totale { $all }
scores-own-none = Qui non hai ancora punti.
scores-empty = Qui nessuno ha ancora punti. Vinci una manche a un tavolo con almeno due persone, e il tuo nome compare qui.
scores-page = -# Pagina { $page } di { $pages } · { $count ->
    [one] 1 persona
   *[other] { $count } persone
}
scores-champions = **👑 Corone**
scores-champion = Gara { $number } · { $name } · { $total } punti · { $when }
scores-no-champion = Nessuno ha ancora vinto una gara: la prima corona è ancora libera.
scores-somebody = qualcuno che non c’è più
race-won = 👑 { $name } vince la gara { $number } di questo server con { $total } punti e prende la corona! La prossima gara comincia da zero.

## Help

help-title = ### Come si gioca a Uno qui
help-start = **Comincia** con `/game new`. Tutti premono **{ button-join }**, l’host preme **{ button-start }**. Un computer può occupare un posto.
help-turn = **Il tuo turno:** premi una carta che si accorda con la pila per colore, numero o simbolo, oppure un jolly. O pesca una carta: se va bene, puoi giocarla subito. **{ button-hand }**, al tavolo, ti mostra sempre le tue carte, solo a te.
help-draw-four = **Jolly +4** è regolare solo se non hai carte del colore attuale né un semplice Jolly. Chi deve pescare può premere **{ button-challenge }**: chi ha bluffato pesca 4 carte; se era regolare, chi ha sfidato ne pesca 6.
help-uno = **Uno!** Quando giochi la penultima carta, dillo: premi **{ button-uno }** subito prima o subito dopo. Finché chi gioca dopo non fa qualcosa, chiunque può premere **{ button-catch }**, e tu ne peschi 2.
help-score = **Punti:** chi chiude segna le carte rimaste agli altri: i numeri il loro valore, Salta turno, Cambio giro e +2 20, i jolly 50. Chi arriva prima a 500 vince la partita.
help-away = **Ti allontani un attimo?** Quando il tuo tempo scade, il computer gioca per te, finché non premi qualcosa.
help-more = **Altro:** `/learn` ti insegna il gioco in una breve manche tutta tua. `/rules` spiega ogni carta e ogni regola della casa. `/settings` serve per la tua lingua e per come vuoi l’avviso del tuo turno.
help-commands = **Comandi:** si può fare tutto con i pulsanti. Chi preferisce scrivere ha `/game` per il tavolo, `/hand` `/play` `/draw` `/uno` `/catch` per il turno e `/leaderboard` per i punti.

about-title = ### Informazioni su questo bot
about-what = Un bot gratuito che dà le carte, fa da arbitro e segna i punti delle partite di Uno nel tuo server.
about-cards = Le carte sono disegnate apposta: ogni colore ha un segno tutto suo, così si distinguono anche senza vedere il colore.
about-data = Conserva il tuo ID utente, il nome con cui giochi, le tue partite, i tuoi punti e le tue impostazioni, e nulla di ciò che scrivi.
about-trademark = UNO è un marchio di Mattel. Questo bot è un progetto amatoriale: non è affiliato a Mattel, che non l’ha né creato né approvato.
about-version = Versione { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Questa manche è finita.
refusal-not-playing = Non giochi in questa manche.
refusal-not-your-turn = { $known ->
    [yes] Non è il tuo turno: tocca a { $name }.
   *[no] Non è il tuo turno.
}
refusal-not-in-hand = { $card ->
    [none] Non hai quella carta.
   *[other] Non hai { $card }.
}
refusal-does-not-match = { $known ->
    [yes] { $card } non va bene. Serve: { $match } o un jolly.
   *[no] Quella carta non va bene su quella della pila.
}
refusal-breaks-limit = { $limit ->
    [colour] Puoi giocare un Jolly +4 solo se non hai il colore attuale.
    [colour_or_wild] Puoi giocare un Jolly +4 solo se non hai né il colore attuale né un semplice Jolly.
    [colour_or_any_wild] Puoi giocare un Jolly +4 solo se non hai né il colore attuale né un altro jolly.
   *[unknown] Le altre tue carte ora non permettono un Jolly +4.
}
refusal-only-drawn-card = Hai pescato: gioca quella carta o tienila.
refusal-already-drew = Hai già pescato: gioca quella carta o tienila.
refusal-must-play = Hai una carta che va bene, quindi non puoi pescare.
refusal-must-play-drawn = La carta che hai pescato va bene, quindi va giocata.
refusal-must-answer-penalty = Prima rispondi alla carta sulla pila: la tua mano mostra che cosa puoi fare.
refusal-cannot-stack = Quella carta non si può mettere su questa.
refusal-no-action-finish = Qui l’ultima carta deve essere un numero.
refusal-colour-required = Di’ anche quale colore diventa.
refusal-colour-not-wanted = Solo un jolly vuole un colore.
refusal-name-colour-first = Prima scegli il colore del jolly sulla pila.
refusal-no-colour-owed = Ora non c’è nessun colore da scegliere.
refusal-partner-required = Di’ anche con chi scambi la mano.
refusal-partner-not-wanted = Con quella carta nessuno scambia la mano.
refusal-bad-partner = Non puoi scambiare la mano con quella persona.
refusal-nothing-drawn = Non hai pescato nessuna carta, quindi non ce n’è una da tenere.
refusal-nothing-to-draw = Non ci sono più carte da pescare.
refusal-nothing-owed = Non devi pescare nessuna carta.
refusal-nothing-to-challenge = Non c’è nessun Jolly +4 da sfidare.
refusal-can-draw = Puoi ancora pescare, quindi non puoi passare.
refusal-can-play = Hai una carta che va bene, quindi non puoi passare.
refusal-jump-closed = Troppo tardi per intervenire: il gioco è andato avanti.
refusal-not-identical = Puoi intervenire solo con una carta identica a quella sulla pila.
refusal-catch-self = Non puoi beccarti da te. Premi piuttosto **{ button-uno }**
refusal-catch-absent = Quella persona non gioca in questa manche.
refusal-caught-wrong-already = Hai appena provato: non c’è nessuno da beccare.
refusal-misplay-off = Quella carta non va bene.
refusal-not-a-misplay = Quella carta va bene, quindi giocala e basta.
refusal-no-joining = Nessuno può più entrare in questa partita.
refusal-table-full = Il tavolo è pieno.
refusal-wrong-seat = Quel posto non è libero.
refusal-no-grace = Non c’è nulla da aspettare.

## Troubles: what cannot be done at the table

trouble-no-table = In questo canale non c’è un tavolo. Aprine uno con `/game new`.
trouble-table-in-channel = In questo canale c’è già un tavolo. Con `/game join` prendi posto, `/game show` lo porta in basso; oppure prima fallo chiudere con `/game end`.
trouble-table-closed = Quel tavolo è chiuso. Aprine un altro con `/game new`.
trouble-not-seated = Non hai un posto a questo tavolo.
trouble-already-seated = Hai già un posto a questo tavolo.
trouble-table-full = Il tavolo è pieno: si gioca al massimo in dieci.
trouble-not-host = Può farlo solo l’host.
trouble-not-allowed = Può farlo solo l’host, o chi si occupa delle partite in questo server.
trouble-too-few = Bisogna essere almeno in due. Aspetta qualcuno o aggiungi un computer.
trouble-already-started = La partita è già cominciata.
trouble-not-started = La partita non è ancora cominciata.
trouble-join-later = Si sta giocando una manche. Prendi posto quando è finita: premi allora **{ button-join }** o usa `/game join`.
trouble-cards-short = Qui non ci sono abbastanza carte per un’altra persona.
trouble-joining-closed = La partita è cominciata, e ora nessuno può entrare.
trouble-no-such-seat = A questo tavolo non c’è nessuno così.
trouble-no-round = In questo momento non si gioca nessuna manche.
trouble-round-running = La manche è ancora in corso.
trouble-match-over = La partita è finita.
trouble-match-running = La partita è ancora in corso.
trouble-paused = Il gioco è in pausa. Premi prima **{ button-resume }**.
trouble-not-paused = Il gioco non è in pausa.
trouble-no-computer = A questo tavolo non c’è nessun computer.
trouble-out-of-round = Non partecipi a questa manche. Ricevi le carte nella prossima.
trouble-not-saved = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova.
trouble-bad-value = Quel valore non è possibile.
trouble-broken-table = Il tavolo di questo canale non si può più leggere. Aprine uno nuovo al suo posto con `/game new`, o fallo chiudere con `/game end` da chi può gestire il server.
trouble-not-a-person = Solo una persona può fare da host.
trouble-vote-self = Non puoi votare su di te. Per alzarti, usa `/game leave`.
trouble-vote-computer = Su un computer non si vota. Tra una manche e l’altra l’host può toglierlo con `/game kick`.
trouble-vote-alone = Una persona da sola non può rimuoverne un’altra che è ancora qui. Ce ne vogliono due, a meno che quella persona non sia assente.
trouble-vote-early = Quando puoi votare solo tu, un turno si può saltare dopo metà del tempo, o dopo un minuto. Aspetta ancora un po’.
trouble-vote-over = Quella votazione è finita.
trouble-voted = Hai già votato. Si decide quando avranno votato abbastanza persone.
trouble-not-their-turn = Ora nessuno aspetta quella persona, quindi non c’è un turno da saltare.

## The page of rules

panel-preset = Queste sono le regole **{ $name }**.
panel-own = Queste sono regole su misura.
panel-warning = ⚠ Così la partita non può cominciare: { $problem }
panel-only-host = L’host può cambiarle qui prima che cominci la partita.
panel-begun = La partita è cominciata, quindi le regole restano come sono.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = Che cosa vuol dire?
tab-start = Tutte le regole
tab-cards = Carte
tab-draws = Carte con il +
tab-house = Regole della casa
tab-points = Punti e chiamate
option-on = sì
option-off = no
option-no-clock = nessun limite
option-none = nessuna
option-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
option-until-target = fino all’obiettivo
form-numbers = Carte e mazzi
form-written = Che cosa c’è scritto sulle carte
form-goals = Obiettivo, manche e tempo
form-calls = Penalità e tolleranza
form-between = da { $low } a { $high }
form-clock-how = Secondi per turno, da { $low } a { $high }; 0 per nessun limite.
form-rule = Jolly libero { $number }
form-rule-how = Vuoto: Jolly. Oppure: { form-rule-extra-turn } / { form-rule-draw-three } / testo tuo fino a 100.
form-rule-extra-turn = gioca di nuovo
form-rule-draw-three = pesca tre
form-bad-number = { $option }: deve essere un numero intero da { $low } a { $high }. Non è cambiato nulla.

choice-preset-official = Ufficiali
choice-preset-classic = Classiche
choice-preset-sheet-2015 = Regolamento 2015
choice-preset-party = Festa
choice-preset-family = Famiglia
choice-preset-lowest = Totale più basso
choice-preset-elimination = Eliminazione
choice-preset-partners = Coppie
choice-preset-quick = Veloci
choice-match = { $day } · { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
} · { $people ->
    [one] 1 persona
   *[other] { $people } persone
} · { $end ->
    [running] in corso
    [won] hai vinto
   *[over] finita
}
choice-deck-swap = 2015, 112 carte con Scambia mani
choice-removed-shuffle = Mescola mani
choice-removed-swap = Scambia mani
choice-removed-customizable = Jolly libero
choice-two-player-reverse-skip = Cambio giro fa saltare il turno
choice-two-player-reverse-turn = Cambio giro inverte soltanto il giro
choice-special-wild-points-50 = 50 punti
choice-special-wild-points-40 = 40 punti
choice-draw-four-challenge-on = Si può sfidare
choice-draw-four-challenge-off = Niente bluff, niente sfida
choice-stacking-off = No
choice-stacking-same = Uguale su uguale
choice-stacking-cross = +2 e +4 in qualsiasi ordine
choice-scoring-lowest = Ognuno segna le sue, vince il totale più basso
choice-scoring-elimination = Ognuno segna le sue, all’obiettivo si è fuori

problem-out-of-range = { $option }: quel valore non è possibile.
problem-text-too-long = { $option }: al massimo { $limit } caratteri.
problem-text-missing = { $option }: manca il testo.
problem-partners-elimination = Coppie ed eliminazione non vanno insieme.
problem-players = Si gioca da 2 a { $limit } persone.
problem-partners-four = Per giocare a coppie bisogna essere esattamente in { $limit }.
problem-hand-size = Non ci sono abbastanza carte: con tante persone, danne al massimo { $limit } a testa.

option-preset = Una serie di regole
option-house = Regole della casa
option-deck = Mazzo
option-removed = Carte tolte
option-hand-size = Carte iniziali
option-decks = Mazzi mescolati insieme
option-first-card = Prima carta
option-two-player-reverse = Cambio giro in due
option-draw-four-limit = Limite del Jolly +4
option-draw-four-challenge = Sfida
option-must-play = Obbligo di giocare
option-stacking = Accumulo
option-draw-until-playable = Pesca finché va bene
option-force-play = Gioca ciò che peschi
option-uno-penalty = Penalità per chi non dice Uno
option-false-catch-penalty = Penalità per «Ti becco!» sbagliato
option-catch-grace = Tolleranza del «Ti becco!»
option-seven-zero = Sette e zero
option-jump-in = Intervento
option-partners = Coppie
option-target = Obiettivo
option-scoring = Conteggio
option-rounds = Manche
option-no-action-finish = Numero alla fine
option-custom-rules = Carte scritte
option-special-wild-points = Punti dei jolly speciali
option-misplay-penalty = Penalità per carta sbagliata
option-late-join = Ingresso a metà
option-clock = Tempo per turno

explain-deck = Con quali carte si gioca. Il moderno ha un Mescola mani e tre Jolly liberi, il 2015 ha uno Scambia mani al posto di Mescola mani, il classico non ha né gli uni né gli altri.
explain-removed = Tipi di jolly speciale che si tolgono dal mazzo prima di dare le carte.
explain-hand-size = Quante carte riceve ogni persona, da 1 a 15.
explain-decks = Per i tavoli grandi si possono mescolare insieme più mazzi, fino a quattro.
explain-first-card = Quale carta può cominciare la pila. O è sempre un numero, o qualsiasi carta vale e fa quello che dice.
explain-two-player-reverse = In due, Cambio giro o vale come Salta turno, e giochi di nuovo tu, o inverte soltanto il giro, e gioca l’altra persona.
explain-draw-four-limit = Quando un Jolly +4 è regolare. È un bluff se la mano che resta contiene ciò che il limite nomina; senza limite è sempre regolare.
explain-draw-four-challenge = Chi deve pescarne quattro può dubitare: chi ha bluffato ne pesca quattro, e dopo una sfida sbagliata sono sei. Senza sfide un Jolly +4 irregolare non si può nemmeno giocare.
explain-must-play = Puoi pescare solo quando nessuna delle tue carte si può giocare. Nessuno è costretto a bluffare.
explain-stacking = Chi deve pescare può aggiungere una carta con il +, e chi gioca dopo deve pescarle tutte. «Uguale su uguale» tiene separati +2 e +4.
explain-draw-until-playable = Chi pesca continua finché trova una carta che va bene, e poi può giocarla.
explain-force-play = Una carta pescata che va bene va giocata e non si può tenere.
explain-uno-penalty = Quante carte peschi quando qualcuno ti becca con una carta sola e senza aver detto Uno.
explain-false-catch-penalty = Quante carte peschi quando premi «Ti becco!» e non c’è nessuno da beccare.
explain-catch-grace = Per tanti secondi dopo che una mano è scesa a una carta un «Ti becco!» aspetta, così una connessione lenta non costa carte a nessuno.
explain-seven-zero = Chi gioca un 7 scambia la mano con chi vuole. Quando esce uno 0, tutte le mani passano al posto successivo nel senso del giro.
explain-jump-in = Chi ha una carta identica a quella sulla pila può giocarla fuori turno, finché chi gioca dopo non ha cominciato. Si continua da lì. Sui jolly non si interviene.
explain-partners = Quattro persone in due squadre, una di fronte all’altra. Quando una chiude, entrambe segnano le carte dell’altra squadra.
explain-target = Con tanti punti la partita finisce.
explain-scoring = O chi vince una manche segna ciò che resta agli altri, o ognuno segna le proprie carte e i totali bassi sono buoni, o decide una sola manche.
explain-rounds = Un numero fisso di manche invece dell’obiettivo; con 0 si gioca fino all’obiettivo.
explain-no-action-finish = Nessuno può chiudere con una carta azione o un jolly: l’ultima carta deve essere un numero.
explain-custom-rules = Su ognuno dei tre Jolly liberi si può scrivere una regola: gioca di nuovo, chi gioca dopo pesca tre carte se non ha nulla che va bene, o parole tue che tutti vedono.
explain-special-wild-points = Quanto valgono Mescola mani, Scambia mani e Jolly libero quando restano in mano.
explain-misplay-penalty = Una carta che non va bene si può offrire lo stesso: torna in mano, chi l’ha giocata ne pesca due e il turno finisce.
explain-late-join = Si può prendere posto a metà di una manche e ricevere carte nuove. Mai a coppie.
explain-clock = Quanto può durare un turno prima che il computer giochi per chi è assente; senza limite si aspetta per sempre.
option-other = Quella regola

error-notation = Non conosco quella carta, quel colore o quella persona.
error-channel-taken = In questo canale c’è già un tavolo. Con `/game join` prendi posto, `/game show` lo porta in basso; oppure prima fallo chiudere con `/game end`.
error-storage = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova.
error-unexpected = Qualcosa è andato storto, scusa. Se succede di nuovo, comunica il codice **{ $code }** a chi gestisce questo bot.

## Commands

slash-game = partita
slash-new = nuova
slash-preset = modello
slash-deck = mazzo
slash-hand-size = carte
slash-first-card = prima-carta
slash-draw-four-limit = limite-più4
slash-draw-four-challenge = sfida
slash-uno-penalty = penalità-uno
slash-false-catch-penalty = penalità-errore
slash-catch-grace = tolleranza
slash-scoring = conteggio
slash-target = obiettivo
slash-rounds = manche
slash-clock = tempo
slash-rules = regole
slash-save-rules = salva-regole
slash-name = nome
slash-forget-rules = dimentica-regole
slash-join = partecipa
slash-leave = esci
slash-start = inizia
slash-show = mostra
slash-notify = avvisami
slash-add-computer = computer
slash-level = livello
slash-kick = rimuovi
slash-player = persona
slash-end = chiudi
slash-hand = carte
slash-play = gioca
slash-card = carta
slash-colour = colore
slash-swap-with = scambia-con
slash-draw = pesca
slash-uno = uno
slash-catch = becca
slash-leaderboard = classifica
slash-page = pagina
slash-record = registro
slash-match = partita
slash-topic = argomento
slash-learn = impara
slash-help = aiuto
slash-about = info

command-game = Apri un tavolo di Uno, prendi posto e gestiscilo
command-game-new = Apri un tavolo in questo canale
command-game-new-preset = Le regole di partenza: ufficiali, festa, … o una serie salvata in questo server
command-game-new-deck = Con quale mazzo si gioca
command-game-new-hand-size = Carte date a ogni persona (7)
command-game-new-first-card = Che cosa fa una prima carta che non è un numero
command-game-new-draw-four-limit = Quando si può giocare un Jolly +4
command-game-new-draw-four-challenge = Se un Jolly +4 si può sfidare
command-game-new-uno-penalty = Carte per chi non ha detto Uno (2)
command-game-new-false-catch-penalty = Carte per un «Ti becco!» sbagliato (0)
command-game-new-catch-grace = Secondi prima che valga un «Ti becco!» (2)
command-game-new-scoring = Come si contano i punti
command-game-new-target = Punti per vincere la partita (500)
command-game-new-rounds = Gioca invece un numero fisso di manche
command-game-new-clock = Secondi per turno, da 15 a 600; 0 per nessun limite
command-game-rules = Le regole di questo tavolo; l’host può cambiarle qui
command-game-save-rules = Salva le regole di questo tavolo per dopo (host o Gestisci server)
command-game-save-rules-name = Come chiamarle, fino a 32 lettere
command-game-forget-rules = Dimentica regole salvate (host o Gestisci server)
command-game-forget-rules-name = Quali
command-game-join = Prendi posto al tavolo di questo canale
command-game-leave = Lascia il tuo posto
command-game-start = Dai le carte (host)
command-game-show = Mostra di nuovo il tavolo
command-game-notify = Avvisami quando qui si apre la prossima partita; ripeti per annullare
command-game-add-computer = Fai sedere il computer al tavolo (host)
command-game-add-computer-level = Come gioca
command-game-kick = Rimuovi qualcuno dal tavolo (host o moderazione)
command-game-kick-player = Chi deve andare
command-game-end = Termina la partita e chiudi il tavolo (host o moderazione)
command-hand = Mostra le tue carte, solo a te
command-play = Gioca una carta
command-play-card = La carta; ti vengono proposte quelle che vanno bene
command-play-colour = Il colore che scegli, per un jolly
command-play-swap-with = Con chi scambi la mano, per un 7 o Scambia mani dove vale
command-draw = Pesca una carta
command-uno = Di’ Uno
command-catch = Becca chi non ha detto Uno
command-catch-player = Chi l’ha dimenticato; può mancare se è una persona sola
command-record = Il registro di una partita che hai giocato, in un file
command-record-match = Quale partita; la più recente se non scegli
command-leaderboard = Chi è in testa in questo server
command-leaderboard-page = Quale pagina mostrare
command-rules = Il regolamento: ogni carta e ogni regola, argomento per argomento
command-rules-topic = Che cosa vuoi sapere
command-learn = Impara Uno giocando: una manche guidata che vedi solo tu
command-help = Come si gioca
command-about = Che cos’è questo bot e chi l’ha fatto

choice-deck-modern = Moderno, 112 carte
choice-deck-classic = Classico, 108 carte
choice-first-card-ignore = Sempre un numero
choice-first-card-effect = Quella che esce, e vale
choice-draw-four-limit-colour_or_wild = Senza carte del colore e senza semplice Jolly
choice-draw-four-limit-colour = Senza carte del colore
choice-draw-four-limit-colour_or_any_wild = Senza carte del colore e senza altri jolly
choice-draw-four-limit-none = Quando vuoi
choice-scoring-winner = Chi vince la manche segna le carte degli altri
choice-scoring-single = Una manche, vince chi chiude prima

## Answers to commands and presses

answer-joined = Ora hai un posto al tavolo.
answer-left = Hai lasciato il tavolo.
answer-notify = Riceverai una menzione qui quando si apre la prossima partita in questo canale. Usa di nuovo `/game notify` per annullare.
answer-notify-not = Non riceverai più l’avviso della prossima partita qui.
answer-ended = Il tavolo è chiuso.
answer-record = Tutto ciò che è successo in questa partita, riga per riga. `python -m bot replay` verifica ogni mossa e le carte date in ogni manche, e racconta tutto a parole.
answer-record-so-far = Questa partita è ancora in corso: ecco tutto fino all’ultima manche finita. `python -m bot replay` lo racconta a parole.
answer-no-record = Non hai ancora giocato una manche fino alla fine in questo server. Dopo, il registro si trova qui.
answer-unknown-match = Questa partita non è tra le tue. Scegline una dall’elenco.
answer-kicked = { $name } non è più al tavolo.
answer-computer = { $name } ora è al tavolo.
answer-unknown-player = Nessuno a questo tavolo si chiama { $name }. Scegli uno dei nomi proposti.
answer-unknown-card = Non conosco la carta { $typed }. Scrivila come «7 rosso», «salta turno blu» o «jolly verde».
answer-saved = Queste regole sono salvate come **{ $name }**. Chiunque qui può aprire un tavolo con loro: `/game new preset:`.
answer-forgotten = Le regole **{ $name }** sono dimenticate.
answer-name-taken = Qui le regole non possono chiamarsi { $name }. Scegli un altro nome.
answer-presets-full = Questo server ha già salvato { $most } serie di regole, e non ce ne stanno altre. Prima dimenticane una con `/game forget-rules`.
answer-unknown-preset = Qui non ci sono regole con quel nome.
answer-old-button = Questo pulsante è di una versione precedente del bot e non fa più nulla.
answer-old-command = Questo comando è cambiato. Riavvia Discord (Ctrl+R, o chiudi l’app) e riprova.
answer-bad-option = { $typed } lì non è possibile.
permissions-missing = Non posso tenere un tavolo in questo canale. Manca: { $permissions }. Chiedi a chi può modificare il canale di darmelo, poi riprova.
permission-view = **Visualizza canale**
permission-send = **Invia messaggi**
permission-send-in-threads = **Invia messaggi nei thread**
