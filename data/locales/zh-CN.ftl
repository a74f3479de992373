### Every sentence a person can see. Fluent syntax.
### $you is "yes" where the sentence is told to the one it is about. Names come in escaped.

language-name = 简体中文

## Lists

list-between = { $first }、{ $second }
and-between = { $first }和{ $second }
clause-between = { $first }；{ $second }
comma-between = { $first }，{ $second }

## Cards and colours

colour-R = 红色
colour-Y = 黄色
colour-G = 绿色
colour-B = 蓝色

loud-R = 🟥 **红色** ◯
loud-Y = 🟨 **黄色** ▲
loud-G = 🟩 **绿色** ☰
loud-B = 🟦 **蓝色** ◆

heading-R = 🟥 红色 ◯
heading-Y = 🟨 黄色 ▲
heading-G = 🟩 绿色 ☰
heading-B = 🟦 蓝色 ◆
heading-wild = ⬛ 变色牌

symbol-S = 跳过
symbol-R = 反转
symbol-D = +2

card-coloured = { $colour } { $symbol }
card-group = { $colour } { $symbols }
card-W = 变色
card-W4 = 变色+4
card-WH = 变色洗牌
card-WX = 变色换牌
card-WC1 = 自定义变色 1
card-WC2 = 自定义变色 2
card-WC3 = 自定义变色 3
card-named = { $card }（{ $colour }）
custom-rule = { $kind ->
    [extra_turn] 再来一回合
    [draw_three] 下家若无牌可出，抽 3 张
    [text] { $text }
   *[blank] 普通变色牌
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } 或 **{ $symbol }**
match-nothing-yet = 将要指定的颜色

## Names

name-unknown = 玩家 { $seat }
name-twin = { $name }（{ $seat }）
typed-blank = （空白）
name-partner = { $name }（你的搭档）
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] 简单
    [hard] 困难
   *[normal] 普通
}
menu-level = 电脑玩家水平如何？
menu-level-choice = { $level ->
    [easy] 电脑：简单
    [hard] 电脑：困难
   *[normal] 电脑：普通
}
choice-level-easy = 简单
choice-level-normal = 普通
choice-level-hard = 困难

## The board

board-title = -# Uno · 第 { $round } 局 · { $goal }
goal-target = 先到 { $target } 分者胜
goal-rounds = { $rounds ->
    [1] 只打一局
   *[other] { $rounds } 局后分数最高者胜
}
goal-rounds-low = { $rounds ->
    [1] 只打一局，总分最低者胜
   *[other] { $rounds } 局后总分最低者胜
}
goal-lowest = 有人到 { $target } 分时，总分最低者胜
goal-elimination = 到 { $target } 分即出局，最后一人胜
goal-single = 只打一局，先出完者胜

board-turn = ### ► 轮到 { $name } 出牌
board-drawn = ### ► { $name } 抽了牌：打出或保留
board-draw-four = ### ► { $name } 须抽 4 张或质疑
board-take-four = ### ► { $name } 须抽 { $count } 张
board-penalty = ### ► { $name } 欠 { $count } 张牌
board-colour = ### ► { $name } 指定第一个颜色
board-paused = ### ⏸ 游戏已暂停
board-paused-how = 一切都已保存。准备好后按 **{ button-resume }**。

board-match = 须配 { $match }
board-pile = 牌堆顶是 **{ $card }**

board-says = 牌上写着：**{ $rule }**
board-stack = 叠加：**+{ $count }** · 抽走，或再加{ $kind ->
    [draw_two] 一张 +2
    [wild_draw_four] 一张变色+4
   *[any] 一张 +2 或变色+4
}
board-jump = ⚡ 谁有另一张 **{ $card }** 就可以抢出
board-teams = 队伍：**{ $first }** 对 **{ $second }**
board-misplay = 可以试出不合的牌；代价是抽 { $count } 张并失去本回合
board-clock = 剩余时间：{ $when }
board-clock-over = 时间到：电脑马上代为出牌
board-no-clock = 不用急：没有回合计时
board-draw-pile = 抽牌堆 **{ $count }**
board-order = { $turned ->
    [yes] 出牌顺序**向下** ↓（已反转）
   *[no] 出牌顺序**向下** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } 分
row-next = 下一个
row-exposed = ❗ **还没喊 Uno**
row-said = 📣 已喊 Uno
row-away = 💤 离开
row-out = 已出局
row-waits = 下一局开始参加

closed-ended = ### 这场游戏已被结束
closed-empty = ### 所有人都离开了，牌桌已关闭
closed-expired = ### 很久没人来，牌桌已关闭
closed-replaced = ### 一张新牌桌取代了这一张
closed-how = 用 `/game new` 再开一桌。

## The lobby

lobby-title = ### 🃏 一桌 Uno 开张了
lobby-host = { $name } 邀请你。按 **{ button-join }** 入座，2 到 { $most } 人可玩。
lobby-seats = **已入座** · { $count } / { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · 房主
lobby-lonely = 还差一人：等朋友来，或添加电脑。
lobby-ready = 人齐后由 { $name } 按 **{ button-start }**。
lobby-full = 牌桌已满。由 { $name } 按 **{ button-start }**。
lobby-rules = **本桌规则**

rule-deck-modern = 现代牌组，112 张
rule-deck-classic = 经典牌组，108 张
rule-deck-swap = 2015 年牌组，112 张
rule-deck-fewer = { $deck }，去掉{ $kinds }
rule-decks = { $count } 副牌合用，每副：{ $deck }
rule-hand-size = 每人 { $count } 张
rule-first-card-ignore = 牌堆的第一张总是数字牌
rule-first-card-effect = 牌堆的第一张即使不是数字牌也算数
rule-goal-target = 先出完者获得其他人手牌的分数；{ $target } 分获胜
rule-goal-rounds = { $rounds ->
    [1] 先出完者获得其他人手牌的分数；只打一局
   *[other] 先出完者获得其他人手牌的分数；{ $rounds } 局后分数最高者胜
}
rule-goal-rounds-low = { $rounds ->
    [1] 每人记自己剩余手牌的分数；只打一局
   *[other] 每人记自己剩余手牌的分数；{ $rounds } 局后总分最低者胜
}
rule-goal-single = 只打一局：先出完者胜
rule-goal-lowest = 每人记自己剩余手牌的分数；有人到 { $target } 分时，总分最低者胜
rule-goal-elimination = 每人记自己剩余手牌的分数；到 { $target } 分即出局
rule-draw-four = 变色+4：{ $limit }；{ $challenge }
rule-draw-four-free = 变色+4：随时可出
rule-draw-four-colour-or-wild = 仅当你既没有当前颜色的牌，也没有普通变色牌时
rule-draw-four-colour = 仅当你没有当前颜色的牌时
rule-draw-four-colour-or-any-wild = 仅当你既没有当前颜色的牌，也没有其他变色牌时
rule-challenge-on = 可以冒险诈唬，但会被质疑
rule-challenge-off = 不许诈唬
rule-uno = { $penalty ->
    [0] 没喊 Uno 被抓：没有惩罚
   *[other] 没喊 Uno 被抓：抽 { $penalty } 张
}
rule-wrong-catch = { $penalty ->
    [0] 抓错没有惩罚
   *[other] 抓错：抽 { $penalty } 张
}
rule-grace = { $seconds ->
    [0] 抓人立即生效
   *[other] 抓人在 { $seconds } 秒后生效
}
rule-must-play = 能出必须出：只有无牌可出才能抽牌
rule-draw-until-playable = 抽牌的人一直抽到能出的牌为止
rule-force-play = 抽到能出的牌必须打出
rule-seven-zero = 出 7 与你选的玩家换手牌，出 0 所有手牌依次传递
rule-jump-in = 抢出：与牌堆顶完全相同的牌可以不按顺序打出
rule-partners = 搭档：两队各两人，对面而坐，一起计分
rule-no-action-finish = 最后一张必须是数字牌
rule-stacking-same = 叠加：+2 叠 +2，+4 叠 +4
rule-stacking-cross = 叠加：任何加牌都可以叠在任何加牌上
rule-two-player-reverse = 两人时，反转只改变方向
rule-misplay-penalty = 可以试出不合的牌：抽 { $count } 张并失去本回合
rule-custom-rules = 三张自定义变色牌上写着：{ $rules }
rule-special-wild-points = 洗牌、换牌和自定义变色牌算 { $points } 分
rule-late-join = 新玩家可以在一局中途加入
rule-clock = 每回合 { $seconds } 秒，超时由电脑代打
rule-no-clock = 没有回合计时

## The hand

hand-note = > { $note }
hand-your-turn = ### 轮到你了 – 须配 { $match }
hand-wait = ### { $name } 正在出牌
hand-wait-next = ### { $name } 正在出牌 – 下一个是你
hand-drawn = ### 你抽到了 { $card }
hand-drawn-how = 它可以出：打出它，或保留并结束你的回合。
hand-drawn-must = 它可以出，所以你必须打出。
hand-jump = ### ⚡ 你可以用 { $card } 抢出
hand-stack-how = **或者再加**一张加牌：下家就欠这 { $count } 张再加上你那张的数目。
hand-must-play = 你有能出的牌，所以不能抽牌。
hand-no-action-finish = 在这里最后一张必须是数字牌。
hand-misplay = ✗ 表示不合；仍要试出的话，抽 { $count } 张并失去本回合。
hand-says = -# { $card }：{ $rule }
hand-draw-four = ### { $name } 对你打出了变色+4
hand-draw-four-take = **抽 { $take } 张**：你抽 { $take } 张并失去本回合。
hand-draw-four-challenge = **{ button-challenge }**：你认为这是诈唬，{ $name } 的手牌只给你一个人看。{ $rule }
hand-draw-four-bluff = · 是诈唬：{ $name } 抽那 { $take } 张，由你继续出牌
hand-draw-four-fair = · 不是：你抽 { $lost } 张并失去本回合
hand-bluff-colour = { $known ->
    [yes] 如果 { $name } 还有{ $colour }的牌，就是诈唬。
   *[no] 如果 { $name } 还有之前那个颜色的牌，就是诈唬。
}
hand-bluff-colour-or-wild = { $known ->
    [yes] 如果 { $name } 还有{ $colour }的牌或普通变色牌，就是诈唬。
   *[no] 如果 { $name } 还有之前那个颜色的牌或普通变色牌，就是诈唬。
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] 如果 { $name } 还有{ $colour }的牌或其他变色牌，就是诈唬。
   *[no] 如果 { $name } 还有之前那个颜色的牌或其他变色牌，就是诈唬。
}
hand-take = ### 你欠 { $count } 张牌
hand-take-how = 抽走它们，然后轮到下一位玩家。
hand-colour = ### 第一张是变色牌：请指定颜色
hand-picking = ### { $card }：选什么颜色？
hand-picking-how = 之后你还剩
hand-kept = { $heading }：{ $cards }
hand-picking-swap = 你交出
hand-picking-shuffle = 所有手牌一起洗。你放进去
hand-picking-partner = ### { $card }：与谁换手牌？
hand-offer = ### { $card } 与 { $match } 不合
hand-offer-how = 仍要试出吗？牌会退回，你抽 { $count } 张并结束回合。
hand-picking-last = 这是你的最后一张：指定一个颜色就赢下这一局。
hand-pass = 没有牌可抽了。如果没有能出的牌，就跳过。
hand-pile = 牌堆顶：{ $card } · 须配 { $match }
hand-pile-alone = 牌堆顶：{ $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ 没喊 Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = 抽牌堆 **{ $count }**
hand-exposed = ❗ **你只剩一张牌 – 在被抓之前快按 { button-uno }**
hand-say-before = 还剩两张：出牌之前先按 **{ button-uno }**，就没人能抓你。
hand-called = 📣 你已经喊了 Uno。现在打出两张中的一张。
hand-said = 📣 你已经喊了 Uno。
hand-page = 第 { $from }–{ $to } 种牌，共 { $count } 种
hand-paused = ### ⏸ 游戏已暂停
hand-paused-how = 按面板上的 **{ button-resume }**，或者轮到你时直接出牌。
hand-lobby = ### 还没发牌
hand-lobby-how = 房主按 **{ button-start }** 后你就会拿到牌。
hand-between = ### 这一局结束了
hand-between-how = 准备好后按 **{ button-next-round }**。
hand-between-ready = 你已准备好。
hand-finished = ### 比赛结束了
hand-finished-how = 想再来一场，就按面板上的 **{ button-rematch }**。
hand-closed = ### 这张牌桌已关闭
hand-closed-how = 用 `/game new` 再开一桌。
hand-gone = ### 你已不在这张牌桌上
hand-gone-how = 你的手牌已放回牌堆。
hand-watching = ### 你不在这一局里
hand-watching-how = 下一局发牌时你会拿到牌。

## Why not? – the reasons in a hand

why-title = **为什么不能出？**
why-line = - { $reason }
why-cards = { $cards }：{ $reason }
why-does-not-match = { $cards }：既不是{ $colour }，也不是 **{ $symbol }**。
why-other-colour = { $cards }：不是{ $colour }。变色牌上只看颜色。
why-breaks-limit = { $limit ->
    [colour] 你有当前颜色的牌时不能出它。本桌不许诈唬。
    [colour_or_any_wild] 你有当前颜色的牌或其他变色牌时不能出它。本桌不许诈唬。
   *[colour_or_wild] 你有当前颜色的牌或普通变色牌时不能出它。本桌不许诈唬。
}
why-cannot-stack = { $kind ->
    [draw_two] 你欠着牌，这里只能再加一张 +2。
    [wild_draw_four] 你欠着牌，这里只能再加一张变色+4。
   *[any] 你欠着牌，这里只能再加一张 +2 或变色+4。
}
why-owed = 你欠 { $count } 张牌，抽走之前什么都不能出。本桌不能叠加。
why-owed-challenge = 你欠 { $count } 张牌，抽走或质疑之前什么都不能出。本桌不能叠加。
why-not-your-turn = 现在轮到 { $name }。本桌不能抢出，请等轮到你。
why-jump-closed = 现在轮到 { $name }。抢出已经太晚：回合已开始，或者还有事情没结清。
why-not-identical = 现在轮到 { $name }。没轮到时只能出与牌堆顶完全相同的牌：另一张 { $card }。
why-wild-on-top = 现在轮到 { $name }。变色牌上不能抢出。
why-out-of-turn = 现在轮到 { $name }。{ $reason }
why-draw = 所以抽一张牌吧：**{ button-draw }**。

## Buttons

button-join = 加入
button-leave = 离开
button-leave-match = 彻底离开这场比赛
button-start = 开始
button-computer = 添加电脑
button-hand = 我的手牌
button-draw = 抽牌
button-uno = Uno！
button-uno-said = 已喊 Uno
button-catch = 抓！
button-catch-name = 抓 { $name }！
button-options = 规则…
button-form-numbers = 手牌数和牌副数…
button-form-written = 在牌上写规则…
button-form-goals = 目标、局数、计时…
button-form-calls = 惩罚和宽限…
button-more = 更多…
button-resume = 继续
button-next-round = 下一局
button-next-round-ready = 下一局（{ $ready }/{ $people } 已准备）
button-rematch = 再来一场
button-play-drawn = 打出 { $card }
button-jump = 抢出：{ $card }
button-unfit = ✗ { $card }
button-offer = 试出 { $card }
button-partner = { $name } · { $count } 张
button-why = 为什么不能出？
button-why-back = 隐藏原因
button-draw-until = 抽到能出为止
button-keep = 保留
button-challenge = 质疑
button-take = 抽 { $count } 张
button-pass = 跳过
button-back = 返回
button-page-earlier = ← 牌 { $from }–{ $to }
button-page-later = 牌 { $from }–{ $to } →
button-rules = 怎么玩
button-settings = 设置
button-scores = 排行榜
button-scores-page-back = ← 第 { $page } 页
button-scores-page-on = 第 { $page } 页 →

## What has happened

event-dealer-drawn = { $you ->
    [yes] 你抽到最大的牌，由你发牌
   *[no] { $name } 抽到最大的牌，负责发牌
}
event-round-started = { $you ->
    [yes] 第 { $round } 局：你发牌，翻开 **{ $card }**
   *[no] 第 { $round } 局：{ $name } 发牌，翻开 **{ $card }**
}
event-card-played = { $you ->
    [yes] 你打出 **{ $card }**
   *[no] { $name } 打出 **{ $card }**
}
event-card-jumped = { $you ->
    [yes] 你用 **{ $card }** 抢出
   *[no] { $name } 用 **{ $card }** 抢出
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] 你没抽到牌：已经没有牌了
       *[other] 你抽了 { $count } 张
    }
   *[no] { $count ->
        [0] { $name } 没抽到牌：已经没有牌了
       *[other] { $name } 抽了 { $count } 张
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] 已经没有牌，你没抽到牌，并失去回合
       *[other] 你抽了 { $count } 张并失去回合
    }
   *[no] { $count ->
        [0] 已经没有牌，{ $name } 没抽到牌，并失去回合
       *[other] { $name } 抽了 { $count } 张并失去回合
    }
}
event-card-kept = { $you ->
    [yes] 你保留了那张牌
   *[no] { $name } 保留了那张牌
}
event-turn-skipped = { $you ->
    [yes] 你失去了回合
   *[no] { $name } 失去了回合
}
event-turn-passed = { $you ->
    [yes] 你跳过：无牌可出，也无牌可抽
   *[no] { $name } 跳过：无牌可出，也无牌可抽
}
event-direction-changed = 出牌方向反转
event-colour-named = { $you ->
    [yes] 你指定了{ $colour }
   *[no] { $name } 指定了{ $colour }
}
event-penalty-owed = { $you ->
    [yes] 你欠 { $count } 张牌
   *[no] { $name } 欠 { $count } 张牌
}
event-challenge-guilty = { $you ->
    [by] 你质疑 { $target }：是诈唬
    [target] { $name } 质疑你：是诈唬
   *[no] { $name } 质疑 { $target }：是诈唬
}
event-challenge-innocent = { $you ->
    [by] 你质疑 { $target }：不是诈唬
    [target] { $name } 质疑你：不是诈唬
   *[no] { $name } 质疑 { $target }：不是诈唬
}
event-uno-said = { $you ->
    [yes] 你喊了 **Uno！**
   *[no] { $name } 喊了 **Uno！**
}
event-catch-missed = { $you ->
    [by] 你想抓 { $target }，但没什么可抓的
    [target] { $name } 想抓你，但没什么可抓的
   *[no] { $name } 想抓 { $target }，但没什么可抓的
}
event-uno-caught = { $you ->
    [by] 你抓到 { $target } 没喊 Uno
    [target] { $name } 抓到你没喊 Uno
   *[no] { $name } 抓到 { $target } 没喊 Uno
}
event-hands-swapped = { $you ->
    [by] 你与 { $target } 换了手牌
    [target] { $name } 与你换了手牌
   *[no] { $name } 与 { $target } 换了手牌
}
event-hands-passed-on = 所有手牌传给了下一位
event-hands-shuffled = 所有手牌洗匀后重新发出
event-pile-reshuffled = 弃牌堆洗成了新的抽牌堆
event-custom-rule = { $kind ->
    [extra_turn] 牌上写着：再来一回合
    [draw_three] 牌上写着：下家若无牌可出，抽 3 张
   *[text] 牌上写着：{ $text }
}
event-card-misplayed = { $you ->
    [yes] 你试出了 { $card }，它不合
   *[no] { $name } 试出了 { $card }，它不合
}
event-clock-expired = { $you ->
    [yes] 你的时间到了，电脑替你出了牌
   *[no] { $name } 的时间到了：由电脑出牌
}
event-seat-left = { $you ->
    [yes] 你离开了
   *[no] { $name } 离开了
}
event-seat-joined = { $you ->
    [yes] 你入座了
   *[no] { $name } 入座了
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] 你出完了牌，赢下这一局
       *[other] 你出完了牌：{ $points } 分
    }
   *[no] { $points ->
        [0] { $name } 出完了牌，赢下这一局
       *[other] { $name } 出完了牌：{ $points } 分
    }
}
event-round-blocked = 这一局陷入僵局：没人能出牌或抽牌
event-round-abandoned = 这一局中止：已经没有对手了
event-match-won = { $count ->
    [1] { $names } 赢得比赛
   *[other] { $names } 并列赢得比赛
}
event-match-abandoned = 比赛中止

## What is told to the one who did it, or to whom it was done

note-drew = 你抽到了 **{ $cards }**。
note-drew-nothing = 已经没有牌可抽了。
note-drew-unplayable = 你抽到了 **{ $cards }**。它不能出，所以留在手里，你的回合结束。
note-misplayed = { $count ->
    [0] { $card } 不合，所以你收回它，没有牌可抽，回合结束。
   *[other] { $card } 不合，所以你收回它，抽 { $count } 张（{ $cards }），回合结束。
}
note-kept = 你保留了它。你的回合结束。
note-uno-in-vain = 这不算：要在即将打出倒数第二张牌时，或只剩一张牌时喊 Uno。
note-uno-needless = 不用喊：现在没有人能抓你。
note-caught = 抓到了！{ $name } 没喊 Uno，抽 { $count } 张。
note-catch-held = 你最先喊到。除非 { $name } 抢先喊 Uno，马上就生效。
note-catch-missed = 没什么可抓的：{ $name } 是安全的。
note-catch-missed-penalty = 没什么可抓的：{ $name } 是安全的。你因此抽 { $count } 张：{ $cards }。
note-challenge-guilty = 是诈唬！{ $name } 抽 { $count } 张，轮到你出牌。
note-challenge-innocent = 不是诈唬。你抽 { $count } 张并失去回合：{ $cards }。
note-challenge-hand = 只有你看得到 { $name } 的手牌：{ $cards }。
note-took = { $count ->
    [0] 已经没有牌可抽
   *[other] 你抽了 { $count } 张：{ $cards }
}。你的回合结束。
note-colour-named = 你指定了{ $colour }。
note-passed = 你跳过了。
note-out = 你出完了！这一局归你。
note-back = 欢迎回来！你又亲自出牌了。
note-stale = 那个按钮出现之后，牌局已经变了。现在是这样的。

## The end of a round and of a match

summary-last-round = **最后一局** · { $name } 出完了牌
summary-last-round-points = **最后一局** · { $name } 出完了牌 · { $points } 分
summary-title = ### 🏁 { $name } 赢下第 { $round } 局
summary-title-points = ### 🏁 { $name } 赢下第 { $round } 局 · { $points } 分
summary-title-blocked = ### 第 { $round } 局陷入僵局：没人能出牌或抽牌
summary-title-abandoned = ### 第 { $round } 局中止
summary-left = **剩余手牌**
summary-hand = { $name } · { $points } 分 · { $cards }
summary-hand-faces = { $name } · { $points } 分 · { $faces }
    -# { $cards }
summary-more = 还有 { $count } 张
summary-totals = **总分** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }**（+{ $points }）
summary-out = { $name }（出局）
summary-next-at = 下一局 { $when } 开始，或所有人准备好就开始。
summary-next-ready = 所有人准备好后就开始下一局。
summary-dealer = 由 { $name } 发牌。
summary-ready = 已准备：{ $ready }。还在等 { $waiting }。
summary-seed = -# 发牌公平吗？{ button-more } 里有检查的方法。

finished-title = ### 🏆 { $name } 赢得比赛！
finished-title-team = ### 🏆 { $names } 赢得比赛！
finished-title-shared = ### 🏆 { $names } 并列赢得比赛！
finished-title-nobody = ### 比赛结束，没有赢家
finished-title-abandoned = ### 比赛中止
finished-place = { $place } · **{ $name }** · { $total } 分
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } 分
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = 每局之后的总分
course-line = { $name }：{ $totals }
course-ends = { $name }：最后 { $total } 分
finished-rounds = 共打了 { $rounds } 局。
finished-again = 下面的新消息里又开始了一场。
finished-rematch = 同样的人，同样的规则？按 **{ button-rematch }**。

## Calling people

called = { $who }，轮到你了。
called-again = { $who }，还在等你出牌。剩余时间：{ $when }。
called-open = { $who } 这里开了一桌。按 **{ button-join }** 一起玩。
called-open-in = { $who } { $place } 里开了一桌。

## More about a table

more-title = ### 本桌规则
more-deal = **发牌公平吗？** 每次洗牌都由一个秘密种子决定。它的指纹（SHA-256）在第一张牌之前就已确定：
    `{ $fingerprint }`
more-deal-later = 种子本身在一局结束时公布，任何人都可以检查。
more-deal-seed = 第 { $round } 局已结束，它的种子是：
    `{ $seed }`
    它的 SHA-256 就是这一局进行时显示在这里的指纹，洗牌都由它决定。
more-leave = 彻底离开会把你的牌放回牌堆。如果只是暂时走开，请留在座位上：电脑会替你出牌，直到你按下任何按钮。

## The leaderboard

scores-title = ### 🏆 排行榜
scores-race = 第 { $number } 届积分赛 · 先到 **{ $target }** 分者夺得王冠
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# 总计 { $points } · { $played } 局中赢了 { $won } 局，比赛赢了 { $matches } 场
scores-own = **你** · 第 { $rank } 名 · 本届 { $points } / { $target } · 总计 { $all }
scores-own-none = 你在这里还没有得分。
scores-empty = 这里还没有人得分。在至少两个人的牌桌上赢一局，你的名字就会出现在这里。
scores-page = -# 第 { $page } / { $pages } 页 · { $count } 名玩家
scores-champions = **👑 冠军榜**
scores-champion = 第 { $number } 届 · { $name } · { $total } 分 · { $when }
scores-no-champion = 还没有人赢得积分赛：第一顶王冠还在等人来拿。
scores-somebody = 一位已离开的人
race-won = 👑 { $name } 以 { $total } 分赢得本服务器第 { $number } 届积分赛，夺得王冠！下一届从零开始。

## Help

help-title = ### 这里怎么玩 Uno
help-start = **开始**：用 `/game new`。大家按 **{ button-join }**，房主按 **{ button-start }**。电脑也可以占一个座位。
help-turn = **你的回合**：按一张与牌堆顶颜色、数字或符号相同的牌，或一张变色牌。也可以抽一张：如果能出，可以马上打出。面板上的 **{ button-hand }** 随时只给你看你的牌。
help-draw-four = **变色+4** 只有在你没有当前颜色的牌、也没有普通变色牌时才算正当。要抽牌的人可以 **{ button-challenge }**：诈唬的人自己抽 4 张；如果正当，质疑的人抽 6 张。
help-uno = **Uno！** 打出倒数第二张牌时要喊：在出牌前后按 **{ button-uno }**。下一位玩家行动之前，任何人都可以按 **{ button-catch }** 抓你，你就抽 2 张。
help-score = **分数**：先出完者获得其他人手牌的分数：数字牌按面值，跳过、反转和 +2 各 20 分，变色牌 50 分。先到 500 分者赢得比赛。
help-away = **暂时走开？** 时间到了电脑会替你出牌，直到你按下任何按钮。
help-more = **更多**：`/learn` 用你自己的一小局教你玩。`/rules` 解释每张牌和每条自定规则。`/settings` 设置你的语言，以及轮到你时怎么提醒你。
help-commands = **命令**：一切都可以按按钮。喜欢打字的话，`/game` 管理牌桌，`/hand` `/play` `/draw` `/uno` `/catch` 用于出牌，`/leaderboard` 看分数。

about-title = ### 关于这个机器人
about-what = 一个免费的机器人，在你的服务器里为 Uno 发牌、裁判和计分。
about-cards = 牌面是专门为它画的：每种颜色都有自己的标记，不看颜色也能分清。
about-data = 它保存你的用户 ID、你游戏时用的名字、你的牌局、分数和设置，不保存你写的任何内容。
about-trademark = UNO 是 Mattel 的商标。这个机器人是一个业余项目：与 Mattel 无关，也不是由 Mattel 制作或认可的。
about-version = 版本 { $version }。

## Refusals: what the rules do not allow

refusal-round-over = 这一局已经结束。
refusal-not-playing = 你不在这一局里。
refusal-not-your-turn = { $known ->
    [yes] 还没轮到你：{ $name } 正在出牌。
   *[no] 还没轮到你。
}
refusal-not-in-hand = { $card ->
    [none] 你没有那张牌。
   *[other] 你没有 { $card }。
}
refusal-does-not-match = { $known ->
    [yes] { $card } 不合：须配 { $match }，或者出变色牌。
   *[no] 那张牌与牌堆顶不合。
}
refusal-breaks-limit = { $limit ->
    [colour] 只有在你没有当前颜色的牌时才能出变色+4。
    [colour_or_wild] 只有在你既没有当前颜色的牌、也没有普通变色牌时才能出变色+4。
    [colour_or_any_wild] 只有在你既没有当前颜色的牌、也没有其他变色牌时才能出变色+4。
   *[unknown] 你的其他牌使你现在不能出变色+4。
}
refusal-only-drawn-card = 你已经抽了牌：打出那张牌，或保留它。
refusal-already-drew = 你已经抽过牌了：打出那张牌，或保留它。
refusal-must-play = 你有能出的牌，所以不能抽牌。
refusal-must-play-drawn = 你抽到的牌能出，所以必须打出。
refusal-must-answer-penalty = 先应对牌堆顶的牌：你的手牌里显示了可以做什么。
refusal-cannot-stack = 那张牌不能叠在这张上面。
refusal-no-action-finish = 在这里最后一张必须是数字牌。
refusal-colour-required = 还要说明变成什么颜色。
refusal-colour-not-wanted = 只有变色牌才需要颜色。
refusal-name-colour-first = 先指定牌堆顶变色牌的颜色。
refusal-no-colour-owed = 现在没有颜色要指定。
refusal-partner-required = 还要说明与谁换手牌。
refusal-partner-not-wanted = 那张牌不换手牌。
refusal-bad-partner = 你不能与那位玩家换手牌。
refusal-nothing-drawn = 你没有抽牌，所以没有可保留的。
refusal-nothing-to-draw = 已经没有牌可抽了。
refusal-nothing-owed = 你不欠牌。
refusal-nothing-to-challenge = 没有变色+4 可供你质疑。
refusal-can-draw = 你还能抽牌，所以不能跳过。
refusal-can-play = 你有能出的牌，所以不能跳过。
refusal-jump-closed = 抢出太晚了：牌局已经继续。
refusal-not-identical = 只能用与牌堆顶完全相同的牌抢出。
refusal-catch-self = 你不能抓自己。请按 **{ button-uno }**。
refusal-catch-absent = 那位玩家不在这一局里。
refusal-caught-wrong-already = 你刚刚试过了：没有人可抓。
refusal-misplay-off = 那张牌不合。
refusal-not-a-misplay = 那张牌能出，直接打出就好。
refusal-no-joining = 已经没人能加入这场比赛了。
refusal-table-full = 牌桌已满。
refusal-wrong-seat = 那个座位有人了。
refusal-no-grace = 没有什么要等的。

## Troubles: what cannot be done at the table

trouble-no-table = 这个频道里没有牌桌。用 `/game new` 开一桌。
trouble-table-in-channel = 这个频道里已经有一张牌桌。用 `/game join` 入座，用 `/game show` 让面板回到底部；或者先用 `/game end` 结束它。
trouble-table-closed = 那张牌桌已关闭。用 `/game new` 再开一桌。
trouble-not-seated = 你不在这张牌桌上。
trouble-already-seated = 你已经坐在这张牌桌上了。
trouble-table-full = 牌桌已满：最多十人。
trouble-not-host = 只有房主可以这样做。
trouble-not-allowed = 只有房主或本服务器的游戏管理者可以这样做。
trouble-too-few = 至少需要两人。等朋友来，或添加电脑。
trouble-already-started = 比赛已经开始了。
trouble-not-started = 比赛还没开始。
trouble-join-later = 正在打一局。结束后再入座：到时按 **{ button-join }**，或用 `/game join`。
trouble-cards-short = 这里的牌不够再加一位玩家。
trouble-joining-closed = 比赛已经开始，现在没人能加入。
trouble-no-such-seat = 牌桌上没有这样的人。
trouble-no-round = 现在没有正在进行的一局。
trouble-round-running = 这一局还在进行。
trouble-match-over = 比赛已经结束。
trouble-match-running = 比赛还在进行。
trouble-paused = 游戏已暂停。先按 **{ button-resume }**。
trouble-not-paused = 游戏没有暂停。
trouble-no-computer = 这张牌桌上没有电脑。
trouble-out-of-round = 你不在这一局里。下一局发牌时你会拿到牌。
trouble-not-saved = 没能保存，所以什么都没有改变。请再试一次。
trouble-bad-value = 这个值不行。
trouble-broken-table = 这个频道里的牌桌已经无法读取。用 `/game new` 在原处开一张新的，或请可以管理服务器的人用 `/game end` 关闭它。
trouble-not-a-person = 只有真人可以当房主。
trouble-vote-self = 你不能对自己投票。要离座，请用 `/game leave`。
trouble-vote-computer = 不能对电脑投票。两局之间房主可以用 `/game kick` 请走它。
trouble-vote-alone = 一个人不能单独请走还在场的人。需要两个人，除非对方已离开。
trouble-vote-early = 只有你一个人能投票时，要等时间过半或一分钟后才能跳过回合。再等一下吧。
trouble-vote-over = 那次投票已经结束。
trouble-voted = 你已经投过票了。其他人投够后就有结果。
trouble-not-their-turn = 现在没人在等那位玩家，所以没有回合可跳过。

## The page of rules

panel-preset = 现在是 **{ $name }** 规则。
panel-own = 这是你们自己的规则。
panel-warning = ⚠ 这样比赛无法开始：{ $problem }
panel-only-host = 比赛开始前，房主可以在这里修改。
panel-begun = 比赛已经开始，规则不再改变。
panel-line = ◦ { $option }：{ $value }
panel-changed = ◆ **{ $option }：{ $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }：{ $value }
menu-explain = 这是什么意思？
tab-start = 全部规则
tab-cards = 牌
tab-draws = 加牌
tab-house = 自定规则
tab-points = 分数和喊 Uno
option-on = 开
option-off = 关
option-no-clock = 不限
option-none = 无
option-seconds = { $count } 秒
option-until-target = 打到目标为止
form-numbers = 手牌数和牌副数
form-written = 牌上写的规则
form-goals = 目标、局数和计时
form-calls = 惩罚和宽限
form-between = { $low } 到 { $high }
form-clock-how = 每回合的秒数，{ $low } 到 { $high }；0 表示不计时。
form-rule = 自定义变色 { $number }
form-rule-how = 留空：普通变色牌。或：{ form-rule-extra-turn }。或：{ form-rule-draw-three }。或自己写，最多 100 字。
form-rule-extra-turn = 再来一回合
form-rule-draw-three = 抽三张
form-bad-number = { $option } 必须是 { $low } 到 { $high } 的整数。什么都没有改变。

choice-preset-official = 官方
choice-preset-classic = 经典
choice-preset-sheet-2015 = 2015 年规则
choice-preset-party = 派对
choice-preset-family = 家庭
choice-preset-lowest = 最低总分
choice-preset-elimination = 淘汰
choice-preset-partners = 搭档
choice-preset-quick = 快速
choice-match = { $day } · { $rounds } 局 · { $people } 人 · { $end ->
    [running] 进行中
    [won] 你赢了
   *[over] 已结束
}
choice-deck-swap = 2015 年，112 张，含变色换牌
choice-removed-shuffle = 变色洗牌
choice-removed-swap = 变色换牌
choice-removed-customizable = 自定义变色
choice-two-player-reverse-skip = 反转会跳过对方
choice-two-player-reverse-turn = 反转只改变方向
choice-special-wild-points-50 = 50 分
choice-special-wild-points-40 = 40 分
choice-draw-four-challenge-on = 可以质疑
choice-draw-four-challenge-off = 不许诈唬，没有质疑
choice-stacking-off = 关
choice-stacking-same = 相同的叠相同的
choice-stacking-cross = 任何加牌叠任何加牌
choice-scoring-lowest = 各记自己的牌，总分最低者胜
choice-scoring-elimination = 各记自己的牌，到目标分出局

problem-out-of-range = { $option } 不能是那个值。
problem-text-too-long = { $option } 最多 { $limit } 个字符。
problem-text-missing = { $option } 还缺文字。
problem-partners-elimination = 搭档和淘汰不能一起用。
problem-players = 需要 2 到 { $limit } 名玩家。
problem-partners-four = 搭档正好需要 { $limit } 名玩家。
problem-hand-size = 牌不够：这么多玩家时，每人最多发 { $limit } 张。

option-preset = 一套规则
option-house = 自定规则
option-deck = 牌组
option-removed = 去掉的牌
option-hand-size = 手牌数
option-decks = 合用的牌副数
option-first-card = 第一张牌
option-two-player-reverse = 两人时的反转
option-draw-four-limit = 变色+4 的限制
option-draw-four-challenge = 质疑
option-must-play = 能出必须出
option-stacking = 叠加
option-draw-until-playable = 抽到能出为止
option-force-play = 抽到必须打出
option-uno-penalty = 被抓的惩罚
option-false-catch-penalty = 抓错的惩罚
option-catch-grace = 抓人宽限
option-seven-zero = 七和零
option-jump-in = 抢出
option-partners = 搭档
option-target = 目标分
option-scoring = 计分
option-rounds = 局数
option-no-action-finish = 以数字牌收尾
option-custom-rules = 牌上的规则
option-special-wild-points = 特殊变色牌的分数
option-misplay-penalty = 出错惩罚
option-late-join = 中途加入
option-clock = 回合计时

explain-deck = 用哪些牌玩。现代牌组有一张变色洗牌和三张自定义变色，2015 年牌组以变色换牌代替变色洗牌，经典牌组都没有。
explain-removed = 发牌前从牌组里拿掉的特殊变色牌。
explain-hand-size = 每人发多少张牌，1 到 15。
explain-decks = 人多时可以把几副牌洗在一起，最多四副。
explain-first-card = 哪张牌可以开始牌堆。要么总是数字牌，要么任何牌都算，并按牌面生效。
explain-two-player-reverse = 两人时，反转要么像跳过一样，你再出一次；要么只改变方向，轮到对方。
explain-draw-four-limit = 变色+4 何时算正当。如果出牌后手里还有限制中所说的牌，就是诈唬；没有限制时总是正当。
explain-draw-four-challenge = 要抽四张的人可以质疑：诈唬的人自己抽四张，质疑错了则抽六张。没有质疑时，不正当的变色+4 根本不能出。
explain-must-play = 只有没有牌可出时才能抽牌。不会强迫任何人诈唬。
explain-stacking = 欠牌的人可以再加一张加牌，下家就欠全部。“相同的叠相同的”把 +2 和 +4 分开。
explain-draw-until-playable = 抽牌的人一直抽到能出的牌，然后可以打出。
explain-force-play = 抽到能出的牌必须打出，不能保留。
explain-uno-penalty = 只剩一张牌又没喊 Uno 而被抓时抽多少张。
explain-false-catch-penalty = 喊抓却没有人可抓时抽多少张。
explain-catch-grace = 手牌变成一张后的这么多秒里，抓人先等着，免得网慢的人白白抽牌。
explain-seven-zero = 出 7 的人与自己选的玩家换手牌。出 0 时，每副手牌按出牌方向传给下一位。
explain-jump-in = 谁有与牌堆顶完全相同的牌，在下一位开始之前可以不按顺序打出。之后从那里继续。变色牌不能抢出。
explain-partners = 四名玩家分成两队，对面而坐。一人出完时，两人一起得另一队手牌的分数。
explain-target = 到这么多分比赛就结束。
explain-scoring = 要么一局的赢家得其他人手牌的分数，要么每人记自己的牌、总分低为好，要么一局定胜负。
explain-rounds = 以固定局数代替目标分；0 表示打到目标为止。
explain-no-action-finish = 不能以功能牌或变色牌收尾：最后一张必须是数字牌。
explain-custom-rules = 三张自定义变色牌上各可写一条规则：再来一回合；下家若无牌可出抽三张；或你自己的话，会给所有人看。
explain-special-wild-points = 变色洗牌、变色换牌和自定义变色留在手里时算多少分。
explain-misplay-penalty = 不合的牌仍可试出：牌退回，出牌的人抽两张，回合结束。
explain-late-join = 新玩家可以在一局中途入座并拿到新手牌。搭档规则下不行。
explain-clock = 一回合最多多久，之后电脑替离开的人出牌；关闭则一直等。
option-other = 那条规则

error-notation = 我不认识那张牌、那个颜色或那位玩家。
error-channel-taken = 这个频道里已经有一张牌桌。用 `/game join` 入座，用 `/game show` 让面板回到底部；或者先用 `/game end` 结束它。
error-storage = 没能保存，所以什么都没有改变。请再试一次。
error-unexpected = 抱歉，出了点问题。如果再次发生，请把代码 **{ $code }** 告诉运行这个机器人的人。

## Commands

slash-game = 牌局
slash-new = 新建
slash-preset = 预设
slash-deck = 牌组
slash-hand-size = 手牌数
slash-first-card = 第一张牌
slash-draw-four-limit = 加四限制
slash-draw-four-challenge = 加四质疑
slash-uno-penalty = 被抓惩罚
slash-false-catch-penalty = 抓错惩罚
slash-catch-grace = 抓人宽限
slash-scoring = 计分
slash-target = 目标分
slash-rounds = 局数
slash-clock = 计时
slash-rules = 规则
slash-save-rules = 保存规则
slash-name = 名称
slash-forget-rules = 删除规则
slash-join = 加入
slash-leave = 离开
slash-start = 开始
slash-show = 显示
slash-notify = 通知
slash-add-computer = 添加电脑
slash-level = 水平
slash-kick = 请走
slash-player = 玩家
slash-end = 结束
slash-hand = 手牌
slash-play = 出牌
slash-card = 牌
slash-colour = 颜色
slash-swap-with = 换牌对象
slash-draw = 抽牌
slash-uno = uno
slash-catch = 抓
slash-leaderboard = 排行榜
slash-page = 页
slash-record = 记录
slash-match = 比赛
slash-topic = 主题
slash-learn = 学习
slash-help = 帮助
slash-about = 关于

command-game = 开一桌 Uno、加入、管理牌桌
command-game-new = 在这个频道开一桌
command-game-new-preset = 以哪套规则开始：官方、派对……或本服务器保存的规则
command-game-new-deck = 用哪副牌组
command-game-new-hand-size = 每人发几张牌（7）
command-game-new-first-card = 第一张不是数字牌时怎么办
command-game-new-draw-four-limit = 什么时候可以出变色+4
command-game-new-draw-four-challenge = 变色+4 能不能被质疑
command-game-new-uno-penalty = 没喊 Uno 被抓抽几张（2）
command-game-new-false-catch-penalty = 抓错抽几张（0）
command-game-new-catch-grace = 抓人几秒后生效（2）
command-game-new-scoring = 怎么计分
command-game-new-target = 多少分赢得比赛（500）
command-game-new-rounds = 改为打固定局数
command-game-new-clock = 每回合秒数，15 到 600；0 表示不计时
command-game-rules = 本桌规则；房主可以在这里修改
command-game-save-rules = 保存本桌规则以后再用（房主或管理服务器）
command-game-save-rules-name = 叫什么名字，最多 32 字
command-game-forget-rules = 删除保存的规则（房主或管理服务器）
command-game-forget-rules-name = 哪一套
command-game-join = 在这个频道的牌桌入座
command-game-leave = 让出你的座位
command-game-start = 发牌（房主）
command-game-show = 重新显示面板
command-game-notify = 这里下次开桌时通知我；再用一次则取消
command-game-add-computer = 让电脑坐一个座位（房主）
command-game-add-computer-level = 它打得多好
command-game-kick = 请走一位玩家（房主或管理者）
command-game-kick-player = 请走谁
command-game-end = 结束游戏并关闭牌桌（房主或管理者）
command-hand = 显示你的手牌，只有你能看到
command-play = 打出一张牌
command-play-card = 哪张牌；会列出你能出的牌
command-play-colour = 变色牌指定的颜色
command-play-swap-with = 出 7 或变色换牌时与谁换手牌
command-draw = 抽一张牌
command-uno = 喊 Uno
command-catch = 抓没喊 Uno 的人
command-catch-player = 谁忘了；只有一个人时可以不填
command-record = 你打过的一场比赛的记录文件
command-record-match = 哪一场；不填就是最近一场
command-leaderboard = 本服务器谁领先
command-leaderboard-page = 显示第几页
command-rules = 规则书：每张牌、每条规则，按主题查看
command-rules-topic = 想了解什么
command-learn = 边玩边学 Uno：只有你看得到的一局教学
command-help = 怎么玩
command-about = 这个机器人是什么、由谁制作

choice-deck-modern = 现代，112 张
choice-deck-classic = 经典，108 张
choice-first-card-ignore = 总是数字牌
choice-first-card-effect = 翻到什么算什么
choice-draw-four-limit-colour_or_wild = 没有相同颜色也没有普通变色牌时
choice-draw-four-limit-colour = 没有相同颜色时
choice-draw-four-limit-colour_or_any_wild = 没有相同颜色也没有任何变色牌时
choice-draw-four-limit-none = 随时
choice-scoring-winner = 一局的赢家得其他人手牌的分数
choice-scoring-single = 只打一局，先出完者胜

## Answers to commands and presses

answer-joined = 你已入座。
answer-left = 你已离开牌桌。
answer-notify = 这个频道下次开桌时会在这里提到你。再用一次 `/game notify` 即可取消。
answer-notify-not = 这里下次开桌时不再通知你。
answer-ended = 牌桌已关闭。
answer-record = 这场比赛里发生的一切，逐行记录。`python -m bot replay` 会检查每一步和每一局的发牌，并用文字讲述。
answer-record-so-far = 这场比赛还在进行：这里是到最近结束的一局为止的全部内容。`python -m bot replay` 会用文字讲述。
answer-no-record = 你在这个服务器还没有打完过一局。打完后这里就有记录。
answer-unknown-match = 你的比赛里没有这一场。请从列表中选择。
answer-kicked = { $name } 已被请离牌桌。
answer-computer = { $name } 已入座。
answer-unknown-player = 牌桌上没有人叫 { $name }。请从列出的名字中选择。
answer-unknown-card = 我不认识这张牌：{ $typed }。请写成“红色 7”、“蓝色 跳过”或“变色 绿色”这样。
answer-saved = 规则已保存为 **{ $name }**。这里的任何人都可以用它开桌：`/game new preset:`。
answer-forgotten = 规则 **{ $name }** 已删除。
answer-name-taken = 这里的规则不能叫 { $name }。请换个名字。
answer-presets-full = 本服务器已保存 { $most } 套规则，放不下了。先用 `/game forget-rules` 删除一套。
answer-unknown-preset = 这里没有叫这个名字的规则。
answer-old-button = 这个按钮属于旧版本的机器人，已经没有作用。
answer-old-command = 这个命令已经改了。请重启 Discord（Ctrl+R，或关闭应用），然后再试。
answer-bad-option = 那里不能填 { $typed }。
permissions-missing = 我无法在这个频道维护面板：我缺少 { $permissions }。请让可以编辑频道的人给我权限，然后再试。
permission-view = **查看频道**
permission-send = **发送消息**
permission-send-in-threads = **在子区内发送消息**
