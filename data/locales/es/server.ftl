slash-server = servidor
slash-settings = ajustes
slash-check = comprobar

command-server = Elegir cómo se juega a Uno en este servidor (Gestionar servidor)
command-server-settings = Reglas, canales, roles, hilos, idioma y carrera de este servidor
command-server-check = Comprobar si se puede jugar aquí y en los canales elegidos

## The page of settings

server-title = ### ⚙️ Uno en este servidor
server-from-when = -# Reglas, reloj, canales e hilos valen para los juegos que se abran desde ahora. Todo lo demás vale enseguida.

server-preset = **Reglas de un juego nuevo:** { $rules }
server-preset-gone = { $name } (olvidadas, así que { $official })
server-preset-how = -# Para `/game new` sin elegir reglas. `/game save-rules` guarda reglas propias.
server-clock = **Reloj:** { $time }
server-clock-how = -# Cuando se acaba, la máquina juega por quien tiene el turno. Quien organiza puede cambiarlo en su mesa.
server-threads = **Un hilo para cada juego:** { $value }
server-threads-how = -# El canal queda tranquilo, y varios juegos avanzan a la vez.
server-channels = **Canales:** { $channels }
server-channels-all = en todas partes
server-channels-gone = { $count ->
    [one] uno que ya no existe
   *[other] { $count } que ya no existen
}
server-channels-how = -# Solo ahí se pueden abrir juegos. Una categoría vale para sus canales, un canal para sus hilos. No elijas ninguno para todas partes.
server-host = **Puede abrir juegos:** { $role }
server-host-everybody = todo el mundo
server-host-how = -# Quien gestiona el servidor siempre puede. No elijas ninguno para todo el mundo.
server-moderator = **Puede terminar juegos y expulsar gente:** { $role }
server-moderator-nobody = quien gestiona el servidor
server-moderator-how = -# En todas las mesas, además de quien organiza y de quien gestiona el servidor.
server-role-gone = un rol que ya no existe
server-race = **Carrera { $number }:** hasta { $target } puntos
server-race-how = -# Los puntos de las rondas ganadas se suman. Quien antes tenga suficientes se lleva la corona, y empieza la siguiente carrera: `/leaderboard`.
server-race-over = -# ⚠️ Alguien ya tiene { $points }. La próxima ronda ganada decide la carrera, a favor de quien tenga más.
server-solo = **Cuentan las rondas de una persona con máquinas:** { $value }
server-solo-how = -# Si no, deben jugar al menos dos personas para que una ronda cuente.
server-reset = **Empezar la carrera de nuevo**
server-reset-how = -# Todo el mundo vuelve a 0 puntos en esta carrera.
server-language = **Idioma:** { $language }
server-language-own = { $language }, como el servidor en Discord
server-language-how = -# Para los tableros y todo lo que ve todo el mundo. Lo que solo ves tú está en tu idioma: `/settings`.

menu-server-preset = Reglas de un juego nuevo
menu-server-clock = Reloj
menu-server-channels = Canales: todos
menu-server-host = Rol: todo el mundo
menu-server-moderator = Rol: ninguno
menu-server-language = Idioma

choice-clock-off = Sin reloj
choice-language-server = Como el servidor en Discord

button-turn-on = Activar
button-turn-off = Desactivar
button-server-target = Cambiar…
button-server-reset = Empezar de nuevo…
button-server-reset-yes = Sí, todo a 0
button-server-check = Comprobar los permisos
button-server-settings = Ajustes

scores-empty-solo = Aún no hay puntos aquí. Gana una ronda, aunque sea solo con máquinas, y tu nombre aparecerá aquí.

form-server-target = La carrera del servidor
form-server-target-points = Puntos con los que se gana la carrera

server-reset-title = ### ¿Empezar la carrera { $number } de nuevo?
server-reset-sure = Todo el mundo vuelve a 0 puntos en esta carrera. El mejor total es { $points }. Los puntos totales y las coronas se quedan. Esto no se puede deshacer.
server-reset-done = La carrera empieza de nuevo. Todo el mundo tiene 0 puntos.
server-everyone-no = Ese rol lo tiene todo el mundo, así que cualquiera podría terminar cualquier juego. Elige otro.

## What somebody may not do here

answer-need-manager = Eso solo puede hacerlo quien puede gestionar el servidor.
answer-other-channels = En este canal no se pueden abrir juegos. Ve a { $channels }.
answer-no-channel = En este canal no se pueden abrir juegos, y los canales elegidos para ello ya no existen. Quien gestiona el servidor puede elegir otros con `/server settings`.
answer-in-threads = Los juegos de este canal están en hilos. Ve allí: { $threads }
answer-own-thread = Ya tienes una mesa: { $thread }. Juega allí, o ciérrala allí con `/game end`.
answer-host-role = Solo con el rol { $role } se puede abrir un juego aquí.
answer-host-role-gone = Solo quien puede gestionar el servidor puede abrir un juego aquí.

## The check of a channel

check-title = ### 🔎 ¿Se puede jugar aquí?
check-place = -# Comprobado: { $place }
check-well = **Sí.** Está todo lo que hace falta.
check-ill = **No.** Falta algo.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ Falta { $permission }: { $purpose }
check-lacking = ⚠️ Falta { $permission }: { $purpose }
check-commands = ✅ Los comandos funcionan: acabas de usar uno.
check-commands-few = ⚠️ La mayoría de la gente no puede usar comandos en este canal. Le hace falta **Usar comandos de aplicaciones**.
check-open = ✅ `/server settings` permite abrir juegos aquí.
check-closed = ❌ `/server settings` solo permite abrir juegos en otros canales.
check-thread = 🧵 Aquí cada juego abre su propio hilo.
check-others = **Los otros canales donde se pueden abrir juegos**
check-others-well = ✅ { $channels }: está todo lo que hace falta.
check-others-missing = ❌ En { $place } falta { $permissions }.
check-others-lacking = ⚠️ En { $place } falta { $permissions }; se puede jugar igualmente.
check-others-commands = ⚠️ La mayoría de la gente no puede usar comandos en { $place }.
check-others-more = -# Canales que no se nombran aquí: { $count }
check-emojis = -# Las imágenes de las cartas son mías, así que no necesitan permiso.
check-how = **Para arreglarlo:** abre los ajustes del canal, ve a Permisos y da a mi rol lo que falta.

permission-threads = **Crear hilos públicos**
permission-history = **Leer el historial de mensajes**
permission-files = **Adjuntar archivos**
need-view = para ver el canal y mantener el tablero al día
need-send = para publicar el tablero y avisar a la gente de su turno
need-send-in-threads = para publicar el tablero en el hilo y avisar a la gente de su turno
need-threads = para abrir un hilo para cada juego
need-history = para abrir ese hilo bajo su mensaje
need-files = para la imagen al final de una partida. Sin ella, el tablero lo dice todo en palabras

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } abre una mesa de Uno…
thread-opened = { $name } ha abierto una mesa de Uno. Se juega en { $thread }: ¡entra y siéntate!
thread-failed = No se pudo abrir el hilo del juego. Inténtalo otra vez, o pide a quien gestiona el servidor que mire `/server check`.
