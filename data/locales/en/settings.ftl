### What a person chooses, /settings. Lines that begin with -# are small print, and -# has to stay at
### their beginning.

command-settings = How you are called, what you see, and in which language

person-title = ### Your settings
person-where = -# They hold on every server, and nobody else sees this.

person-mention = **When it is your turn:** { $choice }
choice-mention-always = Always mention me
choice-mention-stale = Mention me when needed
choice-mention-never = Never mention me
explain-mention-always = Every turn calls you, and the call goes away when you have played
explain-mention-stale = No call while the hand on your screen still refreshes by itself
explain-mention-never = Nothing calls you. Look at the board to see whose turn it is

person-style = **What you see:** { $choice }
choice-style-pictures = Pictures and colours
choice-style-plain = Plain text
explain-style-pictures = Cards have pictures, and the colour in force is seen at the side
explain-style-plain = Lines of words without pictures, good to hear with a screen reader

person-language = **Language:** { $language }
person-language-own = { $language }, as your Discord is set
choice-language-own = As my Discord is set
person-language-how = -# For your hand, and for answers to you. The board is in the language of the server.

menu-person-mention = When it is my turn
menu-person-style = What I see
menu-person-language = Language
