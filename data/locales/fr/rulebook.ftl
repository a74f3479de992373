rulebook-head = ### { $title }
rulebook-page = -# Page { $page } sur { $pages }
rulebook-gone = Cette table n’existe plus, voici donc le début du livre des règles.

menu-rulebook = Choisis un sujet
button-rulebook = Livre des règles
button-read-earlier = ← Avant
button-read-later = Après →
button-lesson = Apprendre en jouant

rulebook-topic-table = Les règles de cette table
rulebook-topic-aim = Le but et un tour
rulebook-topic-deal = La donne et la première carte
rulebook-topic-cards = Les cartes
rulebook-topic-actions = Les cartes action
rulebook-topic-wilds = Les Jokers
rulebook-topic-draw-four = Le Joker +4 et le défi
rulebook-topic-uno = Dire Uno, dire Contre-Uno
rulebook-topic-points = Les points et la partie
rulebook-topic-matches = D’autres sortes de parties
rulebook-topic-two = À deux
rulebook-topic-house-cards = Règles maison : les cartes
rulebook-topic-house-draws = Règles maison : les cartes +
rulebook-topic-house-play = Règles maison : le jeu
rulebook-topic-house-points = Règles maison : points et appels
rulebook-topic-presets = Les formules
rulebook-topic-small = Les détails
rulebook-topic-seats = Ordinateurs, absence, arrivée tardive
rulebook-topic-fair = Une donne honnête
rulebook-topic-words = Les mots du jeu

## The rules of this table

rulebook-table-official = Cette table suit les règles officielles, telles qu’elles sont dans ce livre.
rulebook-table-differs = { $count ->
    [one] Cette table suit les règles officielles, avec une exception :
   *[other] Cette table suit les règles officielles, avec ces { $count } exceptions :
}

## The aim and a turn

rulebook-aim = On joue de deux à dix. Tout le monde reçoit 7 cartes. **Débarrasse-toi de toutes tes cartes avant les autres :** tu gagnes la manche, et tu marques ce que les autres ont encore. Il faut 500 points pour gagner la partie.
rulebook-turn = **À ton tour,** tu joues une carte qui convient sur celle du talon, ou tu pioches une carte.
rulebook-fits = **Une carte convient** si elle a la même couleur, le même chiffre ou le même symbole que la carte du talon. Un Joker convient toujours. Après un Joker, c’est la couleur annoncée qui compte.
rulebook-draw = **Piocher :** tu peux piocher même si tu pouvais jouer. Si la carte piochée convient, tu peux la jouer aussitôt ; aucune autre carte de ta main. Sinon tu la gardes, et ton tour est fini.
rulebook-direction = **Le sens :** on joue dans l’ordre des places, jusqu’à ce qu’une Inversion le change.
rulebook-empty = **Plus de carte à piocher ?** Alors on mélange les cartes jouées pour faire une nouvelle pioche, toutes sauf celle du dessus.

## The deal and the first card

rulebook-dealer = Avant la première manche, tout le monde tire une carte, et le plus grand chiffre distribue. Ensuite, la donne avance d’une place à chaque manche.
rulebook-first-card = Quand tout le monde a ses cartes, on en retourne une de plus, qui ouvre le talon. Si ce n’est pas un chiffre, on la laisse de côté et on retourne la suivante, jusqu’à ce qu’un chiffre vienne.
rulebook-first-turn = La personne placée après celle qui distribue commence.

## The cards

rulebook-cards = Le paquet a **112 cartes** en quatre couleurs. Chaque couleur a aussi une marque dans le coin de ses cartes, pour qui distingue mal les couleurs.
rulebook-cards-numbers = **Cartes chiffre :** dans chaque couleur, un 0 et deux cartes de chaque chiffre de 1 à 9.
rulebook-cards-actions = **Cartes action :** dans chaque couleur, deux Passe-tour, deux Inversions et deux +2.
rulebook-cards-wilds = **Jokers :** quatre Jokers, quatre Jokers +4, un Joker Mélange et trois Jokers libres.
rulebook-cards-decks = Une table peut aussi choisir le paquet classique de 108 cartes, sans Joker Mélange ni Joker libre, ou le paquet de 2015, où un Joker Échange remplace le Joker Mélange.

## Action cards

rulebook-actions = Une carte action se joue comme un chiffre : elle convient par sa couleur, ou sur le même symbole de n’importe quelle couleur.
rulebook-skip = **Passe-tour :** la personne suivante perd son tour.
rulebook-reverse = **Inversion :** à partir de là, on joue dans l’autre sens.
rulebook-draw-two = **+2 :** la personne suivante pioche 2 cartes et perd son tour. Elle ne peut pas répondre par une carte, sauf si la table joue avec le cumul.
rulebook-last-action = **Comme dernière carte,** elle agit encore : après un +2 ou un Joker +4, la personne suivante pioche d’abord, et ces cartes comptent pour toi.

## Wilds

rulebook-wild = **Joker :** convient sur toutes les cartes. Tu annonces la couleur qu’il faut ensuite ; cela peut être la même qu’avant.
rulebook-shuffle = **Joker Mélange :** toutes les mains sont réunies, la tienne aussi, mélangées et redistribuées une carte à la fois, en commençant par la personne après toi. Ensuite, tu annonces une couleur.
rulebook-swap = **Joker Échange** (paquet de 2015) : tu échanges toute ta main avec la personne de ton choix. Ensuite, tu annonces une couleur.
rulebook-customizable = **Joker libre :** un simple Joker. Mais la table peut avoir écrit quelque chose dessus : rejouer ; ou la personne suivante pioche 3 cartes si rien ne convient dans sa main ; ou un texte à elle.
rulebook-last-wild = Joués comme dernière carte, ni le Joker Mélange ni le Joker Échange ne déplacent de main.

## Wild Draw Four and the challenge

rulebook-draw-four = **Joker +4 :** convient sur toutes les cartes. Tu annonces une couleur, et la personne suivante pioche 4 cartes et perd son tour.
rulebook-limit = **La limite :** il n’est honnête que si le reste de ta main ne contient ni carte de la couleur en cours, ni simple Joker. Les cartes qui conviendraient par leur chiffre ou leur symbole ne changent rien.
rulebook-bluff = **Le bluff :** tu peux le jouer quand même. Il ne se passe rien, sauf si la personne qui doit piocher en doute.
rulebook-challenge = **Le défi :** cette personne appuie sur **{ button-challenge }** avant de piocher, et voit ta main ; personne d’autre ne la voit.
    - C’était un bluff : tu pioches les 4 cartes, et qui t’a défié joue normalement.
    - Ce n’était pas un bluff : qui t’a défié pioche 6 cartes et perd son tour.
rulebook-challenge-colour = La couleur que tu as annoncée reste en cours dans les deux cas.
rulebook-last-draw-four = Comme dernière carte, il ne peut pas être défié.

## Saying Uno and catching

rulebook-uno = **Uno !** Qui joue une carte et n’en a ensuite **plus qu’une** doit dire Uno. Appuie sur **{ button-uno }** juste avant cette carte ou juste après, ou écris `/uno`.
rulebook-catch = **Contre-Uno :** en cas d’oubli, n’importe qui peut contrer, jusqu’à ce que la personne suivante commence son tour. Appuie sur **{ button-catch }** ou écris `/catch`. L’oubli coûte 2 cartes.
rulebook-grace = Un Contre-Uno attend 2 secondes, pour qu’une connexion lente ne coûte de cartes à personne. Qui dit Uno pendant ce temps ne risque rien.
rulebook-false = Un Contre-Uno à tort ne coûte rien, et dire Uno trop tôt non plus : cela ne compte pas.
rulebook-uno-again = Qui reçoit une main d’une seule carte par un échange ou un mélange doit aussi dire Uno. Qui pioche et revient à une seule carte doit le redire.

## Points and the match

rulebook-points = Qui finit **marque toutes les cartes que les autres ont encore :**
    - cartes chiffre : leur chiffre
    - Passe-tour, Inversion, +2 : 20 chacun
    - Jokers de toute sorte : 50 chacun
rulebook-example = **Un exemple :** il reste ces trois cartes à quelqu’un. Elles valent 7 + 20 + 50 = **77 points** pour qui gagne.
rulebook-match = **La partie** continue, manche après manche, jusqu’à ce que quelqu’un ait 500 points.
rulebook-blocked = Si personne ne peut jouer et qu’il n’y a plus de carte à piocher, la manche est bloquée. Elle finit sans victoire.
rulebook-race = Ce que tu gagnes peut aussi compter dans le classement du serveur : `/leaderboard`.

## Other kinds of match

rulebook-lowest = **Plus petit total :** les cartes qui te restent s’ajoutent à tes propres points. Quand quelqu’un atteint l’objectif, le plus petit total gagne.
rulebook-elimination = **Élimination :** pareil, mais qui atteint l’objectif sort de la partie. La dernière personne en jeu gagne.
rulebook-single = **Une seule manche :** qui finit gagne tout de suite. Ou on joue un nombre fixe de manches.
rulebook-partners = **Équipes :** quatre personnes en deux équipes, face à face à la table. Quand quelqu’un finit, son équipe marque les cartes des deux autres. Les cartes restées dans l’équipe ne comptent pas.

## Two players

rulebook-two = À deux, Passe-tour, +2 et Joker +4 rendent aussitôt le tour à qui les a joués.
rulebook-two-reverse = Une Inversion agit comme un Passe-tour : tu rejoues. Une table peut choisir qu’elle change seulement le sens, et c’est à l’autre de jouer.
rulebook-two-swap = Quand on échange les mains, il n’y a personne à choisir : tu échanges avec l’autre.
rulebook-two-left = C’est pareil quand il ne reste que deux personnes à une plus grande table.

## House rules (the list itself comes from the options)

rulebook-house = L’hôte peut changer ces règles avant la partie : **{ button-options }** à la table ouvre une page pour cela.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Officiel : { $value }.
rulebook-presets = Une table peut commencer par une de ces formules : `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = tout comme dans ce livre
rulebook-change = { $option } : { $value }

## The small print

rulebook-small-stack = **Cumul :** les nombres s’additionnent. Une carte ajoutée peut être de n’importe quelle couleur. Qui ne peut pas ou ne veut pas en ajouter les pioche toutes et perd son tour. Une fois piochées, la carte du talon redevient une carte ordinaire.
rulebook-small-stack-challenge = Dans un cumul, on ne peut défier que le dernier Joker +4 : en cas de bluff, qui a bluffé pioche tout le cumul ; sinon, qui défie pioche 2 cartes de plus que le cumul.
rulebook-small-jump = **Intercepter** avec une carte action : l’effet de la première disparaît, et la tienne compte, à partir de ta place. Une Inversion ne change pas le sens une deuxième fois. Avec le cumul, les cartes dues s’additionnent au contraire.
rulebook-small-jump-never = Personne ne peut intercepter tant qu’une couleur ou un défi est en attente, ou dès que la personne suivante a pioché.
rulebook-small-first = **Une première carte qui compte :** un +2 ou un Passe-tour touche la personne placée après celle qui distribue. Après une Inversion, c’est celle qui distribue qui commence, et on joue dans l’autre sens. Après un Joker, la personne placée après elle annonce la couleur et commence. Un Joker +4 retourne dans le paquet.
rulebook-small-seven = **Sept et zéro :** comme dernières cartes, ils ne déplacent aucune main. À deux, un 0 échange aussi.
rulebook-small-must = **Jouer si possible** et **Jouer la carte piochée** n’obligent jamais à bluffer avec un Joker +4.
rulebook-small-short = S’il reste moins de cartes que quelqu’un ne doit en piocher, on pioche ce qu’il y a.
rulebook-small-end = Une manche finit au plus tard après 5 000 coups.

## Computers, being away, coming late

rulebook-computers = **Les ordinateurs** peuvent prendre n’importe quelle place : **{ button-computer }**. Ils voient leurs propres cartes et la table, pas plus que toi. L’hôte choisit leur niveau de jeu.
rulebook-away = **En cas d’absence :** quand ton temps est écoulé, l’ordinateur joue pour toi. Tes cartes restent les tiennes : appuie sur n’importe quoi, et tu reprends le jeu.
rulebook-vote = **Quelqu’un fait attendre tout le monde ?** La table peut voter : `/game vote`. Plus de la moitié des voix saute un tour, ou retire quelqu’un.
rulebook-pause = **Une pause :** l’hôte peut arrêter le jeu, et le temps ne court plus pour personne. N’importe qui à la table peut le reprendre.
rulebook-late = **Arriver plus tard :** entre deux manches, tout le monde peut prendre place ; au milieu d’une manche, seulement si la table le permet. On commence avec zéro point ou, là où les petits totaux gagnent, avec le plus grand total de la table.
rulebook-watch = **Regarder :** qui ne joue pas peut regarder, et voit ce que tout le monde peut voir : `/game watch`.
rulebook-leave = **Partir pour de bon :** tes cartes retournent dans la pioche. Tes points sont gardés, mais ne peuvent plus gagner. S’il ne reste qu’une personne, la partie finit. En équipes, un ordinateur prend ta place.

## A fair deal

rulebook-fair = Personne ne choisit les cartes, pas même qui gère ce bot, et tu peux le vérifier.
rulebook-fair-seed = Chaque mélange découle d’un texte secret, la **graine**. Avant la première carte, son empreinte (SHA-256) est fixée, et **{ button-more }** à la table la montre à qui veut la voir. Quand la manche est finie, la graine elle-même est montrée. Si elle a cette empreinte, rien n’a changé entre-temps.
rulebook-fair-record = `/record` te donne tout ce qui s’est passé dans une partie que tu as jouée, dans un fichier qu’un programme peut vérifier.

## The words of the game

rulebook-words = - **Talon :** les cartes jouées ; seule celle du dessus compte.
    - **Pioche :** les cartes cachées qu’on pioche.
    - **Couleur en cours :** la couleur qu’il faut, celle de la carte du dessus ou celle annoncée pour un Joker.
    - **Convenir :** avoir la même couleur, le même chiffre ou le même symbole, ou être un Joker.
    - **Finir :** jouer sa dernière carte. Cela gagne la manche.
    - **Bluff :** un Joker +4 contre sa limite.
    - **Défier :** mettre en doute un Joker +4.
    - **Contrer, Contre-Uno :** signaler quelqu’un qui n’a qu’une carte et n’a pas dit Uno.
    - **Cumul :** des cartes + posées sur des cartes + (règle maison).
    - **Intercepter :** jouer hors de son tour exactement la carte du talon (règle maison).
    - **Hôte :** qui a ouvert la table.
    - **Donne :** la façon dont les cartes d’une manche sont mélangées.
