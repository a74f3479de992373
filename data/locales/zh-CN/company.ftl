## Who is at a table: votes, the host, whoever watches

button-vote = 投票…
button-vote-skip = 投票：跳过 { $name }
button-vote-remove = 投票：请走 { $name }
button-pause = 暂停
button-watch = 观战
button-refresh = 刷新

vote-skip = 🗳 投票跳过 { $name } 的回合：**{ $count } / { $needed }** · 结束：{ $when }
vote-remove = 🗳 投票请走 { $name }：**{ $count } / { $needed }** · 结束：{ $when }
vote-on-you-skip = 🗳 **其他人在投票跳过你的回合（{ $count } / { $needed }）**。出牌，投票就结束。
vote-on-you-remove = 🗳 **其他人在投票请你离开牌桌（{ $count } / { $needed }）**。
vote-skipped-you = 🗳 大家投票跳过你的回合：电脑替你出了牌

notice-host = 🔑 现在 { $name } 是房主
notice-skipped = 🗳 投票结果：电脑替 { $name } 出牌
notice-removed = 🗳 投票结果：{ $name } 已被请走
notice-replaced = 🤖 { $name } 离开了：由电脑接着打

vote-title = ### 🗳 投票
vote-how = 牌桌上的每个人有一票，离开的人和被投票的人除外。超过半数即通过。两分钟后投票结束。
vote-how-skip = **跳过回合**：由电脑代为出牌，就像时间到了一样。只有一个人能投票时，要等时间过半或一分钟后才行。
vote-how-remove = **请走某人**：对方彻底让出座位。一个人不能单独请走另一个人，除非对方已离开。
vote-nobody = 这里没有可以投票的对象。
vote-counted = 你的票已计入。
vote-decided = 这是需要的最后一票：已经决定。

watch-title = -# 👀 你在观战。你看到的是大家都能看到的，看不到任何人的手牌。
watch-join = 按 **{ button-join }** 一起玩。
watch-join-later = 这一局结束后你可以入座。
watch-join-never = 已经没人能加入这场比赛了。
watch-full = 牌桌已满。
watch-seated = 你现在坐在这张牌桌上。**{ button-hand }** 会显示你的牌。
watch-refresh = -# 这个画面会自动更新一刻钟。之后请按 **{ button-refresh }**。

more-host = 房主是 { $name }。
more-vote = 有人让大家一直等？**{ button-vote }** 由全桌决定。

permission-manage-threads = **管理子区**，因为这个子区已锁定
need-manage-threads = 用于在锁定的子区里发言

answer-paused = 游戏已暂停。在座的人可以用 `/game resume` 继续。
answer-resumed = 游戏继续。
answer-host = 现在 { $name } 是房主。
answer-ended-broken = 这个频道里的牌桌已无法读取，现在已关闭。用 `/game new` 再开一桌。

command-game-pause = 暂停游戏；谁的时间都不走（房主）
command-game-resume = 暂停后继续
command-game-watch = 只观战，不参加
command-game-vote = 投票跳过某人的回合，或请走某人
command-game-vote-player = 关于谁
command-game-vote-what = 投什么票；不填可以再选
command-game-host = 让别人当房主（房主或管理服务器）
command-game-host-player = 谁来当房主
choice-what-skip = 跳过对方的回合
choice-what-remove = 请对方离开牌桌

slash-pause = 暂停
slash-resume = 继续
slash-watch = 观战
slash-vote = 投票
slash-what = 内容
slash-host = 房主
