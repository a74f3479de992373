slash-server = server
slash-settings = einstellungen
slash-check = prüfen

command-server = Wählen, wie auf diesem Server Uno gespielt wird (Server verwalten)
command-server-settings = Regeln, Uhr, Kanäle, Rollen, Threads, Sprache und Rennen dieses Servers
command-server-check = Prüfen, ob hier und in den gewählten Kanälen gespielt werden kann

## The page of settings

server-title = ### ⚙️ Uno auf diesem Server
server-from-when = -# Regeln, Uhr, Kanäle und Threads gelten für Spiele, die ab jetzt eröffnet werden. Alles andere gilt sofort.

server-preset = **Regeln eines neuen Spiels:** { $rules }
server-preset-gone = { $name } (vergessen, also { $official })
server-preset-how = -# Für `/game new`, wenn keine Regeln gewählt sind. Eigene Regeln behält `/game save-rules`.
server-clock = **Uhr:** { $time }
server-clock-how = -# Läuft sie ab, spielt der Computer für die Person, die dran ist. Im Spiel kann der Host sie ändern.
server-threads = **Ein Thread für jedes Spiel:** { $value }
server-threads-how = -# So bleibt der Kanal ruhig, und mehrere Spiele laufen nebeneinander.
server-channels = **Kanäle:** { $channels }
server-channels-all = überall
server-channels-gone = { $count ->
    [one] einer, den es nicht mehr gibt
   *[other] { $count }, die es nicht mehr gibt
}
server-channels-how = -# Nur dort lassen sich Spiele eröffnen. Eine Kategorie gilt für ihre Kanäle, ein Kanal für seine Threads. Nichts gewählt heißt überall.
server-host = **Darf Spiele eröffnen:** { $role }
server-host-everybody = alle
server-host-how = -# Wer den Server verwaltet, darf immer. Nichts gewählt heißt alle.
server-moderator = **Darf Spiele beenden und Leute entfernen:** { $role }
server-moderator-nobody = wer den Server verwaltet
server-moderator-how = -# An jedem Tisch, neben dem Host und allen, die den Server verwalten.
server-role-gone = eine Rolle, die es nicht mehr gibt
server-race = **Rennen { $number }:** bis { $target } Punkte
server-race-how = -# Punkte aus gewonnenen Runden zählen zusammen. Wer zuerst genug hat, bekommt die Krone, und das nächste Rennen beginnt: `/leaderboard`.
server-race-over = -# ⚠️ Jemand hat schon { $points }. Die nächste gewonnene Runde entscheidet das Rennen für die Person mit den meisten Punkten.
server-solo = **Runden einer Person mit Computern zählen:** { $value }
server-solo-how = -# Wenn nicht, müssen mindestens zwei Personen spielen, damit eine Runde zählt.
server-reset = **Das Rennen neu beginnen**
server-reset-how = -# Alle gehen in diesem Rennen auf 0 Punkte zurück.
server-language = **Sprache:** { $language }
server-language-own = { $language }, wie der Server in Discord eingestellt ist
server-language-how = -# Für Tische und alles andere, was jeder sieht. Was nur du siehst, ist in deiner eigenen Sprache: `/settings`.

menu-server-preset = Regeln eines neuen Spiels
menu-server-clock = Uhr
menu-server-channels = Kanäle: alle
menu-server-host = Rolle: alle
menu-server-moderator = Rolle: keine
menu-server-language = Sprache

choice-clock-off = Ohne Uhr
choice-language-server = Wie der Server in Discord eingestellt ist

button-turn-on = Einschalten
button-turn-off = Ausschalten
button-server-target = Ändern…
button-server-reset = Neu beginnen…
button-server-reset-yes = Ja, alle zurück auf 0
button-server-check = Berechtigungen prüfen
button-server-settings = Einstellungen

scores-empty-solo = Noch hat hier niemand Punkte. Gewinn eine Runde, auch mit Computern allein, dann steht dein Name hier.

form-server-target = Das Rennen des Servers
form-server-target-points = Punkte, mit denen man das Rennen gewinnt

server-reset-title = ### Rennen { $number } neu beginnen?
server-reset-sure = Alle gehen in diesem Rennen auf 0 Punkte zurück. Vorn liegt jemand mit { $points }. Die Punkte insgesamt und die Gekrönten bleiben. Das lässt sich nicht rückgängig machen.
server-reset-done = Das Rennen hat neu begonnen. Alle haben 0 Punkte.
server-everyone-no = Diese Rolle haben alle, also könnten alle jedes Spiel beenden. Wähl eine andere.

## What somebody may not do here

answer-need-manager = Das kann nur, wer den Server verwalten darf.
answer-other-channels = In diesem Kanal lassen sich keine Spiele eröffnen. Geh nach { $channels }.
answer-no-channel = In diesem Kanal lassen sich keine Spiele eröffnen, und die Kanäle, die dafür gewählt sind, gibt es nicht mehr. Wer den Server verwaltet, kann mit `/server settings` andere wählen.
answer-in-threads = Die Spiele dieses Kanals sind in Threads. Geh dorthin: { $threads }
answer-own-thread = Du hast schon einen Tisch: { $thread }. Spiel dort, oder schließ ihn dort mit `/game end`.
answer-host-role = Nur mit der Rolle { $role } kann man hier ein Spiel eröffnen.
answer-host-role-gone = Nur wer den Server verwalten darf, kann hier ein Spiel eröffnen.

## The check of a channel

check-title = ### 🔎 Kann man hier spielen?
check-place = -# Geprüft: { $place }
check-well = **Ja.** Alles, was nötig ist, ist da.
check-ill = **Nein.** Etwas fehlt.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ { $permission } fehlt: { $purpose }
check-lacking = ⚠️ { $permission } fehlt: { $purpose }
check-commands = ✅ Befehle gehen: Du hast gerade einen benutzt.
check-commands-few = ⚠️ Die meisten Mitglieder können in diesem Kanal keine Befehle benutzen. Sie brauchen **Anwendungsbefehle verwenden**.
check-open = ✅ `/server settings` erlaubt hier Spiele.
check-closed = ❌ `/server settings` erlaubt Spiele nur in anderen Kanälen.
check-thread = 🧵 Jedes Spiel bekommt hier einen eigenen Thread.
check-others = **Die anderen Kanäle, in denen Spiele erlaubt sind**
check-others-well = ✅ { $channels }: Alles, was nötig ist, ist da.
check-others-missing = ❌ In { $place } fehlt { $permissions }.
check-others-lacking = ⚠️ In { $place } fehlt { $permissions }; gespielt werden kann trotzdem.
check-others-commands = ⚠️ Die meisten Mitglieder können in { $place } keine Befehle benutzen.
check-others-more = -# Hier nicht genannte Kanäle: { $count }
check-emojis = -# Die Bilder der Karten gehören mir, für sie braucht es keine Berechtigung.
check-how = **Was zu tun ist:** Öffne die Einstellungen des Kanals, geh zu den Berechtigungen, und gib meiner Rolle, was fehlt.

permission-threads = **Öffentliche Threads erstellen**
permission-history = **Nachrichtenverlauf anzeigen**
permission-files = **Dateien anhängen**
need-view = um den Kanal zu sehen und den Tisch auf dem neuesten Stand zu halten
need-send = um den Tisch zu zeigen und Leute zu rufen, wenn sie dran sind
need-send-in-threads = um den Tisch im Thread zu zeigen und Leute zu rufen, wenn sie dran sind
need-threads = um für jedes Spiel einen Thread zu eröffnen
need-history = um diesen Thread unter seiner Nachricht zu eröffnen
need-files = für das Bild am Ende einer Partie. Ohne das sagt der Tisch alles in Worten

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } eröffnet einen Uno-Tisch…
thread-opened = { $name } hat einen Uno-Tisch eröffnet. Gespielt wird in { $thread }: Komm herein und setz dich dazu!
thread-failed = Der Thread für das Spiel ließ sich nicht eröffnen. Versuch es noch einmal, oder bitte jemanden, der den Server verwaltet, sich `/server check` anzusehen.
