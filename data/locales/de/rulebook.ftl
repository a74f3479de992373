rulebook-head = ### { $title }
rulebook-page = -# Seite { $page } von { $pages }
rulebook-gone = Diesen Tisch gibt es nicht mehr, darum steht hier der Anfang des Regelbuchs.

menu-rulebook = Wähl ein Thema
button-rulebook = Regelbuch
button-read-earlier = ← Vorher
button-read-later = Weiter →
button-lesson = Spielend lernen

rulebook-topic-table = Die Regeln dieses Tischs
rulebook-topic-aim = Das Ziel und ein Zug
rulebook-topic-deal = Das Austeilen und die erste Karte
rulebook-topic-cards = Die Karten
rulebook-topic-actions = Aktionskarten
rulebook-topic-wilds = Farbenwahlen
rulebook-topic-draw-four = Zieh Vier Farbenwahl und das Anzweifeln
rulebook-topic-uno = Uno sagen und erwischen
rulebook-topic-points = Punkte und die Partie
rulebook-topic-matches = Andere Arten von Partien
rulebook-topic-two = Zu zweit
rulebook-topic-house-cards = Hausregeln: Karten
rulebook-topic-house-draws = Hausregeln: Ziehkarten
rulebook-topic-house-play = Hausregeln: Spielweise
rulebook-topic-house-points = Hausregeln: Punkte und Rufe
rulebook-topic-presets = Regelsätze
rulebook-topic-small = Das Kleingedruckte
rulebook-topic-seats = Computer, Wegsein, Dazukommen
rulebook-topic-fair = Ehrlich ausgeteilt
rulebook-topic-words = Die Wörter des Spiels

## The rules of this table

rulebook-table-official = An diesem Tisch gelten die offiziellen Regeln, genau wie sie in diesem Buch stehen.
rulebook-table-differs = { $count ->
    [one] An diesem Tisch gelten die offiziellen Regeln, mit einer Ausnahme:
   *[other] An diesem Tisch gelten die offiziellen Regeln, mit diesen { $count } Ausnahmen:
}

## The aim and a turn

rulebook-aim = Zwei bis zehn Leute spielen. Jeder bekommt 7 Karten. **Werde vor allen anderen deine Karten los:** Dann gewinnst du die Runde und bekommst als Punkte, was die anderen noch haben. Wer zuerst 500 Punkte hat, gewinnt die Partie.
rulebook-turn = **Wenn du dran bist,** legst du eine Karte, die auf die oberste Karte des Stapels passt, oder du ziehst eine.
rulebook-fits = **Eine Karte passt,** wenn sie dieselbe Farbe, dieselbe Zahl oder dasselbe Zeichen hat wie die Karte auf dem Stapel. Eine Farbenwahl passt immer. Nach einer Farbenwahl zählt die Farbe, die dazu genannt wurde.
rulebook-draw = **Ziehen:** Du darfst auch ziehen, wenn du legen könntest. Passt die gezogene Karte, darfst du sie gleich legen, aber keine andere aus deiner Hand. Sonst behältst du sie, und dein Zug ist vorbei.
rulebook-direction = **Richtung:** Es geht reihum in der Folge der Plätze, bis ein Retour die Richtung dreht.
rulebook-empty = **Keine Karte mehr zum Ziehen?** Dann werden die gelegten Karten zu einem neuen Ziehstapel gemischt, alle bis auf die oberste.

## The deal and the first card

rulebook-dealer = Vor der ersten Runde zieht jeder eine Karte, und die höchste Zahl teilt aus. Danach wandert das Austeilen jede Runde einen Platz weiter.
rulebook-first-card = Wenn alle ihre Karten haben, wird noch eine aufgedeckt und beginnt den Stapel. Ist sie keine Zahl, wird sie übergangen und die nächste aufgedeckt, bis eine Zahl kommt.
rulebook-first-turn = Es beginnt, wer nach der Person sitzt, die ausgeteilt hat.

## The cards

rulebook-cards = Das Deck hat **112 Karten** in vier Farben. Jede Farbe hat auch ein Zeichen in der Ecke ihrer Karten, für alle, die Farben schlecht unterscheiden.
rulebook-cards-numbers = **Zahlenkarten:** in jeder Farbe eine 0 und je zwei von 1 bis 9.
rulebook-cards-actions = **Aktionskarten:** in jeder Farbe zwei Aussetzen, zwei Retour und zwei Zieh Zwei.
rulebook-cards-wilds = **Farbenwahlen:** vier Farbenwahl, vier Zieh Vier Farbenwahl, ein „Hände mischen“ und drei freie Farbenwahlen.
rulebook-cards-decks = Ein Tisch kann auch das klassische Deck mit 108 Karten wählen, ohne „Hände mischen“ und ohne freie Farbenwahlen, oder das Deck von 2015, in dem „Hände tauschen“ an die Stelle von „Hände mischen“ tritt.

## Action cards

rulebook-actions = Eine Aktionskarte legt man wie eine Zahl: Sie passt nach ihrer Farbe, oder auf dasselbe Zeichen jeder Farbe.
rulebook-skip = **Aussetzen:** Die nächste Person setzt aus.
rulebook-reverse = **Retour:** Von jetzt an geht es andersherum weiter.
rulebook-draw-two = **Zieh Zwei:** Die nächste Person zieht 2 Karten und setzt aus. Mit einer Karte antworten kann sie nur, wenn am Tisch gestapelt wird.
rulebook-last-action = **Als letzte Karte** wirkt sie trotzdem: Nach Zieh Zwei oder Zieh Vier zieht die nächste Person erst noch, und diese Karten zählen für dich.

## Wilds

rulebook-wild = **Farbenwahl:** passt auf jede Karte. Du nennst die Farbe, die als Nächstes gilt; es darf dieselbe sein wie vorher.
rulebook-shuffle = **Hände mischen:** Alle Hände kommen zusammen, deine auch, werden gemischt und einzeln neu ausgeteilt, beginnend bei der Person nach dir. Dann nennst du eine Farbe.
rulebook-swap = **Hände tauschen** (Deck von 2015): Du tauschst deine ganze Hand mit jemandem deiner Wahl. Dann nennst du eine Farbe.
rulebook-customizable = **Freie Farbenwahl:** eine einfache Farbenwahl. Aber der Tisch kann etwas darauf geschrieben haben: noch einmal dran; oder die nächste Person zieht 3, wenn sie nichts legen kann; oder eigene Worte.
rulebook-last-wild = Als letzte Karte bewegen weder „Hände mischen“ noch „Hände tauschen“ eine Hand.

## Wild Draw Four and the challenge

rulebook-draw-four = **Zieh Vier Farbenwahl:** passt auf jede Karte. Du nennst eine Farbe, und die nächste Person zieht 4 Karten und setzt aus.
rulebook-limit = **Die Grenze:** Ehrlich ist sie nur, wenn der Rest deiner Hand keine Karte der geltenden Farbe und keine einfache Farbenwahl enthält. Was nach Zahl oder Zeichen passen würde, spielt keine Rolle.
rulebook-bluff = **Der Bluff:** Legen darfst du sie trotzdem. Es geschieht nichts, solange niemand zweifelt, der ziehen muss.
rulebook-challenge = **Das Anzweifeln:** Wer ziehen müsste, drückt vorher **{ button-challenge }** und sieht deine Hand, sonst niemand.
    - Es war ein Bluff: Du ziehst die 4, und wer gezweifelt hat, ist ganz normal dran.
    - Es war keiner: Wer gezweifelt hat, zieht 6 und setzt aus.
rulebook-challenge-colour = Die Farbe, die du genannt hast, gilt in beiden Fällen weiter.
rulebook-last-draw-four = Als letzte Karte kann sie nicht angezweifelt werden.

## Saying Uno and catching

rulebook-uno = **Uno!** Wer eine Karte legt und danach **nur noch eine** hat, muss Uno sagen. Drück **{ button-uno }** kurz vor dieser Karte oder gleich danach, oder schreib `/uno`.
rulebook-catch = **Erwischen:** Wer es vergisst, kann von allen anderen erwischt werden, bis die nächste Person ihren Zug beginnt. Drück **{ button-catch }** oder schreib `/catch`. Das kostet 2 Karten.
rulebook-grace = Ein „Erwischt“ wartet 2 Sekunden, damit eine langsame Leitung niemanden Karten kostet. Wer in dieser Zeit Uno sagt, ist sicher.
rulebook-false = Ein falsches „Erwischt“ kostet nichts, ein zu frühes Uno auch nicht: Es zählt nur nicht.
rulebook-uno-again = Wer beim Tauschen oder Mischen eine Hand mit nur einer Karte bekommt, muss auch Uno sagen. Wer zieht und wieder auf eine Karte kommt, muss es noch einmal sagen.

## Points and the match

rulebook-points = Wer fertig wird, **bekommt alle Karten der anderen als Punkte:**
    - Zahlenkarten: ihre Zahl
    - Aussetzen, Retour, Zieh Zwei: je 20
    - Farbenwahlen aller Art: je 50
rulebook-example = **Ein Beispiel:** Jemand behält diese drei. Sie bringen der Person, die gewonnen hat, 7 + 20 + 50 = **77 Punkte**.
rulebook-match = **Die Partie** geht Runde um Runde weiter, bis jemand 500 Punkte hat.
rulebook-blocked = Kann niemand legen und ist keine Karte mehr zum Ziehen da, steckt die Runde fest. Sie endet ohne Sieg.
rulebook-race = Was du gewinnst, kann auch in der Rangliste des Servers zählen: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **Kleinste Summe:** Jeder zählt die Karten, die übrig sind, zu den eigenen Punkten. Erreicht jemand das Ziel, gewinnt die kleinste Summe.
rulebook-elimination = **Ausscheiden:** genauso, aber wer das Ziel erreicht, scheidet aus. Wer übrig bleibt, gewinnt.
rulebook-single = **Eine einzige Runde:** Wer zuerst fertig ist, gewinnt sofort. Oder es wird eine feste Zahl von Runden gespielt.
rulebook-partners = **Partner:** vier Leute in zwei Teams, Partner sitzen sich gegenüber. Wird jemand fertig, bekommt das Team die Karten der beiden anderen. Die Karten im eigenen Team zählen nicht.

## Two players

rulebook-two = Zu zweit kommt nach Aussetzen, Zieh Zwei und Zieh Vier gleich wieder dran, wer sie gelegt hat.
rulebook-two-reverse = Retour wirkt wie Aussetzen: Du bist noch einmal dran. Ein Tisch kann wählen, dass es nur die Richtung dreht, dann spielt die andere Person.
rulebook-two-swap = Wo Hände getauscht werden, gibt es nichts zu wählen: Du tauschst mit der anderen Person.
rulebook-two-left = Dasselbe gilt, wenn an einem größeren Tisch nur noch zwei spielen.

## House rules (the list itself comes from the options)

rulebook-house = Vor der Partie kann der Host das ändern: **{ button-options }** am Tisch öffnet eine Seite dafür.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Offiziell: { $value }.
rulebook-presets = Ein Tisch kann mit einem davon beginnen: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = alles wie in diesem Buch
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **Stapeln:** Die Zahlen addieren sich. Eine dazugelegte Karte darf jede Farbe haben. Wer keine dazulegen kann oder will, zieht sie alle und setzt aus. Danach ist die Karte auf dem Stapel wieder eine gewöhnliche Karte.
rulebook-small-stack-challenge = Nur die letzte Zieh Vier eines Stapels kann angezweifelt werden: Nach einem Bluff zieht, wer geblufft hat, den ganzen Stapel; sonst zieht, wer gezweifelt hat, 2 mehr als den Stapel.
rulebook-small-jump = **Zwischenwerfen** mit einer Aktionskarte: Was die erste bewirkt hätte, entfällt, und deine zählt, von deinem Platz an. Ein Retour dreht die Richtung nicht noch einmal. Beim Stapeln kommen die Karten stattdessen dazu.
rulebook-small-jump-never = Niemand kann zwischenwerfen, solange eine Farbe oder ein Anzweifeln offen ist, oder sobald die nächste Person gezogen hat.
rulebook-small-first = **Eine erste Karte, die zählt:** Eine Zieh Zwei oder ein Aussetzen trifft die Person nach der, die ausgeteilt hat. Nach einem Retour beginnt, wer ausgeteilt hat, und es geht andersherum. Nach einer Farbenwahl nennt die nächste Person die Farbe und beginnt. Eine Zieh Vier Farbenwahl kommt zurück ins Deck.
rulebook-small-seven = **Sieben und Null:** Als letzte Karten bewegen sie keine Hände. Zu zweit tauscht auch eine 0.
rulebook-small-must = **Legepflicht** und **Gezogenes legen** zwingen niemanden, mit einer Zieh Vier Farbenwahl zu bluffen.
rulebook-small-short = Sind weniger Karten da, als jemand ziehen muss, zieht man, was da ist.
rulebook-small-end = Eine Runde endet spätestens nach 5.000 Zügen.

## Computers, being away, coming late

rulebook-computers = **Computer** können jeden Platz einnehmen: **{ button-computer }**. Sie sehen ihre eigenen Karten und den Tisch, nicht mehr als du. Wie gut sie spielen, wählt der Host.
rulebook-away = **Weg?** Wenn deine Zeit um ist, spielt der Computer für dich. Deine Karten bleiben deine: Drück irgendetwas, und du spielst weiter.
rulebook-vote = **Jemand lässt alle warten?** Der Tisch kann abstimmen: `/game vote`. Mehr als die Hälfte der Stimmen überspringt einen Zug oder entfernt jemanden.
rulebook-pause = **Eine Pause:** Der Host kann das Spiel anhalten, dann läuft keine Zeit. Wer mitspielt, kann es wieder fortsetzen.
rulebook-late = **Später dazukommen:** Zwischen zwei Runden kann sich jeder dazusetzen, mitten in einer Runde nur, wo der Tisch es erlaubt. Wer dazukommt, beginnt ohne Punkte, oder, wo niedrige Summen gewinnen, mit der höchsten Summe am Tisch.
rulebook-watch = **Zuschauen:** Wer nicht mitspielt, kann zuschauen und sieht, was alle sehen dürfen: `/game watch`.
rulebook-leave = **Ganz gehen:** Deine Karten kommen zurück in den Ziehstapel. Deine Punkte bleiben stehen, können aber nicht mehr gewinnen. Bleibt nur eine Person übrig, endet die Partie. Bei Partnern nimmt ein Computer deinen Platz ein.

## A fair deal

rulebook-fair = Niemand sucht die Karten aus, auch nicht, wer diesen Bot betreibt, und du kannst es nachprüfen.
rulebook-fair-seed = Jedes Mischen folgt aus einem geheimen Text, dem **Startwert**. Vor der ersten Karte steht sein Fingerabdruck (SHA-256) fest, und wer am Tisch **{ button-more }** drückt, kann ihn sehen. Wenn die Runde vorbei ist, wird der Startwert selbst gezeigt. Hat er diesen Fingerabdruck, wurde dazwischen nichts geändert.
rulebook-fair-record = `/record` gibt dir alles, was in einer Partie geschah, die du gespielt hast, als Datei, die ein Programm prüfen kann.

## The words of the game

rulebook-words = - **Stapel:** die gelegten Karten; nur die oberste zählt.
    - **Ziehstapel:** die verdeckten Karten, die gezogen werden.
    - **Geltende Farbe:** die Farbe, die passen muss: die der obersten Karte, oder die zu einer Farbenwahl genannte.
    - **Passen (eine Karte):** dieselbe Farbe, Zahl oder dasselbe Zeichen haben, oder eine Farbenwahl sein.
    - **Fertig werden:** die letzte Karte legen. Das gewinnt die Runde.
    - **Bluff:** eine Zieh Vier Farbenwahl gegen ihre Grenze.
    - **Anzweifeln:** einer Zieh Vier Farbenwahl nicht glauben.
    - **Erwischen:** jemanden mit einer Karte melden, der nicht Uno gesagt hat.
    - **Stapeln:** Ziehkarten auf Ziehkarten legen (Hausregel).
    - **Zwischenwerfen:** genau die Karte auf dem Stapel außer der Reihe legen (Hausregel).
    - **Host:** wer den Tisch eröffnet hat.
    - **Austeilung:** wie die Karten einer Runde gemischt sind.
