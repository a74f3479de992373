### Every sentence a person can see. Fluent syntax.
### $you is "yes" where the sentence is told to the one it is about. Names come in escaped.

language-name = 日本語

## Lists

list-between = { $first }、{ $second }
and-between = { $first }と{ $second }
clause-between = { $first }。{ $second }
comma-between = { $first }、{ $second }

## Cards and colours

colour-R = 赤
colour-Y = 黄
colour-G = 緑
colour-B = 青

loud-R = 🟥 **赤** ◯
loud-Y = 🟨 **黄** ▲
loud-G = 🟩 **緑** ☰
loud-B = 🟦 **青** ◆

heading-R = 🟥 赤 ◯
heading-Y = 🟨 黄 ▲
heading-G = 🟩 緑 ☰
heading-B = 🟦 青 ◆
heading-wild = ⬛ ワイルド

symbol-S = スキップ
symbol-R = リバース
symbol-D = ドロー2

card-coloured = { $colour }の{ $symbol }
card-group = { $colour }の{ $symbols }
card-W = ワイルド
card-W4 = ワイルドドロー4
card-WH = シャッフルワイルド
card-WX = 交換ワイルド
card-WC1 = 白いワイルド1
card-WC2 = 白いワイルド2
card-WC3 = 白いワイルド3
card-named = { $card }（{ $colour }）
custom-rule = { $kind ->
    [extra_turn] もう一度自分の番
    [draw_three] 次の人は出せるカードがなければ3枚引く
    [text] { $text }
   *[blank] ふつうのワイルド
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } か **{ $symbol }**
match-nothing-yet = これから指定される色

## Names

name-unknown = プレイヤー{ $seat }
name-twin = { $name }（{ $seat }）
typed-blank = （空白）
name-partner = { $name }（あなたのパートナー）
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] やさしい
    [hard] 強い
   *[normal] ふつう
}
menu-level = コンピューターの強さは？
menu-level-choice = { $level ->
    [easy] コンピューター：やさしい
    [hard] コンピューター：強い
   *[normal] コンピューター：ふつう
}
choice-level-easy = やさしい
choice-level-normal = ふつう
choice-level-hard = 強い

## The board

board-title = -# Uno · 第{ $round }ラウンド · { $goal }
goal-target = 先に{ $target }点で勝ち
goal-rounds = { $rounds ->
    [1] 1ラウンド勝負
   *[other] { $rounds }ラウンド後に最高得点の人の勝ち
}
goal-rounds-low = { $rounds ->
    [1] 1ラウンド、合計が最も低い人の勝ち
   *[other] { $rounds }ラウンド後に合計が最も低い人の勝ち
}
goal-lowest = 誰かが{ $target }点になったら、合計が最も低い人の勝ち
goal-elimination = { $target }点で脱落、最後に残った人の勝ち
goal-single = 1ラウンド、先に上がった人の勝ち

board-turn = ### ► { $name } の番です
board-drawn = ### ► { $name } が引きました：出すか、手札に残すか
board-draw-four = ### ► { $name } は4枚引くか、チャレンジします
board-take-four = ### ► { $name } は{ $count }枚引きます
board-penalty = ### ► { $name } は{ $count }枚引くことになっています
board-colour = ### ► { $name } が最初の色を指定します
board-paused = ### ⏸ ゲームは一時停止中です
board-paused-how = 何も失われません。準備ができたら **{ button-resume }** を押してください。

board-match = { $match } に合わせる
board-pile = 場のカードは **{ $card }**

board-says = カードの指示：**{ $rule }**
board-stack = 重ね：**+{ $count }** · 引くか、{ $kind ->
    [draw_two] ドロー2
    [wild_draw_four] ワイルドドロー4
   *[any] ドロー2かワイルドドロー4
}を重ねる
board-jump = ⚡ もう1枚の **{ $card }** を持つ人は割り込めます
board-teams = チーム：**{ $first }** 対 **{ $second }**
board-misplay = 合わないカードも試しに出せます。{ $count }枚引いて番を失います
board-clock = 時間切れ：{ $when }
board-clock-over = 時間切れ：まもなくコンピューターが出します
board-no-clock = ごゆっくり：制限時間はありません
board-draw-pile = 山札 **{ $count }**
board-order = { $turned ->
    [yes] 番は**下へ** ↓（逆回り）
   *[no] 番は**下へ** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points }点
row-next = 次
row-exposed = ❗ **まだウノと言っていない**
row-said = 📣 ウノ宣言
row-away = 💤 離席中
row-out = 脱落
row-waits = 次のラウンドから参加

closed-ended = ### このゲームは終了しました
closed-empty = ### 全員が抜けたので、このテーブルは閉じました
closed-expired = ### しばらく誰も来なかったので、このテーブルは閉じました
closed-replaced = ### 新しいテーブルに代わりました
closed-how = `/game new` で新しいテーブルを開けます。

## The lobby

lobby-title = ### 🃏 Unoのテーブルが開きました
lobby-host = { $name } からの招待です。**{ button-join }** を押して席につきましょう。2～{ $most }人で遊べます。
lobby-seats = **席についている人** · { $count }/{ $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · ホスト
lobby-lonely = あと1人必要です。友達を待つか、コンピューターを追加してください。
lobby-ready = 全員そろったら { $name } が **{ button-start }** を押します。
lobby-full = 満席です。{ $name } が **{ button-start }** を押します。
lobby-rules = **ここのルール**

rule-deck-modern = モダンデッキ、112枚
rule-deck-classic = クラシックデッキ、108枚
rule-deck-swap = 2015年デッキ、112枚
rule-deck-fewer = { $deck }、{ $kinds }なし
rule-decks = { $count }組を合わせて使用、1組は：{ $deck }
rule-hand-size = 1人{ $count }枚
rule-first-card-ignore = 場の最初のカードは必ず数字カード
rule-first-card-effect = 場の最初のカードは数字以外でも効果がある
rule-goal-target = 上がった人がほかの人の手札の点を得る。{ $target }点で勝ち
rule-goal-rounds = { $rounds ->
    [1] 上がった人がほかの人の手札の点を得る。1ラウンドだけ
   *[other] 上がった人がほかの人の手札の点を得る。{ $rounds }ラウンド後に最高得点の人の勝ち
}
rule-goal-rounds-low = { $rounds ->
    [1] 各自が自分の残り手札の点を数える。1ラウンドだけ
   *[other] 各自が自分の残り手札の点を数える。{ $rounds }ラウンド後に合計が最も低い人の勝ち
}
rule-goal-single = 1ラウンド：先に上がった人の勝ち
rule-goal-lowest = 各自が自分の残り手札の点を数える。誰かが{ $target }点になったら、合計が最も低い人の勝ち
rule-goal-elimination = 各自が自分の残り手札の点を数える。{ $target }点で脱落
rule-draw-four = ワイルドドロー4：{ $limit }。{ $challenge }
rule-draw-four-free = ワイルドドロー4：いつでも出せる
rule-draw-four-colour-or-wild = 今の色のカードもふつうのワイルドも持っていないときだけ
rule-draw-four-colour = 今の色のカードを持っていないときだけ
rule-draw-four-colour-or-any-wild = 今の色のカードもほかのワイルドも持っていないときだけ
rule-challenge-on = ブラフもできるが、チャレンジされることがある
rule-challenge-off = ブラフは禁止
rule-uno = { $penalty ->
    [0] ウノを言い忘れて指摘されても罰はない
   *[other] ウノを言い忘れて指摘されたら{ $penalty }枚引く
}
rule-wrong-catch = { $penalty ->
    [0] 間違った指摘に罰はない
   *[other] 間違った指摘は{ $penalty }枚引く
}
rule-grace = { $seconds ->
    [0] 指摘はすぐに有効
   *[other] 指摘は{ $seconds }秒後に有効
}
rule-must-play = 出せるなら必ず出す：引けるのは出せない人だけ
rule-draw-until-playable = 引く人は、出せるカードが出るまで引く
rule-force-play = 引いたカードが出せるなら必ず出す
rule-seven-zero = 7は選んだ人と手札を交換、0は全員の手札を隣へ回す
rule-jump-in = 割り込み：場とまったく同じカードは番でなくても出せる
rule-partners = パートナー：2人ずつの2チーム、向かい合わせで得点は共同
rule-no-action-finish = 最後の1枚は数字カードでなければならない
rule-stacking-same = 重ね出し：ドロー2にドロー2、ドロー4にドロー4
rule-stacking-cross = 重ね出し：ドローカードならどれにでも重ねられる
rule-two-player-reverse = 2人のときリバースは向きを変えるだけ
rule-misplay-penalty = 合わないカードも試せる：{ $count }枚引いて番を失う
rule-custom-rules = 3枚の白いワイルドの指示：{ $rules }
rule-special-wild-points = シャッフル・交換・白いワイルドは{ $points }点
rule-late-join = ラウンドの途中でも参加できる
rule-clock = 1回の番は{ $seconds }秒、過ぎたらコンピューターが代わりに出す
rule-no-clock = 制限時間なし

## The hand

hand-note = > { $note }
hand-your-turn = ### あなたの番 – { $match } に合わせる
hand-wait = ### { $name } の番です
hand-wait-next = ### { $name } の番です – 次はあなた
hand-drawn = ### { $card } を引きました
hand-drawn-how = 出せるカードです。出すか、手札に残して番を終えてください。
hand-drawn-must = 出せるカードなので、必ず出します。
hand-jump = ### ⚡ { $card } で割り込めます
hand-stack-how = **または**ドローカードを**重ねる**：次の人がこの{ $count }枚とその分を引くことになります。
hand-must-play = 出せるカードがあるので、引けません。
hand-no-action-finish = ここでは最後の1枚は数字カードでなければなりません。
hand-misplay = ✗ は合わないカードです。それでも出すと{ $count }枚引いて番を失います。
hand-says = -# { $card }：{ $rule }
hand-draw-four = ### { $name } がワイルドドロー4を出しました
hand-draw-four-take = **{ $take }枚引く**：{ $take }枚引いて、この番を失います。
hand-draw-four-challenge = **{ button-challenge }**：ブラフだと見て、{ $name } の手札をあなただけが見ます。{ $rule }
hand-draw-four-bluff = · ブラフなら：{ $name } が{ $take }枚引き、あなたの番が続きます
hand-draw-four-fair = · 正当なら：あなたが{ $lost }枚引き、この番を失います
hand-bluff-colour = { $known ->
    [yes] { $name } が{ $colour }のカードをまだ持っていればブラフです。
   *[no] { $name } が直前の色のカードをまだ持っていればブラフです。
}
hand-bluff-colour-or-wild = { $known ->
    [yes] { $name } が{ $colour }のカードかふつうのワイルドをまだ持っていればブラフです。
   *[no] { $name } が直前の色のカードかふつうのワイルドをまだ持っていればブラフです。
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] { $name } が{ $colour }のカードかほかのワイルドをまだ持っていればブラフです。
   *[no] { $name } が直前の色のカードかほかのワイルドをまだ持っていればブラフです。
}
hand-take = ### { $count }枚引くことになっています
hand-take-how = 引くと、番は次の人に移ります。
hand-colour = ### 最初のカードはワイルドです：色を指定してください
hand-picking = ### { $card }：何色にしますか？
hand-picking-how = 残る手札
hand-kept = { $heading }：{ $cards }
hand-picking-swap = 渡す手札
hand-picking-shuffle = 全員の手札を混ぜます。あなたが出すのは
hand-picking-partner = ### { $card }：誰と手札を交換しますか？
hand-offer = ### { $card } は { $match } に合いません
hand-offer-how = それでも出しますか？ カードは戻り、{ $count }枚引いて番が終わります。
hand-picking-last = 最後の1枚です。色を指定すればラウンドに勝ちます。
hand-pass = 引けるカードがもうありません。出せるカードがなければパスしてください。
hand-pile = 場のカード：{ $card } · { $match } に合わせる
hand-pile-alone = 場のカード：{ $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ ウノなし
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = 山札 **{ $count }**
hand-exposed = ❗ **残り1枚です – 指摘される前に { button-uno } を押してください**
hand-say-before = 残り2枚です。出す前に **{ button-uno }** を押せば、誰にも指摘されません。
hand-called = 📣 ウノと言いました。2枚のうち1枚を出してください。
hand-said = 📣 ウノと言いました。
hand-page = { $count }種類のうち { $from }～{ $to }
hand-paused = ### ⏸ ゲームは一時停止中です
hand-paused-how = ボードの **{ button-resume }** を押すか、自分の番ならそのまま出してください。
hand-lobby = ### まだ配られていません
hand-lobby-how = ホストが **{ button-start }** を押すとカードが配られます。
hand-between = ### ラウンドが終わりました
hand-between-how = 準備ができたら **{ button-next-round }** を押してください。
hand-between-ready = 準備完了です。
hand-finished = ### マッチが終わりました
hand-finished-how = もう一度遊ぶには、ボードの **{ button-rematch }** を押してください。
hand-closed = ### このテーブルは閉じました
hand-closed-how = `/game new` で新しいテーブルを開けます。
hand-gone = ### あなたはもうこのテーブルにいません
hand-gone-how = 手札は山札に戻りました。
hand-watching = ### このラウンドには参加していません
hand-watching-how = 次のラウンドで配られます。

## Why not? – the reasons in a hand

why-title = **なぜ出せない？**
why-line = - { $reason }
why-cards = { $cards }：{ $reason }
why-does-not-match = { $cards }：{ $colour }でも **{ $symbol }** でもありません。
why-other-colour = { $cards }：{ $colour }ではありません。ワイルドの上では色だけを見ます。
why-breaks-limit = { $limit ->
    [colour] 今の色のカードを持っている間は出せません。ここではブラフはできません。
    [colour_or_any_wild] 今の色のカードかほかのワイルドを持っている間は出せません。ここではブラフはできません。
   *[colour_or_wild] 今の色のカードかふつうのワイルドを持っている間は出せません。ここではブラフはできません。
}
why-cannot-stack = { $kind ->
    [draw_two] 引く枚数がたまっています。重ねられるのはドロー2だけです。
    [wild_draw_four] 引く枚数がたまっています。重ねられるのはワイルドドロー4だけです。
   *[any] 引く枚数がたまっています。重ねられるのはドロー2かワイルドドロー4だけです。
}
why-owed = { $count }枚引くまでは何も出せません。このテーブルでは重ね出しはできません。
why-owed-challenge = { $count }枚引くかチャレンジするまでは何も出せません。このテーブルでは重ね出しはできません。
why-not-your-turn = 今は { $name } の番です。このテーブルでは割り込めないので、自分の番を待ってください。
why-jump-closed = 今は { $name } の番です。割り込むにはもう遅いです：番が始まったか、まだ決まっていないことがあります。
why-not-identical = 今は { $name } の番です。番でないときは場とまったく同じカードだけ出せます：もう1枚の { $card }。
why-wild-on-top = 今は { $name } の番です。ワイルドには割り込めません。
why-out-of-turn = 今は { $name } の番です。{ $reason }
why-draw = カードを引いてください：**{ button-draw }**。

## Buttons

button-join = 参加
button-leave = 抜ける
button-leave-match = マッチから完全に抜ける
button-start = 開始
button-computer = コンピューター追加
button-hand = 手札を見る
button-draw = 引く
button-uno = ウノ！
button-uno-said = ウノ宣言済み
button-catch = 指摘！
button-catch-name = { $name } を指摘！
button-options = ルール…
button-form-numbers = 手札の枚数とデッキ数…
button-form-written = カードに書く…
button-form-goals = 目標・回数・時間…
button-form-calls = 罰と猶予…
button-more = その他…
button-resume = 続ける
button-next-round = 次のラウンド
button-next-round-ready = 次のラウンド（{ $ready }/{ $people }）
button-rematch = 再戦
button-play-drawn = { $card } を出す
button-jump = 割り込む：{ $card }
button-unfit = ✗ { $card }
button-offer = { $card } を試す
button-partner = { $name } · { $count }枚
button-why = なぜ出せない？
button-why-back = 理由を隠す
button-draw-until = 出せるまで引く
button-keep = 残す
button-challenge = チャレンジ
button-take = { $count }枚引く
button-pass = パス
button-back = 戻る
button-page-earlier = ← カード { $from }～{ $to }
button-page-later = カード { $from }～{ $to } →
button-rules = 遊び方
button-settings = 設定
button-scores = ランキング
button-scores-page-back = ← { $page }ページ
button-scores-page-on = { $page }ページ →

## What has happened

event-dealer-drawn = { $you ->
    [yes] あなたが最も大きいカードを引き、親になりました
   *[no] { $name } が最も大きいカードを引き、親になりました
}
event-round-started = { $you ->
    [yes] 第{ $round }ラウンド：あなたが配り、**{ $card }** が開かれました
   *[no] 第{ $round }ラウンド：{ $name } が配り、**{ $card }** が開かれました
}
event-card-played = { $you ->
    [yes] あなたは **{ $card }** を出しました
   *[no] { $name } は **{ $card }** を出しました
}
event-card-jumped = { $you ->
    [yes] あなたは **{ $card }** で割り込みました
   *[no] { $name } は **{ $card }** で割り込みました
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] あなたは引けませんでした：カードがありません
       *[other] あなたは{ $count }枚引きました
    }
   *[no] { $count ->
        [0] { $name } は引けませんでした：カードがありません
       *[other] { $name } は{ $count }枚引きました
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] カードがなくて引けず、あなたは番を失いました
       *[other] あなたは{ $count }枚引き、番を失いました
    }
   *[no] { $count ->
        [0] カードがなくて引けず、{ $name } は番を失いました
       *[other] { $name } は{ $count }枚引き、番を失いました
    }
}
event-card-kept = { $you ->
    [yes] あなたはカードを残しました
   *[no] { $name } はカードを残しました
}
event-turn-skipped = { $you ->
    [yes] あなたは番を失いました
   *[no] { $name } は番を失いました
}
event-turn-passed = { $you ->
    [yes] あなたはパス：出すカードも引くカードもありません
   *[no] { $name } はパス：出すカードも引くカードもありません
}
event-direction-changed = 回る向きが変わりました
event-colour-named = { $you ->
    [yes] あなたは{ $colour }を指定しました
   *[no] { $name } は{ $colour }を指定しました
}
event-penalty-owed = { $you ->
    [yes] あなたは{ $count }枚引くことになります
   *[no] { $name } は{ $count }枚引くことになります
}
event-challenge-guilty = { $you ->
    [by] あなたは { $target } にチャレンジ：ブラフでした
    [target] { $name } があなたにチャレンジ：ブラフでした
   *[no] { $name } が { $target } にチャレンジ：ブラフでした
}
event-challenge-innocent = { $you ->
    [by] あなたは { $target } にチャレンジ：正当でした
    [target] { $name } があなたにチャレンジ：正当でした
   *[no] { $name } が { $target } にチャレンジ：正当でした
}
event-uno-said = { $you ->
    [yes] あなたは **ウノ！** と言いました
   *[no] { $name } は **ウノ！** と言いました
}
event-catch-missed = { $you ->
    [by] あなたは { $target } を指摘しましたが、問題ありませんでした
    [target] { $name } があなたを指摘しましたが、問題ありませんでした
   *[no] { $name } が { $target } を指摘しましたが、問題ありませんでした
}
event-uno-caught = { $you ->
    [by] あなたは { $target } のウノ忘れを指摘しました
    [target] { $name } があなたのウノ忘れを指摘しました
   *[no] { $name } が { $target } のウノ忘れを指摘しました
}
event-hands-swapped = { $you ->
    [by] あなたは { $target } と手札を交換しました
    [target] { $name } があなたと手札を交換しました
   *[no] { $name } が { $target } と手札を交換しました
}
event-hands-passed-on = 全員の手札が隣へ回りました
event-hands-shuffled = 全員の手札を混ぜて配り直しました
event-pile-reshuffled = 捨て札を混ぜて新しい山札にしました
event-custom-rule = { $kind ->
    [extra_turn] カードの指示：もう一度自分の番
    [draw_three] カードの指示：次の人は出せるカードがなければ3枚引く
   *[text] カードの指示：{ $text }
}
event-card-misplayed = { $you ->
    [yes] あなたは { $card } を試しましたが、合いません
   *[no] { $name } は { $card } を試しましたが、合いません
}
event-clock-expired = { $you ->
    [yes] 時間切れのため、コンピューターがあなたの代わりに出しました
   *[no] { $name } は時間切れ：コンピューターが出します
}
event-seat-left = { $you ->
    [yes] あなたは抜けました
   *[no] { $name } は抜けました
}
event-seat-joined = { $you ->
    [yes] あなたは席につきました
   *[no] { $name } が席につきました
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] あなたが上がり、ラウンドに勝ちました
       *[other] あなたが上がりました：{ $points }点
    }
   *[no] { $points ->
        [0] { $name } が上がり、ラウンドに勝ちました
       *[other] { $name } が上がりました：{ $points }点
    }
}
event-round-blocked = ラウンドは行き詰まりました：誰も出せず、引けません
event-round-abandoned = ラウンドは打ち切り：相手がいなくなりました
event-match-won = { $count ->
    [1] { $names } がマッチに勝ちました
   *[other] { $names } が同点でマッチに勝ちました
}
event-match-abandoned = マッチは打ち切られました

## What is told to the one who did it, or to whom it was done

note-drew = **{ $cards }** を引きました。
note-drew-nothing = 引けるカードがありませんでした。
note-drew-unplayable = **{ $cards }** を引きました。出せないので手札に加え、番は終わりです。
note-misplayed = { $count ->
    [0] { $card } は合わないので戻しました。引けるカードはなく、番は終わりです。
   *[other] { $card } は合わないので戻し、{ $count }枚引いて（{ $cards }）、番は終わりです。
}
note-kept = 手札に残しました。番は終わりです。
note-uno-in-vain = それは無効です。最後から2枚目を出そうとするとき、または残り1枚のときにウノと言ってください。
note-uno-needless = その必要はありません。今は誰もあなたを指摘できません。
note-caught = 指摘成功！ { $name } はウノと言っておらず、{ $count }枚引きます。
note-catch-held = 最初に指摘しました。{ $name } が先にウノと言わなければ、まもなく有効になります。
note-catch-missed = 指摘することはありません：{ $name } は安全です。
note-catch-missed-penalty = 指摘することはありません：{ $name } は安全です。あなたは{ $count }枚引きます：{ $cards }。
note-challenge-guilty = ブラフでした！ { $name } が{ $count }枚引き、あなたの番です。
note-challenge-innocent = 正当でした。{ $count }枚引いて番を失います：{ $cards }。
note-challenge-hand = { $name } の手札は、あなただけに見えます：{ $cards }。
note-took = { $count ->
    [0] 引けるカードがありませんでした
   *[other] { $count }枚引きました：{ $cards }
}。番は終わりです。
note-colour-named = { $colour }を指定しました。
note-passed = パスしました。
note-out = 上がりました！ このラウンドはあなたの勝ちです。
note-back = おかえりなさい！ また自分でカードを出せます。
note-stale = そのボタンができてから、ゲームが進んでいます。今はこうなっています。

## The end of a round and of a match

summary-last-round = **最後のラウンド** · { $name } が上がりました
summary-last-round-points = **最後のラウンド** · { $name } が上がりました · { $points }点
summary-title = ### 🏁 { $name } が第{ $round }ラウンドに勝ちました
summary-title-points = ### 🏁 { $name } が第{ $round }ラウンドに勝ちました · { $points }点
summary-title-blocked = ### 第{ $round }ラウンドは行き詰まりました：誰も出せず、引けません
summary-title-abandoned = ### 第{ $round }ラウンドは打ち切られました
summary-left = **残った手札**
summary-hand = { $name } · { $points }点 · { $cards }
summary-hand-faces = { $name } · { $points }点 · { $faces }
    -# { $cards }
summary-more = ほか{ $count }枚
summary-totals = **合計** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }**（+{ $points }）
summary-out = { $name }（脱落）
summary-next-at = 次のラウンドは { $when }、または全員の準備ができしだい。
summary-next-ready = 次のラウンドは全員の準備ができしだい始まります。
summary-dealer = 配るのは { $name }。
summary-ready = 準備完了：{ $ready }。待っている人：{ $waiting }。
summary-seed = -# 配り方は公平？ 確かめ方は { button-more } にあります。

finished-title = ### 🏆 { $name } がマッチに勝ちました！
finished-title-team = ### 🏆 { $names } がマッチに勝ちました！
finished-title-shared = ### 🏆 { $names } が同点でマッチに勝ちました！
finished-title-nobody = ### マッチは勝者なしで終わりました
finished-title-abandoned = ### マッチは打ち切られました
finished-place = { $place } · **{ $name }** · { $total }点
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total }点
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = 各ラウンド後の合計
course-line = { $name }：{ $totals }
course-ends = { $name }：最後は{ $total }点
finished-rounds = { $rounds }ラウンド遊びました。
finished-again = 下の新しいメッセージで再戦が始まっています。
finished-rematch = 同じ人、同じルールで？ **{ button-rematch }** を押してください。

## Calling people

called = { $who } さん、あなたの番です。
called-again = { $who } さん、まだあなたの番です。時間切れ：{ $when }。
called-open = { $who } ここでゲームが始まります。**{ button-join }** を押して参加してください。
called-open-in = { $who } { $place } でゲームが始まります。

## More about a table

more-title = ### このテーブルのルール
more-deal = **配り方は公平？** シャッフルはすべて秘密のシードで決まります。その指紋（SHA-256）は最初のカードの前に決まっていました：
    `{ $fingerprint }`
more-deal-later = シードそのものはラウンドの終わりに公開されるので、誰でも確かめられます。
more-deal-seed = 第{ $round }ラウンドは終わりました。そのシード：
    `{ $seed }`
    このSHA-256が、ラウンド中ここに表示されていた指紋です。シャッフルはこれで決まります。
more-leave = 完全に抜けると、手札は山札に戻ります。少し離れるだけなら席を残してください：何か押すまでコンピューターが代わりに出します。

## The leaderboard

scores-title = ### 🏆 ランキング
scores-race = 第{ $number }回レース · 先に **{ $target }** 点取った人が王冠を得ます
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# 通算{ $points }点 · { $played }ラウンド中{ $won }勝、マッチ{ $matches }勝
scores-own = **あなた** · { $rank }位 · 今回 { $points }/{ $target } · 通算 { $all }
scores-own-none = ここではまだ得点がありません。
scores-empty = ここではまだ誰も得点していません。2人以上のテーブルでラウンドに勝つと、あなたの名前が載ります。
scores-page = -# { $page }/{ $pages }ページ · プレイヤー{ $count }人
scores-champions = **👑 歴代チャンピオン**
scores-champion = 第{ $number }回 · { $name } · { $total }点 · { $when }
scores-no-champion = レースの勝者はまだいません。最初の王冠はこれからです。
scores-somebody = いなくなった人
race-won = 👑 { $name } が{ $total }点でこのサーバーの第{ $number }回レースに勝ち、王冠を手にしました！ 次のレースはゼロから始まります。

## Help

help-title = ### ここでのUnoの遊び方
help-start = **始め方**：`/game new`。みんなが **{ button-join }**、ホストが **{ button-start }** を押します。コンピューターも席につけます。
help-turn = **自分の番**：場のカードと色・数字・記号が合うカードか、ワイルドを押します。1枚引いてもよく、出せるカードならすぐ出せます。ボードの **{ button-hand }** で、いつでも自分の手札をあなただけが見られます。
help-draw-four = **ワイルドドロー4**が正当なのは、今の色のカードもふつうのワイルドも持っていないときだけです。引かされる人は **{ button-challenge }** できます：ブラフなら出した人が4枚引き、正当ならチャレンジした人が6枚引きます。
help-uno = **ウノ！** 最後から2枚目を出すとき、直前か直後に **{ button-uno }** を押します。次の人が動くまでは誰でも **{ button-catch }** でき、指摘されたら2枚引きます。
help-score = **得点**：上がった人がほかの人の手札の点を得ます。数字はその数、スキップ・リバース・ドロー2は20点、ワイルドは50点。先に500点取った人がマッチに勝ちます。
help-away = **ちょっと離れる？** 時間切れになると、何か押すまでコンピューターが代わりに出します。
help-more = **もっと知る**：`/learn` はあなただけの短いラウンドで遊び方を教えます。`/rules` はすべてのカードとハウスルールを説明します。`/settings` で言語と番の知らせ方を選べます。
help-commands = **コマンド**：すべてボタンでできます。入力したい人は、テーブルは `/game`、番は `/hand` `/play` `/draw` `/uno` `/catch`、得点は `/leaderboard`。

about-title = ### このボットについて
about-what = あなたのサーバーでUnoのカードを配り、審判と得点計算をする無料のボットです。
about-cards = カードの絵は専用に描かれました。色ごとに印があり、色が見分けにくくても区別できます。
about-data = 保存するのはユーザーID、遊ぶときの名前、ゲーム、得点、設定だけで、あなたが書いたものは保存しません。
about-trademark = UNOはMattelの商標です。このボットは趣味の作品であり、Mattelとは関係がなく、Mattelが作ったものでも認めたものでもありません。
about-version = バージョン { $version }。

## Refusals: what the rules do not allow

refusal-round-over = このラウンドは終わりました。
refusal-not-playing = あなたはこのラウンドに参加していません。
refusal-not-your-turn = { $known ->
    [yes] あなたの番ではありません：{ $name } の番です。
   *[no] あなたの番ではありません。
}
refusal-not-in-hand = { $card ->
    [none] そのカードは持っていません。
   *[other] { $card } は持っていません。
}
refusal-does-not-match = { $known ->
    [yes] { $card } は合いません：{ $match } に合わせるか、ワイルドを出してください。
   *[no] そのカードは場のカードに合いません。
}
refusal-breaks-limit = { $limit ->
    [colour] ワイルドドロー4は、今の色のカードを持っていないときだけ出せます。
    [colour_or_wild] ワイルドドロー4は、今の色のカードもふつうのワイルドも持っていないときだけ出せます。
    [colour_or_any_wild] ワイルドドロー4は、今の色のカードもほかのワイルドも持っていないときだけ出せます。
   *[unknown] ほかの手札があるので、今はワイルドドロー4を出せません。
}
refusal-only-drawn-card = もう引きました：引いたカードを出すか、残してください。
refusal-already-drew = もう引いています：引いたカードを出すか、残してください。
refusal-must-play = 出せるカードがあるので、引けません。
refusal-must-play-drawn = 引いたカードが出せるので、必ず出します。
refusal-must-answer-penalty = まず場のカードに応じてください：できることは手札に出ています。
refusal-cannot-stack = そのカードはこれに重ねられません。
refusal-no-action-finish = ここでは最後の1枚は数字カードでなければなりません。
refusal-colour-required = 何色にするかも指定してください。
refusal-colour-not-wanted = 色を指定するのはワイルドだけです。
refusal-name-colour-first = まず場のワイルドの色を指定してください。
refusal-no-colour-owed = 今、指定する色はありません。
refusal-partner-required = 誰と手札を交換するかも指定してください。
refusal-partner-not-wanted = そのカードでは手札を交換しません。
refusal-bad-partner = その人とは手札を交換できません。
refusal-nothing-drawn = カードを引いていないので、残すものがありません。
refusal-nothing-to-draw = 引けるカードがありません。
refusal-nothing-owed = 引くことになっているカードはありません。
refusal-nothing-to-challenge = チャレンジできるワイルドドロー4がありません。
refusal-can-draw = まだ引けるので、パスできません。
refusal-can-play = 出せるカードがあるので、パスできません。
refusal-jump-closed = 割り込むには遅すぎます：ゲームが進みました。
refusal-not-identical = 割り込めるのは、場とまったく同じカードだけです。
refusal-catch-self = 自分は指摘できません。**{ button-uno }** を押してください。
refusal-catch-absent = その人はこのラウンドにいません。
refusal-caught-wrong-already = たった今試しました：指摘できる人はいません。
refusal-misplay-off = そのカードは合いません。
refusal-not-a-misplay = そのカードは合うので、ふつうに出してください。
refusal-no-joining = もう誰もこのマッチに参加できません。
refusal-table-full = 満席です。
refusal-wrong-seat = その席は空いていません。
refusal-no-grace = 待つことはありません。

## Troubles: what cannot be done at the table

trouble-no-table = このチャンネルにはテーブルがありません。`/game new` で開けます。
trouble-table-in-channel = このチャンネルにはもうテーブルがあります。`/game join` で席につき、`/game show` でボードを下に出せます。または先に `/game end` で終了してください。
trouble-table-closed = そのテーブルは閉じました。`/game new` で新しいテーブルを開けます。
trouble-not-seated = あなたはこのテーブルにいません。
trouble-already-seated = あなたはもうこのテーブルにいます。
trouble-table-full = 満席です：10人までです。
trouble-not-host = それはホストだけができます。
trouble-not-allowed = それはホストか、このサーバーのゲーム担当者だけができます。
trouble-too-few = 2人以上必要です。友達を待つか、コンピューターを追加してください。
trouble-already-started = マッチはもう始まっています。
trouble-not-started = マッチはまだ始まっていません。
trouble-join-later = ラウンド中です。終わったら席につけます：そのとき **{ button-join }** を押すか、`/game join` を使ってください。
trouble-cards-short = もう1人増えるにはカードが足りません。
trouble-joining-closed = マッチが始まったので、今は参加できません。
trouble-no-such-seat = そのような人はこのテーブルにいません。
trouble-no-round = 今はラウンド中ではありません。
trouble-round-running = ラウンドはまだ続いています。
trouble-match-over = マッチは終わりました。
trouble-match-running = マッチはまだ続いています。
trouble-paused = ゲームは一時停止中です。先に **{ button-resume }** を押してください。
trouble-not-paused = ゲームは一時停止していません。
trouble-no-computer = このテーブルにコンピューターはいません。
trouble-out-of-round = あなたはこのラウンドに参加していません。次のラウンドで配られます。
trouble-not-saved = 保存できなかったので、何も変わっていません。もう一度試してください。
trouble-bad-value = その値は使えません。
trouble-broken-table = このチャンネルのテーブルは読み込めなくなりました。`/game new` で新しいテーブルを開くか、サーバーを管理できる人に `/game end` で閉じてもらってください。
trouble-not-a-person = ホストになれるのは人だけです。
trouble-vote-self = 自分については投票できません。席を立つには `/game leave` を使ってください。
trouble-vote-computer = コンピューターについては投票できません。ラウンドの間にホストが `/game kick` で外せます。
trouble-vote-alone = まだいる人を1人だけで外すことはできません。その人が離席中でなければ2人必要です。
trouble-vote-early = 投票できるのがあなただけのときは、時間の半分か1分が過ぎるまで番を飛ばせません。もう少し待ってください。
trouble-vote-over = その投票は終わりました。
trouble-voted = もう投票しました。ほかの人の票が集まれば決まります。
trouble-not-their-turn = 今は誰もその人を待っていないので、飛ばす番がありません。

## The page of rules

panel-preset = ルールは **{ $name }** です。
panel-own = 自分たちで決めたルールです。
panel-warning = ⚠ このままではマッチを始められません：{ $problem }
panel-only-host = マッチが始まる前なら、ホストがここで変えられます。
panel-begun = マッチが始まったので、ルールはこのままです。
panel-line = ◦ { $option }：{ $value }
panel-changed = ◆ **{ $option }：{ $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }：{ $value }
menu-explain = どういう意味？
tab-start = すべてのルール
tab-cards = カード
tab-draws = ドローカード
tab-house = ハウスルール
tab-points = 得点とウノ
option-on = オン
option-off = オフ
option-no-clock = なし
option-none = なし
option-seconds = { $count }秒
option-until-target = 目標まで
form-numbers = 手札の枚数とデッキ数
form-written = カードに書く指示
form-goals = 目標・ラウンド数・時間
form-calls = 罰と猶予
form-between = { $low }～{ $high }
form-clock-how = 1回の番の秒数、{ $low }～{ $high }。0は制限なし。
form-rule = 白いワイルド{ $number }
form-rule-how = 空欄：ふつうのワイルド。または「{ form-rule-extra-turn }」「{ form-rule-draw-three }」、自由な言葉（100字まで）。
form-rule-extra-turn = もう一度
form-rule-draw-three = 3枚引く
form-bad-number = { $option }は{ $low }～{ $high }の整数にしてください。何も変わっていません。

choice-preset-official = 公式
choice-preset-classic = クラシック
choice-preset-sheet-2015 = 2015年版
choice-preset-party = パーティー
choice-preset-family = ファミリー
choice-preset-lowest = 最低点
choice-preset-elimination = 脱落戦
choice-preset-partners = パートナー
choice-preset-quick = クイック
choice-match = { $day } · { $rounds }ラウンド · { $people }人 · { $end ->
    [running] 進行中
    [won] あなたの勝ち
   *[over] 終了
}
choice-deck-swap = 2015年、112枚、交換ワイルド入り
choice-removed-shuffle = シャッフルワイルド
choice-removed-swap = 交換ワイルド
choice-removed-customizable = 白いワイルド
choice-two-player-reverse-skip = リバースは相手を飛ばす
choice-two-player-reverse-turn = リバースは向きを変えるだけ
choice-special-wild-points-50 = 50点
choice-special-wild-points-40 = 40点
choice-draw-four-challenge-on = チャレンジできる
choice-draw-four-challenge-off = ブラフもチャレンジもなし
choice-stacking-off = オフ
choice-stacking-same = 同じものに同じもの
choice-stacking-cross = どのドローカードにも
choice-scoring-lowest = 各自の手札を数え、合計が低い人の勝ち
choice-scoring-elimination = 各自の手札を数え、目標に達したら脱落

problem-out-of-range = { $option }にその値は使えません。
problem-text-too-long = { $option }は{ $limit }字までです。
problem-text-missing = { $option }の言葉がありません。
problem-partners-elimination = パートナーと脱落戦は一緒に使えません。
problem-players = 2～{ $limit }人必要です。
problem-partners-four = パートナーはちょうど{ $limit }人で遊びます。
problem-hand-size = カードが足りません：この人数なら1人{ $limit }枚までにしてください。

option-preset = ルールのセット
option-house = ハウスルール
option-deck = デッキ
option-removed = 抜くカード
option-hand-size = 手札の枚数
option-decks = 混ぜるデッキ数
option-first-card = 最初のカード
option-two-player-reverse = 2人のときのリバース
option-draw-four-limit = ワイルドドロー4の制限
option-draw-four-challenge = チャレンジ
option-must-play = 出せるなら出す
option-stacking = 重ね出し
option-draw-until-playable = 出せるまで引く
option-force-play = 引いたら出す
option-uno-penalty = 指摘されたときの罰
option-false-catch-penalty = 間違った指摘の罰
option-catch-grace = 指摘の猶予
option-seven-zero = 7と0
option-jump-in = 割り込み
option-partners = パートナー
option-target = 目標
option-scoring = 得点の数え方
option-rounds = ラウンド数
option-no-action-finish = 最後は数字カード
option-custom-rules = カードの指示
option-special-wild-points = 特別なワイルドの点
option-misplay-penalty = 出し間違いの罰
option-late-join = 途中参加
option-clock = 制限時間

explain-deck = どのカードで遊ぶか。モダンにはシャッフルワイルド1枚と白いワイルド3枚があり、2015年版はシャッフルの代わりに交換ワイルドがあり、クラシックにはどれもありません。
explain-removed = 配る前にデッキから抜く、特別なワイルドの種類です。
explain-hand-size = 1人に配る枚数、1～15枚。
explain-decks = 大人数なら複数のデッキを混ぜられます。4組まで。
explain-first-card = 場の最初のカード。必ず数字カードにするか、どのカードでもよくその効果が働くか。
explain-two-player-reverse = 2人のとき、リバースはスキップのように働いてもう一度自分の番になるか、向きを変えるだけで相手の番になるか。
explain-draw-four-limit = ワイルドドロー4が正当なとき。出したあとの手札に制限のカードがあればブラフです。制限がなければいつでも正当です。
explain-draw-four-challenge = 4枚引かされる人は疑うことができます。ブラフなら出した人が4枚引き、間違っていれば6枚です。チャレンジなしなら、正当でないワイルドドロー4は出せません。
explain-must-play = 出せるカードがないときだけ引けます。ブラフを強いられることはありません。
explain-stacking = 引かされる人はドローカードを重ねられ、次の人が全部引くことになります。「同じものに同じもの」ではドロー2とドロー4を分けます。
explain-draw-until-playable = 引く人は出せるカードが出るまで引き続け、そのカードを出せます。
explain-force-play = 引いたカードが出せるなら必ず出し、残せません。
explain-uno-penalty = 残り1枚でウノと言わずに指摘されたときに引く枚数。
explain-false-catch-penalty = 指摘できる人がいないのに指摘したときに引く枚数。
explain-catch-grace = 手札が1枚になってからこの秒数は指摘が保留され、回線が遅くても損をしません。
explain-seven-zero = 7を出した人は選んだ人と手札を交換します。0が出ると、全員の手札が回る向きに1つ移ります。
explain-jump-in = 場とまったく同じカードを持つ人は、次の人が始めるまで番でなくても出せます。そこから続きます。ワイルドには割り込めません。
explain-partners = 4人が2チームに分かれ、向かい合って座ります。1人が上がると、2人とも相手チームの手札の点を得ます。
explain-target = この点数でマッチが終わります。
explain-scoring = ラウンドの勝者がほかの人の手札の点を得るか、各自が自分の手札を数えて低いほうがよいか、1ラウンドで決めるか。
explain-rounds = 目標の代わりに決まったラウンド数。0なら目標まで遊びます。
explain-no-action-finish = 記号カードやワイルドでは上がれません：最後の1枚は数字カードです。
explain-custom-rules = 3枚の白いワイルドにそれぞれ指示を書けます：もう一度自分の番、次の人は出せなければ3枚引く、または全員に見える自由な言葉。
explain-special-wild-points = シャッフルワイルド、交換ワイルド、白いワイルドが手札に残ったときの点。
explain-misplay-penalty = 合わないカードも試しに出せます：カードは戻り、出した人は2枚引いて番が終わります。
explain-late-join = ラウンドの途中でも席につき、新しい手札をもらえます。パートナーではできません。
explain-clock = いない人の代わりにコンピューターが出すまでの、1回の番の時間。オフならずっと待ちます。
option-other = そのルール

error-notation = そのカード、色、プレイヤーはわかりません。
error-channel-taken = このチャンネルにはもうテーブルがあります。`/game join` で席につき、`/game show` でボードを下に出せます。または先に `/game end` で終了してください。
error-storage = 保存できなかったので、何も変わっていません。もう一度試してください。
error-unexpected = すみません、問題が起きました。また起きたら、このボットを動かしている人にコード **{ $code }** を伝えてください。

## Commands

slash-game = ゲーム
slash-new = 新規
slash-preset = セット
slash-deck = デッキ
slash-hand-size = 手札枚数
slash-first-card = 最初のカード
slash-draw-four-limit = ドロー4制限
slash-draw-four-challenge = チャレンジ
slash-uno-penalty = 指摘の罰
slash-false-catch-penalty = 誤指摘の罰
slash-catch-grace = 指摘の猶予
slash-scoring = 得点方式
slash-target = 目標
slash-rounds = ラウンド数
slash-clock = 制限時間
slash-rules = ルール
slash-save-rules = ルール保存
slash-name = 名前
slash-forget-rules = ルール削除
slash-join = 参加
slash-leave = 抜ける
slash-start = 開始
slash-show = 表示
slash-notify = お知らせ
slash-add-computer = コンピューター追加
slash-level = 強さ
slash-kick = 外す
slash-player = プレイヤー
slash-end = 終了
slash-hand = 手札
slash-play = 出す
slash-card = カード
slash-colour = 色
slash-swap-with = 交換相手
slash-draw = 引く
slash-uno = uno
slash-catch = 指摘
slash-leaderboard = ランキング
slash-page = ページ
slash-record = 記録
slash-match = マッチ
slash-topic = 項目
slash-learn = 練習
slash-help = ヘルプ
slash-about = ボットについて

command-game = Unoのテーブルを開く・参加する・管理する
command-game-new = このチャンネルにテーブルを開く
command-game-new-preset = 始めるルールのセット：公式、パーティー…、またはこのサーバーで保存したもの
command-game-new-deck = 使うデッキ
command-game-new-hand-size = 1人に配る枚数（7）
command-game-new-first-card = 最初のカードが数字でないときの扱い
command-game-new-draw-four-limit = ワイルドドロー4をいつ出せるか
command-game-new-draw-four-challenge = ワイルドドロー4にチャレンジできるか
command-game-new-uno-penalty = ウノ忘れを指摘されたときの枚数（2）
command-game-new-false-catch-penalty = 間違った指摘の枚数（0）
command-game-new-catch-grace = 指摘が有効になるまでの秒数（2）
command-game-new-scoring = 得点の数え方
command-game-new-target = マッチに勝つ点数（500）
command-game-new-rounds = 決まったラウンド数で遊ぶ
command-game-new-clock = 1回の番の秒数、15～600。0は制限なし
command-game-rules = このテーブルのルール。ホストはここで変えられます
command-game-save-rules = このテーブルのルールを保存（ホストまたはサーバー管理）
command-game-save-rules-name = 名前、32字まで
command-game-forget-rules = 保存したルールを削除（ホストまたはサーバー管理）
command-game-forget-rules-name = どのルールか
command-game-join = このチャンネルのテーブルで席につく
command-game-leave = 席を立つ
command-game-start = カードを配る（ホスト）
command-game-show = ボードをもう一度表示
command-game-notify = ここで次のゲームが開いたら知らせる。もう一度使うと取り消し
command-game-add-computer = コンピューターを席につける（ホスト）
command-game-add-computer-level = どのくらい強いか
command-game-kick = プレイヤーを外す（ホストまたは担当者）
command-game-kick-player = 誰を外すか
command-game-end = ゲームを終えてテーブルを閉じる（ホストまたは担当者）
command-hand = 自分の手札を自分だけに表示
command-play = カードを出す
command-play-card = カード。出せる手札が候補に出ます
command-play-colour = ワイルドで指定する色
command-play-swap-with = 7や交換ワイルドで手札を交換する相手
command-draw = カードを引く
command-uno = ウノと言う
command-catch = ウノと言っていない人を指摘する
command-catch-player = 誰が忘れたか。1人だけなら省略できます
command-record = 遊んだマッチの記録をファイルでもらう
command-record-match = どのマッチか。省略すると最新
command-leaderboard = このサーバーの順位
command-leaderboard-page = 表示するページ
command-rules = ルールブック：すべてのカードとルールを項目別に
command-rules-topic = 知りたいこと
command-learn = 遊びながらUnoを覚える：あなただけに見える練習ラウンド
command-help = 遊び方
command-about = このボットについて、作った人について

choice-deck-modern = モダン、112枚
choice-deck-classic = クラシック、108枚
choice-first-card-ignore = 必ず数字カード
choice-first-card-effect = 何でもよく、効果も働く
choice-draw-four-limit-colour_or_wild = 合う色もふつうのワイルドもないとき
choice-draw-four-limit-colour = 合う色がないとき
choice-draw-four-limit-colour_or_any_wild = 合う色もワイルドもないとき
choice-draw-four-limit-none = いつでも
choice-scoring-winner = ラウンドの勝者がほかの人の手札の点を得る
choice-scoring-single = 1ラウンド、先に上がった人の勝ち

## Answers to commands and presses

answer-joined = 席につきました。
answer-left = テーブルを抜けました。
answer-notify = このチャンネルで次のゲームが開いたら、ここでお知らせします。取り消すには `/game notify` をもう一度使ってください。
answer-notify-not = ここでの次のゲームのお知らせを取り消しました。
answer-ended = テーブルを閉じました。
answer-record = このマッチで起きたことすべての、1行ずつの記録です。`python -m bot replay` はすべての手と各ラウンドの配り方を確かめ、言葉で伝えます。
answer-record-so-far = このマッチはまだ続いています。最後に終わったラウンドまでの記録です。`python -m bot replay` は言葉で伝えます。
answer-no-record = このサーバーでは、まだ1ラウンドも遊び終えていません。終わるとここに記録ができます。
answer-unknown-match = そのようなマッチはあなたの記録にありません。一覧から選んでください。
answer-kicked = { $name } はテーブルから外されました。
answer-computer = { $name } が席につきました。
answer-unknown-player = このテーブルに { $name } という人はいません。候補の名前から選んでください。
answer-unknown-card = { $typed } というカードはわかりません。「赤の7」「青のスキップ」「ワイルド 緑」のように書いてください。
answer-saved = ルールを **{ $name }** として保存しました。ここでは誰でもこれでテーブルを開けます：`/game new preset:`。
answer-forgotten = ルール **{ $name }** を削除しました。
answer-name-taken = ここではルールの名前を { $name } にできません。別の名前にしてください。
answer-presets-full = このサーバーにはルールが{ $most }セット保存されていて、もう入りません。先に `/game forget-rules` で1つ削除してください。
answer-unknown-preset = その名前のルールはここにありません。
answer-old-button = このボタンは古い版のボットのもので、もう使えません。
answer-old-command = このコマンドは変わりました。Discordを再起動（Ctrl+R、またはアプリを閉じる）してから試してください。
answer-bad-option = そこに { $typed } は使えません。
permissions-missing = このチャンネルではボードを保てません。{ $permissions } の権限がありません。チャンネルを編集できる人に頼んでから、もう一度試してください。
permission-view = **チャンネルを見る**
permission-send = **メッセージを送信**
permission-send-in-threads = **スレッドでメッセージを送信**
