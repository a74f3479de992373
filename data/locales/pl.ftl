### Polish, with "ty". The gender of people is unknown: present tense or a noun. Any wild is a "czarna karta", a plain Wild a "zmiana koloru".

language-name = Polski

## Lists

list-between = { $first }, { $second }
and-between = { $first } i { $second }
clause-between = { $first }; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Czerwony
colour-Y = Żółty
colour-G = Zielony
colour-B = Niebieski

loud-R = 🟥 **CZERWONY** ◯
loud-Y = 🟨 **ŻÓŁTY** ▲
loud-G = 🟩 **ZIELONY** ☰
loud-B = 🟦 **NIEBIESKI** ◆

heading-R = 🟥 Czerwone ◯
heading-Y = 🟨 Żółte ▲
heading-G = 🟩 Zielone ☰
heading-B = 🟦 Niebieskie ◆
heading-wild = ⬛ Czarne

symbol-S = Postój
symbol-R = Zmiana kierunku
symbol-D = +2

# Red stop (m.), red turn (f.), red +2 (n.), red 7 (f.).
card-coloured = { $symbol_id ->
    [S] { $colour_id ->
        [R] Czerwony postój
        [Y] Żółty postój
        [G] Zielony postój
       *[B] Niebieski postój
    }
    [R] { $colour_id ->
        [R] Czerwona zmiana kierunku
        [Y] Żółta zmiana kierunku
        [G] Zielona zmiana kierunku
       *[B] Niebieska zmiana kierunku
    }
    [D] { $colour_id ->
        [R] Czerwone +2
        [Y] Żółte +2
        [G] Zielone +2
       *[B] Niebieskie +2
    }
   *[other] { $colour_id ->
        [R] Czerwona
        [Y] Żółta
        [G] Zielona
       *[B] Niebieska
    } { $symbol }
}
card-group = { $colour }: { $symbols }
card-W = Zmiana koloru
card-W4 = +4
card-WH = Tasowanie kart
card-WX = Wymiana kart
card-WC1 = Własna reguła 1
card-WC2 = Własna reguła 2
card-WC3 = Własna reguła 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] grasz jeszcze raz
    [draw_three] następna osoba dobiera 3, jeśli nic jej nie pasuje
    [text] { $text }
   *[blank] zwykła zmiana koloru
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } lub **{ $symbol }**
match-nothing-yet = kolor, który zostanie wybrany

## Names

name-unknown = Gracz { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (puste)
name-partner = { $name } (w parze z tobą)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] łatwy
    [hard] trudny
   *[normal] średni
}
menu-level = Jak dobrze grają komputery?
menu-level-choice = { $level ->
    [easy] Komputery: łatwe
    [hard] Komputery: trudne
   *[normal] Komputery: średnie
}
choice-level-easy = łatwy
choice-level-normal = średni
choice-level-hard = trudny

## The board

board-title = -# Uno · runda { $round } · { $goal }
goal-target = { $target ->
    [one] do 1 punktu
    [few] do { $target } punktów
   *[many] do { $target } punktów
}
goal-rounds = { $rounds ->
    [one] jedna runda
    [few] najwięcej punktów po { $rounds } rundach
   *[many] najwięcej punktów po { $rounds } rundach
}
goal-rounds-low = { $rounds ->
    [one] jedna runda, wygrywa najmniejsza suma
    [few] najmniejsza suma po { $rounds } rundach
   *[many] najmniejsza suma po { $rounds } rundach
}
goal-lowest = gdy ktoś ma { $target }, wygrywa najmniejsza suma
goal-elimination = przy { $target } pkt. odpadasz, wygrywa ostatnia osoba
goal-single = jedna runda, wygrywa, kto pierwszy skończy

board-turn = ### ► Gra { $name }
board-drawn = ### ► { $name } dobiera: zagrać czy zatrzymać
board-draw-four = ### ► { $name } bierze 4 albo sprawdza
board-take-four = ### ► { $name } musi wziąć { $count }
board-penalty = ### ► { $name } ma do wzięcia { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
board-colour = ### ► { $name } wybiera pierwszy kolor
board-paused = ### ⏸ Gra jest wstrzymana
board-paused-how = Nic nie przepada. Naciśnij **{ button-resume }**, gdy chcesz grać dalej.

board-match = Pasuje: { $match }
board-pile = Na stosie: **{ $card }**

board-says = Na karcie: **{ $rule }**
board-stack = Kumulacja: **+{ $count }** · weź te karty albo dołóż { $kind ->
    [draw_two] +2
    [wild_draw_four] +4
   *[any] +2 lub +4
}
board-jump = ⚡ Kto ma jeszcze jedną kartę **{ $card }**, może się wtrącić
board-teams = Drużyny: **{ $first }** kontra **{ $second }**
board-misplay = Można zaproponować kartę, która nie pasuje; to kosztuje { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} i kolejkę
board-clock = Koniec czasu { $when }
board-clock-over = Czas minął: za chwilę zagra komputer
board-no-clock = Bez pośpiechu: zegar jest wyłączony
board-draw-pile = Stos dobierania **{ $count }**
board-order = { $turned ->
    [yes] kolejność: **w dół** ↓ (odwrócona)
   *[no] kolejność: **w dół** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } pkt.
row-next = następny ruch
row-exposed = ❗ **jeszcze bez Uno**
row-said = 📣 Uno powiedziane
row-away = 💤 poza stołem
row-out = poza partią
row-waits = gra od następnej rundy

closed-ended = ### Ta gra została zakończona
closed-empty = ### Wszyscy odeszli, więc ten stół jest zamknięty
closed-expired = ### Długo nikogo nie było, więc ten stół jest zamknięty
closed-replaced = ### W tym miejscu stoi teraz nowy stół
closed-how = Otwórz kolejny: `/game new`.

## The lobby

lobby-title = ### 🃏 Stół do Uno jest otwarty
lobby-host = Zaprasza { $name }. Naciśnij **{ button-join }**, żeby usiąść; gra od 2 do { $most } osób.
lobby-seats = **Przy stole** · { $count } z { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · gospodarz
lobby-lonely = Brakuje jeszcze jednej osoby: poczekaj na kogoś albo dodaj komputer.
lobby-ready = Gdy wszyscy już są, { $name } naciska **{ button-start }**.
lobby-full = Stół jest pełny. { $name } naciska **{ button-start }**.
lobby-rules = **Tutejsze zasady**

rule-deck-modern = Nowa talia, 112 kart
rule-deck-classic = Klasyczna talia, 108 kart
rule-deck-swap = Talia z 2015, 112 kart
rule-deck-fewer = { $deck }, bez: { $kinds }
rule-decks = { $count ->
    [one] 1 talia: { $deck }
    [few] { $count } talie razem, każda: { $deck }
   *[many] { $count } talii razem, każda: { $deck }
}
rule-hand-size = { $count ->
    [one] po 1 karcie
    [few] po { $count } karty
   *[many] po { $count } kart
}
rule-first-card-ignore = Pierwsza karta na stosie to zawsze liczba
rule-first-card-effect = Pierwsza karta na stosie działa, nawet jeśli nie jest liczbą
rule-goal-target = Kto skończy, dostaje punkty za karty innych; wygrywa { $target } pkt.
rule-goal-rounds = { $rounds ->
    [one] Kto skończy, dostaje punkty za karty innych; gra się jedną rundę
    [few] Kto skończy, dostaje punkty za karty innych; po { $rounds } rundach wygrywa największa suma
   *[many] Kto skończy, dostaje punkty za karty innych; po { $rounds } rundach wygrywa największa suma
}
rule-goal-rounds-low = { $rounds ->
    [one] Każdy liczy karty, które mu zostały; gra się jedną rundę
    [few] Każdy liczy karty, które mu zostały; po { $rounds } rundach wygrywa najmniejsza suma
   *[many] Każdy liczy karty, które mu zostały; po { $rounds } rundach wygrywa najmniejsza suma
}
rule-goal-single = Jedna runda: wygrywa, kto pierwszy skończy
rule-goal-lowest = Każdy liczy karty, które mu zostały; gdy ktoś ma { $target }, wygrywa najmniejsza suma
rule-goal-elimination = Każdy liczy karty, które mu zostały; przy { $target } pkt. się odpada
rule-draw-four = +4: { $limit }; { $challenge }
rule-draw-four-free = +4: kiedy chcesz
rule-draw-four-colour-or-wild = tylko bez karty w obowiązującym kolorze i bez zwykłej zmiany koloru
rule-draw-four-colour = tylko bez karty w obowiązującym kolorze
rule-draw-four-colour-or-any-wild = tylko bez karty w obowiązującym kolorze i bez innej czarnej karty
rule-challenge-on = można blefować, ale i sprawdzić
rule-challenge-off = bez blefowania
rule-uno = { $penalty ->
    [0] Złapanie bez Uno: nic się nie dzieje
   *[other] Złapanie bez Uno: dobierasz { $penalty }
}
rule-wrong-catch = { $penalty ->
    [0] mylne złapanie nic nie kosztuje
   *[other] mylne złapanie: dobierasz { $penalty }
}
rule-grace = { $seconds ->
    [0] łapanie liczy się od razu
    [one] łapanie liczy się po 1 sekundzie
    [few] łapanie liczy się po { $seconds } sekundach
   *[many] łapanie liczy się po { $seconds } sekundach
}
rule-must-play = Kto może zagrać, musi: dobiera się tylko wtedy, gdy nic nie pasuje
rule-draw-until-playable = Kto dobiera, dobiera aż do karty, która pasuje
rule-force-play = Dobraną kartę, która pasuje, trzeba zagrać
rule-seven-zero = 7 to wymiana kart z wybraną osobą, 0 przekazuje wszystkie karty dalej
rule-jump-in = Wtrącanie: dokładnie taką kartę jak na stosie można zagrać poza kolejką
rule-partners = Pary: dwie drużyny po dwie osoby, naprzeciw siebie, wspólne punkty
rule-no-action-finish = Ostatnia karta musi być liczbą
rule-stacking-same = Kumulowanie: +2 na +2, +4 na +4
rule-stacking-cross = Kumulowanie: dowolny plus na dowolny plus
rule-two-player-reverse = We dwoje zmiana kierunku tylko odwraca kolejność
rule-misplay-penalty = Można zaproponować kartę, która nie pasuje: dobierasz { $count } i tracisz kolejkę
rule-custom-rules = Na trzech kartach z własną regułą: { $rules }
rule-special-wild-points = Tasowanie, wymiana i własna reguła liczą się po { $points } pkt.
rule-late-join = Nowe osoby mogą dołączać w trakcie rundy
rule-clock = { $seconds ->
    [one] { $seconds } sekunda na ruch, potem gra za ciebie komputer
    [few] { $seconds } sekundy na ruch, potem gra za ciebie komputer
   *[many] { $seconds } sekund na ruch, potem gra za ciebie komputer
}
rule-no-clock = Bez zegara

## The hand

hand-note = > { $note }
hand-your-turn = ### Twoja kolej – pasuje: { $match }
hand-wait = ### Gra { $name }
hand-wait-next = ### Gra { $name } – potem ty
hand-drawn = ### Dobrana karta: { $card }
hand-drawn-how = Pasuje: zagraj ją albo zatrzymaj i zakończ ruch.
hand-drawn-must = Pasuje, więc musisz ją zagrać.
hand-jump = ### ⚡ Możesz się wtrącić: { $card }
hand-stack-how = **Albo dołóż** kartę z plusem: następna osoba bierze wtedy { $count } i jeszcze tyle, ile jest na nowej.
hand-must-play = Masz kartę, która pasuje, więc nie możesz dobierać.
hand-no-action-finish = Twoja ostatnia karta musi tu być liczbą.
hand-misplay = ✗ nie pasuje; zaproponowanie takiej karty kosztuje { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} i kolejkę.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } zagrywa +4 na ciebie
hand-draw-four-take = **Weź { $take }:** dobierasz { $take ->
    [one] 1 kartę
    [few] { $take } karty
   *[many] { $take } kart
} i tracisz tę kolejkę.
hand-draw-four-challenge = **{ button-challenge }:** mówisz, że to blef, i tylko ty widzisz karty gracza { $name }. { $rule }
hand-draw-four-bluff = · blef: { $name } dobiera { $take }, a ty grasz dalej
hand-draw-four-fair = · uczciwie: dobierasz { $lost } i tracisz tę kolejkę
hand-bluff-colour = { $known ->
    [yes] To blef, jeśli { $name } ma jeszcze ten kolor: { $colour }.
   *[no] To blef, jeśli { $name } ma jeszcze kartę w kolorze, który obowiązywał wcześniej.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] To blef, jeśli { $name } ma jeszcze zwykłą zmianę koloru albo ten kolor: { $colour }.
   *[no] To blef, jeśli { $name } ma jeszcze kartę w kolorze, który obowiązywał wcześniej, albo zwykłą zmianę koloru.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] To blef, jeśli { $name } ma jeszcze inną czarną kartę albo ten kolor: { $colour }.
   *[no] To blef, jeśli { $name } ma jeszcze kartę w kolorze, który obowiązywał wcześniej, albo inną czarną kartę.
}
hand-take = ### Masz do wzięcia { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
hand-take-how = Weź je, a kolej przejdzie na następną osobę.
hand-colour = ### Pierwsza karta jest czarna: wybierz kolor
hand-picking = ### { $card }: jaki kolor?
hand-picking-how = Potem zostają ci
hand-kept = { $heading }: { $cards }
hand-picking-swap = Oddajesz
hand-picking-shuffle = Wszystkie karty będą przetasowane. Dokładasz
hand-picking-partner = ### { $card }: z kim się wymieniasz?
hand-offer = ### { $card } nie pasuje, tu pasuje { $match }
hand-offer-how = Zaproponować mimo to? Karta wraca do ciebie, dobierasz { $count } i twój ruch się kończy.
hand-picking-last = To twoja ostatnia karta: wybierz kolor i wygraj rundę.
hand-pass = Nie ma już czego dobierać. Spasuj, jeśli nic nie pasuje.
hand-pile = Na stosie: { $card } · pasuje: { $match }
hand-pile-alone = Na stosie: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ bez Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = stos dobierania **{ $count }**
hand-exposed = ❗ **Masz jedną kartę – naciśnij { button-uno }, zanim ktoś cię złapie.**
hand-say-before = Zostały dwie karty: naciśnij **{ button-uno }** przed zagraniem, a nikt cię nie złapie.
hand-called = 📣 Uno powiedziane. Zagraj teraz jedną z dwóch kart.
hand-said = 📣 Uno powiedziane.
hand-page = Karty { $from }–{ $to } z { $count } różnych
hand-paused = ### ⏸ Gra jest wstrzymana
hand-paused-how = Naciśnij **{ button-resume }** przy stole albo po prostu zagraj, gdy jest twoja kolej.
hand-lobby = ### Karty jeszcze nierozdane
hand-lobby-how = Dostaniesz karty, gdy gospodarz naciśnie **{ button-start }**.
hand-between = ### Runda się skończyła
hand-between-how = Naciśnij **{ button-next-round }**, gdy chcesz grać dalej.
hand-between-ready = Czekamy na resztę.
hand-finished = ### Partia się skończyła
hand-finished-how = Naciśnij **{ button-rematch }** przy stole, żeby zagrać jeszcze raz.
hand-closed = ### Ten stół jest zamknięty
hand-closed-how = Otwórz kolejny: `/game new`.
hand-gone = ### Nie siedzisz już przy tym stole
hand-gone-how = Twoje karty wróciły na stos.
hand-watching = ### W tej rundzie nie grasz
hand-watching-how = Dostaniesz karty w następnej rundzie.

## Why not? – the reasons in a hand

why-title = **Dlaczego nie?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards }: tu pasuje { $colour } lub **{ $symbol }**.
why-other-colour = { $cards }: tu pasuje { $colour }. Na czarnej karcie liczy się sam kolor.
why-breaks-limit = { $limit ->
    [colour] Dopóki masz obowiązujący kolor, nie wolno tego zagrać. Tutaj nie można blefować.
    [colour_or_any_wild] Dopóki masz obowiązujący kolor lub inną czarną kartę, nie wolno tego zagrać. Tutaj nie można blefować.
   *[colour_or_wild] Dopóki masz obowiązujący kolor lub zwykłą zmianę koloru, nie wolno tego zagrać. Tutaj nie można blefować.
}
why-cannot-stack = { $kind ->
    [draw_two] Masz karty do wzięcia, a dołożyć można tu tylko +2.
    [wild_draw_four] Masz karty do wzięcia, a dołożyć można tu tylko +4.
   *[any] Masz karty do wzięcia, a dołożyć można tu tylko +2 lub +4.
}
why-owed = Masz { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} do wzięcia i przedtem nic nie zagrasz. Przy tym stole nie ma kumulowania.
why-owed-challenge = Masz { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} do wzięcia i nic nie zagrasz, zanim ich nie weźmiesz albo nie sprawdzisz. Przy tym stole nie ma kumulowania.
why-not-your-turn = Teraz gra { $name }. Przy tym stole nie ma wtrącania, więc zaczekaj na swoją kolej.
why-jump-closed = Teraz gra { $name }. Na wtrącenie jest za późno: ruch się zaczął albo coś się jeszcze rozstrzyga.
why-not-identical = Teraz gra { $name }. Poza kolejką możesz zagrać tylko dokładnie taką kartę jak na stosie: { $card }.
why-wild-on-top = Teraz gra { $name }. Na czarnej karcie nikt nie może się wtrącić.
why-out-of-turn = Teraz gra { $name }. { $reason }
why-draw = Więc weź kartę: **{ button-draw }**.

## Buttons

button-join = Dołącz
button-leave = Odejdź
button-leave-match = Odejdź z partii na dobre
button-start = Start
button-computer = Dodaj komputer
button-hand = Moje karty
button-draw = Dobierz
button-uno = Uno!
button-uno-said = Uno powiedziane
button-catch = Złap!
button-catch-name = Złap: { $name }!
button-options = Zasady…
button-form-numbers = Liczba kart i talii…
button-form-written = Napisz na kartach…
button-form-goals = Cel, rundy, zegar…
button-form-calls = Kary i zwłoka…
button-more = Więcej…
button-resume = Wznów
button-next-round = Następna runda
button-next-round-ready = Następna runda ({ $ready }/{ $people })
button-rematch = Rewanż
button-play-drawn = Zagraj: { $card }
button-jump = Wtrąć: { $card }
button-unfit = ✗ { $card }
button-offer = Spróbuj: { $card }
button-partner = { $name } · { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
button-why = Dlaczego nie?
button-why-back = Ukryj powody
button-draw-until = Dobieraj do skutku
button-keep = Zatrzymaj
button-challenge = Sprawdzam
button-take = { $count ->
    [one] Weź 1 kartę
    [few] Weź { $count } karty
   *[many] Weź { $count } kart
}
button-pass = Pas
button-back = Wróć
button-page-earlier = ← Karty { $from }–{ $to }
button-page-later = Karty { $from }–{ $to } →
button-rules = Jak grać
button-settings = Ustawienia
button-scores = Ranking
button-scores-page-back = ← Strona { $page }
button-scores-page-on = Strona { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] Masz najwyższą kartę, więc rozdajesz
   *[no] { $name } ma najwyższą kartę, więc rozdaje
}
event-round-started = { $you ->
    [yes] Runda { $round }: rozdajesz, odkryta karta: **{ $card }**
   *[no] Runda { $round }: rozdaje { $name }, odkryta karta: **{ $card }**
}
event-card-played = { $you ->
    [yes] Zagrywasz: **{ $card }**
   *[no] { $name } zagrywa: **{ $card }**
}
event-card-jumped = { $you ->
    [yes] Wtrącasz się: **{ $card }**
   *[no] { $name } wtrąca się: **{ $card }**
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] Nic nie dobierasz: nie ma już kart
        [one] Dobierasz 1 kartę
        [few] Dobierasz { $count } karty
       *[many] Dobierasz { $count } kart
    }
   *[no] { $count ->
        [0] { $name } nic nie dobiera: nie ma już kart
        [one] { $name } dobiera 1 kartę
        [few] { $name } dobiera { $count } karty
       *[many] { $name } dobiera { $count } kart
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] Nic nie dobierasz, bo nie ma już kart, i tracisz kolejkę
        [one] Dobierasz 1 kartę i tracisz kolejkę
        [few] Dobierasz { $count } karty i tracisz kolejkę
       *[many] Dobierasz { $count } kart i tracisz kolejkę
    }
   *[no] { $count ->
        [0] { $name } nic nie dobiera, bo nie ma już kart, i traci kolejkę
        [one] { $name } dobiera 1 kartę i traci kolejkę
        [few] { $name } dobiera { $count } karty i traci kolejkę
       *[many] { $name } dobiera { $count } kart i traci kolejkę
    }
}
event-card-kept = { $you ->
    [yes] Zatrzymujesz kartę
   *[no] { $name } zatrzymuje kartę
}
event-turn-skipped = { $you ->
    [yes] Tracisz kolejkę
   *[no] { $name } traci kolejkę
}
event-turn-passed = { $you ->
    [yes] Pasujesz: nie ma czego zagrać ani dobrać
   *[no] { $name } pasuje: nie ma czego zagrać ani dobrać
}
event-direction-changed = zmiana kierunku gry
event-colour-named = { $you ->
    [yes] Wybierasz kolor: { $colour }
   *[no] { $name } wybiera kolor: { $colour }
}
event-penalty-owed = { $you ->
    [yes] { $count ->
        [one] Masz do wzięcia 1 kartę
        [few] Masz do wzięcia { $count } karty
       *[many] Masz do wzięcia { $count } kart
    }
   *[no] { $count ->
        [one] { $name } ma do wzięcia 1 kartę
        [few] { $name } ma do wzięcia { $count } karty
       *[many] { $name } ma do wzięcia { $count } kart
    }
}
event-challenge-guilty = { $you ->
    [by] Sprawdzasz, a { $target } blefuje
    [target] { $name } sprawdza cię: to był blef
   *[no] { $name } sprawdza, a { $target } blefuje
}
event-challenge-innocent = { $you ->
    [by] Sprawdzasz, a { $target } gra uczciwie
    [target] { $name } sprawdza cię: to było uczciwe
   *[no] { $name } sprawdza, a { $target } gra uczciwie
}
event-uno-said = { $you ->
    [yes] Mówisz **Uno!**
   *[no] { $name } mówi **Uno!**
}
event-catch-missed = { $you ->
    [by] Próbujesz kogoś złapać, ale { $target } nie ma się czego bać
    [target] { $name } próbuje cię złapać, ale nie masz się czego bać
   *[no] { $name } próbuje kogoś złapać, ale { $target } nie ma się czego bać
}
event-uno-caught = { $you ->
    [by] Łapiesz gracza { $target } bez Uno
    [target] { $name } łapie cię bez Uno
   *[no] { $name } łapie gracza { $target } bez Uno
}
event-hands-swapped = { $you ->
    [by] Wymiana kart: ty i { $target }
    [target] { $name } wymienia się z tobą kartami
   *[no] Wymiana kart: { $name } i { $target }
}
event-hands-passed-on = wszystkie karty idą o jedno miejsce dalej
event-hands-shuffled = wszystkie karty przetasowane i rozdane od nowa
event-pile-reshuffled = zagrane karty przetasowane na nowy stos dobierania
event-custom-rule = { $kind ->
    [extra_turn] na karcie: grasz jeszcze raz
    [draw_three] na karcie: następna osoba dobiera 3, jeśli nic jej nie pasuje
   *[text] na karcie: { $text }
}
event-card-misplayed = { $you ->
    [yes] Proponujesz kartę, która nie pasuje: { $card }
   *[no] { $name } proponuje kartę, która nie pasuje: { $card }
}
event-clock-expired = { $you ->
    [yes] Twój czas minął, więc gra za ciebie komputer
   *[no] { $name } nie ma już czasu: gra komputer
}
event-seat-left = { $you ->
    [yes] Odchodzisz
   *[no] { $name } odchodzi
}
event-seat-joined = { $you ->
    [yes] Siadasz do stołu
   *[no] { $name } siada do stołu
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Kończysz i wygrywasz rundę
        [one] Kończysz: 1 punkt
        [few] Kończysz: { $points } punkty
       *[many] Kończysz: { $points } punktów
    }
   *[no] { $points ->
        [0] { $name } kończy i wygrywa rundę
        [one] { $name } kończy: 1 punkt
        [few] { $name } kończy: { $points } punkty
       *[many] { $name } kończy: { $points } punktów
    }
}
event-round-blocked = Runda jest zablokowana: nikt nie może zagrać ani dobrać
event-round-abandoned = Runda przerwana: nie ma już z kim grać
event-match-won = { $count ->
    [one] { $names } wygrywa partię
    [few] { $names } wygrywają partię wspólnie
   *[many] { $names } wygrywają partię wspólnie
}
event-match-abandoned = Partia przerwana

## What is told to the one who did it, or to whom it was done

note-drew = Dobierasz: **{ $cards }**.
note-drew-nothing = Nie ma już czego dobierać.
note-drew-unplayable = Dobierasz: **{ $cards }**. To nie pasuje, więc zostaje u ciebie, a twój ruch się kończy.
note-misplayed = { $count ->
    [0] { $card } nie pasuje, więc wraca do ciebie. Nic nie dobierasz i twój ruch się kończy.
    [one] { $card } nie pasuje, więc wraca do ciebie. Dobierasz 1 kartę ({ $cards }) i twój ruch się kończy.
    [few] { $card } nie pasuje, więc wraca do ciebie. Dobierasz { $count } karty ({ $cards }) i twój ruch się kończy.
   *[many] { $card } nie pasuje, więc wraca do ciebie. Dobierasz { $count } kart ({ $cards }) i twój ruch się kończy.
}
note-kept = Karta zostaje u ciebie. Twój ruch się kończy.
note-uno-in-vain = To się nie liczy: mów Uno, gdy zaraz zagrasz przedostatnią kartę albo masz tylko jedną.
note-uno-needless = Nie trzeba: teraz nikt nie może cię złapać.
note-caught = Złapane! { $name } bez Uno dobiera { $count }.
note-catch-held = Twoje złapanie było pierwsze. Zadziała za chwilę, chyba że { $name } wcześniej powie Uno.
note-catch-missed = Tu nie ma kogo łapać: { $name } nie ryzykuje.
note-catch-missed-penalty = { $count ->
    [one] Tu nie ma kogo łapać: { $name } nie ryzykuje. To kosztuje cię 1 kartę: { $cards }.
    [few] Tu nie ma kogo łapać: { $name } nie ryzykuje. To kosztuje cię { $count } karty: { $cards }.
   *[many] Tu nie ma kogo łapać: { $name } nie ryzykuje. To kosztuje cię { $count } kart: { $cards }.
}
note-challenge-guilty = To był blef! { $name } dobiera { $count }, a teraz twoja kolej.
note-challenge-innocent = To było uczciwe. Dobierasz { $count } i tracisz kolejkę: { $cards }.
note-challenge-hand = Tylko ty widzisz, co { $name } ma na ręce: { $cards }.
note-took = Bierzesz { $count ->
    [0] zero kart, bo żadna nie została
    [one] 1 kartę: { $cards }
    [few] { $count } karty: { $cards }
   *[many] { $count } kart: { $cards }
}. Twój ruch się kończy.
note-colour-named = Wybierasz kolor: { $colour }.
note-passed = Pasujesz.
note-out = To była twoja ostatnia karta! Runda jest twoja.
note-back = Dobrze, że jesteś! Znów grasz swoimi kartami.
note-stale = Gra poszła naprzód, odkąd ten przycisk tu jest. Teraz wygląda to tak.

## The end of a round and of a match

summary-last-round = **Ostatnia runda** · wygrywa { $name }
summary-last-round-points = { $points ->
    [one] **Ostatnia runda** · wygrywa { $name } · 1 punkt
    [few] **Ostatnia runda** · wygrywa { $name } · { $points } punkty
   *[many] **Ostatnia runda** · wygrywa { $name } · { $points } punktów
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] wygrywają
   *[no] wygrywa
} rundę { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] wygrywają
       *[no] wygrywa
    } rundę { $round } · 1 punkt
    [few] ### 🏁 { $name } { $team ->
        [yes] wygrywają
       *[no] wygrywa
    } rundę { $round } · { $points } punkty
   *[many] ### 🏁 { $name } { $team ->
        [yes] wygrywają
       *[no] wygrywa
    } rundę { $round } · { $points } punktów
}
summary-title-blocked = ### Runda { $round } jest zablokowana: nikt nie może zagrać ani dobrać
summary-title-abandoned = ### Runda { $round } przerwana
summary-left = **Pozostałe karty**
summary-hand = { $name } · { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} · { $faces }
    -# { $cards }
summary-more = i jeszcze { $count }
summary-totals = **Suma punktów** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (poza partią)
summary-next-at = Następna runda { $when } albo gdy wszyscy będą gotowi.
summary-next-ready = Następna runda zacznie się, gdy wszyscy będą gotowi.
summary-dealer = Rozdaje { $name }.
summary-ready = Gotowi: { $ready }. Czekamy: { $waiting }.
summary-seed = -# Czy rozdanie było uczciwe? { button-more } pokazuje, jak to sprawdzić.

finished-title = ### 🏆 { $name } wygrywa partię!
finished-title-team = ### 🏆 { $names } wygrywają partię!
finished-title-shared = ### 🏆 { $names } wygrywają partię wspólnie!
finished-title-nobody = ### Partia kończy się bez zwycięstwa
finished-title-abandoned = ### Partia przerwana
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = Suma punktów po każdej rundzie
course-line = { $name }: { $totals }
course-ends = { $name }: { $total } na koniec
finished-rounds = { $rounds ->
    [one] Rozegrano jedną rundę.
    [few] Rozegrano { $rounds } rundy.
   *[many] Rozegrano { $rounds } rund.
}
finished-again = Trwa już rewanż, w osobnej wiadomości poniżej.
finished-rematch = Te same osoby, te same zasady? Naciśnij **{ button-rematch }**.

## Calling people

called = { $who }, twoja kolej.
called-again = { $who }, to wciąż twoja kolej. Koniec czasu { $when }.
called-open = { $who } Tu zaczyna się gra. Naciśnij **{ button-join }**, żeby zagrać.
called-open-in = { $who } Gra zaczyna się tutaj: { $place }.

## More about a table

more-title = ### Zasady przy tym stole
more-deal = **Czy rozdanie jest uczciwe?** Każde tasowanie wynika z tajnego ziarna. Jego odcisk, SHA-256, ustalono przed pierwszą kartą:
    `{ $fingerprint }`
more-deal-later = Samo ziarno pokaże się po rundzie, więc każdy może to sprawdzić.
more-deal-seed = Runda { $round } się skończyła, a jej ziarnem było:
    `{ $seed }`
    Jego SHA-256 to odcisk, który był tu widoczny w czasie rundy, i z niego wynika całe jej tasowanie.
more-leave = Jeśli odejdziesz na dobre, twoje karty wrócą na stos. Jeśli znikasz tylko na chwilę, nie wstawaj: komputer gra za ciebie, dopóki czegoś nie naciśniesz.

## The leaderboard

scores-title = ### 🏆 Ranking
scores-race = Wyścig { $number } · kto pierwszy zdobędzie **{ $target }** punktów, bierze koronę
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# łącznie { $points } · wygrane { $won } z { $played } { $played ->
    [one] rundy
    [few] rund
   *[many] rund
}, { $matches } { $matches ->
    [one] partia
    [few] partie
   *[many] partii
}
scores-own = **Ty** · miejsce { $rank } · { $points } z { $target } w tym wyścigu · łącznie { $all }
scores-own-none = Nie masz tu jeszcze punktów.
scores-empty = Nikt nie ma tu jeszcze punktów. Wygraj rundę przy stole, przy którym grają co najmniej dwie osoby, a pojawi się tu twoje imię.
scores-page = -# Strona { $page } z { $pages } · { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
scores-champions = **👑 Korony**
scores-champion = Wyścig { $number } · { $name } · { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
} · { $when }
scores-no-champion = Nikt nie wygrał jeszcze wyścigu: pierwsza korona wciąż czeka.
scores-somebody = ktoś, kogo już tu nie ma
race-won = 👑 { $name } wygrywa wyścig { $number } na tym serwerze i zdobywa koronę ({ $total } pkt.)! Następny wyścig zaczyna się od zera.

## Help

help-title = ### Jak się tu gra w Uno
help-start = **Zacznij** od `/game new`. Każdy naciska **{ button-join }**, a gospodarz **{ button-start }**. Wolne miejsce może zająć komputer.
help-turn = **Twoja kolej:** naciśnij kartę, która pasuje do stosu kolorem, liczbą lub symbolem, albo czarną. Albo dobierz jedną kartę: jeśli pasuje, możesz ją od razu zagrać. **{ button-hand }** przy stole zawsze pokazuje twoje karty, tylko tobie.
help-draw-four = **+4** jest uczciwe tylko wtedy, gdy nie masz karty w obowiązującym kolorze ani zwykłej zmiany koloru. Kto ma dobierać, może nacisnąć **{ button-challenge }**: jeśli to blef, 4 karty dobiera blefująca osoba; jeśli nie, sprawdzająca dobiera 6.
help-uno = **Uno!** Gdy zagrywasz przedostatnią kartę, powiedz to: naciśnij **{ button-uno }** tuż przed lub zaraz po. Dopóki następna osoba nic nie zrobi, każdy może nacisnąć **{ button-catch }**, a wtedy dobierasz 2.
help-score = **Punkty:** kto skończy, dostaje punkty za karty pozostałych: liczby tyle, ile wynoszą, postój, zmiana kierunku i +2 po 20, czarne po 50. Kto pierwszy ma 500, wygrywa partię.
help-away = **Znikasz na chwilę?** Gdy czas minie, gra za ciebie komputer, dopóki czegoś nie naciśniesz.
help-more = **Więcej:** `/learn` uczy gry w krótkiej rundzie tylko dla ciebie. `/rules` objaśnia każdą kartę i każdą zasadę domową. `/settings` to twój język i to, jak bot cię woła do gry.
help-commands = **Polecenia:** wszystko da się nacisnąć. Kto woli pisać, ma `/game` do stołu, `/hand` `/play` `/draw` `/uno` `/catch` do gry i `/leaderboard` do punktów.

about-title = ### O tym bocie
about-what = Darmowy bot, który na twoim serwerze rozdaje karty do Uno, pilnuje zasad i liczy punkty.
about-cards = Karty narysowano specjalnie dla niego: każdy kolor ma własny znak, więc można je rozróżnić także bez kolorów.
about-data = Zapamiętuje twoje ID, nazwę, pod którą grasz, twoje gry, punkty i ustawienia, a nic z tego, co piszesz.
about-trademark = UNO to znak towarowy firmy Mattel. Ten bot to projekt hobbystyczny: nie jest związany z firmą Mattel i nie został przez nią stworzony ani zatwierdzony.
about-version = Wersja { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Ta runda się skończyła.
refusal-not-playing = Nie grasz w tej rundzie.
refusal-not-your-turn = { $known ->
    [yes] To nie twoja kolej: gra { $name }.
   *[no] To nie twoja kolej.
}
refusal-not-in-hand = { $card ->
    [none] Nie masz tej karty.
   *[other] Nie masz takiej karty: { $card }.
}
refusal-does-not-match = { $known ->
    [yes] { $card } nie pasuje. Pasuje { $match } albo czarna karta.
   *[no] Ta karta nie pasuje do tej na stosie.
}
refusal-breaks-limit = { $limit ->
    [colour] Możesz zagrać +4 tylko wtedy, gdy nie masz obowiązującego koloru.
    [colour_or_wild] Możesz zagrać +4 tylko wtedy, gdy nie masz ani obowiązującego koloru, ani zwykłej zmiany koloru.
    [colour_or_any_wild] Możesz zagrać +4 tylko wtedy, gdy nie masz ani obowiązującego koloru, ani innej czarnej karty.
   *[unknown] Twoje inne karty nie pozwalają teraz na +4.
}
refusal-only-drawn-card = Karta jest już dobrana: zagraj ją albo zatrzymaj.
refusal-already-drew = Karta jest już dobrana: zagraj ją albo zatrzymaj.
refusal-must-play = Masz kartę, która pasuje, więc nie możesz dobierać.
refusal-must-play-drawn = Dobrana karta pasuje, więc trzeba ją zagrać.
refusal-must-answer-penalty = Najpierw odpowiedz na kartę ze stosu: twoje karty pokazują, co możesz zrobić.
refusal-cannot-stack = Tej karty nie można tu dołożyć.
refusal-no-action-finish = Ostatnia karta musi tu być liczbą.
refusal-colour-required = Podaj też, jaki kolor ma obowiązywać.
refusal-colour-not-wanted = Kolor wybiera się tylko do czarnej karty.
refusal-name-colour-first = Najpierw wybierz kolor dla czarnej karty na stosie.
refusal-no-colour-owed = Teraz nie ma koloru do wyboru.
refusal-partner-required = Podaj też, z kim wymieniasz się kartami.
refusal-partner-not-wanted = Przy tej karcie nikt nie wymienia się kartami.
refusal-bad-partner = Z tą osobą nie możesz wymienić się kartami.
refusal-nothing-drawn = Żadna karta nie została dobrana, więc nie ma czego zatrzymać.
refusal-nothing-to-draw = Nie ma już czego dobierać.
refusal-nothing-owed = Nie masz kart do wzięcia.
refusal-nothing-to-challenge = Nie ma tu +4, które możesz sprawdzić.
refusal-can-draw = Możesz jeszcze dobrać, więc nie możesz spasować.
refusal-can-play = Masz kartę, która pasuje, więc nie możesz spasować.
refusal-jump-closed = Za późno na wtrącenie: gra poszła dalej.
refusal-not-identical = Wtrącić się można tylko z dokładnie taką kartą jak na stosie.
refusal-catch-self = Siebie nie złapiesz. Naciśnij **{ button-uno }**
refusal-catch-absent = Tej osoby nie ma w tej rundzie.
refusal-caught-wrong-already = Ta próba już była: nie ma kogo łapać.
refusal-misplay-off = Ta karta nie pasuje.
refusal-not-a-misplay = Ta karta pasuje, więc po prostu ją zagraj.
refusal-no-joining = Do tej partii nie można już dołączyć.
refusal-table-full = Stół jest pełny.
refusal-wrong-seat = To miejsce nie jest wolne.
refusal-no-grace = Nie ma na co czekać.

## Troubles: what cannot be done at the table

trouble-no-table = Na tym kanale nie ma stołu. Otwórz go: `/game new`.
trouble-table-in-channel = Na tym kanale jest już stół. `/game join` pozwala usiąść, `/game show` przenosi go na dół; możesz też najpierw go zamknąć: `/game end`.
trouble-table-closed = Ten stół jest zamknięty. Otwórz kolejny: `/game new`.
trouble-not-seated = Nie siedzisz przy tym stole.
trouble-already-seated = Siedzisz już przy tym stole.
trouble-table-full = Stół jest pełny: gra najwyżej dziesięć osób.
trouble-not-host = To może zrobić tylko gospodarz.
trouble-not-allowed = To może zrobić tylko gospodarz albo ktoś, kto odpowiada za gry na tym serwerze.
trouble-too-few = Potrzeba co najmniej dwojga. Poczekaj na kogoś albo dodaj komputer.
trouble-already-started = Partia już się zaczęła.
trouble-not-started = Partia jeszcze się nie zaczęła.
trouble-join-later = Trwa runda. Usiądź, gdy się skończy: naciśnij wtedy **{ button-join }** albo użyj `/game join`.
trouble-cards-short = Nie ma tu dość kart dla jeszcze jednej osoby.
trouble-joining-closed = Partia już się zaczęła i nie można do niej dołączyć.
trouble-no-such-seat = Nikogo takiego nie ma przy tym stole.
trouble-no-round = Teraz nie trwa żadna runda.
trouble-round-running = Runda jeszcze trwa.
trouble-match-over = Partia się skończyła.
trouble-match-running = Partia jeszcze trwa.
trouble-paused = Gra jest wstrzymana. Najpierw naciśnij **{ button-resume }**.
trouble-not-paused = Gra nie jest wstrzymana.
trouble-no-computer = Przy tym stole nie ma komputera.
trouble-out-of-round = Nie grasz w tej rundzie. Dostaniesz karty w następnej.
trouble-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
trouble-bad-value = Taka wartość jest niemożliwa.
trouble-broken-table = Stołu na tym kanale nie da się już odczytać. Otwórz w jego miejscu nowy: `/game new`, albo poproś kogoś, kto może zarządzać serwerem, żeby go zamknął: `/game end`.
trouble-not-a-person = Gospodarzem może być tylko człowiek.
trouble-vote-self = O sobie nie możesz głosować. Żeby wstać od stołu, użyj `/game leave`.
trouble-vote-computer = Nad komputerem się nie głosuje. Między rundami gospodarz może go usunąć: `/game kick`.
trouble-vote-alone = Jedna osoba nie może sama usunąć kogoś, kto wciąż tu jest. Trzeba dwóch, chyba że tej osoby nie ma.
trouble-vote-early = Gdy tylko ty możesz głosować, ruch da się pominąć po połowie czasu albo po minucie. Daj jeszcze chwilę.
trouble-vote-over = To głosowanie się skończyło.
trouble-voted = Twój głos już jest. Rozstrzygnie się, gdy zagłosuje dość innych osób.
trouble-not-their-turn = Nikt teraz nie czeka na tę osobę, więc nie ma ruchu do pominięcia.

## The page of rules

panel-preset = To są zasady **{ $name }**.
panel-own = To są własne zasady.
panel-warning = ⚠ Tak partia nie może się zacząć: { $problem }
panel-only-host = Gospodarz może je tu zmienić, zanim partia się zacznie.
panel-begun = Partia się zaczęła, więc zasady się nie zmienią.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = Co to znaczy?
tab-start = Wszystkie zasady
tab-cards = Karty
tab-draws = Karty z plusem
tab-house = Zasady domowe
tab-points = Punkty i okrzyki
option-on = tak
option-off = nie
option-no-clock = brak
option-none = brak
option-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
option-until-target = aż do celu
form-numbers = Liczba kart i talii
form-written = Co jest napisane na kartach
form-goals = Cel, rundy i zegar
form-calls = Kary i zwłoka
form-between = od { $low } do { $high }
form-clock-how = Sekundy na ruch, od { $low } do { $high }; 0 to bez zegara.
form-rule = Własna reguła { $number }
form-rule-how = Puste: zmiana koloru. Albo: { form-rule-extra-turn } / { form-rule-draw-three } / tekst do 100 znaków.
form-rule-extra-turn = graj jeszcze raz
form-rule-draw-three = dobierz trzy
form-bad-number = { $option }: to musi być liczba całkowita od { $low } do { $high }. Nic się nie zmieniło.

choice-preset-official = Oficjalne
choice-preset-classic = Klasyczne
choice-preset-sheet-2015 = Instrukcja z 2015
choice-preset-party = Impreza
choice-preset-family = Rodzinne
choice-preset-lowest = Najmniejsza suma
choice-preset-elimination = Odpadanie
choice-preset-partners = Pary
choice-preset-quick = Szybkie
choice-match = { $day } · { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
} · { $people ->
    [one] 1 osoba
    [few] { $people } osoby
   *[many] { $people } osób
} · { $end ->
    [running] jeszcze trwa
    [won] twoja wygrana
   *[over] koniec
}
choice-deck-swap = 2015, 112 kart z wymianą kart
choice-removed-shuffle = Tasowanie kart
choice-removed-swap = Wymiana kart
choice-removed-customizable = Własna reguła
choice-two-player-reverse-skip = Zmiana kierunku daje drugi ruch
choice-two-player-reverse-turn = Zmiana kierunku tylko odwraca kolejność
choice-special-wild-points-50 = 50 punktów
choice-special-wild-points-40 = 40 punktów
choice-draw-four-challenge-on = Można sprawdzać
choice-draw-four-challenge-off = Bez blefu i bez sprawdzania
choice-stacking-off = Nie
choice-stacking-same = Taki sam na taki sam
choice-stacking-cross = Dowolny plus na dowolny
choice-scoring-lowest = Każdy liczy swoje karty, wygrywa najmniejsza suma
choice-scoring-elimination = Każdy liczy swoje karty, u celu się odpada

problem-out-of-range = { $option }: taka wartość jest niemożliwa.
problem-text-too-long = { $option }: najwyżej { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaki
   *[many] { $limit } znaków
}.
problem-text-missing = { $option }: brakuje tekstu.
problem-partners-elimination = Pary i odpadanie się wykluczają.
problem-players = Potrzeba od 2 do { $limit } osób.
problem-partners-four = Grać w parach można dokładnie w { $limit ->
    [one] { $limit } osobę
    [few] { $limit } osoby
   *[many] { $limit } osób
}.
problem-hand-size = Za mało kart: przy tylu osobach rozdaj najwyżej po { $limit }.

option-preset = Zestaw zasad
option-house = Zasady domowe
option-deck = Talia
option-removed = Karty wyjęte
option-hand-size = Liczba kart na start
option-decks = Liczba talii
option-first-card = Pierwsza karta
option-two-player-reverse = Zmiana kierunku we dwoje
option-draw-four-limit = Limit dla +4
option-draw-four-challenge = Sprawdzanie
option-must-play = Przymus gry
option-stacking = Kumulowanie
option-draw-until-playable = Dobieranie do skutku
option-force-play = Granie dobranej karty
option-uno-penalty = Kara za brak Uno
option-false-catch-penalty = Kara za mylne złapanie
option-catch-grace = Zwłoka łapania
option-seven-zero = Siedem i zero
option-jump-in = Wtrącanie
option-partners = Pary
option-target = Cel
option-scoring = Punktacja
option-rounds = Rundy
option-no-action-finish = Liczba na koniec
option-custom-rules = Własne reguły
option-special-wild-points = Punkty za specjalne czarne
option-misplay-penalty = Kara za złą kartę
option-late-join = Późne dołączanie
option-clock = Zegar

explain-deck = Jakimi kartami się gra. Nowa talia ma jedno tasowanie kart i trzy własne reguły, talia z 2015 ma wymianę kart zamiast tasowania, klasyczna nie ma żadnej z nich.
explain-removed = Rodzaje specjalnych czarnych kart, które wyjmuje się z talii przed rozdaniem.
explain-hand-size = Ile kart dostaje każdy, od 1 do 15.
explain-decks = Przy dużych stołach można potasować razem kilka talii, najwyżej cztery.
explain-first-card = Od jakiej karty może zacząć się stos. Albo zawsze od liczby, albo od dowolnej karty, która wtedy działa.
explain-two-player-reverse = We dwoje zmiana kierunku albo działa jak postój, więc grasz jeszcze raz, albo tylko odwraca kolejność, więc gra druga osoba.
explain-draw-four-limit = Kiedy +4 jest uczciwe. To blef, jeśli na ręce zostaje to, co wymienia limit; bez limitu zawsze jest uczciwe.
explain-draw-four-challenge = Kto ma dobrać cztery, może w nie wątpić: blefująca osoba sama dobiera cztery, a po mylnym sprawdzeniu bierze się sześć. Bez sprawdzania nieuczciwego +4 w ogóle nie można zagrać.
explain-must-play = Dobierać możesz tylko wtedy, gdy żadnej karty nie da się zagrać. Nikt nie musi blefować.
explain-stacking = Kto ma karty do wzięcia, może dołożyć kartę z plusem, a wtedy następna osoba ma do wzięcia wszystkie. „Taki sam na taki sam” rozdziela +2 i +4.
explain-draw-until-playable = Kto dobiera, dobiera dalej aż do karty, która pasuje, i może ją wtedy zagrać.
explain-force-play = Dobraną kartę, która pasuje, trzeba zagrać; nie można jej zatrzymać.
explain-uno-penalty = Ile kart dobierasz, gdy ktoś złapie cię z jedną kartą bez Uno.
explain-false-catch-penalty = Ile kart dobierasz, gdy łapiesz, a nie ma kogo złapać.
explain-catch-grace = Przez tyle sekund od chwili, gdy komuś zostaje jedna karta, łapanie czeka, żeby nikt nie tracił przez wolne łącze.
explain-seven-zero = Kto zagrywa 7, wymienia się kartami z wybraną osobą. Po zagraniu 0 karty wszystkich idą o jedno miejsce dalej w kierunku gry.
explain-jump-in = Kto ma dokładnie taką kartę jak na stosie, może zagrać ją poza kolejką, dopóki następna osoba nie zacznie ruchu. Stamtąd gra idzie dalej. Z czarną kartą nie można się wtrącić.
explain-partners = Cztery osoby w dwóch drużynach, naprzeciw siebie. Gdy ktoś skończy, jego para dostaje punkty za karty drugiej drużyny.
explain-target = Tyle punktów kończy partię.
explain-scoring = Albo kto wygra rundę, dostaje punkty za karty innych, albo każdy liczy własne i dobrze jest mieć mało, albo rozstrzyga jedna runda.
explain-rounds = Stała liczba rund zamiast celu; 0 oznacza grę aż do celu.
explain-no-action-finish = Nie można skończyć kartą akcji ani czarną: ostatnia karta musi być liczbą.
explain-custom-rules = Na każdej z trzech własnych reguł można coś napisać: graj jeszcze raz, następna osoba dobiera trzy, jeśli nic jej nie pasuje, albo własny tekst, który wszyscy widzą.
explain-special-wild-points = Ile liczą się tasowanie kart, wymiana kart i własna reguła, gdy zostaną komuś na ręce.
explain-misplay-penalty = Mimo wszystko można zaproponować kartę, która nie pasuje: wraca do ręki, dobiera się dwie i ruch się kończy.
explain-late-join = Nowe osoby mogą usiąść w trakcie rundy i dostają świeże karty. Nigdy przy grze w parach.
explain-clock = Ile może trwać ruch, zanim za nieobecną osobę zagra komputer; „nie” czeka bez końca.
option-other = Ta zasada

error-notation = Nie znam takiej karty, takiego koloru ani takiej osoby.
error-channel-taken = Na tym kanale jest już stół. `/game join` pozwala usiąść, `/game show` przenosi go na dół; możesz też najpierw go zamknąć: `/game end`.
error-storage = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
error-unexpected = Niestety coś poszło nie tak. Jeśli to się powtórzy, podaj opiekunowi bota kod **{ $code }**.

## Commands

slash-game = gra
slash-new = nowa
slash-preset = zestaw
slash-deck = talia
slash-hand-size = liczba-kart
slash-first-card = pierwsza-karta
slash-draw-four-limit = limit-plus-4
slash-draw-four-challenge = sprawdzanie
slash-uno-penalty = kara-uno
slash-false-catch-penalty = kara-pomyłka
slash-catch-grace = zwłoka
slash-scoring = punktacja
slash-target = cel
slash-rounds = rundy
slash-clock = zegar
slash-rules = zasady
slash-save-rules = zapisz-zasady
slash-name = nazwa
slash-forget-rules = usuń-zasady
slash-join = dołącz
slash-leave = odejdź
slash-start = start
slash-show = pokaż
slash-notify = powiadom
slash-add-computer = dodaj-komputer
slash-level = poziom
slash-kick = usuń
slash-player = gracz
slash-end = zakończ
slash-hand = karty
slash-play = zagraj
slash-card = karta
slash-colour = kolor
slash-swap-with = wymiana-z
slash-draw = dobierz
slash-uno = uno
slash-catch = złap
slash-leaderboard = ranking
slash-page = strona
slash-record = zapis
slash-match = partia
slash-topic = temat
slash-learn = nauka
slash-help = pomoc
slash-about = o-bocie

command-game = Otwórz stół do Uno, dołącz i prowadź grę
command-game-new = Otwórz stół na tym kanale
command-game-new-preset = Zestaw zasad na początek: oficjalne, impreza, … albo zapisany na tym serwerze
command-game-new-deck = Jaką talią się gra
command-game-new-hand-size = Ile kart dostaje każdy (7)
command-game-new-first-card = Co robi pierwsza karta, która nie jest liczbą
command-game-new-draw-four-limit = Kiedy można zagrać +4
command-game-new-draw-four-challenge = Czy można sprawdzać +4
command-game-new-uno-penalty = Karty za złapanie bez Uno (2)
command-game-new-false-catch-penalty = Karty za mylne złapanie (0)
command-game-new-catch-grace = Po ilu sekundach łapanie się liczy (2)
command-game-new-scoring = Jak liczą się punkty
command-game-new-target = Ile punktów wygrywa partię (500)
command-game-new-rounds = Zamiast tego stała liczba rund
command-game-new-clock = Sekundy na ruch, od 15 do 600; 0 to bez zegara
command-game-rules = Zasady przy tym stole; gospodarz może je tu zmienić
command-game-save-rules = Zapisz zasady tego stołu na później (gospodarz lub Zarządzanie serwerem)
command-game-save-rules-name = Jak je nazwać, do 32 liter
command-game-forget-rules = Usuń zapisane zasady (gospodarz lub Zarządzanie serwerem)
command-game-forget-rules-name = Które
command-game-join = Usiądź przy stole na tym kanale
command-game-leave = Oddaj swoje miejsce
command-game-start = Rozdaj karty (gospodarz)
command-game-show = Pokaż stół jeszcze raz
command-game-notify = Powiadom mnie o następnej grze na tym kanale; jeszcze raz, żeby to cofnąć
command-game-add-computer = Posadź przy stole komputer (gospodarz)
command-game-add-computer-level = Jak dobrze gra
command-game-kick = Usuń kogoś od stołu (gospodarz lub moderacja)
command-game-kick-player = Kto ma odejść
command-game-end = Zakończ grę i zamknij stół (gospodarz lub moderacja)
command-hand = Pokaż swoje karty, tylko tobie
command-play = Zagraj kartę
command-play-card = Karta; podpowiadane są te, które pasują
command-play-colour = Kolor, który wybierasz do czarnej karty
command-play-swap-with = Z kim wymieniasz karty, przy 7 lub wymianie kart
command-draw = Dobierz kartę
command-uno = Powiedz Uno
command-catch = Złap kogoś bez Uno
command-catch-player = Kto zapomniał; można pominąć, jeśli to tylko jedna osoba
command-record = Zapis twojej partii jako plik
command-record-match = Która partia; bez wyboru ostatnia
command-leaderboard = Kto prowadzi na tym serwerze
command-leaderboard-page = Którą stronę pokazać
command-rules = Księga zasad: każda karta i każda zasada, temat po temacie
command-rules-topic = O czym chcesz się dowiedzieć
command-learn = Naucz się Uno w grze: runda z przewodnikiem, której nikt inny nie widzi
command-help = Jak grać
command-about = Co to za bot i kto go stworzył

choice-deck-modern = Nowa, 112 kart
choice-deck-classic = Klasyczna, 108 kart
choice-first-card-ignore = Zawsze liczba
choice-first-card-effect = Dowolna karta, i działa
choice-draw-four-limit-colour_or_wild = Bez pasującego koloru i zwykłej zmiany koloru
choice-draw-four-limit-colour = Bez pasującego koloru
choice-draw-four-limit-colour_or_any_wild = Bez pasującego koloru i żadnej czarnej karty
choice-draw-four-limit-none = Kiedy chcesz
choice-scoring-winner = Kto wygra rundę, dostaje punkty za karty innych
choice-scoring-single = Jedna runda, wygrywa, kto pierwszy skończy

## Answers to commands and presses

answer-joined = Siedzisz teraz przy stole.
answer-left = Nie siedzisz już przy stole.
answer-notify = Dostaniesz tu wzmiankę, gdy na tym kanale otworzy się następna gra. Użyj `/game notify` jeszcze raz, żeby to cofnąć.
answer-notify-not = Nie będzie już powiadomień o następnej grze.
answer-ended = Stół jest zamknięty.
answer-record = Wszystko, co działo się w tej partii, wiersz po wierszu. `python -m bot replay` sprawdza każdy ruch i rozdanie w każdej rundzie i opowiada to słowami.
answer-record-so-far = Ta partia jeszcze trwa: tu jest wszystko do ostatniej skończonej rundy. `python -m bot replay` opowiada to słowami.
answer-no-record = Na tym serwerze nie masz jeszcze rundy rozegranej do końca. Potem jej zapis będzie tutaj.
answer-unknown-match = Wśród twoich partii takiej nie ma. Wybierz jedną z listy.
answer-kicked = { $name } nie siedzi już przy stole.
answer-computer = { $name } siedzi teraz przy stole.
answer-unknown-player = Przy tym stole nikt się tak nie nazywa: { $name }. Wybierz jedno z podpowiadanych imion.
answer-unknown-card = Nie znam karty { $typed }. Napisz ją tak: „czerwona 7”, „niebieski postój” albo „zmiana koloru zielony”.
answer-saved = Te zasady są zapisane jako **{ $name }**. Każdy może tu od nich zacząć: `/game new preset:`.
answer-forgotten = Zasady **{ $name }** są usunięte.
answer-name-taken = Zasady nie mogą się tu nazywać { $name }. Wybierz inną nazwę.
answer-presets-full = Na tym serwerze jest już maksimum zapisanych zestawów zasad: { $most }. Najpierw usuń jeden: `/game forget-rules`.
answer-unknown-preset = Nie ma tu zasad o tej nazwie.
answer-old-button = Ten przycisk pochodzi ze starszej wersji bota i już nic nie robi.
answer-old-command = To polecenie się zmieniło. Uruchom Discorda ponownie (Ctrl+R albo zamknij aplikację) i spróbuj jeszcze raz.
answer-bad-option = { $typed } nie jest tam możliwe.
permissions-missing = Nie mogę prowadzić stołu na tym kanale, brakuje mi uprawnień: { $permissions }. Poproś kogoś, kto może edytować kanał, żeby mi je nadał, i spróbuj jeszcze raz.
permission-view = **Wyświetlanie kanału**
permission-send = **Wysyłanie wiadomości**
permission-send-in-threads = **Wysyłanie wiadomości w wątkach**
