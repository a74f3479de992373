### The rulebook, /rules, a topic after the other.

rulebook-head = ### { $title }
rulebook-page = -# { $page }/{ $pages }ページ
rulebook-gone = そのテーブルはもうないので、ルールブックの最初を表示します。

menu-rulebook = 項目を選ぶ
button-rulebook = ルールブック
button-read-earlier = ← 前へ
button-read-later = 次へ →
button-lesson = 遊んで覚える

rulebook-topic-table = このテーブルのルール
rulebook-topic-aim = 目標と自分の番
rulebook-topic-deal = 配り方と最初のカード
rulebook-topic-cards = カード
rulebook-topic-actions = 記号カード
rulebook-topic-wilds = ワイルド
rulebook-topic-draw-four = ワイルドドロー4とチャレンジ
rulebook-topic-uno = ウノ宣言と指摘
rulebook-topic-points = 得点とマッチ
rulebook-topic-matches = ほかのマッチの形
rulebook-topic-two = 2人で遊ぶ
rulebook-topic-house-cards = ハウスルール：カード
rulebook-topic-house-draws = ハウスルール：ドローカード
rulebook-topic-house-play = ハウスルール：出し方
rulebook-topic-house-points = ハウスルール：得点とウノ
rulebook-topic-presets = ルールのセット
rulebook-topic-small = 細かいルール
rulebook-topic-seats = コンピューター、離席、途中参加
rulebook-topic-fair = 公平な配り方
rulebook-topic-words = ゲームの言葉

## The rules of this table

rulebook-table-official = このテーブルは、この本のとおりの公式ルールで遊びます。
rulebook-table-differs = このテーブルは公式ルールで遊びますが、次の{ $count }点が違います：

## The aim and a turn

rulebook-aim = 2～10人で遊びます。1人に7枚ずつ配ります。**いちばん先に手札を全部出しきりましょう**：ラウンドに勝ち、ほかの人の残り手札の点を得ます。先に500点取った人がマッチに勝ちます。
rulebook-turn = **自分の番には**、場のいちばん上のカードに合うカードを1枚出すか、1枚引きます。
rulebook-fits = **合うカード**とは、場のカードと色・数字・記号のどれかが同じカードです。ワイルドはいつでも出せます。ワイルドのあとは、出した人が指定した色に合わせます。
rulebook-draw = **引く**：出せるときでも引いてかまいません。引いたカードが出せるならすぐ出せますが、ほかの手札は出せません。そうでなければ手札に加え、番は終わりです。
rulebook-direction = **向き**：リバースが向きを変えるまで、席の順に回ります。
rulebook-empty = **引くカードがない？** いちばん上の1枚を残して、出されたカードを混ぜて新しい山札にします。

## The deal and the first card

rulebook-dealer = 最初のラウンドの前に全員が1枚引き、いちばん大きい数字の人が配ります。その後はラウンドごとに親が1席ずつ移ります。
rulebook-first-card = 配り終えたら、もう1枚を開いて場の最初のカードにします。数字カードでなければ飛ばし、数字カードが出るまで次を開きます。
rulebook-first-turn = 親の次の人から始めます。

## The cards

rulebook-cards = デッキは4色で **112枚** です。色が見分けにくい人のために、カードの角に色ごとの印もあります。
rulebook-cards-numbers = **数字カード**：各色に0が1枚、1～9が2枚ずつ。
rulebook-cards-actions = **記号カード**：各色にスキップ2枚、リバース2枚、ドロー2が2枚。
rulebook-cards-wilds = **ワイルド**：ワイルド4枚、ワイルドドロー4が4枚、シャッフルワイルド1枚、白いワイルド3枚。
rulebook-cards-decks = シャッフルも白いワイルドもない108枚のクラシックデッキや、シャッフルの代わりに交換ワイルドが入る2015年デッキも選べます。

## Action cards

rulebook-actions = 記号カードは数字カードと同じように出します：色が合うか、同じ記号ならどの色の上にも。
rulebook-skip = **スキップ**：次の人は番を失います。
rulebook-reverse = **リバース**：ここから逆回りになります。
rulebook-draw-two = **ドロー2**：次の人は2枚引いて番を失います。重ね出しのテーブルでなければ、カードで返すことはできません。
rulebook-last-action = **最後の1枚でも**効果は働きます：ドロー2やワイルドドロー4なら、次の人がまず引き、その分もあなたの得点になります。

## Wilds

rulebook-wild = **ワイルド**：どのカードにも出せます。次に合わせる色を指定します。同じ色のままでもかまいません。
rulebook-shuffle = **シャッフルワイルド**：あなたの分も含めて全員の手札を集めて混ぜ、あなたの次の人から1枚ずつ配り直します。それから色を指定します。
rulebook-swap = **交換ワイルド**（2015年デッキ）：選んだ人と手札を丸ごと交換します。それから色を指定します。
rulebook-customizable = **白いワイルド**：ふつうのワイルドです。ただしテーブルが指示を書いていることがあります：もう一度自分の番、次の人は出せなければ3枚引く、または自由な言葉。
rulebook-last-wild = 最後の1枚として出したときは、シャッフルも交換も手札を動かしません。

## Wild Draw Four and the challenge

rulebook-draw-four = **ワイルドドロー4**：どのカードにも出せます。色を指定し、次の人は4枚引いて番を失います。
rulebook-limit = **制限**：正当なのは、残りの手札に今の色のカードもふつうのワイルドもないときだけです。数字や記号が合うカードは関係ありません。
rulebook-bluff = **ブラフ**：それでも出すことはできます。引かされる人が疑わなければ何も起きません。
rulebook-challenge = **チャレンジ**：引かされる人は引く前に **{ button-challenge }** を押し、あなたの手札を見ます。ほかの人には見えません。
    - ブラフだった：あなたが4枚引き、チャレンジした人はふつうに番を続けます。
    - 正当だった：チャレンジした人が6枚引き、番を失います。
rulebook-challenge-colour = どちらの場合も、指定した色はそのままです。
rulebook-last-draw-four = 最後の1枚として出したときは、チャレンジできません。

## Saying Uno and catching

rulebook-uno = **ウノ！** カードを出して**残り1枚**になる人は、ウノと言わなければなりません。そのカードの直前か直後に **{ button-uno }** を押すか、`/uno` と入力します。
rulebook-catch = **指摘**：言い忘れた人は、次の人の番が始まるまで誰でも指摘できます。**{ button-catch }** を押すか `/catch` と入力します。指摘された人は2枚引きます。
rulebook-grace = 回線が遅くても損をしないように、指摘は2秒待ってから有効になります。その間にウノと言えば安全です。
rulebook-false = 間違った指摘に罰はなく、早すぎるウノにもありません：ただ無効になるだけです。
rulebook-uno-again = 交換やシャッフルで残り1枚になった人も、ウノと言わなければなりません。引いてからまた残り1枚になった人は、もう一度言います。

## Points and the match

rulebook-points = 上がった人は**ほかの人の手に残ったカード全部の点を得ます**：
    - 数字カード：その数
    - スキップ、リバース、ドロー2：20点ずつ
    - ワイルドはどれも：50点ずつ
rulebook-example = **例**：この3枚が残った人がいます。勝者には 7 + 20 + 50 = **77点** です。
rulebook-match = **マッチ**は、誰かが500点になるまでラウンドを重ねます。
rulebook-blocked = 誰も出せず、引くカードもなければ、ラウンドは行き詰まり、勝者なしで終わります。
rulebook-race = 得た点はサーバーのランキングにも数えられます：`/leaderboard`。

## Other kinds of match

rulebook-lowest = **最低点**：各自が残った手札の点を自分の合計に加えます。誰かが目標に達したら、合計が最も低い人の勝ちです。
rulebook-elimination = **脱落戦**：同じですが、目標に達した人は脱落します。最後の1人の勝ちです。
rulebook-single = **1ラウンド勝負**：先に上がった人がすぐに勝ちます。または決まった数のラウンドを遊びます。
rulebook-partners = **パートナー**：4人が2チームに分かれ、パートナーは向かい合わせに座ります。1人が上がると、そのチームが相手2人の手札の点を得ます。パートナーの手札は数えません。

## Two players

rulebook-two = 2人のときは、スキップ、ドロー2、ワイルドドロー4を出すと、すぐまた自分の番になります。
rulebook-two-reverse = リバースはスキップのように働き、もう一度自分の番です。向きを変えるだけにして、相手の番にすることも選べます。
rulebook-two-swap = 手札の交換では選ぶ相手がいないので、相手と交換します。
rulebook-two-left = 大きなテーブルで2人だけ残ったときも同じです。

## House rules (the list itself comes from the options)

rulebook-house = これらはマッチの前にホストが変えられます：テーブルの **{ button-options }** でページが開きます。
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } 公式：{ $value }。
rulebook-presets = テーブルはこのどれかで始められます：`/game new preset:`。
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = すべてこの本のとおり
rulebook-change = { $option }：{ $value }

## The small print

rulebook-small-stack = **重ね出し**：枚数は足されていきます。重ねられない人、重ねたくない人が全部引きます。引き終わると、場のカードはふつうのカードに戻ります。
rulebook-small-stack-challenge = 重なったうち最後のワイルドドロー4だけにチャレンジできます：ブラフなら出した人が全部引き、間違ったチャレンジならさらに2枚多く引きます。
rulebook-small-jump = 記号カードでの**割り込み**：前のカードの効果はなくなり、あなたの席からあなたのカードの効果が働きます。重ね出しなら、引く枚数が足されます。
rulebook-small-jump-never = 色やチャレンジが決まっていない間、または次の人が引いたあとは、誰も割り込めません。
rulebook-small-seven = **7と0**：最後の1枚として出したときは手札を動かしません。2人のときは0も交換です。
rulebook-small-must = **出せるなら出す**と**引いたら出す**で、ワイルドドロー4のブラフを強いられることはありません。
rulebook-small-first = **効果のある最初のカード**：ドロー2とスキップは親の次の人に働きます。リバースなら親から始め、逆回りになります。ワイルドなら親の次の人が色を指定して始めます。ワイルドドロー4はデッキに戻します。
rulebook-small-short = 引くべき枚数より残りが少なければ、あるだけ引きます。
rulebook-small-end = ラウンドは遅くとも5,000手で終わります。

## Computers, being away, coming late

rulebook-computers = **コンピューター**はどの席にもつけます：**{ button-computer }**。見えるのは自分の手札とテーブルだけで、あなたと同じです。強さはホストが選びます。
rulebook-away = **離席？** 時間切れになると、コンピューターが代わりに出します。手札はあなたのもの：何か押せば、また自分で遊べます。
rulebook-vote = **みんなを待たせる人がいる？** テーブルで投票できます：`/game vote`。過半数で番を飛ばすか、人を外せます。
rulebook-pause = **休憩**：ホストはゲームを一時停止でき、誰の時間も進みません。遊んでいる人なら誰でも再開できます。
rulebook-late = **途中参加**：ラウンドの間なら誰でも席につけます。ラウンドの途中では、テーブルが許すときだけです。
rulebook-watch = **観戦**：遊ばない人も見られます。見えるのは全員に見えるものだけです：`/game watch`。
rulebook-leave = **完全に抜ける**：手札は山札に戻ります。得点は残りますが、もう勝てません。プレイヤーが1人だけになると、マッチは終わります。

## A fair deal

rulebook-fair = カードを選ぶ人は誰もいません。このボットを動かしている人もです。そして、それを確かめられます。
rulebook-fair-seed = シャッフルはすべて、**シード**という秘密の文字列で決まります。最初のカードの前にその指紋（SHA-256）が決まり、テーブルで **{ button-more }** を押せば誰でも見られます。ラウンドが終わるとシードそのものが公開されます。指紋が一致すれば、途中で何も変わっていません。
rulebook-fair-record = `/record` で、遊んだマッチで起きたことすべてを、プログラムで確かめられるファイルとしてもらえます。

## The words of the game

rulebook-words = - **場**：出されたカード。いちばん上の1枚だけが意味を持ちます。
    - **山札**：伏せてあり、引くためのカード。
    - **今の色**：合わせる色。いちばん上のカードの色、またはワイルドで指定された色。
    - **合う**：色・数字・記号のどれかが同じ、またはワイルドであること。
    - **上がる**：最後の1枚を出すこと。ラウンドに勝ちます。
    - **ブラフ**：制限に反したワイルドドロー4。
    - **チャレンジ**：ワイルドドロー4を疑うこと。
    - **指摘**：残り1枚でウノと言っていない人を指すこと。
    - **重ね出し**：ドローカードにドローカードを重ねること（ハウスルール）。
    - **割り込み**：番でないときに場とまったく同じカードを出すこと（ハウスルール）。
    - **ホスト**：テーブルを開いた人。
    - **配り方**：ラウンドのカードがどう混ぜられたか。
