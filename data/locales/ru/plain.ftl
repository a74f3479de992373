## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Можешь сыграть: { $cards }.
plain-also-hold = Ещё у тебя: { $cards }.
plain-hold = У тебя: { $cards }.
plain-other = { $name } держит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
plain-other-exposed = { $name } держит 1 карту, Uno не сказано
plain-other-said = { $name } держит { $count ->
    [one] { $count } карту, Uno сказано
    [few] { $count } карты, Uno сказано
   *[many] { $count } карт, Uno сказано
}
plain-draw-pile = в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
plain-misplay = Можно предложить и неподходящую карту: она возвращается, ты берёшь { $count }, и твой ход закончится.
plain-unfit = { $card }, не подходит
