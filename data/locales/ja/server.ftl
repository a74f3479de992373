### What a server chooses, /server, and what the bot needs in a channel.

slash-server = サーバー
slash-settings = 設定
slash-check = 確認

command-server = このサーバーでのUnoの遊び方を選ぶ（サーバー管理）
command-server-settings = このサーバーのルール、チャンネル、ロール、スレッド、言語、レース
command-server-check = ここと選んだチャンネルで遊べるか確かめる

## The page of settings

server-title = ### ⚙️ このサーバーのUno
server-from-when = -# ルール・時間・チャンネル・スレッドはこれから開くゲームに、そのほかはすぐに有効です。

server-preset = **新しいゲームのルール**：{ $rules }
server-preset-gone = { $name }（削除済みのため{ $official }）
server-preset-how = -# ルールを選ばない `/game new` のときに使います。`/game save-rules` で自分たちのルールを保存できます。
server-clock = **制限時間**：{ $time }
server-clock-how = -# 過ぎるとコンピューターが代わりに出します。ホストはゲーム中に変えられます。
server-threads = **ゲームごとのスレッド**：{ $value }
server-threads-how = -# チャンネルは静かなまま、いくつものゲームを同時に遊べます。
server-channels = **チャンネル**：{ $channels }
server-channels-all = すべて
server-channels-gone = 削除された{ $count }件
server-channels-how = -# ゲームを開けるのはそこだけです。カテゴリーはその中のチャンネル、チャンネルはその中のスレッドも含みます。選ばなければすべてです。
server-host = **ゲームを開ける人**：{ $role }
server-host-everybody = 全員
server-host-how = -# サーバーを管理できる人はいつでも開けます。選ばなければ全員です。
server-moderator = **ゲームを終わらせ、人を外せる人**：{ $role }
server-moderator-nobody = サーバーを管理できる人
server-moderator-how = -# どのテーブルでも、ホストとサーバーを管理できる人のほかに。
server-role-gone = 削除されたロール
server-race = **第{ $number }回レース**：{ $target }点まで
server-race-how = -# 勝ったラウンドの点がたまります。先に届いた人がチャンピオンになり、次のレースが始まります：`/leaderboard`。
server-race-over = -# ⚠️ もう{ $points }点の人がいます。次に誰かがラウンドに勝つと、最も点の多い人がレースに勝ちます。
server-solo = **1人とコンピューターのラウンドも数える**：{ $value }
server-solo-how = -# オフなら、2人以上で遊んだラウンドだけを数えます。
server-reset = **レースをやり直す**
server-reset-how = -# このレースの点が全員0に戻ります。
server-language = **言語**：{ $language }
server-language-own = { $language }、Discordのサーバー設定どおり
server-language-how = -# ボードなど全員に見えるものの言語です。あなただけに見えるものはあなたの言語です：`/settings`。

menu-server-preset = 新しいゲームのルール
menu-server-clock = 制限時間
menu-server-channels = チャンネル：すべて
menu-server-host = ロール：全員
menu-server-moderator = ロール：なし
menu-server-language = 言語

choice-clock-off = 制限なし
choice-language-server = Discordのサーバー設定どおり

button-turn-on = オンにする
button-turn-off = オフにする
button-server-target = 変更…
button-server-reset = やり直す…
button-server-reset-yes = はい、全員0点に
button-server-check = 権限を確認
button-server-settings = 設定

scores-empty-solo = ここではまだ誰も得点していません。コンピューター相手でもラウンドに勝てば、あなたの名前が載ります。

form-server-target = このサーバーのレース
form-server-target-points = レースに勝つ点数

server-reset-title = ### 第{ $number }回レースをやり直しますか？
server-reset-sure = このレースの点が全員0に戻ります。今の最高は{ $points }点です。通算の得点とチャンピオンは残ります。元には戻せません。
server-reset-done = レースをやり直しました。全員0点です。
server-everyone-no = そのロールは全員が持っているので、誰でもどのゲームも終わらせられてしまいます。別のロールを選んでください。

## What somebody may not do here

answer-need-manager = それはサーバーを管理できる人だけができます。
answer-other-channels = このチャンネルではゲームを開けません。{ $channels } へどうぞ。
answer-no-channel = このチャンネルではゲームを開けず、選ばれたチャンネルももうありません。サーバーを管理できる人が `/server settings` で選び直せます。
answer-in-threads = このチャンネルのゲームはスレッドにあります。こちらへどうぞ：{ $threads }
answer-own-thread = あなたのテーブルがもうあります：{ $thread }。そこで遊ぶか、そこで `/game end` を使って閉じてください。
answer-host-role = ここでゲームを開けるのは、ロール { $role } のメンバーだけです。
answer-host-role-gone = ここでゲームを開けるのは、サーバーを管理できる人だけです。

## The check of a channel

check-title = ### 🔎 ここで遊べますか？
check-place = -# 確認した場所：{ $place }
check-well = **はい**。 必要なものはそろっています。
check-ill = **いいえ**。 足りないものがあります。
check-given = ✅ { $permission }：{ $purpose }
check-missing = ❌ { $permission } がありません：{ $purpose }
check-lacking = ⚠️ { $permission } がありません：{ $purpose }
check-commands = ✅ コマンドは使えます：今まさに使いました。
check-commands-few = ⚠️ ほとんどのメンバーはこのチャンネルでコマンドを使えません。**アプリコマンドを使う** が必要です。
check-open = ✅ `/server settings` により、ここでゲームを開けます。
check-closed = ❌ `/server settings` により、ゲームはほかのチャンネルでしか開けません。
check-thread = 🧵 ここではゲームごとにスレッドができます。
check-others = **ゲームを開けるほかのチャンネル**
check-others-well = ✅ { $channels }：必要なものはそろっています。
check-others-missing = ❌ { $place } には { $permissions } がありません。
check-others-lacking = ⚠️ { $place } には { $permissions } がありませんが、遊べます。
check-others-commands = ⚠️ ほとんどのメンバーは { $place } でコマンドを使えません。
check-others-more = -# ここにないチャンネル：{ $count }
check-emojis = -# カードの絵はボット自身のものなので、権限はいりません。
check-how = **直し方**：チャンネルの設定を開き、権限で、足りないものをボットのロールに与えてください。

permission-threads = **公開スレッドの作成**
permission-history = **メッセージ履歴を読む**
permission-files = **ファイルを添付**
need-view = チャンネルを見て、ボードを最新に保つため
need-send = ボードを出し、番を知らせるため
need-send-in-threads = スレッドにボードを出し、番を知らせるため
need-threads = ゲームごとにスレッドを作るため
need-history = メッセージの下にそのスレッドを作るため
need-files = マッチの終わりの絵のため。なければボードが言葉ですべて伝えます

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } がUnoのテーブルを開いています…
thread-opened = { $name } がUnoのテーブルを開きました。{ $thread } で遊びます：席にどうぞ！
thread-failed = ゲームのスレッドを作れませんでした。もう一度試すか、サーバーを管理できる人に `/server check` を見てもらってください。
