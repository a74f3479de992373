### What a person chooses, /settings.

command-settings = 怎么提醒你、你看到什么、用什么语言

person-title = ### 你的设置
person-where = -# 在所有服务器有效，别人看不到。

person-mention = **轮到你时**：{ $choice }
choice-mention-always = 总是提及我
choice-mention-stale = 需要时提及我
choice-mention-never = 从不提及我
explain-mention-always = 每个回合都提醒你，出牌后提醒消失
explain-mention-stale = 你屏幕上的手牌还会自动更新时不提醒
explain-mention-never = 什么都不提醒你。看面板就知道轮到谁

person-style = **你看到的**：{ $choice }
choice-style-pictures = 图片和颜色
choice-style-plain = 纯文字
explain-style-pictures = 牌有图片，旁边能看到当前颜色
explain-style-plain = 没有图片的文字行，适合用屏幕阅读器听

person-language = **语言**：{ $language }
person-language-own = { $language }，与你的 Discord 相同
choice-language-own = 与我的 Discord 相同
person-language-how = -# 用于你的手牌和给你的回答。面板用服务器的语言。

menu-person-mention = 轮到我时
menu-person-style = 我看到的
menu-person-language = 语言
