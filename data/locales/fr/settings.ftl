command-settings = Comment on t’appelle, ce que tu vois, et dans quelle langue

person-title = ### Tes réglages
person-where = -# Ils valent sur tous les serveurs, et personne d’autre ne voit ceci.

person-mention = **Quand c’est à toi :** { $choice }
choice-mention-always = Toujours me mentionner
choice-mention-stale = Me mentionner si besoin
choice-mention-never = Ne jamais me mentionner
explain-mention-always = Chaque tour t’appelle, et l’appel disparaît quand tu as joué
explain-mention-stale = Pas d’appel tant que ta main à l’écran s’actualise toute seule
explain-mention-never = Rien ne t’appelle. Regarde le plateau pour savoir à qui c’est

person-style = **Ce que tu vois :** { $choice }
choice-style-pictures = Images et couleurs
choice-style-plain = Texte simple
explain-style-pictures = Les cartes ont des images, et la couleur en cours se voit sur le côté
explain-style-plain = Des lignes de mots sans images, agréables avec un lecteur d’écran

person-language = **Langue :** { $language }
person-language-own = { $language }, comme ton Discord
choice-language-own = Comme mon Discord
person-language-how = -# Pour ta main, et pour les réponses à toi. Le plateau est dans la langue du serveur.

menu-person-mention = Quand c’est à moi
menu-person-style = Ce que je vois
menu-person-language = Langue
