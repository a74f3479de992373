## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = 낼 수 있는 카드: { $cards }.
plain-also-hold = 그 밖의 카드: { $cards }.
plain-hold = 손패: { $cards }.
plain-other = { $name }님 { $count }장
plain-other-exposed = { $name }님 1장, 우노를 안 외침
plain-other-said = { $name }님 { $count }장, 우노를 외침
plain-draw-pile = 뽑을 더미 { $count }장
plain-misplay = 맞지 않는 카드도 내 볼 수 있어요: 카드는 되돌아오고, { $count }장을 뽑고 차례가 끝나요.
plain-unfit = { $card }, 맞지 않음
