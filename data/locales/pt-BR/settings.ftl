### What a person chooses, /settings. Lines that begin with -# are small print, and -# has to stay at
### their beginning.

command-settings = Como você recebe o aviso da sua vez, o que você vê e em qual idioma

person-title = ### Suas configurações
person-where = -# Elas valem em todos os servidores, e ninguém mais vê isto.

person-mention = **Quando é a sua vez:** { $choice }
choice-mention-always = Sempre me mencionar
choice-mention-stale = Mencionar se precisar
choice-mention-never = Nunca me mencionar
explain-mention-always = Cada vez sua tem um aviso, que some depois que você joga
explain-mention-stale = Nenhum aviso enquanto a mão na sua tela ainda se atualiza sozinha
explain-mention-never = Nada avisa você. Olhe na mesa de quem é a vez

person-style = **O que você vê:** { $choice }
choice-style-pictures = Imagens e cores
choice-style-plain = Texto simples
explain-style-pictures = As cartas têm imagens, e a cor da vez aparece ao lado
explain-style-plain = Linhas de palavras sem imagens, boas de ouvir com um leitor de tela

person-language = **Idioma:** { $language }
person-language-own = { $language }, como no seu Discord
choice-language-own = Como no meu Discord
person-language-how = -# Para a sua mão e as respostas a você. A mesa fica no idioma do servidor.

menu-person-mention = Quando é a minha vez
menu-person-style = O que eu vejo
menu-person-language = Idioma
