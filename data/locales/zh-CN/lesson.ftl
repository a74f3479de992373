### The guided first round, /learn.

lesson-you = 你
lesson-head = ### 教学 · { $number } / { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### 教学结束了
lesson-stopped-how = 随时可以再来：`/learn` 会重新开始。

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = 开始
button-lesson-back = 退一步
button-lesson-stop = 停止
button-lesson-again = 再来一次
button-lesson-resume = 继续教学

lesson-title-begin = 你的第一局
lesson-begin = 欢迎！你将在这里与两个电脑 { $first } 和 { $second } 打一小局 Uno。大约五分钟。别人看不到，也不计入任何成绩。

    目标：**最先出完所有的牌**。

    你的手牌像真正的游戏一样显示，每张牌一个按钮。能出的牌在前面，其他的是灰色的。这里你有六张牌，平时是七张。

    按 **{ button-lesson-begin }**，然后照每一步的要求做。随时可以退回或停止。

lesson-title-colour = 相同的颜色
lesson-colour = 牌堆顶是 { $pile }。你可以出**颜色相同**的牌，或者**数字或符号相同**的牌。

    你的 { $card } 颜色相同。按它。

lesson-title-number = 相同的数字
lesson-number = { $first } 在你的 2 上放了一张 2：数字相同。{ $second } 又加了一张蓝色牌：颜色相同。

    你没有蓝色牌。但你的 { $card } 与牌堆顶的牌**数字相同**。按它。

lesson-title-draw = 没有能出的
lesson-draw = 现在牌堆顶是 { $pile }。你没有绿色牌，没有 1，也没有变色牌，所以没有能出的。

    不能出牌的人**抽一张牌**。如果能出，可以马上打出。如果不能，就留在手里，回合结束。

    按 **{ button-draw }**。

lesson-title-skip = 功能牌
lesson-skip = 你抽的牌不能出。{ $first } 也只好抽牌，{ $second } 打出了 { $pile }。

    有符号的牌会起作用。**跳过**：下家失去回合。**+2**：下家抽 2 张并失去回合。

    你的 { $card } 是红色，所以能出。按它，{ $first } 就失去回合。

lesson-title-draw-again = 又没有能出的
lesson-draw-again = { $first } 被跳过了，所以 { $second } 马上出了牌：{ $pile }。

    你又没有红色牌，也没有 6。**{ button-why }** 会说明每张牌的原因；想看就试试。

    然后按 **{ button-draw }**。

lesson-title-wild = 变色牌
lesson-wild = 你抽到了一张**变色牌**。它可以放在任何牌上，出它的人说出接下来是什么颜色。

    抽到的牌可以马上打出，也可以留到以后。现在打出它吧。

lesson-title-name-colour = 指定颜色
lesson-name-colour = 要什么颜色呢？选你手里最多的。

    你有三张黄色牌。按 **{ colour-Y }**。

lesson-title-catch = 有人忘了
lesson-catch = 两个电脑都在你的变色牌上放了黄色牌。但是看：{ $second } 只剩**一张牌**，却没有喊 **Uno！**

    只剩一张牌的人必须喊。如果忘了，在下一位玩家开始回合之前，任何人都可以抓，被抓的人抽 2 张。下一位就是你，所以要在出牌之前抓。

    现在按 **{ $catch }**。

lesson-title-reverse = 反过来
lesson-reverse = 抓得好：{ $second } 抽 2 张。

    还是你的回合。**反转**会改变出牌方向。之前你之后是 { $first }；从现在起是 { $second }。

    按 { $card }。

lesson-title-challenge = 是诈唬吗？
lesson-challenge = { $second } 没有能出的，抽了牌。然后 { $first } 对你打出**变色+4**，指定了蓝色。

    这张牌有限制：只有出牌的人**没有当前颜色的牌**（当时是黄色），也没有普通变色牌时才算正当。如果你不相信，可以**质疑**。冒什么险、赢什么，写在下面。

    { $first } 刚才出过黄色，很可能还有。按 **{ button-challenge }**。

lesson-title-go-on = 质疑得对
lesson-go-on = 是诈唬：那副手牌里还有一张黄色牌，只给你一个人看。{ $first } 抽那 4 张，轮到你出牌。指定的颜色仍然有效：蓝色。

    你的 { $card } 是蓝色。按它。

lesson-title-say-uno = 喊 Uno
lesson-say-uno = 还剩两张牌，{ $card } 能出：它和牌堆顶的牌一样是 4。出了之后你就只剩**一张牌**，所以必须喊 **Uno！** 最稳妥的时机是出牌之前。

    先按 **{ button-uno }**。

lesson-title-second-to-last = 只剩一张
lesson-second-to-last = 你已经喊了，没人能抓你。（出牌之后马上喊也来得及，只要比别人快。）

    现在按 { $card }。

lesson-title-last = 出完
lesson-last = { $second } 抽了一张牌，{ $first } 打出了 { $pile }。你的最后一张是 { $card }：也是黄色。

    按它。打出最后一张牌的人赢下这一局。

lesson-title-end = 你赢了！
lesson-end = **这一局归你**。先出完者获得其他人手里所有牌的分数：数字牌按面值，跳过、反转和 +2 各 20 分，变色牌各 50 分。
lesson-end-hand = { $name } · { $points } 分 · { $cards }
lesson-end-points = 你一共得 **{ $points } 分**。比赛一局一局打下去，直到有人到 500 分。
lesson-end-how = **接下来呢？** 用 `/game new` 开一桌。朋友们按 **{ button-join }**，或者你按 **{ button-computer }**，然后按 **{ button-start }**。想了解更多，`/rules` 随时解释每张牌和每条规则。

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = 你可以抽牌。但 { $card } 能出，而你想出完手里的牌。
lesson-else-play = 你可以出那张。但这一步要学的是别的；请看要求。
lesson-else-keep = 你可以保留。但出牌才能更快打完这一局。
lesson-else-accept = 你可以抽走那些牌。但现在试试另一条路：这是摆脱它们的唯一机会。
lesson-else-uno = 还不到时候。即将打出倒数第二张牌时，或只剩一张牌时再喊 Uno。
lesson-else-catch = 那里没有人可抓。在这里抓错没有代价；有的牌桌要抽牌。
lesson-draw-uno = 还不到时候：你手里不止两张。先抽一张牌。
lesson-catch-play = 那张牌能出。但你一出牌，{ $second } 就安全了。先抓：按 **{ $catch }**。
lesson-catch-draw = 你一抽牌，{ $second } 就安全了。先抓：按 **{ $catch }**。
lesson-reverse-play = 那张牌也能出。但看看反转的作用吧：按 { $card }。
lesson-wild-keep = 你可以保留。但那样什么都没出，回合就结束了。现在打出它吧。
lesson-name-colour-play = 可以。但你另一种颜色更多，接下来想出那些牌。按 **{ colour-Y }**。
lesson-name-colour-keep = 你仍可以保留。但那样什么都没出，回合就结束了。指定一个颜色吧。
lesson-challenge-accept = 很多人会这样。但四张牌不少，而且这张看起来像诈唬。按 **{ button-challenge }**。
lesson-say-uno-play = 那张牌能出。但如果不出声就打出，你会被抓并抽 2 张。先按 **{ button-uno }**。
lesson-say-uno-draw = 你可以抽牌。但你有一张能出的牌，而且快出完了。先按 **{ button-uno }**。
lesson-second-to-last-uno = 你已经喊过了。现在按 { $card }。
