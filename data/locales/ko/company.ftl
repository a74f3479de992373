## Who is at a table: votes, the host, whoever watches

button-vote = 투표…
button-vote-skip = { $name } 건너뛰기 투표
button-vote-remove = { $name } 내보내기 투표
button-pause = 일시정지
button-watch = 관전
button-refresh = 새로고침

vote-skip = 🗳 { $name }님의 차례를 건너뛰는 투표: **{ $count }/{ $needed }** · 마감 { $when }
vote-remove = 🗳 { $name }님을 내보내는 투표: **{ $count }/{ $needed }** · 마감 { $when }
vote-on-you-skip = 🗳 **다른 사람들이 내 차례를 건너뛰려고 투표하고 있어요 ({ $count }/{ $needed }).** 카드를 내면 투표가 끝나요.
vote-on-you-remove = 🗳 **다른 사람들이 나를 방에서 내보내려고 투표하고 있어요 ({ $count }/{ $needed }).**
vote-skipped-you = 🗳 투표로 차례가 넘어가 컴퓨터가 대신 냈어요

notice-host = 🔑 이제 { $name }님이 방장이에요
notice-skipped = 🗳 투표 결과: { $name }님 대신 컴퓨터가 내요
notice-removed = 🗳 투표 결과: { $name }님을 내보냈어요
notice-replaced = 🤖 { $name }님이 나갔어요: 컴퓨터가 이어서 해요

vote-title = ### 🗳 투표
vote-how = 자리를 비운 사람과 투표 대상을 빼고 방의 모두가 한 표씩 있어요. 절반이 넘으면 결정돼요. 투표는 2분 뒤에 끝나요.
vote-how-skip = **차례 건너뛰기:** 시간이 다 된 것처럼 컴퓨터가 대신 내요. 투표할 수 있는 사람이 한 명뿐이면 제한 시간의 절반이나 1분이 지나야 할 수 있어요.
vote-how-remove = **내보내기:** 그 사람은 자리를 완전히 내놓아요. 자리를 비우지 않은 사람을 혼자서 내보낼 수는 없어요.
vote-nobody = 여기에는 투표 대상이 될 사람이 없어요.
vote-counted = 투표했어요.
vote-decided = 필요한 마지막 한 표였어요: 결정됐어요.

watch-title = -# 👀 관전 중이에요. 모두가 볼 수 있는 것만 보이고, 누구의 카드도 보이지 않아요.
watch-join = 함께 하려면 **{ button-join }** 버튼을 누르세요.
watch-join-later = 라운드가 끝나면 참가할 수 있어요.
watch-join-never = 이제 이 경기에는 참가할 수 없어요.
watch-full = 방이 꽉 찼어요.
watch-seated = 이제 이 방의 참가자예요. **{ button-hand }** 버튼으로 내 카드를 볼 수 있어요.
watch-refresh = -# 이 화면은 15분 동안 저절로 바뀌어요. 그 뒤에는 **{ button-refresh }** 버튼을 누르세요.

more-host = 방장: { $name }.
more-vote = 누가 모두를 기다리게 하나요? **{ button-vote }** 버튼으로 함께 결정할 수 있어요.

permission-manage-threads = **스레드 관리하기** (이 스레드가 잠겨 있어서 필요해요)
need-manage-threads = 잠긴 스레드에 쓰려면 필요해요

answer-paused = 게임을 일시정지했어요. 이 방의 참가자는 누구나 `/game resume` 명령어로 계속할 수 있어요.
answer-resumed = 게임을 계속해요.
answer-host = 이제 { $name }님이 방장이에요.
answer-ended-broken = 이 채널의 방을 더 이상 읽을 수 없어서 닫았어요. `/game new` 명령어로 새 방을 만드세요.

command-game-pause = 게임 일시정지, 아무의 시간도 흐르지 않음 (방장)
command-game-resume = 일시정지 뒤 계속하기
command-game-watch = 참가하지 않고 게임 보기
command-game-vote = 누군가의 차례를 건너뛰거나 내보내는 투표
command-game-vote-player = 누구에 대한 투표인지
command-game-vote-what = 무엇에 대한 투표인지, 비우면 고를 수 있음
command-game-host = 다른 사람을 방장으로 (방장 또는 서버 관리하기)
command-game-host-player = 새 방장이 될 사람
choice-what-skip = 차례 건너뛰기
choice-what-remove = 방에서 내보내기

slash-pause = 일시정지
slash-resume = 계속
slash-watch = 관전
slash-vote = 투표
slash-what = 내용
slash-host = 방장
