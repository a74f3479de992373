lesson-you = Du
lesson-head = ### Lektion · { $number } von { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### Die Lektion ist vorbei
lesson-stopped-how = Komm wieder, wann du magst: `/learn` beginnt sie von vorn.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Los
button-lesson-back = Ein Schritt zurück
button-lesson-stop = Aufhören
button-lesson-again = Noch einmal
button-lesson-resume = Lektion fortsetzen

lesson-title-begin = Deine erste Runde
lesson-begin = Willkommen! Hier spielst du eine kurze Runde Uno gegen zwei Computer, { $first } und { $second }. Das dauert etwa fünf Minuten. Niemand sonst sieht es, und es zählt nirgends.

    Das Ziel: **vor allen anderen die Karten loswerden.**

    Du siehst deine Hand wie in einem echten Spiel, mit einem Knopf für jede Karte. Was passt, steht vorn, alles andere ist grau. Hier hast du sechs Karten, sonst sind es sieben.

    Drück **{ button-lesson-begin }**, und tu dann, was jeder Schritt verlangt. Du kannst jederzeit zurückgehen oder aufhören.

lesson-title-colour = Dieselbe Farbe
lesson-colour = Auf dem Stapel liegt { $pile }. Du darfst eine Karte legen, die **dieselbe Farbe** oder **dieselbe Zahl, dasselbe Zeichen** hat.

    Deine { $card } hat dieselbe Farbe. Drück sie.

lesson-title-number = Dieselbe Zahl
lesson-number = { $first } hat eine 2 auf deine 2 gelegt: dieselbe Zahl. { $second } legte noch eine blaue Karte: dieselbe Farbe.

    Du hast nichts Blaues. Aber deine { $card } hat **dieselbe Zahl** wie die Karte auf dem Stapel. Drück sie.

lesson-title-draw = Nichts passt
lesson-draw = Jetzt liegt { $pile }. Du hast keine grüne Karte, keine 1 und keine Farbenwahl, also passt nichts.

    Wer nicht legen kann, **zieht eine Karte**. Passt sie, darfst du sie gleich legen. Wenn nicht, behältst du sie, und dein Zug ist vorbei.

    Drück **{ button-draw }**.

lesson-title-skip = Eine Aktionskarte
lesson-skip = Die gezogene Karte passte nicht. Auch { $first } musste ziehen, und { $second } legte { $pile }.

    Karten mit einem Zeichen bewirken etwas. **Aussetzen:** Die nächste Person setzt aus. **Zieh Zwei:** Die nächste Person zieht 2 Karten und setzt aus.

    Deine { $card } ist rot, also passt sie. Drück sie, dann setzt { $first } aus.

lesson-title-draw-again = Wieder passt nichts
lesson-draw-again = { $first } musste aussetzen, also war { $second } gleich dran: { $pile }.

    Wieder ist keine deiner Karten rot, und keine ist eine 6. **{ button-why }** sagt es dir für jede Karte; probier es ruhig aus.

    Drück dann **{ button-draw }**.

lesson-title-wild = Eine Farbenwahl
lesson-wild = Du hast eine **Farbenwahl** gezogen. Sie passt auf jede Karte, und wer sie legt, sagt, welche Farbe als Nächstes gilt.

    Die gezogene Karte darfst du gleich legen oder für später behalten. Leg sie jetzt.

lesson-title-name-colour = Eine Farbe nennen
lesson-name-colour = Welche Farbe soll es sein? Nimm die, von der du am meisten hast.

    Drei deiner Karten sind gelb. Drück **{ colour-Y }**.

lesson-title-catch = Da hat jemand etwas vergessen
lesson-catch = Beide haben Gelb auf deine Farbenwahl gelegt. Aber sieh hin: { $second } hat nur noch **eine Karte** und hat nicht **Uno!** gesagt.

    Wer nur noch eine Karte hat, muss es sagen. Wird es vergessen, dürfen alle anderen zugreifen, bis die nächste Person ihren Zug beginnt, und das kostet 2 Karten. Die nächste Person bist du, also tu es, bevor du legst.

    Drück jetzt **{ $catch }**

lesson-title-reverse = Andersherum
lesson-reverse = Gut erwischt: { $second } zieht 2 Karten.

    Du bist immer noch dran. **Retour** dreht die Richtung. Bisher kam { $first } nach dir, von jetzt an ist es { $second }.

    Drück { $card }.

lesson-title-challenge = Ein Bluff?
lesson-challenge = { $second } konnte nichts legen und hat gezogen. Dann hat { $first } dir eine **Zieh Vier Farbenwahl** hingelegt und Blau genannt.

    Diese Karte hat eine Grenze: Ehrlich ist sie nur, wenn auf der Hand **keine Karte der geltenden Farbe** ist, das war Gelb, und keine einfache Farbenwahl. Glaubst du das nicht, kannst du **anzweifeln**. Was du wagst und was du gewinnst, steht unten.

    { $first } hat gerade erst Gelb gelegt und kann gut noch mehr davon haben. Drück **{ button-challenge }**.

lesson-title-go-on = Zu Recht gezweifelt
lesson-go-on = Es war ein Bluff: Auf der Hand war noch eine gelbe Karte, und nur du hast sie gesehen. { $first } zieht die 4 Karten, und du bist dran. Die genannte Farbe gilt weiter: Blau.

    Deine { $card } ist blau. Drück sie.

lesson-title-say-uno = Uno sagen
lesson-say-uno = Noch zwei Karten, und { $card } passt: eine 4 wie die Karte auf dem Stapel. Danach hast du **eine Karte**, also musst du **Uno!** sagen. Am sichersten ist es, kurz bevor du legst.

    Drück zuerst **{ button-uno }**

lesson-title-second-to-last = Noch eine Karte
lesson-second-to-last = Du hast es gesagt, also kann dich niemand erwischen. (Gleich nach der Karte reicht es auch, wenn du schneller bist als die anderen.)

    Drück jetzt { $card }.

lesson-title-last = Fertig werden
lesson-last = { $second } hat eine Karte gezogen, und { $first } legte { $pile }. Deine letzte Karte ist { $card }: auch sie ist gelb.

    Drück sie. Wer die letzte Karte gelegt hat, gewinnt die Runde.

lesson-title-end = Gewonnen!
lesson-end = **Die Runde gehört dir.** Wer fertig wird, bekommt alle Karten der anderen als Punkte: Zahlen zählen ihren Wert, Aussetzen, Retour und Zieh Zwei je 20, Farbenwahlen je 50.
lesson-end-hand = { $name } · { $points } Punkte · { $cards }
lesson-end-points = Das macht **{ $points } Punkte** für dich. Eine Partie geht Runde um Runde weiter, bis jemand 500 hat.
lesson-end-how = **Und jetzt?** Eröffne einen Tisch mit `/game new`. Andere drücken **{ button-join }**, oder du drückst **{ button-computer }**, und dann **{ button-start }**. `/rules` erklärt jede Karte und jede Regel, wenn du mehr wissen willst.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = Du könntest ziehen. Aber { $card } passt, und du willst deine Karten loswerden.
lesson-else-play = Das könntest du legen. Aber in diesem Schritt geht es um etwas anderes; lies, was er verlangt.
lesson-else-keep = Du könntest sie behalten. Aber wer legt, kommt dem Ende der Runde näher.
lesson-else-accept = Du könntest die Karten nehmen. Aber probier jetzt den anderen Weg: Nur so wirst du sie los.
lesson-else-uno = Noch nicht. Sag Uno, wenn du gleich die vorletzte Karte legst oder nur noch eine hast.
lesson-else-catch = Da gibt es niemanden zu erwischen. Hier kostet ein falsches „Erwischt“ nichts, an manchen Tischen kostet es Karten.
lesson-draw-uno = Noch nicht: Du hast mehr als zwei Karten. Zieh zuerst eine.
lesson-catch-play = Diese Karte passt. Aber sobald du legst, ist { $second } sicher. Zuerst: Drück **{ $catch }**
lesson-catch-draw = Sobald du ziehst, ist { $second } sicher. Zuerst: Drück **{ $catch }**
lesson-reverse-play = Diese Karte passt auch. Aber sieh, was Retour bewirkt: Drück { $card }.
lesson-wild-keep = Du könntest sie behalten. Aber dann ist dein Zug vorbei, und nichts ist gelegt. Leg sie jetzt.
lesson-name-colour-play = Das ginge. Aber von einer anderen Farbe hast du mehr und willst diese Karten als Nächstes legen. Drück **{ colour-Y }**.
lesson-name-colour-keep = Noch könntest du sie behalten. Aber dann ist dein Zug vorbei, und nichts ist gelegt. Nenn eine Farbe.
lesson-challenge-accept = Viele tun das. Aber vier Karten sind viel, und das sieht nach einem Bluff aus. Drück **{ button-challenge }**.
lesson-say-uno-play = Die Karte passt. Aber wenn du sie wortlos legst, kannst du erwischt werden und musst 2 ziehen. Drück zuerst **{ button-uno }**
lesson-say-uno-draw = Du könntest ziehen. Aber eine deiner Karten passt, und du bist fast fertig. Drück zuerst **{ button-uno }**
lesson-second-to-last-uno = Du hast es schon gesagt. Drück jetzt { $card }.
