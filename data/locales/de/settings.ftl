command-settings = Wie du gerufen wirst, was du siehst, und in welcher Sprache

person-title = ### Deine Einstellungen
person-where = -# Sie gelten auf jedem Server, und niemand sonst sieht sie.

person-mention = **Wenn du dran bist:** { $choice }
choice-mention-always = Mich immer erwähnen
choice-mention-stale = Mich bei Bedarf erwähnen
choice-mention-never = Mich nie erwähnen
explain-mention-always = Jeder Zug ruft dich, und der Ruf verschwindet, wenn du gespielt hast
explain-mention-stale = Kein Ruf, solange sich deine Hand auf dem Bildschirm selbst erneuert
explain-mention-never = Nichts ruft dich. Am Tisch siehst du, wer dran ist

person-style = **Was du siehst:** { $choice }
choice-style-pictures = Bilder und Farben
choice-style-plain = Nur Text
explain-style-pictures = Karten haben Bilder, und die geltende Farbe sieht man an der Seite
explain-style-plain = Zeilen in Worten, ohne Bilder, gut zu hören mit einem Screenreader

person-language = **Sprache:** { $language }
person-language-own = { $language }, wie dein Discord eingestellt ist
choice-language-own = Wie mein Discord eingestellt ist
person-language-how = -# Für deine Hand und für Antworten an dich. Der Tisch ist in der Sprache des Servers.

menu-person-mention = Wenn ich dran bin
menu-person-style = Was ich sehe
menu-person-language = Sprache
