slash-server = serveur
slash-settings = réglages
slash-check = vérifier

command-server = Choisir comment on joue à Uno sur ce serveur (Gérer le serveur)
command-server-settings = Règles, salons, rôles, fils, langue et course de ce serveur
command-server-check = Vérifier si on peut jouer ici et dans les salons choisis

## The page of settings

server-title = ### ⚙️ Uno sur ce serveur
server-from-when = -# Règles, chrono, salons et fils valent pour les tables ouvertes à partir de maintenant. Tout le reste vaut aussitôt.

server-preset = **Règles d’une nouvelle table :** { $rules }
server-preset-gone = { $name } (oubliée, donc { $official })
server-preset-how = -# Pour `/game new` sans choix de règles. `/game save-rules` garde tes propres règles.
server-clock = **Chrono :** { $time }
server-clock-how = -# Quand il est écoulé, l’ordinateur joue à la place de la personne attendue. L’hôte peut le changer à sa table.
server-threads = **Un fil pour chaque table :** { $value }
server-threads-how = -# Le salon reste calme, et plusieurs jeux avancent côte à côte.
server-channels = **Salons :** { $channels }
server-channels-all = partout
server-channels-gone = { $count ->
    [one] { $count } qui n’existe plus
   *[other] { $count } qui n’existent plus
}
server-channels-how = -# On ne peut ouvrir des tables que là. Une catégorie vaut pour ses salons, un salon pour ses fils. N’en choisis aucun pour partout.
server-host = **Peut ouvrir des tables :** { $role }
server-host-everybody = tout le monde
server-host-how = -# Qui gère le serveur le peut toujours. N’en choisis aucun pour tout le monde.
server-moderator = **Peut arrêter des jeux et retirer quelqu’un :** { $role }
server-moderator-nobody = qui gère le serveur
server-moderator-how = -# À chaque table, en plus de l’hôte et de qui gère le serveur.
server-role-gone = un rôle qui n’existe plus
server-race = **Course { $number } :** jusqu’à { $target } points
server-race-how = -# Les points des manches gagnées s’additionnent. Qui en a assez en premier prend la couronne, et la course suivante commence : `/leaderboard`.
server-race-over = -# ⚠️ Quelqu’un a déjà { $points }. La prochaine manche gagnée décide de la course, pour qui en a le plus.
server-solo = **Les manches d’une personne contre des ordinateurs comptent :** { $value }
server-solo-how = -# Sinon, il faut au moins deux personnes pour qu’une manche compte.
server-reset = **Recommencer la course**
server-reset-how = -# Tout le monde revient à 0 point dans cette course.
server-language = **Langue :** { $language }
server-language-own = { $language }, comme le serveur dans Discord
server-language-how = -# Pour les plateaux et tout ce que tout le monde voit. Ce qui n’est montré qu’à toi est dans ta propre langue : `/settings`.

menu-server-preset = Règles d’une nouvelle table
menu-server-clock = Chrono
menu-server-channels = Salons : tous
menu-server-host = Rôle : tout le monde
menu-server-moderator = Rôle : aucun
menu-server-language = Langue

choice-clock-off = Sans chrono
choice-language-server = Comme le serveur dans Discord

button-turn-on = Activer
button-turn-off = Désactiver
button-server-target = Changer…
button-server-reset = Recommencer…
button-server-reset-yes = Oui, tout le monde à 0
button-server-check = Vérifier les permissions
button-server-settings = Réglages

scores-empty-solo = Personne n’a encore marqué ici. Gagne une manche, même seulement contre des ordinateurs, et ton nom s’affiche ici.

form-server-target = La course du serveur
form-server-target-points = Points qui gagnent la course

server-reset-title = ### Recommencer la course { $number } ?
server-reset-sure = Tout le monde revient à 0 point dans cette course. Le meilleur total est de { $points }. Les points au total et les couronnes restent. On ne peut pas l’annuler.
server-reset-done = La course recommence. Tout le monde a 0 point.
server-everyone-no = Tout le monde a ce rôle, donc tout le monde pourrait arrêter tous les jeux. Choisis-en un autre.

## What somebody may not do here

answer-need-manager = Il faut pouvoir gérer le serveur pour faire cela.
answer-other-channels = On ne peut pas ouvrir de table dans ce salon. Va dans { $channels }.
answer-no-channel = On ne peut pas ouvrir de table dans ce salon, et les salons choisis pour cela n’existent plus. Qui gère le serveur peut en choisir d’autres avec `/server settings`.
answer-in-threads = Les jeux de ce salon sont dans des fils. C’est par là : { $threads }
answer-own-thread = Tu as déjà une table : { $thread }. Joues-y, ou ferme-la là-bas avec `/game end`.
answer-host-role = Il faut le rôle { $role } pour ouvrir une table ici.
answer-host-role-gone = Il faut pouvoir gérer le serveur pour ouvrir une table ici.

## The check of a channel

check-title = ### 🔎 Peut-on jouer ici ?
check-place = -# Vérifié : { $place }
check-well = **Oui.** Tout ce qu’il faut est là.
check-ill = **Non.** Il manque quelque chose.
check-given = ✅ { $permission } : { $purpose }
check-missing = ❌ { $permission } manque : { $purpose }
check-lacking = ⚠️ { $permission } manque : { $purpose }
check-commands = ✅ Les commandes marchent : tu viens d’en utiliser une.
check-commands-few = ⚠️ La plupart des membres ne peuvent pas utiliser de commandes dans ce salon. Il leur faut **Utiliser les commandes de l’application**.
check-open = ✅ `/server settings` permet d’ouvrir des tables ici.
check-closed = ❌ `/server settings` ne permet d’ouvrir des tables que dans d’autres salons.
check-thread = 🧵 Chaque table ouvre ici son propre fil.
check-others = **Les autres salons où l’on peut ouvrir des tables**
check-others-well = ✅ { $channels } : tout ce qu’il faut est là.
check-others-missing = ❌ Dans { $place }, il manque { $permissions }.
check-others-lacking = ⚠️ Dans { $place }, il manque { $permissions } ; on peut jouer quand même.
check-others-commands = ⚠️ La plupart des membres ne peuvent pas utiliser de commandes dans { $place }.
check-others-more = -# Salons non cités ici : { $count }
check-emojis = -# Les images des cartes sont à moi, elles n’ont besoin d’aucune permission.
check-how = **Pour réparer :** ouvre les paramètres du salon, va dans Permissions, et donne à mon rôle ce qui manque.

permission-threads = **Créer des fils publics**
permission-history = **Voir les anciens messages**
permission-files = **Joindre des fichiers**
need-view = pour voir le salon et garder le plateau à jour
need-send = pour afficher le plateau et appeler les gens à leur tour
need-send-in-threads = pour afficher le plateau dans le fil et appeler les gens à leur tour
need-threads = pour ouvrir un fil pour chaque table
need-history = pour ouvrir ce fil sous son message
need-files = pour l’image à la fin d’une partie. Sans elle, le plateau dit tout en mots

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } ouvre une table de Uno…
thread-opened = { $name } a ouvert une table de Uno. On joue dans { $thread } : entre et prends place !
thread-failed = Le fil de la table n’a pas pu être ouvert. Essaie encore, ou demande à quelqu’un qui gère le serveur de regarder `/server check`.
