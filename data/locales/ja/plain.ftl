## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = 出せるカード：{ $cards }。
plain-also-hold = ほかの手札：{ $cards }。
plain-hold = 手札：{ $cards }。
plain-other = { $name } は{ $count }枚
plain-other-exposed = { $name } は1枚で、まだウノと言っていません
plain-other-said = { $name } は{ $count }枚で、ウノと言いました
plain-draw-pile = 山札は{ $count }枚
plain-misplay = 合わないカードも試しに出せます：カードは戻り、{ $count }枚引いて番が終わります。
plain-unfit = { $card }、合わない
