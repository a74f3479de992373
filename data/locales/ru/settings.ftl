### What a person chooses, /settings. Lines that begin with -# are small print, and -# has to stay at
### their beginning.

command-settings = Как тебя зовут к ходу, что ты видишь и на каком языке

person-title = ### Твои настройки
person-where = -# Они действуют на всех серверах, и больше никто их не видит.

person-mention = **Когда твой ход:** { $choice }
choice-mention-always = Всегда упоминать меня
choice-mention-stale = Упоминать меня, когда нужно
choice-mention-never = Никогда не упоминать меня
explain-mention-always = Каждый ход зовёт тебя, а после хода вызов исчезает
explain-mention-stale = Без вызова, пока карты на твоём экране обновляются сами
explain-mention-never = Ничто тебя не зовёт. Смотри на стол, чтобы знать, чей ход

person-style = **Что ты видишь:** { $choice }
choice-style-pictures = Картинки и цвета
choice-style-plain = Простой текст
explain-style-pictures = У карт есть картинки, а действующий цвет видно сбоку
explain-style-plain = Строки слов без картинок, удобно слушать с экранным диктором

person-language = **Язык:** { $language }
person-language-own = { $language }, как в твоём Discord
choice-language-own = Как в моём Discord
person-language-how = -# Для твоих карт и ответов тебе. Стол на языке сервера.

menu-person-mention = Когда мой ход
menu-person-style = Что я вижу
menu-person-language = Язык
