## Who is at a table: votes, the host, whoever watches

button-vote = Vota…
button-vote-skip = Voto: salta { $name }
button-vote-remove = Voto: rimuovi { $name }
button-pause = Pausa
button-watch = Guarda
button-refresh = Aggiorna

vote-skip = 🗳 Votazione per saltare il turno di { $name }: **{ $count } di { $needed }** · finisce { $when }
vote-remove = 🗳 Votazione per rimuovere { $name }: **{ $count } di { $needed }** · finisce { $when }
vote-on-you-skip = 🗳 **Il tavolo vota per saltare il tuo turno ({ $count } di { $needed }).** Gioca, e la votazione finisce.
vote-on-you-remove = 🗳 **Il tavolo vota per rimuoverti ({ $count } di { $needed }).**
vote-skipped-you = 🗳 Gli altri hanno votato per saltare il tuo turno: il computer ha giocato per te

notice-host = 🔑 Ora l’host è { $name }
notice-skipped = 🗳 Per votazione: il computer gioca per { $name }
notice-removed = 🗳 Per votazione: { $name } non è più al tavolo
notice-replaced = 🤖 { $name } ha lasciato il tavolo: continua un computer

vote-title = ### 🗳 Votazione
vote-how = Ogni persona al tavolo ha un voto, tranne chi è assente e la persona di cui si tratta. Decide più della metà dei voti. Dopo due minuti la votazione è finita.
vote-how-skip = **Saltare un turno:** lo gioca il computer, come se il tempo fosse scaduto. Quando può votare una sola persona, è possibile dopo metà del tempo, o dopo un minuto.
vote-how-remove = **Rimuovere qualcuno:** quella persona perde il posto definitivamente. Una persona da sola non può rimuoverne un’altra, a meno che non sia assente.
vote-nobody = Qui non c’è nessuno su cui votare.
vote-counted = Il tuo voto conta.
vote-decided = Era l’ultimo voto che serviva: è deciso.

watch-title = -# 👀 Stai guardando. Vedi ciò che tutti possono vedere, e le carte di nessuno.
watch-join = Premi **{ button-join }** per giocare anche tu.
watch-join-later = Puoi prendere posto quando la manche è finita.
watch-join-never = Nessuno può più entrare in questa partita.
watch-full = Il tavolo è pieno.
watch-seated = Ora hai un posto a questo tavolo. **{ button-hand }** mostra le tue carte.
watch-refresh = -# Questa vista si aggiorna da sola per un quarto d’ora. Poi premi **{ button-refresh }**.

more-host = L’host è { $name }.
more-vote = Qualcuno fa aspettare tutti? **{ button-vote }** lascia decidere al tavolo.

permission-manage-threads = **Gestisci thread**, perché questo thread è bloccato
need-manage-threads = per scrivere in un thread bloccato

answer-paused = Il gioco è in pausa. Chi è al tavolo può riprendere con `/game resume`.
answer-resumed = Il gioco continua.
answer-host = Ora l’host è { $name }.
answer-ended-broken = Il tavolo di questo canale non si poteva più leggere, e ora è chiuso. Aprine un altro con `/game new`.

command-game-pause = Metti in pausa il gioco; il tempo si ferma per tutti (host)
command-game-resume = Riprendi dopo una pausa
command-game-watch = Guarda la partita senza giocare
command-game-vote = Vota per saltare il turno di qualcuno o per rimuovere una persona
command-game-vote-player = Di chi si tratta
command-game-vote-what = Su che cosa si vota; lascia vuoto per scegliere dopo
command-game-host = Affida il ruolo di host a un’altra persona (host o Gestisci server)
command-game-host-player = Chi farà da host
choice-what-skip = Salta il suo turno
choice-what-remove = Rimuovi dal tavolo

slash-pause = pausa
slash-resume = riprendi
slash-watch = guarda
slash-vote = vota
slash-what = cosa
slash-host = host
