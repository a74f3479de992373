### What a server chooses, /server, and what the bot needs in a channel. Lines that begin with -# are
### small print, and -# has to stay at their beginning.

slash-server = 서버
slash-settings = 설정
slash-check = 점검

command-server = 이 서버에서 우노를 어떻게 할지 정하기 (서버 관리하기)
command-server-settings = 이 서버의 규칙, 채널, 역할, 스레드, 언어, 레이스
command-server-check = 여기와 고른 채널에서 게임을 할 수 있는지 점검하기

## The page of settings

server-title = ### ⚙️ 이 서버의 우노
server-from-when = -# 규칙, 제한 시간, 채널, 스레드는 지금부터 열리는 게임에 적용돼요. 나머지는 바로 적용돼요.

server-preset = **새 게임의 규칙:** { $rules }
server-preset-gone = { $name } (지워져서 { $official } 사용)
server-preset-how = -# 규칙을 고르지 않은 `/game new` 명령어에 쓰여요. `/game save-rules` 명령어로 직접 만든 규칙을 저장해요.
server-clock = **차례 제한 시간:** { $time }
server-clock-how = -# 시간이 다 되면 컴퓨터가 차례인 사람 대신 내요. 방장은 게임에서 바꿀 수 있어요.
server-threads = **게임마다 스레드:** { $value }
server-threads-how = -# 채널이 조용해지고, 여러 게임을 나란히 할 수 있어요.
server-channels = **채널:** { $channels }
server-channels-all = 모든 곳
server-channels-gone = 사라진 채널 { $count }개
server-channels-how = -# 고른 곳에서만 게임을 열 수 있어요. 카테고리는 그 채널에, 채널은 그 스레드에 적용돼요. 모든 곳이라면 아무것도 고르지 마세요.
server-host = **게임을 열 수 있는 사람:** { $role }
server-host-everybody = 모두
server-host-how = -# 서버를 관리하는 사람은 언제나 열 수 있어요. 모두라면 아무것도 고르지 마세요.
server-moderator = **게임을 끝내고 플레이어를 내보낼 수 있는 사람:** { $role }
server-moderator-nobody = 서버를 관리하는 사람
server-moderator-how = -# 모든 방에서, 방장과 서버를 관리하는 사람과 함께 할 수 있어요.
server-role-gone = 사라진 역할
server-race = **레이스 { $number }:** { $target }점까지
server-race-how = -# 이긴 라운드의 점수가 쌓여요. 먼저 다 모은 사람이 챔피언이 되고 다음 레이스가 시작돼요: `/leaderboard`.
server-race-over = -# ⚠️ 이미 { $points }점인 사람이 있어요. 누군가 다음 라운드를 이기면, 점수가 가장 높은 사람의 우승으로 레이스가 끝나요.
server-solo = **혼자 컴퓨터와 한 라운드도 점수에 넣기:** { $value }
server-solo-how = -# 끄면 적어도 두 명이 해야 라운드가 점수에 들어가요.
server-reset = **레이스 새로 시작하기**
server-reset-how = -# 이번 레이스에서 모두 0점으로 돌아가요.
server-language = **언어:** { $language }
server-language-own = { $language }, Discord의 서버 설정대로
server-language-how = -# 게임판과 모두가 보는 것에 쓰여요. 나만 보는 것은 내 언어로 나와요: `/settings`.

menu-server-preset = 새 게임의 규칙
menu-server-clock = 차례 제한 시간
menu-server-channels = 채널: 전체
menu-server-host = 역할: 모두
menu-server-moderator = 역할: 없음
menu-server-language = 언어

choice-clock-off = 제한 시간 없음
choice-language-server = Discord의 서버 설정대로

button-turn-on = 켜기
button-turn-off = 끄기
button-server-target = 바꾸기…
button-server-reset = 새로 시작…
button-server-reset-yes = 네, 모두 0점으로
button-server-check = 권한 점검
button-server-settings = 설정

scores-empty-solo = 아직 여기서 점수를 얻은 사람이 없어요. 컴퓨터만 상대해도 좋으니 라운드를 이기면 이름이 올라요.

form-server-target = 서버의 레이스
form-server-target-points = 레이스를 이기는 점수

server-reset-title = ### 레이스 { $number }, 새로 시작할까요?
server-reset-sure = 이번 레이스에서 모두 0점으로 돌아가요. 지금 최고는 { $points }점이에요. 전체 점수와 챔피언은 그대로 남아요. 되돌릴 수 없어요.
server-reset-done = 레이스가 새로 시작됐어요. 모두 0점이에요.
server-everyone-no = 그 역할은 모두에게 있어서 누구나 모든 게임을 끝낼 수 있게 돼요. 다른 역할을 고르세요.

## What somebody may not do here

answer-need-manager = 서버를 관리할 수 있는 사람만 할 수 있어요.
answer-other-channels = 이 채널에서는 게임을 열 수 없어요. 여기로 가세요: { $channels }.
answer-no-channel = 이 채널에서는 게임을 열 수 없고, 게임용으로 고른 채널은 사라졌어요. 서버를 관리하는 사람이 `/server settings` 명령어로 다른 채널을 고를 수 있어요.
answer-in-threads = 이 채널의 게임은 스레드에 있어요. 여기로 가세요: { $threads }
answer-own-thread = 이미 방이 있어요: { $thread }. 거기서 하거나, 거기서 `/game end` 명령어로 닫으세요.
answer-host-role = { $role } 역할이 있는 멤버만 여기서 게임을 열 수 있어요.
answer-host-role-gone = 서버를 관리할 수 있는 사람만 여기서 게임을 열 수 있어요.

## The check of a channel

check-title = ### 🔎 여기서 게임을 할 수 있나요?
check-place = -# 점검한 곳: { $place }
check-well = **네.** 필요한 것이 모두 있어요.
check-ill = **아니요.** 빠진 것이 있어요.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ { $permission } 권한 없음: { $purpose }
check-lacking = ⚠️ { $permission } 권한 없음: { $purpose }
check-commands = ✅ 명령어가 작동해요: 방금 하나를 썼어요.
check-commands-few = ⚠️ 대부분의 멤버가 이 채널에서 명령어를 쓸 수 없어요. **애플리케이션 명령어 사용** 권한이 필요해요.
check-open = ✅ `/server settings` 명령어에서 정한 대로 여기서 게임을 열 수 있어요.
check-closed = ❌ `/server settings` 명령어에서 정한 대로 다른 채널에서만 게임을 열 수 있어요.
check-thread = 🧵 여기서는 게임마다 스레드가 하나씩 열려요.
check-others = **게임을 열 수 있는 다른 채널**
check-others-well = ✅ { $channels }: 필요한 것이 모두 있어요.
check-others-missing = ❌ { $place } 채널에 없는 권한: { $permissions }
check-others-lacking = ⚠️ { $place } 채널에 없는 권한: { $permissions }. 그래도 게임은 할 수 있어요.
check-others-commands = ⚠️ 대부분의 멤버가 { $place } 채널에서 명령어를 쓸 수 없어요.
check-others-more = -# 여기 나오지 않은 채널: { $count }
check-emojis = -# 카드 그림은 봇의 것이라 권한이 필요 없어요.
check-how = **고치려면:** 채널 설정을 열고 권한으로 가서 봇의 역할에 빠진 권한을 주세요.

permission-threads = **공개 스레드 만들기**
permission-history = **메시지 기록 보기**
permission-files = **파일 첨부**
need-view = 채널을 보고 게임판을 새로 고치려면 필요해요
need-send = 게임판을 올리고 차례가 된 사람을 부르려면 필요해요
need-send-in-threads = 스레드에 게임판을 올리고 차례가 된 사람을 부르려면 필요해요
need-threads = 게임마다 스레드를 열려면 필요해요
need-history = 그 스레드를 해당 메시지 아래에 열려면 필요해요
need-files = 경기 끝의 그림에 필요해요. 없으면 게임판이 모든 것을 글로 알려요

## A thread for a game

thread-name = 우노 · { $name }
thread-opening = { $name }님이 우노 방을 만들고 있어요…
thread-opened = { $name }님이 우노 방을 만들었어요. { $thread }에서 진행하니 들어와서 함께 하세요!
thread-failed = 게임 스레드를 열지 못했어요. 다시 시도하거나, 서버를 관리하는 사람에게 `/server check` 명령어로 확인해 달라고 하세요.
