### The guided first round, /learn.

lesson-you = あなた
lesson-head = ### 練習 · { $number }/{ $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### 練習は終わりです
lesson-stopped-how = いつでもまたどうぞ：`/learn` で最初から始まります。

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = 始める
button-lesson-back = 一つ戻る
button-lesson-stop = やめる
button-lesson-again = もう一度
button-lesson-resume = 練習を続ける

lesson-title-begin = はじめてのラウンド
lesson-begin = ようこそ！ ここでは2人のコンピューター、{ $first } と { $second } を相手に、短いUnoのラウンドを遊びます。5分ほどです。ほかの人には見えず、成績にも残りません。

    目標：**いちばん先に手札を全部出しきること**。

    手札は本番と同じように、カードごとのボタンで表示されます。出せるカードが先に並び、ほかは灰色です。ここでは6枚、ふつうは7枚です。

    { "" }**{ button-lesson-begin }** を押して、各ステップの指示どおりに進めてください。いつでも戻ったりやめたりできます。

lesson-title-colour = 同じ色
lesson-colour = 場にあるのは { $pile } です。**同じ色**のカードか、**同じ数字や記号**のカードを出せます。

    あなたの { $card } は同じ色です。押してください。

lesson-title-number = 同じ数字
lesson-number = { $first } はあなたの2に2を重ねました：同じ数字です。{ $second } は青をもう1枚出しました：同じ色です。

    あなたは青を持っていません。でも { $card } は場のカードと**同じ数字**です。押してください。

lesson-title-draw = 出せるカードがない
lesson-draw = 場は { $pile } になりました。緑も1もワイルドもないので、出せるカードがありません。

    出せない人は**1枚引きます**。出せるカードならすぐ出せます。そうでなければ手札に加え、番は終わりです。

    { "" }**{ button-draw }** を押してください。

lesson-title-skip = 記号カード
lesson-skip = 引いたカードは出せませんでした。{ $first } も引くしかなく、{ $second } は { $pile } を出しました。

    記号のカードには効果があります。**スキップ**：次の人は番を失います。**ドロー2**：次の人は2枚引いて番を失います。

    あなたの { $card } は赤なので出せます。押すと { $first } が番を失います。

lesson-title-draw-again = また出せない
lesson-draw-again = { $first } は飛ばされ、{ $second } がすぐ出しました：{ $pile }。

    今度も赤はなく、6もありません。**{ button-why }** でカードごとの理由がわかります。よければ試してください。

    それから **{ button-draw }** を押してください。

lesson-title-wild = ワイルド
lesson-wild = **ワイルド**を引きました。どのカードにも出せて、出した人が次の色を決めます。

    引いたカードはすぐ出しても、あとに残してもかまいません。今は出してみましょう。

lesson-title-name-colour = 色を指定する
lesson-name-colour = 何色にしますか？ いちばん多く持っている色を選びましょう。

    黄が3枚あります。**{ colour-Y }** を押してください。

lesson-title-catch = 言い忘れた人がいる
lesson-catch = 2人ともあなたのワイルドに黄を出しました。でも見てください：{ $second } は**残り1枚**なのに、**ウノ！** と言っていません。

    残り1枚になったら言わなければなりません。忘れたら、次の人の番が始まるまで誰でも指摘でき、その人は2枚引きます。次の人はあなたなので、出す前に指摘しましょう。

    今すぐ **{ $catch }** を押してください。

lesson-title-reverse = 逆回り
lesson-reverse = お見事：{ $second } は2枚引きます。

    まだあなたの番です。**リバース**は回る向きを変えます。これまであなたの次は { $first } でしたが、ここからは { $second } です。

    { $card } を押してください。

lesson-title-challenge = ブラフ？
lesson-challenge = { $second } は出せるカードがなく、引きました。そして { $first } があなたに**ワイルドドロー4**を出し、青を指定しました。

    このカードには制限があります：正当なのは、**今の色（黄でした）のカード**もふつうのワイルドも持っていないときだけです。信じられなければ**チャレンジ**できます。失うものと得るものは下に書いてあります。

    { $first } はさっき黄を出したので、まだ持っているかもしれません。**{ button-challenge }** を押してください。

lesson-title-go-on = 疑って正解
lesson-go-on = ブラフでした：あなただけに見せられた手札に、まだ黄がありました。{ $first } が4枚引き、あなたの番です。指定された色はそのまま：青です。

    あなたの { $card } は青です。押してください。

lesson-title-say-uno = ウノと言う
lesson-say-uno = 残り2枚、{ $card } が出せます：場のカードと同じ4です。出すと**残り1枚**になるので、**ウノ！** と言わなければなりません。いちばん安全なのは出す直前です。

    先に **{ button-uno }** を押してください。

lesson-title-second-to-last = 残り1枚
lesson-second-to-last = もう言ったので、誰も指摘できません。（出した直後でも、ほかの人より早ければ間に合います。）

    では { $card } を押してください。

lesson-title-last = 上がる
lesson-last = { $second } は1枚引き、{ $first } は { $pile } を出しました。あなたの最後のカードは { $card }：これも黄です。

    押してください。最後の1枚を出した人がラウンドに勝ちます。

lesson-title-end = あなたの勝ちです！
lesson-end = **このラウンドはあなたのものです**。 上がった人は、ほかの人の手に残ったカード全部の点を得ます：数字はその数、スキップ・リバース・ドロー2は20点、ワイルドは50点。
lesson-end-hand = { $name } · { $points }点 · { $cards }
lesson-end-points = 合わせて **{ $points }点** です。マッチは、誰かが500点になるまでラウンドを重ねます。
lesson-end-how = **次は？** `/game new` でテーブルを開きましょう。友達は **{ button-join }** を押し、あなたは **{ button-computer }** も押せます。それから **{ button-start }**。もっと知りたいときは、`/rules` がすべてのカードとルールを説明します。

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = 引くこともできます。でも { $card } が出せますし、手札は減らしたいところです。
lesson-else-play = それも出せます。でもこのステップで学ぶのは別のことです。指示を読んでください。
lesson-else-keep = 残すこともできます。でも出すほうがラウンドの終わりに近づきます。
lesson-else-accept = 引くこともできます。でも今は別の道を試しましょう：引かずにすむただ一つの機会です。
lesson-else-uno = まだです。最後から2枚目を出そうとするとき、または残り1枚のときにウノと言ってください。
lesson-else-catch = そこには指摘できる人がいません。ここでは間違えても罰はありませんが、カードを引くテーブルもあります。
lesson-draw-uno = まだです：手札は2枚より多くあります。先に1枚引いてください。
lesson-catch-play = そのカードは出せます。でも出したとたん { $second } は安全になります。先に指摘を：**{ $catch }** を押してください。
lesson-catch-draw = 引いたとたん { $second } は安全になります。先に指摘を：**{ $catch }** を押してください。
lesson-reverse-play = そのカードも出せます。でもリバースの働きを見てみましょう：{ $card } を押してください。
lesson-wild-keep = 残すこともできます。でもそれでは何も出さずに番が終わります。今出しましょう。
lesson-name-colour-play = それでもかまいません。でもほかの色を多く持っていて、次に出したいはずです。**{ colour-Y }** を押してください。
lesson-name-colour-keep = まだ残すこともできます。でもそれでは何も出さずに番が終わります。色を指定してください。
lesson-challenge-accept = そうする人も多いです。でも4枚は多く、これはブラフのようです。**{ button-challenge }** を押してください。
lesson-say-uno-play = そのカードは出せます。でも黙って出すと指摘されて2枚引くことになります。先に **{ button-uno }** を押してください。
lesson-say-uno-draw = 引くこともできます。でも出せるカードがあり、もうすぐ上がれます。先に **{ button-uno }** を押してください。
lesson-second-to-last-uno = もう言いました。では { $card } を押してください。
