### What a person chooses, /settings. Lines that begin with -# are small print, and -# has to stay at
### their beginning.

command-settings = Jak bot cię woła do gry, co widzisz i w jakim języku

person-title = ### Twoje ustawienia
person-where = -# Działają na każdym serwerze i nikt inny ich nie widzi.

person-mention = **Gdy jest twoja kolej:** { $choice }
choice-mention-always = Zawsze mnie oznaczaj
choice-mention-stale = Oznaczaj mnie w razie potrzeby
choice-mention-never = Nigdy mnie nie oznaczaj
explain-mention-always = Wzmianka w każdej twojej kolejce; znika, gdy zagrasz
explain-mention-stale = Bez wzmianki, dopóki karty na twoim ekranie same się odświeżają
explain-mention-never = Bez wzmianek. Spójrz na stół, żeby zobaczyć, czyja kolej

person-style = **Co widzisz:** { $choice }
choice-style-pictures = Obrazki i kolory
choice-style-plain = Zwykły tekst
explain-style-pictures = Karty mają obrazki, a obowiązujący kolor widać z boku
explain-style-plain = Linijki tekstu bez obrazków, wygodne z czytnikiem ekranu

person-language = **Język:** { $language }
person-language-own = { $language }, jak w twoim Discordzie
choice-language-own = Jak w moim Discordzie
person-language-how = -# Dla twoich kart i odpowiedzi do ciebie. Stół jest w języku serwera.

menu-person-mention = Gdy jest moja kolej
menu-person-style = Co widzę
menu-person-language = Język
