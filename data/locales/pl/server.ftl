### What a server chooses, /server, and what the bot needs in a channel. Lines that begin with -# are
### small print, and -# has to stay at their beginning.

slash-server = serwer
slash-settings = ustawienia
slash-check = sprawdź

command-server = Wybierz, jak gra się w Uno na tym serwerze (Zarządzanie serwerem)
command-server-settings = Zasady, kanały, role, wątki, język i wyścig tego serwera
command-server-check = Sprawdź, czy można grać tu i na wybranych kanałach

## The page of settings

server-title = ### ⚙️ Uno na tym serwerze
server-from-when = -# Zasady, zegar, kanały i wątki dotyczą gier otwieranych od teraz. Cała reszta działa od razu.

server-preset = **Zasady nowej gry:** { $rules }
server-preset-gone = { $name } (usunięte, więc { $official })
server-preset-how = -# Dla `/game new` bez wyboru zasad. `/game save-rules` zapisuje własne zasady.
server-clock = **Zegar:** { $time }
server-clock-how = -# Gdy czas minie, za osobę, której jest kolej, gra komputer. Gospodarz może to zmienić w grze.
server-threads = **Osobny wątek dla każdej gry:** { $value }
server-threads-how = -# Na kanale jest spokój, a kilka gier toczy się obok siebie.
server-channels = **Kanały:** { $channels }
server-channels-all = wszędzie
server-channels-gone = { $count ->
    [one] jeden, którego już nie ma
    [few] { $count }, których już nie ma
   *[many] { $count }, których już nie ma
}
server-channels-how = -# Gry można otwierać tylko tam. Kategoria obejmuje swoje kanały, a kanał swoje wątki. Bez wyboru: wszędzie.
server-host = **Kto może otwierać gry:** { $role }
server-host-everybody = wszyscy
server-host-how = -# Kto zarządza serwerem, zawsze może. Bez wyboru: wszyscy.
server-moderator = **Kto może kończyć gry i usuwać graczy:** { $role }
server-moderator-nobody = kto zarządza serwerem
server-moderator-how = -# Przy każdym stole, obok jego gospodarza i tych, którzy zarządzają serwerem.
server-role-gone = rola, której już nie ma
server-race = **Wyścig { $number }:** do { $target } punktów
server-race-how = -# Punkty z wygranych rund się sumują. Kto pierwszy ma dość, zdobywa koronę i zaczyna się następny wyścig: `/leaderboard`.
server-race-over = -# ⚠️ Ktoś ma już { $points }. Następna wygrana runda rozstrzygnie wyścig: wygra, kto ma najwięcej.
server-solo = **Rundy jednej osoby z komputerami się liczą:** { $value }
server-solo-how = -# Jeśli nie, w rundzie muszą grać co najmniej dwie osoby, żeby się liczyła.
server-reset = **Wyścig od nowa**
server-reset-how = -# Wszyscy wracają do 0 punktów w tym wyścigu.
server-language = **Język:** { $language }
server-language-own = { $language }, jak ustawiono serwer w Discordzie
server-language-how = -# Dla stołów i wszystkiego, co widzą wszyscy. Co widzisz tylko ty, jest w twoim języku: `/settings`.

menu-server-preset = Zasady nowej gry
menu-server-clock = Zegar
menu-server-channels = Kanały: wszystkie
menu-server-host = Rola: wszyscy
menu-server-moderator = Rola: brak
menu-server-language = Język

choice-clock-off = Bez zegara
choice-language-server = Jak ustawiono serwer w Discordzie

button-turn-on = Włącz
button-turn-off = Wyłącz
button-server-target = Zmień…
button-server-reset = Od nowa…
button-server-reset-yes = Tak, wszyscy wracają do 0
button-server-check = Sprawdź uprawnienia
button-server-settings = Ustawienia

scores-empty-solo = Nikt nie ma tu jeszcze punktów. Wygraj rundę, choćby z samymi komputerami, a pojawi się tu twoje imię.

form-server-target = Wyścig tego serwera
form-server-target-points = Ile punktów wygrywa wyścig

server-reset-title = ### Zacząć wyścig { $number } od nowa?
server-reset-sure = Wszyscy wracają do 0 punktów w tym wyścigu. Najlepszy wynik to { $points }. Łączne wyniki i korony zostają. Tego nie można cofnąć.
server-reset-done = Wyścig zaczyna się od nowa. Wszyscy mają 0 punktów.
server-everyone-no = Tę rolę mają wszyscy, więc każdy mógłby zakończyć każdą grę. Wybierz inną.

## What somebody may not do here

answer-need-manager = To może zrobić tylko ktoś, kto może zarządzać serwerem.
answer-other-channels = Na tym kanale nie można otwierać gier. Idź tutaj: { $channels }.
answer-no-channel = Na tym kanale nie można otwierać gier, a kanałów do tego wybranych już nie ma. Kto zarządza serwerem, może wybrać inne: `/server settings`.
answer-in-threads = Gry z tego kanału są w wątkach. Idź tam: { $threads }
answer-own-thread = Masz już stół: { $thread }. Graj tam albo go tam zamknij: `/game end`.
answer-host-role = Tylko osoby z rolą { $role } mogą tu otworzyć grę.
answer-host-role-gone = Grę może tu otworzyć tylko ktoś, kto może zarządzać serwerem.

## The check of a channel

check-title = ### 🔎 Czy można tu grać?
check-place = -# Sprawdzono: { $place }
check-well = **Tak.** Jest wszystko, czego trzeba.
check-ill = **Nie.** Czegoś brakuje.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ Brakuje: { $permission }, { $purpose }
check-lacking = ⚠️ Brakuje: { $permission }, { $purpose }
check-commands = ✅ Polecenia działają: właśnie jedno zadziałało.
check-commands-few = ⚠️ Większość członków nie może używać poleceń na tym kanale. Potrzebują uprawnienia **Używanie poleceń aplikacji**.
check-open = ✅ `/server settings` pozwala otwierać tu gry.
check-closed = ❌ `/server settings` pozwala otwierać gry tylko na innych kanałach.
check-thread = 🧵 Każda gra otwiera tu osobny wątek.
check-others = **Inne kanały, na których można otwierać gry**
check-others-well = ✅ { $channels }: jest wszystko, czego trzeba.
check-others-missing = ❌ { $place }: brakuje { $permissions }.
check-others-lacking = ⚠️ { $place }: brakuje { $permissions }. Mimo to można grać.
check-others-commands = ⚠️ { $place }: większość członków nie może używać tam poleceń.
check-others-more = -# Kanały niewymienione tutaj: { $count }
check-emojis = -# Obrazki kart należą do mnie, więc nie trzeba dla nich uprawnień.
check-how = **Jak to naprawić:** otwórz ustawienia kanału, przejdź do uprawnień i nadaj mojej roli to, czego brakuje.

permission-threads = **Tworzenie publicznych wątków**
permission-history = **Czytanie historii wiadomości**
permission-files = **Załączanie plików**
need-view = żeby widzieć kanał i odświeżać stół
need-send = żeby pokazać stół i wołać graczy, gdy jest ich kolej
need-send-in-threads = żeby pokazać stół w wątku i wołać graczy, gdy jest ich kolej
need-threads = żeby otworzyć wątek dla każdej gry
need-history = żeby otworzyć ten wątek pod jego wiadomością
need-files = dla obrazka na koniec partii. Bez niego stół opowiada wszystko słowami

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } otwiera stół do Uno…
thread-opened = { $name } zaprasza do stołu do Uno. Gra toczy się tutaj: { $thread }. Wejdź i usiądź!
thread-failed = Nie udało się otworzyć wątku dla gry. Spróbuj jeszcze raz albo poproś kogoś, kto zarządza serwerem, o spojrzenie na `/server check`.
