rulebook-head = ### { $title }
rulebook-page = -# Página { $page } de { $pages }
rulebook-gone = Esa mesa ya no existe, así que aquí está el principio del libro de reglas.

menu-rulebook = Elige un tema
button-rulebook = Libro de reglas
button-read-earlier = ← Antes
button-read-later = Después →
button-lesson = Aprender jugando

rulebook-topic-table = Las reglas de esta mesa
rulebook-topic-aim = El objetivo y un turno
rulebook-topic-deal = El reparto y la primera carta
rulebook-topic-cards = Las cartas
rulebook-topic-actions = Cartas de acción
rulebook-topic-wilds = Comodines
rulebook-topic-draw-four = El Comodín +4 y el desafío
rulebook-topic-uno = Decir Uno y atrapar
rulebook-topic-points = Los puntos y la partida
rulebook-topic-matches = Otros tipos de partida
rulebook-topic-two = Entre dos
rulebook-topic-house-cards = Reglas de la casa: cartas
rulebook-topic-house-draws = Reglas de la casa: cartas +
rulebook-topic-house-play = Reglas de la casa: el juego
rulebook-topic-house-points = Reglas de la casa: puntos y avisos
rulebook-topic-presets = Modos de juego
rulebook-topic-small = La letra pequeña
rulebook-topic-seats = Máquinas, ausencias, llegar tarde
rulebook-topic-fair = Un reparto limpio
rulebook-topic-words = Las palabras del juego

## The rules of this table

rulebook-table-official = Esta mesa juega con las reglas oficiales, tal como están en este libro.
rulebook-table-differs = { $count ->
    [one] Esta mesa juega con las reglas oficiales, con una excepción:
   *[other] Esta mesa juega con las reglas oficiales, con estas { $count } excepciones:
}

## The aim and a turn

rulebook-aim = Juegan de dos a diez personas. Se reparten 7 cartas a cada una. **Quédate sin cartas antes que nadie:** ganas la ronda, y sumas lo que aún tiene el resto. Con 500 puntos se gana la partida.
rulebook-turn = **En tu turno** juegas una carta que encaje con la carta de arriba de la pila, o robas una carta.
rulebook-fits = **Una carta encaja** si tiene el mismo color, el mismo número o el mismo símbolo que la carta de la pila. Un comodín siempre encaja. Después de un comodín cuenta el color que se eligió.
rulebook-draw = **Robar:** puedes robar aunque pudieras jugar. Si la carta robada encaja, puedes jugarla enseguida; ninguna otra de tu mano. Si no, te la quedas, y tu turno termina.
rulebook-direction = **Sentido:** se juega por orden de puestos, hasta que una Reversa lo cambia.
rulebook-empty = **¿No quedan cartas que robar?** Entonces las cartas jugadas se mezclan para formar un mazo nuevo, todas menos la de arriba.

## The deal and the first card

rulebook-dealer = Antes de la primera ronda cada persona saca una carta, y reparte el número más alto. Después el reparto avanza un puesto en cada ronda.
rulebook-first-card = Cuando todas las manos están repartidas, se descubre una carta más, que abre la pila. Si no es un número, se deja pasar y se descubre la siguiente, hasta que salga un número.
rulebook-first-turn = Empieza quien va después de quien reparte.

## The cards

rulebook-cards = La baraja tiene **112 cartas** en cuatro colores. Cada color tiene también una marca en la esquina de sus cartas, para quien no distingue bien los colores.
rulebook-cards-numbers = **Cartas de número:** en cada color, un 0 y dos de cada número del 1 al 9.
rulebook-cards-actions = **Cartas de acción:** en cada color, dos Saltos, dos Reversas y dos +2.
rulebook-cards-wilds = **Comodines:** cuatro Comodines, cuatro Comodines +4, un Comodín Mezcla y tres Comodines libres.
rulebook-cards-decks = Una mesa también puede elegir la baraja clásica de 108 cartas, sin Comodín Mezcla ni Comodines libres, o la de 2015, en la que un Comodín Cambio ocupa el lugar del Comodín Mezcla.

## Action cards

rulebook-actions = Una carta de acción se juega como un número: encaja por su color, o sobre el mismo símbolo de cualquier color.
rulebook-skip = **Salto:** la siguiente persona pierde el turno.
rulebook-reverse = **Reversa:** desde ahora se juega en sentido contrario.
rulebook-draw-two = **+2:** la siguiente persona roba 2 cartas y pierde el turno. No puede responder con una carta, salvo que en la mesa se acumule.
rulebook-last-action = **Como tu última carta** sigue actuando: tras un +2 o un Comodín +4, la siguiente persona roba primero, y esas cartas cuentan para ti.

## Wilds

rulebook-wild = **Comodín:** encaja sobre cualquier carta. Eliges el color que sigue, y puede ser el mismo de antes.
rulebook-shuffle = **Comodín Mezcla:** todas las manos se juntan, también la tuya, se mezclan y se reparten de nuevo carta a carta, empezando por quien va después de ti. Luego eliges un color.
rulebook-swap = **Comodín Cambio** (baraja de 2015): cambias toda tu mano con quien elijas. Luego eliges un color.
rulebook-customizable = **Comodín libre:** un Comodín simple. Pero la mesa puede haber escrito algo en él: juega otra vez; o la siguiente persona roba 3 cartas si nada de su mano encaja; o palabras propias.
rulebook-last-wild = Como última carta, ni el Comodín Mezcla ni el Comodín Cambio mueven ninguna mano.

## Wild Draw Four and the challenge

rulebook-draw-four = **Comodín +4:** encaja sobre cualquier carta. Eliges un color, y la siguiente persona roba 4 cartas y pierde el turno.
rulebook-limit = **El límite:** solo es limpio si en el resto de tu mano no hay cartas del color en juego ni un Comodín simple. Las cartas que encajarían por número o símbolo no importan.
rulebook-bluff = **El farol:** puedes jugarlo de todos modos. No pasa nada, salvo que dude quien tiene que robar.
rulebook-challenge = **El desafío:** esa persona pulsa **{ button-challenge }** antes de robar, y ve tu mano; nadie más la ve.
    - Era un farol: tú robas las 4, y quien desafía juega su turno normal.
    - No era un farol: quien desafía roba 6 y pierde el turno.
rulebook-challenge-colour = El color que elegiste sigue en juego en ambos casos.
rulebook-last-draw-four = Como última carta no se puede desafiar.

## Saying Uno and catching

rulebook-uno = **¡Uno!** Quien juega una carta y se queda con **una sola** debe decir Uno. Pulsa **{ button-uno }** justo antes de esa carta o justo después, o escribe `/uno`.
rulebook-catch = **Atrapar:** si a alguien se le olvida, cualquiera puede atrapar a esa persona, hasta que la siguiente empiece su turno. Pulsa **{ button-catch }** o escribe `/catch`. El olvido cuesta 2 cartas.
rulebook-grace = Atrapar espera 2 segundos, para que una conexión lenta no le cueste cartas a nadie. Quien dice Uno en ese tiempo está a salvo.
rulebook-false = Atrapar en falso no cuesta nada, y tampoco decir Uno demasiado pronto: no cuenta.
rulebook-uno-again = Quien recibe una mano de una carta en un cambio o una mezcla también debe decir Uno. Quien roba y vuelve a quedarse con una carta debe decirlo otra vez.

## Points and the match

rulebook-points = Quien se queda sin cartas **suma todas las que aún tiene el resto:**
    - números: su número
    - Salto, Reversa, +2: 20 cada uno
    - comodines de todo tipo: 50 cada uno
rulebook-example = **Un ejemplo:** a alguien le quedan estas tres. Valen 7 + 20 + 50 = **77 puntos** para quien gana.
rulebook-match = **La partida** sigue, ronda tras ronda, hasta que alguien tiene 500 puntos.
rulebook-blocked = Si nadie puede jugar y no quedan cartas que robar, la ronda está bloqueada. Termina sin que nadie gane.
rulebook-race = Lo que ganas también puede contar en la clasificación del servidor: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **Total más bajo:** cada persona suma a sus puntos las cartas que le quedan. Cuando alguien llega a la meta, gana el total más bajo.
rulebook-elimination = **Eliminación:** igual, pero quien llega a la meta queda fuera. Gana la última persona que queda.
rulebook-single = **Una sola ronda:** quien antes se queda sin cartas gana enseguida. O se juega un número fijo de rondas.
rulebook-partners = **Parejas:** cuatro personas en dos equipos, cada pareja frente a frente. Cuando alguien se queda sin cartas, su equipo suma las cartas del otro. Las cartas de su pareja no cuentan.

## Two players

rulebook-two = Entre dos, Salto, +2 y Comodín +4 devuelven el turno enseguida a quien los jugó.
rulebook-two-reverse = Una Reversa actúa como un Salto: juegas otra vez. Una mesa puede elegir que solo cambie el sentido, y entonces juega la otra persona.
rulebook-two-swap = Donde se cambian las manos no hay nada que elegir: cambias con la otra persona.
rulebook-two-left = Lo mismo vale cuando en una mesa más grande solo quedan dos.

## House rules (the list itself comes from the options)

rulebook-house = Quien organiza puede cambiarlas antes de la partida: **{ button-options }** en la mesa abre una página para ello.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Oficial: { $value }.
rulebook-presets = Una mesa puede empezar con uno de estos modos: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = todo como en este libro
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **Acumular:** las cantidades se suman. La carta que se añade puede ser de cualquier color. Quien no puede o no quiere añadir ninguna las roba todas y pierde el turno. Una vez robadas, la carta de la pila vuelve a ser una carta normal.
rulebook-small-stack-challenge = De lo acumulado solo se puede desafiar el último Comodín +4: si era un farol, quien lo jugó roba todo lo acumulado; si no, quien desafía roba 2 más que eso.
rulebook-small-jump = **Interceptar** con una carta de acción: lo que habría hecho la primera se anula, y cuenta la tuya, desde tu puesto. Una Reversa no cambia el sentido por segunda vez. Donde se acumula, las cartas debidas se suman.
rulebook-small-jump-never = Nadie puede interceptar mientras haya un color o un desafío pendiente, ni cuando la siguiente persona ya ha robado.
rulebook-small-first = **Una primera carta que cuenta:** un +2 o un Salto recae en quien va después de quien reparte. Tras una Reversa empieza quien reparte, y se juega en sentido contrario. Tras un comodín, quien va después de quien reparte elige el color y empieza. Un Comodín +4 vuelve a la baraja.
rulebook-small-seven = **Siete y cero:** como últimas cartas no mueven ninguna mano. Entre dos, un 0 también cambia las manos.
rulebook-small-must = **Jugar si puedes** y **Jugar lo robado** nunca obligan a hacer un farol con un Comodín +4.
rulebook-small-short = Si quedan menos cartas de las que alguien tiene que robar, roba las que hay.
rulebook-small-end = Una ronda termina como muy tarde tras 5000 jugadas.

## Computers, being away, coming late

rulebook-computers = **Las máquinas** pueden ocupar cualquier puesto: **{ button-computer }**. Ven sus propias cartas y la mesa, no más que tú. Quien organiza elige qué tal juegan.
rulebook-away = **¿Te ausentas?** Cuando se acaba tu tiempo, la máquina juega por ti. Tus cartas siguen siendo tuyas: pulsa cualquier cosa, y sigues jugando.
rulebook-vote = **¿Alguien hace esperar a todo el mundo?** La mesa puede votar: `/game vote`. Con más de la mitad de los votos se salta un turno, o se expulsa a alguien.
rulebook-pause = **Una pausa:** quien organiza puede parar el juego, y no corre el tiempo de nadie. Cualquiera que juegue puede continuarlo.
rulebook-late = **Llegar tarde:** entre dos rondas cualquiera puede sentarse; en mitad de una ronda, solo donde la mesa lo permite. Quien llega empieza sin puntos o, donde ganan los totales bajos, con el total más alto de la mesa.
rulebook-watch = **Mirar:** quien no juega puede mirar, y ve lo que puede ver todo el mundo: `/game watch`.
rulebook-leave = **Irse del todo:** tus cartas vuelven al mazo. Tus puntos se guardan, pero ya no pueden ganar. Si solo queda una persona, la partida termina. En parejas, una máquina ocupa tu puesto.

## A fair deal

rulebook-fair = Nadie elige las cartas, ni siquiera quien gestiona este bot, y puedes comprobarlo.
rulebook-fair-seed = Cada mezcla sale de un texto secreto, la **semilla**. Antes de la primera carta se fija su huella (SHA-256), y quien pulsa **{ button-more }** en la mesa puede verla. Cuando termina la ronda, se muestra la propia semilla. Si tiene esa huella, nada cambió entretanto.
rulebook-fair-record = `/record` te da todo lo que pasó en una partida que jugaste, en un archivo que un programa puede comprobar.

## The words of the game

rulebook-words = - **Pila:** las cartas jugadas; solo cuenta la de arriba.
    - **Mazo:** las cartas ocultas que se roban.
    - **Color en juego:** el color que hay que seguir, el de la carta de arriba o el elegido para un comodín.
    - **Encajar:** tener el mismo color, número o símbolo, o ser un comodín.
    - **Quedarse sin cartas:** jugar la última carta. Gana la ronda.
    - **Farol:** un Comodín +4 contra su límite.
    - **Desafiar:** dudar de un Comodín +4.
    - **Atrapar:** señalar a alguien con una carta que no ha dicho Uno.
    - **Acumular:** poner cartas + sobre cartas + (regla de la casa).
    - **Interceptar:** jugar fuera de turno la misma carta que está en la pila (regla de la casa).
    - **Quien organiza:** la persona que abrió la mesa.
    - **Reparto:** cómo se mezclaron las cartas de una ronda.
