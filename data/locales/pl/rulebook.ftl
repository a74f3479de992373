### The rulebook, /rules, a topic after the other; `data/rulebook/rules.md` is made from the English one.

rulebook-head = ### { $title }
rulebook-page = -# Strona { $page } z { $pages }
rulebook-gone = Tego stołu już nie ma, więc oto początek księgi zasad.

menu-rulebook = Wybierz temat
button-rulebook = Księga zasad
button-read-earlier = ← Wcześniej
button-read-later = Dalej →
button-lesson = Nauka w grze

rulebook-topic-table = Zasady tego stołu
rulebook-topic-aim = Cel i ruch
rulebook-topic-deal = Rozdanie i pierwsza karta
rulebook-topic-cards = Karty
rulebook-topic-actions = Karty akcji
rulebook-topic-wilds = Czarne karty
rulebook-topic-draw-four = +4 i sprawdzanie
rulebook-topic-uno = Uno i łapanie
rulebook-topic-points = Punkty i partia
rulebook-topic-matches = Inne rodzaje partii
rulebook-topic-two = Dwie osoby
rulebook-topic-house-cards = Zasady domowe: karty
rulebook-topic-house-draws = Zasady domowe: karty z plusem
rulebook-topic-house-play = Zasady domowe: gra
rulebook-topic-house-points = Zasady domowe: punkty i okrzyki
rulebook-topic-presets = Zestawy zasad
rulebook-topic-small = Drobny druk
rulebook-topic-seats = Komputery, nieobecność, spóźnienie
rulebook-topic-fair = Uczciwe rozdanie
rulebook-topic-words = Słowa w grze

## The rules of this table

rulebook-table-official = Ten stół gra według oficjalnych zasad, dokładnie takich jak w tej księdze.
rulebook-table-differs = { $count ->
    [one] Ten stół gra według oficjalnych zasad, z jednym wyjątkiem:
    [few] Ten stół gra według oficjalnych zasad, z { $count } wyjątkami:
   *[many] Ten stół gra według oficjalnych zasad, z { $count } wyjątkami:
}

## The aim and a turn

rulebook-aim = Gra od dwóch do dziesięciu osób. Każdy dostaje 7 kart. **Pozbądź się wszystkich przed innymi:** wygrywasz rundę i dostajesz punkty za to, co zostało pozostałym. Kto pierwszy ma 500 punktów, wygrywa partię.
rulebook-turn = **W swoim ruchu** zagrywasz jedną kartę, która pasuje do wierzchniej karty stosu, albo dobierasz jedną kartę.
rulebook-fits = **Karta pasuje**, jeśli ma ten sam kolor, tę samą liczbę albo ten sam symbol co karta na stosie. Czarna pasuje zawsze. Po czarnej liczy się kolor wybrany przez osobę, która ją zagrała.
rulebook-draw = **Dobieranie:** możesz dobrać, nawet jeśli możesz zagrać. Jeśli dobrana karta pasuje, możesz ją od razu zagrać; żadnej innej z ręki. W przeciwnym razie zostaje u ciebie, a twój ruch się kończy.
rulebook-direction = **Kierunek:** gra idzie po kolei przez miejsca przy stole, dopóki nie odwróci jej zmiana kierunku.
rulebook-empty = **Nie ma czego dobierać?** Zagrane karty, oprócz wierzchniej, tasuje się na nowy stos dobierania.

## The deal and the first card

rulebook-dealer = Przed pierwszą rundą każdy dobiera kartę, rozdaje najwyższa liczba. Potem w każdej rundzie rozdaje następne miejsce.
rulebook-first-card = Gdy każdy ma swoje karty, odkrywa się jeszcze jedną, która zaczyna stos. Jeśli nie jest liczbą, pomija się ją i odkrywa następną, aż pojawi się liczba.
rulebook-first-turn = Zaczyna osoba po rozdającym.

## The cards

rulebook-cards = Talia ma **112 kart** w czterech kolorach. Każdy kolor ma też znak w rogu kart, dla tych, którzy nie rozróżniają kolorów.
rulebook-cards-numbers = **Liczby:** w każdym kolorze jedno 0 i po dwie karty od 1 do 9.
rulebook-cards-actions = **Karty akcji:** w każdym kolorze dwa postoje, dwie zmiany kierunku i dwa +2.
rulebook-cards-wilds = **Czarne karty:** cztery zmiany koloru, cztery +4, jedno tasowanie kart i trzy własne reguły.
rulebook-cards-decks = Stół może też wybrać klasyczną talię 108 kart, bez tasowania kart i własnych reguł, albo talię z 2015, w której zamiast tasowania kart jest wymiana kart.

## Action cards

rulebook-actions = Kartę akcji zagrywa się jak liczbę: pasuje kolorem albo na ten sam symbol w dowolnym kolorze.
rulebook-skip = **Postój:** następna osoba traci kolejkę.
rulebook-reverse = **Zmiana kierunku:** od teraz gra idzie w drugą stronę.
rulebook-draw-two = **+2:** następna osoba dobiera 2 karty i traci kolejkę. Nie może odpowiedzieć kartą, chyba że stół gra z kumulowaniem.
rulebook-last-action = **Jako ostatnia karta** też działa: po +2 lub +4 następna osoba najpierw dobiera, a te karty liczą się dla ciebie.

## Wilds

rulebook-wild = **Zmiana koloru:** pasuje do każdej karty. Wybierasz kolor, który ma pasować dalej; może być ten sam co wcześniej.
rulebook-shuffle = **Tasowanie kart:** karty wszystkich, twoje też, zbiera się, tasuje i rozdaje od nowa po jednej, zaczynając od osoby po tobie. Potem wybierasz kolor.
rulebook-swap = **Wymiana kart** (talia z 2015): zamieniasz wszystkie swoje karty z wybraną osobą. Potem wybierasz kolor.
rulebook-customizable = **Własna reguła:** zwykła zmiana koloru. Ale stół może coś na niej napisać: graj jeszcze raz; albo następna osoba dobiera 3, jeśli nic jej nie pasuje; albo własny tekst.
rulebook-last-wild = Zagrane jako ostatnia karta, tasowanie i wymiana nie ruszają niczyich kart.

## Wild Draw Four and the challenge

rulebook-draw-four = **+4:** pasuje do każdej karty. Wybierasz kolor, a następna osoba dobiera 4 karty i traci kolejkę.
rulebook-limit = **Limit:** +4 jest uczciwe tylko wtedy, gdy wśród twoich pozostałych kart nie ma karty w obowiązującym kolorze ani zwykłej zmiany koloru. Karty, które pasują liczbą lub symbolem, nie mają znaczenia.
rulebook-bluff = **Blef:** możesz je mimo to zagrać. Nic się nie stanie, chyba że osoba, która ma dobierać, w to zwątpi.
rulebook-challenge = **Sprawdzanie:** ta osoba naciska **{ button-challenge }** przed dobraniem i widzi twoje karty; nikt inny ich nie widzi.
    - To był blef: ty dobierasz 4, a sprawdzająca osoba ma zwykły ruch.
    - To było uczciwe: sprawdzająca osoba dobiera 6 i traci kolejkę.
rulebook-challenge-colour = Wybrany przez ciebie kolor obowiązuje w obu przypadkach.
rulebook-last-draw-four = Nie można go sprawdzić, gdy to twoja ostatnia karta.

## Saying Uno and catching

rulebook-uno = **Uno!** Kto zagrywa kartę i zostaje z **tylko jedną**, musi powiedzieć Uno. Naciśnij **{ button-uno }** tuż przed tą kartą lub zaraz po niej albo wpisz `/uno`.
rulebook-catch = **Łapanie:** kto zapomni, tego może złapać każdy inny, dopóki następna osoba nie zacznie ruchu. Naciśnij **{ button-catch }** albo wpisz `/catch`. Złapana osoba dobiera 2 karty.
rulebook-grace = Złapanie czeka 2 sekundy, żeby nikt nie tracił przez wolne łącze. Kto w tym czasie powie Uno, nic nie traci.
rulebook-false = Mylne złapanie nic nie kosztuje, podobnie jak zbyt wczesne Uno: po prostu się nie liczy.
rulebook-uno-again = Kto po wymianie lub tasowaniu ma jedną kartę, też musi powiedzieć Uno. Kto dobierze i znów zostanie z jedną kartą, musi to powiedzieć jeszcze raz.

## Points and the match

rulebook-points = Kto skończy, **dostaje punkty za wszystkie karty, które zostały innym:**
    - liczby: tyle, ile wynoszą
    - postój, zmiana kierunku, +2: po 20
    - wszystkie czarne: po 50
rulebook-example = **Przykład:** komuś zostały te trzy karty. Dają 7 + 20 + 50 = **77 punktów** dla zwycięzcy.
rulebook-match = **Partia** trwa, runda za rundą, aż ktoś ma 500 punktów.
rulebook-blocked = Jeśli nikt nie może zagrać i nie ma czego dobierać, runda jest zablokowana. Kończy się bez zwycięzcy.
rulebook-race = Wygrane punkty mogą się też liczyć w rankingu serwera: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **Najmniejsza suma:** każdy dolicza sobie karty, które mu zostały. Gdy ktoś osiąga cel, wygrywa najmniejsza suma.
rulebook-elimination = **Odpadanie:** tak samo, ale kto osiąga cel, odpada. Wygrywa ostatnia osoba.
rulebook-single = **Jedna runda:** kto pierwszy skończy, od razu wygrywa. Albo gra się stałą liczbę rund.
rulebook-partners = **Pary:** cztery osoby w dwóch drużynach, pary siedzą naprzeciw siebie. Gdy ktoś skończy, jego drużyna dostaje punkty za karty drugiej. Karty osoby z pary się nie liczą.

## Two players

rulebook-two = We dwoje po postoju, +2 i +4 kolej od razu wraca do osoby, która je zagrała.
rulebook-two-reverse = Zmiana kierunku działa jak postój: grasz jeszcze raz. Stół może wybrać, że tylko odwraca kolejność, więc gra druga osoba.
rulebook-two-swap = Przy wymianie kart nie ma w kim wybierać: wymieniasz się z drugą osobą.
rulebook-two-left = To samo dotyczy większego stołu, przy którym zostały tylko dwie osoby.

## House rules (the list itself comes from the options)

rulebook-house = Gospodarz może je zmienić przed partią: **{ button-options }** przy stole otwiera do tego stronę.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Oficjalnie: { $value }.
rulebook-presets = Stół może zacząć od jednego z nich: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = wszystko jak w tej księdze
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **Kumulowanie:** liczby się sumują. Dołożona karta może mieć dowolny kolor. Kto nie może lub nie chce dołożyć, dobiera wszystkie i traci kolejkę. Po dobraniu karta na stosie jest znów zwykłą kartą.
rulebook-small-stack-challenge = Sprawdzić można tylko ostatnie +4 kumulacji: blefująca osoba dobiera całość; kto mylnie sprawdza, dobiera o 2 więcej.
rulebook-small-jump = **Wtrącanie** z kartą akcji: to, co zrobiłaby pierwsza, przepada, a liczy się twoja, od twojego miejsca. Zmiana kierunku nie odwraca kolejności drugi raz. Przy kumulowaniu karty do wzięcia się sumują.
rulebook-small-jump-never = Nikt nie może się wtrącić, gdy trwa wybór koloru lub sprawdzanie albo gdy następna osoba już dobrała.
rulebook-small-first = **Pierwsza karta, która działa:** +2 lub postój trafia w osobę po rozdającym. Po zmianie kierunku zaczyna rozdający i gra idzie w drugą stronę. Po czarnej osoba po rozdającym wybiera kolor i zaczyna. +4 wraca do talii.
rulebook-small-seven = **Siedem i zero:** jako ostatnie karty nie ruszają niczyich kart. We dwoje 0 też jest wymianą.
rulebook-small-must = **Przymus gry** i **granie dobranej karty** nigdy nikogo nie zmuszają do blefu z +4.
rulebook-small-short = Jeśli zostało mniej kart, niż ktoś ma dobrać, dobiera tyle, ile jest.
rulebook-small-end = Runda kończy się najpóźniej po 5000 ruchów.

## Computers, being away, coming late

rulebook-computers = **Komputery** mogą zająć każde miejsce: **{ button-computer }**. Widzą swoje karty i stół, nie więcej niż ty. Gospodarz wybiera, jak dobrze grają.
rulebook-away = **Nie ma cię?** Gdy czas minie, gra za ciebie komputer. Karty są dalej twoje: naciśnij cokolwiek i grasz dalej.
rulebook-vote = **Ktoś każe wszystkim czekać?** Stół może głosować: `/game vote`. Więcej niż połowa głosów pomija ruch albo kogoś usuwa.
rulebook-pause = **Przerwa:** gospodarz może wstrzymać grę i nikomu nie ucieka czas. Wznowić ją może każdy, kto gra.
rulebook-late = **Spóźnienie:** między rundami każdy może usiąść; w trakcie rundy tylko tam, gdzie stół na to pozwala. Nowe osoby zaczynają bez punktów, a tam, gdzie wygrywa mała suma, z najwyższą sumą przy stole.
rulebook-watch = **Oglądanie:** kto nie gra, może oglądać i widzi to, co mogą widzieć wszyscy: `/game watch`.
rulebook-leave = **Odejście na dobre:** twoje karty wracają na stos dobierania. Punkty zostają, ale nie mogą już wygrać. Jeśli zostaje tylko jedna osoba, partia się kończy. W parach twoje miejsce zajmuje komputer.

## A fair deal

rulebook-fair = Nikt nie wybiera kart, nawet opiekun tego bota, i możesz to sprawdzić.
rulebook-fair-seed = Każde tasowanie wynika z tajnego tekstu, **ziarna**. Przed pierwszą kartą ustala się jego odcisk (SHA-256), a kto przy stole naciśnie **{ button-more }**, może go zobaczyć. Po rundzie pokazuje się samo ziarno. Jeśli ma ten odcisk, nic się w międzyczasie nie zmieniło.
rulebook-fair-record = `/record` daje ci wszystko, co działo się w twojej partii, jako plik, który może sprawdzić program.

## The words of the game

rulebook-words = - **Stos:** zagrane karty; liczy się tylko wierzchnia.
    - **Stos dobierania:** zakryte karty, które się dobiera.
    - **Obowiązujący kolor:** kolor, który ma pasować, z wierzchniej karty albo wybrany do czarnej.
    - **Pasować:** mieć ten sam kolor, liczbę lub symbol albo być czarną kartą.
    - **Skończyć:** zagrać ostatnią kartę. To wygrywa rundę.
    - **Blef:** +4 zagrane wbrew limitowi.
    - **Sprawdzić:** zwątpić w +4.
    - **Złapać:** wytknąć komuś jedną kartę bez Uno.
    - **Kumulacja:** karty z plusem na kartach z plusem (zasada domowa).
    - **Wtrącić się:** zagrać poza kolejką dokładnie taką kartę jak na stosie (zasada domowa).
    - **Gospodarz:** kto otworzył stół.
    - **Rozdanie:** jak potasowano karty w rundzie.
