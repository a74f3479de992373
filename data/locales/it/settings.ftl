### What a person chooses, /settings. Lines that begin with -# are small print, and -# has to stay at
### their beginning.

command-settings = Come ricevi l’avviso del tuo turno, che cosa vedi e in quale lingua

person-title = ### Le tue impostazioni
person-where = -# Valgono in ogni server, e nessun altro le vede.

person-mention = **Quando tocca a te:** { $choice }
choice-mention-always = Menzionami sempre
choice-mention-stale = Menzionami se serve
choice-mention-never = Non menzionarmi mai
explain-mention-always = Ogni turno ti dà un avviso, che sparisce quando hai giocato
explain-mention-stale = Nessun avviso finché la mano sul tuo schermo si aggiorna ancora da sola
explain-mention-never = Nessun avviso. Guarda al tavolo a chi tocca

person-style = **Che cosa vedi:** { $choice }
choice-style-pictures = Immagini e colori
choice-style-plain = Testo semplice
explain-style-pictures = Le carte hanno immagini, e il colore attuale si vede al lato
explain-style-plain = Righe di parole senza immagini, comode da ascoltare con uno screen reader

person-language = **Lingua:** { $language }
person-language-own = { $language }, come nel tuo Discord
choice-language-own = Come nel mio Discord
person-language-how = -# Per la tua mano e per le risposte a te. Il tavolo è nella lingua del server.

menu-person-mention = Quando tocca a me
menu-person-style = Che cosa vedo
menu-person-language = Lingua
