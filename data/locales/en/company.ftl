## Who is at a table: votes, the host, whoever watches

button-vote = Vote…
button-vote-skip = Vote: skip { $name }
button-vote-remove = Vote: remove { $name }
button-pause = Pause
button-watch = Watch
button-refresh = Refresh

# On the board, as long as the vote is on. $when is like “in 2 minutes”.
vote-skip = 🗳 Vote to skip { $name }’s turn: **{ $count } of { $needed }** · ends { $when }
vote-remove = 🗳 Vote to remove { $name }: **{ $count } of { $needed }** · ends { $when }
vote-on-you-skip = 🗳 **The others vote to skip your turn ({ $count } of { $needed }).** Play, and the vote is over.
vote-on-you-remove = 🗳 **The others vote to remove you from the table ({ $count } of { $needed }).**
vote-skipped-you = 🗳 The others voted to skip your turn, so the computer played for you

notice-host = 🔑 { $name } is the host now
notice-skipped = 🗳 By vote: the computer plays for { $name }
notice-removed = 🗳 By vote: { $name } has been removed
notice-replaced = 🤖 { $name } has left: a computer plays on

vote-title = ### 🗳 Vote
vote-how = Everybody at the table has one vote, except whoever is away and whoever it is about. More than half of the votes decide. After two minutes a vote is over.
vote-how-skip = **Skip a turn:** the computer plays it, as if the time had run out. When only one person can vote, that is possible after half of the time, or after a minute.
vote-how-remove = **Remove somebody:** they give up their seat for good. One person alone cannot remove another, unless that person is away.
vote-nobody = There is nobody here to vote about.
vote-counted = Your vote counts.
vote-decided = That was the last vote it took: it is decided.

watch-title = -# 👀 You are watching. You see what everybody may see, and nobody’s cards.
watch-join = Press **{ button-join }** to play along.
watch-join-later = You can sit down when the round is over.
watch-join-never = Nobody can join this match any more.
watch-full = The table is full.
watch-seated = You sit at this table now. **{ button-hand }** shows your cards.
watch-refresh = -# This view keeps itself up to date for a quarter of an hour. Then press **{ button-refresh }**.

more-host = The host is { $name }.
more-vote = Somebody keeps everybody waiting? **{ button-vote }** lets the table decide.

permission-manage-threads = **Manage Threads**, because this thread is locked
need-manage-threads = to write in a thread that is locked

answer-paused = The game is paused. Whoever sits here can go on with `/game resume`.
answer-resumed = The game goes on.
answer-host = { $name } is the host now.
answer-ended-broken = The table in this channel could not be read any more, and is closed now. Open another one with `/game new`.

command-game-pause = Pause the game; nobody’s time runs (host)
command-game-resume = Go on after a pause
command-game-watch = Watch the game without playing
command-game-vote = Vote to skip somebody’s turn, or to remove them
command-game-vote-player = Whom it is about
command-game-vote-what = What the vote is about; leave it out to choose
command-game-host = Make somebody else the host (host or Manage Server)
command-game-host-player = Who shall be the host
choice-what-skip = Skip their turn
choice-what-remove = Remove them from the table

slash-pause = pause
slash-resume = resume
slash-watch = watch
slash-vote = vote
slash-what = what
slash-host = host
