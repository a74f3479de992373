### What a server chooses, /server, and what the bot needs in a channel.

slash-server = 服务器
slash-settings = 设置
slash-check = 检查

command-server = 选择本服务器怎么玩 Uno（管理服务器）
command-server-settings = 本服务器的规则、频道、身份组、子区、语言和积分赛
command-server-check = 检查这里和所选频道能不能开桌

## The page of settings

server-title = ### ⚙️ 本服务器的 Uno
server-from-when = -# 规则、计时、频道和子区从之后开的牌桌起有效。其他立即有效。

server-preset = **新牌桌的规则**：{ $rules }
server-preset-gone = { $name }（已删除，所以用{ $official }）
server-preset-how = -# 用于没有选择规则的 `/game new`。`/game save-rules` 可以保存自己的规则。
server-clock = **回合计时**：{ $time }
server-clock-how = -# 时间到了由电脑代打。房主可以在游戏中修改。
server-threads = **每桌开一个子区**：{ $value }
server-threads-how = -# 频道保持安静，几桌可以同时进行。
server-channels = **频道**：{ $channels }
server-channels-all = 所有频道
server-channels-gone = { $count } 个已不存在
server-channels-how = -# 只能在那里开桌。分类包括其中的频道，频道包括其中的子区。一个都不选就是所有频道。
server-host = **可以开桌**：{ $role }
server-host-everybody = 所有人
server-host-how = -# 管理服务器的人总是可以。不选就是所有人。
server-moderator = **可以结束游戏和请走玩家**：{ $role }
server-moderator-nobody = 管理服务器的人
server-moderator-how = -# 在每张牌桌上，除了房主和管理服务器的人之外。
server-role-gone = 一个已不存在的身份组
server-race = **第 { $number } 届积分赛**：到 { $target } 分
server-race-how = -# 赢得的分数会累计。先够的人成为冠军，然后开始下一届：`/leaderboard`。
server-race-over = -# ⚠️ 已经有人有 { $points } 分。下一次有人赢一局时，分数最多的人赢得积分赛。
server-solo = **一个人与电脑打的局算数**：{ $value }
server-solo-how = -# 关闭时，至少两个人打的局才算数。
server-reset = **重新开始积分赛**
server-reset-how = -# 所有人在这一届回到 0 分。
server-language = **语言**：{ $language }
server-language-own = { $language }，与服务器在 Discord 的设置相同
server-language-how = -# 用于面板和大家都看到的内容。只有你看到的内容用你自己的语言：`/settings`。

menu-server-preset = 新牌桌的规则
menu-server-clock = 回合计时
menu-server-channels = 频道：所有
menu-server-host = 身份组：所有人
menu-server-moderator = 身份组：无
menu-server-language = 语言

choice-clock-off = 不计时
choice-language-server = 与服务器在 Discord 的设置相同

button-turn-on = 打开
button-turn-off = 关闭
button-server-target = 修改…
button-server-reset = 重新开始…
button-server-reset-yes = 是的，全部归零
button-server-check = 检查权限
button-server-settings = 设置

scores-empty-solo = 这里还没有人得分。赢一局，哪怕只与电脑打，你的名字就会出现在这里。

form-server-target = 本服务器的积分赛
form-server-target-points = 多少分赢得积分赛

server-reset-title = ### 重新开始第 { $number } 届积分赛？
server-reset-sure = 所有人在这一届回到 0 分。目前最高是 { $points } 分。历史总分和冠军保留。这无法撤销。
server-reset-done = 积分赛已重新开始。所有人都是 0 分。
server-everyone-no = 所有人都有那个身份组，那样所有人都能结束任何游戏。请选另一个。

## What somebody may not do here

answer-need-manager = 只有可以管理服务器的人才能这样做。
answer-other-channels = 这个频道不能开桌。请去 { $channels }。
answer-no-channel = 这个频道不能开桌，而选定的频道都已不存在。管理服务器的人可以用 `/server settings` 另选。
answer-in-threads = 这个频道的牌桌在子区里。请去那里：{ $threads }
answer-own-thread = 你已经有一张牌桌：{ $thread }。在那里玩，或在那里用 `/game end` 关闭它。
answer-host-role = 只有身份组 { $role } 的成员可以在这里开桌。
answer-host-role-gone = 只有管理服务器的人可以在这里开桌。

## The check of a channel

check-title = ### 🔎 这里能开桌吗？
check-place = -# 检查的是：{ $place }
check-well = **能**。 需要的都有了。
check-ill = **不能**。 还缺一些东西。
check-given = ✅ { $permission }：{ $purpose }
check-missing = ❌ 缺少 { $permission }：{ $purpose }
check-lacking = ⚠️ 缺少 { $permission }：{ $purpose }
check-commands = ✅ 命令可用：你刚刚用了一个。
check-commands-few = ⚠️ 大多数成员在这个频道不能使用命令。需要 **使用应用命令**。
check-open = ✅ `/server settings` 允许在这里开桌。
check-closed = ❌ `/server settings` 只允许在其他频道开桌。
check-thread = 🧵 每桌会在这里开一个自己的子区。
check-others = **其他可以开桌的频道**
check-others-well = ✅ { $channels }：需要的都有了。
check-others-missing = ❌ { $place } 缺少 { $permissions }。
check-others-lacking = ⚠️ { $place } 缺少 { $permissions }，但仍可以玩。
check-others-commands = ⚠️ 大多数成员在 { $place } 不能使用命令。
check-others-more = -# 这里没有列出的频道：{ $count }
check-emojis = -# 牌的图片是我自己的，不需要权限。
check-how = **怎么补上**：打开频道设置，进入权限，把缺少的给我的身份组。

permission-threads = **创建公共子区**
permission-history = **查看消息历史**
permission-files = **附加文件**
need-view = 用于看到频道并更新面板
need-send = 用于发布面板，以及轮到谁时提醒
need-send-in-threads = 用于在子区里发布面板，以及轮到谁时提醒
need-threads = 用于为每桌开一个子区
need-history = 用于在消息下面开那个子区
need-files = 用于比赛结束时的图片。没有它，面板用文字说明一切

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } 正在开一桌 Uno…
thread-opened = { $name } 开了一桌 Uno。在 { $thread } 里玩：进来坐吧！
thread-failed = 牌桌的子区没能打开。请再试一次，或请管理服务器的人看看 `/server check`。
