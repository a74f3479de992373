## Who is at a table: votes, the host, whoever watches

button-vote = Abstimmen…
button-vote-skip = { $name } überspringen?
button-vote-remove = { $name } entfernen?
vote-on-you-skip = 🗳 **Die anderen stimmen ab, ob du übersprungen wirst ({ $count } von { $needed }).** Spiel, dann ist die Abstimmung vorbei.
vote-on-you-remove = 🗳 **Die anderen stimmen ab, ob du den Tisch verlassen musst ({ $count } von { $needed }).**
button-pause = Pause
button-watch = Zuschauen
button-refresh = Erneuern

vote-skip = 🗳 Abstimmung, ob { $name } übersprungen wird: **{ $count } von { $needed }** · endet { $when }
vote-remove = 🗳 Abstimmung, ob { $name } gehen muss: **{ $count } von { $needed }** · endet { $when }
vote-skipped-you = 🗳 Die anderen haben dafür gestimmt, dich zu überspringen: Der Computer hat für dich gespielt

notice-host = 🔑 Host ist jetzt { $name }
notice-skipped = 🗳 Abgestimmt: Der Computer spielt für { $name }
notice-removed = 🗳 Abgestimmt: { $name } ist nicht mehr am Tisch
notice-replaced = 🤖 { $name } ist gegangen: Ein Computer spielt weiter

vote-title = ### 🗳 Abstimmung
vote-how = Eine Stimme haben alle am Tisch, die nicht weg sind und um die es nicht geht. Es entscheidet mehr als die Hälfte von ihnen; nach zwei Minuten ist eine Abstimmung vorbei.
vote-how-skip = **Einen Zug überspringen:** Der Computer spielt ihn, als wäre die Zeit um. Kann nur eine Person abstimmen, geht das nach der halben Zeit, oder nach einer Minute.
vote-how-remove = **Jemanden entfernen:** Der Platz wird für immer frei. Allein kann man niemanden entfernen, außer die Person ist weg.
vote-nobody = Hier gibt es niemanden, über den man abstimmen kann.
vote-counted = Deine Stimme zählt.
vote-decided = Das war die letzte Stimme, die fehlte: Es ist entschieden.

watch-title = -# 👀 Du schaust zu. Du siehst, was alle sehen dürfen, und niemandes Karten.
watch-join = Drück **{ button-join }**, um mitzuspielen.
watch-join-later = Du kannst dich dazusetzen, wenn die Runde vorbei ist.
watch-join-never = In diese Partie kann niemand mehr einsteigen.
watch-full = Der Tisch ist voll.
watch-seated = Du sitzt jetzt an diesem Tisch. **{ button-hand }** zeigt dir deine Karten.
watch-refresh = -# Diese Ansicht erneuert sich eine Viertelstunde lang selbst. Danach drück **{ button-refresh }**.

more-host = Der Host ist { $name }.
more-vote = Jemand lässt alle warten? Mit **{ button-vote }** entscheidet der Tisch.

permission-manage-threads = **Threads verwalten**, weil dieser Thread gesperrt ist
need-manage-threads = um in einem Thread zu schreiben, der gesperrt ist

answer-paused = Das Spiel macht Pause. Wer hier sitzt, kann mit `/game resume` weiterspielen lassen.
answer-resumed = Das Spiel geht weiter.
answer-host = Host ist jetzt { $name }.
answer-ended-broken = Der Tisch in diesem Kanal ließ sich nicht mehr lesen und ist jetzt geschlossen. Einen neuen eröffnet `/game new`.

command-game-pause = Das Spiel anhalten; niemandes Zeit läuft (Host)
command-game-resume = Nach einer Pause weiterspielen
command-game-watch = Dem Spiel zuschauen, ohne mitzuspielen
command-game-vote = Abstimmen, ob jemand übersprungen oder entfernt wird
command-game-vote-player = Um wen es geht
command-game-vote-what = Worüber abgestimmt wird; ohne Angabe kannst du wählen
command-game-host = Jemand anderen zum Host machen (Host oder Server verwalten)
command-game-host-player = Wer der Host sein soll
choice-what-skip = Zug überspringen
choice-what-remove = Vom Tisch nehmen

slash-pause = pause
slash-resume = weiter
slash-watch = zuschauen
slash-vote = abstimmen
slash-what = worüber
slash-host = host
