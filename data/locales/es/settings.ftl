command-settings = Cómo se te avisa, qué ves y en qué idioma

person-title = ### Tus ajustes
person-where = -# Valen en todos los servidores, y nadie más ve esto.

person-mention = **Cuando es tu turno:** { $choice }
choice-mention-always = Mencionarme siempre
choice-mention-stale = Mencionarme si hace falta
choice-mention-never = No mencionarme nunca
explain-mention-always = Cada turno te avisa, y el aviso desaparece cuando has jugado
explain-mention-stale = Sin aviso mientras la mano de tu pantalla se actualice sola
explain-mention-never = Nada te avisa. Mira el tablero para saber de quién es el turno

person-style = **Lo que ves:** { $choice }
choice-style-pictures = Imágenes y colores
choice-style-plain = Texto simple
explain-style-pictures = Las cartas tienen imágenes, y el color en juego se ve a un lado
explain-style-plain = Líneas de palabras sin imágenes, buenas para un lector de pantalla

person-language = **Idioma:** { $language }
person-language-own = { $language }, como tu Discord
choice-language-own = Como mi Discord
person-language-how = -# Para tu mano y para las respuestas a ti. El tablero está en el idioma del servidor.

menu-person-mention = Cuando es mi turno
menu-person-style = Lo que veo
menu-person-language = Idioma
