### One Spanish for Spain and Latin America, with "tú". To draw is robar, the pile of played cards is the pila.

language-name = Español

## Lists

list-between = { $first }, { $second }
and-between = { $first } y { $second }
clause-between = { $first }; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Rojo
colour-Y = Amarillo
colour-G = Verde
colour-B = Azul

loud-R = 🟥 **ROJO** ◯
loud-Y = 🟨 **AMARILLO** ▲
loud-G = 🟩 **VERDE** ☰
loud-B = 🟦 **AZUL** ◆

heading-R = 🟥 Rojo ◯
heading-Y = 🟨 Amarillo ▲
heading-G = 🟩 Verde ☰
heading-B = 🟦 Azul ◆
heading-wild = ⬛ Comodín

symbol-S = Salto
symbol-R = Reversa
symbol-D = +2

card-coloured = { $symbol_id ->
    [R] { $colour_id ->
        [R] { $symbol } roja
        [Y] { $symbol } amarilla
        [G] { $symbol } verde
        [B] { $symbol } azul
       *[other] { $symbol } { $colour }
    }
   *[other] { $colour_id ->
        [R] { $symbol } rojo
        [Y] { $symbol } amarillo
        [G] { $symbol } verde
        [B] { $symbol } azul
       *[other] { $symbol } { $colour }
    }
}
card-group = { $colour }: { $symbols }
card-W = Comodín
card-W4 = Comodín +4
card-WH = Comodín Mezcla
card-WX = Comodín Cambio
card-WC1 = Comodín libre 1
card-WC2 = Comodín libre 2
card-WC3 = Comodín libre 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] juega otra vez
    [draw_three] la siguiente persona roba 3 cartas si nada encaja
    [text] { $text }
   *[blank] un Comodín simple
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } o **{ $symbol }**
match-nothing-yet = el color que se elija

## Names

name-unknown = Puesto { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (vacío)
name-partner = { $name } (tu pareja)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] fácil
    [hard] difícil
   *[normal] normal
}
menu-level = ¿Qué tal juegan las máquinas?
menu-level-choice = { $level ->
    [easy] Máquinas: fácil
    [hard] Máquinas: difícil
   *[normal] Máquinas: normal
}
choice-level-easy = fácil
choice-level-normal = normal
choice-level-hard = difícil

## The board

board-title = -# Uno · ronda { $round } · { $goal }
goal-target = la meta son { $target } puntos
goal-rounds = { $rounds ->
    [one] una ronda
   *[other] más puntos tras { $rounds } rondas
}
goal-rounds-low = { $rounds ->
    [one] una ronda, gana el total más bajo
   *[other] total más bajo tras { $rounds } rondas
}
goal-lowest = gana el total más bajo cuando alguien llega a { $target }
goal-elimination = con { $target } puntos quedas fuera, gana la última persona en pie
goal-single = una ronda, gana quien antes se quede sin cartas

board-turn = ### ► Juega { $name }
board-drawn = ### ► { $name } tiene carta nueva: jugarla o quedársela
board-draw-four = ### ► { $name } debe robar 4 cartas o desafiar
board-take-four = ### ► { $name } debe robar { $count } cartas
board-penalty = ### ► { $name } debe tomar { $count } cartas
board-colour = ### ► { $name } elige el primer color
board-paused = ### ⏸ El juego está en pausa
board-paused-how = No se pierde nada. Pulsa **{ button-resume }** para seguir jugando.

board-match = Encaja: { $match }
board-pile = En la pila: **{ $card }**

board-says = La carta dice: **{ $rule }**
board-stack = Acumulado: **+{ $count }** · tómalo, o añade { $kind ->
    [draw_two] un +2
    [wild_draw_four] un Comodín +4
   *[any] un +2 o un Comodín +4
}
board-jump = ⚡ Con otra carta **{ $card }** se puede interceptar
board-teams = Equipos: **{ $first }** contra **{ $second }**
board-misplay = Se puede ofrecer una carta que no encaja; cuesta { $count } cartas y el turno
board-clock = El tiempo se acaba { $when }
board-clock-over = Se acabó el tiempo: enseguida juega la máquina
board-no-clock = Sin prisa: no hay reloj
board-draw-pile = Mazo **{ $count }**
board-order = { $turned ->
    [yes] se juega hacia **abajo** ↓ (al revés)
   *[no] se juega hacia **abajo** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } pts
row-next = después
row-exposed = ❗ **aún sin Uno**
row-said = 📣 dijo Uno
row-away = 💤 ausente
row-out = fuera de la partida
row-waits = juega desde la próxima ronda

closed-ended = ### Alguien puso fin a este juego
closed-empty = ### No queda nadie, así que esta mesa está cerrada
closed-expired = ### Hace rato que no viene nadie, así que esta mesa está cerrada
closed-replaced = ### Una mesa nueva ocupa el lugar de esta
closed-how = Abre otra con `/game new`.

## The lobby

lobby-title = ### 🃏 Hay una mesa de Uno abierta
lobby-host = { $name } te invita. Pulsa **{ button-join }** para sentarte, pueden jugar de 2 a { $most }.
lobby-seats = **En la mesa** · { $count } de { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · organiza
lobby-lonely = Hace falta alguien más: espera a otra persona, o añade una máquina.
lobby-ready = { $name } pulsa **{ button-start }** cuando no falte nadie.
lobby-full = La mesa está llena. { $name } pulsa **{ button-start }**.
lobby-rules = **Las reglas aquí**

rule-deck-modern = Baraja moderna, 112 cartas
rule-deck-classic = Baraja clásica, 108 cartas
rule-deck-swap = Baraja de 2015, 112 cartas
rule-deck-fewer = { $deck }, sin { $kinds }
rule-decks = { $count } barajas juntas, cada una: { $deck }
rule-hand-size = { $count ->
    [one] 1 carta por persona
   *[other] { $count } cartas por persona
}
rule-first-card-ignore = La primera carta de la pila siempre es un número
rule-first-card-effect = La primera carta de la pila cuenta, aunque no sea un número
rule-goal-target = Quien se queda sin cartas suma las del resto; con { $target } puntos se gana
rule-goal-rounds = { $rounds ->
    [one] Quien se queda sin cartas suma las del resto; se juega una ronda
   *[other] Quien se queda sin cartas suma las del resto; tras { $rounds } rondas ganan más puntos
}
rule-goal-rounds-low = { $rounds ->
    [one] Cada persona suma las cartas que le quedan; se juega una ronda
   *[other] Cada persona suma las cartas que le quedan; tras { $rounds } rondas gana el total más bajo
}
rule-goal-single = Una ronda: gana quien antes se quede sin cartas
rule-goal-lowest = Cada persona suma las cartas que le quedan; cuando alguien llega a { $target }, gana el total más bajo
rule-goal-elimination = Cada persona suma las cartas que le quedan; con { $target } puntos quedas fuera
rule-draw-four = Comodín +4: { $limit }; { $challenge }
rule-draw-four-free = Comodín +4: cuando quieras
rule-draw-four-colour-or-wild = solo si no tienes ni el color en juego ni un Comodín simple
rule-draw-four-colour = solo si no tienes el color en juego
rule-draw-four-colour-or-any-wild = solo si no tienes ni el color en juego ni otro comodín
rule-challenge-on = puedes hacer un farol, pero te pueden desafiar
rule-challenge-off = sin faroles
rule-uno = { $penalty ->
    [0] Si te atrapan sin Uno: no pasa nada
   *[other] Si te atrapan sin Uno: robas { $penalty }
}
rule-wrong-catch = { $penalty ->
    [0] atrapar en falso no cuesta nada
   *[other] atrapar en falso: robas { $penalty }
}
rule-grace = { $seconds ->
    [0] atrapar cuenta enseguida
    [one] atrapar cuenta tras 1 segundo
   *[other] atrapar cuenta tras { $seconds } segundos
}
rule-must-play = Quien puede jugar debe jugar: solo se roba si nada encaja
rule-draw-until-playable = Quien roba sigue robando hasta que una carta encaje
rule-force-play = Una carta robada que encaja se debe jugar
rule-seven-zero = Un 7 cambia tu mano con quien elijas, un 0 pasa todas las manos
rule-jump-in = Interceptar: la carta idéntica a la de la pila se puede jugar fuera de turno
rule-partners = Parejas: dos equipos de dos, frente a frente, suman los puntos juntos
rule-no-action-finish = La última carta debe ser un número
rule-stacking-same = Acumular: +2 sobre +2, +4 sobre +4
rule-stacking-cross = Acumular: cualquier carta + sobre cualquier carta +
rule-two-player-reverse = Entre dos, una Reversa solo cambia el sentido
rule-misplay-penalty = Se puede ofrecer una carta que no encaja: robas { $count } y pierdes el turno
rule-custom-rules = En los tres Comodines libres: { $rules }
rule-special-wild-points = Comodín Mezcla, Cambio y libre valen { $points } puntos
rule-late-join = Se puede entrar en mitad de una ronda
rule-clock = { $seconds } segundos por turno, luego la máquina juega por ti
rule-no-clock = Sin reloj

## The hand

hand-note = > { $note }
hand-your-turn = ### Tu turno – encaja: { $match }
hand-wait = ### Juega { $name }
hand-wait-next = ### Juega { $name } – después vas tú
hand-drawn = ### Tu carta nueva: { $card }
hand-drawn-how = Encaja: juégala, o quédatela y termina tu turno.
hand-drawn-must = Encaja, así que tienes que jugarla.
hand-jump = ### ⚡ Puedes interceptar con { $card }
hand-stack-how = **O añade** una carta +: la siguiente persona debe entonces estas { $count } y las nuevas.
hand-must-play = Tienes una carta que encaja, así que no puedes robar.
hand-no-action-finish = Aquí tu última carta debe ser un número.
hand-misplay = ✗ no encaja; ofrecerla de todos modos cuesta { $count } cartas y tu turno.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } te juega un Comodín +4
hand-draw-four-take = **Tomar { $take }:** robas { $take } cartas y pierdes este turno.
hand-draw-four-challenge = **{ button-challenge }:** dices que es un farol, y solo tú ves la mano de { $name }. { $rule }
hand-draw-four-bluff = · un farol: { $name } roba las { $take }, y tú juegas
hand-draw-four-fair = · no era un farol: robas { $lost } y pierdes este turno
hand-bluff-colour = { $known ->
    [yes] Es un farol si { $name } aún tiene { $colour }.
   *[no] Es un farol si { $name } aún tiene una carta del color que estaba en juego antes.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] Es un farol si { $name } aún tiene { $colour } o un Comodín simple.
   *[no] Es un farol si { $name } aún tiene una carta del color que estaba en juego antes, o un Comodín simple.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] Es un farol si { $name } aún tiene { $colour } u otro comodín.
   *[no] Es un farol si { $name } aún tiene una carta del color que estaba en juego antes, u otro comodín.
}
hand-take = ### Debes tomar { $count } cartas
hand-take-how = Tómalas, y el turno pasa a la siguiente persona.
hand-colour = ### La primera carta es un comodín: elige el color
hand-picking = ### { $card }: ¿qué color?
hand-picking-how = Después te quedan
hand-kept = { $heading }: { $cards }
hand-picking-swap = Entregas
hand-picking-shuffle = Todas las manos se mezclan. Tú pones
hand-picking-partner = ### { $card }: ¿con quién cambias la mano?
hand-offer = ### { $card } no encaja: la pila pide { $match }
hand-offer-how = ¿Ofrecerla de todos modos? La recuperas, robas { $count } y tu turno termina.
hand-picking-last = Es tu última carta: elige un color y gana la ronda.
hand-pass = No quedan cartas que robar. Pasa si nada encaja.
hand-pile = En la pila: { $card } · encaja: { $match }
hand-pile-alone = En la pila: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ sin Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = mazo **{ $count }**
hand-exposed = ❗ **Te queda una carta – pulsa { button-uno } antes de que alguien te atrape.**
hand-say-before = Te quedan dos cartas: pulsa **{ button-uno }** antes de jugar, y nadie podrá atraparte.
hand-called = 📣 Ya dijiste Uno. Ahora juega una de tus dos cartas.
hand-said = 📣 Ya dijiste Uno.
hand-page = Cartas { $from }–{ $to } de { $count } distintas
hand-paused = ### ⏸ El juego está en pausa
hand-paused-how = Pulsa **{ button-resume }** en el tablero, o simplemente juega cuando sea tu turno.
hand-lobby = ### Aún no se ha repartido
hand-lobby-how = Tus cartas llegan cuando quien organiza pulsa **{ button-start }**.
hand-between = ### La ronda terminó
hand-between-how = Pulsa **{ button-next-round }** cuando quieras seguir.
hand-between-ready = Por tu parte, ya se puede seguir.
hand-finished = ### La partida terminó
hand-finished-how = Pulsa **{ button-rematch }** en el tablero para jugar de nuevo.
hand-closed = ### Esta mesa está cerrada
hand-closed-how = Abre otra con `/game new`.
hand-gone = ### Ya no estás en esta mesa
hand-gone-how = Las cartas que tenías están otra vez en el mazo.
hand-watching = ### No estás en esta ronda
hand-watching-how = Recibes cartas cuando se reparta la próxima ronda.

## Why not? – the reasons in a hand

why-title = **¿Por qué no?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards }: ni { $colour } ni **{ $symbol }**.
why-other-colour = { $cards }: no es { $colour }. Sobre un comodín solo cuenta el color.
why-breaks-limit = { $limit ->
    [colour] Mientras tengas el color en juego no se puede jugar. Aquí no hay faroles.
    [colour_or_any_wild] Mientras tengas el color en juego u otro comodín no se puede jugar. Aquí no hay faroles.
   *[colour_or_wild] Mientras tengas el color en juego o un Comodín simple no se puede jugar. Aquí no hay faroles.
}
why-cannot-stack = { $kind ->
    [draw_two] Debes tomar cartas, y aquí solo se puede añadir un +2.
    [wild_draw_four] Debes tomar cartas, y aquí solo se puede añadir un Comodín +4.
   *[any] Debes tomar cartas, y aquí solo se puede añadir un +2 o un Comodín +4.
}
why-owed = Debes tomar { $count } cartas, y antes de eso no puedes jugar nada. En esta mesa no se acumula.
why-owed-challenge = Debes tomar { $count } cartas o desafiar, y antes de eso no puedes jugar nada. En esta mesa no se acumula.
why-not-your-turn = Es el turno de { $name }. En esta mesa no se intercepta, así que espera el tuyo.
why-jump-closed = Es el turno de { $name }. Ya es tarde para interceptar: el turno ha empezado, o queda algo por resolver.
why-not-identical = Es el turno de { $name }. Fuera de turno solo puedes jugar la misma carta que está en la pila: { $card }.
why-wild-on-top = Es el turno de { $name }. Nadie puede interceptar sobre un comodín.
why-out-of-turn = Es el turno de { $name }. { $reason }
why-draw = Así que roba una carta: **{ button-draw }**.

## Buttons

button-join = Unirme
button-leave = Salir
button-leave-match = Dejar la partida del todo
button-start = Empezar
button-computer = Añadir máquina
button-hand = Mis cartas
button-draw = Robar
button-uno = ¡Uno!
button-uno-said = Uno dicho
button-catch = ¡Atrapar!
button-catch-name = ¡Atrapar a { $name }!
button-options = Reglas…
button-form-numbers = Cartas y barajas…
button-form-written = Escribir en las cartas…
button-form-goals = Meta, rondas, reloj…
button-form-calls = Castigos y margen…
button-more = Más…
button-resume = Continuar
button-next-round = Siguiente ronda
button-next-round-ready = Siguiente ronda ({ $ready }/{ $people })
button-rematch = Revancha
button-play-drawn = Jugar { $card }
button-jump = Interceptar: { $card }
button-unfit = ✗ { $card }
button-offer = Ofrecer { $card }
button-partner = { $name } · { $count } { $count ->
    [one] carta
   *[other] cartas
}
button-why = ¿Por qué no?
button-why-back = Ocultar los motivos
button-draw-until = Robar hasta que encaje
button-keep = Quedármela
button-challenge = Desafiar
button-take = { $count ->
    [one] Tomar 1 carta
   *[other] Tomar { $count } cartas
}
button-pass = Pasar
button-back = Atrás
button-page-earlier = ← Cartas { $from }–{ $to }
button-page-later = Cartas { $from }–{ $to } →
button-rules = Cómo se juega
button-settings = Ajustes
button-scores = Clasificación
button-scores-page-back = ← Página { $page }
button-scores-page-on = Página { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] Sacas la carta más alta y repartes
   *[no] { $name } saca la carta más alta y reparte
}
event-round-started = { $you ->
    [yes] Ronda { $round }: repartes tú, la primera carta es **{ $card }**
   *[no] Ronda { $round }: reparte { $name }, la primera carta es **{ $card }**
}
event-card-played = { $you ->
    [yes] Juegas **{ $card }**
   *[no] { $name } juega **{ $card }**
}
event-card-jumped = { $you ->
    [yes] Interceptas con **{ $card }**
   *[no] { $name } intercepta con **{ $card }**
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] No robas nada: no quedan cartas
        [one] Robas 1 carta
       *[other] Robas { $count } cartas
    }
   *[no] { $count ->
        [0] { $name } no roba nada: no quedan cartas
        [one] { $name } roba 1 carta
       *[other] { $name } roba { $count } cartas
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] No robas nada, porque no quedan cartas, y pierdes el turno
        [one] Robas 1 carta y pierdes el turno
       *[other] Robas { $count } cartas y pierdes el turno
    }
   *[no] { $count ->
        [0] { $name } no roba nada, porque no quedan cartas, y pierde el turno
        [one] { $name } roba 1 carta y pierde el turno
       *[other] { $name } roba { $count } cartas y pierde el turno
    }
}
event-card-kept = { $you ->
    [yes] Te quedas la carta
   *[no] { $name } se queda la carta
}
event-turn-skipped = { $you ->
    [yes] Pierdes el turno
   *[no] { $name } pierde el turno
}
event-turn-passed = { $you ->
    [yes] Pasas: nada que jugar, nada que robar
   *[no] { $name } pasa: nada que jugar, nada que robar
}
event-direction-changed = cambia el sentido del juego
event-colour-named = { $you ->
    [yes] Eliges { $colour }
   *[no] { $name } elige { $colour }
}
event-penalty-owed = { $you ->
    [yes] Debes tomar { $count } cartas
   *[no] { $name } debe tomar { $count } cartas
}
event-challenge-guilty = { $you ->
    [by] Desafías a { $target }: era un farol
    [target] { $name } te desafía: era un farol
   *[no] { $name } desafía a { $target }: era un farol
}
event-challenge-innocent = { $you ->
    [by] Desafías a { $target }: no era un farol
    [target] { $name } te desafía: no era un farol
   *[no] { $name } desafía a { $target }: no era un farol
}
event-uno-said = { $you ->
    [yes] Dices **¡Uno!**
   *[no] { $name } dice **¡Uno!**
}
event-catch-missed = { $you ->
    [by] Intentas atrapar a { $target }, pero no hay nada que atrapar
    [target] { $name } intenta atraparte, pero no hay nada que atrapar
   *[no] { $name } intenta atrapar a { $target }, pero no hay nada que atrapar
}
event-uno-caught = { $you ->
    [by] Atrapas a { $target } sin Uno
    [target] { $name } te atrapa sin Uno
   *[no] { $name } atrapa a { $target } sin Uno
}
event-hands-swapped = { $you ->
    [by] Cambias tu mano con { $target }
    [target] { $name } cambia su mano contigo
   *[no] { $name } cambia su mano con { $target }
}
event-hands-passed-on = todas las manos avanzan un puesto
event-hands-shuffled = todas las manos se mezclan y se reparten de nuevo
event-pile-reshuffled = la pila se mezcla y forma un mazo nuevo
event-custom-rule = { $kind ->
    [extra_turn] la carta dice: juega otra vez
    [draw_three] la carta dice: la siguiente persona roba 3 cartas si nada encaja
   *[text] la carta dice: { $text }
}
event-card-misplayed = { $you ->
    [yes] Ofreces { $card }, que no encaja
   *[no] { $name } ofrece { $card }, que no encaja
}
event-clock-expired = { $you ->
    [yes] Se acabó tu tiempo, así que la máquina jugó por ti
   *[no] Se acabó el tiempo de { $name }: juega la máquina
}
event-seat-left = { $you ->
    [yes] Dejas la mesa
   *[no] { $name } deja la mesa
}
event-seat-joined = { $you ->
    [yes] Te sientas a la mesa
   *[no] { $name } se sienta a la mesa
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Te quedas sin cartas y ganas la ronda
        [one] Te quedas sin cartas: 1 punto
       *[other] Te quedas sin cartas: { $points } puntos
    }
   *[no] { $points ->
        [0] { $name } se queda sin cartas y gana la ronda
        [one] { $name } se queda sin cartas: 1 punto
       *[other] { $name } se queda sin cartas: { $points } puntos
    }
}
event-round-blocked = La ronda está bloqueada: nadie puede jugar ni robar
event-round-abandoned = La ronda se abandona: no queda nadie contra quien jugar
event-match-won = { $count ->
    [one] { $names } gana la partida
   *[other] { $names } comparten la partida
}
event-match-abandoned = La partida se abandona

## What is told to the one who did it, or to whom it was done

note-drew = Robas **{ $cards }**.
note-drew-nothing = No quedaba ninguna carta que robar.
note-drew-unplayable = Robas **{ $cards }**. No encaja, así que te la quedas y tu turno termina.
note-misplayed = { $count ->
    [0] { $card } no encaja, así que recuperas la carta, no robas ninguna y tu turno termina.
    [one] { $card } no encaja, así que recuperas la carta, robas 1 carta ({ $cards }) y tu turno termina.
   *[other] { $card } no encaja, así que recuperas la carta, robas { $count } cartas ({ $cards }) y tu turno termina.
}
note-kept = Te la quedas. Tu turno termina.
note-uno-in-vain = Eso no cuenta: di Uno cuando vayas a jugar tu penúltima carta, o cuando solo te quede una.
note-uno-needless = No hace falta: ahora nadie puede atraparte.
note-caught = ¡Buen ojo! { $name } no dijo Uno y roba { $count }.
note-catch-held = Tu aviso llegó antes. Cuenta en un momento, si { $name } no dice Uno antes.
note-catch-missed = No hay nada que atrapar: { $name } está a salvo.
note-catch-missed-penalty = { $count ->
    [one] No hay nada que atrapar: { $name } está a salvo. Eso te cuesta 1 carta: { $cards }.
   *[other] No hay nada que atrapar: { $name } está a salvo. Eso te cuesta { $count } cartas: { $cards }.
}
note-challenge-guilty = ¡Era un farol! { $name } roba { $count }, y es tu turno.
note-challenge-innocent = No era un farol. Robas { $count } y pierdes el turno: { $cards }.
note-challenge-hand = Solo tú ves la mano de { $name }: { $cards }.
note-took = Tomas { $count ->
    [0] cero cartas: no quedaba ninguna
    [one] 1 carta: { $cards }
   *[other] { $count } cartas: { $cards }
}. Tu turno termina.
note-colour-named = Eliges { $colour }.
note-passed = Pasas.
note-out = ¡Te quedaste sin cartas! La ronda es tuya.
note-back = ¡Hola de nuevo! Vuelves a jugar tus propias cartas.
note-stale = El juego ha seguido desde que apareció ese botón. Así está ahora.

## The end of a round and of a match

summary-last-round = **Última ronda** · { $name } se quedó sin cartas
summary-last-round-points = { $points ->
    [one] **Última ronda** · { $name } se quedó sin cartas · 1 punto
   *[other] **Última ronda** · { $name } se quedó sin cartas · { $points } puntos
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] ganan
   *[no] gana
} la ronda { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] ganan
       *[no] gana
    } la ronda { $round } · 1 punto
   *[other] ### 🏁 { $name } { $team ->
        [yes] ganan
       *[no] gana
    } la ronda { $round } · { $points } puntos
}
summary-title-blocked = ### La ronda { $round } está bloqueada: nadie puede jugar ni robar
summary-title-abandoned = ### La ronda { $round } se abandona
summary-left = **Cartas que quedan**
summary-hand = { $name } · { $points } { $points ->
    [one] punto
   *[other] puntos
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [one] punto
   *[other] puntos
} · { $faces }
    -# { $cards }
summary-more = y { $count } más
summary-totals = **Totales** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (fuera)
summary-next-at = Siguiente ronda { $when }, o en cuanto todo el mundo quiera seguir.
summary-next-ready = La siguiente ronda empieza en cuanto todo el mundo quiera seguir.
summary-dealer = Reparte { $name }.
summary-ready = Quieren seguir: { $ready }. Se espera a { $waiting }.
summary-seed = -# ¿Fue limpio el reparto? { button-more } muestra cómo comprobarlo.

finished-title = ### 🏆 ¡{ $name } gana la partida!
finished-title-team = ### 🏆 ¡{ $names } ganan la partida!
finished-title-shared = ### 🏆 ¡{ $names } comparten la partida!
finished-title-nobody = ### La partida terminó sin victoria
finished-title-abandoned = ### La partida se abandona
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [one] punto
   *[other] puntos
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [one] punto
   *[other] puntos
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = Los totales tras cada ronda
course-line = { $name }: { $totals }
course-ends = { $name }: { $total } al final
finished-rounds = { $rounds ->
    [one] Se jugó una ronda.
   *[other] Se jugaron { $rounds } rondas.
}
finished-again = Se juega otra vez, en un mensaje nuevo más abajo.
finished-rematch = ¿La misma gente, las mismas reglas? Pulsa **{ button-rematch }**.

## Calling people

called = { $who }, es tu turno.
called-again = { $who }, sigue siendo tu turno. Tu tiempo se acaba { $when }.
called-open = { $who } Aquí se abre un juego. Pulsa **{ button-join }** para jugar.
called-open-in = { $who } Se abre un juego en { $place }.

## More about a table

more-title = ### Las reglas de esta mesa
more-deal = **¿Es limpio el reparto?** Cada mezcla sale de una semilla secreta. Su huella, el SHA-256, quedó fijada antes de la primera carta:
    `{ $fingerprint }`
more-deal-later = La semilla se muestra cuando termina la ronda, así que cualquiera puede comprobarlo.
more-deal-seed = La ronda { $round } terminó, y su semilla era:
    `{ $seed }`
    Su SHA-256 es la huella que estuvo aquí durante la ronda, y sus mezclas salen de ella.
more-leave = Si dejas la partida del todo, tus cartas vuelven al mazo. Si solo te vas un rato, no te levantes: la máquina juega por ti hasta que pulses algo.

## The leaderboard

scores-title = ### 🏆 Clasificación
scores-race = Carrera { $number } · quien antes llegue a **{ $target }** puntos gana la corona
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# en total { $points } · ganadas { $won } de { $played } { $played ->
    [one] ronda
   *[other] rondas
}, { $matches } { $matches ->
    [one] partida
   *[other] partidas
}
scores-own = **Tú** · puesto { $rank } · { $points } de { $target } en esta carrera · en total { $all }
scores-own-none = Aún no tienes puntos aquí.
scores-empty = Aún no hay puntos aquí. Gana una ronda en una mesa con al menos dos personas, y tu nombre aparecerá aquí.
scores-page = -# Página { $page } de { $pages } · { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
scores-champions = **👑 Coronas**
scores-champion = Carrera { $number } · { $name } · { $total } puntos · { $when }
scores-no-champion = Nadie ha ganado aún una carrera: la primera corona sigue libre.
scores-somebody = alguien que ya no está
race-won = 👑 ¡{ $name } gana la carrera { $number } de este servidor con { $total } puntos y se lleva la corona! La próxima carrera empieza de cero.

## Help

help-title = ### Cómo se juega a Uno aquí
help-start = **Para empezar:** `/game new`. Todo el mundo pulsa **{ button-join }**, y quien organiza pulsa **{ button-start }**. Una máquina puede ocupar un puesto.
help-turn = **Tu turno:** pulsa una carta que coincida con la pila en color, número o símbolo, o un comodín. O roba una carta: si encaja, puedes jugarla enseguida. **{ button-hand }** en el tablero siempre te muestra tus cartas, solo a ti.
help-draw-four = **El Comodín +4** solo es limpio si no tienes cartas del color en juego ni un Comodín simple. Quien debe robar puede **{ button-challenge }**: si era un farol, roba 4 quien lo jugó; si no lo era, quien desafía roba 6.
help-uno = **¡Uno!** Cuando juegues tu penúltima carta, dilo: pulsa **{ button-uno }** justo antes o justo después. Hasta que la siguiente persona haga algo, cualquiera puede pulsar **{ button-catch }**, y robas 2.
help-score = **Puntos:** quien se queda sin cartas suma las del resto: los números su valor, Salto, Reversa y +2 valen 20, los comodines 50. Con 500 puntos se gana la partida.
help-away = **¿Te vas un momento?** Cuando se acaba tu tiempo, la máquina juega por ti, hasta que pulses algo.
help-more = **Más:** `/learn` te enseña el juego en una ronda corta para ti. `/rules` explica cada carta y cada regla de la casa. `/settings` es para tu idioma y para cómo se te avisa de tu turno.
help-commands = **Comandos:** todo se puede pulsar. Quien prefiera escribir tiene `/game` para la mesa, `/hand` `/play` `/draw` `/uno` `/catch` para el turno, y `/leaderboard` para los puntos.

about-title = ### Acerca de este bot
about-what = Un bot gratuito que reparte, arbitra y puntúa juegos de Uno en tu servidor.
about-cards = Sus cartas están dibujadas para él: cada color tiene su propia marca, para distinguirlas también sin el color.
about-data = Guarda tu id de usuario, el nombre con el que juegas, tus partidas, tus puntos y tus ajustes, y nada de lo que escribes.
about-trademark = UNO es una marca de Mattel. Este bot es un proyecto de afición: no está afiliado a Mattel, ni Mattel lo ha hecho ni aprobado.
about-version = Versión { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Esta ronda terminó.
refusal-not-playing = No juegas en esta ronda.
refusal-not-your-turn = { $known ->
    [yes] No es tu turno: juega { $name }.
   *[no] No es tu turno.
}
refusal-not-in-hand = { $card ->
    [none] No tienes esa carta.
   *[other] { $card }: no tienes esa carta.
}
refusal-does-not-match = { $known ->
    [yes] { $card } no encaja: la pila pide { $match }, o un comodín.
   *[no] Esa carta no encaja con la de la pila.
}
refusal-breaks-limit = { $limit ->
    [colour] Solo puedes jugar un Comodín +4 si no tienes el color en juego.
    [colour_or_wild] Solo puedes jugar un Comodín +4 si no tienes ni el color en juego ni un Comodín simple.
    [colour_or_any_wild] Solo puedes jugar un Comodín +4 si no tienes ni el color en juego ni otro comodín.
   *[unknown] Tus otras cartas no permiten ahora un Comodín +4.
}
refusal-only-drawn-card = Ya tienes una carta nueva: juégala, o quédatela.
refusal-already-drew = Ya robaste en este turno: juega esa carta, o quédatela.
refusal-must-play = Tienes una carta que encaja, así que no puedes robar.
refusal-must-play-drawn = La carta robada encaja, así que tienes que jugarla.
refusal-must-answer-penalty = Primero responde a la carta de la pila: tu mano muestra lo que puedes hacer.
refusal-cannot-stack = Esa carta no se puede poner sobre esta.
refusal-no-action-finish = Aquí la última carta debe ser un número.
refusal-colour-required = Di también qué color eliges.
refusal-colour-not-wanted = Solo con un comodín se elige un color.
refusal-name-colour-first = Primero elige el color del comodín de la pila.
refusal-no-colour-owed = Ahora no hay ningún color que elegir.
refusal-partner-required = Di también con quién cambias la mano.
refusal-partner-not-wanted = Con esa carta nadie cambia la mano.
refusal-bad-partner = No puedes cambiar la mano con esa persona.
refusal-nothing-drawn = No has robado ninguna carta, así que no hay ninguna que quedarse.
refusal-nothing-to-draw = No quedan cartas que robar.
refusal-nothing-owed = No debes ninguna carta.
refusal-nothing-to-challenge = No hay ningún Comodín +4 que puedas desafiar.
refusal-can-draw = Aún puedes robar, así que no puedes pasar.
refusal-can-play = Tienes una carta que encaja, así que no puedes pasar.
refusal-jump-closed = Demasiado tarde para interceptar: el juego ha seguido.
refusal-not-identical = Solo puedes interceptar con la misma carta que está en la pila.
refusal-catch-self = No puedes atraparte. En su lugar, pulsa **{ button-uno }**
refusal-catch-absent = Esa persona no está en esta ronda.
refusal-caught-wrong-already = Acabas de intentarlo: no hay nadie a quien atrapar.
refusal-misplay-off = Esa carta no encaja.
refusal-not-a-misplay = Esa carta encaja, así que juégala sin más.
refusal-no-joining = Ya no se puede entrar en esta partida.
refusal-table-full = La mesa está llena.
refusal-wrong-seat = Ese puesto no está libre.
refusal-no-grace = No hay nada que esperar.

## Troubles: what cannot be done at the table

trouble-no-table = No hay ninguna mesa en este canal. Abre una con `/game new`.
trouble-table-in-channel = Ya hay una mesa en este canal. `/game join` te sienta a ella, `/game show` trae su tablero abajo; o haz que la terminen antes con `/game end`.
trouble-table-closed = Esa mesa está cerrada. Abre otra con `/game new`.
trouble-not-seated = No estás en esta mesa.
trouble-already-seated = Ya estás en esta mesa.
trouble-table-full = La mesa está llena: juegan diez como mucho.
trouble-not-host = Eso solo puede hacerlo quien organiza.
trouble-not-allowed = Eso solo puede hacerlo quien organiza, o quien se encarga de los juegos en este servidor.
trouble-too-few = Hacen falta al menos dos. Espera a otra persona, o añade una máquina.
trouble-already-started = La partida ya ha empezado.
trouble-not-started = La partida aún no ha empezado.
trouble-join-later = Se está jugando una ronda. Siéntate cuando termine: pulsa entonces **{ button-join }**, o usa `/game join`.
trouble-cards-short = Aquí no hay cartas suficientes para una persona más.
trouble-joining-closed = La partida ha empezado, y ya no se puede entrar.
trouble-no-such-seat = Nadie así está en esta mesa.
trouble-no-round = Ahora no se juega ninguna ronda.
trouble-round-running = La ronda sigue en juego.
trouble-match-over = La partida terminó.
trouble-match-running = La partida sigue en juego.
trouble-paused = El juego está en pausa. Pulsa antes **{ button-resume }**.
trouble-not-paused = El juego no está en pausa.
trouble-no-computer = No hay ninguna máquina en esta mesa.
trouble-out-of-round = No estás en esta ronda. Recibes cartas cuando se reparta la próxima.
trouble-not-saved = No se pudo guardar, así que nada ha cambiado. Inténtalo otra vez.
trouble-bad-value = Ese valor no es posible.
trouble-broken-table = La mesa de este canal ya no se puede leer. Abre otra en su lugar con `/game new`, o pide a alguien que pueda gestionar el servidor que la cierre con `/game end`.
trouble-not-a-person = Solo puede organizar una persona.
trouble-vote-self = No puedes votar sobre ti. Para levantarte, usa `/game leave`.
trouble-vote-computer = No se vota sobre una máquina. Entre rondas, quien organiza puede quitarla con `/game kick`.
trouble-vote-alone = Una sola persona no puede expulsar a otra que sigue aquí. Hacen falta dos, salvo que esa persona esté ausente.
trouble-vote-early = Cuando solo tú puedes votar, un turno se puede saltar tras la mitad de su tiempo, o tras un minuto. Espera un poco más.
trouble-vote-over = Esa votación terminó.
trouble-voted = Ya has votado. Se decide cuando haya suficientes votos.
trouble-not-their-turn = Nadie espera ahora a esa persona, así que no hay turno que saltar.

## The page of rules

panel-preset = Estas son las reglas del modo **{ $name }**.
panel-own = Estas son reglas propias.
panel-warning = ⚠ Así la partida no puede empezar: { $problem }
panel-only-host = Quien organiza puede cambiarlas aquí antes de que empiece la partida.
panel-begun = La partida ha empezado, así que las reglas se quedan como están.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = ¿Qué significa?
tab-start = Todas las reglas
tab-cards = Cartas
tab-draws = Cartas +
tab-house = Reglas de la casa
tab-points = Puntos y avisos
option-on = sí
option-off = no
option-no-clock = ninguno
option-none = ninguna
option-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
option-until-target = hasta la meta
form-numbers = Cartas y barajas
form-written = Lo que dicen las cartas
form-goals = Meta, rondas y reloj
form-calls = Castigos y margen
form-between = de { $low } a { $high }
form-clock-how = Segundos por turno, de { $low } a { $high }; 0 para jugar sin reloj.
form-rule = Comodín libre { $number }
form-rule-how = Vacío: Comodín. O: { form-rule-extra-turn } / { form-rule-draw-three } / tus palabras, hasta 100.
form-rule-extra-turn = juega otra vez
form-rule-draw-three = roba tres
form-bad-number = { $option }: debe ser un número entero de { $low } a { $high }. No ha cambiado nada.

choice-preset-official = Oficial
choice-preset-classic = Clásico
choice-preset-sheet-2015 = Manual de 2015
choice-preset-party = Fiesta
choice-preset-family = Familia
choice-preset-lowest = Total más bajo
choice-preset-elimination = Eliminación
choice-preset-partners = Parejas
choice-preset-quick = Rápido
choice-match = { $day } · { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} · { $people ->
    [one] 1 persona
   *[other] { $people } personas
} · { $end ->
    [running] sigue en juego
    [won] ganada
   *[over] terminada
}
choice-deck-swap = 2015, 112 cartas con Comodín Cambio
choice-removed-shuffle = Comodín Mezcla
choice-removed-swap = Comodín Cambio
choice-removed-customizable = Comodín libre
choice-two-player-reverse-skip = La Reversa salta a la otra persona
choice-two-player-reverse-turn = La Reversa solo cambia el sentido
choice-special-wild-points-50 = 50 puntos
choice-special-wild-points-40 = 40 puntos
choice-draw-four-challenge-on = Se puede desafiar
choice-draw-four-challenge-off = Sin faroles ni desafíos
choice-stacking-off = No
choice-stacking-same = Igual sobre igual
choice-stacking-cross = Cualquier carta + sobre otra
choice-scoring-lowest = Cartas propias, gana el total más bajo
choice-scoring-elimination = Cartas propias, en la meta quedas fuera

problem-out-of-range = { $option }: ese valor no es posible.
problem-text-too-long = { $option }: { $limit } caracteres como mucho.
problem-text-missing = { $option }: falta el texto.
problem-partners-elimination = Parejas y eliminación no van juntas.
problem-players = Hacen falta de 2 a { $limit } personas.
problem-partners-four = En parejas hacen falta exactamente { $limit } personas.
problem-hand-size = No hay cartas suficientes: con tanta gente, reparte como mucho { $limit } por persona.

option-preset = Un modo de juego
option-house = Reglas de la casa
option-deck = Baraja
option-removed = Cartas retiradas
option-hand-size = Cartas por mano
option-decks = Barajas mezcladas
option-first-card = Primera carta
option-two-player-reverse = Reversa entre dos
option-draw-four-limit = Límite del Comodín +4
option-draw-four-challenge = Desafío
option-must-play = Jugar si puedes
option-stacking = Acumular
option-draw-until-playable = Robar hasta que encaje
option-force-play = Jugar lo robado
option-uno-penalty = Castigo si te atrapan
option-false-catch-penalty = Castigo por atrapar en falso
option-catch-grace = Margen para atrapar
option-seven-zero = Siete y cero
option-jump-in = Interceptar
option-partners = Parejas
option-target = Meta
option-scoring = Puntuación
option-rounds = Rondas
option-no-action-finish = Terminar con número
option-custom-rules = Cartas escritas
option-special-wild-points = Puntos de comodines especiales
option-misplay-penalty = Castigo por carta ofrecida
option-late-join = Entrar más tarde
option-clock = Reloj

explain-deck = Con qué cartas se juega. La moderna tiene un Comodín Mezcla y tres Comodines libres, la de 2015 un Comodín Cambio en lugar del Mezcla, la clásica ninguno de ellos.
explain-removed = Comodines especiales que se quitan de la baraja antes de repartir.
explain-hand-size = Cuántas cartas se reparten a cada persona, de 1 a 15.
explain-decks = Para mesas grandes se pueden mezclar varias barajas en una, hasta cuatro.
explain-first-card = Qué carta puede abrir la pila. O siempre es un número, o vale cualquier carta y hace lo que dice.
explain-two-player-reverse = Entre dos, una Reversa actúa como un Salto, y juegas otra vez, o solo cambia el sentido, y juega la otra persona.
explain-draw-four-limit = Cuándo es limpio un Comodín +4. Es un farol si en la mano queda lo que dice el límite; sin límite siempre es limpio.
explain-draw-four-challenge = Quien debe robar cuatro puede dudar: si era un farol, las roba quien lo jugó, y tras un desafío en falso son seis. Sin desafíos, un Comodín +4 que no sea limpio no se puede jugar.
explain-must-play = Solo puedes robar si ninguna de tus cartas se puede jugar. Nadie tiene que hacer faroles.
explain-stacking = Quien debe cartas puede añadir una carta +, y la siguiente persona las debe todas. «Igual sobre igual» separa los +2 de los +4.
explain-draw-until-playable = Quien roba sigue robando hasta que una carta encaje, y entonces puede jugarla.
explain-force-play = Una carta robada que encaja se tiene que jugar y no se puede guardar.
explain-uno-penalty = Cuántas cartas robas si te atrapan con una carta y sin decir Uno.
explain-false-catch-penalty = Cuántas cartas robas si intentas atrapar y no hay a quién.
explain-catch-grace = Cuando a una mano le queda una carta, atrapar espera estos segundos, para que una conexión lenta no le cueste cartas a nadie.
explain-seven-zero = Quien juega un 7 cambia su mano con quien elija. Cuando se juega un 0, todas las manos avanzan un puesto en el sentido del juego.
explain-jump-in = Quien tenga la misma carta que está en la pila puede jugarla fuera de turno hasta que empiece la siguiente persona. El juego sigue desde ahí. Un comodín no se puede interceptar.
explain-partners = Cuatro personas en dos equipos, frente a frente. Cuando alguien se queda sin cartas, las dos personas de su equipo suman las cartas del otro.
explain-target = Con estos puntos termina la partida.
explain-scoring = O quien gana la ronda suma lo que tiene el resto, o cada persona suma sus propias cartas y conviene tener poco, o decide una sola ronda.
explain-rounds = Un número fijo de rondas en lugar de la meta; con 0 se juega hasta la meta.
explain-no-action-finish = Nadie puede terminar con una carta de acción o un comodín: la última carta debe ser un número.
explain-custom-rules = Se puede escribir una regla en cada uno de los tres Comodines libres: juega otra vez, la siguiente persona roba tres si nada encaja, o palabras propias que ve todo el mundo.
explain-special-wild-points = Lo que valen el Comodín Mezcla, el Comodín Cambio y el Comodín libre cuando quedan en una mano.
explain-misplay-penalty = Una carta que no encaja se puede ofrecer de todos modos: se recupera, se roban dos y el turno termina.
explain-late-join = Se puede entrar en mitad de una ronda y recibir una mano nueva. Nunca en parejas.
explain-clock = Cuánto puede durar un turno antes de que la máquina juegue por quien está ausente; «no» espera siempre.
option-other = Esa regla

error-notation = No conozco esa carta, ese color o esa persona.
error-channel-taken = Ya hay una mesa en este canal. `/game join` te sienta a ella, `/game show` trae su tablero abajo; o haz que la terminen antes con `/game end`.
error-storage = No se pudo guardar, así que nada ha cambiado. Inténtalo otra vez.
error-unexpected = Lo siento, algo salió mal. Si vuelve a pasar, di a quien gestiona este bot el código **{ $code }**.

## Commands

slash-game = juego
slash-new = abrir
slash-preset = modo
slash-deck = baraja
slash-hand-size = cartas
slash-first-card = primera-carta
slash-draw-four-limit = límite-más4
slash-draw-four-challenge = desafío
slash-uno-penalty = castigo-uno
slash-false-catch-penalty = castigo-falso
slash-catch-grace = margen
slash-scoring = puntuación
slash-target = meta
slash-rounds = rondas
slash-clock = reloj
slash-rules = reglas
slash-save-rules = guardar-reglas
slash-name = nombre
slash-forget-rules = olvidar-reglas
slash-join = unirme
slash-leave = salir
slash-start = empezar
slash-show = mostrar
slash-notify = avisarme
slash-add-computer = máquina
slash-level = nivel
slash-kick = expulsar
slash-player = persona
slash-end = terminar
slash-hand = mano
slash-play = jugar
slash-card = carta
slash-colour = color
slash-swap-with = cambiar-con
slash-draw = robar
slash-uno = uno
slash-catch = atrapar
slash-leaderboard = clasificación
slash-page = página
slash-record = registro
slash-match = partida
slash-topic = tema
slash-learn = aprender
slash-help = ayuda
slash-about = acerca-de

command-game = Abrir una mesa de Uno, jugar en ella y organizarla
command-game-new = Abrir una mesa en este canal
command-game-new-preset = Un modo con el que empezar: oficial, fiesta… o uno que guardó este servidor
command-game-new-deck = Con qué baraja se juega
command-game-new-hand-size = Cartas que se reparten por persona (7)
command-game-new-first-card = Qué hace una primera carta que no es un número
command-game-new-draw-four-limit = Cuándo se puede jugar un Comodín +4
command-game-new-draw-four-challenge = Si se puede desafiar un Comodín +4
command-game-new-uno-penalty = Cartas si te atrapan sin Uno (2)
command-game-new-false-catch-penalty = Cartas por atrapar en falso (0)
command-game-new-catch-grace = Segundos antes de que cuente atrapar (2)
command-game-new-scoring = Cómo se cuentan los puntos
command-game-new-target = Puntos con los que se gana la partida (500)
command-game-new-rounds = Jugar en su lugar un número fijo de rondas
command-game-new-clock = Segundos por turno, de 15 a 600; 0 para jugar sin reloj
command-game-rules = Las reglas de esta mesa; quien organiza puede cambiarlas aquí
command-game-save-rules = Guardar las reglas de esta mesa (quien organiza o Gestionar servidor)
command-game-save-rules-name = Cómo llamarlas, hasta 32 letras
command-game-forget-rules = Olvidar reglas guardadas (quien organiza o Gestionar servidor)
command-game-forget-rules-name = Cuáles
command-game-join = Sentarte a la mesa de este canal
command-game-leave = Dejar tu puesto
command-game-start = Repartir las cartas (quien organiza)
command-game-show = Mostrar el tablero otra vez
command-game-notify = Avisarme cuando se abra aquí el próximo juego; otra vez para anularlo
command-game-add-computer = Dar un puesto a la máquina (quien organiza)
command-game-add-computer-level = Qué tal juega
command-game-kick = Expulsar a alguien de la mesa (quien organiza o moderación)
command-game-kick-player = Quién tiene que irse
command-game-end = Terminar el juego y cerrar la mesa (quien organiza o moderación)
command-hand = Mostrar tus cartas, solo a ti
command-play = Jugar una carta
command-play-card = La carta; se ofrecen las tuyas que encajan
command-play-colour = El color que eliges, para un comodín
command-play-swap-with = Con quién cambias la mano, para un 7 o un Comodín Cambio
command-draw = Robar una carta
command-uno = Decir Uno
command-catch = Atrapar a alguien que no ha dicho Uno
command-catch-player = A quién se le olvidó; puede faltar si solo fue una persona
command-record = El registro de una partida que jugaste, como archivo
command-record-match = Qué partida; si no eliges, la más reciente
command-leaderboard = Quién va por delante en este servidor
command-leaderboard-page = Qué página mostrar
command-rules = El libro de reglas: cada carta y cada regla, tema por tema
command-rules-topic = Sobre qué quieres saber
command-learn = Aprender Uno jugando: una ronda guiada que nadie más ve
command-help = Cómo se juega
command-about = Qué es este bot y de dónde viene

choice-deck-modern = Moderna, 112 cartas
choice-deck-classic = Clásica, 108 cartas
choice-first-card-ignore = Siempre un número
choice-first-card-effect = La que salga, y cuenta
choice-draw-four-limit-colour_or_wild = Sin el color ni un Comodín simple
choice-draw-four-limit-colour = Sin el color
choice-draw-four-limit-colour_or_any_wild = Sin el color ni ningún comodín
choice-draw-four-limit-none = Cuando quieras
choice-scoring-winner = Quien gana una ronda suma las cartas del resto
choice-scoring-single = Una ronda, gana quien antes se quede sin cartas

## Answers to commands and presses

answer-joined = Ya estás en la mesa.
answer-left = Has dejado la mesa.
answer-notify = Te mencionaré aquí cuando se abra el próximo juego en este canal. Usa `/game notify` otra vez para anularlo.
answer-notify-not = Ya no se te avisará del próximo juego aquí.
answer-ended = La mesa está cerrada.
answer-record = Todo lo que pasó en esta partida, línea por línea. `python -m bot replay` comprueba cada jugada y el reparto de cada ronda, y lo cuenta en palabras.
answer-record-so-far = Esta partida sigue en juego: aquí está todo hasta la última ronda terminada. `python -m bot replay` lo cuenta en palabras.
answer-no-record = Aún no has jugado una ronda hasta el final en este servidor. Después, su registro estará aquí.
answer-unknown-match = No hay ninguna partida así entre las tuyas. Elige una de la lista.
answer-kicked = { $name } ya no está en la mesa.
answer-computer = { $name } ya está en la mesa.
answer-unknown-player = Nadie en esta mesa se llama { $name }. Elige uno de los nombres que se ofrecen.
answer-unknown-card = No conozco la carta { $typed }. Escríbela como «7 rojo», «salto azul» o «comodín verde».
answer-saved = Estas reglas están guardadas como **{ $name }**. Aquí cualquiera puede abrir una mesa con ellas: `/game new preset:`.
answer-forgotten = Las reglas **{ $name }** están olvidadas.
answer-name-taken = Aquí unas reglas no se pueden llamar { $name }. Elige otro nombre.
answer-presets-full = Este servidor ha guardado { $most } modos, y no caben más. Olvida antes uno con `/game forget-rules`.
answer-unknown-preset = Aquí no hay reglas con ese nombre.
answer-old-button = Este botón es de una versión anterior del bot y ya no hace nada.
answer-old-command = Este comando ha cambiado. Reinicia Discord (Ctrl+R, o cierra la aplicación) e inténtalo otra vez.
answer-bad-option = { $typed } no es posible ahí.
permissions-missing = No puedo tener un tablero en este canal: me falta { $permissions }. Pide a alguien que pueda editar el canal que me lo dé, e inténtalo otra vez.
permission-view = **Ver canal**
permission-send = **Enviar mensajes**
permission-send-in-threads = **Enviar mensajes en hilos**
