### The guided first round, /learn.

lesson-you = 나
lesson-head = ### 배우기 · { $number }/{ $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### 배우기를 마쳤어요
lesson-stopped-how = 언제든 다시 오세요: `/learn` 명령어로 처음부터 시작해요.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = 시작하기
button-lesson-back = 한 단계 뒤로
button-lesson-stop = 그만하기
button-lesson-again = 한 번 더
button-lesson-resume = 배우기 계속하기

lesson-title-begin = 첫 라운드
lesson-begin = 어서 오세요! 여기서는 두 컴퓨터, { $first }님과 { $second }님을 상대로 짧은 우노 라운드를 해요. 5분쯤 걸려요. 다른 사람에게는 보이지 않고, 어디에도 기록되지 않아요.

    목표: **가장 먼저 카드를 모두 내는 것이에요.**

    손패는 실제 게임처럼 카드마다 버튼으로 보여요. 낼 수 있는 카드가 먼저 나오고, 나머지는 회색이에요. 여기서는 여섯 장이지만 보통은 일곱 장이에요.

    이제 **{ button-lesson-begin }** 버튼을 누르고, 단계마다 시키는 대로 하세요. 언제든 뒤로 가거나 그만둘 수 있어요.

lesson-title-colour = 같은 색
lesson-colour = 바닥에 { $pile } 카드가 있어요. **같은 색**이나 **같은 숫자 또는 기호**의 카드를 낼 수 있어요.

    손패의 { $card } 카드가 같은 색이에요. 눌러 보세요.

lesson-title-number = 같은 숫자
lesson-number = { $first }님이 내 2 위에 2를 냈어요: 같은 숫자예요. { $second }님은 파랑을 한 장 더 냈어요: 같은 색이에요.

    나는 파랑이 없어요. 하지만 { $card } 카드는 바닥 카드와 **같은 숫자**예요. 눌러 보세요.

lesson-title-draw = 낼 카드가 없어요
lesson-draw = 이제 바닥에 { $pile } 카드가 있어요. 초록도, 1도, 와일드도 없어서 낼 카드가 없어요.

    낼 수 없는 사람은 **한 장을 뽑아요**. 맞는 카드면 바로 낼 수 있어요. 아니면 갖고 있고, 차례가 끝나요.

    이제 **{ button-draw }** 버튼을 누르세요.

lesson-title-skip = 액션 카드
lesson-skip = 뽑은 카드는 맞지 않았어요. { $first }님도 뽑아야 했고, { $second }님은 { $pile } 카드를 냈어요.

    기호가 있는 카드에는 효과가 있어요. **건너뛰기:** 다음 사람이 차례를 잃어요. **+2:** 다음 사람이 2장을 뽑고 차례를 잃어요.

    손패의 { $card } 카드는 빨강이라 맞아요. 누르면 { $first }님이 차례를 잃어요.

lesson-title-draw-again = 또 낼 카드가 없어요
lesson-draw-again = { $first }님을 건너뛰어서 바로 { $second }님이 냈어요: { $pile }.

    이번에도 빨강이나 6이 하나도 없어요. **{ button-why }** 버튼은 카드마다 이유를 알려 줘요. 원하면 눌러 보세요.

    그런 다음 **{ button-draw }** 버튼을 누르세요.

lesson-title-wild = 와일드
lesson-wild = 뽑은 카드는 **와일드**예요. 어떤 카드 위에도 낼 수 있고, 낸 사람이 다음 색을 정해요.

    뽑은 카드는 바로 내거나 나중을 위해 갖고 있을 수 있어요. 지금은 내 보세요.

lesson-title-name-colour = 색 정하기
lesson-name-colour = 무슨 색으로 할까요? 가장 많이 가진 색을 고르세요.

    손패 중 세 장이 노랑이에요. **{ colour-Y }** 버튼을 누르세요.

lesson-title-catch = 누가 잊었어요
lesson-catch = 둘 다 와일드 위에 노랑 카드를 냈어요. 그런데 보세요: { $second }님은 **한 장만** 남았는데 **우노!** 하고 외치지 않았어요.

    한 장이 남으면 꼭 외쳐야 해요. 잊으면 다음 사람이 차례를 시작하기 전까지 누구나 잡을 수 있고, 잡히면 2장을 뽑아요. 다음 사람이 나니까, 카드를 내기 전에 잡으세요.

    지금 **{ $catch }** 버튼을 누르세요.

lesson-title-reverse = 반대 방향으로
lesson-reverse = 잘 잡았어요: { $second }님이 2장을 뽑아요.

    아직 내 차례예요. **리버스**는 방향을 바꿔요. 지금까지는 내 다음이 { $first }님이었지만, 이제부터는 { $second }님이에요.

    { $card } 카드를 누르세요.

lesson-title-challenge = 블러프일까요?
lesson-challenge = { $second }님은 낼 카드가 없어 뽑았어요. 그다음 { $first }님이 나에게 **와일드 +4**를 내고 색을 파랑으로 정했어요.

    이 카드에는 제한이 있어요: 낸 사람에게 **현재 색 카드**(노랑이었어요)도 일반 와일드도 없어야 정당해요. 믿을 수 없다면 **도전**할 수 있어요. 무엇을 걸고 무엇을 얻는지는 아래에 있어요.

    { $first }님은 조금 전에 노랑을 냈으니 더 갖고 있을지도 몰라요. **{ button-challenge }** 버튼을 누르세요.

lesson-title-go-on = 의심이 맞았어요
lesson-go-on = 블러프였어요: 그 손패에는 아직 노랑 카드가 있었고, 나만 그것을 봤어요. { $first }님이 4장을 뽑고, 내 차례예요. 정한 색은 그대로예요: 파랑.

    손패의 { $card } 카드는 파랑이에요. 눌러 보세요.

lesson-title-say-uno = 우노 외치기
lesson-say-uno = 두 장 남았고 { $card } 카드가 맞아요: 바닥 카드처럼 4예요. 내고 나면 **한 장**이 남으니 **우노!** 하고 외쳐야 해요. 내기 직전이 가장 안전해요.

    먼저 **{ button-uno }** 버튼을 누르세요.

lesson-title-second-to-last = 한 장 남기기
lesson-second-to-last = 외쳤으니 아무도 잡을 수 없어요. (남들보다 빠르다면 낸 직후에 외쳐도 돼요.)

    이제 { $card } 카드를 누르세요.

lesson-title-last = 다 내기
lesson-last = { $second }님이 한 장을 뽑고, { $first }님은 { $pile } 카드를 냈어요. 마지막 카드는 { $card }: 역시 노랑이에요.

    눌러 보세요. 마지막 카드를 낸 사람이 라운드를 이겨요.

lesson-title-end = 이겼어요!
lesson-end = **이번 라운드는 내 승리예요.** 다 낸 사람은 남들에게 남은 모든 카드의 점수를 얻어요: 숫자는 그 숫자만큼, 건너뛰기, 리버스, +2는 20점씩, 와일드는 50점씩이에요.
lesson-end-hand = { $name } · { $points }점 · { $cards }
lesson-end-points = 그래서 **{ $points }점**을 얻었어요. 경기는 누군가 500점이 될 때까지 라운드를 이어 가요.
lesson-end-how = **이제 뭘 할까요?** `/game new` 명령어로 방을 만드세요. 친구들이 **{ button-join }** 버튼을 누르거나 내가 **{ button-computer }** 버튼을 누르고, 그다음 **{ button-start }** 버튼을 누르면 돼요. 더 알고 싶으면 `/rules` 명령어가 모든 카드와 규칙을 설명해 줘요.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = 뽑을 수도 있어요. 하지만 { $card } 카드가 맞고, 카드를 줄이는 게 목표예요.
lesson-else-play = 그 카드를 낼 수도 있어요. 하지만 이 단계는 다른 내용이에요. 무엇을 하라는지 읽어 보세요.
lesson-else-keep = 갖고 있을 수도 있어요. 하지만 내야 라운드의 끝에 가까워져요.
lesson-else-accept = 카드를 받을 수도 있어요. 하지만 지금은 다른 방법을 써 보세요: 카드를 받지 않을 유일한 기회예요.
lesson-else-uno = 아직이에요. 마지막에서 두 번째 카드를 내려고 할 때나 한 장 남았을 때 우노를 외치세요.
lesson-else-catch = 거기에는 잡을 사람이 없어요. 여기서는 잘못 잡아도 벌칙이 없지만, 방에 따라 카드를 뽑기도 해요.
lesson-draw-uno = 아직이에요: 두 장보다 많아요. 먼저 한 장을 뽑으세요.
lesson-catch-play = 그 카드는 맞아요. 하지만 내는 순간 { $second }님은 안전해져요. 먼저 잡으세요: **{ $catch }** 버튼을 누르세요.
lesson-catch-draw = 뽑는 순간 { $second }님은 안전해져요. 먼저 잡으세요: **{ $catch }** 버튼을 누르세요.
lesson-reverse-play = 그 카드도 맞아요. 하지만 리버스가 어떤 일을 하는지 보세요: { $card } 카드를 누르세요.
lesson-wild-keep = 갖고 있을 수도 있어요. 하지만 그러면 아무것도 내지 않고 차례가 끝나요. 지금 내세요.
lesson-name-colour-play = 그럴 수도 있어요. 하지만 다른 색을 더 많이 갖고 있고, 다음에 그 카드들을 내고 싶을 거예요. **{ colour-Y }** 버튼을 누르세요.
lesson-name-colour-keep = 아직 갖고 있을 수도 있어요. 하지만 그러면 아무것도 내지 않고 차례가 끝나요. 색을 정하세요.
lesson-challenge-accept = 많은 사람이 그렇게 해요. 하지만 네 장은 많고, 이건 블러프처럼 보여요. **{ button-challenge }** 버튼을 누르세요.
lesson-say-uno-play = 그 카드는 맞아요. 하지만 말없이 내면 잡혀서 2장을 뽑을 수 있어요. 먼저 **{ button-uno }** 버튼을 누르세요.
lesson-say-uno-draw = 뽑을 수도 있어요. 하지만 맞는 카드가 있고 거의 다 냈어요. 먼저 **{ button-uno }** 버튼을 누르세요.
lesson-second-to-last-uno = 이미 외쳤어요. 이제 { $card } 카드를 누르세요.
