### Korean, 해요체. A table is 방, its host 방장; names take 님 so that the particle after them is always the same.

language-name = 한국어

## Lists

list-between = { $first }, { $second }
and-between = { $first }, { $second }
clause-between = { $first }. { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = 빨강
colour-Y = 노랑
colour-G = 초록
colour-B = 파랑

loud-R = 🟥 **빨강** ◯
loud-Y = 🟨 **노랑** ▲
loud-G = 🟩 **초록** ☰
loud-B = 🟦 **파랑** ◆

heading-R = 🟥 빨강 ◯
heading-Y = 🟨 노랑 ▲
heading-G = 🟩 초록 ☰
heading-B = 🟦 파랑 ◆
heading-wild = ⬛ 와일드

symbol-S = 건너뛰기
symbol-R = 리버스
symbol-D = +2

card-coloured = { $colour } { $symbol }
card-group = { $colour } { $symbols }
card-W = 와일드
card-W4 = 와일드 +4
card-WH = 섞기 와일드
card-WX = 교환 와일드
card-WC1 = 백지 와일드 1
card-WC2 = 백지 와일드 2
card-WC3 = 백지 와일드 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] 한 번 더 내기
    [draw_three] 다음 사람은 낼 카드가 없으면 3장 뽑기
    [text] { $text }
   *[blank] 일반 와일드
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } 또는 **{ $symbol }**
match-nothing-yet = 앞으로 정할 색

## Names

name-unknown = 플레이어 { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (빈칸)
name-partner = { $name } (내 짝)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] 쉬움
    [hard] 어려움
   *[normal] 보통
}
menu-level = 컴퓨터 실력은 어느 정도로 할까요?
menu-level-choice = { $level ->
    [easy] 컴퓨터: 쉬움
    [hard] 컴퓨터: 어려움
   *[normal] 컴퓨터: 보통
}
choice-level-easy = 쉬움
choice-level-normal = 보통
choice-level-hard = 어려움

## The board

board-title = -# 우노 · { $round }라운드 · { $goal }
goal-target = 목표 { $target }점
goal-rounds = { $rounds ->
    [1] 단판
   *[other] { $rounds }라운드 뒤 점수가 가장 높으면 승리
}
goal-rounds-low = { $rounds ->
    [1] 단판, 합계가 가장 낮으면 승리
   *[other] { $rounds }라운드 뒤 합계가 가장 낮으면 승리
}
goal-lowest = 누군가 { $target }점이 되면 합계가 가장 낮은 사람이 승리
goal-elimination = { $target }점이면 탈락, 끝까지 남으면 승리
goal-single = 단판, 먼저 다 내면 승리

board-turn = ### ► { $name }님 차례예요
board-drawn = ### ► { $name }님이 뽑았어요: 내거나 갖고 있기
board-draw-four = ### ► { $name }님은 4장을 받거나 도전해야 해요
board-take-four = ### ► { $name }님은 { $count }장을 받아야 해요
board-penalty = ### ► { $name }님은 { $count }장을 받아야 해요
board-colour = ### ► { $name }님이 첫 색을 정해요
board-paused = ### ⏸ 게임이 일시정지됐어요
board-paused-how = 사라지는 것은 없어요. 준비되면 **{ button-resume }** 버튼을 누르세요.

board-match = 낼 수 있는 카드: { $match }
board-pile = 바닥 카드: **{ $card }**

board-says = 카드에 적힌 말: **{ $rule }**
board-stack = 쌓인 카드: **+{ $count }** · 모두 받거나 { $kind ->
    [draw_two] +2
    [wild_draw_four] 와일드 +4
   *[any] +2 또는 와일드 +4
} 카드를 얹으세요
board-jump = ⚡ **{ $card }** 카드가 또 있는 사람은 끼어들 수 있어요
board-teams = 팀: **{ $first }** 대 **{ $second }**
board-misplay = 맞지 않는 카드도 내 볼 수 있지만, { $count }장을 뽑고 차례를 잃어요
board-clock = 제한 시간: { $when }
board-clock-over = 시간이 다 됐어요: 곧 컴퓨터가 대신 내요
board-no-clock = 천천히 하세요: 제한 시간이 없어요
board-draw-pile = 뽑을 더미 **{ $count }**
board-order = { $turned ->
    [yes] 차례 **아래로** ↓ (역방향)
   *[no] 차례 **아래로** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points }점
row-next = 다음
row-exposed = ❗ **아직 우노 안 외침**
row-said = 📣 우노 외침
row-away = 💤 자리 비움
row-out = 탈락
row-waits = 다음 라운드부터 참가

closed-ended = ### 이 게임은 종료됐어요
closed-empty = ### 모두 나가서 이 방이 닫혔어요
closed-expired = ### 한동안 아무도 오지 않아 이 방이 닫혔어요
closed-replaced = ### 새 방이 이 방을 대신해요
closed-how = `/game new` 명령어로 새 방을 만드세요.

## The lobby

lobby-title = ### 🃏 우노 방이 열렸어요
lobby-host = { $name }님이 초대했어요. **{ button-join }** 버튼을 눌러 들어오세요. 2~{ $most }명이 할 수 있어요.
lobby-seats = **참가자** · { $count }/{ $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · 방장
lobby-lonely = 한 명이 더 필요해요: 친구를 기다리거나 컴퓨터를 추가하세요.
lobby-ready = 모두 모이면 { $name }님이 **{ button-start }** 버튼을 눌러요.
lobby-full = 방이 꽉 찼어요. { $name }님이 **{ button-start }** 버튼을 눌러요.
lobby-rules = **이 방의 규칙**

rule-deck-modern = 최신 덱, 112장
rule-deck-classic = 클래식 덱, 108장
rule-deck-swap = 2015년 덱, 112장
rule-deck-fewer = { $deck }, 제외: { $kinds }
rule-decks = 덱 { $count }벌을 합쳐 사용, 한 벌: { $deck }
rule-hand-size = 한 사람당 { $count }장
rule-first-card-ignore = 첫 바닥 카드는 항상 숫자 카드
rule-first-card-effect = 첫 바닥 카드가 숫자가 아니어도 효과 적용
rule-goal-target = 다 낸 사람이 남들의 남은 카드 점수를 얻음. { $target }점이면 승리
rule-goal-rounds = { $rounds ->
    [1] 다 낸 사람이 남들의 남은 카드 점수를 얻음. 단판
   *[other] 다 낸 사람이 남들의 남은 카드 점수를 얻음. { $rounds }라운드 뒤 점수가 가장 높으면 승리
}
rule-goal-rounds-low = { $rounds ->
    [1] 각자 자기 남은 카드를 점수로 셈. 단판
   *[other] 각자 자기 남은 카드를 점수로 셈. { $rounds }라운드 뒤 합계가 가장 낮으면 승리
}
rule-goal-single = 단판: 먼저 다 내면 승리
rule-goal-lowest = 각자 자기 남은 카드를 점수로 셈. 누군가 { $target }점이 되면 합계가 가장 낮은 사람이 승리
rule-goal-elimination = 각자 자기 남은 카드를 점수로 셈. { $target }점이면 탈락
rule-draw-four = 와일드 +4: { $limit }. { $challenge }
rule-draw-four-free = 와일드 +4: 언제든지 낼 수 있음
rule-draw-four-colour-or-wild = 현재 색도 일반 와일드도 없을 때만
rule-draw-four-colour = 현재 색이 없을 때만
rule-draw-four-colour-or-any-wild = 현재 색도 다른 와일드도 없을 때만
rule-challenge-on = 블러프할 수 있지만 도전받을 수 있음
rule-challenge-off = 블러프 금지
rule-uno = { $penalty ->
    [0] 우노를 안 외치고 잡혀도 벌칙 없음
   *[other] 우노를 안 외치고 잡히면 { $penalty }장 뽑기
}
rule-wrong-catch = { $penalty ->
    [0] 잘못 잡아도 벌칙 없음
   *[other] 잘못 잡으면 { $penalty }장 뽑기
}
rule-grace = { $seconds ->
    [0] 잡기는 바로 적용
   *[other] 잡기는 { $seconds }초 뒤 적용
}
rule-must-play = 낼 수 있으면 꼭 내기: 낼 수 없는 사람만 뽑을 수 있음
rule-draw-until-playable = 낼 수 있는 카드가 나올 때까지 뽑기
rule-force-play = 뽑은 카드가 맞으면 꼭 내기
rule-seven-zero = 7은 고른 사람과 손패를 교환, 0은 모든 손패를 옆으로 넘김
rule-jump-in = 끼어들기: 바닥 카드와 똑같은 카드는 차례가 아니어도 낼 수 있음
rule-partners = 짝 게임: 마주 앉은 두 명씩 두 팀, 점수는 함께
rule-no-action-finish = 마지막 카드는 숫자 카드여야 함
rule-stacking-same = 쌓기: +2 위에 +2, +4 위에 +4
rule-stacking-cross = 쌓기: 뽑기 카드 위에 아무 뽑기 카드
rule-two-player-reverse = 두 명일 때 리버스는 방향만 바꿈
rule-misplay-penalty = 맞지 않는 카드도 내 볼 수 있음: { $count }장 뽑고 차례를 잃음
rule-custom-rules = 백지 와일드 세 장: { $rules }
rule-special-wild-points = 섞기, 교환, 백지 와일드는 { $points }점
rule-late-join = 라운드 도중에도 참가 가능
rule-clock = 차례마다 { $seconds }초, 지나면 컴퓨터가 대신 냄
rule-no-clock = 제한 시간 없음

## The hand

hand-note = > { $note }
hand-your-turn = ### 내 차례 – 낼 수 있는 카드: { $match }
hand-wait = ### { $name }님 차례예요
hand-wait-next = ### { $name }님 차례예요 – 다음은 나예요
hand-drawn = ### 뽑은 카드: { $card }
hand-drawn-how = 낼 수 있는 카드예요: 내거나, 갖고 차례를 마치세요.
hand-drawn-must = 낼 수 있는 카드라서 꼭 내야 해요.
hand-jump = ### ⚡ { $card } 카드로 끼어들 수 있어요
hand-stack-how = **또는** 뽑기 카드를 **얹으세요**: 그러면 다음 사람이 이 { $count }장에 새 카드 몫까지 받아야 해요.
hand-must-play = 낼 수 있는 카드가 있어서 뽑을 수 없어요.
hand-no-action-finish = 여기서는 마지막 카드가 숫자 카드여야 해요.
hand-misplay = ✗ 표시는 맞지 않는 카드예요. 그래도 내 보면 { $count }장을 뽑고 차례를 잃어요.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name }님이 나에게 와일드 +4를 냈어요
hand-draw-four-take = **{ $take }장 받기:** { $take }장을 뽑고 이번 차례를 잃어요.
hand-draw-four-challenge = **{ button-challenge }:** 블러프라고 보고, { $name }님의 손패를 나만 확인해요. { $rule }
hand-draw-four-bluff = · 블러프면: { $name }님이 { $take }장을 뽑고 내 차례가 이어져요
hand-draw-four-fair = · 정당하면: 내가 { $lost }장을 뽑고 이번 차례를 잃어요
hand-bluff-colour = { $known ->
    [yes] { $name }님에게 아직 { $colour } 카드가 있으면 블러프예요.
   *[no] { $name }님에게 아직 직전 색의 카드가 있으면 블러프예요.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] { $name }님에게 아직 { $colour } 카드나 일반 와일드가 있으면 블러프예요.
   *[no] { $name }님에게 아직 직전 색의 카드나 일반 와일드가 있으면 블러프예요.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] { $name }님에게 아직 { $colour } 카드나 다른 와일드가 있으면 블러프예요.
   *[no] { $name }님에게 아직 직전 색의 카드나 다른 와일드가 있으면 블러프예요.
}
hand-take = ### { $count }장을 받아야 해요
hand-take-how = 카드를 받으면 차례가 다음 사람에게 넘어가요.
hand-colour = ### 첫 카드가 와일드예요: 색을 정하세요
hand-picking = ### { $card }: 무슨 색으로 할까요?
hand-picking-how = 내고 나서 남는 카드
hand-kept = { $heading }: { $cards }
hand-picking-swap = 넘겨줄 카드
hand-picking-shuffle = 모든 손패를 섞어요. 내가 내놓는 카드
hand-picking-partner = ### { $card }: 누구와 손패를 바꿀까요?
hand-offer = ### { $card } 카드는 맞지 않아요 – 낼 수 있는 카드: { $match }
hand-offer-how = 그래도 내 볼까요? 카드는 되돌아오고, { $count }장을 뽑고 차례가 끝나요.
hand-picking-last = 마지막 카드예요: 색을 정하고 라운드를 이기세요.
hand-pass = 뽑을 카드가 없어요. 낼 카드가 없으면 패스하세요.
hand-pile = 바닥: { $card } · 낼 수 있는 카드: { $match }
hand-pile-alone = 바닥: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ 우노 안 외침
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = 뽑을 더미 **{ $count }**
hand-exposed = ❗ **한 장 남았어요 – 누가 잡기 전에 { button-uno } 버튼을 누르세요.**
hand-say-before = 두 장 남았어요: 내기 전에 **{ button-uno }** 버튼을 누르면 아무도 잡을 수 없어요.
hand-called = 📣 우노를 외쳤어요. 이제 두 장 중 한 장을 내세요.
hand-said = 📣 우노를 외쳤어요.
hand-page = 서로 다른 카드 { $count }종 중 { $from }–{ $to }
hand-paused = ### ⏸ 게임이 일시정지됐어요
hand-paused-how = 게임판의 **{ button-resume }** 버튼을 누르거나, 내 차례면 그냥 카드를 내세요.
hand-lobby = ### 아직 카드를 나누지 않았어요
hand-lobby-how = 방장이 **{ button-start }** 버튼을 누르면 카드를 받아요.
hand-between = ### 라운드가 끝났어요
hand-between-how = 준비되면 **{ button-next-round }** 버튼을 누르세요.
hand-between-ready = 준비됐어요.
hand-finished = ### 경기가 끝났어요
hand-finished-how = 다시 하려면 게임판의 **{ button-rematch }** 버튼을 누르세요.
hand-closed = ### 이 방은 닫혔어요
hand-closed-how = `/game new` 명령어로 새 방을 만드세요.
hand-gone = ### 이제 이 방의 참가자가 아니에요
hand-gone-how = 갖고 있던 카드는 더미로 돌아갔어요.
hand-watching = ### 이번 라운드에는 참가하지 않아요
hand-watching-how = 다음 라운드를 시작할 때 카드를 받아요.

## Why not? – the reasons in a hand

why-title = **왜 안 되나요?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards }: { $colour } 카드도 **{ $symbol }** 카드도 아니에요.
why-other-colour = { $cards }: { $colour } 카드가 아니에요. 와일드 위에서는 색만 봐요.
why-breaks-limit = { $limit ->
    [colour] 현재 색을 갖고 있는 동안은 낼 수 없어요. 여기서는 블러프를 못 해요.
    [colour_or_any_wild] 현재 색이나 다른 와일드를 갖고 있는 동안은 낼 수 없어요. 여기서는 블러프를 못 해요.
   *[colour_or_wild] 현재 색이나 일반 와일드를 갖고 있는 동안은 낼 수 없어요. 여기서는 블러프를 못 해요.
}
why-cannot-stack = { $kind ->
    [draw_two] 받아야 할 카드가 있고, 여기에는 +2만 얹을 수 있어요.
    [wild_draw_four] 받아야 할 카드가 있고, 여기에는 와일드 +4만 얹을 수 있어요.
   *[any] 받아야 할 카드가 있고, 여기에는 +2나 와일드 +4만 얹을 수 있어요.
}
why-owed = { $count }장을 받아야 하고, 받기 전에는 아무것도 낼 수 없어요. 이 방에서는 쌓기를 쓰지 않아요.
why-owed-challenge = { $count }장을 받아야 하고, 받거나 도전하기 전에는 아무것도 낼 수 없어요. 이 방에서는 쌓기를 쓰지 않아요.
why-not-your-turn = { $name }님 차례예요. 이 방에서는 끼어들 수 없으니 내 차례를 기다리세요.
why-jump-closed = { $name }님 차례예요. 끼어들기엔 늦었어요: 이미 차례가 시작됐거나 아직 결정할 일이 남아 있어요.
why-not-identical = { $name }님 차례예요. 차례가 아닐 때는 바닥 카드와 똑같은 카드만 낼 수 있어요: 또 다른 { $card }.
why-wild-on-top = { $name }님 차례예요. 와일드에는 아무도 끼어들 수 없어요.
why-out-of-turn = { $name }님 차례예요. { $reason }
why-draw = 그러니 카드를 뽑으세요: **{ button-draw }**.

## Buttons

button-join = 참가
button-leave = 나가기
button-leave-match = 경기에서 완전히 나가기
button-start = 시작
button-computer = 컴퓨터 추가
button-hand = 내 손패
button-draw = 뽑기
button-uno = 우노!
button-uno-said = 우노 외침
button-catch = 잡기!
button-catch-name = { $name } 잡기!
button-options = 규칙…
button-form-numbers = 손패와 덱 수…
button-form-written = 카드에 쓰기…
button-form-goals = 목표, 라운드, 시간…
button-form-calls = 벌칙과 유예…
button-more = 더 보기…
button-resume = 계속하기
button-next-round = 다음 라운드
button-next-round-ready = 다음 라운드 ({ $ready }/{ $people } 준비)
button-rematch = 다시 하기
button-play-drawn = { $card } 내기
button-jump = 끼어들기: { $card }
button-unfit = ✗ { $card }
button-offer = { $card } 내 보기
button-partner = { $name } · { $count }장
button-why = 왜 안 되나요?
button-why-back = 이유 숨기기
button-draw-until = 맞을 때까지 뽑기
button-keep = 갖고 있기
button-challenge = 도전
button-take = { $count }장 받기
button-pass = 패스
button-back = 뒤로
button-page-earlier = ← 카드 { $from }–{ $to }
button-page-later = 카드 { $from }–{ $to } →
button-rules = 게임 방법
button-settings = 설정
button-scores = 순위표
button-scores-page-back = ← { $page }쪽
button-scores-page-on = { $page }쪽 →

## What has happened

event-dealer-drawn = { $you ->
    [yes] 가장 높은 카드를 뽑아 내가 나눠요
   *[no] { $name }님이 가장 높은 카드를 뽑아 카드를 나눠요
}
event-round-started = { $you ->
    [yes] { $round }라운드: 내가 나눴고 **{ $card }** 카드가 펼쳐졌어요
   *[no] { $round }라운드: { $name }님이 나눴고 **{ $card }** 카드가 펼쳐졌어요
}
event-card-played = { $you ->
    [yes] **{ $card }** 카드를 냈어요
   *[no] { $name }님이 **{ $card }** 카드를 냈어요
}
event-card-jumped = { $you ->
    [yes] **{ $card }** 카드로 끼어들었어요
   *[no] { $name }님이 **{ $card }** 카드로 끼어들었어요
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] 한 장도 못 뽑았어요: 남은 카드가 없었어요
       *[other] { $count }장을 뽑았어요
    }
   *[no] { $count ->
        [0] { $name }님이 한 장도 못 뽑았어요: 남은 카드가 없었어요
       *[other] { $name }님이 { $count }장을 뽑았어요
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] 남은 카드가 없어 한 장도 못 뽑고 차례를 잃었어요
       *[other] { $count }장을 뽑고 차례를 잃었어요
    }
   *[no] { $count ->
        [0] { $name }님이 남은 카드가 없어 한 장도 못 뽑고 차례를 잃었어요
       *[other] { $name }님이 { $count }장을 뽑고 차례를 잃었어요
    }
}
event-card-kept = { $you ->
    [yes] 카드를 갖고 있기로 했어요
   *[no] { $name }님이 카드를 갖고 있기로 했어요
}
event-turn-skipped = { $you ->
    [yes] 차례를 잃었어요
   *[no] { $name }님이 차례를 잃었어요
}
event-turn-passed = { $you ->
    [yes] 패스했어요: 낼 카드도 뽑을 카드도 없어요
   *[no] { $name }님이 패스했어요: 낼 카드도 뽑을 카드도 없어요
}
event-direction-changed = 방향이 바뀌었어요
event-colour-named = { $you ->
    [yes] 내가 정한 색: { $colour }
   *[no] { $name }님이 정한 색: { $colour }
}
event-penalty-owed = { $you ->
    [yes] { $count }장을 받아야 해요
   *[no] { $name }님이 { $count }장을 받아야 해요
}
event-challenge-guilty = { $you ->
    [by] { $target }님에게 도전했어요: 블러프였어요
    [target] { $name }님이 나에게 도전했어요: 블러프였어요
   *[no] { $name }님이 { $target }님에게 도전했어요: 블러프였어요
}
event-challenge-innocent = { $you ->
    [by] { $target }님에게 도전했어요: 정당했어요
    [target] { $name }님이 나에게 도전했어요: 정당했어요
   *[no] { $name }님이 { $target }님에게 도전했어요: 정당했어요
}
event-uno-said = { $you ->
    [yes] **우노!** 하고 외쳤어요
   *[no] { $name }님이 **우노!** 하고 외쳤어요
}
event-catch-missed = { $you ->
    [by] { $target }님을 잡으려 했지만 잡을 일이 아니었어요
    [target] { $name }님이 나를 잡으려 했지만 잡을 일이 아니었어요
   *[no] { $name }님이 { $target }님을 잡으려 했지만 잡을 일이 아니었어요
}
event-uno-caught = { $you ->
    [by] 우노를 안 외친 { $target }님을 잡았어요
    [target] 우노를 안 외쳐서 { $name }님에게 잡혔어요
   *[no] { $name }님이 우노를 안 외친 { $target }님을 잡았어요
}
event-hands-swapped = { $you ->
    [by] { $target }님과 손패를 바꿨어요
    [target] { $name }님이 나와 손패를 바꿨어요
   *[no] { $name }님이 { $target }님과 손패를 바꿨어요
}
event-hands-passed-on = 모든 손패가 한 자리씩 넘어갔어요
event-hands-shuffled = 모든 손패를 섞어 다시 나눴어요
event-pile-reshuffled = 버린 카드를 섞어 새로 뽑을 더미를 만들었어요
event-custom-rule = { $kind ->
    [extra_turn] 카드에 적힌 말: 한 번 더 내기
    [draw_three] 카드에 적힌 말: 다음 사람은 낼 카드가 없으면 3장 뽑기
   *[text] 카드에 적힌 말: { $text }
}
event-card-misplayed = { $you ->
    [yes] { $card } 카드를 내 봤지만 맞지 않아요
   *[no] { $name }님이 { $card } 카드를 내 봤지만 맞지 않아요
}
event-clock-expired = { $you ->
    [yes] 시간이 다 되어 컴퓨터가 대신 냈어요
   *[no] { $name }님의 시간이 다 됐어요: 컴퓨터가 대신 내요
}
event-seat-left = { $you ->
    [yes] 방에서 나왔어요
   *[no] { $name }님이 나갔어요
}
event-seat-joined = { $you ->
    [yes] 방에 들어왔어요
   *[no] { $name }님이 들어왔어요
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] 카드를 다 내고 라운드를 이겼어요
       *[other] 카드를 다 냈어요: { $points }점
    }
   *[no] { $points ->
        [0] { $name }님이 카드를 다 내고 라운드를 이겼어요
       *[other] { $name }님이 카드를 다 냈어요: { $points }점
    }
}
event-round-blocked = 라운드가 막혔어요: 아무도 내거나 뽑을 수 없어요
event-round-abandoned = 라운드가 중단됐어요: 상대할 사람이 없어요
event-match-won = { $count ->
    [1] { $names }님이 경기를 이겼어요
   *[other] { $names }님이 함께 경기를 이겼어요
}
event-match-abandoned = 경기가 중단됐어요

## What is told to the one who did it, or to whom it was done

note-drew = 뽑은 카드: **{ $cards }**.
note-drew-nothing = 뽑을 카드가 없었어요.
note-drew-unplayable = 뽑은 카드: **{ $cards }**. 맞지 않아서 손패에 남고, 차례가 끝났어요.
note-misplayed = { $count ->
    [0] { $card } 카드는 맞지 않아서 되돌아왔어요. 뽑을 카드는 없었고, 차례가 끝났어요.
   *[other] { $card } 카드는 맞지 않아서 되돌아왔어요. 벌칙으로 { $count }장({ $cards })을 뽑고 차례가 끝났어요.
}
note-kept = 카드를 갖고 있기로 했어요. 차례가 끝났어요.
note-uno-in-vain = 그건 인정되지 않아요: 마지막에서 두 번째 카드를 내려고 할 때나 한 장 남았을 때 우노를 외치세요.
note-uno-needless = 그럴 필요 없어요: 지금은 아무도 잡을 수 없어요.
note-caught = 잡았어요! { $name }님은 우노를 외치지 않아서 { $count }장을 뽑아요.
note-catch-held = 가장 먼저 잡았어요. { $name }님이 그 전에 우노를 외치지 않으면 곧 인정돼요.
note-catch-missed = 잡을 일이 아니에요: { $name }님은 안전해요.
note-catch-missed-penalty = 잡을 일이 아니에요: { $name }님은 안전해요. 대신 { $count }장을 뽑았어요: { $cards }.
note-challenge-guilty = 블러프였어요! { $name }님이 { $count }장을 뽑고, 내 차례예요.
note-challenge-innocent = 정당했어요. { $count }장을 뽑고 차례를 잃어요: { $cards }.
note-challenge-hand = { $name }님의 손패는 나만 볼 수 있어요: { $cards }.
note-took = { $count ->
    [0] 남은 카드가 없어서 한 장도 받지 않았어요
   *[other] { $count }장을 받았어요: { $cards }
}. 차례가 끝났어요.
note-colour-named = 내가 정한 색: { $colour }.
note-passed = 패스했어요.
note-out = 카드를 다 냈어요! 이번 라운드는 내 승리예요.
note-back = 다시 오셨네요! 이제 카드를 직접 내요.
note-stale = 그 버튼이 나온 뒤로 게임이 더 진행됐어요. 지금 상황은 이래요.

## The end of a round and of a match

summary-last-round = **마지막 라운드** · { $name }님이 카드를 다 냈어요
summary-last-round-points = **마지막 라운드** · { $name }님이 카드를 다 냈어요 · { $points }점
summary-title = ### 🏁 { $name }님이 { $round }라운드를 이겼어요
summary-title-points = ### 🏁 { $name }님이 { $round }라운드를 이겼어요 · { $points }점
summary-title-blocked = ### { $round }라운드가 막혔어요: 아무도 내거나 뽑을 수 없어요
summary-title-abandoned = ### { $round }라운드가 중단됐어요
summary-left = **남은 카드**
summary-hand = { $name } · { $points }점 · { $cards }
summary-hand-faces = { $name } · { $points }점 · { $faces }
    -# { $cards }
summary-more = 그 밖에 { $count }장
summary-totals = **합계** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (탈락)
summary-next-at = 다음 라운드: { $when }, 또는 모두 준비되면 바로 시작해요.
summary-next-ready = 모두 준비되면 다음 라운드를 시작해요.
summary-dealer = 카드는 { $name }님이 나눠요.
summary-ready = 준비 완료: { $ready }. 기다리는 중: { $waiting }.
summary-seed = -# 공정하게 나눴을까요? { button-more } 버튼에서 확인하는 방법을 볼 수 있어요.

finished-title = ### 🏆 { $name }님이 경기를 이겼어요!
finished-title-team = ### 🏆 { $names }님이 경기를 이겼어요!
finished-title-shared = ### 🏆 { $names }님이 함께 경기를 이겼어요!
finished-title-nobody = ### 승자 없이 경기가 끝났어요
finished-title-abandoned = ### 경기가 중단됐어요
finished-place = { $place } · **{ $name }** · { $total }점
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total }점
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = 라운드별 합계
course-line = { $name }: { $totals }
course-ends = { $name }: 최종 { $total }
finished-rounds = { $rounds }라운드를 했어요.
finished-again = 아래의 새 메시지에서 다시 하고 있어요.
finished-rematch = 같은 사람, 같은 규칙으로 할까요? **{ button-rematch }** 버튼을 누르세요.

## Calling people

called = { $who } 차례가 됐어요.
called-again = { $who } 아직 차례예요. 제한 시간: { $when }.
called-open = { $who } 여기서 게임이 열려요. 함께 하려면 **{ button-join }** 버튼을 누르세요.
called-open-in = { $who } { $place }에서 게임이 열려요.

## More about a table

more-title = ### 이 방의 규칙
more-deal = **공정하게 나눴을까요?** 모든 섞기는 비밀 시드 값으로 정해져요. 그 지문인 SHA-256은 첫 카드 전에 정해졌어요:
    `{ $fingerprint }`
more-deal-later = 시드 값은 라운드가 끝나면 공개되므로 누구나 확인할 수 있어요.
more-deal-seed = { $round }라운드가 끝났어요. 시드 값은 이거였어요:
    `{ $seed }`
    이 값의 SHA-256이 라운드 동안 여기 있던 지문이고, 섞기는 이 값에서 나와요.
more-leave = 완전히 나가면 카드가 더미로 돌아가요. 잠깐 비우는 거라면 그대로 있으세요: 무언가 누를 때까지 컴퓨터가 대신 내요.

## The leaderboard

scores-title = ### 🏆 순위표
scores-race = 레이스 { $number } · 먼저 **{ $target }**점을 모으면 왕관을 얻어요
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# 전체 { $points }점 · { $played }라운드 중 { $won }승, 경기 { $matches }회
scores-own = **나** · { $rank }위 · 이번 레이스 { $points }/{ $target } · 전체 { $all }
scores-own-none = 아직 여기서 얻은 점수가 없어요.
scores-empty = 아직 여기서 점수를 얻은 사람이 없어요. 두 명 이상이 있는 방에서 라운드를 이기면 이름이 올라요.
scores-page = -# { $page }/{ $pages }쪽 · { $count }명
scores-champions = **👑 챔피언**
scores-champion = 레이스 { $number } · { $name } · { $total }점 · { $when }
scores-no-champion = 아직 레이스를 이긴 사람이 없어요: 첫 왕관의 주인을 기다려요.
scores-somebody = 떠난 사람
race-won = 👑 { $name }님이 { $total }점으로 이 서버의 레이스 { $number }에서 우승하고 왕관을 얻었어요! 다음 레이스는 0점부터 시작해요.

## Help

help-title = ### 우노 게임 방법
help-start = **시작하기:** `/game new` 명령어를 쓰세요. 모두 **{ button-join }** 버튼을, 방장은 **{ button-start }** 버튼을 눌러요. 빈자리는 컴퓨터로 채울 수 있어요.
help-turn = **내 차례:** 바닥 카드와 색, 숫자, 기호 중 하나가 맞는 카드나 와일드를 누르세요. 아니면 한 장을 뽑으세요: 맞는 카드면 바로 낼 수 있어요. 게임판의 **{ button-hand }** 버튼은 언제나 내 카드를 나에게만 보여 줘요.
help-draw-four = **와일드 +4**는 현재 색 카드도 일반 와일드도 없을 때만 정당해요. 뽑아야 하는 사람은 **{ button-challenge }** 버튼을 누를 수 있어요: 블러프면 낸 사람이 4장을 뽑고, 정당하면 도전한 사람이 6장을 뽑아요.
help-uno = **우노!** 마지막에서 두 번째 카드를 낼 때 외쳐야 해요: 내기 직전이나 직후에 **{ button-uno }** 버튼을 누르세요. 다음 사람이 움직이기 전까지는 누구나 **{ button-catch }** 버튼으로 잡을 수 있고, 잡히면 2장을 뽑아요.
help-score = **점수:** 다 낸 사람이 남들의 남은 카드 점수를 얻어요: 숫자는 그 숫자만큼, 건너뛰기, 리버스, +2는 20점, 와일드는 50점이에요. 먼저 500점을 모으면 경기를 이겨요.
help-away = **잠깐 자리를 비웠나요?** 시간이 다 되면, 무언가 누를 때까지 컴퓨터가 대신 내요.
help-more = **더 알아보기:** `/learn` 명령어로 혼자 하는 짧은 라운드에서 게임을 배울 수 있어요. `/rules` 명령어는 모든 카드와 하우스 룰을 설명해요. `/settings` 명령어에서는 언어와, 차례가 됐을 때 부르는 방법을 정해요.
help-commands = **명령어:** 모든 것은 버튼으로 할 수 있어요. 입력이 편하다면 방은 `/game`, 차례는 `/hand` `/play` `/draw` `/uno` `/catch`, 점수는 `/leaderboard` 명령어를 쓰세요.

about-title = ### 이 봇에 대해
about-what = 서버에서 우노 카드를 나누고, 심판을 보고, 점수를 세는 무료 봇이에요.
about-cards = 카드는 이 봇을 위해 그렸어요: 색마다 고유한 표시가 있어 색을 몰라도 구별할 수 있어요.
about-data = 사용자 ID, 게임에서 쓰는 이름, 게임, 점수, 설정을 저장하고, 쓰는 글은 저장하지 않아요.
about-trademark = UNO는 Mattel의 상표예요. 이 봇은 취미로 만든 것으로, Mattel과 관련이 없고 Mattel이 만들거나 승인하지도 않았어요.
about-version = 버전 { $version }.

## Refusals: what the rules do not allow

refusal-round-over = 이 라운드는 끝났어요.
refusal-not-playing = 이번 라운드에 참가하고 있지 않아요.
refusal-not-your-turn = { $known ->
    [yes] 내 차례가 아니에요: { $name }님 차례예요.
   *[no] 내 차례가 아니에요.
}
refusal-not-in-hand = { $card ->
    [none] 그 카드는 손패에 없어요.
   *[other] { $card } 카드는 손패에 없어요.
}
refusal-does-not-match = { $known ->
    [yes] { $card } 카드는 맞지 않아요. 낼 수 있는 카드: { $match }, 또는 와일드.
   *[no] 그 카드는 바닥 카드와 맞지 않아요.
}
refusal-breaks-limit = { $limit ->
    [colour] 와일드 +4는 현재 색이 없을 때만 낼 수 있어요.
    [colour_or_wild] 와일드 +4는 현재 색도 일반 와일드도 없을 때만 낼 수 있어요.
    [colour_or_any_wild] 와일드 +4는 현재 색도 다른 와일드도 없을 때만 낼 수 있어요.
   *[unknown] 지금 손패로는 와일드 +4를 낼 수 없어요.
}
refusal-only-drawn-card = 카드를 뽑았어요: 그 카드를 내거나 갖고 있으세요.
refusal-already-drew = 이미 카드를 뽑았어요: 그 카드를 내거나 갖고 있으세요.
refusal-must-play = 낼 수 있는 카드가 있어서 뽑을 수 없어요.
refusal-must-play-drawn = 뽑은 카드가 맞아서 꼭 내야 해요.
refusal-must-answer-penalty = 먼저 바닥 카드에 답해야 해요: 할 수 있는 일은 손패에서 볼 수 있어요.
refusal-cannot-stack = 그 카드는 이 카드 위에 얹을 수 없어요.
refusal-no-action-finish = 여기서는 마지막 카드가 숫자 카드여야 해요.
refusal-colour-required = 무슨 색으로 할지도 정하세요.
refusal-colour-not-wanted = 색은 와일드에만 정할 수 있어요.
refusal-name-colour-first = 먼저 바닥에 있는 와일드의 색을 정하세요.
refusal-no-colour-owed = 지금은 정할 색이 없어요.
refusal-partner-required = 누구와 손패를 바꿀지도 정하세요.
refusal-partner-not-wanted = 그 카드로는 손패를 바꾸지 않아요.
refusal-bad-partner = 그 사람과는 손패를 바꿀 수 없어요.
refusal-nothing-drawn = 뽑은 카드가 없어서 갖고 있을 카드도 없어요.
refusal-nothing-to-draw = 뽑을 카드가 없어요.
refusal-nothing-owed = 받아야 할 카드가 없어요.
refusal-nothing-to-challenge = 도전할 와일드 +4가 없어요.
refusal-can-draw = 아직 뽑을 수 있어서 패스할 수 없어요.
refusal-can-play = 낼 수 있는 카드가 있어서 패스할 수 없어요.
refusal-jump-closed = 끼어들기엔 늦었어요: 게임이 이미 진행됐어요.
refusal-not-identical = 바닥 카드와 똑같은 카드로만 끼어들 수 있어요.
refusal-catch-self = 자기 자신은 잡을 수 없어요. 대신 **{ button-uno }** 버튼을 누르세요.
refusal-catch-absent = 그 사람은 이번 라운드에 없어요.
refusal-caught-wrong-already = 방금 해 봤어요: 잡을 사람이 없어요.
refusal-misplay-off = 그 카드는 맞지 않아요.
refusal-not-a-misplay = 그 카드는 맞으니 그냥 내세요.
refusal-no-joining = 이제 이 경기에는 참가할 수 없어요.
refusal-table-full = 방이 꽉 찼어요.
refusal-wrong-seat = 그 자리는 비어 있지 않아요.
refusal-no-grace = 기다릴 것이 없어요.

## Troubles: what cannot be done at the table

trouble-no-table = 이 채널에는 방이 없어요. `/game new` 명령어로 만드세요.
trouble-table-in-channel = 이 채널에는 이미 방이 있어요. `/game join` 명령어로 들어가고, `/game show` 명령어로 게임판을 아래로 가져올 수 있어요. 아니면 먼저 `/game end` 명령어로 끝내야 해요.
trouble-table-closed = 그 방은 닫혔어요. `/game new` 명령어로 새 방을 만드세요.
trouble-not-seated = 이 방의 참가자가 아니에요.
trouble-already-seated = 이미 이 방에 참가하고 있어요.
trouble-table-full = 방이 꽉 찼어요: 최대 열 명까지예요.
trouble-not-host = 방장만 할 수 있어요.
trouble-not-allowed = 방장이나 이 서버에서 게임을 관리하는 사람만 할 수 있어요.
trouble-too-few = 최소 두 명이 필요해요. 친구를 기다리거나 컴퓨터를 추가하세요.
trouble-already-started = 경기가 이미 시작됐어요.
trouble-not-started = 경기가 아직 시작되지 않았어요.
trouble-join-later = 라운드가 진행 중이에요. 끝나면 들어오세요: 그때 **{ button-join }** 버튼을 누르거나 `/game join` 명령어를 쓰세요.
trouble-cards-short = 한 명이 더 하기에는 카드가 부족해요.
trouble-joining-closed = 경기가 시작되어 이제 참가할 수 없어요.
trouble-no-such-seat = 이 방에 그런 사람은 없어요.
trouble-no-round = 지금 진행 중인 라운드가 없어요.
trouble-round-running = 라운드가 아직 진행 중이에요.
trouble-match-over = 경기가 끝났어요.
trouble-match-running = 경기가 아직 진행 중이에요.
trouble-paused = 게임이 일시정지됐어요. 먼저 **{ button-resume }** 버튼을 누르세요.
trouble-not-paused = 게임이 일시정지 상태가 아니에요.
trouble-no-computer = 이 방에는 컴퓨터가 없어요.
trouble-out-of-round = 이번 라운드에는 없어요. 다음 라운드를 시작할 때 카드를 받아요.
trouble-not-saved = 저장하지 못해서 바뀐 것이 없어요. 다시 시도하세요.
trouble-bad-value = 그 값은 쓸 수 없어요.
trouble-broken-table = 이 채널의 방을 더 이상 읽을 수 없어요. `/game new` 명령어로 새 방을 만들거나, 서버를 관리할 수 있는 사람이 `/game end` 명령어로 닫게 하세요.
trouble-not-a-person = 사람만 방장이 될 수 있어요.
trouble-vote-self = 자기 자신에 대해서는 투표할 수 없어요. 나가려면 `/game leave` 명령어를 쓰세요.
trouble-vote-computer = 컴퓨터에 대해서는 투표하지 않아요. 라운드 사이에 방장이 `/game kick` 명령어로 내보낼 수 있어요.
trouble-vote-alone = 아직 여기 있는 사람을 혼자서 내보낼 수는 없어요. 그 사람이 자리를 비우지 않았다면 두 명이 필요해요.
trouble-vote-early = 투표할 수 있는 사람이 나뿐이면, 제한 시간의 절반이나 1분이 지나야 차례를 건너뛸 수 있어요. 조금 더 기다려 주세요.
trouble-vote-over = 그 투표는 끝났어요.
trouble-voted = 이미 투표했어요. 충분한 사람이 투표하면 결정돼요.
trouble-not-their-turn = 지금은 그 사람을 기다리고 있지 않아서 건너뛸 차례가 없어요.

## The page of rules

panel-preset = 이 방의 규칙은 **{ $name }** 규칙이에요.
panel-own = 직접 정한 규칙이에요.
panel-warning = ⚠ 이대로는 경기를 시작할 수 없어요: { $problem }
panel-only-host = 경기가 시작되기 전에 방장이 여기서 바꿀 수 있어요.
panel-begun = 경기가 시작되어 규칙은 그대로 유지돼요.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = 무슨 뜻인가요?
tab-start = 전체 규칙
tab-cards = 카드
tab-draws = 뽑기 카드
tab-house = 하우스 룰
tab-points = 점수와 외치기
option-on = 켬
option-off = 끔
option-no-clock = 없음
option-none = 없음
option-seconds = { $count }초
option-until-target = 목표 점수까지
form-numbers = 손패와 덱 수
form-written = 카드에 적힌 말
form-goals = 목표, 라운드, 시간
form-calls = 벌칙과 유예
form-between = { $low }~{ $high }
form-clock-how = 차례마다 { $low }~{ $high }초. 0이면 제한 시간 없음.
form-rule = 백지 와일드 { $number }
form-rule-how = 비우면 일반 와일드. 또는 { form-rule-extra-turn }, { form-rule-draw-three }, 100자까지 자유롭게.
form-rule-extra-turn = 한 번 더 내기
form-rule-draw-three = 3장 뽑기
form-bad-number = { $option }: { $low }~{ $high } 사이의 정수여야 해요. 바뀐 것은 없어요.

choice-preset-official = 공식
choice-preset-classic = 클래식
choice-preset-sheet-2015 = 2015년 규칙
choice-preset-party = 파티
choice-preset-family = 가족
choice-preset-lowest = 낮은 합계
choice-preset-elimination = 탈락전
choice-preset-partners = 짝 게임
choice-preset-quick = 빠른 게임
choice-match = { $day } · { $rounds }라운드 · { $people }명 · { $end ->
    [running] 진행 중
    [won] 내가 승리
   *[over] 종료
}
choice-deck-swap = 2015년, 교환 와일드가 있는 112장
choice-removed-shuffle = 섞기 와일드
choice-removed-swap = 교환 와일드
choice-removed-customizable = 백지 와일드
choice-two-player-reverse-skip = 리버스로 상대를 건너뜀
choice-two-player-reverse-turn = 리버스는 방향만 바꿈
choice-special-wild-points-50 = 50점
choice-special-wild-points-40 = 40점
choice-draw-four-challenge-on = 도전 가능
choice-draw-four-challenge-off = 블러프도 도전도 없음
choice-stacking-off = 끔
choice-stacking-same = 같은 카드끼리만
choice-stacking-cross = 뽑기 카드끼리 모두
choice-scoring-lowest = 각자 자기 카드를 셈, 합계가 가장 낮으면 승리
choice-scoring-elimination = 각자 자기 카드를 셈, 목표 점수면 탈락

problem-out-of-range = { $option }: 그 값은 쓸 수 없어요.
problem-text-too-long = { $option }: 최대 { $limit }자까지예요.
problem-text-missing = { $option }: 내용이 필요해요.
problem-partners-elimination = 짝 게임과 탈락전은 함께 할 수 없어요.
problem-players = 2~{ $limit }명이 필요해요.
problem-partners-four = 짝 게임에는 정확히 { $limit }명이 필요해요.
problem-hand-size = 카드가 부족해요: 이 인원이면 한 사람당 최대 { $limit }장까지 나눌 수 있어요.

option-preset = 규칙 세트
option-house = 하우스 룰
option-deck = 덱
option-removed = 뺀 카드
option-hand-size = 손패 수
option-decks = 함께 섞는 덱 수
option-first-card = 첫 카드
option-two-player-reverse = 두 명일 때 리버스
option-draw-four-limit = 와일드 +4 제한
option-draw-four-challenge = 도전
option-must-play = 꼭 내기
option-stacking = 쌓기
option-draw-until-playable = 맞을 때까지 뽑기
option-force-play = 뽑은 카드 꼭 내기
option-uno-penalty = 잡혔을 때 벌칙
option-false-catch-penalty = 잘못 잡았을 때 벌칙
option-catch-grace = 잡기 유예
option-seven-zero = 세븐 제로
option-jump-in = 끼어들기
option-partners = 짝 게임
option-target = 목표 점수
option-scoring = 점수 계산
option-rounds = 라운드 수
option-no-action-finish = 마지막은 숫자 카드
option-custom-rules = 글을 적은 카드
option-special-wild-points = 특수 와일드 점수
option-misplay-penalty = 안 맞는 카드 벌칙
option-late-join = 중간 참가
option-clock = 차례 제한 시간

explain-deck = 어떤 카드로 하는지 정해요. 최신 덱에는 섞기 와일드 한 장과 백지 와일드 세 장이 있고, 2015년 덱에는 섞기 대신 교환 와일드가 있으며, 클래식 덱에는 둘 다 없어요.
explain-removed = 나누기 전에 덱에서 빼는 특수 와일드의 종류예요.
explain-hand-size = 한 사람이 받는 카드 수, 1~15장이에요.
explain-decks = 사람이 많으면 덱을 네 벌까지 하나로 섞을 수 있어요.
explain-first-card = 어떤 카드가 바닥에 처음 놓일 수 있는지 정해요. 항상 숫자 카드로 하거나, 어떤 카드든 그 효과를 그대로 적용해요.
explain-two-player-reverse = 두 명일 때 리버스는 건너뛰기처럼 작동해 한 번 더 내거나, 방향만 바꿔 상대 차례가 돼요.
explain-draw-four-limit = 와일드 +4가 언제 정당한지 정해요. 내고 남은 손패에 제한에서 말하는 카드가 있으면 블러프예요. 제한이 없으면 언제나 정당해요.
explain-draw-four-challenge = 네 장을 뽑아야 하는 사람은 의심할 수 있어요: 블러프면 낸 사람이 네 장을 뽑고, 틀린 도전이면 여섯 장을 뽑아요. 도전이 없으면 정당하지 않은 와일드 +4는 아예 낼 수 없어요.
explain-must-play = 낼 수 있는 카드가 하나도 없을 때만 뽑을 수 있어요. 블러프를 강요하지는 않아요.
explain-stacking = 카드를 받아야 하는 사람이 뽑기 카드를 얹으면, 다음 사람이 모두 받아야 해요. ‘같은 카드끼리만’이면 +2와 +4를 섞어 쌓을 수 없어요.
explain-draw-until-playable = 뽑는 사람은 맞는 카드가 나올 때까지 뽑고, 그 카드를 낼 수 있어요.
explain-force-play = 뽑은 카드가 맞으면 꼭 내야 하고 갖고 있을 수 없어요.
explain-uno-penalty = 한 장 남았는데 우노를 안 외치고 잡히면 뽑는 카드 수예요.
explain-false-catch-penalty = 잡을 사람이 없는데 잡으려고 하면 뽑는 카드 수예요.
explain-catch-grace = 손패가 한 장이 된 뒤 이 시간(초) 동안 잡기가 기다려요. 연결이 느리다고 카드를 받는 일이 없게 하려는 거예요.
explain-seven-zero = 7을 낸 사람은 고른 사람과 손패를 바꿔요. 0을 내면 모든 손패가 진행 방향으로 한 자리씩 넘어가요.
explain-jump-in = 바닥 카드와 똑같은 카드를 가진 사람은 다음 사람이 시작하기 전까지 차례가 아니어도 낼 수 있어요. 게임은 거기서부터 이어져요. 와일드에는 끼어들 수 없어요.
explain-partners = 네 명이 두 팀으로 나뉘어 짝끼리 마주 앉아요. 한 명이 다 내면 둘 다 상대 팀의 카드 점수를 얻어요.
explain-target = 이 점수가 되면 경기가 끝나요.
explain-scoring = 라운드를 이긴 사람이 남들의 카드 점수를 얻거나, 각자 자기 카드를 세어 합계가 낮을수록 좋거나, 단판으로 정해요.
explain-rounds = 목표 점수 대신 정해진 라운드 수만큼 해요. 0이면 목표 점수까지 해요.
explain-no-action-finish = 액션 카드나 와일드로는 끝낼 수 없어요: 마지막 카드는 숫자 카드여야 해요.
explain-custom-rules = 백지 와일드 세 장에 각각 규칙을 적을 수 있어요: 한 번 더 내기, 다음 사람은 낼 카드가 없으면 세 장 뽑기, 또는 모두에게 보이는 자유로운 글.
explain-special-wild-points = 손패에 남은 섞기, 교환, 백지 와일드가 몇 점인지 정해요.
explain-misplay-penalty = 맞지 않는 카드도 내 볼 수 있어요: 카드는 되돌아가고, 낸 사람은 두 장을 뽑고 차례가 끝나요.
explain-late-join = 라운드 도중에 들어와 새 손패를 받을 수 있어요. 짝 게임에서는 안 돼요.
explain-clock = 자리를 비운 사람 대신 컴퓨터가 내기 전까지 기다리는 시간이에요. 끄면 계속 기다려요.
option-other = 그 규칙

error-notation = 모르는 카드, 색 또는 플레이어예요.
error-channel-taken = 이 채널에는 이미 방이 있어요. `/game join` 명령어로 들어가고, `/game show` 명령어로 게임판을 아래로 가져올 수 있어요. 아니면 먼저 `/game end` 명령어로 끝내야 해요.
error-storage = 저장하지 못해서 바뀐 것이 없어요. 다시 시도하세요.
error-unexpected = 죄송해요, 문제가 생겼어요. 또 일어나면 봇 운영자에게 이 코드를 알려 주세요: **{ $code }**.

## Commands

slash-game = 게임
slash-new = 만들기
slash-preset = 규칙세트
slash-deck = 덱
slash-hand-size = 손패수
slash-first-card = 첫카드
slash-draw-four-limit = 와일드4제한
slash-draw-four-challenge = 도전
slash-uno-penalty = 우노벌칙
slash-false-catch-penalty = 오인벌칙
slash-catch-grace = 유예
slash-scoring = 점수계산
slash-target = 목표
slash-rounds = 라운드수
slash-clock = 제한시간
slash-rules = 규칙
slash-save-rules = 규칙저장
slash-name = 이름
slash-forget-rules = 규칙삭제
slash-join = 참가
slash-leave = 나가기
slash-start = 시작
slash-show = 보기
slash-notify = 알림
slash-add-computer = 컴퓨터추가
slash-level = 난이도
slash-kick = 내보내기
slash-player = 플레이어
slash-end = 끝내기
slash-hand = 손패
slash-play = 내기
slash-card = 카드
slash-colour = 색
slash-swap-with = 교환상대
slash-draw = 뽑기
slash-uno = uno
slash-catch = 잡기
slash-leaderboard = 순위표
slash-page = 쪽
slash-record = 기록
slash-match = 경기
slash-topic = 주제
slash-learn = 배우기
slash-help = 도움말
slash-about = 정보

command-game = 우노 방을 만들고, 참가하고, 관리하기
command-game-new = 이 채널에 방 만들기
command-game-new-preset = 시작할 규칙 세트: 공식, 파티, … 또는 이 서버에 저장된 규칙
command-game-new-deck = 사용할 덱
command-game-new-hand-size = 한 사람이 받는 카드 수 (7)
command-game-new-first-card = 첫 카드가 숫자가 아닐 때의 처리
command-game-new-draw-four-limit = 와일드 +4를 낼 수 있는 때
command-game-new-draw-four-challenge = 와일드 +4에 도전할 수 있는지
command-game-new-uno-penalty = 우노를 안 외치고 잡히면 뽑는 카드 수 (2)
command-game-new-false-catch-penalty = 잘못 잡으면 뽑는 카드 수 (0)
command-game-new-catch-grace = 잡기가 적용되기까지의 초 (2)
command-game-new-scoring = 점수 계산 방법
command-game-new-target = 경기를 이기는 점수 (500)
command-game-new-rounds = 목표 점수 대신 정해진 라운드 수로 하기
command-game-new-clock = 차례마다 15~600초, 0이면 제한 시간 없음
command-game-rules = 이 방의 규칙, 방장은 여기서 바꿀 수 있음
command-game-save-rules = 이 방의 규칙을 저장하기 (방장 또는 서버 관리하기)
command-game-save-rules-name = 규칙 이름, 32자까지
command-game-forget-rules = 저장된 규칙 지우기 (방장 또는 서버 관리하기)
command-game-forget-rules-name = 지울 규칙
command-game-join = 이 채널의 방에 들어가기
command-game-leave = 방에서 나가기
command-game-start = 카드 나누기 (방장)
command-game-show = 게임판 다시 보기
command-game-notify = 여기서 다음 게임이 열리면 알림 받기, 다시 쓰면 취소
command-game-add-computer = 컴퓨터를 자리에 앉히기 (방장)
command-game-add-computer-level = 컴퓨터의 실력
command-game-kick = 플레이어 내보내기 (방장 또는 관리자)
command-game-kick-player = 내보낼 사람
command-game-end = 게임을 끝내고 방 닫기 (방장 또는 관리자)
command-hand = 내 카드를 나에게만 보여 주기
command-play = 카드 내기
command-play-card = 낼 카드, 손패에서 맞는 카드가 목록에 나와요
command-play-colour = 와일드로 정할 색
command-play-swap-with = 손패를 바꿀 사람, 7이나 교환 와일드로 바꿀 때
command-draw = 카드 뽑기
command-uno = 우노 외치기
command-catch = 우노를 안 외친 사람 잡기
command-catch-player = 잊은 사람, 한 명뿐이면 비워도 돼요
command-record = 참가한 경기의 기록을 파일로 받기
command-record-match = 어느 경기인지, 비우면 가장 최근 경기
command-leaderboard = 이 서버에서 누가 앞서는지 보기
command-leaderboard-page = 볼 쪽
command-rules = 규칙서: 모든 카드와 규칙을 주제별로
command-rules-topic = 알고 싶은 주제
command-learn = 하면서 우노 배우기: 남에게 보이지 않는 안내 라운드
command-help = 게임 방법
command-about = 이 봇은 무엇이고 누가 만들었는지

choice-deck-modern = 최신, 112장
choice-deck-classic = 클래식, 108장
choice-first-card-ignore = 항상 숫자 카드
choice-first-card-effect = 무엇이 나오든 효과 적용
choice-draw-four-limit-colour_or_wild = 맞는 색이나 일반 와일드가 없을 때
choice-draw-four-limit-colour = 맞는 색이 없을 때
choice-draw-four-limit-colour_or_any_wild = 맞는 색이나 와일드가 하나도 없을 때
choice-draw-four-limit-none = 언제든지
choice-scoring-winner = 라운드 승자가 남들의 카드 점수를 얻음
choice-scoring-single = 단판, 먼저 다 내면 승리

## Answers to commands and presses

answer-joined = 방에 들어왔어요.
answer-left = 방에서 나왔어요.
answer-notify = 이 채널에서 다음 게임이 열리면 여기서 멘션할게요. 취소하려면 `/game notify` 명령어를 다시 쓰세요.
answer-notify-not = 이제 여기서 다음 게임을 알리지 않을게요.
answer-ended = 방이 닫혔어요.
answer-record = 이 경기에서 일어난 모든 일을 한 줄씩 담았어요. `python -m bot replay` 명령은 모든 수와 라운드마다 카드를 나눈 것을 확인하고 말로 풀어 줘요.
answer-record-so-far = 이 경기는 아직 진행 중이에요: 끝난 마지막 라운드까지의 모든 일이 담겨 있어요. `python -m bot replay` 명령은 이것을 말로 풀어 줘요.
answer-no-record = 이 서버에서 아직 끝까지 한 라운드가 없어요. 끝나면 기록이 여기에 있어요.
answer-unknown-match = 참가한 경기 중에 그런 경기는 없어요. 목록에서 고르세요.
answer-kicked = { $name }님을 방에서 내보냈어요.
answer-computer = { $name }님이 방에 들어왔어요.
answer-unknown-player = 이 방에 { $name }(이)라는 사람은 없어요. 목록에 나오는 이름에서 고르세요.
answer-unknown-card = 모르는 카드예요: { $typed }. “빨강 7”, “파랑 건너뛰기”, “와일드 초록”처럼 쓰세요.
answer-saved = 이 규칙을 **{ $name }** 이름으로 저장했어요. 여기 있는 누구나 이 규칙으로 방을 만들 수 있어요: `/game new preset:`.
answer-forgotten = **{ $name }** 규칙을 지웠어요.
answer-name-taken = 여기서는 { $name }(이)라는 규칙 이름을 쓸 수 없어요. 다른 이름을 고르세요.
answer-presets-full = 이 서버에는 규칙이 { $most }개 저장되어 있어 더 저장할 수 없어요. 먼저 `/game forget-rules` 명령어로 하나를 지우세요.
answer-unknown-preset = 여기에 그런 이름의 규칙은 없어요.
answer-old-button = 이 버튼은 봇의 이전 버전 것이라 더 이상 작동하지 않아요.
answer-old-command = 이 명령어가 바뀌었어요. Discord를 다시 시작한 뒤(Ctrl+R 또는 앱 종료) 다시 시도하세요.
answer-bad-option = 거기에 { $typed } 값은 쓸 수 없어요.
permissions-missing = 이 채널에는 게임판을 둘 수 없어요. 없는 권한: { $permissions }. 채널을 편집할 수 있는 사람에게 권한을 달라고 한 뒤 다시 시도하세요.
permission-view = **채널 보기**
permission-send = **메시지 보내기**
permission-send-in-threads = **스레드에서 메시지 보내기**
