lesson-you = Tú
lesson-head = ### Lección · { $number } de { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### La lección terminó
lesson-stopped-how = Vuelve cuando quieras: `/learn` la empieza de nuevo.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Empezar
button-lesson-back = Un paso atrás
button-lesson-stop = Parar
button-lesson-again = Otra vez
button-lesson-resume = Seguir con la lección

lesson-title-begin = Tu primera ronda
lesson-begin = ¡Hola! Aquí juegas una ronda corta de Uno contra dos máquinas, { $first } y { $second }. Dura unos cinco minutos. Nadie más la ve, y no cuenta en ningún sitio.

    El objetivo: **quedarte sin cartas antes que nadie.**

    Tu mano se muestra como en un juego de verdad, con un botón para cada carta. Las cartas que encajan van primero, el resto está en gris. Aquí tienes seis cartas; normalmente son siete.

    Pulsa **{ button-lesson-begin }**, y luego haz lo que pida cada paso. Puedes volver atrás o parar en cualquier momento.

lesson-title-colour = El mismo color
lesson-colour = En la pila está { $pile }. Puedes jugar una carta que tenga el **mismo color**, o el **mismo número o símbolo**.

    Tu { $card } tiene el mismo color. Pulsa esa carta.

lesson-title-number = El mismo número
lesson-number = { $first } puso un 2 sobre tu 2: el mismo número. { $second } añadió otra carta azul: el mismo color.

    No tienes nada azul. Pero tu { $card } tiene el **mismo número** que la carta de la pila. Pulsa esa carta.

lesson-title-draw = Nada encaja
lesson-draw = Ahora en la pila está { $pile }. No tienes ninguna carta verde, ningún 1 y ningún comodín, así que nada encaja.

    Quien no puede jugar **roba una carta**. Si encaja, puedes jugarla enseguida. Si no, te la quedas, y tu turno termina.

    Pulsa **{ button-draw }**.

lesson-title-skip = Una carta de acción
lesson-skip = La carta que robaste no encajaba. { $first } también tuvo que robar, y { $second } jugó { $pile }.

    Las cartas con un símbolo hacen algo. **Salto:** la siguiente persona pierde el turno. **+2:** la siguiente persona roba 2 cartas y pierde el turno.

    Tu { $card } tiene el mismo color, así que encaja. Pulsa esa carta, y { $first } pierde el turno.

lesson-title-draw-again = Otra vez nada encaja
lesson-draw-again = { $first } perdió el turno, así que { $second } jugó enseguida: { $pile }.

    Otra vez ninguna de tus cartas es roja, y ninguna es un 6. **{ button-why }** te lo dice de cada carta; pruébalo si quieres.

    Luego pulsa **{ button-draw }**.

lesson-title-wild = Un comodín
lesson-wild = Robaste un **Comodín**. Encaja sobre cualquier carta, y quien lo juega elige el color que sigue.

    Puedes jugar enseguida la carta robada, o guardarla para después. Juégala ahora.

lesson-title-name-colour = Elegir un color
lesson-name-colour = ¿Qué color será? Elige el que más tengas.

    Tres de tus cartas son amarillas. Pulsa **{ colour-Y }**.

lesson-title-catch = A alguien se le olvidó
lesson-catch = Ambas máquinas pusieron cartas amarillas sobre tu Comodín. Pero mira: a { $second } le queda solo **una carta**, y no ha dicho **¡Uno!**

    Quien se queda con una sola carta debe decirlo. Si se le olvida, cualquiera puede atrapar a esa persona hasta que la siguiente empiece su turno, y el olvido cuesta 2 cartas. La siguiente persona eres tú, así que hazlo antes de jugar.

    Pulsa ahora **{ $catch }**

lesson-title-reverse = En sentido contrario
lesson-reverse = Buen ojo: { $second } roba 2 cartas.

    Sigue siendo tu turno. La **Reversa** cambia el sentido del juego. Hasta ahora { $first } iba después de ti; desde ahora va { $second }.

    Pulsa { $card }.

lesson-title-challenge = ¿Un farol?
lesson-challenge = { $second } no tenía nada que jugar y robó. Luego { $first } te jugó un **Comodín +4** y eligió azul.

    Esa carta tiene un límite: solo es limpia si quien la juega **no tiene ninguna carta del color en juego**, que era amarillo, ni un Comodín simple. Si no te lo crees, puedes **desafiar**. Lo que arriesgas y lo que ganas está más abajo.

    { $first } jugó amarillo hace un momento, y bien puede tener más. Pulsa **{ button-challenge }**.

lesson-title-go-on = Bien visto
lesson-go-on = Era un farol: en esa mano quedaba una carta amarilla, y solo tú la has visto. { $first } roba las 4 cartas, y es tu turno. El color elegido sigue en juego: azul.

    Tu { $card } es de ese color. Pulsa esa carta.

lesson-title-say-uno = Decir Uno
lesson-say-uno = Te quedan dos cartas, y { $card } encaja: es un 4 como la carta de la pila. Después te quedará **una carta**, así que tienes que decir **¡Uno!** Lo más seguro es justo antes de jugar.

    Pulsa primero **{ button-uno }**

lesson-title-second-to-last = Queda una carta
lesson-second-to-last = Ya lo has dicho, así que nadie puede atraparte. (Justo después de la carta también vale, si vas más rápido que el resto.)

    Ahora pulsa { $card }.

lesson-title-last = La última carta
lesson-last = { $second } robó una carta, y { $first } jugó { $pile }. Tu última carta es { $card }: también amarilla.

    Pulsa esa carta. Quien juega su última carta gana la ronda.

lesson-title-end = ¡Has ganado!
lesson-end = **La ronda es tuya.** Quien se queda sin cartas suma todas las que aún tiene el resto: los números su valor, Salto, Reversa y +2 valen 20 cada uno, los comodines 50.
lesson-end-hand = { $name } · { $points } puntos · { $cards }
lesson-end-points = Son **{ $points } puntos** para ti. Una partida sigue, ronda tras ronda, hasta que alguien tiene 500.
lesson-end-how = **¿Y ahora?** Abre una mesa con `/game new`. Más gente pulsa **{ button-join }**, o tú pulsas **{ button-computer }**, y luego **{ button-start }**. `/rules` explica cada carta y cada regla cuando quieras saber más.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = Podrías robar. Pero { $card } encaja, y quieres quedarte sin cartas.
lesson-else-play = Podrías jugar eso. Pero este paso trata de otra cosa; lee lo que pide.
lesson-else-keep = Podrías quedártela. Pero quien juega se acerca al final de la ronda.
lesson-else-accept = Podrías tomar las cartas. Pero prueba ahora la otra opción: es la única forma de librarte de ellas.
lesson-else-uno = Aún no. Di Uno cuando vayas a jugar tu penúltima carta, o cuando solo te quede una.
lesson-else-catch = Ahí no hay nadie a quien atrapar. Aquí atrapar en falso no cuesta nada; en algunas mesas cuesta cartas.
lesson-draw-uno = Aún no: tienes más de dos cartas. Primero roba una.
lesson-catch-play = Esa carta encaja. Pero en cuanto juegues, { $second } estará a salvo. Primero pulsa **{ $catch }**
lesson-catch-draw = En cuanto robes, { $second } estará a salvo. Primero pulsa **{ $catch }**
lesson-reverse-play = Esa carta también encaja. Pero mira lo que hace una Reversa: pulsa { $card }.
lesson-wild-keep = Podrías quedártela. Pero entonces tu turno termina sin haber jugado nada. Juégala ahora.
lesson-name-colour-play = Podrías. Pero tienes más de otro color, y quieres jugar esas cartas después. Pulsa **{ colour-Y }**.
lesson-name-colour-keep = Aún podrías quedártela. Pero entonces tu turno termina sin haber jugado nada. Elige un color.
lesson-challenge-accept = Mucha gente lo hace. Pero cuatro cartas son muchas, y esto parece un farol. Pulsa **{ button-challenge }**.
lesson-say-uno-play = La carta encaja. Pero si la juegas sin decir nada, te pueden atrapar y tendrás que robar 2. Pulsa primero **{ button-uno }**
lesson-say-uno-draw = Podrías robar. Pero una de tus cartas encaja, y casi has terminado. Pulsa primero **{ button-uno }**
lesson-second-to-last-uno = Ya lo has dicho. Ahora pulsa { $card }.
