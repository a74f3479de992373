## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Puedes jugar: { $cards }.
plain-also-hold = También tienes: { $cards }.
plain-hold = Tienes: { $cards }.
plain-other = { $name } tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
plain-other-exposed = { $name } tiene 1 carta y no ha dicho Uno
plain-other-said = { $name } tiene { $count ->
    [one] 1 carta y ha dicho Uno
   *[other] { $count } cartas y ha dicho Uno
}
plain-draw-pile = el mazo tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
plain-misplay = También puedes ofrecer una carta que no encaja: la recuperas, robas { $count } y tu turno termina.
plain-unfit = { $card }, no encaja
