### The guided first round, /learn. $first and $second are two computers, who are called Coco and Pico
### in most places; $card is the card to be played, $pile the one on the pile.

lesson-you = Ty
lesson-head = ### Lekcja · { $number } z { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### Lekcja się skończyła
lesson-stopped-how = Wróć, kiedy chcesz: `/learn` zaczyna ją od nowa.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Zacznij
button-lesson-back = Krok wstecz
button-lesson-stop = Zakończ
button-lesson-again = Jeszcze raz
button-lesson-resume = Wróć do lekcji

lesson-title-begin = Twoja pierwsza runda
lesson-begin = Witaj! Zagrasz tu krótką rundę Uno z dwoma komputerami, { $first } i { $second }. Zajmie to około pięciu minut. Nikt inny jej nie widzi i nigdzie się nie liczy.

    Cel: **przed innymi pozbyć się wszystkich kart.**

    Twoje karty widać jak w prawdziwej grze, z przyciskiem dla każdej. Te, które pasują, są na początku, reszta jest szara. Masz tu sześć kart; zwykle jest ich siedem.

    Naciśnij **{ button-lesson-begin }**, a potem rób to, o co prosi każdy krok. W każdej chwili możesz się cofnąć albo przestać.

lesson-title-colour = Ten sam kolor
lesson-colour = Na stosie leży { $pile }. Możesz zagrać kartę, która ma **ten sam kolor** albo **tę samą liczbę lub symbol**.

    Twoja karta { $card } ma ten sam kolor. Naciśnij ją.

lesson-title-number = Ta sama liczba
lesson-number = { $first } kładzie 2 na twoją 2: ta sama liczba. { $second } dokłada kolejną niebieską kartę: ten sam kolor.

    Nie masz nic niebieskiego. Ale twoja karta { $card } ma **tę samą liczbę** co karta na stosie. Naciśnij ją.

lesson-title-draw = Nic nie pasuje
lesson-draw = Teraz na stosie leży { $pile }. Nie masz zielonej karty, 1 ani czarnej karty, więc nic nie pasuje.

    Kto nie może zagrać, **dobiera jedną kartę**. Jeśli pasuje, możesz ją od razu zagrać. Jeśli nie, zostaje u ciebie, a twój ruch się kończy.

    Naciśnij **{ button-draw }**.

lesson-title-skip = Karta akcji
lesson-skip = Dobrana karta nie pasuje. { $first } też dobiera, a { $second } zagrywa: { $pile }.

    Karty z symbolem coś robią. **Postój:** następna osoba traci kolejkę. **+2:** następna osoba dobiera 2 karty i traci kolejkę.

    Twoja karta { $card } jest czerwona, więc pasuje. Naciśnij ją, a { $first } straci kolejkę.

lesson-title-draw-again = Znowu nic nie pasuje
lesson-draw-again = { $first } traci kolejkę, więc od razu gra { $second }: { $pile }.

    Znów żadna z twoich kart nie jest czerwona i żadna nie jest 6. **{ button-why }** mówi to o każdej karcie; sprawdź, jeśli chcesz.

    Potem naciśnij **{ button-draw }**.

lesson-title-wild = Czarna karta
lesson-wild = Dobrana karta to **zmiana koloru**. Pasuje do każdej karty, a kto ją zagrywa, mówi, jaki kolor jest następny.

    Dobraną kartę możesz zagrać od razu albo zatrzymać na później. Zagraj ją teraz.

lesson-title-name-colour = Wybierz kolor
lesson-name-colour = Jaki ma być kolor? Weź ten, którego masz najwięcej.

    Trzy z twoich kart są żółte. Naciśnij **{ colour-Y }**.

lesson-title-catch = Ktoś zapomniał
lesson-catch = Oba komputery kładą żółte karty na twoją zmianę koloru. Ale spójrz: { $second } ma już tylko **jedną kartę**, a nie padło **Uno!**

    Kto ma już tylko jedną kartę, musi to powiedzieć. Jeśli zapomni, każdy może tę osobę złapać, dopóki następna nie zacznie ruchu, a wtedy dobiera ona 2 karty. Następna osoba to ty, więc zrób to, zanim zagrasz.

    Naciśnij teraz **{ $catch }**

lesson-title-reverse = W drugą stronę
lesson-reverse = Złapane: { $second } dobiera 2 karty.

    To wciąż twoja kolej. **Zmiana kierunku** odwraca kolejność. Dotąd po tobie grał komputer { $first }; od teraz gra { $second }.

    Naciśnij: { $card }.

lesson-title-challenge = Blef?
lesson-challenge = { $second } nie ma czego zagrać i dobiera. Potem { $first } zagrywa na ciebie **+4** i wybiera niebieski.

    Ta karta ma limit: jest uczciwa tylko wtedy, gdy grający nie ma **żadnej karty w obowiązującym kolorze**, czyli żółtej, ani zwykłej zmiany koloru. Jeśli w to nie wierzysz, możesz **sprawdzić**. Co ryzykujesz i co zyskujesz, widać poniżej.

    Przed chwilą komputer { $first } zagrał żółtą kartę i może mieć ich więcej. Naciśnij **{ button-challenge }**.

lesson-title-go-on = Dobrze sprawdzone
lesson-go-on = To był blef: była tam jeszcze żółta karta, którą tylko ty widzisz. { $first } dobiera 4 karty, a teraz twoja kolej. Wybrany kolor dalej obowiązuje: niebieski.

    Twoja karta { $card } jest niebieska. Naciśnij ją.

lesson-title-say-uno = Powiedz Uno
lesson-say-uno = Zostały dwie karty, a { $card } pasuje: to 4, tak jak karta na stosie. Potem zostanie ci **jedna karta**, więc trzeba powiedzieć **Uno!** Najbezpieczniej tuż przed zagraniem.

    Najpierw naciśnij **{ button-uno }**

lesson-title-second-to-last = Została jedna karta
lesson-second-to-last = Uno powiedziane, więc nikt cię nie złapie. (Zaraz po karcie też jest dobrze, jeśli zdążysz przed innymi.)

    Teraz naciśnij: { $card }.

lesson-title-last = Skończ
lesson-last = { $second } dobiera kartę, a { $first } zagrywa: { $pile }. Twoja ostatnia karta to { $card }: też jest żółta.

    Naciśnij ją. Kto zagra swoją ostatnią kartę, wygrywa rundę.

lesson-title-end = Wygrana!
lesson-end = **Runda jest twoja.** Kto skończy, dostaje punkty za wszystkie karty, które zostały innym: liczby liczą się tyle, ile wynoszą, postój, zmiana kierunku i +2 po 20, czarne po 50.
lesson-end-hand = { $name } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} · { $cards }
lesson-end-points = To daje ci **{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}**. Partia trwa, runda za rundą, aż ktoś ma 500.
lesson-end-how = **Co teraz?** Otwórz stół: `/game new`. Znajomi naciskają **{ button-join }** albo ty naciskasz **{ button-computer }**, a potem **{ button-start }**. `/rules` objaśnia każdą kartę i każdą zasadę, gdy tylko chcesz wiedzieć więcej.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = Można dobrać. Ale { $card } pasuje, a chcesz pozbyć się kart.
lesson-else-play = Można to zagrać. Ale w tym kroku chodzi o coś innego; przeczytaj, o co prosi.
lesson-else-keep = Można ją zatrzymać. Ale kto gra, jest bliżej końca rundy.
lesson-else-accept = Można wziąć te karty. Ale spróbuj teraz inaczej: to jedyna szansa, żeby się ich pozbyć.
lesson-else-uno = Jeszcze nie. Mów Uno, gdy zaraz zagrasz przedostatnią kartę albo masz tylko jedną.
lesson-else-catch = Tam nie ma kogo łapać. Tutaj mylne złapanie nic nie kosztuje; przy niektórych stołach kosztuje karty.
lesson-draw-uno = Jeszcze nie: masz więcej niż dwie karty. Najpierw dobierz jedną.
lesson-catch-play = Ta karta pasuje. Ale gdy zagrasz, { $second } nie będzie już do złapania. Najpierw złap: naciśnij **{ $catch }**
lesson-catch-draw = Gdy dobierzesz, { $second } nie będzie już do złapania. Najpierw złap: naciśnij **{ $catch }**
lesson-reverse-play = Ta karta też pasuje. Ale zobacz, co robi zmiana kierunku, i naciśnij: { $card }.
lesson-wild-keep = Można ją zatrzymać. Ale wtedy twój ruch kończy się bez zagrania. Zagraj ją teraz.
lesson-name-colour-play = Można. Ale innego koloru masz więcej i te karty chcesz zagrać następne. Naciśnij **{ colour-Y }**.
lesson-name-colour-keep = Można ją jeszcze zatrzymać. Ale wtedy twój ruch kończy się bez zagrania. Wybierz kolor.
lesson-challenge-accept = Wielu tak robi. Ale cztery karty to dużo, a to wygląda na blef. Naciśnij **{ button-challenge }**.
lesson-say-uno-play = Ta karta pasuje. Ale jeśli zagrasz ją bez słowa, można cię złapać i musisz dobrać 2. Najpierw naciśnij **{ button-uno }**
lesson-say-uno-draw = Można dobrać. Ale jedna z twoich kart pasuje i prawie kończysz. Najpierw naciśnij **{ button-uno }**
lesson-second-to-last-uno = Uno już powiedziane. Teraz naciśnij: { $card }.
