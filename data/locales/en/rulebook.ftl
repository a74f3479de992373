### The rulebook, /rules, a topic after the other; `data/rulebook/rules.md` is made from the English one.

rulebook-head = ### { $title }
rulebook-page = -# Page { $page } of { $pages }
rulebook-gone = That table is gone, so here is the beginning of the rulebook.

menu-rulebook = Choose a topic
button-rulebook = Rulebook
button-read-earlier = ← Earlier
button-read-later = Later →
button-lesson = Learn by playing

rulebook-topic-table = The rules of this table
rulebook-topic-aim = The aim and a turn
rulebook-topic-deal = The deal and the first card
rulebook-topic-cards = The cards
rulebook-topic-actions = Action cards
rulebook-topic-wilds = Wilds
rulebook-topic-draw-four = Wild Draw Four and the challenge
rulebook-topic-uno = Saying Uno and catching
rulebook-topic-points = Points and the match
rulebook-topic-matches = Other kinds of match
rulebook-topic-two = Two players
rulebook-topic-house-cards = House rules: cards
rulebook-topic-house-draws = House rules: draw cards
rulebook-topic-house-play = House rules: play
rulebook-topic-house-points = House rules: points and calls
rulebook-topic-presets = Sets of rules
rulebook-topic-small = The small print
rulebook-topic-seats = Computers, being away, coming late
rulebook-topic-fair = A fair deal
rulebook-topic-words = The words of the game

## The rules of this table

rulebook-table-official = This table plays by the official rules, just as they stand in this book.
rulebook-table-differs = { $count ->
    [one] This table plays by the official rules, with one exception:
   *[other] This table plays by the official rules, with these { $count } exceptions:
}

## The aim and a turn

rulebook-aim = Two to ten people play. Everybody is dealt 7 cards. **Be the first to get rid of all of yours:** you win the round, and score what the others still hold. The first to 500 points wins the match.
rulebook-turn = **On your turn** you play one card that fits the card on top of the pile, or you draw one card.
rulebook-fits = **A card fits** if it has the same colour, the same number or the same symbol as the card on the pile. A wild always fits. After a wild the colour counts that its player named.
rulebook-draw = **Drawing:** you may draw even if you could play. If the card you drew fits, you may play it at once; no other card of your hand. Otherwise you keep it, and your turn is over.
rulebook-direction = **Direction:** play goes round in the order of the seats, until a Reverse turns it.
rulebook-empty = **No card left to draw?** Then the played cards are shuffled into a new draw pile, all but the one on top.

## The deal and the first card

rulebook-dealer = Before the first round everybody draws a card, and the highest number deals. After that the deal goes on by one seat each round.
rulebook-first-card = When all have their cards, one more is turned up and begins the pile. If it is no number card, it is passed over, and the next one is turned, until a number card comes.
rulebook-first-turn = The player after the dealer begins.

## The cards

rulebook-cards = The deck has **112 cards** in four colours. Each colour also has a mark in the corner of its cards, for whoever cannot tell the colours apart.
rulebook-cards-numbers = **Number cards:** in each colour one 0, and two of each number from 1 to 9.
rulebook-cards-actions = **Action cards:** in each colour two Skip, two Reverse and two Draw Two.
rulebook-cards-wilds = **Wilds:** four Wild, four Wild Draw Four, one Wild Shuffle Hands and three Wild Customizable.
rulebook-cards-decks = A table can also choose the classic deck of 108 cards, which has neither Shuffle Hands nor Customizable, or the 2015 deck, in which a Wild Swap Hands takes the place of Shuffle Hands.

## Action cards

rulebook-actions = An action card is played like a number card: it fits by its colour, or on the same symbol of any colour.
rulebook-skip = **Skip:** the next player loses the turn.
rulebook-reverse = **Reverse:** play goes round the other way from now on.
rulebook-draw-two = **Draw Two:** the next player draws 2 cards and loses the turn. They cannot answer it with a card, unless the table plays with stacking.
rulebook-last-action = **As your last card** it still works: after a Draw Two or a Wild Draw Four the next player draws first, and those cards count for you.

## Wilds

rulebook-wild = **Wild:** fits on every card. You name the colour that has to be matched next, and it may be the same as before.
rulebook-shuffle = **Wild Shuffle Hands:** all hands are put together, yours as well, shuffled and dealt out again one card at a time, beginning with the player after you. Then you name a colour.
rulebook-swap = **Wild Swap Hands** (2015 deck): you swap your whole hand with a player of your choice. Then you name a colour.
rulebook-customizable = **Wild Customizable:** a plain Wild. But the table may have written something on it: play again; or the next player draws 3 if nothing of theirs fits; or words of its own.
rulebook-last-wild = Played as the last card, neither Shuffle nor Swap moves any hands.

## Wild Draw Four and the challenge

rulebook-draw-four = **Wild Draw Four:** fits on every card. You name a colour, and the next player draws 4 cards and loses the turn.
rulebook-limit = **The limit:** it is fair only if the rest of your hand holds no card of the colour in force, and no plain Wild. Cards that would fit by number or symbol do not matter.
rulebook-bluff = **The bluff:** you may play it all the same. Nothing happens, unless the player who has to draw doubts it.
rulebook-challenge = **The challenge:** that player presses **{ button-challenge }** before drawing, and is shown your hand; nobody else is.
    - It was a bluff: you draw the 4, and the challenger has a normal turn.
    - It was fair: the challenger draws 6 and loses the turn.
rulebook-challenge-colour = The colour you named stays in force in both cases.
rulebook-last-draw-four = As your last card it cannot be challenged.

## Saying Uno and catching

rulebook-uno = **Uno!** Whoever plays a card and then holds **a single one** must say Uno. Press **{ button-uno }** just before that card or right after it, or type `/uno`.
rulebook-catch = **Catching:** whoever forgets can be caught by anybody else, until the next player begins a turn. Press **{ button-catch }** or type `/catch`. They draw 2 cards.
rulebook-grace = A catch waits for 2 seconds, so that a slow connection costs nobody cards. Whoever says Uno in that time is safe.
rulebook-false = A wrong catch costs nothing, and neither does saying Uno too early: it does not count.
rulebook-uno-again = Whoever gets a hand of one card in a swap or a shuffle has to say Uno as well. Whoever draws and comes down to one card again has to say it again.

## Points and the match

rulebook-points = Whoever goes out **scores all cards that the others still hold:**
    - number cards: their number
    - Skip, Reverse, Draw Two: 20 each
    - wilds of every kind: 50 each
rulebook-example = **An example:** somebody is left with these three. They are worth 7 + 20 + 50 = **77 points** for the winner.
rulebook-match = **The match** goes on, round after round, until somebody has 500 points.
rulebook-blocked = If nobody can play and there is no card left to draw, the round is blocked. It ends without a winner.
rulebook-race = What you win can also count on the leaderboard of the server: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **Lowest total:** everybody adds the cards they are left with to their own points. When somebody reaches the target, the lowest total wins.
rulebook-elimination = **Elimination:** the same, but whoever reaches the target drops out. The last one wins.
rulebook-single = **A single round:** whoever goes out first wins at once. Or a fixed number of rounds is played.
rulebook-partners = **Partners:** four people in two teams, partners sit across. When one goes out, their team scores the cards of the other two. The partner’s cards do not count.

## Two players

rulebook-two = With two players, Skip, Draw Two and Wild Draw Four bring the turn straight back to whoever played them.
rulebook-two-reverse = A Reverse works like a Skip: you play again. A table can choose that it only turns play round, so that the other plays next.
rulebook-two-swap = Where hands are swapped, there is nobody to choose: you swap with the other.
rulebook-two-left = The same holds when a bigger table has only two players left.

## House rules (the list itself comes from the options)

rulebook-house = The host can change these before the match: **{ button-options }** at the table opens a page for it.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Official: { $value }.
rulebook-presets = A table can begin with one of these: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = everything as in this book
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **Stacking:** the counts add up. A card that is added may have any colour. Whoever cannot add one, or does not want to, draws them all and loses the turn. Once they are drawn, the card on the pile is an ordinary card again.
rulebook-small-stack-challenge = Only the last Draw Four of a stack can be challenged: a bluffer draws the whole stack; a challenger who is wrong draws 2 more than that.
rulebook-small-jump = **Jumping in** with an action card: what the first one would have done falls away, and yours counts, from your seat on. A Reverse does not turn play a second time. With stacking the cards owed add up instead.
rulebook-small-jump-never = Nobody can jump in while a colour or a challenge is open, or once the next player has drawn.
rulebook-small-first = **A first card that counts:** a Draw Two or a Skip falls on the player after the dealer. After a Reverse the dealer begins, and play goes round the other way. After a wild the player after the dealer names the colour and begins. A Wild Draw Four goes back into the deck.
rulebook-small-seven = **Seven and zero:** as last cards they move no hands. With two players a 0 swaps too.
rulebook-small-must = **Must play** and **play what you drew** never force anybody to bluff with a Wild Draw Four.
rulebook-small-short = If fewer cards are left than somebody has to draw, they draw what there is.
rulebook-small-end = A round ends at the latest after 5,000 moves.

## Computers, being away, coming late

rulebook-computers = **Computers** can take any seat: **{ button-computer }**. They see their own cards and the table, no more than you do. The host chooses how well they play.
rulebook-away = **Away?** When your time is up, the computer plays for you. Your cards stay yours: press anything, and you play on.
rulebook-vote = **Somebody keeps everybody waiting?** The table can vote: `/game vote`. More than half of the votes skip a turn, or remove somebody.
rulebook-pause = **A break:** the host can pause the game, and nobody’s time runs. Anybody who plays can go on with it.
rulebook-late = **Coming late:** between two rounds anybody can sit down; in the middle of a round only where the table allows it. Newcomers begin with no points, or, where low totals win, with the highest total at the table.
rulebook-watch = **Watching:** whoever does not play can watch, and sees what everybody may see: `/game watch`.
rulebook-leave = **Leaving for good:** your cards go back into the draw pile. Your points are kept, but cannot win any more. If only one player is left, the match ends. With partners a computer takes your seat.

## A fair deal

rulebook-fair = Nobody chooses the cards, not even whoever runs this bot, and you can check it.
rulebook-fair-seed = Every shuffle follows from a secret text, the **seed**. Before the first card its fingerprint (SHA-256) is fixed, and whoever presses **{ button-more }** at the table can see it. When the round is over, the seed itself is shown. If it has that fingerprint, nothing was changed in between.
rulebook-fair-record = `/record` gives you everything that happened in a match you played, as a file that a program can check.

## The words of the game

rulebook-words = - **Pile:** the played cards; only the top one counts.
    - **Draw pile:** the hidden cards that are drawn.
    - **Colour in force:** the colour to be matched, of the top card or named for a wild.
    - **To fit:** to have the same colour, number or symbol, or to be a wild.
    - **To go out:** to play the last card. It wins the round.
    - **Bluff:** a Wild Draw Four against its limit.
    - **Challenge:** to doubt a Wild Draw Four.
    - **To catch:** to call out somebody with one card who has not said Uno.
    - **Stack:** draw cards put on draw cards (house rule).
    - **Jump in:** to play exactly the card on the pile out of turn (house rule).
    - **Host:** whoever opened the table.
    - **Deal:** how the cards of a round were shuffled.
