## Who is at a table: votes, the host, whoever watches

button-vote = Голосовать…
button-vote-skip = Пропустить: { $name }
button-vote-remove = Убрать: { $name }
button-pause = Пауза
button-watch = Смотреть
button-refresh = Обновить

# On the board, as long as the vote is on. $when is like “in 2 minutes”.
vote-skip = 🗳 Голосование: пропустить ход игрока { $name }? **{ $count } из { $needed }** · конец { $when }
vote-remove = 🗳 Голосование: убрать игрока { $name }? **{ $count } из { $needed }** · конец { $when }
vote-on-you-skip = 🗳 **Остальные голосуют, чтобы пропустить твой ход ({ $count } из { $needed }).** Сходи, и голосование закончится.
vote-on-you-remove = 🗳 **Остальные голосуют, чтобы убрать тебя из-за стола ({ $count } из { $needed }).**
vote-skipped-you = 🗳 Остальные проголосовали, чтобы пропустить твой ход: за тебя играет компьютер

notice-host = 🔑 Теперь ведущий – { $name }
notice-skipped = 🗳 По голосованию: компьютер ходит за игрока { $name }
notice-removed = 🗳 По голосованию: { $name } больше не сидит за столом
notice-replaced = 🤖 { $name } уходит: дальше играет компьютер

vote-title = ### 🗳 Голосование
vote-how = У каждого за столом один голос, кроме тех, кого нет на месте, и того, о ком речь. Решает больше половины голосов. Через две минуты голосование заканчивается.
vote-how-skip = **Пропустить ход:** его делает компьютер, как будто время вышло. Если голосовать может только один, это возможно, когда прошла половина времени или минута.
vote-how-remove = **Убрать игрока:** он насовсем теряет своё место. В одиночку никого убрать нельзя, разве что этого игрока нет на месте.
vote-nobody = Голосовать здесь не о ком.
vote-counted = Твой голос учтён.
vote-decided = Это был последний нужный голос: решено.

watch-title = -# 👀 Ты смотришь. Видно то, что можно видеть всем, и ничьих карт.
watch-join = Нажми **{ button-join }**, чтобы играть.
watch-join-later = Сесть за стол можно, когда закончится раунд.
watch-join-never = В эту партию больше не войти.
watch-full = За столом нет мест.
watch-seated = Теперь ты сидишь за этим столом. **{ button-hand }** показывает твои карты.
watch-refresh = -# Четверть часа всё обновляется само. Потом нажми **{ button-refresh }**.

more-host = Ведущий – { $name }.
more-vote = Кто-то всех задерживает? **{ button-vote }**, и решит весь стол.

permission-manage-threads = **Управлять ветками**, потому что эта ветка закрыта
need-manage-threads = чтобы писать в закрытой ветке

answer-paused = Игра на паузе. Любой, кто сидит здесь, может продолжить: `/game resume`.
answer-resumed = Игра продолжается.
answer-host = Теперь ведущий – { $name }.
answer-ended-broken = Стол в этом канале было уже не прочитать, теперь он закрыт. Открой новый: `/game new`.

command-game-pause = Поставить игру на паузу; время стоит у всех (ведущий)
command-game-resume = Продолжить после паузы
command-game-watch = Смотреть игру, не играя
command-game-vote = Голосовать, чтобы пропустить чей-то ход или убрать игрока
command-game-vote-player = О ком речь
command-game-vote-what = О чём голосование; не указывай, чтобы выбрать
command-game-host = Сделать ведущим другого (ведущий или «Управлять сервером»)
command-game-host-player = Кто будет ведущим
choice-what-skip = Пропустить ход
choice-what-remove = Убрать из-за стола

slash-pause = пауза
slash-resume = продолжить
slash-watch = смотреть
slash-vote = голосовать
slash-what = что
slash-host = ведущий
