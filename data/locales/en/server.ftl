### What a server chooses, /server, and what the bot needs in a channel. Lines that begin with -# are
### small print, and -# has to stay at their beginning.

slash-server = server
slash-settings = settings
slash-check = check

command-server = Choose how Uno is played on this server (Manage Server)
command-server-settings = Rules, channels, roles, threads, language and race of this server
command-server-check = Check whether games can be played here and in the chosen channels

## The page of settings

server-title = ### ⚙️ Uno on this server
server-from-when = -# Rules, clock, channels and threads hold for games opened from now on. All else holds at once.

server-preset = **Rules of a new game:** { $rules }
server-preset-gone = { $name } (forgotten, so { $official })
server-preset-how = -# For `/game new` without a choice of rules. `/game save-rules` keeps rules of your own.
server-clock = **Turn clock:** { $time }
server-clock-how = -# When it runs out the computer plays for whoever is in turn. The host can change it in a game.
server-threads = **A thread for each game:** { $value }
server-threads-how = -# The channel stays quiet, and several games go on side by side.
server-channels = **Channels:** { $channels }
server-channels-all = everywhere
server-channels-gone = { $count ->
    [one] one that is gone
   *[other] { $count } that are gone
}
server-channels-how = -# Games can be opened only there. A category holds for its channels, a channel for its threads. Choose none for everywhere.
server-host = **May open games:** { $role }
server-host-everybody = everybody
server-host-how = -# Whoever manages the server always may. Choose none for everybody.
server-moderator = **May end games and remove players:** { $role }
server-moderator-nobody = whoever manages the server
server-moderator-how = -# At every table, beside its host and whoever manages the server.
server-role-gone = a role that is gone
server-race = **Race { $number }:** to { $target } points
server-race-how = -# Points from rounds won add up. Who has enough first is champion, and the next race begins: `/leaderboard`.
server-race-over = -# ⚠️ Somebody has { $points } already. The next round won decides the race, for whoever has the most.
server-solo = **Rounds of one person with computers count:** { $value }
server-solo-how = -# Off, at least two people must play for a round to count.
server-reset = **Begin the race anew**
server-reset-how = -# Everybody goes back to 0 points in this race.
server-language = **Language:** { $language }
server-language-own = { $language }, as the server is set in Discord
server-language-how = -# For boards and all else that everybody sees. What you alone see is in your own language: `/settings`.

menu-server-preset = Rules of a new game
menu-server-clock = Turn clock
menu-server-channels = Channels: all
menu-server-host = Role: everybody
menu-server-moderator = Role: none
menu-server-language = Language

choice-clock-off = No clock
choice-language-server = As the server is set in Discord

button-turn-on = Turn on
button-turn-off = Turn off
button-server-target = Change…
button-server-reset = Begin anew…
button-server-reset-yes = Yes, all back to 0
button-server-check = Check permissions
button-server-settings = Settings

scores-empty-solo = Nobody has scored here yet. Win a round, even with computers alone, and your name stands here.

form-server-target = The server’s race
form-server-target-points = Points that win the race

server-reset-title = ### Begin race { $number } anew?
server-reset-sure = Everybody goes back to 0 points in this race. The best has { $points }. All-time scores and champions stay. This cannot be undone.
server-reset-done = The race has begun anew. Everybody has 0 points.
server-everyone-no = Everybody has that role, so everybody could end every game. Choose another one.

## What somebody may not do here

answer-need-manager = Only whoever may manage the server can do that.
answer-other-channels = Games cannot be opened in this channel. Go to { $channels }.
answer-no-channel = Games cannot be opened in this channel, and the channels chosen for them are gone. Whoever manages the server can choose others with `/server settings`.
answer-in-threads = The games of this channel are in threads. Go there: { $threads }
answer-own-thread = You have a table already: { $thread }. Play there, or close it there with `/game end`.
answer-host-role = Only members with the role { $role } can open a game here.
answer-host-role-gone = Only whoever may manage the server can open a game here.

## The check of a channel

check-title = ### 🔎 Can games be played here?
check-place = -# Checked: { $place }
check-well = **Yes.** Everything that is needed is there.
check-ill = **No.** Something is missing.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ { $permission } is missing: { $purpose }
check-lacking = ⚠️ { $permission } is missing: { $purpose }
check-commands = ✅ Commands work: you have just used one.
check-commands-few = ⚠️ Most members cannot use commands in this channel. They need **Use Application Commands**.
check-open = ✅ `/server settings` lets games be opened here.
check-closed = ❌ `/server settings` lets games be opened only in other channels.
check-thread = 🧵 Each game opens a thread of its own here.
# The other channels that are chosen, in a line each; $channels and $permissions are one or several.
check-others = **The other channels where games can be opened**
check-others-well = ✅ { $channels }: everything that is needed is there.
check-others-missing = ❌ { $place } lacks { $permissions }.
check-others-lacking = ⚠️ { $place } lacks { $permissions }; games can be played all the same.
check-others-commands = ⚠️ Most members cannot use commands in { $place }.
check-others-more = -# Channels not named here: { $count }
check-emojis = -# The pictures of the cards belong to me, so they need no permission.
check-how = **To mend it:** open the settings of the channel, go to Permissions, and give my role what is missing.

permission-threads = **Create Public Threads**
permission-history = **Read Message History**
permission-files = **Attach Files**
need-view = to see the channel and to keep the board up to date
need-send = to post the board and to call people to their turn
need-send-in-threads = to post the board in the thread and to call people to their turn
need-threads = to open a thread for each game
need-history = to open that thread under its message
need-files = for the picture at the end of a match. Without it the board tells everything in words

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } opens a table of Uno…
thread-opened = { $name } has opened a table of Uno. It is played in { $thread }: come in and sit down!
thread-failed = The thread for the game could not be opened. Try again, or ask whoever manages the server to look at `/server check`.
