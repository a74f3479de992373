## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = 你可以出：{ $cards }。
plain-also-hold = 你还有：{ $cards }。
plain-hold = 你有：{ $cards }。
plain-other = { $name } 有 { $count } 张牌
plain-other-exposed = { $name } 有 1 张牌，还没喊 Uno
plain-other-said = { $name } 有 { $count } 张牌，已喊 Uno
plain-draw-pile = 抽牌堆有 { $count } 张牌
plain-misplay = 你也可以试出不合的牌：牌会退回，你抽 { $count } 张并结束回合。
plain-unfit = { $card }，不合
