### What a server chooses, /server, and what the bot needs in a channel. Lines that begin with -# are
### small print, and -# has to stay at their beginning.

slash-server = сервер
slash-settings = настройки
slash-check = проверить

command-server = Выбрать, как играют в Uno на этом сервере («Управлять сервером»)
command-server-settings = Правила, каналы, роли, ветки, язык и гонка этого сервера
command-server-check = Проверить, можно ли играть здесь и в выбранных каналах

## The page of settings

server-title = ### ⚙️ Uno на этом сервере
server-from-when = -# Правила, таймер, каналы и ветки действуют для игр, открытых с этого момента. Всё остальное – сразу.

server-preset = **Правила новой игры:** { $rules }
server-preset-gone = { $name } (удалены, поэтому { $official })
server-preset-how = -# Для `/game new` без выбора правил. `/game save-rules` сохраняет собственные правила.
server-clock = **Таймер:** { $time }
server-clock-how = -# Когда время выйдет, за того, чей ход, сыграет компьютер. Ведущий может изменить это в игре.
server-threads = **Своя ветка для каждой игры:** { $value }
server-threads-how = -# В канале тихо, а несколько игр идут рядом.
server-channels = **Каналы:** { $channels }
server-channels-all = везде
server-channels-gone = { $count ->
    [one] { $count }, которого больше нет
    [few] { $count }, которых больше нет
   *[many] { $count }, которых больше нет
}
server-channels-how = -# Игры можно открывать только там. Категория действует для своих каналов, канал – для своих веток. Ничего не выбрано – значит, везде.
server-host = **Кто может открывать игры:** { $role }
server-host-everybody = все
server-host-how = -# Кто управляет сервером, может всегда. Ничего не выбрано – значит, все.
server-moderator = **Кто может заканчивать игры и убирать игроков:** { $role }
server-moderator-nobody = кто управляет сервером
server-moderator-how = -# За каждым столом, наряду с ведущим и теми, кто управляет сервером.
server-role-gone = роль, которой больше нет
server-race = **Гонка { $number }:** цель – { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
}
server-race-how = -# Очки за выигранные раунды складываются. Кто первым наберёт нужное, получает корону, и начинается следующая гонка: `/leaderboard`.
server-race-over = -# ⚠️ У кого-то уже { $points }. Следующий выигранный раунд решит гонку: победит тот, у кого больше всех.
server-solo = **Раунды одного человека с компьютерами считаются:** { $value }
server-solo-how = -# Если нет, раунд считается, только когда играют хотя бы два человека.
server-reset = **Начать гонку заново**
server-reset-how = -# В этой гонке у всех снова будет 0 очков.
server-language = **Язык:** { $language }
server-language-own = { $language }, как у сервера в Discord
server-language-how = -# Для столов и всего, что видят все. То, что видишь только ты, на твоём языке: `/settings`.

menu-server-preset = Правила новой игры
menu-server-clock = Таймер
menu-server-channels = Каналы: все
menu-server-host = Роль: все
menu-server-moderator = Роль: нет
menu-server-language = Язык

choice-clock-off = Без таймера
choice-language-server = Как у сервера в Discord

button-turn-on = Включить
button-turn-off = Выключить
button-server-target = Изменить…
button-server-reset = Начать заново…
button-server-reset-yes = Да, у всех снова 0
button-server-check = Проверить права
button-server-settings = Настройки

scores-empty-solo = Здесь пока ни у кого нет очков. Выиграй раунд, хоть с одними компьютерами, и твоё имя появится тут.

form-server-target = Гонка этого сервера
form-server-target-points = Сколько очков нужно для победы в гонке

server-reset-title = ### Начать гонку { $number } заново?
server-reset-sure = В этой гонке у всех снова будет 0 очков. Лучший счёт сейчас { $points }. Очки за всё время и чемпионы останутся. Отменить это нельзя.
server-reset-done = Гонка началась заново. У всех 0 очков.
server-everyone-no = Эта роль есть у всех, и тогда каждый мог бы закончить любую игру. Выбери другую.

## What somebody may not do here

answer-need-manager = Это может только тот, кто может управлять сервером.
answer-other-channels = В этом канале нельзя открывать игры. Иди сюда: { $channels }.
answer-no-channel = В этом канале нельзя открывать игры, а выбранных для них каналов больше нет. Кто управляет сервером, может выбрать другие: `/server settings`.
answer-in-threads = Игры этого канала идут в ветках. Иди туда: { $threads }
answer-own-thread = У тебя уже есть стол: { $thread }. Играй там или закрой его там: `/game end`.
answer-host-role = Открыть игру здесь могут только участники с ролью { $role }.
answer-host-role-gone = Открыть игру здесь может только тот, кто может управлять сервером.

## The check of a channel

check-title = ### 🔎 Можно ли здесь играть?
check-place = -# Проверено: { $place }
check-well = **Да.** Всё, что нужно, есть.
check-ill = **Нет.** Чего-то не хватает.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ Не хватает: { $permission }, { $purpose }
check-lacking = ⚠️ Не хватает: { $permission }, { $purpose }
check-commands = ✅ Команды работают: одна только что сработала.
check-commands-few = ⚠️ Большинство участников не может использовать команды в этом канале. Им нужно право **Использовать команды приложения**.
check-open = ✅ `/server settings` разрешает открывать здесь игры.
check-closed = ❌ `/server settings` разрешает открывать игры только в других каналах.
check-thread = 🧵 Каждая игра открывает здесь свою ветку.
check-others = **Другие каналы, где можно открывать игры**
check-others-well = ✅ { $channels }: всё, что нужно, есть.
check-others-missing = ❌ { $place }: не хватает { $permissions }.
check-others-lacking = ⚠️ { $place }: не хватает { $permissions }. Играть всё равно можно.
check-others-commands = ⚠️ { $place }: большинство участников не может использовать там команды.
check-others-more = -# Каналов, не названных здесь: { $count }
check-emojis = -# Картинки карт мои собственные, права на них не нужны.
check-how = **Как исправить:** открой настройки канала, перейди к правам доступа и дай моей роли то, чего не хватает.

permission-threads = **Создавать публичные ветки**
permission-history = **Читать историю сообщений**
permission-files = **Прикреплять файлы**
need-view = чтобы видеть канал и обновлять стол
need-send = чтобы показывать стол и звать игроков к ходу
need-send-in-threads = чтобы показывать стол в ветке и звать игроков к ходу
need-threads = чтобы открывать ветку для каждой игры
need-history = чтобы открывать эту ветку под её сообщением
need-files = для картинки в конце партии. Без неё стол рассказывает всё словами

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } открывает стол для Uno…
thread-opened = { $name } приглашает за стол для Uno. Играют тут: { $thread }. Заходи и садись!
thread-failed = Не удалось открыть ветку для игры. Попробуй ещё раз или попроси того, кто управляет сервером, посмотреть `/server check`.
