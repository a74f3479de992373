## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Możesz zagrać: { $cards }.
plain-also-hold = Masz też: { $cards }.
plain-hold = Masz: { $cards }.
plain-other = { $name } ma { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
plain-other-exposed = { $name } ma 1 kartę, a Uno nie padło
plain-other-said = { $name } ma { $count ->
    [one] 1 kartę, Uno powiedziane
    [few] { $count } karty, Uno powiedziane
   *[many] { $count } kart, Uno powiedziane
}
plain-draw-pile = stos dobierania ma { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
plain-misplay = Możesz też zaproponować kartę, która nie pasuje: wraca do ciebie, dobierasz { $count } i twój ruch się kończy.
plain-unfit = { $card }, nie pasuje
