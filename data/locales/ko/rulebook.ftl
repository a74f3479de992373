### The rulebook, /rules, a topic after the other.

rulebook-head = ### { $title }
rulebook-page = -# { $page }/{ $pages }쪽
rulebook-gone = 그 방은 사라져서 규칙서의 처음을 보여 드려요.

menu-rulebook = 주제를 고르세요
button-rulebook = 규칙서
button-read-earlier = ← 이전
button-read-later = 다음 →
button-lesson = 하면서 배우기

rulebook-topic-table = 이 방의 규칙
rulebook-topic-aim = 목표와 차례
rulebook-topic-deal = 카드 나누기와 첫 카드
rulebook-topic-cards = 카드
rulebook-topic-actions = 액션 카드
rulebook-topic-wilds = 와일드
rulebook-topic-draw-four = 와일드 +4와 도전
rulebook-topic-uno = 우노 외치기와 잡기
rulebook-topic-points = 점수와 경기
rulebook-topic-matches = 다른 방식의 경기
rulebook-topic-two = 두 명일 때
rulebook-topic-house-cards = 하우스 룰: 카드
rulebook-topic-house-draws = 하우스 룰: 뽑기 카드
rulebook-topic-house-play = 하우스 룰: 진행
rulebook-topic-house-points = 하우스 룰: 점수와 외치기
rulebook-topic-presets = 규칙 세트
rulebook-topic-small = 자세한 규칙
rulebook-topic-seats = 컴퓨터, 자리 비움, 늦은 참가
rulebook-topic-fair = 공정한 섞기
rulebook-topic-words = 게임 용어

## The rules of this table

rulebook-table-official = 이 방은 이 책에 적힌 그대로 공식 규칙으로 해요.
rulebook-table-differs = 이 방은 공식 규칙으로 하되, 다음 { $count }가지가 달라요:

## The aim and a turn

rulebook-aim = 두 명에서 열 명까지 해요. 모두 7장씩 받아요. **가장 먼저 내 카드를 모두 내세요:** 그러면 라운드를 이기고, 남들의 남은 카드 점수를 얻어요. 먼저 500점을 모으면 경기를 이겨요.
rulebook-turn = **내 차례에는** 바닥의 맨 위 카드와 맞는 카드를 한 장 내거나, 카드를 한 장 뽑아요.
rulebook-fits = 바닥 카드와 색, 숫자, 기호 중 하나가 같으면 **맞는 카드**예요. 와일드는 언제나 맞아요. 와일드 다음에는 낸 사람이 정한 색을 따라요.
rulebook-draw = **뽑기:** 낼 수 있어도 뽑을 수 있어요. 뽑은 카드가 맞으면 그 카드를 바로 낼 수 있지만, 손패의 다른 카드는 낼 수 없어요. 아니면 갖고 있고, 차례가 끝나요.
rulebook-direction = **방향:** 차례는 자리 순서대로 돌고, 리버스가 나오면 반대로 돌아요.
rulebook-empty = **뽑을 카드가 없나요?** 맨 위 카드만 빼고 낸 카드를 섞어 새로 뽑을 더미를 만들어요.

## The deal and the first card

rulebook-dealer = 첫 라운드 전에 모두 한 장씩 뽑아 가장 높은 숫자가 카드를 나눠요. 그 뒤로는 라운드마다 한 자리씩 옮겨 가요.
rulebook-first-card = 모두 카드를 받으면 한 장을 더 펼쳐 바닥에 놓아요. 숫자 카드가 아니면 지나치고, 숫자 카드가 나올 때까지 다음 카드를 펼쳐요.
rulebook-first-turn = 카드를 나눈 사람의 다음 사람부터 시작해요.

## The cards

rulebook-cards = 덱은 네 가지 색의 **112장**이에요. 색을 구별하기 어려운 사람을 위해 색마다 카드 모서리에 고유한 표시가 있어요.
rulebook-cards-numbers = **숫자 카드:** 색마다 0이 한 장, 1부터 9까지 두 장씩이에요.
rulebook-cards-actions = **액션 카드:** 색마다 건너뛰기 두 장, 리버스 두 장, +2 두 장이에요.
rulebook-cards-wilds = **와일드:** 와일드 네 장, 와일드 +4 네 장, 섞기 와일드 한 장, 백지 와일드 세 장이에요.
rulebook-cards-decks = 섞기 와일드와 백지 와일드가 없는 108장의 클래식 덱이나, 섞기 와일드 대신 교환 와일드가 있는 2015년 덱을 고를 수도 있어요.

## Action cards

rulebook-actions = 액션 카드는 숫자 카드처럼 내요: 색이 같거나, 색이 달라도 기호가 같으면 맞아요.
rulebook-skip = **건너뛰기:** 다음 사람이 차례를 잃어요.
rulebook-reverse = **리버스:** 이제부터 반대 방향으로 돌아요.
rulebook-draw-two = **+2:** 다음 사람이 2장을 뽑고 차례를 잃어요. 쌓기를 쓰는 방이 아니면 카드로 받아칠 수 없어요.
rulebook-last-action = **마지막 카드로 내도** 효과가 있어요: +2나 와일드 +4를 내면 다음 사람이 먼저 뽑고, 그 카드도 내 점수에 들어가요.

## Wilds

rulebook-wild = **와일드:** 어떤 카드 위에도 낼 수 있어요. 다음에 맞춰야 할 색을 정하고, 앞과 같은 색이어도 돼요.
rulebook-shuffle = **섞기 와일드:** 내 것까지 모든 손패를 모아 섞고, 내 다음 사람부터 한 장씩 다시 나눠요. 그다음 색을 정해요.
rulebook-swap = **교환 와일드** (2015년 덱): 고른 사람과 손패를 통째로 바꿔요. 그다음 색을 정해요.
rulebook-customizable = **백지 와일드:** 일반 와일드예요. 하지만 방에서 무언가 적어 두었을 수 있어요: 한 번 더 내기, 다음 사람은 낼 카드가 없으면 3장 뽑기, 또는 자유로운 글.
rulebook-last-wild = 마지막 카드로 내면 섞기도 교환도 손패를 옮기지 않아요.

## Wild Draw Four and the challenge

rulebook-draw-four = **와일드 +4:** 어떤 카드 위에도 낼 수 있어요. 색을 정하면, 다음 사람이 4장을 뽑고 차례를 잃어요.
rulebook-limit = **제한:** 나머지 손패에 현재 색 카드도 일반 와일드도 없을 때만 정당해요. 숫자나 기호가 맞는 카드는 상관없어요.
rulebook-bluff = **블러프:** 그래도 낼 수 있어요. 뽑아야 하는 사람이 의심하지 않으면 아무 일도 없어요.
rulebook-challenge = **도전:** 그 사람이 뽑기 전에 **{ button-challenge }** 버튼을 누르면 내 손패를 봐요. 다른 사람은 볼 수 없어요.
    - 블러프였다면: 내가 4장을 뽑고, 도전한 사람은 평소처럼 차례를 해요.
    - 정당했다면: 도전한 사람이 6장을 뽑고 차례를 잃어요.
rulebook-challenge-colour = 어느 쪽이든 정한 색은 그대로예요.
rulebook-last-draw-four = 마지막 카드로 내면 도전할 수 없어요.

## Saying Uno and catching

rulebook-uno = **우노!** 카드를 내고 **한 장만** 남는 사람은 우노를 외쳐야 해요. 그 카드를 내기 직전이나 직후에 **{ button-uno }** 버튼을 누르거나 `/uno` 명령어를 쓰세요.
rulebook-catch = **잡기:** 잊은 사람은 다음 사람이 차례를 시작하기 전까지 누구나 잡을 수 있어요. **{ button-catch }** 버튼을 누르거나 `/catch` 명령어를 쓰세요. 잡힌 사람은 2장을 뽑아요.
rulebook-grace = 연결이 느리다고 카드를 받는 일이 없도록 잡기는 2초를 기다려요. 그 사이에 우노를 외치면 안전해요.
rulebook-false = 잘못 잡아도, 우노를 너무 일찍 외쳐도 벌칙은 없어요: 인정되지 않을 뿐이에요.
rulebook-uno-again = 교환이나 섞기로 손패가 한 장이 된 사람도 우노를 외쳐야 해요. 카드를 뽑았다가 다시 한 장이 된 사람은 다시 외쳐야 해요.

## Points and the match

rulebook-points = 다 낸 사람은 **남들에게 남은 모든 카드의 점수를 얻어요:**
    - 숫자 카드: 그 숫자만큼
    - 건너뛰기, 리버스, +2: 20점씩
    - 모든 와일드: 50점씩
rulebook-example = **예:** 누군가에게 이 세 장이 남았어요. 승자에게 7 + 20 + 50 = **77점**이에요.
rulebook-match = **경기**는 누군가 500점이 될 때까지 라운드를 이어 가요.
rulebook-blocked = 아무도 낼 수 없고 뽑을 카드도 없으면 라운드가 막혀요. 승자 없이 끝나요.
rulebook-race = 얻은 점수는 서버의 순위표에도 들어갈 수 있어요: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **낮은 합계:** 각자 남은 카드를 자기 점수에 더해요. 누군가 목표 점수가 되면 합계가 가장 낮은 사람이 이겨요.
rulebook-elimination = **탈락전:** 같은 방식이지만 목표 점수가 된 사람은 탈락해요. 끝까지 남은 사람이 이겨요.
rulebook-single = **단판:** 먼저 다 낸 사람이 바로 이겨요. 또는 정해진 라운드 수만큼 해요.
rulebook-partners = **짝 게임:** 네 명이 두 팀으로 나뉘고 짝끼리 마주 앉아요. 한 명이 다 내면 그 팀이 상대 두 명의 카드 점수를 얻어요. 짝의 카드는 세지 않아요.

## Two players

rulebook-two = 두 명일 때 건너뛰기, +2, 와일드 +4를 내면 차례가 바로 낸 사람에게 돌아와요.
rulebook-two-reverse = 리버스는 건너뛰기처럼 작동해요: 한 번 더 내요. 방향만 바꿔 상대 차례가 되도록 정할 수도 있어요.
rulebook-two-swap = 손패를 바꿀 때는 고를 사람이 없어요: 상대와 바꿔요.
rulebook-two-left = 더 큰 방에서 두 명만 남았을 때도 마찬가지예요.

## House rules (the list itself comes from the options)

rulebook-house = 방장은 경기 전에 이것을 바꿀 수 있어요: 방의 **{ button-options }** 버튼이 설정 화면을 열어요.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } 공식: { $value }.
rulebook-presets = 방을 만들 때 이 중 하나로 시작할 수 있어요: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = 모두 이 책에 적힌 대로
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **쌓기:** 장수가 더해져요. 얹는 카드는 어떤 색이어도 돼요. 얹을 수 없거나 얹지 않으려는 사람이 모두 뽑고 차례를 잃어요. 뽑고 나면 바닥 카드는 다시 보통 카드예요.
rulebook-small-stack-challenge = 쌓인 카드 중 마지막 와일드 +4에만 도전할 수 있어요: 블러프면 낸 사람이 전부 뽑고, 도전이 틀리면 도전한 사람이 그보다 2장을 더 뽑아요.
rulebook-small-jump = 액션 카드로 **끼어들기:** 앞 카드의 효과는 사라지고, 끼어든 자리부터 새 카드의 효과가 적용돼요. 리버스는 방향을 두 번 바꾸지 않아요. 쌓기를 쓰면 받을 장수가 더해져요.
rulebook-small-jump-never = 색이나 도전을 정하는 중이거나, 다음 사람이 이미 뽑았으면 끼어들 수 없어요.
rulebook-small-first = **효과가 있는 첫 카드:** +2와 건너뛰기는 카드를 나눈 사람의 다음 사람에게 적용돼요. 리버스면 나눈 사람부터 시작해 반대 방향으로 돌아요. 와일드면 나눈 사람의 다음 사람이 색을 정하고 시작해요. 와일드 +4는 덱으로 돌아가요.
rulebook-small-seven = **세븐 제로:** 마지막 카드로 내면 손패를 옮기지 않아요. 두 명일 때는 0도 손패를 바꿔요.
rulebook-small-must = **꼭 내기**와 **뽑은 카드 꼭 내기**는 와일드 +4로 블러프하도록 강요하지 않아요.
rulebook-small-short = 남은 카드가 뽑아야 할 수보다 적으면 남은 만큼만 뽑아요.
rulebook-small-end = 라운드는 늦어도 5,000수 뒤에 끝나요.

## Computers, being away, coming late

rulebook-computers = **컴퓨터**는 어느 자리에나 앉을 수 있어요: **{ button-computer }**. 자기 카드와 방의 모습만 보고, 사람보다 더 많이 보지는 않아요. 실력은 방장이 정해요.
rulebook-away = **자리를 비웠나요?** 시간이 다 되면 컴퓨터가 대신 내요. 카드는 그대로 내 것이에요: 무엇이든 누르면 다시 직접 해요.
rulebook-vote = **누가 모두를 기다리게 하나요?** 방에서 투표할 수 있어요: `/game vote`. 절반이 넘으면 차례를 건너뛰거나 그 사람을 내보내요.
rulebook-pause = **쉬기:** 방장은 게임을 일시정지할 수 있고, 그동안 아무의 시간도 흐르지 않아요. 참가자는 누구나 계속하게 할 수 있어요.
rulebook-late = **늦은 참가:** 라운드 사이에는 누구나 들어올 수 있고, 라운드 도중에는 방에서 허용할 때만 가능해요. 새로 온 사람은 0점으로, 합계가 낮아야 이기는 경기에서는 방의 가장 높은 합계로 시작해요.
rulebook-watch = **관전:** 참가하지 않는 사람은 모두가 볼 수 있는 것을 볼 수 있어요: `/game watch`.
rulebook-leave = **완전히 나가기:** 카드는 뽑을 더미로 돌아가요. 점수는 남지만 더는 이길 수 없어요. 한 명만 남으면 경기가 끝나요. 짝 게임에서는 컴퓨터가 자리를 이어받아요.

## A fair deal

rulebook-fair = 카드는 아무도, 봇 운영자조차 고르지 않고, 누구나 그것을 확인할 수 있어요.
rulebook-fair-seed = 모든 섞기는 비밀 문자열인 **시드 값**에서 나와요. 첫 카드 전에 그 지문(SHA-256)이 정해지고, 방의 **{ button-more }** 버튼을 누르면 누구나 볼 수 있어요. 라운드가 끝나면 시드 값을 공개해요. 지문이 일치하면 그 사이에 아무것도 바뀌지 않은 거예요.
rulebook-fair-record = `/record` 명령어는 참가한 경기에서 일어난 모든 일을, 프로그램이 확인할 수 있는 파일로 줘요.

## The words of the game

rulebook-words = - **바닥:** 낸 카드. 맨 위 카드만 의미가 있어요.
    - **뽑을 더미:** 뽑는 데 쓰는 뒤집힌 카드.
    - **현재 색:** 맞춰야 할 색. 맨 위 카드의 색이나 와일드로 정한 색이에요.
    - **맞다:** 색, 숫자, 기호가 같거나 와일드인 것.
    - **다 내다:** 마지막 카드를 내는 것. 라운드를 이겨요.
    - **블러프:** 제한을 어기고 낸 와일드 +4.
    - **도전:** 와일드 +4를 의심하는 것.
    - **잡기:** 한 장 남고 우노를 안 외친 사람을 알리는 것.
    - **쌓기:** 뽑기 카드 위에 뽑기 카드를 얹는 것 (하우스 룰).
    - **끼어들기:** 차례가 아닐 때 바닥 카드와 똑같은 카드를 내는 것 (하우스 룰).
    - **방장:** 방을 만든 사람.
    - **나누기:** 라운드의 카드를 섞은 방식.
