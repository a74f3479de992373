### What a person chooses, /settings.

command-settings = 番の知らせ方、見え方、言語

person-title = ### あなたの設定
person-where = -# すべてのサーバーで有効で、ほかの人には見えません。

person-mention = **自分の番のとき**：{ $choice }
choice-mention-always = いつもメンションする
choice-mention-stale = 必要なときメンションする
choice-mention-never = メンションしない
explain-mention-always = 番のたびに知らせ、出し終わると知らせは消えます
explain-mention-stale = 画面の手札が自動で更新される間は知らせません
explain-mention-never = 何も知らせません。番はボードで確かめてください

person-style = **見え方**：{ $choice }
choice-style-pictures = 絵と色
choice-style-plain = 文字だけ
explain-style-pictures = カードに絵があり、今の色が横に見えます
explain-style-plain = 絵のない文章で、読み上げに向いています

person-language = **言語**：{ $language }
person-language-own = { $language }、Discordの設定どおり
choice-language-own = Discordの設定どおり
person-language-how = -# 手札とあなたへの返事の言語です。ボードはサーバーの言語です。

menu-person-mention = 自分の番のとき
menu-person-style = 見え方
menu-person-language = 言語
