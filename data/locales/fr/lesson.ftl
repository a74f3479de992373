lesson-you = Toi
lesson-head = ### Leçon · { $number } sur { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### La leçon est finie
lesson-stopped-how = Reviens quand tu veux : `/learn` la recommence du début.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Commencer
button-lesson-back = Revenir en arrière
button-lesson-stop = Arrêter
button-lesson-again = Encore une fois
button-lesson-resume = Continuer la leçon

lesson-title-begin = Ta première manche
lesson-begin = Bienvenue ! Ici, tu joues une petite manche de Uno contre deux ordinateurs, { $first } et { $second }. Elle dure environ cinq minutes. Personne d’autre ne la voit, et elle ne compte nulle part.

    Le but : **te débarrasser de toutes tes cartes avant les autres.**

    Ta main s’affiche comme dans un vrai jeu, avec un bouton pour chaque carte. Les cartes qui conviennent sont devant, les autres sont grises. Ici, tu as six cartes ; d’habitude, c’est sept.

    Appuie sur **{ button-lesson-begin }**, puis fais ce que chaque étape demande. Tu peux revenir en arrière ou arrêter à tout moment.

lesson-title-colour = La même couleur
lesson-colour = Sur le talon, il y a { $pile }. Tu peux jouer une carte de la **même couleur**, ou avec le **même chiffre ou symbole**.

    Ta carte { $card } est de la même couleur. Appuie dessus.

lesson-title-number = Le même chiffre
lesson-number = { $first } a posé un 2 sur ton 2 : le même chiffre. { $second } a ajouté une autre carte bleue : la même couleur.

    Tu n’as rien de bleu. Mais ta carte { $card } a le **même chiffre** que celle du talon. Appuie dessus.

lesson-title-draw = Rien ne convient
lesson-draw = Maintenant, sur le talon, il y a { $pile }. Tu n’as ni carte verte, ni 1, ni Joker, donc rien ne convient.

    Qui ne peut pas jouer **pioche une carte**. Si elle convient, tu peux la jouer aussitôt. Sinon, tu la gardes, et ton tour est fini.

    Appuie sur **{ button-draw }**.

lesson-title-skip = Une carte action
lesson-skip = La carte piochée ne convenait pas. { $first } a dû piocher aussi, et { $second } a joué { $pile }.

    Les cartes avec un symbole font quelque chose. **Passe-tour :** la personne suivante perd son tour. **+2 :** la personne suivante pioche 2 cartes et perd son tour.

    Ta carte { $card } est de la même couleur, donc elle convient. Appuie dessus, et { $first } perd son tour.

lesson-title-draw-again = Encore rien qui convient
lesson-draw-again = { $first } a perdu son tour, donc { $second } a joué aussitôt : { $pile }.

    De nouveau, aucune de tes cartes n’est rouge, et aucune n’est un 6. **{ button-why }** te le dit pour chaque carte ; essaie si tu veux.

    Ensuite, appuie sur **{ button-draw }**.

lesson-title-wild = Un Joker
lesson-wild = Tu as pioché un **Joker**. Il convient sur toutes les cartes, et qui le joue annonce la couleur qui suit.

    Tu peux jouer aussitôt ce que tu viens de piocher, ou le garder pour plus tard. Joue-le maintenant.

lesson-title-name-colour = Annoncer une couleur
lesson-name-colour = Quelle couleur choisir ? Prends celle dont tu as le plus de cartes.

    Trois de tes cartes sont jaunes. Appuie sur **{ colour-Y }**.

lesson-title-catch = Quelqu’un a oublié
lesson-catch = Les deux ont posé des cartes jaunes sur ton Joker. Mais regarde : { $second } n’a plus qu’**une carte**, et n’a pas dit **Uno !**

    Qui n’a plus qu’une carte doit le dire. En cas d’oubli, tout le monde peut dire Contre-Uno jusqu’à ce que la personne suivante commence son tour, et l’oubli coûte 2 cartes. La personne suivante, c’est toi : fais-le avant de jouer.

    Appuie maintenant sur **{ $catch }**

lesson-title-reverse = Dans l’autre sens
lesson-reverse = Bien vu : { $second } pioche 2 cartes.

    C’est toujours à toi. L’**Inversion** change le sens du jeu. Jusqu’ici, { $first } jouait après toi ; désormais, c’est { $second }.

    Appuie sur { $card }.

lesson-title-challenge = Un bluff ?
lesson-challenge = { $second } n’avait rien à jouer et a pioché. Puis { $first } t’a joué un **Joker +4** et a annoncé bleu.

    Cette carte a une limite : elle n’est honnête que si la main de qui la joue ne contient **aucune carte de la couleur en cours**, c’était jaune, et aucun simple Joker. Si tu n’y crois pas, tu peux **défier**. Ce que tu risques et ce que tu gagnes est écrit plus bas.

    { $first } a joué jaune il y a un instant, et peut bien en avoir d’autres. Appuie sur **{ button-challenge }**.

lesson-title-go-on = Bien joué
lesson-go-on = C’était un bluff : il y avait encore une carte jaune dans cette main, montrée à toi seulement. { $first } pioche les 4 cartes, et c’est à toi. La couleur annoncée reste en cours : bleu.

    Ta carte { $card } est de cette couleur. Appuie dessus.

lesson-title-say-uno = Dire Uno
lesson-say-uno = Plus que deux cartes, et { $card } convient : c’est un 4 comme la carte du talon. Après elle, il te restera **une carte**, donc tu dois dire **Uno !** Le plus sûr est juste avant de jouer.

    Appuie d’abord sur **{ button-uno }**

lesson-title-second-to-last = Plus qu’une carte
lesson-second-to-last = Tu l’as dit, donc personne ne peut te contrer. (Juste après la carte suffit aussi, si tu vas plus vite que les autres.)

    Maintenant, appuie sur { $card }.

lesson-title-last = Finir
lesson-last = { $second } a pioché une carte, et { $first } a joué { $pile }. Ta dernière carte est { $card } : jaune aussi.

    Appuie dessus. Qui joue sa dernière carte gagne la manche.

lesson-title-end = Tu as gagné !
lesson-end = **La manche est à toi.** Qui finit marque toutes les cartes que les autres ont encore : un chiffre compte sa valeur, un Passe-tour, une Inversion ou un +2 vaut 20 points, un Joker 50.
lesson-end-hand = { $name } · { $points } points · { $cards }
lesson-end-points = Cela fait **{ $points } points** pour toi. Une partie continue, manche après manche, jusqu’à ce que quelqu’un ait 500 points.
lesson-end-how = **Et maintenant ?** Ouvre une table avec `/game new`. D’autres appuient sur **{ button-join }**, ou tu appuies sur **{ button-computer }**, puis sur **{ button-start }**. `/rules` explique chaque carte et chaque règle quand tu veux en savoir plus.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = Tu pourrais piocher. Mais { $card } convient, et tu veux te débarrasser de tes cartes.
lesson-else-play = Tu pourrais jouer cela. Mais cette étape parle d’autre chose ; lis ce qu’elle demande.
lesson-else-keep = Tu pourrais la garder. Mais jouer te rapproche de la fin de la manche.
lesson-else-accept = Tu pourrais prendre les cartes. Mais essaie l’autre choix : c’est la seule chance d’y échapper.
lesson-else-uno = Pas encore. Dis Uno quand tu vas jouer ton avant-dernière carte, ou quand il ne t’en reste qu’une.
lesson-else-catch = Il n’y a personne à contrer là. Ici, un Contre-Uno à tort ne coûte rien ; à certaines tables, il coûte des cartes.
lesson-draw-uno = Pas encore : tu as plus de deux cartes. Pioches-en d’abord une.
lesson-catch-play = Cette carte convient. Mais dès que tu joues, { $second } ne risque plus rien. D’abord le Contre-Uno : appuie sur **{ $catch }**
lesson-catch-draw = Dès que tu pioches, { $second } ne risque plus rien. D’abord le Contre-Uno : appuie sur **{ $catch }**
lesson-reverse-play = Cette carte convient aussi. Mais regarde ce que fait une Inversion : appuie sur { $card }.
lesson-wild-keep = Tu pourrais le garder. Mais alors ton tour est fini sans avoir rien joué. Joue-le maintenant.
lesson-name-colour-play = C’est possible. Mais tu as plus de cartes d’une autre couleur, et c’est elles que tu veux jouer ensuite. Appuie sur **{ colour-Y }**.
lesson-name-colour-keep = Tu pourrais encore le garder. Mais alors ton tour est fini sans avoir rien joué. Annonce une couleur.
lesson-challenge-accept = C’est ce qu’on fait souvent. Mais quatre cartes, c’est beaucoup, et cela ressemble à un bluff. Appuie sur **{ button-challenge }**.
lesson-say-uno-play = La carte convient. Mais si tu la joues sans un mot, on peut te contrer et tu dois piocher 2 cartes. Appuie d’abord sur **{ button-uno }**
lesson-say-uno-draw = Tu pourrais piocher. Mais une de tes cartes convient, et tu as presque fini. Appuie d’abord sur **{ button-uno }**
lesson-second-to-last-uno = Tu l’as déjà dit. Maintenant, appuie sur { $card }.
