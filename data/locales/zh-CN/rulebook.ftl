### The rulebook, /rules, a topic after the other.

rulebook-head = ### { $title }
rulebook-page = -# 第 { $page } / { $pages } 页
rulebook-gone = 那张牌桌已经没有了，这里是规则书的开头。

menu-rulebook = 选择主题
button-rulebook = 规则书
button-read-earlier = ← 上一页
button-read-later = 下一页 →
button-lesson = 边玩边学

rulebook-topic-table = 本桌规则
rulebook-topic-aim = 目标和回合
rulebook-topic-deal = 发牌和第一张牌
rulebook-topic-cards = 牌
rulebook-topic-actions = 功能牌
rulebook-topic-wilds = 变色牌
rulebook-topic-draw-four = 变色+4 和质疑
rulebook-topic-uno = 喊 Uno 和抓人
rulebook-topic-points = 分数和比赛
rulebook-topic-matches = 其他比赛方式
rulebook-topic-two = 两人
rulebook-topic-house-cards = 自定规则：牌
rulebook-topic-house-draws = 自定规则：加牌
rulebook-topic-house-play = 自定规则：出牌
rulebook-topic-house-points = 自定规则：分数和喊 Uno
rulebook-topic-presets = 整套规则
rulebook-topic-small = 细则
rulebook-topic-seats = 电脑、离开、迟到
rulebook-topic-fair = 公平发牌
rulebook-topic-words = 游戏用语

## The rules of this table

rulebook-table-official = 本桌用官方规则，与这本书里写的完全一样。
rulebook-table-differs = 本桌用官方规则，有这 { $count } 处例外：

## The aim and a turn

rulebook-aim = 二到十人一起玩。每人发 7 张牌。**最先出完所有的牌**：你就赢下这一局，并获得其他人剩余手牌的分数。先到 500 分者赢得比赛。
rulebook-turn = **轮到你时**，出一张与牌堆顶相配的牌，或抽一张牌。
rulebook-fits = **能出的牌**与牌堆顶的牌颜色、数字或符号相同。变色牌总能出。变色牌之后，看出牌的人指定的颜色。
rulebook-draw = **抽牌**：即使能出也可以抽。如果抽到的牌能出，可以马上打出；手里其他的牌不行。否则留在手里，回合结束。
rulebook-direction = **方向**：按座位顺序轮流，直到反转改变方向。
rulebook-empty = **没有牌可抽了？** 那就把打出的牌洗成新的抽牌堆，只留最上面一张。

## The deal and the first card

rulebook-dealer = 第一局之前每人抽一张牌，数字最大的人发牌。之后每局由下一个座位发牌。
rulebook-first-card = 大家都有牌后，翻开一张开始牌堆。如果不是数字牌，就略过再翻，直到翻出数字牌。
rulebook-first-turn = 发牌者的下一位先开始。

## The cards

rulebook-cards = 牌组有 **112 张**，四种颜色。每种颜色的牌角上还有自己的标记，方便分不清颜色的人。
rulebook-cards-numbers = **数字牌**：每种颜色一张 0，1 到 9 各两张。
rulebook-cards-actions = **功能牌**：每种颜色两张跳过、两张反转、两张 +2。
rulebook-cards-wilds = **变色牌**：四张变色、四张变色+4、一张变色洗牌、三张自定义变色。
rulebook-cards-decks = 牌桌也可以选 108 张的经典牌组，没有变色洗牌和自定义变色；或 2015 年牌组，以变色换牌代替变色洗牌。

## Action cards

rulebook-actions = 功能牌像数字牌一样出：颜色相同，或放在任何颜色的相同符号上。
rulebook-skip = **跳过**：下家失去回合。
rulebook-reverse = **反转**：从现在起反方向出牌。
rulebook-draw-two = **+2**：下家抽 2 张并失去回合。不能用牌回应，除非本桌可以叠加。
rulebook-last-action = **作为最后一张**它仍然有效：+2 或变色+4 之后，下家先抽牌，那些牌也算你的分数。

## Wilds

rulebook-wild = **变色**：可以放在任何牌上。你指定接下来的颜色，也可以与之前相同。
rulebook-shuffle = **变色洗牌**：所有手牌，包括你的，合在一起洗匀，从你的下家开始一张一张重新发出。然后你指定颜色。
rulebook-swap = **变色换牌**（2015 年牌组）：你与自己选的玩家交换整副手牌。然后你指定颜色。
rulebook-customizable = **自定义变色**：就是普通变色牌。但牌桌可以在上面写规则：再来一回合；下家若无牌可出抽 3 张；或自己的话。
rulebook-last-wild = 作为最后一张打出时，洗牌和换牌都不会动任何手牌。

## Wild Draw Four and the challenge

rulebook-draw-four = **变色+4**：可以放在任何牌上。你指定颜色，下家抽 4 张并失去回合。
rulebook-limit = **限制**：只有你其余的手牌里没有当前颜色的牌，也没有普通变色牌时才算正当。数字或符号相配的牌没有关系。
rulebook-bluff = **诈唬**：你仍然可以出它。只要该抽牌的人不质疑，就没事。
rulebook-challenge = **质疑**：那位玩家在抽牌之前按 **{ button-challenge }**，就能看你的手牌；别人看不到。
    - 是诈唬：你抽那 4 张，质疑的人正常出牌。
    - 是正当的：质疑的人抽 6 张并失去回合。
rulebook-challenge-colour = 两种情况下，你指定的颜色都仍然有效。
rulebook-last-draw-four = 作为最后一张时不能被质疑。

## Saying Uno and catching

rulebook-uno = **Uno！** 出牌后只剩**一张牌**的人必须喊 Uno。在那张牌之前或之后马上按 **{ button-uno }**，或输入 `/uno`。
rulebook-catch = **抓人**：忘了喊的人，在下一位玩家开始回合之前，任何人都可以抓。按 **{ button-catch }** 或输入 `/catch`。被抓的人抽 2 张。
rulebook-grace = 抓人要等 2 秒才生效，免得网慢的人白白抽牌。这段时间里喊了 Uno 就安全。
rulebook-false = 抓错没有代价，太早喊 Uno 也没有：只是不算。
rulebook-uno-again = 因换牌或洗牌而只剩一张牌的人也要喊 Uno。抽牌后又只剩一张的人要再喊一次。

## Points and the match

rulebook-points = 先出完者**获得其他人手里所有牌的分数**：
    - 数字牌：面值
    - 跳过、反转、+2：各 20 分
    - 各种变色牌：各 50 分
rulebook-example = **例子**：某人剩下这三张。对赢家来说是 7 + 20 + 50 = **77 分**。
rulebook-match = **比赛**一局一局打下去，直到有人到 500 分。
rulebook-blocked = 如果没人能出牌，也没有牌可抽，这一局就陷入僵局，没有赢家。
rulebook-race = 你赢得的分数也可以计入服务器的排行榜：`/leaderboard`。

## Other kinds of match

rulebook-lowest = **最低总分**：每人把自己剩余的牌加到自己的分数上。有人到目标分时，总分最低者胜。
rulebook-elimination = **淘汰**：同上，但到目标分的人出局。最后一人胜。
rulebook-single = **只打一局**：先出完者立刻获胜。或者打固定的局数。
rulebook-partners = **搭档**：四人分两队，搭档对面而坐。一人出完时，他们的队得另外两人手牌的分数。搭档的牌不算。

## Two players

rulebook-two = 两人玩时，跳过、+2 和变色+4 会让出牌的人马上再出一次。
rulebook-two-reverse = 反转像跳过一样：你再出一次。牌桌可以选择让它只改变方向，那样轮到对方。
rulebook-two-swap = 换手牌时没有别人可选：你与对方交换。
rulebook-two-left = 大牌桌只剩两名玩家时也一样。

## House rules (the list itself comes from the options)

rulebook-house = 房主可以在比赛前修改这些：牌桌上的 **{ button-options }** 会打开那一页。
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } 官方：{ $value }。
rulebook-presets = 牌桌可以用其中一套开始：`/game new preset:`。
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = 一切与这本书相同
rulebook-change = { $option }：{ $value }

## The small print

rulebook-small-stack = **叠加**：数目相加。不能或不想再加牌的人全部抽走。抽完后，牌堆顶的牌又是普通的牌。
rulebook-small-stack-challenge = 一叠里只有最后一张变色+4 可以质疑：诈唬的人抽走整叠；质疑错的人再多抽 2 张。
rulebook-small-jump = **抢出**功能牌：前一张本来的效果取消，改为你的生效，从你的座位算起。可以叠加时，欠的牌改为相加。
rulebook-small-jump-never = 颜色或质疑还没有结果时，或下一位已经抽牌后，谁都不能抢出。
rulebook-small-seven = **七和零**：作为最后一张时不动任何手牌。两人玩时 0 也是交换。
rulebook-small-must = **能出必须出**和**抽到必须打出**不会强迫任何人用变色+4 诈唬。
rulebook-small-first = **算数的第一张牌**：+2 或跳过作用在发牌者的下一位身上。反转则由发牌者先开始，反方向出牌。变色牌由发牌者的下一位指定颜色并先开始。变色+4 放回牌组。
rulebook-small-short = 如果剩下的牌比要抽的少，就有多少抽多少。
rulebook-small-end = 一局最多 5,000 步就结束。

## Computers, being away, coming late

rulebook-computers = **电脑**可以坐任何座位：**{ button-computer }**。它只看到自己的牌和牌桌，不比你多。房主选择它打得多好。
rulebook-away = **离开了？** 你的时间到了，电脑替你出牌。牌还是你的：按下任何按钮，你就接着打。
rulebook-vote = **有人让大家一直等？** 全桌可以投票：`/game vote`。超过半数就跳过回合，或请走某人。
rulebook-pause = **休息**：房主可以暂停游戏，谁的时间都不走。任何玩家都可以继续。
rulebook-late = **迟到**：两局之间任何人都可以入座；一局中途只有牌桌允许时才行。
rulebook-watch = **观战**：不玩的人可以观看，看到大家都能看到的：`/game watch`。
rulebook-leave = **彻底离开**：你的牌放回抽牌堆。你的分数保留，但不能再获胜。如果只剩一名玩家，比赛结束。

## A fair deal

rulebook-fair = 没有人挑选牌，连运行这个机器人的人也不能，而且你可以检查。
rulebook-fair-seed = 每次洗牌都由一段秘密文字决定，叫做**种子**。在第一张牌之前，它的指纹（SHA-256）已经确定，在牌桌上按 **{ button-more }** 的人都能看到。一局结束后，种子本身会公布。如果指纹相符，中间就没有改动。
rulebook-fair-record = `/record` 给你一份文件，里面是你打过的一场比赛中发生的一切，可以用程序检查。

## The words of the game

rulebook-words = - **牌堆**：打出的牌；只有最上面一张算数。
    - **抽牌堆**：盖着的、用来抽的牌。
    - **当前颜色**：要相配的颜色，即最上面那张的颜色，或为变色牌指定的颜色。
    - **能出**：颜色、数字或符号相同，或者是变色牌。
    - **出完**：打出最后一张牌，赢下这一局。
    - **诈唬**：违反限制的变色+4。
    - **质疑**：不相信变色+4 是正当的。
    - **抓**：指出只剩一张牌却没喊 Uno 的人。
    - **叠加**：在加牌上再放加牌（自定规则）。
    - **抢出**：没轮到时打出与牌堆顶完全相同的牌（自定规则）。
    - **房主**：开这桌的人。
    - **发牌**：一局的牌是怎么洗的。
