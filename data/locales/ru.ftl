### Russian, with "ты". The gender of people is unknown: present tense or a noun. Any wild is a "чёрная карта", a plain Wild is «Закажи цвет».

language-name = Русский

## Lists

list-between = { $first }, { $second }
and-between = { $first } и { $second }
clause-between = { $first }; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Красный
colour-Y = Жёлтый
colour-G = Зелёный
colour-B = Синий

loud-R = 🟥 **КРАСНЫЙ** ◯
loud-Y = 🟨 **ЖЁЛТЫЙ** ▲
loud-G = 🟩 **ЗЕЛЁНЫЙ** ☰
loud-B = 🟦 **СИНИЙ** ◆

heading-R = 🟥 Красные ◯
heading-Y = 🟨 Жёлтые ▲
heading-G = 🟩 Зелёные ☰
heading-B = 🟦 Синие ◆
heading-wild = ⬛ Чёрные

symbol-S = Пропуск
symbol-R = Разворот
symbol-D = +2

# Красный пропуск, красный разворот, красная +2, красная 7.
card-coloured = { $symbol_id ->
    [S] { $colour_id ->
        [R] Красный пропуск
        [Y] Жёлтый пропуск
        [G] Зелёный пропуск
       *[B] Синий пропуск
    }
    [R] { $colour_id ->
        [R] Красный разворот
        [Y] Жёлтый разворот
        [G] Зелёный разворот
       *[B] Синий разворот
    }
   *[other] { $colour_id ->
        [R] Красная
        [Y] Жёлтая
        [G] Зелёная
       *[B] Синяя
    } { $symbol }
}
card-group = { $colour }: { $symbols }
card-W = Закажи цвет
card-W4 = +4
card-WH = Перемешай карты
card-WX = Обменяйся картами
card-WC1 = Своё правило 1
card-WC2 = Своё правило 2
card-WC3 = Своё правило 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] ходи ещё раз
    [draw_three] следующий игрок берёт 3, если ему нечем ходить
    [text] { $text }
   *[blank] обычная «Закажи цвет»
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } или **{ $symbol }**
match-nothing-yet = любой цвет, который закажут

## Names

name-unknown = Игрок { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (пусто)
name-partner = { $name } (в паре с тобой)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] лёгкий
    [hard] сложный
   *[normal] средний
}
menu-level = Насколько хорошо играют компьютеры?
menu-level-choice = { $level ->
    [easy] Компьютеры: лёгкие
    [hard] Компьютеры: сложные
   *[normal] Компьютеры: средние
}
choice-level-easy = лёгкий
choice-level-normal = средний
choice-level-hard = сложный

## The board

board-title = -# Uno · раунд { $round } · { $goal }
goal-target = до { $target ->
    [one] { $target } очка
    [few] { $target } очков
   *[many] { $target } очков
}
goal-rounds = { $rounds ->
    [1] один раунд
    [one] больше всего очков за { $rounds } раунд
    [few] больше всего очков за { $rounds } раунда
   *[many] больше всего очков за { $rounds } раундов
}
goal-rounds-low = { $rounds ->
    [1] один раунд, побеждает меньшая сумма
    [one] меньшая сумма за { $rounds } раунд
    [few] меньшая сумма за { $rounds } раунда
   *[many] меньшая сумма за { $rounds } раундов
}
goal-lowest = когда у кого-то { $target }, побеждает меньшая сумма
goal-elimination = с { $target ->
    [one] { $target } очком
    [few] { $target } очками
   *[many] { $target } очками
} выбываешь, побеждает последний
goal-single = один раунд, кто первым без карт, тот победил

board-turn = ### ► Ходит { $name }
board-drawn = ### ► { $name } берёт карту: сыграть или оставить
board-draw-four = ### ► { $name } берёт 4 или не верит
board-take-four = ### ► { $name } берёт { $count }
board-penalty = ### ► { $name } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
board-colour = ### ► { $name } заказывает первый цвет
board-paused = ### ⏸ Игра на паузе
board-paused-how = Ничего не пропадёт. Когда захочешь продолжить, нажми **{ button-resume }**.

board-match = Подходит: { $match }
board-pile = Сверху лежит **{ $card }**

board-says = На карте написано: **{ $rule }**
board-stack = Накопилось: **+{ $count }** · возьми всё или добавь { $kind ->
    [draw_two] +2
    [wild_draw_four] +4
   *[any] +2 или +4
}
board-jump = ⚡ Тот, у кого есть ещё одна карта **{ $card }**, может перехватить ход
board-teams = Команды: **{ $first }** против **{ $second }**
board-misplay = Можно предложить неподходящую карту; это стоит хода и ещё { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[many] { $count } карт
}
board-clock = Время выйдет { $when }
board-clock-over = Время вышло: сейчас сыграет компьютер
board-no-clock = Можно не спешить: таймер выключен
board-draw-pile = Колода **{ $count }**
board-order = { $turned ->
    [yes] ход идёт **вниз** ↓ (после разворота)
   *[no] ход идёт **вниз** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } оч.
row-next = дальше
row-exposed = ❗ **Uno ещё не сказано**
row-said = 📣 Uno сказано
row-away = 💤 нет на месте
row-out = вне партии
row-waits = играет со следующего раунда

closed-ended = ### Эта игра закончена
closed-empty = ### Все ушли, и этот стол закрыт
closed-expired = ### Долго никого не было, и этот стол закрыт
closed-replaced = ### На этом месте теперь новый стол
closed-how = Открой новый: `/game new`.

## The lobby

lobby-title = ### 🃏 Стол для Uno открыт
lobby-host = Приглашает { $name }. Нажми **{ button-join }**, чтобы сесть за стол; играть могут от 2 до { $most }.
lobby-seats = **За столом** · { $count } из { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · ведущий
lobby-lonely = Нужен ещё один игрок: подожди кого-нибудь или добавь компьютер.
lobby-ready = Когда все соберутся, { $name } нажимает **{ button-start }**.
lobby-full = За столом нет мест. { $name } нажимает **{ button-start }**.
lobby-rules = **Здешние правила**

rule-deck-modern = Новая колода, 112 карт
rule-deck-classic = Классическая колода, 108 карт
rule-deck-swap = Колода 2015 года, 112 карт
rule-deck-fewer = { $deck }, без карт: { $kinds }
rule-decks = Колод вместе: { $count }, каждая: { $deck }
rule-hand-size = { $count ->
    [one] по { $count } карте
    [few] по { $count } карты
   *[many] по { $count } карт
}
rule-first-card-ignore = Первая карта в сбросе – всегда число
rule-first-card-effect = Первая карта в сбросе действует, даже если это не число
rule-goal-target = Кто выходит, получает очки за карты остальных; для победы нужно { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
}
rule-goal-rounds = { $rounds ->
    [1] Кто выходит, получает очки за карты остальных; играют один раунд
    [one] Кто выходит, получает очки за карты остальных; побеждает больше всего очков за { $rounds } раунд
    [few] Кто выходит, получает очки за карты остальных; побеждает больше всего очков за { $rounds } раунда
   *[many] Кто выходит, получает очки за карты остальных; побеждает больше всего очков за { $rounds } раундов
}
rule-goal-rounds-low = { $rounds ->
    [1] Каждый считает свои оставшиеся карты; играют один раунд
    [one] Каждый считает свои оставшиеся карты; побеждает меньшая сумма за { $rounds } раунд
    [few] Каждый считает свои оставшиеся карты; побеждает меньшая сумма за { $rounds } раунда
   *[many] Каждый считает свои оставшиеся карты; побеждает меньшая сумма за { $rounds } раундов
}
rule-goal-single = Один раунд: побеждает тот, кто первым выходит
rule-goal-lowest = Каждый считает свои оставшиеся карты; когда у кого-то { $target }, побеждает меньшая сумма
rule-goal-elimination = Каждый считает свои оставшиеся карты; с { $target ->
    [one] { $target } очком
    [few] { $target } очками
   *[many] { $target } очками
} выбываешь
rule-draw-four = +4: { $limit }; { $challenge }
rule-draw-four-free = +4: когда угодно
rule-draw-four-colour-or-wild = только без карт действующего цвета и без обычной «Закажи цвет»
rule-draw-four-colour = только без карт действующего цвета
rule-draw-four-colour-or-any-wild = только без карт действующего цвета и без других чёрных карт
rule-challenge-on = можно блефовать, но тебе могут не поверить
rule-challenge-off = без блефа
rule-uno = { $penalty ->
    [0] Поймали без Uno: ничего не будет
   *[other] Поймали без Uno: берёшь { $penalty }
}
rule-wrong-catch = { $penalty ->
    [0] поймать зря ничего не стоит
   *[other] поймать зря: берёшь { $penalty }
}
rule-grace = { $seconds ->
    [0] поймать можно сразу
    [one] поймать можно через { $seconds } секунду
    [few] поймать можно через { $seconds } секунды
   *[many] поймать можно через { $seconds } секунд
}
rule-must-play = Кто может ходить, тот ходит: карту берут, только если нечем
rule-draw-until-playable = Карты берут до тех пор, пока одна не подойдёт
rule-force-play = Взятую карту, если она подходит, надо сыграть
rule-seven-zero = С 7 меняешься картами с кем хочешь, с 0 все передают карты дальше
rule-jump-in = Перехват: точно такую же карту, как сверху, можно сыграть вне очереди
rule-partners = Пары: две команды по двое, друг напротив друга, очки общие
rule-no-action-finish = Последней картой должно быть число
rule-stacking-same = Накопление: +2 на +2, +4 на +4
rule-stacking-cross = Накопление: любой плюс на любой плюс
rule-two-player-reverse = Вдвоём разворот только меняет направление
rule-misplay-penalty = Можно предложить неподходящую карту: берёшь { $count } и теряешь ход
rule-custom-rules = На трёх картах «Своё правило»: { $rules }
rule-special-wild-points = «Перемешай», «Обменяйся» и «Своё правило» стоят по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}
rule-late-join = Новые игроки могут садиться посреди раунда
rule-clock = { $seconds ->
    [one] { $seconds } секунда на ход, потом за тебя играет компьютер
    [few] { $seconds } секунды на ход, потом за тебя играет компьютер
   *[many] { $seconds } секунд на ход, потом за тебя играет компьютер
}
rule-no-clock = Без таймера

## The hand

hand-note = > { $note }
hand-your-turn = ### Твой ход – подходит: { $match }
hand-wait = ### Ходит { $name }
hand-wait-next = ### Ходит { $name } – потом ты
hand-drawn = ### Взятая карта: { $card }
hand-drawn-how = Она подходит: сыграй её или оставь и закончи ход.
hand-drawn-must = Она подходит, так что её надо сыграть.
hand-jump = ### ⚡ Можно перехватить ход: { $card }
hand-stack-how = **Или добавь** карту с плюсом: тогда следующий игрок берёт эти { $count } и ещё за неё.
hand-must-play = У тебя есть подходящая карта, поэтому брать нельзя.
hand-no-action-finish = Твоей последней картой здесь должно быть число.
hand-misplay = ✗ не подходит; предложить всё равно можно, но это стоит хода и ещё { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[many] { $count } карт
}.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } кладёт тебе +4
hand-draw-four-take = **Взять { $take }:** берёшь { $take ->
    [one] { $take } карту
    [few] { $take } карты
   *[many] { $take } карт
} и пропускаешь этот ход.
hand-draw-four-challenge = **{ button-challenge }:** ты говоришь, что это блеф, и только тебе покажут карты, которые держит { $name }. { $rule }
hand-draw-four-bluff = · блеф: { $name } берёт { $take }, а ты ходишь
hand-draw-four-fair = · честно: ты берёшь { $lost } и пропускаешь этот ход
hand-bluff-colour = { $known ->
    [yes] Это блеф, если { $name } ещё держит такой цвет: { $colour }.
   *[no] Это блеф, если { $name } ещё держит карту цвета, который действовал раньше.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] Это блеф, если { $name } ещё держит обычную «Закажи цвет» или такой цвет: { $colour }.
   *[no] Это блеф, если { $name } ещё держит карту цвета, который действовал раньше, или обычную «Закажи цвет».
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] Это блеф, если { $name } ещё держит другую чёрную карту или такой цвет: { $colour }.
   *[no] Это блеф, если { $name } ещё держит карту цвета, который действовал раньше, или другую чёрную карту.
}
hand-take = ### Тебе брать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
hand-take-how = Возьми их, и ход перейдёт к следующему игроку.
hand-colour = ### Первая карта чёрная: закажи цвет
hand-picking = ### { $card }: какой цвет?
hand-picking-how = Потом у тебя останется
hand-kept = { $heading }: { $cards }
hand-picking-swap = Ты отдаёшь
hand-picking-shuffle = Все карты перемешаются. Ты вкладываешь
hand-picking-partner = ### { $card }: с кем меняешься?
hand-offer = ### { $card } не подходит, нужно: { $match }
hand-offer-how = Предложить всё равно? Карта вернётся к тебе, ты берёшь { $count }, и твой ход закончится.
hand-picking-last = Это твоя последняя карта: закажи цвет и выиграй раунд.
hand-pass = Брать больше нечего. Если ничего не подходит, пасуй.
hand-pile = Сверху: { $card } · подходит: { $match }
hand-pile-alone = Сверху: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ без Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = колода **{ $count }**
hand-exposed = ❗ **У тебя одна карта – нажми { button-uno }, пока тебя не поймали.**
hand-say-before = Осталось две карты: нажми **{ button-uno }** перед ходом, и никто тебя не поймает.
hand-called = 📣 Uno сказано. Теперь сыграй одну из двух карт.
hand-said = 📣 Uno сказано.
hand-page = Карты { $from }–{ $to } из { $count } разных
hand-paused = ### ⏸ Игра на паузе
hand-paused-how = Нажми на столе **{ button-resume }** или просто ходи, когда твоя очередь.
hand-lobby = ### Карты ещё не розданы
hand-lobby-how = Карты придут, когда ведущий нажмёт **{ button-start }**.
hand-between = ### Раунд закончен
hand-between-how = Нажми **{ button-next-round }**, когда захочешь играть дальше.
hand-between-ready = Ждём остальных.
hand-finished = ### Партия закончена
hand-finished-how = Нажми на столе **{ button-rematch }**, чтобы сыграть ещё раз.
hand-closed = ### Этот стол закрыт
hand-closed-how = Открой новый: `/game new`.
hand-gone = ### Ты больше не сидишь за этим столом
hand-gone-how = Твои карты вернулись в колоду.
hand-watching = ### В этом раунде ты не играешь
hand-watching-how = Карты придут, когда раздадут следующий раунд.

## Why not? – the reasons in a hand

why-title = **Почему нельзя?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards }: нужен { $colour } или **{ $symbol }**.
why-other-colour = { $cards }: нужен { $colour }. На чёрную карту кладут только по цвету.
why-breaks-limit = { $limit ->
    [colour] Пока у тебя есть действующий цвет, её играть нельзя. Блефовать здесь не получится.
    [colour_or_any_wild] Пока у тебя есть действующий цвет или другая чёрная карта, её играть нельзя. Блефовать здесь не получится.
   *[colour_or_wild] Пока у тебя есть действующий цвет или обычная «Закажи цвет», её играть нельзя. Блефовать здесь не получится.
}
why-cannot-stack = { $kind ->
    [draw_two] Тебе брать карты, а добавить здесь можно только +2.
    [wild_draw_four] Тебе брать карты, а добавить здесь можно только +4.
   *[any] Тебе брать карты, а добавить здесь можно только +2 или +4.
}
why-owed = Тебе брать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, и до этого ходить нельзя. За этим столом накопления нет.
why-owed-challenge = Тебе брать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}; ходить нельзя, пока их не возьмёшь или не скажешь «Не верю». За этим столом накопления нет.
why-not-your-turn = Сейчас ходит { $name }. За этим столом перехвата нет, поэтому жди своей очереди.
why-jump-closed = Сейчас ходит { $name }. Для перехвата поздно: ход уже начался или что-то ещё решается.
why-not-identical = Сейчас ходит { $name }. Вне очереди можно сыграть только точно такую же карту, как сверху: { $card }.
why-wild-on-top = Сейчас ходит { $name }. На чёрной карте перехватить ход нельзя.
why-out-of-turn = Сейчас ходит { $name }. { $reason }
why-draw = Так что возьми карту: **{ button-draw }**.

## Buttons

button-join = Войти
button-leave = Выйти
button-leave-match = Выйти из партии насовсем
button-start = Начать
button-computer = Добавить компьютер
button-hand = Мои карты
button-draw = Взять
button-uno = Uno!
button-uno-said = Uno сказано
button-catch = Поймать!
button-catch-name = Поймать: { $name }!
button-options = Правила…
button-form-numbers = Число карт и колод…
button-form-written = Надписи на картах…
button-form-goals = Цель, раунды, таймер…
button-form-calls = Штрафы и отсрочка…
button-more = Ещё…
button-resume = Продолжить
button-next-round = Следующий раунд
button-next-round-ready = Следующий раунд ({ $ready }/{ $people })
button-rematch = Реванш
button-play-drawn = Сыграть: { $card }
button-jump = Перехват: { $card }
button-unfit = ✗ { $card }
button-offer = Предложить: { $card }
button-partner = { $name } · { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
button-why = Почему нельзя?
button-why-back = Скрыть причины
button-draw-until = Брать, пока не подойдёт
button-keep = Оставить
button-challenge = Не верю
button-take = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
button-pass = Пас
button-back = Назад
button-page-earlier = ← Карты { $from }–{ $to }
button-page-later = Карты { $from }–{ $to } →
button-rules = Как играть
button-settings = Настройки
button-scores = Рейтинг
button-scores-page-back = ← Страница { $page }
button-scores-page-on = Страница { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] У тебя старшая карта, ты сдаёшь
   *[no] Старшую карту берёт и сдаёт { $name }
}
event-round-started = { $you ->
    [yes] Раунд { $round }: сдаёшь ты, первая карта: **{ $card }**
   *[no] Раунд { $round }: сдаёт { $name }, первая карта: **{ $card }**
}
event-card-played = { $you ->
    [yes] Ты кладёшь: **{ $card }**
   *[no] { $name } кладёт: **{ $card }**
}
event-card-jumped = { $you ->
    [yes] Ты перехватываешь ход: **{ $card }**
   *[no] { $name } перехватывает ход: **{ $card }**
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] Тебе нечего взять: карт не осталось
        [one] Ты берёшь { $count } карту
        [few] Ты берёшь { $count } карты
       *[many] Ты берёшь { $count } карт
    }
   *[no] { $count ->
        [0] { $name } ничего не берёт: карт не осталось
        [one] { $name } берёт { $count } карту
        [few] { $name } берёт { $count } карты
       *[many] { $name } берёт { $count } карт
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] Тебе нечего взять, карт не осталось, и ход пропускаешь
        [one] Ты берёшь { $count } карту и пропускаешь ход
        [few] Ты берёшь { $count } карты и пропускаешь ход
       *[many] Ты берёшь { $count } карт и пропускаешь ход
    }
   *[no] { $count ->
        [0] { $name } ничего не берёт, карт не осталось, и пропускает ход
        [one] { $name } берёт { $count } карту и пропускает ход
        [few] { $name } берёт { $count } карты и пропускает ход
       *[many] { $name } берёт { $count } карт и пропускает ход
    }
}
event-card-kept = { $you ->
    [yes] Ты оставляешь карту
   *[no] { $name } оставляет карту
}
event-turn-skipped = { $you ->
    [yes] Ты пропускаешь ход
   *[no] { $name } пропускает ход
}
event-turn-passed = { $you ->
    [yes] Ты пасуешь: нечем ходить и нечего взять
   *[no] { $name } пасует: нечем ходить и нечего взять
}
event-direction-changed = ход идёт в другую сторону
event-colour-named = { $you ->
    [yes] Ты заказываешь цвет: { $colour }
   *[no] { $name } заказывает цвет: { $colour }
}
event-penalty-owed = { $you ->
    [yes] { $count ->
        [one] Тебе брать { $count } карту
        [few] Тебе брать { $count } карты
       *[many] Тебе брать { $count } карт
    }
   *[no] { $count ->
        [one] Берёт { $count } карту: { $name }
        [few] Берёт { $count } карты: { $name }
       *[many] Берёт { $count } карт: { $name }
    }
}
event-challenge-guilty = { $you ->
    [by] Ты не веришь, и не зря: { $target } блефует
    [target] { $name } тебе не верит, и не зря: это блеф
   *[no] { $name } не верит, и не зря: { $target } блефует
}
event-challenge-innocent = { $you ->
    [by] Ты не веришь, а зря: { $target } играет честно
    [target] { $name } тебе не верит, а зря: всё честно
   *[no] { $name } не верит, а зря: { $target } играет честно
}
event-uno-said = { $you ->
    [yes] Ты говоришь **Uno!**
   *[no] { $name } говорит **Uno!**
}
event-catch-missed = { $you ->
    [by] Ты ловишь зря: { $target } в безопасности
    [target] { $name } ловит тебя зря: ты в безопасности
   *[no] { $name } ловит зря: { $target } в безопасности
}
event-uno-caught = { $you ->
    [by] Ты ловишь игрока { $target } без Uno
    [target] { $name } ловит тебя без Uno
   *[no] { $name } ловит игрока { $target } без Uno
}
event-hands-swapped = { $you ->
    [by] Обмен картами: ты и { $target }
    [target] { $name } меняется с тобой картами
   *[no] Обмен картами: { $name } и { $target }
}
event-hands-passed-on = все передают карты на одно место дальше
event-hands-shuffled = все карты перемешаны и розданы заново
event-pile-reshuffled = сброс перемешан в новую колоду
event-custom-rule = { $kind ->
    [extra_turn] на карте написано: ходи ещё раз
    [draw_three] на карте написано: следующий игрок берёт 3, если ему нечем ходить
   *[text] на карте написано: { $text }
}
event-card-misplayed = { $you ->
    [yes] Ты предлагаешь неподходящую карту: { $card }
   *[no] { $name } предлагает неподходящую карту: { $card }
}
event-clock-expired = { $you ->
    [yes] Твоё время вышло, за тебя играет компьютер
   *[no] { $name } не успевает: играет компьютер
}
event-seat-left = { $you ->
    [yes] Ты уходишь
   *[no] { $name } уходит
}
event-seat-joined = { $you ->
    [yes] Ты садишься за стол
   *[no] { $name } садится за стол
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Ты выходишь и выигрываешь раунд
        [one] Ты выходишь: { $points } очко
        [few] Ты выходишь: { $points } очка
       *[many] Ты выходишь: { $points } очков
    }
   *[no] { $points ->
        [0] { $name } выходит и выигрывает раунд
        [one] { $name } выходит: { $points } очко
        [few] { $name } выходит: { $points } очка
       *[many] { $name } выходит: { $points } очков
    }
}
event-round-blocked = Раунд зашёл в тупик: никто не может ни ходить, ни брать
event-round-abandoned = Раунд прерван: играть больше не с кем
event-match-won = { $count ->
    [1] { $names } выигрывает партию
    [one] { $names } делят победу в партии
    [few] { $names } делят победу в партии
   *[many] { $names } делят победу в партии
}
event-match-abandoned = Партия прервана

## What is told to the one who did it, or to whom it was done

note-drew = Ты берёшь: **{ $cards }**.
note-drew-nothing = Брать больше нечего.
note-drew-unplayable = Ты берёшь: **{ $cards }**. Это не подходит и остаётся у тебя, твой ход закончен.
note-misplayed = { $count ->
    [0] { $card } не подходит и возвращается к тебе. Ты ничего не берёшь, и твой ход закончен.
    [one] { $card } не подходит и возвращается к тебе. Ты берёшь { $count } карту ({ $cards }), и твой ход закончен.
    [few] { $card } не подходит и возвращается к тебе. Ты берёшь { $count } карты ({ $cards }), и твой ход закончен.
   *[many] { $card } не подходит и возвращается к тебе. Ты берёшь { $count } карт ({ $cards }), и твой ход закончен.
}
note-kept = Карта остаётся у тебя. Твой ход закончен.
note-uno-in-vain = Это не считается: говори Uno, когда собираешься сыграть предпоследнюю карту или держишь всего одну.
note-uno-needless = Не нужно: сейчас тебя никто не может поймать.
note-caught = Поймано! { $name } без Uno берёт { $count }.
note-catch-held = Твой сигнал был первым. Он сработает через миг, если { $name } раньше не скажет Uno.
note-catch-missed = Ловить некого: { $name } в безопасности.
note-catch-missed-penalty = { $count ->
    [one] Ловить некого: { $name } в безопасности. Это стоит тебе { $count } карты: { $cards }.
    [few] Ловить некого: { $name } в безопасности. Это стоит тебе { $count } карт: { $cards }.
   *[many] Ловить некого: { $name } в безопасности. Это стоит тебе { $count } карт: { $cards }.
}
note-challenge-guilty = Это был блеф! { $name } берёт { $count }, и теперь твой ход.
note-challenge-innocent = Всё было честно. Ты берёшь { $count } и пропускаешь ход: { $cards }.
note-challenge-hand = Только ты видишь, что держит { $name }: { $cards }.
note-took = Ты берёшь { $count ->
    [0] ноль карт: их не осталось
    [one] { $count } карту: { $cards }
    [few] { $count } карты: { $cards }
   *[many] { $count } карт: { $cards }
}. Твой ход закончен.
note-colour-named = Ты заказываешь цвет: { $colour }.
note-passed = Ты пасуешь.
note-out = Карт больше нет! Раунд твой.
note-back = С возвращением! Теперь ты снова играешь за себя.
note-stale = С тех пор как эта кнопка появилась, игра ушла вперёд. Вот как всё сейчас.

## The end of a round and of a match

summary-last-round = **Последний раунд** · выходит { $name }
summary-last-round-points = { $points ->
    [one] **Последний раунд** · выходит { $name } · { $points } очко
    [few] **Последний раунд** · выходит { $name } · { $points } очка
   *[many] **Последний раунд** · выходит { $name } · { $points } очков
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] выигрывают
   *[no] выигрывает
} раунд { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] выигрывают
       *[no] выигрывает
    } раунд { $round } · { $points } очко
    [few] ### 🏁 { $name } { $team ->
        [yes] выигрывают
       *[no] выигрывает
    } раунд { $round } · { $points } очка
   *[many] ### 🏁 { $name } { $team ->
        [yes] выигрывают
       *[no] выигрывает
    } раунд { $round } · { $points } очков
}
summary-title-blocked = ### Раунд { $round } зашёл в тупик: никто не может ни ходить, ни брать
summary-title-abandoned = ### Раунд { $round } прерван
summary-left = **Остались карты**
summary-hand = { $name } · { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} · { $faces }
    -# { $cards }
summary-more = и ещё { $count }
summary-totals = **Счёт** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (вне партии)
summary-next-at = Следующий раунд { $when } или как только все будут готовы.
summary-next-ready = Следующий раунд начнётся, как только все будут готовы.
summary-dealer = Сдаёт { $name }.
summary-ready = Готовы: { $ready }. Ждём: { $waiting }.
summary-seed = -# Честная ли была раздача? { button-more } показывает, как это проверить.

finished-title = ### 🏆 { $name } выигрывает партию!
finished-title-team = ### 🏆 { $names } выигрывают партию!
finished-title-shared = ### 🏆 { $names } делят победу в партии!
finished-title-nobody = ### Партия закончена без победителя
finished-title-abandoned = ### Партия прервана
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [one] очко
    [few] очка
   *[many] очков
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [one] очко
    [few] очка
   *[many] очков
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = Счёт после каждого раунда
course-line = { $name }: { $totals }
course-ends = { $name }: { $total } в конце
finished-rounds = { $rounds ->
    [1] Сыгран один раунд.
    [one] Сыгран { $rounds } раунд.
    [few] Сыграно { $rounds } раунда.
   *[many] Сыграно { $rounds } раундов.
}
finished-again = Уже идёт новая партия, в своём сообщении ниже.
finished-rematch = Те же люди, те же правила? Нажми **{ button-rematch }**.

## Calling people

called = { $who }, твой ход.
called-again = { $who }, всё ещё твой ход. Время выйдет { $when }.
called-open = { $who } Здесь открывается игра. Нажми **{ button-join }**, чтобы играть.
called-open-in = { $who } Открывается игра: { $place }.

## More about a table

more-title = ### Правила за этим столом
more-deal = **Честная ли раздача?** Все перемешивания вытекают из тайного зерна. Его отпечаток, SHA-256, был известен до первой карты:
    `{ $fingerprint }`
more-deal-later = Само зерно покажут в конце раунда, так что проверить сможет каждый.
more-deal-seed = Раунд { $round } закончен, его зерно:
    `{ $seed }`
    Его SHA-256 – это отпечаток, который был здесь во время раунда, и из него вытекают все перемешивания.
more-leave = Если выйти насовсем, твои карты вернутся в колоду. Если отлучаешься ненадолго, оставайся за столом: компьютер играет за тебя, пока ты что-нибудь не нажмёшь.

## The leaderboard

scores-title = ### 🏆 Рейтинг
scores-race = Гонка { $number } · кто первым наберёт **{ $target }**, получит корону
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# за всё время { $points } · победы: { $won } из { $played } { $played ->
    [one] раунда
    [few] раундов
   *[many] раундов
}, { $matches } { $matches ->
    [one] партия
    [few] партии
   *[many] партий
}
scores-own = **Ты** · место { $rank } · { $points } из { $target } в этой гонке · за всё время { $all }
scores-own-none = У тебя здесь пока нет очков.
scores-empty = Здесь пока ни у кого нет очков. Выиграй раунд за столом, где играют хотя бы двое, и твоё имя появится тут.
scores-page = -# Страница { $page } из { $pages } · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
scores-champions = **👑 Чемпионы**
scores-champion = Гонка { $number } · { $name } · { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} · { $when }
scores-no-champion = Гонку ещё никто не выиграл: первая корона ждёт.
scores-somebody = тот, кого здесь уже нет
race-won = 👑 { $name } выигрывает гонку { $number } этого сервера и получает корону: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}! Следующая гонка начинается с нуля.

## Help

help-title = ### Как здесь играть в Uno
help-start = **Начни** с `/game new`. Все нажимают **{ button-join }**, ведущий нажимает **{ button-start }**. Свободное место может занять компьютер.
help-turn = **Твой ход:** нажми карту, которая подходит по цвету, числу или символу, или чёрную. Либо возьми одну карту: если подходит, её можно сразу сыграть. **{ button-hand }** на столе всегда показывает твои карты, только тебе.
help-draw-four = **+4** – это честно, только если у тебя нет карт действующего цвета и обычной «Закажи цвет». Кто должен брать, может нажать **{ button-challenge }**: если это блеф, 4 карты берёт тот, кто блефует; если всё честно, не поверивший берёт 6.
help-uno = **Uno!** Когда кладёшь предпоследнюю карту, скажи это: нажми **{ button-uno }** прямо перед ней или сразу после. Пока следующий игрок ничего не сделал, любой может нажать **{ button-catch }**, и ты берёшь 2.
help-score = **Очки:** кто выходит, получает очки за карты остальных: числа по своему значению, пропуск, разворот и +2 по 20, чёрные по 50. Кто первым наберёт 500, выигрывает партию.
help-away = **Отлучаешься?** Когда твоё время выйдет, компьютер играет за тебя, пока ты что-нибудь не нажмёшь.
help-more = **Ещё:** `/learn` учит игре в коротком раунде только для тебя. `/rules` объясняет каждую карту и каждое домашнее правило. `/settings` – это твой язык и то, как тебя зовут к ходу.
help-commands = **Команды:** всё можно нажимать. А кто любит печатать, для стола есть `/game`, для хода `/hand` `/play` `/draw` `/uno` `/catch`, для очков `/leaderboard`.

about-title = ### Об этом боте
about-what = Бесплатный бот, который сдаёт карты, следит за правилами и считает очки в Uno на твоём сервере.
about-cards = Карты нарисованы для него: у каждого цвета свой знак, чтобы их можно было различить и без цвета.
about-data = Он хранит твой ID, имя, под которым ты играешь, твои игры, очки и настройки, и ничего из того, что ты пишешь.
about-trademark = UNO – товарный знак Mattel. Этот бот – любительский проект: он не связан с Mattel, не создан и не одобрен этой компанией.
about-version = Версия { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Этот раунд закончен.
refusal-not-playing = Ты не играешь в этом раунде.
refusal-not-your-turn = { $known ->
    [yes] Сейчас не твой ход: ходит { $name }.
   *[no] Сейчас не твой ход.
}
refusal-not-in-hand = { $card ->
    [none] У тебя нет этой карты.
   *[other] У тебя нет такой карты: { $card }.
}
refusal-does-not-match = { $known ->
    [yes] { $card } не подходит. Нужна чёрная карта или { $match }.
   *[no] Эта карта не подходит к той, что сверху.
}
refusal-breaks-limit = { $limit ->
    [colour] Играть +4 можно, только если у тебя нет действующего цвета.
    [colour_or_wild] Играть +4 можно, только если у тебя нет ни действующего цвета, ни обычной «Закажи цвет».
    [colour_or_any_wild] Играть +4 можно, только если у тебя нет ни действующего цвета, ни другой чёрной карты.
   *[unknown] Другие твои карты сейчас не дают сыграть +4.
}
refusal-only-drawn-card = Карта уже взята: сыграй её или оставь.
refusal-already-drew = Карта уже взята: сыграй её или оставь.
refusal-must-play = У тебя есть подходящая карта, поэтому брать нельзя.
refusal-must-play-drawn = Взятая карта подходит, так что её надо сыграть.
refusal-must-answer-penalty = Сначала ответь на карту сверху: твои карты показывают, что можно сделать.
refusal-cannot-stack = Эту карту сюда добавить нельзя.
refusal-no-action-finish = Последней картой здесь должно быть число.
refusal-colour-required = Скажи ещё, какой цвет заказываешь.
refusal-colour-not-wanted = Цвет заказывают только к чёрной карте.
refusal-name-colour-first = Сначала закажи цвет для чёрной карты сверху.
refusal-no-colour-owed = Сейчас цвет заказывать не нужно.
refusal-partner-required = Скажи ещё, с кем меняешься картами.
refusal-partner-not-wanted = С этой картой никто не меняется.
refusal-bad-partner = С этим игроком поменяться нельзя.
refusal-nothing-drawn = Карта не взята, так что и оставить нечего.
refusal-nothing-to-draw = Брать больше нечего.
refusal-nothing-owed = Тебе не нужно брать карты.
refusal-nothing-to-challenge = Здесь нет +4, которой ты можешь не поверить.
refusal-can-draw = Ты ещё можешь взять карту, поэтому пасовать нельзя.
refusal-can-play = У тебя есть подходящая карта, поэтому пасовать нельзя.
refusal-jump-closed = Для перехвата поздно: игра ушла вперёд.
refusal-not-identical = Перехватить ход можно только точно такой же картой, как сверху.
refusal-catch-self = Поймать себя нельзя. Лучше нажми **{ button-uno }**
refusal-catch-absent = Этого игрока нет в раунде.
refusal-caught-wrong-already = Такая попытка уже была: ловить некого.
refusal-misplay-off = Эта карта не подходит.
refusal-not-a-misplay = Эта карта подходит, так что просто сыграй её.
refusal-no-joining = В эту партию больше не войти.
refusal-table-full = За столом нет мест.
refusal-wrong-seat = Это место занято.
refusal-no-grace = Ждать нечего.

## Troubles: what cannot be done at the table

trouble-no-table = В этом канале нет стола. Открой его: `/game new`.
trouble-table-in-channel = В этом канале уже есть стол. `/game join` сажает за него, `/game show` показывает его внизу; или пусть его сначала закроют: `/game end`.
trouble-table-closed = Этот стол закрыт. Открой новый: `/game new`.
trouble-not-seated = Ты не сидишь за этим столом.
trouble-already-seated = Ты уже сидишь за этим столом.
trouble-table-full = За столом нет мест: играют не больше десяти.
trouble-not-host = Это может только ведущий.
trouble-not-allowed = Это может только ведущий или тот, кто отвечает за игры на этом сервере.
trouble-too-few = Нужно хотя бы двое. Подожди кого-нибудь или добавь компьютер.
trouble-already-started = Партия уже началась.
trouble-not-started = Партия ещё не началась.
trouble-join-later = Идёт раунд. Садись, когда он закончится: тогда нажми **{ button-join }** или введи `/game join`.
trouble-cards-short = На ещё одного игрока здесь не хватит карт.
trouble-joining-closed = Партия началась, и войти в неё уже нельзя.
trouble-no-such-seat = Такого игрока за этим столом нет.
trouble-no-round = Сейчас раунд не идёт.
trouble-round-running = Раунд ещё идёт.
trouble-match-over = Партия закончена.
trouble-match-running = Партия ещё идёт.
trouble-paused = Игра на паузе. Сначала нажми **{ button-resume }**.
trouble-not-paused = Игра не на паузе.
trouble-no-computer = За этим столом нет компьютера.
trouble-out-of-round = Ты не играешь в этом раунде. Карты придут, когда раздадут следующий.
trouble-not-saved = Сохранить не удалось, поэтому ничего не изменилось. Попробуй ещё раз.
trouble-bad-value = Такое значение невозможно.
trouble-broken-table = Стол в этом канале больше не прочитать. Открой на его месте новый: `/game new`, или пусть тот, кто может управлять сервером, закроет его: `/game end`.
trouble-not-a-person = Ведущим может быть только человек.
trouble-vote-self = За себя голосовать нельзя. Чтобы встать из-за стола, есть `/game leave`.
trouble-vote-computer = Насчёт компьютера не голосуют. Между раундами ведущий может убрать его: `/game kick`.
trouble-vote-alone = В одиночку нельзя убрать того, кто ещё здесь. Нужны двое, разве что этого игрока нет на месте.
trouble-vote-early = Когда голосуешь только ты, ход можно пропустить, когда прошла половина времени или минута. Подожди ещё немного.
trouble-vote-over = Это голосование закончено.
trouble-voted = Твой голос уже есть. Всё решится, когда проголосует достаточно других.
trouble-not-their-turn = Этого игрока сейчас никто не ждёт, так что пропускать нечего.

## The page of rules

panel-preset = Это правила **{ $name }**.
panel-own = Это собственные правила.
panel-warning = ⚠ Так партия не начнётся: { $problem }
panel-only-host = Ведущий может изменить их здесь до начала партии.
panel-begun = Партия началась, поэтому правила остаются как есть.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = Что это значит?
tab-start = Все правила
tab-cards = Карты
tab-draws = Карты с плюсом
tab-house = Домашние правила
tab-points = Очки и выкрики
option-on = да
option-off = нет
option-no-clock = выключен
option-none = нет
option-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
option-until-target = до цели
form-numbers = Число карт и колод
form-written = Что написано на картах
form-goals = Цель, раунды и таймер
form-calls = Штрафы и отсрочка
form-between = от { $low } до { $high }
form-clock-how = Секунды на ход, от { $low } до { $high }; 0 – без таймера.
form-rule = Своё правило { $number }
form-rule-how = Пусто: «Закажи цвет». Или: { form-rule-extra-turn } / { form-rule-draw-three } / текст до 100 знаков.
form-rule-extra-turn = ходи ещё раз
form-rule-draw-three = возьми три
form-bad-number = { $option }: нужно целое число от { $low } до { $high }. Ничего не изменилось.

choice-preset-official = Официальные
choice-preset-classic = Классика
choice-preset-sheet-2015 = Правила 2015 года
choice-preset-party = Вечеринка
choice-preset-family = Семейные
choice-preset-lowest = Меньшая сумма
choice-preset-elimination = На выбывание
choice-preset-partners = Пары
choice-preset-quick = Быстрые
choice-match = { $day } · { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
} · { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
} · { $end ->
    [running] ещё идёт
    [won] твоя победа
   *[over] закончена
}
choice-deck-swap = 2015 года, 112 карт с обменом картами
choice-removed-shuffle = Перемешай карты
choice-removed-swap = Обменяйся картами
choice-removed-customizable = Своё правило
choice-two-player-reverse-skip = Разворот даёт второй ход
choice-two-player-reverse-turn = Разворот только меняет направление
choice-special-wild-points-50 = 50 очков
choice-special-wild-points-40 = 40 очков
choice-draw-four-challenge-on = Можно не поверить
choice-draw-four-challenge-off = Без блефа и без проверки
choice-stacking-off = Нет
choice-stacking-same = Такой же на такой же
choice-stacking-cross = Любой плюс на любой
choice-scoring-lowest = Каждый считает своё, побеждает меньшая сумма
choice-scoring-elimination = Каждый считает своё, у цели выбываешь

problem-out-of-range = { $option }: такое значение невозможно.
problem-text-too-long = { $option }: не больше { $limit ->
    [one] { $limit } знака
    [few] { $limit } знаков
   *[many] { $limit } знаков
}.
problem-text-missing = { $option }: нужен текст.
problem-partners-elimination = Пары и игра на выбывание несовместимы.
problem-players = Нужно от 2 до { $limit } игроков.
problem-partners-four = Для пар нужно ровно { $limit ->
    [one] { $limit } игрок
    [few] { $limit } игрока
   *[many] { $limit } игроков
}.
problem-hand-size = Карт не хватит: на столько игроков раздавай не больше чем по { $limit }.

option-preset = Готовые правила
option-house = Домашние правила
option-deck = Колода
option-removed = Убранные карты
option-hand-size = Карт на руки
option-decks = Число колод
option-first-card = Первая карта
option-two-player-reverse = Разворот вдвоём
option-draw-four-limit = Условие для +4
option-draw-four-challenge = Проверка блефа
option-must-play = Ходить обязательно
option-stacking = Накопление
option-draw-until-playable = Брать, пока не подойдёт
option-force-play = Играть взятую карту
option-uno-penalty = Штраф без Uno
option-false-catch-penalty = Штраф, если поймать зря
option-catch-grace = Отсрочка поимки
option-seven-zero = Семь и ноль
option-jump-in = Перехват
option-partners = Пары
option-target = Цель
option-scoring = Подсчёт очков
option-rounds = Раунды
option-no-action-finish = Число в конце
option-custom-rules = Свои правила
option-special-wild-points = Очки особых чёрных карт
option-misplay-penalty = Штраф за неподходящую
option-late-join = Вход посреди раунда
option-clock = Таймер

explain-deck = Какими картами играют. В новой колоде есть «Перемешай карты» и три «Своё правило», в колоде 2015 года вместо «Перемешай карты» есть «Обменяйся картами», в классической нет ни тех, ни других.
explain-removed = Виды особых чёрных карт, которые убирают из колоды перед раздачей.
explain-hand-size = Сколько карт раздают каждому, от 1 до 15.
explain-decks = Для больших столов можно смешать несколько колод, не больше четырёх.
explain-first-card = С какой карты может начаться сброс. Либо всегда с числа, либо с любой карты, и она действует.
explain-two-player-reverse = Вдвоём разворот либо работает как пропуск, и ты ходишь ещё раз, либо только меняет направление, и ходит другой игрок.
explain-draw-four-limit = Когда +4 – это честно. Это блеф, если на руках остаётся то, что названо в условии; без условия это всегда честно.
explain-draw-four-challenge = Кто должен взять четыре, может не поверить: тогда блефующий сам берёт четыре, а если всё было честно, не поверивший берёт шесть. Без проверки нечестную +4 вообще нельзя сыграть.
explain-must-play = Брать можно, только когда ни одну карту нельзя сыграть. Блефовать никто не обязан.
explain-stacking = Кто должен брать, может добавить карту с плюсом, и тогда следующий игрок берёт за все. «Такой же на такой же» не смешивает +2 и +4.
explain-draw-until-playable = Карты берут, пока одна не подойдёт, и её можно сыграть.
explain-force-play = Взятую карту, если она подходит, надо сыграть; оставить её нельзя.
explain-uno-penalty = Сколько карт ты берёшь, если тебя поймали с одной картой без Uno.
explain-false-catch-penalty = Сколько карт ты берёшь, если ловишь, а ловить некого.
explain-catch-grace = Столько секунд после того, как у игрока осталась одна карта, поимка ждёт, чтобы никто не страдал от медленной связи.
explain-seven-zero = Кто кладёт 7, меняется картами с кем хочет. Когда кладут 0, все передают карты на одно место дальше по ходу игры.
explain-jump-in = У кого точно такая же карта, как сверху, может сыграть её вне очереди, пока следующий игрок не начал ход. Игра идёт дальше оттуда. Чёрной картой ход не перехватить.
explain-partners = Четыре игрока в двух командах, друг напротив друга. Когда один выходит, оба получают очки за карты другой команды.
explain-target = Столько очков заканчивают партию.
explain-scoring = Либо победитель раунда получает очки за карты остальных, либо каждый считает свои карты и хорошо иметь мало, либо всё решает один раунд.
explain-rounds = Заданное число раундов вместо цели; 0 – играть до цели.
explain-no-action-finish = Картой действия или чёрной выйти нельзя: последней картой должно быть число.
explain-custom-rules = На каждой из трёх карт «Своё правило» можно написать: ходи ещё раз, следующий игрок берёт три, если ему нечем ходить, или свои слова, которые увидят все.
explain-special-wild-points = Сколько стоят «Перемешай карты», «Обменяйся картами» и «Своё правило», если остались на руках.
explain-misplay-penalty = Неподходящую карту всё равно можно предложить: она возвращается, игрок берёт две, и ход закончен.
explain-late-join = Новые игроки могут сесть посреди раунда и получают свежие карты. Но не в игре парами.
explain-clock = Сколько может длиться ход, прежде чем за отсутствующего сыграет компьютер; «нет» ждёт вечно.
option-other = Это правило

error-notation = Не знаю такой карты, такого цвета или игрока.
error-channel-taken = В этом канале уже есть стол. `/game join` сажает за него, `/game show` показывает его внизу; или пусть его сначала закроют: `/game end`.
error-storage = Сохранить не удалось, поэтому ничего не изменилось. Попробуй ещё раз.
error-unexpected = Увы, что-то пошло не так. Если это повторится, сообщи владельцу бота код **{ $code }**.

## Commands

slash-game = игра
slash-new = новая
slash-preset = правила
slash-deck = колода
slash-hand-size = число-карт
slash-first-card = первая-карта
slash-draw-four-limit = условие-плюс-4
slash-draw-four-challenge = проверка
slash-uno-penalty = штраф-uno
slash-false-catch-penalty = штраф-зря
slash-catch-grace = отсрочка
slash-scoring = подсчёт
slash-target = цель
slash-rounds = раунды
slash-clock = таймер
slash-rules = правила
slash-save-rules = сохранить-правила
slash-name = название
slash-forget-rules = удалить-правила
slash-join = войти
slash-leave = выйти
slash-start = начать
slash-show = показать
slash-notify = уведомить
slash-add-computer = добавить-компьютер
slash-level = уровень
slash-kick = убрать
slash-player = игрок
slash-end = закончить
slash-hand = карты
slash-play = сыграть
slash-card = карта
slash-colour = цвет
slash-swap-with = обмен-с
slash-draw = взять
slash-uno = uno
slash-catch = поймать
slash-leaderboard = рейтинг
slash-page = страница
slash-record = запись
slash-match = партия
slash-topic = тема
slash-learn = обучение
slash-help = помощь
slash-about = о-боте

command-game = Открыть стол для Uno, войти и вести игру
command-game-new = Открыть стол в этом канале
command-game-new-preset = Готовые правила для начала: официальные, вечеринка, … или сохранённые на этом сервере
command-game-new-deck = Какой колодой играют
command-game-new-hand-size = Сколько карт раздают каждому (7)
command-game-new-first-card = Что делает первая карта, если это не число
command-game-new-draw-four-limit = Когда можно сыграть +4
command-game-new-draw-four-challenge = Можно ли не поверить +4
command-game-new-uno-penalty = Карты за то, что поймали без Uno (2)
command-game-new-false-catch-penalty = Карты за то, что ловишь зря (0)
command-game-new-catch-grace = Через сколько секунд можно поймать (2)
command-game-new-scoring = Как считают очки
command-game-new-target = Сколько очков нужно для победы (500)
command-game-new-rounds = Вместо этого сыграть заданное число раундов
command-game-new-clock = Секунды на ход, от 15 до 600; 0 – без таймера
command-game-rules = Правила за этим столом; ведущий может изменить их здесь
command-game-save-rules = Сохранить правила этого стола (ведущий или «Управлять сервером»)
command-game-save-rules-name = Как их назвать, до 32 букв
command-game-forget-rules = Удалить сохранённые правила (ведущий или «Управлять сервером»)
command-game-forget-rules-name = Какие
command-game-join = Сесть за стол в этом канале
command-game-leave = Освободить своё место
command-game-start = Раздать карты (ведущий)
command-game-show = Показать стол ещё раз
command-game-notify = Сообщить мне о следующей игре здесь; ещё раз, чтобы отменить
command-game-add-computer = Посадить за стол компьютер (ведущий)
command-game-add-computer-level = Насколько хорошо он играет
command-game-kick = Убрать игрока из-за стола (ведущий или модерация)
command-game-kick-player = Кто должен уйти
command-game-end = Закончить игру и закрыть стол (ведущий или модерация)
command-hand = Показать твои карты, только тебе
command-play = Сыграть карту
command-play-card = Карта; подходящие будут предложены
command-play-colour = Цвет, который заказываешь к чёрной карте
command-play-swap-with = С кем меняешься: для 7 или «Обменяйся картами»
command-draw = Взять карту
command-uno = Сказать Uno
command-catch = Поймать того, кто не сказал Uno
command-catch-player = Кто забыл; можно не указывать, если это один игрок
command-record = Запись твоей партии в виде файла
command-record-match = Какая партия; если не указать, самая новая
command-leaderboard = Кто впереди на этом сервере
command-leaderboard-page = Какую страницу показать
command-rules = Книга правил: каждая карта и каждое правило, тема за темой
command-rules-topic = О чём ты хочешь узнать
command-learn = Научиться Uno в игре: раунд с подсказками, который больше никто не видит
command-help = Как играть
command-about = Что это за бот и кто его сделал

choice-deck-modern = Новая, 112 карт
choice-deck-classic = Классическая, 108 карт
choice-first-card-ignore = Всегда число
choice-first-card-effect = Любая, и она действует
choice-draw-four-limit-colour_or_wild = Без нужного цвета и обычной «Закажи цвет»
choice-draw-four-limit-colour = Без нужного цвета
choice-draw-four-limit-colour_or_any_wild = Без нужного цвета и любой чёрной карты
choice-draw-four-limit-none = Когда угодно
choice-scoring-winner = Победитель раунда получает очки за карты остальных
choice-scoring-single = Один раунд, побеждает, кто первым выходит

## Answers to commands and presses

answer-joined = Теперь ты сидишь за столом.
answer-left = Ты больше не сидишь за столом.
answer-notify = Когда в этом канале откроется следующая игра, тебя здесь упомянут. Чтобы отменить, введи `/game notify` ещё раз.
answer-notify-not = О следующей игре здесь тебе больше не сообщат.
answer-ended = Стол закрыт.
answer-record = Всё, что было в этой партии, строка за строкой. `python -m bot replay` проверяет каждый ход и раздачу каждого раунда и рассказывает всё словами.
answer-record-so-far = Эта партия ещё идёт: здесь всё до последнего законченного раунда. `python -m bot replay` рассказывает это словами.
answer-no-record = На этом сервере у тебя ещё нет раунда, сыгранного до конца. Потом его запись будет здесь.
answer-unknown-match = Такой партии среди твоих нет. Выбери одну из списка.
answer-kicked = { $name } больше не сидит за столом.
answer-computer = { $name } теперь сидит за столом.
answer-unknown-player = За этим столом никого так не зовут: { $name }. Выбери одно из предложенных имён.
answer-unknown-card = Не знаю карты { $typed }. Пиши так: «красная 7», «синий пропуск» или «закажи цвет зелёный».
answer-saved = Эти правила сохранены как **{ $name }**. С них здесь может начать каждый: `/game new preset:`.
answer-forgotten = Правила **{ $name }** удалены.
answer-name-taken = Правила нельзя назвать так: { $name }. Выбери другое название.
answer-presets-full = На этом сервере больше нет места для правил, сохранено уже { $most }. Сначала удали какие-нибудь: `/game forget-rules`.
answer-unknown-preset = Правил с таким названием здесь нет.
answer-old-button = Эта кнопка из старой версии бота и больше ничего не делает.
answer-old-command = Эта команда изменилась. Перезапусти Discord (Ctrl+R или закрой приложение) и попробуй ещё раз.
answer-bad-option = { $typed }: там это невозможно.
permissions-missing = Не могу держать стол в этом канале, мне не хватает прав: { $permissions }. Попроси того, кто может редактировать канал, дать их мне, и попробуй ещё раз.
permission-view = **Просматривать канал**
permission-send = **Отправлять сообщения**
permission-send-in-threads = **Отправлять сообщения в ветках**
