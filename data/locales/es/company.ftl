## Who is at a table: votes, the host, whoever watches

button-vote = Votar…
button-vote-skip = Voto: salto a { $name }
button-vote-remove = Voto: echar a { $name }
button-pause = Pausa
button-watch = Mirar
button-refresh = Actualizar

vote-skip = 🗳 Votación para saltar el turno de { $name }: **{ $count } de { $needed }** · termina { $when }
vote-remove = 🗳 Votación para expulsar a { $name }: **{ $count } de { $needed }** · termina { $when }
vote-on-you-skip = 🗳 **El resto vota saltar tu turno ({ $count } de { $needed }).** Juega, y la votación termina.
vote-on-you-remove = 🗳 **El resto vota expulsarte de la mesa ({ $count } de { $needed }).**
vote-skipped-you = 🗳 El resto votó saltar tu turno, así que la máquina jugó por ti

notice-host = 🔑 Ahora organiza { $name }
notice-skipped = 🗳 Por votación: la máquina juega por { $name }
notice-removed = 🗳 Por votación: { $name } ya no está en la mesa
notice-replaced = 🤖 { $name } dejó la mesa: sigue la máquina

vote-title = ### 🗳 Votación
vote-how = Cada persona de la mesa tiene un voto, menos quien está ausente y aquella de quien se trata. Decide más de la mitad de los votos. Tras dos minutos, la votación termina.
vote-how-skip = **Saltar un turno:** lo juega la máquina, como si se hubiera acabado el tiempo. Cuando solo una persona puede votar, es posible tras la mitad del tiempo, o tras un minuto.
vote-how-remove = **Expulsar a alguien:** deja su puesto del todo. Una sola persona no puede expulsar a otra, salvo que esa persona esté ausente.
vote-nobody = Aquí no hay nadie sobre quien votar.
vote-counted = Tu voto cuenta.
vote-decided = Era el último voto que hacía falta: está decidido.

watch-title = -# 👀 Estás mirando. Ves lo que puede ver todo el mundo, y las cartas de nadie.
watch-join = Pulsa **{ button-join }** para jugar también.
watch-join-later = Puedes sentarte cuando termine la ronda.
watch-join-never = Ya no se puede entrar en esta partida.
watch-full = La mesa está llena.
watch-seated = Ya estás en esta mesa. **{ button-hand }** muestra tus cartas.
watch-refresh = -# Esta vista se actualiza sola durante un cuarto de hora. Después pulsa **{ button-refresh }**.

more-host = Organiza { $name }.
more-vote = ¿Alguien hace esperar a todo el mundo? **{ button-vote }** deja decidir a la mesa.

permission-manage-threads = **Gestionar hilos**, porque este hilo está bloqueado
need-manage-threads = para escribir en un hilo bloqueado

answer-paused = El juego está en pausa. Cualquiera de la mesa puede continuar con `/game resume`.
answer-resumed = El juego continúa.
answer-host = Ahora organiza { $name }.
answer-ended-broken = La mesa de este canal ya no se podía leer, y ahora está cerrada. Abre otra con `/game new`.

command-game-pause = Poner el juego en pausa; no corre el tiempo de nadie (quien organiza)
command-game-resume = Continuar tras una pausa
command-game-watch = Mirar el juego sin jugar
command-game-vote = Votar para saltar el turno de alguien, o para expulsar a alguien
command-game-vote-player = De quién se trata
command-game-vote-what = De qué trata el voto; si no lo pones, eliges después
command-game-host = Pasar la organización a otra persona (quien organiza o Gestionar servidor)
command-game-host-player = Quién pasa a organizar
choice-what-skip = Saltar su turno
choice-what-remove = Expulsar de la mesa

slash-pause = pausa
slash-resume = continuar
slash-watch = mirar
slash-vote = votar
slash-what = qué
slash-host = organiza
