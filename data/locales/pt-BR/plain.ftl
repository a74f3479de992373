## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Você pode jogar: { $cards }.
plain-also-hold = Você também tem: { $cards }.
plain-hold = Você tem: { $cards }.
plain-other = { $name } tem { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
plain-other-exposed = { $name } tem 1 carta e não disse Uno
plain-other-said = { $name } tem { $count ->
    [one] { $count } carta e disse Uno
   *[other] { $count } cartas e disse Uno
}
plain-draw-pile = o monte de compra tem { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
plain-misplay = Você também pode oferecer uma carta que não serve: ela volta para você, você compra { $count } e a sua vez acaba.
plain-unfit = { $card }, não serve
