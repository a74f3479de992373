## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Du kannst legen: { $cards }.
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
plain-draw-pile = im Ziehstapel { $count ->
    [one] liegt 1 Karte
   *[other] liegen { $count } Karten
}
plain-misplay = Du darfst auch eine Karte anbieten, die nicht passt: Du nimmst sie zurück, ziehst { $count }, und dein Zug ist vorbei.
plain-unfit = { $card }, passt nicht
