## Who is at a table: votes, the host, whoever watches

button-vote = Voter…
button-vote-skip = Vote, sauter { $name }
button-vote-remove = Vote, retirer { $name }
button-pause = Pause
button-watch = Regarder
button-refresh = Actualiser

vote-skip = 🗳 Vote pour sauter un tour ({ $name }) : **{ $count } sur { $needed }** · se termine { $when }
vote-remove = 🗳 Vote pour retirer { $name } : **{ $count } sur { $needed }** · se termine { $when }
vote-on-you-skip = 🗳 **Les autres votent pour sauter ton tour ({ $count } sur { $needed }).** Joue, et le vote est fini.
vote-on-you-remove = 🗳 **Les autres votent pour te retirer de la table ({ $count } sur { $needed }).**
vote-skipped-you = 🗳 Les autres ont voté pour sauter ton tour, l’ordinateur a joué à ta place

notice-host = 🔑 { $name } est maintenant l’hôte
notice-skipped = 🗳 Par vote : l’ordinateur joue pour { $name }
notice-removed = 🗳 Par vote : { $name } n’est plus à la table
notice-replaced = 🤖 { $name } a quitté la table : un ordinateur continue

vote-title = ### 🗳 Vote
vote-how = Chaque personne à la table a une voix, sauf les absentes et celle dont il s’agit. Plus de la moitié des voix décide. Après deux minutes, un vote est fini.
vote-how-skip = **Sauter un tour :** l’ordinateur le joue, comme si le temps était écoulé. Quand une seule personne peut voter, c’est possible après la moitié du temps, ou après une minute.
vote-how-remove = **Retirer quelqu’un :** cette personne perd sa place pour de bon. Une personne ne peut pas en retirer une autre à elle seule, sauf si l’autre est absente.
vote-nobody = Il n’y a personne ici au sujet de qui voter.
vote-counted = Ta voix compte.
vote-decided = C’était la dernière voix qu’il fallait : c’est décidé.

watch-title = -# 👀 Tu regardes la partie. Tu vois ce que tout le monde peut voir, mais aucune main.
watch-join = Appuie sur **{ button-join }** pour jouer aussi.
watch-join-later = Tu pourras prendre place quand la manche sera finie.
watch-join-never = On ne peut plus rejoindre cette partie.
watch-full = La table est pleine.
watch-seated = Tu es maintenant à cette table. **{ button-hand }** montre tes cartes.
watch-refresh = -# Cette vue se met à jour toute seule pendant un quart d’heure. Ensuite, appuie sur **{ button-refresh }**.

more-host = L’hôte : { $name }.
more-vote = Quelqu’un fait attendre tout le monde ? **{ button-vote }** laisse la table décider.

permission-manage-threads = **Gérer les fils**, car ce fil est verrouillé
need-manage-threads = pour écrire dans un fil verrouillé

answer-paused = Le jeu est en pause. Toute personne assise ici peut continuer avec `/game resume`.
answer-resumed = Le jeu continue.
answer-host = { $name } est maintenant l’hôte.
answer-ended-broken = La table de ce salon n’était plus lisible, elle est maintenant fermée. Ouvres-en une autre avec `/game new`.

command-game-pause = Mettre le jeu en pause ; le temps s’arrête pour tout le monde (hôte)
command-game-resume = Reprendre après une pause
command-game-watch = Regarder le jeu sans jouer
command-game-vote = Voter pour sauter le tour de quelqu’un, ou pour retirer quelqu’un
command-game-vote-player = De qui il s’agit
command-game-vote-what = L’objet du vote ; sans choix, tu choisis ensuite
command-game-host = Confier le rôle d’hôte à quelqu’un d’autre (hôte ou Gérer le serveur)
command-game-host-player = Qui devient l’hôte
choice-what-skip = Sauter son tour
choice-what-remove = Retirer de la table

slash-pause = pause
slash-resume = reprendre
slash-watch = regarder
slash-vote = voter
slash-what = quoi
slash-host = hôte
