### French, with "tu". Cards are called as players and Mattel's sheets call them: Joker, Joker +4, Inversion.

language-name = Français

## Lists

list-between = { $first }, { $second }
and-between = { $first } et { $second }
clause-between = { $first } ; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Rouge
colour-Y = Jaune
colour-G = Vert
colour-B = Bleu

loud-R = 🟥 **ROUGE** ◯
loud-Y = 🟨 **JAUNE** ▲
loud-G = 🟩 **VERT** ☰
loud-B = 🟦 **BLEU** ◆

heading-R = 🟥 Rouge ◯
heading-Y = 🟨 Jaune ▲
heading-G = 🟩 Vert ☰
heading-B = 🟦 Bleu ◆
heading-wild = ⬛ Joker

symbol-S = Passe-tour
symbol-R = Inversion
symbol-D = +2

card-coloured = { $symbol_id ->
    [R] { $colour_id ->
        [R] { $symbol } rouge
        [Y] { $symbol } jaune
        [G] { $symbol } verte
        [B] { $symbol } bleue
       *[other] { $symbol } { $colour }
    }
   *[other] { $colour_id ->
        [R] { $symbol } rouge
        [Y] { $symbol } jaune
        [G] { $symbol } vert
        [B] { $symbol } bleu
       *[other] { $symbol } { $colour }
    }
}
card-group = { $colour } : { $symbols }
card-W = Joker
card-W4 = Joker +4
card-WH = Joker Mélange
card-WX = Joker Échange
card-WC1 = Joker libre 1
card-WC2 = Joker libre 2
card-WC3 = Joker libre 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] rejoue
    [draw_three] la personne suivante pioche 3 cartes si rien ne convient
    [text] { $text }
   *[blank] un simple Joker
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } ou **{ $symbol }**
match-nothing-yet = la couleur qui sera annoncée

## Names

name-unknown = Place { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (vide)
name-partner = { $name } (avec toi)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
}
menu-level = Comment jouent les ordinateurs ?
menu-level-choice = { $level ->
    [easy] Ordinateurs : facile
    [hard] Ordinateurs : difficile
   *[normal] Ordinateurs : normal
}
choice-level-easy = facile
choice-level-normal = normal
choice-level-hard = difficile

## The board

board-title = -# Uno · manche { $round } · { $goal }
goal-target = objectif : { $target } points
goal-rounds = { $rounds ->
    [one] une manche
   *[other] le plus de points après { $rounds } manches
}
goal-rounds-low = { $rounds ->
    [one] une manche, le plus petit total gagne
   *[other] le plus petit total après { $rounds } manches
}
goal-lowest = le plus petit total gagne dès que quelqu’un atteint { $target }
goal-elimination = élimination à { $target } points, jusqu’à ce qu’il ne reste qu’une personne
goal-single = une seule manche, qui finit gagne

board-turn = ### ► À { $name } de jouer
board-drawn = ### ► { $name } a pioché : jouer ou garder
board-draw-four = ### ► { $name } doit piocher 4 cartes ou défier
board-take-four = ### ► { $name } doit piocher { $count } cartes
board-penalty = ### ► { $name } doit prendre { $count } cartes
board-colour = ### ► { $name } annonce la première couleur
board-paused = ### ⏸ Le jeu est en pause
board-paused-how = Rien n’est perdu. Appuie sur **{ button-resume }** pour continuer.

board-match = Il faut { $match }
board-pile = Sur le talon : **{ $card }**

board-says = La carte dit : **{ $rule }**
board-stack = Cumul : **+{ $count }** · prends tout, ou ajoute { $kind ->
    [draw_two] un +2
    [wild_draw_four] un Joker +4
   *[any] un +2 ou un Joker +4
}
board-jump = ⚡ Avec une autre carte **{ $card }**, on peut intercepter
board-teams = Équipes : **{ $first }** contre **{ $second }**
board-misplay = On peut proposer une carte qui ne convient pas ; cela coûte { $count } cartes et le tour
board-clock = Temps limite : { $when }
board-clock-over = Le temps est écoulé : l’ordinateur va jouer
board-no-clock = Rien ne presse : pas de chrono
board-draw-pile = Pioche **{ $count }**
board-order = { $turned ->
    [yes] on joue vers le **bas** ↓ (sens inversé)
   *[no] on joue vers le **bas** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } pts
row-next = ensuite
row-exposed = ❗ **pas encore Uno**
row-said = 📣 a dit Uno
row-away = 💤 en veille
row-out = hors de la partie
row-waits = joue à la prochaine manche

closed-ended = ### On a mis fin à ce jeu
closed-empty = ### Plus personne ici, cette table est fermée
closed-expired = ### Personne depuis un moment, cette table est fermée
closed-replaced = ### Une nouvelle table a pris la place de celle-ci
closed-how = Pour en ouvrir une autre : `/game new`.

## The lobby

lobby-title = ### 🃏 Une table de Uno est ouverte
lobby-host = { $name } t’invite. Appuie sur **{ button-join }** pour prendre place, on peut jouer de 2 à { $most }.
lobby-seats = **À la table** · { $count } sur { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · hôte
lobby-lonely = Il manque encore une personne : attends quelqu’un, ou ajoute un ordinateur.
lobby-ready = { $name } appuie sur **{ button-start }** quand tout le monde est là.
lobby-full = La table est pleine. { $name } appuie sur **{ button-start }**.
lobby-rules = **Les règles ici**

rule-deck-modern = Paquet moderne, 112 cartes
rule-deck-classic = Paquet classique, 108 cartes
rule-deck-swap = Paquet de 2015, 112 cartes
rule-deck-fewer = { $deck }, sans { $kinds }
rule-decks = { $count } paquets ensemble, chacun : { $deck }
rule-hand-size = { $count ->
    [one] { $count } carte par personne
   *[other] { $count } cartes par personne
}
rule-first-card-ignore = La première carte du talon est toujours un chiffre
rule-first-card-effect = La première carte du talon compte, même si ce n’est pas un chiffre
rule-goal-target = Qui finit marque les cartes des autres ; il faut { $target } points pour gagner
rule-goal-rounds = { $rounds ->
    [one] Qui finit marque les cartes des autres ; on joue une manche
   *[other] Qui finit marque les cartes des autres ; le plus de points après { $rounds } manches gagne
}
rule-goal-rounds-low = { $rounds ->
    [one] Chaque personne compte ses cartes restantes ; on joue une manche
   *[other] Chaque personne compte ses cartes restantes ; le plus petit total après { $rounds } manches gagne
}
rule-goal-single = Une seule manche : qui finit gagne
rule-goal-lowest = Chaque personne compte ses cartes restantes ; quand quelqu’un atteint { $target }, le plus petit total gagne
rule-goal-elimination = Chaque personne compte ses cartes restantes ; à { $target } points, on est hors de la partie
rule-draw-four = Joker +4 : { $limit } ; { $challenge }
rule-draw-four-free = Joker +4 : quand on veut
rule-draw-four-colour-or-wild = seulement sans la couleur en cours ni simple Joker en main
rule-draw-four-colour = seulement sans la couleur en cours en main
rule-draw-four-colour-or-any-wild = seulement sans la couleur en cours ni autre Joker en main
rule-challenge-on = bluffer est possible, mais on peut te défier
rule-challenge-off = pas de bluff
rule-uno = { $penalty ->
    [0] Uno oublié : il ne se passe rien
   *[other] Uno oublié : piocher { $penalty }
}
rule-wrong-catch = { $penalty ->
    [0] un Contre-Uno à tort ne coûte rien
   *[other] un Contre-Uno à tort : piocher { $penalty }
}
rule-grace = { $seconds ->
    [0] un Contre-Uno compte aussitôt
    [one] un Contre-Uno compte après { $seconds } seconde
   *[other] un Contre-Uno compte après { $seconds } secondes
}
rule-must-play = Qui peut jouer doit jouer : on ne pioche que si rien ne convient
rule-draw-until-playable = Qui pioche continue jusqu’à ce qu’une carte convienne
rule-force-play = Une carte piochée qui convient doit être jouée
rule-seven-zero = Un 7 échange ta main avec la personne de ton choix, un 0 fait tourner toutes les mains
rule-jump-in = Interception : on peut jouer hors de son tour exactement la carte du talon
rule-partners = Équipes : deux contre deux, face à face, les points sont communs
rule-no-action-finish = La dernière carte doit être un chiffre
rule-stacking-same = Cumul : +2 sur +2, +4 sur +4
rule-stacking-cross = Cumul : n’importe quelle carte + sur n’importe quelle carte +
rule-two-player-reverse = À deux, une Inversion change seulement le sens
rule-misplay-penalty = On peut proposer une carte qui ne convient pas : piocher { $count } et perdre le tour
rule-custom-rules = Sur les trois Jokers libres : { $rules }
rule-special-wild-points = Joker Mélange, Échange et libre comptent { $points } points
rule-late-join = On peut arriver au milieu d’une manche
rule-clock = { $seconds } secondes par tour, puis l’ordinateur joue à ta place
rule-no-clock = Pas de chrono

## The hand

hand-note = > { $note }
hand-your-turn = ### À toi – il faut { $match }
hand-wait = ### { $name } joue
hand-wait-next = ### { $name } joue – ensuite, c’est à toi
hand-drawn = ### Ta carte piochée : { $card }
hand-drawn-how = Elle convient : joue-la, ou garde-la et finis ton tour.
hand-drawn-must = Elle convient, donc il faut la jouer.
hand-jump = ### ⚡ Tu peux intercepter avec { $card }
hand-stack-how = **Ou ajoute** une carte + : la personne suivante doit alors ces { $count } cartes et les nouvelles.
hand-must-play = Une de tes cartes convient, donc tu n’as pas le droit de piocher.
hand-no-action-finish = Ici, ta dernière carte doit être un chiffre.
hand-misplay = ✗ ne convient pas ; la proposer quand même coûte { $count } cartes et ton tour.
hand-says = -# { $card } : { $rule }
hand-draw-four = ### { $name } te joue un Joker +4
hand-draw-four-take = **Prendre { $take } :** tu pioches { $take } cartes et tu perds ce tour.
hand-draw-four-challenge = **{ button-challenge } :** tu dis que c’est un bluff, et { $name } te montre sa main, à toi seulement. { $rule }
hand-draw-four-bluff = · un bluff : { $name } pioche les { $take }, et tu joues normalement
hand-draw-four-fair = · pas de bluff : tu pioches { $lost } et tu perds ce tour
hand-bluff-colour = { $known ->
    [yes] C’est un bluff si { $name } a encore du { $colour }.
   *[no] C’est un bluff si { $name } a encore une carte de la couleur précédente.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] C’est un bluff si { $name } a encore du { $colour } ou un simple Joker.
   *[no] C’est un bluff si { $name } a encore une carte de la couleur précédente, ou un simple Joker.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] C’est un bluff si { $name } a encore du { $colour } ou un autre Joker.
   *[no] C’est un bluff si { $name } a encore une carte de la couleur précédente, ou un autre Joker.
}
hand-take = ### Tu dois prendre { $count } cartes
hand-take-how = Prends-les, et c’est à la personne suivante.
hand-colour = ### La première carte est un Joker : annonce la couleur
hand-picking = ### { $card } : quelle couleur ?
hand-picking-how = Ensuite, il te reste
hand-kept = { $heading } : { $cards }
hand-picking-swap = Tu donnes
hand-picking-shuffle = Toutes les mains sont mélangées. Tu y mets
hand-picking-partner = ### { $card } : échanger ta main avec qui ?
hand-offer = ### { $card } ne convient pas, il faut { $match }
hand-offer-how = La proposer quand même ? Tu la reprends, tu pioches { $count } cartes et ton tour est fini.
hand-picking-last = C’est ta dernière carte : annonce une couleur et gagne la manche.
hand-pass = Il n’y a plus de carte à piocher. Passe si rien ne convient.
hand-pile = Sur le talon : { $card } · il faut { $match }
hand-pile-alone = Sur le talon : { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ pas de Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = pioche **{ $count }**
hand-exposed = ❗ **Tu n’as plus qu’une carte – appuie sur { button-uno } avant un Contre-Uno.**
hand-say-before = Plus que deux cartes : appuie sur **{ button-uno }** avant de jouer, et personne ne peut te contrer.
hand-called = 📣 Tu as dit Uno. Maintenant, joue une de tes deux cartes.
hand-said = 📣 Tu as dit Uno.
hand-page = Cartes { $from } à { $to } sur { $count } différentes
hand-paused = ### ⏸ Le jeu est en pause
hand-paused-how = Appuie sur **{ button-resume }** sur le plateau, ou joue simplement quand c’est à toi.
hand-lobby = ### Les cartes ne sont pas encore distribuées
hand-lobby-how = Tes cartes arrivent quand l’hôte appuie sur **{ button-start }**.
hand-between = ### La manche est finie
hand-between-how = Appuie sur **{ button-next-round }** quand c’est bon pour toi.
hand-between-ready = C’est bon pour toi.
hand-finished = ### La partie est finie
hand-finished-how = Appuie sur **{ button-rematch }** sur le plateau pour rejouer.
hand-closed = ### Cette table est fermée
hand-closed-how = Pour en ouvrir une autre : `/game new`.
hand-gone = ### Tu n’es plus à cette table
hand-gone-how = Tes cartes sont retournées dans la pioche.
hand-watching = ### Tu ne joues pas cette manche
hand-watching-how = Tu reçois des cartes à la prochaine manche.

## Why not? – the reasons in a hand

why-title = **Pourquoi pas ?**
why-line = - { $reason }
why-cards = { $cards } : { $reason }
why-does-not-match = { $cards } : ni { $colour }, ni **{ $symbol }**.
why-other-colour = { $cards } : pas { $colour }. Sur un Joker, seule la couleur compte.
why-breaks-limit = { $limit ->
    [colour] Avec la couleur en cours en main, on ne peut pas le jouer. Ici, on ne bluffe pas.
    [colour_or_any_wild] Avec la couleur en cours ou un autre Joker en main, on ne peut pas le jouer. Ici, on ne bluffe pas.
   *[colour_or_wild] Avec la couleur en cours ou un simple Joker en main, on ne peut pas le jouer. Ici, on ne bluffe pas.
}
why-cannot-stack = { $kind ->
    [draw_two] Tu dois prendre des cartes, et seul un +2 peut être ajouté ici.
    [wild_draw_four] Tu dois prendre des cartes, et seul un Joker +4 peut être ajouté ici.
   *[any] Tu dois prendre des cartes, et seul un +2 ou un Joker +4 peut être ajouté ici.
}
why-owed = Tu dois d’abord prendre { $count } cartes, avant cela rien ne peut être joué. À cette table, pas de cumul.
why-owed-challenge = Tu dois d’abord prendre { $count } cartes ou défier, avant cela rien ne peut être joué. À cette table, pas de cumul.
why-not-your-turn = C’est à { $name } de jouer. À cette table, pas d’interception : attends ton tour.
why-jump-closed = C’est à { $name } de jouer. Trop tard pour intercepter : le tour a commencé, ou quelque chose reste à régler.
why-not-identical = C’est à { $name } de jouer. Hors de ton tour, tu ne peux jouer que la même carte que sur le talon : { $card }.
why-wild-on-top = C’est à { $name } de jouer. Sur un Joker, personne ne peut intercepter.
why-out-of-turn = C’est à { $name } de jouer. { $reason }
why-draw = Alors pioche une carte : **{ button-draw }**.

## Buttons

button-join = Rejoindre
button-leave = Partir
button-leave-match = Quitter la partie pour de bon
button-start = Commencer
button-computer = Ajouter un ordinateur
button-hand = Mes cartes
button-draw = Piocher
button-uno = Uno !
button-uno-said = Uno dit
button-catch = Contre-Uno !
button-catch-name = Contre-Uno, { $name } !
button-options = Règles…
button-form-numbers = Cartes et paquets…
button-form-written = Écrire sur les cartes…
button-form-goals = Objectif, manches, chrono…
button-form-calls = Pénalités et délai…
button-more = Plus…
button-resume = Reprendre
button-next-round = Manche suivante
button-next-round-ready = Manche suivante ({ $ready }/{ $people })
button-rematch = Rejouer
button-play-drawn = Jouer { $card }
button-jump = Intercepter : { $card }
button-unfit = ✗ { $card }
button-offer = Proposer { $card }
button-partner = { $name } · { $count } { $count ->
    [one] carte
   *[other] cartes
}
button-why = Pourquoi pas ?
button-why-back = Cacher les raisons
button-draw-until = Piocher jusqu’à une bonne
button-keep = Garder
button-challenge = Défier
button-take = { $count ->
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}
button-pass = Passer
button-back = Retour
button-page-earlier = ← Cartes { $from } à { $to }
button-page-later = Cartes { $from } à { $to } →
button-rules = Comment jouer
button-settings = Réglages
button-scores = Classement
button-scores-page-back = ← Page { $page }
button-scores-page-on = Page { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] Tu tires la carte la plus haute et tu distribues
   *[no] { $name } tire la carte la plus haute et distribue
}
event-round-started = { $you ->
    [yes] Manche { $round } : tu distribues, la première carte est **{ $card }**
   *[no] Manche { $round } : { $name } distribue, la première carte est **{ $card }**
}
event-card-played = { $you ->
    [yes] Tu joues **{ $card }**
   *[no] { $name } joue **{ $card }**
}
event-card-jumped = { $you ->
    [yes] Tu interceptes avec **{ $card }**
   *[no] { $name } intercepte avec **{ $card }**
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] Tu ne pioches rien : il n’y a plus de cartes
        [one] Tu pioches { $count } carte
       *[other] Tu pioches { $count } cartes
    }
   *[no] { $count ->
        [0] { $name } ne pioche rien : il n’y a plus de cartes
        [one] { $name } pioche { $count } carte
       *[other] { $name } pioche { $count } cartes
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] Tu ne pioches rien, faute de cartes, et tu perds ton tour
        [one] Tu pioches { $count } carte et tu perds ton tour
       *[other] Tu pioches { $count } cartes et tu perds ton tour
    }
   *[no] { $count ->
        [0] { $name } ne pioche rien, faute de cartes, et perd son tour
        [one] { $name } pioche { $count } carte et perd son tour
       *[other] { $name } pioche { $count } cartes et perd son tour
    }
}
event-card-kept = { $you ->
    [yes] Tu gardes la carte
   *[no] { $name } garde la carte
}
event-turn-skipped = { $you ->
    [yes] Tu perds ton tour
   *[no] { $name } perd son tour
}
event-turn-passed = { $you ->
    [yes] Tu passes : rien à jouer, rien à piocher
   *[no] { $name } passe : rien à jouer, rien à piocher
}
event-direction-changed = le sens du jeu change
event-colour-named = { $you ->
    [yes] Tu annonces { $colour }
   *[no] { $name } annonce { $colour }
}
event-penalty-owed = { $you ->
    [yes] Tu dois prendre { $count } cartes
   *[no] { $name } doit prendre { $count } cartes
}
event-challenge-guilty = { $you ->
    [by] Tu défies { $target } : c’était un bluff
    [target] { $name } te défie : c’était un bluff
   *[no] { $name } défie { $target } : c’était un bluff
}
event-challenge-innocent = { $you ->
    [by] Tu défies { $target } : ce n’était pas un bluff
    [target] { $name } te défie : ce n’était pas un bluff
   *[no] { $name } défie { $target } : ce n’était pas un bluff
}
event-uno-said = { $you ->
    [yes] Tu dis **Uno !**
   *[no] { $name } dit **Uno !**
}
event-catch-missed = { $you ->
    [by] Tu essaies de contrer { $target }, mais rien n’a été oublié
    [target] { $name } essaie de te contrer, mais tu n’as rien oublié
   *[no] { $name } essaie de contrer { $target }, mais rien n’a été oublié
}
event-uno-caught = { $you ->
    [by] Contre-Uno : tu contres { $target }
    [target] Contre-Uno : { $name } te contre
   *[no] Contre-Uno : { $name } contre { $target }
}
event-hands-swapped = { $you ->
    [by] Tu échanges ta main avec { $target }
    [target] { $name } échange sa main avec toi
   *[no] { $name } échange sa main avec { $target }
}
event-hands-passed-on = toutes les mains avancent d’une place
event-hands-shuffled = toutes les mains sont mélangées et redistribuées
event-pile-reshuffled = le talon mélangé devient la nouvelle pioche
event-custom-rule = { $kind ->
    [extra_turn] la carte dit : rejoue
    [draw_three] la carte dit : la personne suivante pioche 3 cartes si rien ne convient
   *[text] la carte dit : { $text }
}
event-card-misplayed = { $you ->
    [yes] Tu proposes { $card }, qui ne convient pas
   *[no] { $name } propose { $card }, qui ne convient pas
}
event-clock-expired = { $you ->
    [yes] Ton temps est écoulé, l’ordinateur a joué à ta place
   *[no] Temps écoulé pour { $name } : l’ordinateur joue
}
event-seat-left = { $you ->
    [yes] Tu quittes la table
   *[no] { $name } quitte la table
}
event-seat-joined = { $you ->
    [yes] Tu prends place
   *[no] { $name } prend place
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Tu finis et tu gagnes la manche
        [one] Tu finis : { $points } point
       *[other] Tu finis : { $points } points
    }
   *[no] { $points ->
        [0] { $name } finit et gagne la manche
        [one] { $name } finit : { $points } point
       *[other] { $name } finit : { $points } points
    }
}
event-round-blocked = La manche est bloquée : personne ne peut jouer ni piocher
event-round-abandoned = La manche est abandonnée : il ne reste personne à affronter
event-match-won = { $count ->
    [one] { $names } gagne la partie
   *[other] { $names } se partagent la partie
}
event-match-abandoned = La partie est abandonnée

## What is told to the one who did it, or to whom it was done

note-drew = Tu as pioché : **{ $cards }**.
note-drew-nothing = Il n’y avait plus de carte à piocher.
note-drew-unplayable = Tu as pioché : **{ $cards }**. Cela ne convient pas, donc tu gardes la carte et ton tour est fini.
note-misplayed = { $count ->
    [0] { $card } ne convient pas, donc tu reprends la carte, tu ne pioches rien et ton tour est fini.
    [one] { $card } ne convient pas, donc tu reprends la carte, tu pioches { $count } carte ({ $cards }) et ton tour est fini.
   *[other] { $card } ne convient pas, donc tu reprends la carte, tu pioches { $count } cartes ({ $cards }) et ton tour est fini.
}
note-kept = Tu la gardes. Ton tour est fini.
note-uno-in-vain = Cela ne compte pas : dis Uno quand tu vas jouer ton avant-dernière carte, ou quand il ne t’en reste qu’une.
note-uno-needless = Inutile : personne ne peut te contrer maintenant.
note-caught = Contre-Uno ! { $name } n’avait pas dit Uno et pioche { $count }.
note-catch-held = Tu l’as dit en premier. Cela compte dans un instant, sauf si { $name } dit Uno avant.
note-catch-missed = Rien à contrer : { $name } ne risque rien.
note-catch-missed-penalty = { $count ->
    [one] Rien à contrer : { $name } ne risque rien. Cela te coûte { $count } carte : { $cards }.
   *[other] Rien à contrer : { $name } ne risque rien. Cela te coûte { $count } cartes : { $cards }.
}
note-challenge-guilty = C’était un bluff ! { $name } pioche { $count }, et c’est à toi.
note-challenge-innocent = Ce n’était pas un bluff. Tu pioches { $count } et tu perds ton tour : { $cards }.
note-challenge-hand = Il n’y a que toi qui vois la main de { $name } : { $cards }.
note-took = Tu prends { $count ->
    [0] zéro carte : il n’y en avait plus
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}. Ton tour est fini.
note-colour-named = Tu annonces { $colour }.
note-passed = Tu passes.
note-out = Plus de cartes ! La manche est à toi.
note-back = Te revoilà ! Tu joues de nouveau tes cartes toi-même.
note-stale = Le jeu a continué depuis que ce bouton est là. Voici où on en est.

## The end of a round and of a match

summary-last-round = **Dernière manche** · { $name } a fini
summary-last-round-points = { $points ->
    [one] **Dernière manche** · { $name } a fini · { $points } point
   *[other] **Dernière manche** · { $name } a fini · { $points } points
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] gagnent
   *[no] gagne
} la manche { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] gagnent
       *[no] gagne
    } la manche { $round } · { $points } point
   *[other] ### 🏁 { $name } { $team ->
        [yes] gagnent
       *[no] gagne
    } la manche { $round } · { $points } points
}
summary-title-blocked = ### La manche { $round } est bloquée : personne ne peut jouer ni piocher
summary-title-abandoned = ### La manche { $round } est abandonnée
summary-left = **Cartes restantes**
summary-hand = { $name } · { $points } { $points ->
    [one] point
   *[other] points
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [one] point
   *[other] points
} · { $faces }
    -# { $cards }
summary-more = et { $count } de plus
summary-totals = **Totaux** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (hors de la partie)
summary-next-at = Prochaine manche { $when }, ou dès que tout le monde a confirmé.
summary-next-ready = La prochaine manche commence dès que tout le monde a confirmé.
summary-dealer = { $name } distribue.
summary-ready = C’est bon pour : { $ready }. On attend : { $waiting }.
summary-seed = -# La donne était-elle honnête ? { button-more } explique comment vérifier.

finished-title = ### 🏆 { $name } gagne la partie !
finished-title-team = ### 🏆 { $names } gagnent la partie !
finished-title-shared = ### 🏆 { $names } se partagent la partie !
finished-title-nobody = ### La partie se termine sans victoire
finished-title-abandoned = ### La partie est abandonnée
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [one] point
   *[other] points
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [one] point
   *[other] points
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = Les totaux après chaque manche
course-line = { $name } : { $totals }
course-ends = { $name } : { $total } à la fin
finished-rounds = { $rounds ->
    [one] On a joué une manche.
   *[other] On a joué { $rounds } manches.
}
finished-again = On rejoue, dans un nouveau message plus bas.
finished-rematch = Les mêmes personnes, les mêmes règles ? Appuie sur **{ button-rematch }**.

## Calling people

called = { $who }, c’est à toi de jouer.
called-again = { $who }, c’est toujours à toi de jouer. Temps limite : { $when }.
called-open = { $who } Une table s’ouvre ici. Appuie sur **{ button-join }** pour jouer.
called-open-in = { $who } Une table s’ouvre dans { $place }.

## More about a table

more-title = ### Les règles de cette table
more-deal = **La donne est-elle honnête ?** Chaque mélange découle d’une graine secrète. Son empreinte, le SHA-256, était fixée avant la première carte :
    `{ $fingerprint }`
more-deal-later = La graine elle-même est montrée à la fin de la manche, et tout le monde peut vérifier.
more-deal-seed = La manche { $round } est finie, et sa graine était :
    `{ $seed }`
    Son SHA-256 est l’empreinte affichée ici pendant la manche, et les mélanges en découlent.
more-leave = Partir pour de bon remet tes cartes dans la pioche. Si tu t’absentes juste un moment, garde ta place : l’ordinateur joue pour toi jusqu’à ce que tu appuies sur quelque chose.

## The leaderboard

scores-title = ### 🏆 Classement
scores-race = Course { $number } · qui atteint **{ $target }** points en premier gagne la couronne
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# au total { $points } · victoires : { $won } sur { $played } { $played ->
    [one] manche
   *[other] manches
}, { $matches } { $matches ->
    [one] partie
   *[other] parties
}
scores-own = **Toi** · rang { $rank } · { $points } sur { $target } dans cette course · au total { $all }
scores-own-none = Tu n’as encore rien marqué ici.
scores-empty = Personne n’a encore marqué ici. Gagne une manche à une table avec au moins deux personnes, et ton nom s’affiche ici.
scores-page = -# Page { $page } sur { $pages } · { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
scores-champions = **👑 Couronnes**
scores-champion = Course { $number } · { $name } · { $total } points · { $when }
scores-no-champion = Personne n’a encore gagné de course : la première couronne est à prendre.
scores-somebody = quelqu’un qui n’est plus là
race-won = 👑 { $name } gagne la course { $number } de ce serveur avec { $total } points et prend la couronne ! La prochaine course repart de zéro.

## Help

help-title = ### Comment jouer à Uno ici
help-start = **Pour commencer :** `/game new`. Tout le monde appuie sur **{ button-join }**, puis l’hôte sur **{ button-start }**. Un ordinateur peut occuper une place.
help-turn = **À ton tour :** appuie sur une carte de la même couleur, du même chiffre ou du même symbole que le talon, ou sur un Joker. Ou pioche une carte : si elle convient, tu peux la jouer aussitôt. **{ button-hand }** sur le plateau te montre toujours tes cartes, à toi seulement.
help-draw-four = **Le Joker +4** n’est honnête que si tu n’as ni carte de la couleur en cours ni simple Joker. Qui doit piocher peut **{ button-challenge }** : en cas de bluff, les 4 cartes sont pour qui a bluffé ; sinon, qui défie en pioche 6.
help-uno = **Uno !** Quand tu joues ton avant-dernière carte, dis-le : appuie sur **{ button-uno }** juste avant ou juste après. Tant que la personne suivante n’a pas joué, n’importe qui peut appuyer sur **{ button-catch }**, et tu pioches 2 cartes.
help-score = **Points :** qui finit marque les cartes des autres : un chiffre compte sa valeur, un Passe-tour, une Inversion ou un +2 vaut 20 points, un Joker 50. Il faut 500 points pour gagner la partie.
help-away = **Absence d’un moment ?** Quand ton temps est écoulé, l’ordinateur joue pour toi, jusqu’à ce que tu appuies sur quelque chose.
help-more = **Plus :** `/learn` t’apprend le jeu dans une petite manche rien que pour toi. `/rules` explique chaque carte et chaque règle maison. `/settings` sert à choisir ta langue et la façon de t’appeler quand c’est à toi.
help-commands = **Commandes :** tout se fait avec des boutons. Si tu préfères écrire, il y a `/game` pour la table, `/hand` `/play` `/draw` `/uno` `/catch` pour jouer, et `/leaderboard` pour les points.

about-title = ### À propos de ce bot
about-what = Un bot gratuit qui distribue, arbitre et compte les points du Uno sur ton serveur.
about-cards = Ses cartes sont dessinées pour lui : chaque couleur a sa propre marque, pour qu’on les distingue aussi sans la couleur.
about-data = Il garde ton identifiant, le nom sous lequel tu joues, tes parties, tes points et tes réglages, et rien de ce que tu écris.
about-trademark = UNO est une marque de Mattel. Ce bot est un projet amateur : il n’est pas affilié à Mattel, et Mattel ne l’a ni créé ni approuvé.
about-version = Version { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Cette manche est finie.
refusal-not-playing = Tu ne joues pas dans cette manche.
refusal-not-your-turn = { $known ->
    [yes] Ce n’est pas à toi : { $name } joue.
   *[no] Ce n’est pas à toi.
}
refusal-not-in-hand = { $card ->
    [none] Tu n’as pas cette carte.
   *[other] { $card } : tu n’as pas cette carte.
}
refusal-does-not-match = { $known ->
    [yes] { $card } ne convient pas : il faut { $match }, ou un Joker.
   *[no] Cette carte ne convient pas sur le talon.
}
refusal-breaks-limit = { $limit ->
    [colour] Tu ne peux jouer un Joker +4 que sans la couleur en cours dans ta main.
    [colour_or_wild] Tu ne peux jouer un Joker +4 que sans la couleur en cours ni simple Joker dans ta main.
    [colour_or_any_wild] Tu ne peux jouer un Joker +4 que sans la couleur en cours ni autre Joker dans ta main.
   *[unknown] Tes autres cartes t’interdisent un Joker +4 pour le moment.
}
refusal-only-drawn-card = Tu as pioché : joue cette carte, ou garde-la.
refusal-already-drew = Tu as déjà pioché : joue cette carte, ou garde-la.
refusal-must-play = Une de tes cartes convient, donc tu n’as pas le droit de piocher.
refusal-must-play-drawn = La carte piochée convient, donc il faut la jouer.
refusal-must-answer-penalty = Réponds d’abord à la carte du talon : ta main montre ce que tu peux faire.
refusal-cannot-stack = Cette carte ne peut pas être posée sur celle-ci.
refusal-no-action-finish = Ici, la dernière carte doit être un chiffre.
refusal-colour-required = Dis aussi quelle couleur tu annonces.
refusal-colour-not-wanted = On n’annonce une couleur qu’avec un Joker.
refusal-name-colour-first = Annonce d’abord la couleur du Joker sur le talon.
refusal-no-colour-owed = Il n’y a pas de couleur à annoncer maintenant.
refusal-partner-required = Dis aussi avec qui tu échanges ta main.
refusal-partner-not-wanted = Cette carte n’échange pas les mains.
refusal-bad-partner = Tu ne peux pas échanger ta main avec cette personne.
refusal-nothing-drawn = Tu n’as pas pioché de carte, donc il n’y en a pas à garder.
refusal-nothing-to-draw = Il n’y a plus de carte à piocher.
refusal-nothing-owed = Tu ne dois prendre aucune carte.
refusal-nothing-to-challenge = Il n’y a pas de Joker +4 que tu puisses défier.
refusal-can-draw = Tu peux encore piocher, donc tu ne peux pas passer.
refusal-can-play = Une de tes cartes convient, donc tu ne peux pas passer.
refusal-jump-closed = Trop tard pour intercepter : le jeu a continué.
refusal-not-identical = Tu ne peux intercepter qu’avec exactement la carte du talon.
refusal-catch-self = Tu ne peux pas te contrer toi-même. Appuie plutôt sur **{ button-uno }**
refusal-catch-absent = Cette personne ne joue pas cette manche.
refusal-caught-wrong-already = Tu viens d’essayer : il n’y a personne à contrer.
refusal-misplay-off = Cette carte ne convient pas.
refusal-not-a-misplay = Cette carte convient, joue-la simplement.
refusal-no-joining = On ne peut plus rejoindre cette partie.
refusal-table-full = La table est pleine.
refusal-wrong-seat = Cette place n’est pas libre.
refusal-no-grace = Il n’y a rien à attendre.

## Troubles: what cannot be done at the table

trouble-no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/game new`.
trouble-table-in-channel = Il y a déjà une table dans ce salon. `/game join` t’y donne une place, `/game show` ramène son plateau en bas ; ou fais-la d’abord fermer avec `/game end`.
trouble-table-closed = Cette table est fermée. Ouvres-en une autre avec `/game new`.
trouble-not-seated = Tu n’es pas à cette table.
trouble-already-seated = Tu es déjà à cette table.
trouble-table-full = La table est pleine : on joue à dix au plus.
trouble-not-host = Seul l’hôte peut le faire.
trouble-not-allowed = Seul l’hôte peut le faire, ou une personne responsable des jeux sur ce serveur.
trouble-too-few = Il faut au moins deux places occupées. Attends quelqu’un, ou ajoute un ordinateur.
trouble-already-started = La partie a déjà commencé.
trouble-not-started = La partie n’a pas encore commencé.
trouble-join-later = Une manche est en cours. Prends place quand elle est finie : appuie alors sur **{ button-join }**, ou utilise `/game join`.
trouble-cards-short = Il n’y a pas assez de cartes ici pour une personne de plus.
trouble-joining-closed = La partie a commencé, on ne peut plus la rejoindre.
trouble-no-such-seat = Personne de ce nom n’est à cette table.
trouble-no-round = Aucune manche n’est en cours.
trouble-round-running = La manche est encore en cours.
trouble-match-over = La partie est finie.
trouble-match-running = La partie est encore en cours.
trouble-paused = Le jeu est en pause. Appuie d’abord sur **{ button-resume }**.
trouble-not-paused = Le jeu n’est pas en pause.
trouble-no-computer = Il n’y a pas d’ordinateur à cette table.
trouble-out-of-round = Tu ne joues pas cette manche. Tu reçois des cartes à la prochaine.
trouble-not-saved = L’enregistrement a échoué, donc rien n’a changé. Essaie encore une fois.
trouble-bad-value = Cette valeur n’est pas possible.
trouble-broken-table = La table de ce salon n’est plus lisible. Ouvres-en une nouvelle à sa place avec `/game new`, ou fais-la fermer avec `/game end` par quelqu’un qui peut gérer le serveur.
trouble-not-a-person = L’hôte doit être une personne.
trouble-vote-self = Tu ne peux pas voter à ton propre sujet. Pour quitter la table : `/game leave`.
trouble-vote-computer = On ne vote pas au sujet d’un ordinateur. Entre deux manches, l’hôte peut le retirer avec `/game kick`.
trouble-vote-alone = Une seule personne ne peut pas en retirer une autre qui est encore là. Il faut être deux, sauf en cas d’absence.
trouble-vote-early = Quand tu peux voter sans personne d’autre, un tour peut être sauté après la moitié de son temps, ou après une minute. Attends encore un peu.
trouble-vote-over = Ce vote est fini.
trouble-voted = Tu as déjà voté. La décision tombe quand assez d’autres ont voté.
trouble-not-their-turn = Personne n’attend cette personne en ce moment, donc il n’y a pas de tour à sauter.

## The page of rules

panel-preset = Voici la formule **{ $name }**.
panel-own = Voici des règles personnalisées.
panel-warning = ⚠ Comme cela, la partie ne peut pas commencer : { $problem }
panel-only-host = L’hôte peut les changer ici avant le début de la partie.
panel-begun = La partie a commencé, donc les règles restent comme elles sont.
panel-line = ◦ { $option } : { $value }
panel-changed = ◆ **{ $option } : { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option } : { $value }
menu-explain = Qu’est-ce que cela veut dire ?
tab-start = Toutes les règles
tab-cards = Cartes
tab-draws = Cartes +
tab-house = Règles maison
tab-points = Points et appels
option-on = oui
option-off = non
option-no-clock = aucun
option-none = aucune
option-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
option-until-target = jusqu’à l’objectif
form-numbers = Cartes en main et paquets
form-written = Ce qui est écrit sur les cartes
form-goals = Objectif, manches et chrono
form-calls = Pénalités et délai
form-between = de { $low } à { $high }
form-clock-how = Secondes par tour, de { $low } à { $high } ; 0 pour jouer sans chrono.
form-rule = Joker libre { $number }
form-rule-how = Vide : Joker. Ou : { form-rule-extra-turn } / { form-rule-draw-three } / ton texte, jusqu’à 100 lettres.
form-rule-extra-turn = rejouer
form-rule-draw-three = piocher trois
form-bad-number = { $option } : il faut un nombre entier de { $low } à { $high }. Rien n’a changé.

choice-preset-official = Officielle
choice-preset-classic = Classique
choice-preset-sheet-2015 = Notice de 2015
choice-preset-party = Fête
choice-preset-family = Famille
choice-preset-lowest = Plus petit total
choice-preset-elimination = Élimination
choice-preset-partners = Équipes
choice-preset-quick = Rapide
choice-match = { $day } · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} · { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} · { $end ->
    [running] en cours
    [won] gagnée
   *[over] finie
}
choice-deck-swap = 2015, 112 cartes avec le Joker Échange
choice-removed-shuffle = Joker Mélange
choice-removed-swap = Joker Échange
choice-removed-customizable = Joker libre
choice-two-player-reverse-skip = L’Inversion fait passer l’autre
choice-two-player-reverse-turn = L’Inversion change seulement le sens
choice-special-wild-points-50 = 50 points
choice-special-wild-points-40 = 40 points
choice-draw-four-challenge-on = On peut défier
choice-draw-four-challenge-off = Pas de bluff, pas de défi
choice-stacking-off = Non
choice-stacking-same = Les mêmes entre elles
choice-stacking-cross = Toute carte + sur toute autre
choice-scoring-lowest = Ses propres cartes, le plus petit total gagne
choice-scoring-elimination = Ses propres cartes, à l’objectif on est dehors

problem-out-of-range = { $option } : cette valeur n’est pas possible.
problem-text-too-long = { $option } : { $limit } caractères au plus.
problem-text-missing = { $option } : il manque le texte.
problem-partners-elimination = Équipes et élimination ne vont pas ensemble.
problem-players = Il faut de 2 à { $limit } personnes.
problem-partners-four = En équipes, il faut exactement { $limit } personnes.
problem-hand-size = Il n’y a pas assez de cartes : à autant, distribue { $limit } cartes au plus par personne.

option-preset = Une formule
option-house = Règles maison
option-deck = Paquet
option-removed = Cartes retirées
option-hand-size = Cartes en main
option-decks = Paquets mélangés ensemble
option-first-card = Première carte
option-two-player-reverse = Inversion à deux
option-draw-four-limit = Limite du Joker +4
option-draw-four-challenge = Défi
option-must-play = Jouer si possible
option-stacking = Cumul
option-draw-until-playable = Piocher jusqu’à une bonne
option-force-play = Jouer la carte piochée
option-uno-penalty = Pénalité pour un Uno oublié
option-false-catch-penalty = Pénalité pour un Contre-Uno à tort
option-catch-grace = Délai du Contre-Uno
option-seven-zero = Sept et zéro
option-jump-in = Interception
option-partners = Équipes
option-target = Objectif
option-scoring = Décompte
option-rounds = Manches
option-no-action-finish = Finir par un chiffre
option-custom-rules = Cartes écrites
option-special-wild-points = Points des Jokers spéciaux
option-misplay-penalty = Pénalité de carte proposée
option-late-join = Arriver en cours de manche
option-clock = Chrono

explain-deck = Les cartes avec lesquelles on joue. Le paquet moderne a un Joker Mélange et trois Jokers libres, celui de 2015 un Joker Échange au lieu du Mélange, le classique rien de tout cela.
explain-removed = Les Jokers spéciaux qu’on retire du paquet avant de distribuer.
explain-hand-size = Combien de cartes on reçoit, de 1 à 15.
explain-decks = Pour les grandes tables, on peut mélanger plusieurs paquets, jusqu’à quatre.
explain-first-card = Quelle carte peut ouvrir le talon. Soit c’est toujours un chiffre, soit n’importe quelle carte compte et fait ce qu’elle dit.
explain-two-player-reverse = À deux, une Inversion agit soit comme un Passe-tour, et tu rejoues, soit elle change seulement le sens, et l’autre joue.
explain-draw-four-limit = Quand un Joker +4 est honnête. C’est un bluff si le reste de la main contient ce que la limite nomme ; sans limite, il est toujours honnête.
explain-draw-four-challenge = Qui doit piocher quatre cartes peut douter : en cas de bluff, elles sont pour qui a bluffé, et après un défi à tort, c’est six. Sans défi, un Joker +4 malhonnête ne peut pas être joué du tout.
explain-must-play = Tu ne peux piocher que si aucune de tes cartes ne peut être jouée. Rien n’oblige à bluffer.
explain-stacking = Qui doit prendre des cartes peut ajouter une carte +, et la personne suivante les doit alors toutes. « Les mêmes entre elles » sépare les +2 et les +4.
explain-draw-until-playable = Qui pioche continue jusqu’à ce qu’une carte convienne, et peut alors la jouer.
explain-force-play = Une carte piochée qui convient doit être jouée, on ne peut pas la garder.
explain-uno-penalty = Combien de cartes tu pioches si on te contre avec une carte en main sans avoir dit Uno.
explain-false-catch-penalty = Combien de cartes tu pioches si tu dis Contre-Uno et qu’il n’y a personne à contrer.
explain-catch-grace = Pendant ce nombre de secondes, quand une main n’a plus qu’une carte, le Contre-Uno attend : une connexion lente ne coûte de cartes à personne.
explain-seven-zero = Qui joue un 7 échange sa main avec la personne de son choix. Quand un 0 est joué, toutes les mains avancent d’une place dans le sens du jeu.
explain-jump-in = Qui a exactement la carte du talon peut la jouer hors de son tour, tant que la personne suivante n’a pas commencé. Le jeu continue à partir de là. On n’intercepte pas un Joker.
explain-partners = Quatre personnes en deux équipes, face à face. Quand quelqu’un finit, son équipe marque les cartes de l’autre.
explain-target = Ce nombre de points met fin à la partie.
explain-scoring = Soit qui gagne une manche marque ce que les autres ont en main, soit chaque personne compte ses propres cartes et un petit total est bon, soit une seule manche décide.
explain-rounds = Un nombre fixe de manches au lieu de l’objectif ; avec 0, on joue jusqu’à l’objectif.
explain-no-action-finish = On ne peut pas finir avec une carte action ou un Joker : la dernière carte doit être un chiffre.
explain-custom-rules = On peut écrire une règle sur chacun des trois Jokers libres : rejouer, la personne suivante pioche trois cartes si rien ne convient, ou un texte à toi que tout le monde voit.
explain-special-wild-points = Ce que comptent Joker Mélange, Joker Échange et Joker libre quand ils restent en main.
explain-misplay-penalty = On peut proposer quand même une carte qui ne convient pas : on la reprend, on pioche deux cartes et le tour est fini.
explain-late-join = On peut prendre place au milieu d’une manche et recevoir une nouvelle main. Jamais en équipes.
explain-clock = Combien de temps un tour peut durer avant que l’ordinateur joue à la place de la personne absente ; « non » attend sans fin.
option-other = Cette règle

error-notation = Je ne connais pas cette carte, cette couleur ou cette personne.
error-channel-taken = Il y a déjà une table dans ce salon. `/game join` t’y donne une place, `/game show` ramène son plateau en bas ; ou fais-la d’abord fermer avec `/game end`.
error-storage = L’enregistrement a échoué, donc rien n’a changé. Essaie encore une fois.
error-unexpected = Désolé, quelque chose s’est mal passé. Si cela se reproduit, donne à qui gère ce bot le code **{ $code }**.

## Commands

slash-game = jeu
slash-new = ouvrir
slash-preset = formule
slash-deck = paquet
slash-hand-size = cartes
slash-first-card = première-carte
slash-draw-four-limit = limite-plus4
slash-draw-four-challenge = défi
slash-uno-penalty = pénalité-uno
slash-false-catch-penalty = pénalité-contre
slash-catch-grace = délai
slash-scoring = décompte
slash-target = objectif
slash-rounds = manches
slash-clock = chrono
slash-rules = règles
slash-save-rules = garder-règles
slash-name = nom
slash-forget-rules = oublier-règles
slash-join = rejoindre
slash-leave = partir
slash-start = commencer
slash-show = montrer
slash-notify = prévenir
slash-add-computer = ordinateur
slash-level = niveau
slash-kick = retirer
slash-player = personne
slash-end = finir
slash-hand = main
slash-play = jouer
slash-card = carte
slash-colour = couleur
slash-swap-with = échanger-avec
slash-draw = piocher
slash-uno = uno
slash-catch = contre-uno
slash-leaderboard = classement
slash-page = page
slash-record = archive
slash-match = partie
slash-topic = sujet
slash-learn = apprendre
slash-help = aide
slash-about = à-propos

command-game = Ouvrir une table de Uno, y jouer et la gérer
command-game-new = Ouvrir une table dans ce salon
command-game-new-preset = Formule de départ : officielle, fête… ou une que ce serveur a gardée
command-game-new-deck = Avec quel paquet on joue
command-game-new-hand-size = Cartes distribuées par personne (7)
command-game-new-first-card = Ce que fait une première carte qui n’est pas un chiffre
command-game-new-draw-four-limit = Quand un Joker +4 peut être joué
command-game-new-draw-four-challenge = Si un Joker +4 peut être défié
command-game-new-uno-penalty = Cartes pour un Uno oublié (2)
command-game-new-false-catch-penalty = Cartes pour un Contre-Uno à tort (0)
command-game-new-catch-grace = Secondes avant qu’un Contre-Uno compte (2)
command-game-new-scoring = Comment on compte les points
command-game-new-target = Points qui gagnent la partie (500)
command-game-new-rounds = Jouer plutôt un nombre fixe de manches
command-game-new-clock = Secondes par tour, de 15 à 600 ; 0 pour jouer sans chrono
command-game-rules = Les règles de cette table ; l’hôte peut les changer ici
command-game-save-rules = Garder les règles de cette table pour plus tard (hôte ou Gérer le serveur)
command-game-save-rules-name = Leur nom, 32 lettres au plus
command-game-forget-rules = Oublier des règles gardées (hôte ou Gérer le serveur)
command-game-forget-rules-name = Lesquelles
command-game-join = Prendre place à la table de ce salon
command-game-leave = Laisser ta place
command-game-start = Distribuer les cartes (hôte)
command-game-show = Montrer de nouveau le plateau
command-game-notify = Me prévenir quand la prochaine table s’ouvre ici ; encore une fois pour annuler
command-game-add-computer = Donner une place à l’ordinateur (hôte)
command-game-add-computer-level = Son niveau de jeu
command-game-kick = Retirer quelqu’un de la table (hôte ou modération)
command-game-kick-player = Qui doit partir
command-game-end = Arrêter le jeu et fermer la table (hôte ou modération)
command-hand = Montrer tes cartes, à toi seulement
command-play = Jouer une carte
command-play-card = La carte ; celles que tu peux jouer sont proposées
command-play-colour = La couleur que tu annonces, pour un Joker
command-play-swap-with = Avec qui tu échanges ta main, pour un 7 ou un Joker Échange
command-draw = Piocher une carte
command-uno = Dire Uno
command-catch = Contrer quelqu’un qui n’a pas dit Uno
command-catch-player = Qui a oublié ; facultatif s’il n’y a qu’une personne
command-record = L’archive d’une partie que tu as jouée, dans un fichier
command-record-match = Quelle partie ; sans choix, la plus récente
command-leaderboard = Qui est en tête sur ce serveur
command-leaderboard-page = Quelle page montrer
command-rules = Le livre des règles : chaque carte et chaque règle, sujet par sujet
command-rules-topic = Ce que tu veux savoir
command-learn = Apprendre Uno en jouant : une manche guidée que personne d’autre ne voit
command-help = Comment jouer
command-about = Ce qu’est ce bot, et d’où il vient

choice-deck-modern = Moderne, 112 cartes
choice-deck-classic = Classique, 108 cartes
choice-first-card-ignore = Toujours un chiffre
choice-first-card-effect = N’importe laquelle, et elle compte
choice-draw-four-limit-colour_or_wild = Sans la couleur ni simple Joker en main
choice-draw-four-limit-colour = Sans la couleur en main
choice-draw-four-limit-colour_or_any_wild = Sans la couleur ni aucun Joker en main
choice-draw-four-limit-none = Quand on veut
choice-scoring-winner = Qui gagne une manche marque les cartes des autres
choice-scoring-single = Une seule manche, qui finit gagne

## Answers to commands and presses

answer-joined = Tu es maintenant à la table.
answer-left = Tu as quitté la table.
answer-notify = Une mention te préviendra ici quand la prochaine table s’ouvre dans ce salon. Utilise encore `/game notify` pour annuler.
answer-notify-not = Rien ne te préviendra plus de la prochaine table ici.
answer-ended = La table est fermée.
answer-record = Tout ce qui s’est passé dans cette partie, ligne par ligne. `python -m bot replay` vérifie chaque coup et la donne de chaque manche, et raconte le tout en mots.
answer-record-so-far = Cette partie est encore en cours : voici tout jusqu’à la dernière manche finie. `python -m bot replay` la raconte en mots.
answer-no-record = Tu n’as pas encore joué de manche jusqu’au bout sur ce serveur. Ensuite, son archive sera ici.
answer-unknown-match = Cette partie n’est pas parmi les tiennes. Choisis-en une dans la liste.
answer-kicked = { $name } n’est plus à la table.
answer-computer = { $name } est maintenant à la table.
answer-unknown-player = Personne à cette table ne s’appelle { $name }. Choisis un des noms proposés.
answer-unknown-card = Je ne connais pas la carte { $typed }. Écris-la comme « 7 rouge », « Passe-tour bleu » ou « Joker vert ».
answer-saved = Ces règles sont gardées sous le nom **{ $name }**. Tout le monde ici peut ouvrir une table avec : `/game new preset:`.
answer-forgotten = Les règles **{ $name }** sont oubliées.
answer-name-taken = Ici, des règles ne peuvent pas s’appeler { $name }. Choisis un autre nom.
answer-presets-full = Ce serveur a gardé { $most } formules, il n’y a plus de place. Oublies-en d’abord une avec `/game forget-rules`.
answer-unknown-preset = Il n’y a pas de règles de ce nom ici.
answer-old-button = Ce bouton vient d’une version plus ancienne du bot et ne fait plus rien.
answer-old-command = Cette commande a changé. Redémarre Discord (Ctrl+R, ou ferme l’application), puis essaie encore.
answer-bad-option = { $typed } n’est pas possible ici.
permissions-missing = Je ne peux pas tenir de plateau dans ce salon : il me manque { $permissions }. Demande à quelqu’un qui peut modifier le salon de me le donner, puis essaie encore.
permission-view = **Voir le salon**
permission-send = **Envoyer des messages**
permission-send-in-threads = **Envoyer des messages dans les fils**
