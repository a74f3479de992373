## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Puoi giocare: { $cards }.
plain-also-hold = Hai anche: { $cards }.
plain-hold = Hai: { $cards }.
plain-other = { $name } ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
plain-other-exposed = { $name } ha 1 carta e non ha detto Uno
plain-other-said = { $name } ha { $count ->
    [one] 1 carta e ha detto Uno
   *[other] { $count } carte e ha detto Uno
}
plain-draw-pile = il mazzo di pesca ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
plain-misplay = Puoi anche offrire una carta che non va bene: torna in mano a te, ne peschi { $count } e il tuo turno finisce.
plain-unfit = { $card }, non va bene
