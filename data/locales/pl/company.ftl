## Who is at a table: votes, the host, whoever watches

button-vote = Głosuj…
button-vote-skip = Pomiń ruch: { $name }
button-vote-remove = Usuń: { $name }
button-pause = Wstrzymaj
button-watch = Oglądaj
button-refresh = Odśwież

# On the board, as long as the vote is on. $when is like “in 2 minutes”.
vote-skip = 🗳 Głosowanie: pominąć ruch gracza { $name }? **{ $count } z { $needed }** · koniec { $when }
vote-remove = 🗳 Głosowanie: usunąć gracza { $name }? **{ $count } z { $needed }** · koniec { $when }
vote-on-you-skip = 🗳 **Inni głosują za pominięciem twojego ruchu ({ $count } z { $needed }).** Zagraj, a głosowanie się skończy.
vote-on-you-remove = 🗳 **Inni głosują za usunięciem cię od stołu ({ $count } z { $needed }).**
vote-skipped-you = 🗳 Inni zagłosowali za pominięciem twojego ruchu, więc gra za ciebie komputer

notice-host = 🔑 Gospodarzem jest teraz { $name }
notice-skipped = 🗳 Po głosowaniu: komputer gra za gracza { $name }
notice-removed = 🗳 Po głosowaniu: { $name } nie siedzi już przy stole
notice-replaced = 🤖 { $name } odchodzi: dalej gra komputer

vote-title = ### 🗳 Głosowanie
vote-how = Każda osoba przy stole ma jeden głos, poza tymi, których nie ma, i tą, o którą chodzi. Decyduje więcej niż połowa głosów. Po dwóch minutach głosowanie się kończy.
vote-how-skip = **Pominięcie ruchu:** gra komputer, jakby minął czas. Gdy głosować może tylko jedna osoba, da się to zrobić po połowie czasu albo po minucie.
vote-how-remove = **Usunięcie kogoś:** ta osoba traci miejsce na dobre. Nikt nie może sam usunąć drugiej osoby, chyba że jej nie ma.
vote-nobody = Nie ma tu nad kim głosować.
vote-counted = Twój głos się liczy.
vote-decided = To był ostatni brakujący głos: rozstrzygnięte.

watch-title = -# 👀 Oglądasz. Widzisz to, co mogą widzieć wszyscy, i niczyich kart.
watch-join = Naciśnij **{ button-join }**, żeby zagrać.
watch-join-later = Możesz usiąść, gdy runda się skończy.
watch-join-never = Do tej partii nie można już dołączyć.
watch-full = Stół jest pełny.
watch-seated = Siedzisz teraz przy tym stole. **{ button-hand }** pokazuje twoje karty.
watch-refresh = -# Ten widok sam się odświeża przez kwadrans. Potem naciśnij **{ button-refresh }**.

more-host = Gospodarzem jest { $name }.
more-vote = Ktoś każe wszystkim czekać? **{ button-vote }** pozwala zdecydować całemu stołowi.

permission-manage-threads = **Zarządzanie wątkami**, bo ten wątek jest zablokowany
need-manage-threads = żeby pisać w zablokowanym wątku

answer-paused = Gra jest wstrzymana. Każdy, kto tu siedzi, może ją wznowić: `/game resume`.
answer-resumed = Gra toczy się dalej.
answer-host = Gospodarzem jest teraz { $name }.
answer-ended-broken = Stołu na tym kanale nie dało się już odczytać, więc jest teraz zamknięty. Otwórz kolejny: `/game new`.

command-game-pause = Wstrzymaj grę; nikomu nie ucieka czas (gospodarz)
command-game-resume = Graj dalej po przerwie
command-game-watch = Oglądaj grę bez udziału
command-game-vote = Głosuj za pominięciem czyjegoś ruchu albo usunięciem od stołu
command-game-vote-player = O kogo chodzi
command-game-vote-what = Nad czym się głosuje; pomiń, żeby wybrać
command-game-host = Przekaż komuś rolę gospodarza (gospodarz lub Zarządzanie serwerem)
command-game-host-player = Kto ma być gospodarzem
choice-what-skip = Pominąć ruch
choice-what-remove = Usunąć od stołu

slash-pause = wstrzymaj
slash-resume = wznów
slash-watch = oglądaj
slash-vote = głosuj
slash-what = co
slash-host = gospodarz
