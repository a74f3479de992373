### The guided first round, /learn. $first and $second are two computers, who are called Coco and Pico
### in most places; $card is the card to be played, $pile the one on the pile.

lesson-you = You
lesson-head = ### Lesson · { $number } of { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### The lesson is over
lesson-stopped-how = Come back whenever you like: `/learn` begins it anew.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Begin
button-lesson-back = Back a step
button-lesson-stop = Stop
button-lesson-again = Once more
button-lesson-resume = Go on with the lesson

lesson-title-begin = Your first round
lesson-begin = Welcome! Here you play a short round of Uno against two computers, { $first } and { $second }. It takes about five minutes. Nobody else can see it, and it counts nowhere.

    The aim: **be the first to get rid of all your cards.**

    Your hand is shown to you as in a real game, with a button for each card. The cards that fit come first, the others are greyed out. You hold six cards here; usually it is seven.

    Press **{ button-lesson-begin }**, and then do what each step asks for. You can go back or stop at any moment.

lesson-title-colour = The same colour
lesson-colour = On the pile lies { $pile }. You may play a card that has the **same colour**, or the **same number or symbol**.

    Your { $card } has the same colour. Press it.

lesson-title-number = The same number
lesson-number = { $first } put a 2 on your 2: the same number. { $second } added another blue card: the same colour.

    You hold nothing blue. But your { $card } has the **same number** as the card on the pile. Press it.

lesson-title-draw = Nothing fits
lesson-draw = { $pile } lies on the pile now. You hold no green card, no 1 and no wild, so nothing fits.

    Whoever cannot play **draws one card**. If it fits, you may play it at once. If not, you keep it, and your turn is over.

    Press **{ button-draw }**.

lesson-title-skip = An action card
lesson-skip = The card you drew did not fit. { $first } had to draw too, and { $second } played { $pile }.

    Cards with a symbol do something. **Skip:** the next player loses the turn. **Draw Two:** the next player draws 2 cards and loses the turn.

    Your { $card } is red, so it fits. Press it, and { $first } loses the turn.

lesson-title-draw-again = Nothing fits again
lesson-draw-again = { $first } was passed over, so { $second } played at once: { $pile }.

    Again none of your cards is red, and none is a 6. **{ button-why }** tells it for every card; try it if you like.

    Then press **{ button-draw }**.

lesson-title-wild = A wild
lesson-wild = You drew a **Wild**. It fits on every card, and whoever plays it says which colour comes next.

    You may play the card you drew at once, or keep it for later. Play it now.

lesson-title-name-colour = Name a colour
lesson-name-colour = Which colour shall it be? Take the one that you hold most of.

    Three of your cards are yellow. Press **{ colour-Y }**.

lesson-title-catch = Somebody forgot
lesson-catch = Both put yellow cards on your Wild. But look: { $second } has only **one card** left, and has not said **Uno!**

    Whoever comes down to one card must say it. If they forget, anybody may catch them until the next player begins a turn, and then they draw 2 cards. The next player is you, so do it before you play.

    Press **{ $catch }** now.

lesson-title-reverse = The other way round
lesson-reverse = Well caught: { $second } draws 2 cards.

    It is still your turn. **Reverse** turns play round. Until now { $first } came after you; from now on it is { $second }.

    Press { $card }.

lesson-title-challenge = A bluff?
lesson-challenge = { $second } found nothing to play and drew. Then { $first } played a **Wild Draw Four** on you and named blue.

    That card has a limit: it is fair only if its player holds **no card of the colour in force**, which was yellow, and no plain Wild. If you do not believe it, you can **challenge**. What you risk and what you win stands below.

    { $first } played yellow a moment ago, and may well have more of it. Press **{ button-challenge }**.

lesson-title-go-on = Well doubted
lesson-go-on = It was a bluff: there was still a yellow card in that hand, which you alone were shown. { $first } draws the 4 cards, and it is your turn. The colour that was named stays in force: blue.

    Your { $card } is blue. Press it.

lesson-title-say-uno = Say Uno
lesson-say-uno = Two cards left, and { $card } fits: it is a 4 like the card on the pile. After it you will hold **one card**, so you have to say **Uno!** The safest moment is just before you play.

    Press **{ button-uno }** first.

lesson-title-second-to-last = One card left
lesson-second-to-last = You have said it, so nobody can catch you. (Right after the card is early enough too, if you are faster than the others.)

    Now press { $card }.

lesson-title-last = Go out
lesson-last = { $second } drew a card, and { $first } played { $pile }. Your last card is { $card }: it is yellow as well.

    Press it. Whoever has played their last card wins the round.

lesson-title-end = You have won!
lesson-end = **The round is yours.** Whoever goes out scores all the cards that the others still hold: numbers count their value, Skip, Reverse and Draw Two 20 each, wilds 50 each.
lesson-end-hand = { $name } · { $points } points · { $cards }
lesson-end-points = That makes **{ $points } points** for you. A match goes on, round after round, until somebody has 500.
lesson-end-how = **And now?** Open a table with `/game new`. Friends press **{ button-join }**, or you press **{ button-computer }**, and then **{ button-start }**. `/rules` explains every card and every rule whenever you want to know more.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = You could draw. But { $card } fits, and you want to get rid of your cards.
lesson-else-play = You could play that. But in this step it is about something else; read what it asks for.
lesson-else-keep = You could keep it. But whoever plays comes nearer to the end of the round.
lesson-else-accept = You could take the cards. But try the other way now: it is the only chance to get rid of them.
lesson-else-uno = Not yet. Say Uno when you are about to play your second-to-last card, or hold a single one.
lesson-else-catch = There is nobody to catch there. Here a wrong catch costs nothing; at some tables it costs cards.
lesson-draw-uno = Not yet: you hold more than two cards. First draw one.
lesson-catch-play = That card fits. But as soon as you play, { $second } is safe. Catch first: press **{ $catch }** now.
lesson-catch-draw = As soon as you draw, { $second } is safe. Catch first: press **{ $catch }** now.
lesson-reverse-play = That card fits too. But see what a Reverse does: press { $card }.
lesson-wild-keep = You could keep it. But then your turn is over, with nothing played. Play it now.
lesson-name-colour-play = You could. But you hold more of another colour, and want to play those cards next. Press **{ colour-Y }**.
lesson-name-colour-keep = You could still keep it. But then your turn is over, with nothing played. Name a colour.
lesson-challenge-accept = Many do. But four cards are a lot, and this one looks like a bluff. Press **{ button-challenge }**.
lesson-say-uno-play = The card fits. But if you play it without a word, you can be caught and must draw 2. Press **{ button-uno }** first.
lesson-say-uno-draw = You could draw. But one of your cards fits, and you are nearly out. Press **{ button-uno }** first.
lesson-second-to-last-uno = You have said it already. Now press { $card }.
