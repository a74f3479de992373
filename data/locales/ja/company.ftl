## Who is at a table: votes, the host, whoever watches

button-vote = 投票…
button-vote-skip = 投票：{ $name } を飛ばす
button-vote-remove = 投票：{ $name } を外す
button-pause = 一時停止
button-watch = 観戦
button-refresh = 更新

vote-skip = 🗳 { $name } の番を飛ばす投票：**{ $count }/{ $needed }** · 終了 { $when }
vote-remove = 🗳 { $name } を外す投票：**{ $count }/{ $needed }** · 終了 { $when }
vote-on-you-skip = 🗳 **ほかの人があなたの番を飛ばす投票をしています（{ $count }/{ $needed }）**。 カードを出せば投票は終わります。
vote-on-you-remove = 🗳 **ほかの人があなたをテーブルから外す投票をしています（{ $count }/{ $needed }）**。
vote-skipped-you = 🗳 投票であなたの番は飛ばされ、コンピューターが代わりに出しました

notice-host = 🔑 ホストは { $name } になりました
notice-skipped = 🗳 投票により、コンピューターが { $name } の代わりに出します
notice-removed = 🗳 投票により、{ $name } は外されました
notice-replaced = 🤖 { $name } は抜けました。コンピューターが続けます

vote-title = ### 🗳 投票
vote-how = 離席中の人と投票の対象になった人を除き、テーブルの全員が1票を持ちます。過半数で決まります。2分たつと投票は終わります。
vote-how-skip = **番を飛ばす**：時間切れのときのように、コンピューターが出します。投票できるのが1人だけのときは、時間の半分か1分が過ぎてからできます。
vote-how-remove = **人を外す**：その人は席を完全に失います。相手が離席中でなければ、1人だけでは外せません。
vote-nobody = 投票の対象になる人がいません。
vote-counted = あなたの票を数えました。
vote-decided = 必要な最後の1票でした。決まりです。

watch-title = -# 👀 観戦中です。全員に見えるものだけが見え、誰の手札も見えません。
watch-join = 一緒に遊ぶには **{ button-join }** を押してください。
watch-join-later = ラウンドが終わったら席につけます。
watch-join-never = もう誰もこのマッチに参加できません。
watch-full = 満席です。
watch-seated = あなたはこのテーブルの席についています。**{ button-hand }** で手札が見られます。
watch-refresh = -# この表示は15分間自動で更新されます。その後は **{ button-refresh }** を押してください。

more-host = ホストは { $name } です。
more-vote = みんなを待たせている人がいますか？ **{ button-vote }** でテーブルが決められます。

permission-manage-threads = **スレッドの管理**（このスレッドはロックされています）
need-manage-threads = ロックされたスレッドに書き込むため

answer-paused = ゲームを一時停止しました。席についている人は `/game resume` で続けられます。
answer-resumed = ゲームを再開しました。
answer-host = ホストは { $name } になりました。
answer-ended-broken = このチャンネルのテーブルは読み込めなくなっていたので、閉じました。`/game new` で新しいテーブルを開けます。

command-game-pause = ゲームを一時停止。誰の時間も進みません（ホスト）
command-game-resume = 一時停止から続ける
command-game-watch = 参加せずに観戦する
command-game-vote = 誰かの番を飛ばす、または外す投票をする
command-game-vote-player = 誰について
command-game-vote-what = 何の投票か。省略すると選べます
command-game-host = ほかの人をホストにする（ホストまたはサーバー管理）
command-game-host-player = 新しいホスト
choice-what-skip = 番を飛ばす
choice-what-remove = テーブルから外す

slash-pause = 一時停止
slash-resume = 再開
slash-watch = 観戦
slash-vote = 投票
slash-what = 内容
slash-host = ホスト
