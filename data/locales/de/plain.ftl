## Die Hand in Zeilen, die sich gut vorlesen lassen, für alle, die den schlichten Stil gewählt haben

plain-can-play = Du kannst spielen: { $cards }.
plain-also-hold = Außerdem hast du: { $cards }.
plain-hold = Du hast: { $cards }.
plain-other = { $name } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
plain-other-exposed = { $name } hat 1 Karte und nicht Uno gesagt
plain-other-said = { $name } hat { $count ->
    [one] 1 Karte und Uno gesagt
   *[other] { $count } Karten und Uno gesagt
}
plain-draw-pile = im Nachziehstapel { $count ->
    [one] liegt 1 Karte
   *[other] liegen { $count } Karten
}
plain-misplay = Du darfst auch eine Karte anbieten, die nicht passt: Du nimmst sie zurück, ziehst { $count } und dein Zug ist vorbei.
plain-unfit = { $card }, passt nicht
