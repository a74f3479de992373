### What a server chooses, /server, and what the bot needs in a channel. Lines that begin with -# are
### small print, and -# has to stay at their beginning.

slash-server = server
slash-settings = impostazioni
slash-check = verifica

command-server = Scegli come si gioca a Uno in questo server (Gestisci server)
command-server-settings = Regole, canali, ruoli, thread, lingua e gara di questo server
command-server-check = Verifica se si può giocare qui e nei canali scelti

## The page of settings

server-title = ### ⚙️ Uno in questo server
server-from-when = -# Regole, tempo, canali e thread valgono per le partite aperte da ora in poi. Tutto il resto vale subito.

server-preset = **Regole di una nuova partita:** { $rules }
server-preset-gone = { $name } (dimenticate, quindi { $official })
server-preset-how = -# Per `/game new` senza scelta di regole. `/game save-rules` conserva regole tue.
server-clock = **Tempo per turno:** { $time }
server-clock-how = -# Quando scade, il computer gioca per chi è di turno. L’host può cambiarlo in una partita.
server-threads = **Un thread per ogni partita:** { $value }
server-threads-how = -# Il canale resta tranquillo, e più partite vanno avanti insieme.
server-channels = **Canali:** { $channels }
server-channels-all = ovunque
server-channels-gone = { $count ->
    [one] uno che non c’è più
   *[other] { $count } che non ci sono più
}
server-channels-how = -# Solo lì si possono aprire partite. Una categoria vale per i suoi canali, un canale per i suoi thread. Non sceglierne nessuno per ovunque.
server-host = **Può aprire partite:** { $role }
server-host-everybody = tutti
server-host-how = -# Chi gestisce il server può sempre. Non sceglierne nessuno per tutti.
server-moderator = **Può chiudere partite e rimuovere persone:** { $role }
server-moderator-nobody = chi gestisce il server
server-moderator-how = -# A ogni tavolo, oltre al suo host e a chi gestisce il server.
server-role-gone = un ruolo che non c’è più
server-race = **Gara { $number }:** fino a { $target } punti
server-race-how = -# I punti delle manche vinte si sommano. Chi arriva prima prende la corona, e comincia la gara successiva: `/leaderboard`.
server-race-over = -# ⚠️ Qualcuno ha già { $points }. La prossima manche vinta decide la gara, a favore di chi ne ha di più.
server-solo = **Le manche di una persona con i computer contano:** { $value }
server-solo-how = -# Se no, devono giocare almeno due persone perché una manche conti.
server-reset = **Ricomincia la gara**
server-reset-how = -# In questa gara tutti tornano a 0 punti.
server-language = **Lingua:** { $language }
server-language-own = { $language }, come il server in Discord
server-language-how = -# Per i tavoli e tutto ciò che vedono tutti. Ciò che vedi solo tu è nella tua lingua: `/settings`.

menu-server-preset = Regole di una nuova partita
menu-server-clock = Tempo per turno
menu-server-channels = Canali: tutti
menu-server-host = Ruolo: tutti
menu-server-moderator = Ruolo: nessuno
menu-server-language = Lingua

choice-clock-off = Nessun limite di tempo
choice-language-server = Come il server in Discord

button-turn-on = Attiva
button-turn-off = Disattiva
button-server-target = Cambia…
button-server-reset = Ricomincia…
button-server-reset-yes = Sì, tutti di nuovo a 0
button-server-check = Verifica i permessi
button-server-settings = Impostazioni

scores-empty-solo = Qui nessuno ha ancora punti. Vinci una manche, anche solo con i computer, e il tuo nome compare qui.

form-server-target = La gara del server
form-server-target-points = Punti per vincere la gara

server-reset-title = ### Ricominciare la gara { $number }?
server-reset-sure = In questa gara tutti tornano a 0 punti. Chi è in testa ne ha { $points }. I punti totali e le corone restano. Non si può annullare.
server-reset-done = La gara è ricominciata. Tutti hanno 0 punti.
server-everyone-no = Quel ruolo lo hanno tutti, quindi chiunque potrebbe chiudere ogni partita. Scegline un altro.

## What somebody may not do here

answer-need-manager = Può farlo solo chi può gestire il server.
answer-other-channels = In questo canale non si possono aprire partite. Vai in { $channels }.
answer-no-channel = In questo canale non si possono aprire partite, e i canali scelti per questo non ci sono più. Chi gestisce il server può sceglierne altri con `/server settings`.
answer-in-threads = Le partite di questo canale sono nei thread. Vai lì: { $threads }
answer-own-thread = Hai già un tavolo: { $thread }. Gioca lì, o chiudilo lì con `/game end`.
answer-host-role = Solo chi ha il ruolo { $role } può aprire una partita qui.
answer-host-role-gone = Solo chi può gestire il server può aprire una partita qui.

## The check of a channel

check-title = ### 🔎 Si può giocare qui?
check-place = -# Verificato: { $place }
check-well = **Sì.** C’è tutto ciò che serve.
check-ill = **No.** Manca qualcosa.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ Manca { $permission }: { $purpose }
check-lacking = ⚠️ Manca { $permission }: { $purpose }
check-commands = ✅ I comandi funzionano: ne hai appena usato uno.
check-commands-few = ⚠️ Quasi nessuno può usare comandi in questo canale. Serve **Usa comandi dell’applicazione**.
check-open = ✅ `/server settings` permette di aprire partite qui.
check-closed = ❌ `/server settings` permette di aprire partite solo in altri canali.
check-thread = 🧵 Qui ogni partita apre un thread tutto suo.
check-others = **Gli altri canali in cui si possono aprire partite**
check-others-well = ✅ { $channels }: c’è tutto ciò che serve.
check-others-missing = ❌ In { $place } manca { $permissions }.
check-others-lacking = ⚠️ In { $place } manca { $permissions }; si può giocare lo stesso.
check-others-commands = ⚠️ Quasi nessuno può usare comandi in { $place }.
check-others-more = -# Canali non elencati qui: { $count }
check-emojis = -# Le immagini delle carte sono mie, quindi non serve alcun permesso.
check-how = **Per rimediare:** apri le impostazioni del canale, vai a Permessi e dai al mio ruolo ciò che manca.

permission-threads = **Crea thread pubblici**
permission-history = **Leggi cronologia messaggi**
permission-files = **Allega file**
need-view = per vedere il canale e tenere aggiornato il tavolo
need-send = per pubblicare il tavolo e avvisare ogni persona del suo turno
need-send-in-threads = per pubblicare il tavolo nel thread e avvisare ogni persona del suo turno
need-threads = per aprire un thread per ogni partita
need-history = per aprire quel thread sotto il suo messaggio
need-files = per l’immagine alla fine di una partita. Senza, il tavolo racconta tutto a parole

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } apre un tavolo di Uno…
thread-opened = { $name } ha aperto un tavolo di Uno. Si gioca in { $thread }: entra e prendi posto!
thread-failed = Non è stato possibile aprire il thread per la partita. Riprova, o chiedi a chi gestisce il server di guardare `/server check`.
