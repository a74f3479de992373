### German, with "du". Cards are called as on Mattel's German sheets: Zieh Zwei, Retour, Aussetzen, Farbenwahl.

language-name = Deutsch

## Lists

list-between = { $first }, { $second }
and-between = { $first } und { $second }
clause-between = { $first }; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau

loud-R = 🟥 **ROT** ◯
loud-Y = 🟨 **GELB** ▲
loud-G = 🟩 **GRÜN** ☰
loud-B = 🟦 **BLAU** ◆

heading-R = 🟥 Rot ◯
heading-Y = 🟨 Gelb ▲
heading-G = 🟩 Grün ☰
heading-B = 🟦 Blau ◆
heading-wild = ⬛ Farbenwahl

symbol-S = Aussetzen
symbol-R = Retour
symbol-D = Zieh Zwei

card-coloured = { $colour } { $symbol }
card-group = { $colour } { $symbols }
card-W = Farbenwahl
card-W4 = Zieh Vier Farbenwahl
card-WH = Hände mischen
card-WX = Hände tauschen
card-WC1 = Freie Farbenwahl 1
card-WC2 = Freie Farbenwahl 2
card-WC3 = Freie Farbenwahl 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] du bist noch einmal dran
    [draw_three] wer als Nächstes dran ist und nichts legen kann, zieht 3
    [text] { $text }
   *[blank] eine einfache Farbenwahl
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } oder **{ $symbol }**
match-nothing-yet = was als Farbe genannt wird

## Names

name-unknown = Platz { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (leer)
name-partner = { $name } (im Team mit dir)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
}
menu-level = Wie gut spielen die Computer?
menu-level-choice = { $level ->
    [easy] Computer: leicht
    [hard] Computer: schwer
   *[normal] Computer: normal
}
choice-level-easy = leicht
choice-level-normal = normal
choice-level-hard = schwer

## The board

board-title = -# Uno · Runde { $round } · { $goal }
goal-target = bis { $target } Punkte
goal-rounds = { $rounds ->
    [one] eine Runde
   *[other] meiste Punkte nach { $rounds } Runden
}
goal-rounds-low = { $rounds ->
    [one] eine Runde, die kleinste Summe gewinnt
   *[other] kleinste Summe nach { $rounds } Runden
}
goal-lowest = kleinste Summe gewinnt, sobald jemand { $target } hat
goal-elimination = mit { $target } Punkten raus, wer übrig bleibt, gewinnt
goal-single = eine Runde, wer zuerst fertig ist, gewinnt

board-turn = ### ► { $name } ist dran
board-drawn = ### ► { $name } hat gezogen: legen oder behalten
board-draw-four = ### ► { $name } muss 4 ziehen oder anzweifeln
board-take-four = ### ► { $name } muss { $count } ziehen
board-penalty = ### ► { $name } muss { $count } Karten nehmen
board-colour = ### ► { $name } nennt die erste Farbe
board-paused = ### ⏸ Das Spiel macht Pause
board-paused-how = Es geht nichts verloren. Drück **{ button-resume }**, wenn es weitergehen soll.

board-match = Passend: { $match }
board-pile = Es liegt **{ $card }**

board-says = Auf der Karte steht: **{ $rule }**
board-stack = Stapel: **+{ $count }** · nimm ihn, oder leg dazu: { $kind ->
    [draw_two] eine Zieh Zwei
    [wild_draw_four] eine Zieh Vier Farbenwahl
   *[any] eine Zieh Zwei oder eine Zieh Vier Farbenwahl
}
board-jump = ⚡ Wer auch **{ $card }** hat, darf zwischenwerfen
board-teams = Teams: **{ $first }** gegen **{ $second }**
board-misplay = Eine Karte, die nicht passt, darf man anbieten; das kostet { $count } Karten und den Zug
board-clock = Die Zeit läuft ab: { $when }
board-clock-over = Die Zeit ist um: Gleich spielt der Computer
board-no-clock = Keine Eile: Es läuft keine Uhr
board-draw-pile = Ziehstapel **{ $count }**
board-order = { $turned ->
    [yes] es geht nach **unten** ↓ (umgekehrt)
   *[no] es geht nach **unten** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } Pkt.
row-next = als Nächstes
row-exposed = ❗ **noch kein Uno**
row-said = 📣 hat Uno gesagt
row-away = 💤 weg
row-out = ausgeschieden
row-waits = spielt ab der nächsten Runde

closed-ended = ### Dieses Spiel wurde beendet
closed-empty = ### Alle sind gegangen, der Tisch ist geschlossen
closed-expired = ### Es kam lange niemand, der Tisch ist geschlossen
closed-replaced = ### Ein neuer Tisch steht jetzt an dieser Stelle
closed-how = Einen neuen eröffnet `/game new`.

## The lobby

lobby-title = ### 🃏 Ein Uno-Tisch ist offen
lobby-host = { $name } lädt ein. Drück **{ button-join }** und setz dich dazu, 2 bis { $most } können mitspielen.
lobby-seats = **Am Tisch** · { $count } von { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · Host
lobby-lonely = Eine Person fehlt noch: Warte auf jemanden, oder nimm einen Computer dazu.
lobby-ready = { $name } drückt **{ button-start }**, wenn alle da sind.
lobby-full = Der Tisch ist voll. { $name } drückt **{ button-start }**.
lobby-rules = **Die Regeln hier**

rule-deck-modern = Modernes Deck, 112 Karten
rule-deck-classic = Klassisches Deck, 108 Karten
rule-deck-swap = Deck von 2015, 112 Karten
rule-deck-fewer = { $deck }, ohne { $kinds }
rule-decks = { $count } Decks zusammen, jedes: { $deck }
rule-hand-size = { $count ->
    [one] 1 Karte für jeden
   *[other] { $count } Karten für jeden
}
rule-first-card-ignore = Die erste Karte auf dem Stapel ist immer eine Zahl
rule-first-card-effect = Die erste Karte auf dem Stapel zählt, auch wenn sie keine Zahl ist
rule-goal-target = Wer fertig wird, bekommt die Karten der anderen als Punkte; mit { $target } Punkten gewinnt man
rule-goal-rounds = { $rounds ->
    [one] Wer fertig wird, bekommt die Karten der anderen als Punkte; gespielt wird eine Runde
   *[other] Wer fertig wird, bekommt die Karten der anderen als Punkte; nach { $rounds } Runden gewinnen die meisten Punkte
}
rule-goal-rounds-low = { $rounds ->
    [one] Alle zählen die eigenen Restkarten; gespielt wird eine Runde
   *[other] Alle zählen die eigenen Restkarten; nach { $rounds } Runden gewinnt die kleinste Summe
}
rule-goal-single = Eine Runde: Wer zuerst fertig ist, gewinnt
rule-goal-lowest = Alle zählen die eigenen Restkarten; hat jemand { $target }, gewinnt die kleinste Summe
rule-goal-elimination = Alle zählen die eigenen Restkarten; mit { $target } Punkten scheidet man aus
rule-draw-four = Zieh Vier Farbenwahl: { $limit }; { $challenge }
rule-draw-four-free = Zieh Vier Farbenwahl: jederzeit
rule-draw-four-colour-or-wild = nur, wenn man weder die geltende Farbe noch eine einfache Farbenwahl hat
rule-draw-four-colour = nur, wenn man die geltende Farbe nicht hat
rule-draw-four-colour-or-any-wild = nur, wenn man weder die geltende Farbe noch eine andere Farbenwahl hat
rule-challenge-on = Bluffen geht, aber es darf angezweifelt werden
rule-challenge-off = kein Bluff
rule-uno = { $penalty ->
    [0] Ohne Uno erwischt: nichts passiert
   *[other] Ohne Uno erwischt: { $penalty } ziehen
}
rule-wrong-catch = { $penalty ->
    [0] falsches „Erwischt“ kostet nichts
   *[other] falsches „Erwischt“: { $penalty } ziehen
}
rule-grace = { $seconds ->
    [0] „Erwischt“ gilt sofort
    [one] „Erwischt“ gilt nach 1 Sekunde
   *[other] „Erwischt“ gilt nach { $seconds } Sekunden
}
rule-must-play = Wer legen kann, muss legen: Ziehen darf nur, wer nicht kann
rule-draw-until-playable = Wer zieht, zieht weiter, bis eine Karte passt
rule-force-play = Eine gezogene Karte, die passt, muss gelegt werden
rule-seven-zero = Eine 7 tauscht die Hand mit jemandem deiner Wahl, eine 0 gibt alle Hände weiter
rule-jump-in = Zwischenwerfen: Genau die Karte vom Stapel darf man außer der Reihe legen
rule-partners = Partner: zwei Zweierteams, die sich gegenübersitzen, zählen zusammen
rule-no-action-finish = Die letzte Karte muss eine Zahl sein
rule-stacking-same = Stapeln: Zieh Zwei auf Zieh Zwei, Zieh Vier auf Zieh Vier
rule-stacking-cross = Stapeln: jede Ziehkarte auf jede Ziehkarte
rule-two-player-reverse = Zu zweit dreht Retour nur die Richtung
rule-misplay-penalty = Eine Karte, die nicht passt, darf man anbieten: { $count } ziehen, und der Zug ist vorbei
rule-custom-rules = Auf den drei freien Farbenwahlen: { $rules }
rule-special-wild-points = Mischen, Tauschen und freie Farbenwahl zählen { $points } Punkte
rule-late-join = Neue dürfen mitten in einer Runde dazukommen
rule-clock = { $seconds } Sekunden für einen Zug, dann spielt der Computer für dich
rule-no-clock = Keine Uhr

## The hand

hand-note = > { $note }
hand-your-turn = ### Du bist dran – passend: { $match }
hand-wait = ### { $name } spielt
hand-wait-next = ### { $name } spielt – danach bist du dran
hand-drawn = ### Du hast gezogen: { $card }
hand-drawn-how = Sie passt: Leg sie, oder behalte sie und beende deinen Zug.
hand-drawn-must = Sie passt, also musst du sie legen.
hand-jump = ### ⚡ Du kannst zwischenwerfen: { $card }
hand-stack-how = **Oder leg eine Ziehkarte dazu:** Dann muss die nächste Person diese { $count } und die neuen nehmen.
hand-must-play = Du hast eine passende Karte, also darfst du nicht ziehen.
hand-no-action-finish = Deine letzte Karte muss hier eine Zahl sein.
hand-misplay = ✗ passt nicht; es trotzdem anzubieten kostet { $count } Karten und deinen Zug.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } legt dir eine Zieh Vier Farbenwahl hin
hand-draw-four-take = **{ $take } nehmen:** Du ziehst { $take } Karten und setzt diesen Zug aus.
hand-draw-four-challenge = **{ button-challenge }:** Du nennst es einen Bluff, und nur du siehst die Hand von { $name }. { $rule }
hand-draw-four-bluff = · Bluff: { $name } zieht die { $take }, und du spielst weiter
hand-draw-four-fair = · kein Bluff: Du ziehst { $lost } und setzt diesen Zug aus
hand-bluff-colour = { $known ->
    [yes] Es ist ein Bluff, wenn { $name } noch { $colour } hat.
   *[no] Es ist ein Bluff, wenn { $name } noch eine Karte der Farbe hat, die davor galt.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] Es ist ein Bluff, wenn { $name } noch { $colour } oder eine einfache Farbenwahl hat.
   *[no] Es ist ein Bluff, wenn { $name } noch eine Karte der Farbe hat, die davor galt, oder eine einfache Farbenwahl.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] Es ist ein Bluff, wenn { $name } noch { $colour } oder eine andere Farbenwahl hat.
   *[no] Es ist ein Bluff, wenn { $name } noch eine Karte der Farbe hat, die davor galt, oder eine andere Farbenwahl.
}
hand-take = ### Du musst { $count } Karten nehmen
hand-take-how = Nimm sie, dann ist die nächste Person dran.
hand-colour = ### Die erste Karte ist eine Farbenwahl: Nenn die Farbe
hand-picking = ### { $card }: welche Farbe?
hand-picking-how = Danach hast du noch
hand-kept = { $heading }: { $cards }
hand-picking-swap = Du gibst ab
hand-picking-shuffle = Alle Hände werden gemischt. Du gibst hinein
hand-picking-partner = ### { $card }: mit wem tauschen?
hand-offer = ### { $card } passt nicht auf { $match }
hand-offer-how = Trotzdem anbieten? Du nimmst sie zurück, ziehst { $count }, und dein Zug ist vorbei.
hand-picking-last = Es ist deine letzte Karte: Nenn eine Farbe und gewinn die Runde.
hand-pass = Es ist keine Karte mehr zum Ziehen da. Passe, wenn nichts passt.
hand-pile = Es liegt: { $card } · passend: { $match }
hand-pile-alone = Es liegt: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ kein Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = Ziehstapel **{ $count }**
hand-exposed = ❗ **Du hast nur noch eine Karte – drück { button-uno }, bevor dich jemand erwischt.**
hand-say-before = Noch zwei Karten: Drück **{ button-uno }**, bevor du legst, dann kann dich niemand erwischen.
hand-called = 📣 Du hast Uno gesagt. Leg jetzt eine deiner zwei Karten.
hand-said = 📣 Du hast Uno gesagt.
hand-page = Karten { $from }–{ $to } von { $count } verschiedenen
hand-paused = ### ⏸ Das Spiel macht Pause
hand-paused-how = Drück am Tisch **{ button-resume }**, oder spiel einfach, wenn du dran bist.
hand-lobby = ### Noch nicht ausgeteilt
hand-lobby-how = Deine Karten kommen, wenn der Host **{ button-start }** drückt.
hand-between = ### Die Runde ist vorbei
hand-between-how = Drück **{ button-next-round }**, wenn du bereit bist.
hand-between-ready = Du bist bereit.
hand-finished = ### Die Partie ist vorbei
hand-finished-how = Drück am Tisch **{ button-rematch }** für eine neue.
hand-closed = ### Dieser Tisch ist geschlossen
hand-closed-how = Einen neuen eröffnet `/game new`.
hand-gone = ### Du sitzt nicht mehr an diesem Tisch
hand-gone-how = Was du noch hattest, liegt wieder im Stapel.
hand-watching = ### Du bist in dieser Runde nicht dabei
hand-watching-how = Karten bekommst du, wenn die nächste Runde ausgeteilt wird.

## Why not? – the reasons in a hand

why-title = **Warum nicht?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards }: weder { $colour } noch **{ $symbol }**.
why-other-colour = { $cards }: nicht { $colour }. Auf einer Farbenwahl zählt nur die Farbe.
why-breaks-limit = { $limit ->
    [colour] Solange du die geltende Farbe hast, darf sie nicht gelegt werden. Bluffen geht hier nicht.
    [colour_or_any_wild] Solange du die geltende Farbe oder eine andere Farbenwahl hast, darf sie nicht gelegt werden. Bluffen geht hier nicht.
   *[colour_or_wild] Solange du die geltende Farbe oder eine einfache Farbenwahl hast, darf sie nicht gelegt werden. Bluffen geht hier nicht.
}
why-cannot-stack = { $kind ->
    [draw_two] Du musst Karten nehmen, und dazulegen kann man hier nur eine Zieh Zwei.
    [wild_draw_four] Du musst Karten nehmen, und dazulegen kann man hier nur eine Zieh Vier Farbenwahl.
   *[any] Du musst Karten nehmen, und dazulegen kann man hier nur eine Zieh Zwei oder eine Zieh Vier Farbenwahl.
}
why-owed = Du musst { $count } Karten nehmen, vorher kannst du nichts legen. Gestapelt wird an diesem Tisch nicht.
why-owed-challenge = Du musst { $count } Karten nehmen oder anzweifeln, vorher kannst du nichts legen. Gestapelt wird an diesem Tisch nicht.
why-not-your-turn = { $name } ist dran. Zwischenwerfen gibt es an diesem Tisch nicht, also warte, bis du dran bist.
why-jump-closed = { $name } ist dran. Zum Zwischenwerfen ist es zu spät: Der Zug hat begonnen, oder etwas ist noch zu klären.
why-not-identical = { $name } ist dran. Außer der Reihe darfst du nur genau die Karte legen, die liegt: noch eine { $card }.
why-wild-on-top = { $name } ist dran. Auf eine Farbenwahl kann niemand zwischenwerfen.
why-out-of-turn = { $name } ist dran. { $reason }
why-draw = Also zieh eine Karte: **{ button-draw }**.

## Buttons

button-join = Mitspielen
button-leave = Gehen
button-leave-match = Die Partie ganz verlassen
button-start = Start
button-computer = Computer dazu
button-hand = Meine Karten
button-draw = Ziehen
button-uno = Uno!
button-uno-said = Uno gesagt
button-catch = Erwischt!
button-catch-name = { $name } erwischt!
button-options = Regeln…
button-form-numbers = Handkarten und Decks…
button-form-written = Karten beschriften…
button-form-goals = Ziel, Runden, Uhr…
button-form-calls = Strafen und Schonfrist…
button-more = Mehr…
button-resume = Weiter
button-next-round = Nächste Runde
button-next-round-ready = Nächste Runde ({ $ready }/{ $people })
button-rematch = Noch eine Partie
button-play-drawn = { $card } legen
button-jump = Rein: { $card }
button-unfit = ✗ { $card }
button-offer = { $card } anbieten
button-partner = { $name } · { $count } { $count ->
    [one] Karte
   *[other] Karten
}
button-why = Warum nicht?
button-why-back = Gründe ausblenden
button-draw-until = Ziehen, bis eine passt
button-keep = Behalten
button-challenge = Anzweifeln
button-take = { $count ->
    [one] 1 Karte nehmen
   *[other] { $count } Karten nehmen
}
button-pass = Passen
button-back = Zurück
button-page-earlier = ← Karten { $from }–{ $to }
button-page-later = Karten { $from }–{ $to } →
button-rules = So wird gespielt
button-settings = Einstellungen
button-scores = Rangliste
button-scores-page-back = ← Seite { $page }
button-scores-page-on = Seite { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] Du hast die höchste Karte gezogen und teilst aus
   *[no] { $name } hat die höchste Karte gezogen und teilt aus
}
event-round-started = { $you ->
    [yes] Runde { $round }: Du hast ausgeteilt, aufgedeckt wurde **{ $card }**
   *[no] Runde { $round }: { $name } hat ausgeteilt, aufgedeckt wurde **{ $card }**
}
event-card-played = { $you ->
    [yes] Du hast **{ $card }** gelegt
   *[no] { $name } hat **{ $card }** gelegt
}
event-card-jumped = { $you ->
    [yes] Du hast **{ $card }** zwischengeworfen
   *[no] { $name } hat **{ $card }** zwischengeworfen
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] Du hast nichts gezogen: Es war keine Karte mehr da
        [one] Du hast 1 Karte gezogen
       *[other] Du hast { $count } Karten gezogen
    }
   *[no] { $count ->
        [0] { $name } hat nichts gezogen: Es war keine Karte mehr da
        [one] { $name } hat 1 Karte gezogen
       *[other] { $name } hat { $count } Karten gezogen
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] Du hast nichts gezogen, weil keine Karte mehr da war, und setzt aus
        [one] Du hast 1 Karte gezogen und setzt aus
       *[other] Du hast { $count } Karten gezogen und setzt aus
    }
   *[no] { $count ->
        [0] { $name } hat nichts gezogen, weil keine Karte mehr da war, und setzt aus
        [one] { $name } hat 1 Karte gezogen und setzt aus
       *[other] { $name } hat { $count } Karten gezogen und setzt aus
    }
}
event-card-kept = { $you ->
    [yes] Du hast die Karte behalten
   *[no] { $name } hat die Karte behalten
}
event-turn-skipped = { $you ->
    [yes] Du setzt aus
   *[no] { $name } setzt aus
}
event-turn-passed = { $you ->
    [yes] Du hast gepasst: nichts zu legen, nichts zu ziehen
   *[no] { $name } hat gepasst: nichts zu legen, nichts zu ziehen
}
event-direction-changed = Richtungswechsel
event-colour-named = { $you ->
    [yes] Du hast { $colour } genannt
   *[no] { $name } hat { $colour } genannt
}
event-penalty-owed = { $you ->
    [yes] Du musst { $count } Karten nehmen
   *[no] { $name } muss { $count } Karten nehmen
}
event-challenge-guilty = { $you ->
    [by] Du hast { $target } angezweifelt: Es war ein Bluff
    [target] { $name } hat dich angezweifelt: Es war ein Bluff
   *[no] { $name } hat { $target } angezweifelt: Es war ein Bluff
}
event-challenge-innocent = { $you ->
    [by] Du hast { $target } angezweifelt: Es war kein Bluff
    [target] { $name } hat dich angezweifelt: Es war kein Bluff
   *[no] { $name } hat { $target } angezweifelt: Es war kein Bluff
}
event-uno-said = { $you ->
    [yes] Du hast **Uno!** gesagt
   *[no] { $name } hat **Uno!** gesagt
}
event-catch-missed = { $you ->
    [by] Du wolltest { $target } erwischen, aber es gab nichts zu erwischen
    [target] { $name } wollte dich erwischen, aber es gab nichts zu erwischen
   *[no] { $name } wollte { $target } erwischen, aber es gab nichts zu erwischen
}
event-uno-caught = { $you ->
    [by] Du hast { $target } ohne Uno erwischt
    [target] { $name } hat dich ohne Uno erwischt
   *[no] { $name } hat { $target } ohne Uno erwischt
}
event-hands-swapped = { $you ->
    [by] Du hast die Hand mit { $target } getauscht
    [target] { $name } hat die Hand mit dir getauscht
   *[no] { $name } hat die Hand mit { $target } getauscht
}
event-hands-passed-on = alle Hände wandern einen Platz weiter
event-hands-shuffled = alle Hände wurden gemischt und neu ausgeteilt
event-pile-reshuffled = der Ablagestapel wurde zum neuen Ziehstapel gemischt
event-custom-rule = { $kind ->
    [extra_turn] auf der Karte steht: noch einmal dran
    [draw_three] auf der Karte steht: wer als Nächstes dran ist und nichts legen kann, zieht 3
   *[text] auf der Karte steht: { $text }
}
event-card-misplayed = { $you ->
    [yes] Du hast { $card } angeboten, das passt nicht
   *[no] { $name } hat { $card } angeboten, das passt nicht
}
event-clock-expired = { $you ->
    [yes] Deine Zeit war um, der Computer hat für dich gespielt
   *[no] Die Zeit von { $name } ist um: Der Computer spielt
}
event-seat-left = { $you ->
    [yes] Du bist gegangen
   *[no] { $name } ist gegangen
}
event-seat-joined = { $you ->
    [yes] Du hast dich dazugesetzt
   *[no] { $name } hat sich dazugesetzt
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Du bist fertig und gewinnst die Runde
        [one] Du bist fertig: 1 Punkt
       *[other] Du bist fertig: { $points } Punkte
    }
   *[no] { $points ->
        [0] { $name } ist fertig und gewinnt die Runde
        [one] { $name } ist fertig: 1 Punkt
       *[other] { $name } ist fertig: { $points } Punkte
    }
}
event-round-blocked = Die Runde steckt fest: Niemand kann legen oder ziehen
event-round-abandoned = Die Runde wurde abgebrochen: Es ist niemand mehr zum Spielen da
event-match-won = { $count ->
    [one] { $names } hat die Partie gewonnen
   *[other] { $names } gewinnen die Partie gemeinsam
}
event-match-abandoned = Die Partie wurde abgebrochen

## What is told to the one who did it, or to whom it was done

note-drew = Du hast gezogen: **{ $cards }**.
note-drew-nothing = Es war keine Karte mehr zum Ziehen da.
note-drew-unplayable = Du hast gezogen: **{ $cards }**. Sie passt nicht, also behältst du sie, und dein Zug ist vorbei.
note-misplayed = { $count ->
    [0] { $card } passt nicht. Du nimmst die Karte zurück, ziehst nichts, und dein Zug ist vorbei.
    [one] { $card } passt nicht. Du nimmst die Karte zurück, ziehst 1 Karte ({ $cards }), und dein Zug ist vorbei.
   *[other] { $card } passt nicht. Du nimmst die Karte zurück, ziehst { $count } Karten ({ $cards }), und dein Zug ist vorbei.
}
note-kept = Du behältst sie. Dein Zug ist vorbei.
note-uno-in-vain = Das zählt nicht: Sag Uno, wenn du gleich die vorletzte Karte legst oder nur noch eine hast.
note-uno-needless = Nicht nötig: Dich kann jetzt niemand erwischen.
note-caught = Erwischt! { $name } hatte nicht Uno gesagt und zieht { $count }.
note-catch-held = Du warst zuerst. Es gilt gleich, falls { $name } nicht vorher Uno sagt.
note-catch-missed = Da gibt es nichts zu erwischen: { $name } ist sicher.
note-catch-missed-penalty = { $count ->
    [one] Da gibt es nichts zu erwischen: { $name } ist sicher. Das kostet dich 1 Karte: { $cards }.
   *[other] Da gibt es nichts zu erwischen: { $name } ist sicher. Das kostet dich { $count } Karten: { $cards }.
}
note-challenge-guilty = Es war ein Bluff! { $name } zieht { $count }, und du bist dran.
note-challenge-innocent = Es war kein Bluff. Du ziehst { $count } und setzt aus: { $cards }.
note-challenge-hand = Nur du siehst die Hand von { $name }: { $cards }.
note-took = Du hast { $count ->
    [0] nichts genommen, es war keine Karte mehr da
    [one] 1 Karte genommen: { $cards }
   *[other] { $count } Karten genommen: { $cards }
}. Dein Zug ist vorbei.
note-colour-named = Du hast { $colour } genannt.
note-passed = Du hast gepasst.
note-out = Du bist fertig! Die Runde gehört dir.
note-back = Schön, dass du wieder da bist! Du spielst deine Karten jetzt selbst.
note-stale = Das Spiel ist weitergegangen, seit dieser Knopf da stand. So steht es jetzt.

## The end of a round and of a match

summary-last-round = **Letzte Runde** · { $name } wurde fertig
summary-last-round-points = { $points ->
    [one] **Letzte Runde** · { $name } wurde fertig · 1 Punkt
   *[other] **Letzte Runde** · { $name } wurde fertig · { $points } Punkte
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] gewinnen
   *[no] gewinnt
} Runde { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] gewinnen
       *[no] gewinnt
    } Runde { $round } · 1 Punkt
   *[other] ### 🏁 { $name } { $team ->
        [yes] gewinnen
       *[no] gewinnt
    } Runde { $round } · { $points } Punkte
}
summary-title-blocked = ### Runde { $round } steckt fest: Niemand kann legen oder ziehen
summary-title-abandoned = ### Runde { $round } wurde abgebrochen
summary-left = **Übrige Karten**
summary-hand = { $name } · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} · { $faces }
    -# { $cards }
summary-more = und { $count } mehr
summary-totals = **Spielstand** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (ausgeschieden)
summary-next-at = Die nächste Runde kommt { $when }, oder sobald alle bereit sind.
summary-next-ready = Die nächste Runde kommt, sobald alle bereit sind.
summary-dealer = Es teilt aus: { $name }.
summary-ready = Bereit: { $ready }. Es fehlt noch: { $waiting }.
summary-seed = -# Ehrlich ausgeteilt? Hinter { button-more } steht, wie man es nachprüft.

finished-title = ### 🏆 { $name } gewinnt die Partie!
finished-title-team = ### 🏆 { $names } gewinnen die Partie!
finished-title-shared = ### 🏆 { $names } gewinnen die Partie gemeinsam!
finished-title-nobody = ### Die Partie endet ohne Sieg
finished-title-abandoned = ### Die Partie wurde abgebrochen
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = Der Spielstand nach jeder Runde
course-line = { $name }: { $totals }
course-ends = { $name }: { $total } am Ende
finished-rounds = { $rounds ->
    [one] Gespielt wurde eine Runde.
   *[other] Gespielt wurden { $rounds } Runden.
}
finished-again = Es geht weiter, in einer neuen Nachricht weiter unten.
finished-rematch = Dieselben Leute, dieselben Regeln? Drück **{ button-rematch }**.

## Calling people

called = { $who }, du bist dran.
called-again = { $who }, du bist immer noch dran. Deine Zeit läuft ab: { $when }.
called-open = { $who } Hier beginnt ein Spiel. Drück **{ button-join }**, um mitzuspielen.
called-open-in = { $who } In { $place } beginnt ein Spiel.

## More about a table

more-title = ### Die Regeln an diesem Tisch
more-deal = **Ist ehrlich ausgeteilt?** Jedes Mischen folgt aus einem geheimen Startwert. Sein Fingerabdruck, der SHA-256, stand vor der ersten Karte fest:
    `{ $fingerprint }`
more-deal-later = Der Startwert selbst wird gezeigt, wenn die Runde endet, dann können alle nachprüfen.
more-deal-seed = Runde { $round } ist vorbei, ihr Startwert war:
    `{ $seed }`
    Sein SHA-256 ist der Fingerabdruck, der während der Runde hier stand, und ihr Mischen folgt aus ihm.
more-leave = Wenn du ganz gehst, kommen deine Karten zurück in den Stapel. Bist du nur kurz weg, bleib sitzen: Der Computer spielt für dich, bis du etwas drückst.

## The leaderboard

scores-title = ### 🏆 Rangliste
scores-race = Rennen { $number } · wer zuerst **{ $target }** Punkte hat, bekommt die Krone
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# insgesamt { $points } · { $won } von { $played } { $played ->
    [one] Runde
   *[other] Runden
} gewonnen, { $matches } { $matches ->
    [one] Partie
   *[other] Partien
}
scores-own = **Du** · Platz { $rank } · { $points } von { $target } in diesem Rennen · insgesamt { $all }
scores-own-none = Du hast hier noch keine Punkte.
scores-empty = Noch hat hier niemand Punkte. Gewinn eine Runde an einem Tisch mit mindestens zwei Leuten, dann steht dein Name hier.
scores-page = -# Seite { $page } von { $pages } · { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
scores-champions = **👑 Gekrönt**
scores-champion = Rennen { $number } · { $name } · { $total } Punkte · { $when }
scores-no-champion = Noch hat niemand ein Rennen gewonnen: Die erste Krone ist zu haben.
scores-somebody = jemand, der nicht mehr da ist
race-won = 👑 { $name } gewinnt Rennen { $number } dieses Servers mit { $total } Punkten und bekommt die Krone! Das nächste Rennen beginnt bei null.

## Help

help-title = ### So spielt man hier Uno
help-start = **Los geht es** mit `/game new`. Alle drücken **{ button-join }**, der Host drückt **{ button-start }**. Ein Computer kann einen Platz füllen.
help-turn = **Du bist dran:** Drück eine Karte, die in Farbe, Zahl oder Zeichen auf den Stapel passt, oder eine Farbenwahl. Oder zieh eine Karte: Passt sie, darfst du sie gleich legen. **{ button-hand }** am Tisch zeigt dir immer deine Karten, nur dir.
help-draw-four = **Zieh Vier Farbenwahl** ist nur ehrlich, wenn du keine Karte der geltenden Farbe und keine einfache Farbenwahl hast. Wer ziehen muss, kann **{ button-challenge }** drücken: Nach einem Bluff zieht die andere Person die 4; war es keiner, sind es 6 für dich.
help-uno = **Uno!** Wenn du deine vorletzte Karte legst, sag es: Drück **{ button-uno }** kurz davor oder gleich danach. Bis die nächste Person etwas tut, dürfen alle **{ button-catch }** drücken, und du ziehst 2.
help-score = **Punkte:** Wer fertig wird, bekommt die Karten der anderen: Zahlen ihren Wert, Aussetzen, Retour und Zieh Zwei 20, Farbenwahlen 50. Wer zuerst 500 hat, gewinnt die Partie.
help-away = **Kurz weg?** Wenn deine Zeit um ist, spielt der Computer für dich, bis du etwas drückst.
help-more = **Mehr:** `/learn` bringt dir das Spiel in einer kurzen eigenen Runde bei. `/rules` erklärt jede Karte und jede Hausregel. `/settings` ist für deine Sprache und dafür, wie du gerufen wirst, wenn du dran bist.
help-commands = **Befehle:** Alles geht mit Drücken. Wer lieber tippt, hat `/game` für den Tisch, `/hand` `/play` `/draw` `/uno` `/catch` für den Zug und `/leaderboard` für die Punkte.

about-title = ### Über diesen Bot
about-what = Ein freier Bot, der auf deinem Server Uno austeilt, leitet und zählt.
about-cards = Seine Karten sind für ihn gezeichnet: Jede Farbe hat ein eigenes Zeichen, damit man sie auch ohne Farbe unterscheidet.
about-data = Er merkt sich deine Nutzer-ID, den Namen, unter dem du spielst, deine Spiele, deine Punkte und deine Einstellungen, und nichts von dem, was du schreibst.
about-trademark = UNO ist eine Marke von Mattel. Dieser Bot ist ein Hobbyprojekt: Er gehört nicht zu Mattel und ist von Mattel weder gemacht noch genehmigt.
about-version = Version { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Diese Runde ist vorbei.
refusal-not-playing = Du spielst in dieser Runde nicht mit.
refusal-not-your-turn = { $known ->
    [yes] Du bist nicht dran: { $name } spielt gerade.
   *[no] Du bist nicht dran.
}
refusal-not-in-hand = { $card ->
    [none] Diese Karte hast du nicht.
   *[other] { $card }: Die hast du nicht.
}
refusal-does-not-match = { $known ->
    [yes] { $card } passt nicht. Es passt { $match }, oder eine Farbenwahl.
   *[no] Diese Karte passt nicht auf die, die liegt.
}
refusal-breaks-limit = { $limit ->
    [colour] Eine Zieh Vier Farbenwahl darfst du nur legen, wenn du die geltende Farbe nicht hast.
    [colour_or_wild] Eine Zieh Vier Farbenwahl darfst du nur legen, wenn du weder die geltende Farbe noch eine einfache Farbenwahl hast.
    [colour_or_any_wild] Eine Zieh Vier Farbenwahl darfst du nur legen, wenn du weder die geltende Farbe noch eine andere Farbenwahl hast.
   *[unknown] Deine anderen Karten verbieten jetzt eine Zieh Vier Farbenwahl.
}
refusal-only-drawn-card = Du hast gezogen: Leg diese Karte, oder behalte sie.
refusal-already-drew = Du hast schon gezogen: Leg diese Karte, oder behalte sie.
refusal-must-play = Du hast eine passende Karte, also darfst du nicht ziehen.
refusal-must-play-drawn = Die gezogene Karte passt, also musst du sie legen.
refusal-must-answer-penalty = Erst musst du auf die Karte antworten, die liegt: Deine Hand zeigt, was du tun kannst.
refusal-cannot-stack = Diese Karte kann man nicht dazulegen.
refusal-no-action-finish = Die letzte Karte muss hier eine Zahl sein.
refusal-colour-required = Sag auch, welche Farbe gelten soll.
refusal-colour-not-wanted = Nur bei einer Farbenwahl nennt man eine Farbe.
refusal-name-colour-first = Nenn zuerst die Farbe für die Farbenwahl, die liegt.
refusal-no-colour-owed = Jetzt ist keine Farbe zu nennen.
refusal-partner-required = Sag auch, mit wem du die Hand tauschst.
refusal-partner-not-wanted = Mit dieser Karte tauscht niemand die Hand.
refusal-bad-partner = Mit dieser Person kannst du die Hand nicht tauschen.
refusal-nothing-drawn = Du hast keine Karte gezogen, also kannst du keine behalten.
refusal-nothing-to-draw = Es ist keine Karte mehr zum Ziehen da.
refusal-nothing-owed = Du musst keine Karten nehmen.
refusal-nothing-to-challenge = Es liegt keine Zieh Vier Farbenwahl, die du anzweifeln kannst.
refusal-can-draw = Du kannst noch ziehen, also darfst du nicht passen.
refusal-can-play = Du hast eine passende Karte, also darfst du nicht passen.
refusal-jump-closed = Zu spät zum Zwischenwerfen: Das Spiel ist weitergegangen.
refusal-not-identical = Zwischenwerfen kannst du nur genau die Karte, die liegt.
refusal-catch-self = Dich selbst kannst du nicht erwischen. Drück lieber **{ button-uno }**
refusal-catch-absent = Diese Person spielt in dieser Runde nicht mit.
refusal-caught-wrong-already = Das hast du gerade versucht: Es gibt niemanden zu erwischen.
refusal-misplay-off = Diese Karte passt nicht.
refusal-not-a-misplay = Diese Karte passt, leg sie einfach.
refusal-no-joining = In diese Partie kann niemand mehr einsteigen.
refusal-table-full = Der Tisch ist voll.
refusal-wrong-seat = Dieser Platz ist nicht frei.
refusal-no-grace = Es gibt nichts abzuwarten.

## Troubles: what cannot be done at the table

trouble-no-table = In diesem Kanal steht kein Tisch. Einen eröffnet `/game new`.
trouble-table-in-channel = In diesem Kanal steht schon ein Tisch. Mit `/game join` setzt du dich dazu, `/game show` holt ihn nach unten; oder lass ihn erst mit `/game end` beenden.
trouble-table-closed = Dieser Tisch ist geschlossen. Einen neuen eröffnet `/game new`.
trouble-not-seated = Du sitzt nicht an diesem Tisch.
trouble-already-seated = Du sitzt schon an diesem Tisch.
trouble-table-full = Der Tisch ist voll: Höchstens zehn spielen mit.
trouble-not-host = Das kann nur der Host.
trouble-not-allowed = Das kann nur der Host, oder wer auf diesem Server für die Spiele zuständig ist.
trouble-too-few = Ihr müsst mindestens zu zweit sein. Warte auf jemanden, oder nimm einen Computer dazu.
trouble-already-started = Die Partie hat schon begonnen.
trouble-not-started = Die Partie hat noch nicht begonnen.
trouble-join-later = Es läuft gerade eine Runde. Setz dich danach dazu: Drück dann **{ button-join }**, oder nimm `/game join`.
trouble-cards-short = Für noch eine Person reichen die Karten hier nicht.
trouble-joining-closed = Die Partie hat begonnen, jetzt kann niemand mehr einsteigen.
trouble-no-such-seat = So jemand sitzt nicht an diesem Tisch.
trouble-no-round = Gerade läuft keine Runde.
trouble-round-running = Die Runde läuft noch.
trouble-match-over = Die Partie ist vorbei.
trouble-match-running = Die Partie läuft noch.
trouble-paused = Das Spiel macht Pause. Drück erst **{ button-resume }**.
trouble-not-paused = Das Spiel macht keine Pause.
trouble-no-computer = An diesem Tisch sitzt kein Computer.
trouble-out-of-round = Du bist in dieser Runde nicht dabei. Karten bekommst du, wenn die nächste ausgeteilt wird.
trouble-not-saved = Das ließ sich nicht speichern, also hat sich nichts geändert. Bitte versuch es noch einmal.
trouble-bad-value = Dieser Wert ist nicht möglich.
trouble-broken-table = Der Tisch in diesem Kanal lässt sich nicht mehr lesen. Eröffne an seiner Stelle einen neuen mit `/game new`, oder lass ihn von jemandem, der den Server verwalten darf, mit `/game end` schließen.
trouble-not-a-person = Host kann nur ein Mensch sein.
trouble-vote-self = Über dich selbst kannst du nicht abstimmen. Zum Aufstehen gibt es `/game leave`.
trouble-vote-computer = Über einen Computer wird nicht abgestimmt. Zwischen den Runden kann ihn der Host mit `/game kick` entfernen.
trouble-vote-alone = Allein kann man niemanden entfernen, der noch da ist. Dazu braucht es zwei, außer die Person ist weg.
trouble-vote-early = Wenn nur du abstimmen kannst, lässt sich ein Zug erst nach der halben Zeit überspringen, oder nach einer Minute. Warte noch ein wenig.
trouble-vote-over = Diese Abstimmung ist vorbei.
trouble-voted = Du hast schon abgestimmt. Entschieden ist es, wenn genug andere es getan haben.
trouble-not-their-turn = Auf diese Person wartet gerade niemand, also gibt es keinen Zug zu überspringen.

## The page of rules

panel-preset = Das sind die Regeln **{ $name }**.
panel-own = Das sind eigene Regeln.
panel-warning = ⚠ So kann die Partie nicht beginnen: { $problem }
panel-only-host = Bevor die Partie beginnt, kann der Host sie hier ändern.
panel-begun = Die Partie hat begonnen, also bleiben die Regeln, wie sie sind.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = Was heißt das?
tab-start = Alle Regeln
tab-cards = Karten
tab-draws = Ziehkarten
tab-house = Hausregeln
tab-points = Punkte und Rufe
option-on = an
option-off = aus
option-no-clock = keine
option-none = keine
option-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
option-until-target = bis zum Ziel
form-numbers = Handkarten und Decks
form-written = Was auf den Karten steht
form-goals = Ziel, Runden und Uhr
form-calls = Strafen und Schonfrist
form-between = { $low } bis { $high }
form-clock-how = Sekunden für einen Zug, { $low } bis { $high }; 0 heißt ohne Uhr.
form-rule = Freie Farbenwahl { $number }
form-rule-how = Leer: Farbenwahl. Oder: { form-rule-extra-turn } / { form-rule-draw-three } / eigener Text bis 100.
form-rule-extra-turn = noch einmal dran
form-rule-draw-three = drei ziehen
form-bad-number = { $option }: Das muss eine ganze Zahl von { $low } bis { $high } sein. Nichts wurde geändert.

choice-preset-official = Offiziell
choice-preset-classic = Klassisch
choice-preset-sheet-2015 = Anleitung von 2015
choice-preset-party = Party
choice-preset-family = Familie
choice-preset-lowest = Kleinste Summe
choice-preset-elimination = Ausscheiden
choice-preset-partners = Partner
choice-preset-quick = Schnell
choice-match = { $day } · { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} · { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} · { $end ->
    [running] läuft noch
    [won] gewonnen
   *[over] zu Ende
}
choice-deck-swap = 2015, 112 Karten mit Hände tauschen
choice-removed-shuffle = Hände mischen
choice-removed-swap = Hände tauschen
choice-removed-customizable = Freie Farbenwahl
choice-two-player-reverse-skip = Retour lässt die andere Person aussetzen
choice-two-player-reverse-turn = Retour dreht nur die Richtung
choice-special-wild-points-50 = 50 Punkte
choice-special-wild-points-40 = 40 Punkte
choice-draw-four-challenge-on = Es darf angezweifelt werden
choice-draw-four-challenge-off = Kein Bluff, kein Anzweifeln
choice-stacking-off = Aus
choice-stacking-same = Gleiche auf gleiche
choice-stacking-cross = Jede Ziehkarte auf jede andere
choice-scoring-lowest = Alle zählen ihre Karten, kleinste Summe gewinnt
choice-scoring-elimination = Alle zählen ihre Karten, am Ziel ist man raus

problem-out-of-range = { $option }: Dieser Wert ist nicht möglich.
problem-text-too-long = { $option }: höchstens { $limit } Zeichen.
problem-text-missing = { $option }: Da fehlt der Text.
problem-partners-elimination = Partner und Ausscheiden gehen nicht zusammen.
problem-players = Es braucht 2 bis { $limit } Personen.
problem-partners-four = Für Partner braucht es genau { $limit } Personen.
problem-hand-size = Die Karten reichen nicht: Bei so vielen Personen höchstens { $limit } für jeden austeilen.

option-preset = Ein Regelsatz
option-house = Hausregeln
option-deck = Deck
option-removed = Karten, die fehlen
option-hand-size = Handkarten
option-decks = Zusammengemischte Decks
option-first-card = Erste Karte
option-two-player-reverse = Retour zu zweit
option-draw-four-limit = Grenze für Zieh Vier
option-draw-four-challenge = Anzweifeln
option-must-play = Legepflicht
option-stacking = Stapeln
option-draw-until-playable = Ziehen, bis eine passt
option-force-play = Gezogenes legen
option-uno-penalty = Strafe, wenn man erwischt wird
option-false-catch-penalty = Strafe für falsches „Erwischt“
option-catch-grace = Schonfrist
option-seven-zero = Sieben und Null
option-jump-in = Zwischenwerfen
option-partners = Partner
option-target = Ziel
option-scoring = Zählweise
option-rounds = Runden
option-no-action-finish = Zahl zuletzt
option-custom-rules = Beschriftete Karten
option-special-wild-points = Punkte der Sonderkarten
option-misplay-penalty = Strafe für Fehlkarten
option-late-join = Später dazukommen
option-clock = Uhr

explain-deck = Womit gespielt wird. Im modernen Deck sind ein „Hände mischen“ und drei freie Farbenwahlen, im Deck von 2015 ein „Hände tauschen“ statt des Mischens, im klassischen keins davon.
explain-removed = Welche Sonderkarten vor dem Austeilen aus dem Deck genommen werden.
explain-hand-size = Wie viele Karten jeder bekommt, 1 bis 15.
explain-decks = Für große Tische lassen sich bis zu vier Decks zusammenmischen.
explain-first-card = Welche Karte als erste liegen darf. Entweder ist es immer eine Zahl, oder jede Karte zählt und tut, was sie sagt.
explain-two-player-reverse = Zu zweit wirkt Retour entweder wie Aussetzen, du bist also noch einmal dran, oder es dreht nur die Richtung, dann spielt die andere Person.
explain-draw-four-limit = Wann eine Zieh Vier Farbenwahl ehrlich ist. Sie ist ein Bluff, wenn die übrige Hand enthält, was die Grenze nennt; ohne Grenze ist sie immer ehrlich.
explain-draw-four-challenge = Wer vier ziehen soll, darf zweifeln: Wer geblufft hat, zieht die vier selbst, und nach falschem Zweifel sind es sechs. Ohne Anzweifeln lässt sich eine unehrliche Zieh Vier gar nicht legen.
explain-must-play = Ziehen darfst du nur, wenn du keine Karte legen kannst. Niemand muss bluffen.
explain-stacking = Wer Karten nehmen muss, darf eine Ziehkarte dazulegen, und die nächste Person muss dann alle nehmen. „Gleiche auf gleiche“ trennt Zieh Zwei und Zieh Vier.
explain-draw-until-playable = Wer zieht, zieht weiter, bis eine Karte passt, und darf sie dann legen.
explain-force-play = Eine gezogene Karte, die passt, muss gelegt werden und darf nicht auf der Hand bleiben.
explain-uno-penalty = Wie viele Karten du ziehst, wenn du mit einer Karte erwischt wirst und nicht Uno gesagt hast.
explain-false-catch-penalty = Wie viele Karten du ziehst, wenn du „Erwischt“ rufst und es niemanden zu erwischen gibt.
explain-catch-grace = So viele Sekunden wartet ein „Erwischt“, nachdem jemand nur noch eine Karte hat. So kostet eine langsame Leitung niemanden Karten.
explain-seven-zero = Wer eine 7 legt, tauscht die Hand mit jemandem seiner Wahl. Liegt eine 0, wandern alle Hände in Spielrichtung einen Platz weiter.
explain-jump-in = Wer genau die Karte hat, die liegt, darf sie außer der Reihe legen, solange die nächste Person noch nicht gespielt hat. Von dort geht es weiter. Eine Farbenwahl lässt sich nicht zwischenwerfen.
explain-partners = Vier spielen in zwei Teams, die sich gegenübersitzen. Wird jemand fertig, bekommen beide die Karten des anderen Teams als Punkte.
explain-target = Mit so vielen Punkten endet die Partie.
explain-scoring = Entweder bekommt, wer eine Runde gewinnt, die Karten der anderen als Punkte; oder alle zählen die eigenen, und wenig ist gut; oder eine einzige Runde entscheidet.
explain-rounds = Eine feste Zahl von Runden statt des Ziels; bei 0 wird bis zum Ziel gespielt.
explain-no-action-finish = Mit einer Aktionskarte oder Farbenwahl wird niemand fertig: Die letzte Karte muss eine Zahl sein.
explain-custom-rules = Auf jede der drei freien Farbenwahlen lässt sich eine Regel schreiben: noch einmal dran, die nächste Person zieht drei, wenn sie nichts legen kann, oder eigene Worte, die alle sehen.
explain-special-wild-points = Was „Hände mischen“, „Hände tauschen“ und die freie Farbenwahl zählen, wenn sie auf einer Hand bleiben.
explain-misplay-penalty = Eine Karte, die nicht passt, darf man trotzdem anbieten: Man nimmt sie zurück, zieht zwei, und der Zug ist vorbei.
explain-late-join = Neue dürfen sich mitten in einer Runde dazusetzen und bekommen frische Karten. Nicht beim Spiel mit Partnern.
explain-clock = Wie lange ein Zug dauern darf, bevor der Computer für die Person spielt; „aus“ wartet ewig.
option-other = Diese Regel

error-notation = Diese Karte, Farbe oder Person kenne ich nicht.
error-channel-taken = In diesem Kanal steht schon ein Tisch. Mit `/game join` setzt du dich dazu, `/game show` holt ihn nach unten; oder lass ihn erst mit `/game end` beenden.
error-storage = Das ließ sich nicht speichern, also hat sich nichts geändert. Bitte versuch es noch einmal.
error-unexpected = Da ist leider etwas schiefgegangen. Wenn es wieder passiert, nenn den Betreibern des Bots den Code **{ $code }**.

## Commands

slash-game = spiel
slash-new = neu
slash-preset = regelsatz
slash-deck = deck
slash-hand-size = handkarten
slash-first-card = erste-karte
slash-draw-four-limit = zieh-vier-grenze
slash-draw-four-challenge = anzweifeln
slash-uno-penalty = uno-strafe
slash-false-catch-penalty = fehlruf-strafe
slash-catch-grace = schonfrist
slash-scoring = zählweise
slash-target = ziel
slash-rounds = runden
slash-clock = uhr
slash-rules = regeln
slash-save-rules = regeln-speichern
slash-name = name
slash-forget-rules = regeln-vergessen
slash-join = mitspielen
slash-leave = gehen
slash-start = start
slash-show = zeigen
slash-notify = bescheid
slash-add-computer = computer-dazu
slash-level = stärke
slash-kick = entfernen
slash-player = person
slash-end = beenden
slash-hand = hand
slash-play = legen
slash-card = karte
slash-colour = farbe
slash-swap-with = tauschen-mit
slash-draw = ziehen
slash-uno = uno
slash-catch = erwischt
slash-leaderboard = rangliste
slash-page = seite
slash-record = aufzeichnung
slash-match = partie
slash-topic = thema
slash-learn = lernen
slash-help = hilfe
slash-about = über

command-game = Einen Uno-Tisch eröffnen, mitspielen und leiten
command-game-new = Einen Tisch in diesem Kanal eröffnen
command-game-new-preset = Womit es losgeht: offiziell, Party, … oder ein Satz, den dieser Server gespeichert hat
command-game-new-deck = Mit welchem Deck gespielt wird
command-game-new-hand-size = Karten, die jeder bekommt (7)
command-game-new-first-card = Was eine erste Karte bewirkt, die keine Zahl ist
command-game-new-draw-four-limit = Wann eine Zieh Vier Farbenwahl gelegt werden darf
command-game-new-draw-four-challenge = Ob eine Zieh Vier Farbenwahl angezweifelt werden darf
command-game-new-uno-penalty = Karten, wenn man ohne Uno erwischt wird (2)
command-game-new-false-catch-penalty = Karten für ein falsches „Erwischt“ (0)
command-game-new-catch-grace = Sekunden, bevor ein „Erwischt“ gilt (2)
command-game-new-scoring = Wie Punkte gezählt werden
command-game-new-target = Punkte, mit denen man die Partie gewinnt (500)
command-game-new-rounds = Stattdessen eine feste Zahl von Runden
command-game-new-clock = Sekunden für einen Zug, 15 bis 600; 0 heißt ohne Uhr (90)
command-game-rules = Die Regeln an diesem Tisch; der Host kann sie hier ändern
command-game-save-rules = Die Regeln dieses Tischs speichern (Host oder Server verwalten)
command-game-save-rules-name = Wie sie heißen sollen, bis zu 32 Buchstaben
command-game-forget-rules = Gespeicherte Regeln vergessen (Host oder Server verwalten)
command-game-forget-rules-name = Welche
command-game-join = Sich an den Tisch in diesem Kanal setzen
command-game-leave = Den eigenen Platz aufgeben
command-game-start = Karten austeilen (Host)
command-game-show = Den Tisch noch einmal zeigen
command-game-notify = Mir sagen, wenn hier das nächste Spiel beginnt; noch einmal, um es zurückzunehmen
command-game-add-computer = Den Computer mitspielen lassen (Host)
command-game-add-computer-level = Wie gut er spielt
command-game-kick = Jemanden vom Tisch nehmen (Host oder Moderation)
command-game-kick-player = Wer gehen muss
command-game-end = Das Spiel beenden und den Tisch schließen (Host oder Moderation)
command-hand = Deine Karten zeigen, nur dir
command-play = Eine Karte legen
command-play-card = Die Karte; was du legen kannst, wird angeboten
command-play-colour = Die Farbe, die du bei einer Farbenwahl nennst
command-play-swap-with = Mit wem du die Hand tauschst, bei 7 oder Hände tauschen
command-draw = Eine Karte ziehen
command-uno = Uno sagen
command-catch = Jemanden erwischen, der nicht Uno gesagt hat
command-catch-player = Wer es vergessen hat; kann fehlen, wenn es nur eine Person war
command-record = Die Aufzeichnung einer Partie, die du gespielt hast, als Datei
command-record-match = Welche Partie; ohne Angabe die neueste
command-leaderboard = Wer auf diesem Server vorn liegt
command-leaderboard-page = Welche Seite gezeigt wird
command-rules = Das Regelbuch: jede Karte und jede Regel, Thema für Thema
command-rules-topic = Worüber du etwas wissen willst
command-learn = Uno lernen beim Spielen: eine geführte Runde, die sonst niemand sieht
command-help = So wird gespielt
command-about = Was dieser Bot ist, und von wem er kommt

choice-deck-modern = Modern, 112 Karten
choice-deck-classic = Klassisch, 108 Karten
choice-first-card-ignore = Immer eine Zahl
choice-first-card-effect = Was kommt, kommt und zählt
choice-draw-four-limit-colour_or_wild = Ohne passende Farbe und ohne einfache Farbenwahl
choice-draw-four-limit-colour = Ohne passende Farbe
choice-draw-four-limit-colour_or_any_wild = Ohne passende Farbe und ohne andere Farbenwahl
choice-draw-four-limit-none = Jederzeit
choice-scoring-winner = Wer die Runde gewinnt, bekommt die Karten der anderen
choice-scoring-single = Eine Runde, wer zuerst fertig ist, gewinnt

## Answers to commands and presses

answer-joined = Du sitzt jetzt am Tisch.
answer-left = Du hast den Tisch verlassen.
answer-notify = Du wirst hier erwähnt, wenn in diesem Kanal das nächste Spiel beginnt. Mit `/game notify` nimmst du es zurück.
answer-notify-not = Vom nächsten Spiel hier wird dir nicht mehr Bescheid gesagt.
answer-ended = Der Tisch ist geschlossen.
answer-record = Alles, was in dieser Partie geschah, Zeile für Zeile. `python -m bot replay` prüft jeden Zug und das Austeilen jeder Runde und erzählt alles in Worten.
answer-record-so-far = Diese Partie läuft noch: Hier ist alles bis zur letzten Runde, die vorbei ist. `python -m bot replay` erzählt es in Worten.
answer-no-record = Du hast auf diesem Server noch keine Runde zu Ende gespielt. Danach gibt es hier die Aufzeichnung.
answer-unknown-match = So eine Partie ist nicht unter deinen. Wähl eine aus der Liste.
answer-kicked = { $name } ist nicht mehr am Tisch.
answer-computer = { $name } sitzt jetzt am Tisch.
answer-unknown-player = Niemand an diesem Tisch heißt { $name }. Wähl einen der Namen, die angeboten werden.
answer-unknown-card = Die Karte { $typed } kenne ich nicht. Schreib sie wie „rot 7“, „blau aussetzen“ oder „Farbenwahl grün“.
answer-saved = Diese Regeln sind als **{ $name }** gespeichert. Alle hier können einen Tisch damit beginnen: `/game new preset:`.
answer-forgotten = Die Regeln **{ $name }** sind vergessen.
answer-name-taken = { $name } können Regeln hier nicht heißen. Wähl einen anderen Namen.
answer-presets-full = Dieser Server hat { $most } Regelsätze gespeichert, mehr passen nicht. Vergiss erst einen mit `/game forget-rules`.
answer-unknown-preset = Regeln mit diesem Namen gibt es hier nicht.
answer-old-button = Dieser Knopf ist von einer älteren Fassung des Bots und tut nichts mehr.
answer-old-command = Dieser Befehl hat sich geändert. Starte Discord neu (Strg+R, oder schließ die App), und versuch es noch einmal.
answer-bad-option = { $typed } geht dort nicht.
permissions-missing = Ich kann in diesem Kanal keinen Tisch halten: Mir fehlt { $permissions }. Bitte jemanden, der den Kanal bearbeiten darf, mir das zu geben, und versuch es noch einmal.
permission-view = **Kanal anzeigen**
permission-send = **Nachrichten senden**
permission-send-in-threads = **Nachrichten in Threads senden**
