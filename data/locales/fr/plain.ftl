## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Tu peux jouer : { $cards }.
plain-also-hold = Tu as aussi : { $cards }.
plain-hold = Tu as : { $cards }.
plain-other = { $name } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
plain-other-exposed = { $name } a 1 carte et n’a pas dit Uno
plain-other-said = { $name } a { $count ->
    [one] { $count } carte et a dit Uno
   *[other] { $count } cartes et a dit Uno
}
plain-draw-pile = la pioche a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
plain-misplay = Tu peux aussi proposer une carte qui ne convient pas : tu la reprends, tu pioches { $count } cartes et ton tour est fini.
plain-unfit = { $card }, ne convient pas
