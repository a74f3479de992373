## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = You can play: { $cards }.
plain-also-hold = You also hold: { $cards }.
plain-hold = You hold: { $cards }.
plain-other = { $name } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plain-other-exposed = { $name } holds 1 card and has not said Uno
plain-other-said = { $name } holds { $count ->
    [one] 1 card and has said Uno
   *[other] { $count } cards and has said Uno
}
plain-draw-pile = the draw pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plain-misplay = You may also offer a card that does not fit: it is taken back, you draw { $count } and your turn ends.
plain-unfit = { $card }, does not fit
