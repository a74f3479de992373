### Every sentence a person can see. Fluent syntax; `python -m pytest tests/ui` checks the ids.
### $you is "yes" where the sentence is told to the one it is about. Names come in escaped.

# What the language calls itself.
language-name = English

## Lists

# Ana, Ben and Cleo: names and things in a row, all but the last two, and the last two.
list-between = { $first }, { $second }
and-between = { $first } and { $second }
# Two half sentences in one line.
clause-between = { $first }; { $second }
# Two parts of a line of the plain style, which reads well aloud: no · stands between them.
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Red
colour-Y = Yellow
colour-G = Green
colour-B = Blue

# The mark is the one in the corner of the cards, for whoever cannot tell the colours.
loud-R = 🟥 **RED** ◯
loud-Y = 🟨 **YELLOW** ▲
loud-G = 🟩 **GREEN** ☰
loud-B = 🟦 **BLUE** ◆

heading-R = 🟥 Red ◯
heading-Y = 🟨 Yellow ▲
heading-G = 🟩 Green ☰
heading-B = 🟦 Blue ◆
heading-wild = ⬛ Wild

symbol-S = Skip
symbol-R = Reverse
symbol-D = Draw Two

# $colour_id is R, Y, G or B, $symbol_id is 0 to 9, S, R or D: for languages in which the words agree.
card-coloured = { $colour } { $symbol }
# Several cards of one colour: Red 3, 7 ×2, Skip.
card-group = { $colour } { $symbols }
card-W = Wild
card-W4 = Wild Draw Four
card-WH = Wild Shuffle Hands
card-WX = Wild Swap Hands
card-WC1 = Wild Customizable 1
card-WC2 = Wild Customizable 2
card-WC3 = Wild Customizable 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] play again
    [draw_three] the next player draws 3 if nothing fits
    [text] { $text }
   *[blank] a plain Wild
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } or **{ $symbol }**
match-nothing-yet = whatever colour is named

## Names

name-unknown = Player { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (blank)
name-partner = { $name } (your partner)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
menu-level = How well do the computers play?
menu-level-choice = { $level ->
    [easy] Computers: easy
    [hard] Computers: hard
   *[normal] Computers: normal
}
choice-level-easy = easy
choice-level-normal = normal
choice-level-hard = hard

## The board

board-title = -# Uno · round { $round } · { $goal }
goal-target = first to { $target } points
goal-rounds = { $rounds ->
    [one] one round
   *[other] most points after { $rounds } rounds
}
goal-rounds-low = { $rounds ->
    [one] one round, lowest total wins
   *[other] lowest total after { $rounds } rounds
}
goal-lowest = lowest total wins when somebody has { $target }
goal-elimination = out with { $target } points, the last one wins
goal-single = one round, first out wins

board-turn = ### ► { $name } to play
board-drawn = ### ► { $name } drew: play it or keep it
board-draw-four = ### ► { $name } must take 4 or challenge
board-take-four = ### ► { $name } must take { $count }
board-penalty = ### ► { $name } owes { $count } cards
board-colour = ### ► { $name } names the first colour
board-paused = ### ⏸ The game is paused
board-paused-how = Nothing is lost. Press **{ button-resume }** when you are ready.

board-match = Match { $match }
board-pile = **{ $card }** is on the pile

board-says = The card says: **{ $rule }**
board-stack = Stack: **+{ $count }** · take it, or add { $kind ->
    [draw_two] a Draw Two
    [wild_draw_four] a Wild Draw Four
   *[any] a Draw Two or a Wild Draw Four
}
board-jump = ⚡ Whoever holds another **{ $card }** may jump in
board-teams = Teams: **{ $first }** against **{ $second }**
board-misplay = A card that does not fit may be offered; it costs { $count } cards and the turn
board-clock = Time is up { $when }
board-clock-over = Time is up: the computer plays in a moment
board-no-clock = No hurry: the turn clock is off
board-draw-pile = Draw pile **{ $count }**
board-order = { $turned ->
    [yes] play goes **down** ↓ (turned round)
   *[no] play goes **down** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } pts
row-next = next
row-exposed = ❗ **no Uno yet**
row-said = 📣 said Uno
row-away = 💤 away
row-out = out of the match
row-waits = plays from the next round

closed-ended = ### This game was ended
closed-empty = ### Everybody has left, so this table is closed
closed-expired = ### Nobody came for a while, so this table is closed
closed-replaced = ### A new table has taken this one’s place
closed-how = Open another one with `/game new`.

## The lobby

lobby-title = ### 🃏 A table of Uno is open
lobby-host = { $name } invites you. Press **{ button-join }** to sit down, 2 to { $most } can play.
lobby-seats = **At the table** · { $count } of { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · host
lobby-lonely = One more is needed: wait for a friend, or add a computer.
lobby-ready = { $name } presses **{ button-start }** when everybody is here.
lobby-full = The table is full. { $name } presses **{ button-start }**.
lobby-rules = **The rules here**

rule-deck-modern = Modern deck, 112 cards
rule-deck-classic = Classic deck, 108 cards
rule-deck-swap = 2015 deck, 112 cards
rule-deck-fewer = { $deck }, without { $kinds }
rule-decks = { $count } decks together, each: { $deck }
rule-hand-size = { $count ->
    [one] 1 card each
   *[other] { $count } cards each
}
rule-first-card-ignore = The first card on the pile is always a number
rule-first-card-effect = The first card on the pile counts, even if it is no number
rule-goal-target = Whoever goes out scores the others’ cards; { $target } points win
rule-goal-rounds = { $rounds ->
    [one] Whoever goes out scores the others’ cards; one round is played
   *[other] Whoever goes out scores the others’ cards; most points after { $rounds } rounds win
}
rule-goal-rounds-low = { $rounds ->
    [one] Everybody scores their own leftover cards; one round is played
   *[other] Everybody scores their own leftover cards; lowest total after { $rounds } rounds wins
}
rule-goal-single = One round: whoever goes out first wins
rule-goal-lowest = Everybody scores their own leftover cards; when somebody has { $target }, the lowest total wins
rule-goal-elimination = Everybody scores their own leftover cards; with { $target } points you are out
rule-draw-four = Wild Draw Four: { $limit }; { $challenge }
rule-draw-four-free = Wild Draw Four: whenever you like
rule-draw-four-colour-or-wild = only while you hold neither the colour in force nor a plain Wild
rule-draw-four-colour = only while you do not hold the colour in force
rule-draw-four-colour-or-any-wild = only while you hold neither the colour in force nor another wild
rule-challenge-on = bluff if you dare, it can be challenged
rule-challenge-off = no bluffing
rule-uno = { $penalty ->
    [0] Caught without Uno: nothing happens
   *[other] Caught without Uno: draw { $penalty }
}
rule-wrong-catch = { $penalty ->
    [0] a wrong catch is free
   *[other] a wrong catch: draw { $penalty }
}
rule-grace = { $seconds ->
    [0] catches count at once
    [one] catches count after 1 second
   *[other] catches count after { $seconds } seconds
}
rule-must-play = Who can play must play: drawing is only for those who cannot
rule-draw-until-playable = Who draws keeps drawing until a card fits
rule-force-play = A drawn card that fits must be played
rule-seven-zero = A 7 swaps hands with a player of your choice, a 0 passes all hands on
rule-jump-in = Jump in: exactly the card on the pile may be played out of turn
rule-partners = Partners: two teams of two, sitting across, score together
rule-no-action-finish = The last card must be a number card
rule-stacking-same = Stacking: a Draw Two on a Draw Two, a Draw Four on a Draw Four
rule-stacking-cross = Stacking: any draw card on any draw card
rule-two-player-reverse = With two players a Reverse only turns play round
rule-misplay-penalty = A card that does not fit may be offered: draw { $count } and lose the turn
rule-custom-rules = On the three Wild Customizable: { $rules }
rule-special-wild-points = Shuffle, Swap and Customizable count { $points } points
rule-late-join = Newcomers may join in the middle of a round
rule-clock = { $seconds } seconds for a turn, then the computer plays for you
rule-no-clock = No turn clock

## The hand

hand-note = > { $note }
hand-your-turn = ### Your turn – match { $match }
hand-wait = ### { $name } is playing
hand-wait-next = ### { $name } is playing – you are next
hand-drawn = ### You drew { $card }
hand-drawn-how = It fits: play it, or keep it and end your turn.
hand-drawn-must = It fits, so you must play it.
hand-jump = ### ⚡ You can jump in with { $card }
hand-stack-how = **Or add** a draw card: the next player then owes these { $count } and its own.
hand-must-play = You hold a card that fits, so you may not draw.
hand-no-action-finish = Your last card must be a number card here.
hand-misplay = ✗ does not fit; to offer it all the same costs { $count } cards and your turn.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } played a Wild Draw Four on you
hand-draw-four-take = **Take { $take }:** you draw { $take } cards and lose this turn.
hand-draw-four-challenge = **{ button-challenge }:** you call it a bluff, and { $name }’s hand is shown to you alone. { $rule }
hand-draw-four-bluff = · a bluff: { $name } draws the { $take }, and you play on
hand-draw-four-fair = · fair: you draw { $lost } and lose this turn
hand-bluff-colour = { $known ->
    [yes] It is a bluff if { $name } still holds a { $colour } card.
   *[no] It is a bluff if { $name } still holds a card of the colour that was in force before.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] It is a bluff if { $name } still holds a { $colour } card or a plain Wild.
   *[no] It is a bluff if { $name } still holds a card of the colour that was in force before, or a plain Wild.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] It is a bluff if { $name } still holds a { $colour } card or any other wild.
   *[no] It is a bluff if { $name } still holds a card of the colour that was in force before, or any other wild.
}
hand-take = ### You owe { $count } cards
hand-take-how = Take them, and the turn goes on to the next player.
hand-colour = ### The first card is a wild: name the colour
hand-picking = ### { $card }: which colour?
hand-picking-how = Then you still hold
hand-kept = { $heading }: { $cards }
hand-picking-swap = You give away
hand-picking-shuffle = All hands are shuffled. You put in
hand-picking-partner = ### { $card }: swap hands with whom?
hand-offer = ### { $card } does not match { $match }
hand-offer-how = Offer it all the same? It is taken back, you draw { $count } and your turn ends.
hand-picking-last = It is your last card: name a colour and win the round.
hand-pass = There is no card left to draw. Pass if nothing fits.
hand-pile = On the pile: { $card } · match { $match }
hand-pile-alone = On the pile: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ no Uno
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = draw pile **{ $count }**
hand-exposed = ❗ **You hold one card – press { button-uno } before somebody catches you.**
hand-say-before = Two cards left: press **{ button-uno }** before you play, and nobody can catch you.
hand-called = 📣 You have said Uno. Now play one of your two cards.
hand-said = 📣 You have said Uno.
hand-page = Cards { $from }–{ $to } of { $count } different ones
hand-paused = ### ⏸ The game is paused
hand-paused-how = Press **{ button-resume }** on the board, or simply play when it is your turn.
hand-lobby = ### Not dealt yet
hand-lobby-how = Your cards come when the host presses **{ button-start }**.
hand-between = ### The round is over
hand-between-how = Press **{ button-next-round }** when you are ready.
hand-between-ready = You are ready.
hand-finished = ### The match is over
hand-finished-how = Press **{ button-rematch }** on the board to play again.
hand-closed = ### This table is closed
hand-closed-how = Open another one with `/game new`.
hand-gone = ### You no longer sit at this table
hand-gone-how = Whatever you held is back in the pile.
hand-watching = ### You are not in this round
hand-watching-how = You get cards when the next round is dealt.

## Why not? – the reasons in a hand

why-title = **Why not?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards }: neither { $colour } nor **{ $symbol }**.
why-other-colour = { $cards }: not { $colour }. On a wild only the colour counts.
why-breaks-limit = { $limit ->
    [colour] While you hold the colour in force it may not be played. Here it cannot be a bluff.
    [colour_or_any_wild] While you hold the colour in force or another wild it may not be played. Here it cannot be a bluff.
   *[colour_or_wild] While you hold the colour in force or a plain Wild it may not be played. Here it cannot be a bluff.
}
why-cannot-stack = { $kind ->
    [draw_two] You owe cards, and only a Draw Two can be added here.
    [wild_draw_four] You owe cards, and only a Wild Draw Four can be added here.
   *[any] You owe cards, and only a Draw Two or a Wild Draw Four can be added here.
}
why-owed = You owe { $count } cards, so nothing can be played before you take them. Stacking is off at this table.
why-owed-challenge = You owe { $count } cards, so nothing can be played before you take them or challenge. Stacking is off at this table.
why-not-your-turn = It is the turn of { $name }. Jumping in is off at this table, so you have to wait for yours.
why-jump-closed = It is the turn of { $name }. For jumping in it is too late: the turn has begun, or something is still being settled.
why-not-identical = It is the turn of { $name }. Out of turn you may play exactly the card on the pile and nothing else: another { $card }.
why-wild-on-top = It is the turn of { $name }. Nobody can jump in on a wild.
why-out-of-turn = It is the turn of { $name }. { $reason }
why-draw = So draw a card: **{ button-draw }**.

## Buttons

button-join = Join
button-leave = Leave
button-leave-match = Leave the match for good
button-start = Start
button-computer = Add computer
button-hand = My hand
button-draw = Draw
button-uno = Uno!
button-uno-said = Uno said
button-catch = Catch!
button-catch-name = Catch { $name }!
button-options = Rules…
button-form-numbers = Hand size and decks…
button-form-written = Write on the cards…
button-form-goals = Target, rounds, clock…
button-form-calls = Penalties and grace…
button-more = More…
button-resume = Go on
button-next-round = Next round
button-next-round-ready = Next round ({ $ready }/{ $people } ready)
button-rematch = Rematch
button-play-drawn = Play { $card }
button-jump = Jump in: { $card }
button-unfit = ✗ { $card }
button-offer = Offer { $card }
button-partner = { $name } · { $count } { $count ->
    [one] card
   *[other] cards
}
button-why = Why not?
button-why-back = Hide the reasons
button-draw-until = Draw until one fits
button-keep = Keep it
button-challenge = Challenge
button-take = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
button-pass = Pass
button-back = Back
button-page-earlier = ← Cards { $from }–{ $to }
button-page-later = Cards { $from }–{ $to } →
button-rules = How to play
button-settings = Settings
button-scores = Leaderboard
button-scores-page-back = ← Page { $page }
button-scores-page-on = Page { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] You drew the highest card and deal
   *[no] { $name } drew the highest card and deals
}
event-round-started = { $you ->
    [yes] Round { $round }: you dealt, **{ $card }** was turned up
   *[no] Round { $round }: { $name } dealt, **{ $card }** was turned up
}
event-card-played = { $you ->
    [yes] You played **{ $card }**
   *[no] { $name } played **{ $card }**
}
event-card-jumped = { $you ->
    [yes] You jumped in with **{ $card }**
   *[no] { $name } jumped in with **{ $card }**
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] You drew nothing: no card was left
        [one] You drew 1 card
       *[other] You drew { $count } cards
    }
   *[no] { $count ->
        [0] { $name } drew nothing: no card was left
        [one] { $name } drew 1 card
       *[other] { $name } drew { $count } cards
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] You drew nothing, as no card was left, and lost the turn
        [one] You drew 1 card and lost the turn
       *[other] You drew { $count } cards and lost the turn
    }
   *[no] { $count ->
        [0] { $name } drew nothing, as no card was left, and lost the turn
        [one] { $name } drew 1 card and lost the turn
       *[other] { $name } drew { $count } cards and lost the turn
    }
}
event-card-kept = { $you ->
    [yes] You kept the card
   *[no] { $name } kept the card
}
event-turn-skipped = { $you ->
    [yes] You lost the turn
   *[no] { $name } lost the turn
}
event-turn-passed = { $you ->
    [yes] You passed: nothing to play, nothing to draw
   *[no] { $name } passed: nothing to play, nothing to draw
}
event-direction-changed = play turned round
event-colour-named = { $you ->
    [yes] You named { $colour }
   *[no] { $name } named { $colour }
}
event-penalty-owed = { $you ->
    [yes] You owe { $count } cards
   *[no] { $name } owes { $count } cards
}
event-challenge-guilty = { $you ->
    [by] You challenged { $target }: it was a bluff
    [target] { $name } challenged you: it was a bluff
   *[no] { $name } challenged { $target }: it was a bluff
}
event-challenge-innocent = { $you ->
    [by] You challenged { $target }: it was fair
    [target] { $name } challenged you: it was fair
   *[no] { $name } challenged { $target }: it was fair
}
event-uno-said = { $you ->
    [yes] You said **Uno!**
   *[no] { $name } said **Uno!**
}
event-catch-missed = { $you ->
    [by] You tried to catch { $target }, who had nothing to fear
    [target] { $name } tried to catch you, but you had nothing to fear
   *[no] { $name } tried to catch { $target }, who had nothing to fear
}
event-uno-caught = { $you ->
    [by] You caught { $target } without Uno
    [target] { $name } caught you without Uno
   *[no] { $name } caught { $target } without Uno
}
event-hands-swapped = { $you ->
    [by] You swapped hands with { $target }
    [target] { $name } swapped hands with you
   *[no] { $name } swapped hands with { $target }
}
event-hands-passed-on = all hands went on one place
event-hands-shuffled = all hands were shuffled and dealt out again
event-pile-reshuffled = the discard pile was shuffled into a new draw pile
event-custom-rule = { $kind ->
    [extra_turn] the card says: play again
    [draw_three] the card says: the next player draws 3 if nothing fits
   *[text] the card says: { $text }
}
event-card-misplayed = { $you ->
    [yes] You offered { $card }, which does not match
   *[no] { $name } offered { $card }, which does not match
}
event-clock-expired = { $you ->
    [yes] Your time ran out, so the computer played for you
   *[no] Time ran out for { $name }: the computer plays
}
event-seat-left = { $you ->
    [yes] You left
   *[no] { $name } left
}
event-seat-joined = { $you ->
    [yes] You sat down
   *[no] { $name } sat down
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] You went out and won the round
        [one] You went out: 1 point
       *[other] You went out: { $points } points
    }
   *[no] { $points ->
        [0] { $name } went out and won the round
        [one] { $name } went out: 1 point
       *[other] { $name } went out: { $points } points
    }
}
event-round-blocked = The round is blocked: nobody can play or draw
event-round-abandoned = The round was given up: nobody is left to play against
event-match-won = { $count ->
    [one] { $names } won the match
   *[other] { $names } share the match
}
event-match-abandoned = The match was given up

## What is told to the one who did it, or to whom it was done

note-drew = You drew **{ $cards }**.
note-drew-nothing = There was no card left to draw.
note-drew-unplayable = You drew **{ $cards }**. It does not fit, so you keep it and your turn is over.
note-misplayed = { $count ->
    [0] { $card } does not fit, so you take it back, draw nothing, and your turn is over.
    [one] { $card } does not fit, so you take it back, draw 1 card ({ $cards }), and your turn is over.
   *[other] { $card } does not fit, so you take it back, draw { $count } cards ({ $cards }), and your turn is over.
}
note-kept = You keep it. Your turn is over.
note-uno-in-vain = That does not count: say Uno when you are about to play your second-to-last card, or hold a single one.
note-uno-needless = There is no need: nobody can catch you now.
note-caught = Caught! { $name } had not said Uno and draws { $count }.
note-catch-held = You called it first. It counts in a moment, unless { $name } says Uno before that.
note-catch-missed = There is nothing to catch: { $name } is safe.
note-catch-missed-penalty = { $count ->
    [one] There is nothing to catch: { $name } is safe. That costs you 1 card: { $cards }.
   *[other] There is nothing to catch: { $name } is safe. That costs you { $count } cards: { $cards }.
}
note-challenge-guilty = It was a bluff! { $name } draws { $count }, and it is your turn.
note-challenge-innocent = It was fair. You draw { $count } and lose the turn: { $cards }.
note-challenge-hand = Only you see { $name }’s hand: { $cards }.
note-took = You took { $count ->
    [0] nothing: no card was left
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
}. Your turn is over.
note-colour-named = You named { $colour }.
note-passed = You passed.
note-out = You are out! The round is yours.
note-back = Welcome back! You play your own cards again.
note-stale = The game has moved on since that button was made. This is how it stands now.

## The end of a round and of a match

# Of the round that ended the match.
summary-last-round = **Last round** · { $name } went out
summary-last-round-points = { $points ->
    [one] **Last round** · { $name } went out · 1 point
   *[other] **Last round** · { $name } went out · { $points } points
}
summary-title = ### 🏁 { $name } { $team ->
    [yes] win
   *[no] wins
} round { $round }
summary-title-points = { $points ->
    [one] ### 🏁 { $name } { $team ->
        [yes] win
       *[no] wins
    } round { $round } · 1 point
   *[other] ### 🏁 { $name } { $team ->
        [yes] win
       *[no] wins
    } round { $round } · { $points } points
}
summary-title-blocked = ### Round { $round } is blocked: nobody can play or draw
summary-title-abandoned = ### Round { $round } was given up
summary-left = **Cards left**
summary-hand = { $name } · { $points } { $points ->
    [one] point
   *[other] points
} · { $cards }
summary-hand-faces = { $name } · { $points } { $points ->
    [one] point
   *[other] points
} · { $faces }
    -# { $cards }
summary-more = and { $count } more
summary-totals = **Totals** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (out)
summary-next-at = Next round { $when }, or as soon as everybody is ready.
summary-next-ready = The next round comes as soon as everybody is ready.
summary-dealer = { $name } deals it.
summary-ready = Ready: { $ready }. Waiting for { $waiting }.
summary-seed = -# Was the deal fair? { button-more } shows how to check it.

finished-title = ### 🏆 { $name } wins the match!
finished-title-team = ### 🏆 { $names } win the match!
finished-title-shared = ### 🏆 { $names } share the match!
finished-title-nobody = ### The match ended without a winner
finished-title-abandoned = ### The match was given up
finished-place = { $place } · **{ $name }** · { $total } { $total ->
    [one] point
   *[other] points
}
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } { $total ->
    [one] point
   *[other] points
}
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = The totals after each round
course-line = { $name }: { $totals }
course-ends = { $name }: { $total } at the end
finished-rounds = { $rounds ->
    [one] One round was played.
   *[other] { $rounds } rounds were played.
}
finished-again = It is being played again, in a message of its own below.
finished-rematch = Same people, same rules? Press **{ button-rematch }**.

## Calling people

# Plain sentences, for they are read in a notification. $who is one mention or several.
called = { $who }, it is your turn.
called-again = { $who }, it is still your turn. Your time is up { $when }.
called-open = { $who } A game opens here. Press **{ button-join }** to play.
called-open-in = { $who } A game opens in { $place }.

## More about a table

more-title = ### The rules at this table
more-deal = **Is the deal fair?** Every shuffle follows from a secret seed. Its fingerprint, the SHA-256, was fixed before the first card:
    `{ $fingerprint }`
more-deal-later = The seed itself is shown when the round ends, so anybody can check it.
more-deal-seed = Round { $round } is over, and its seed was:
    `{ $seed }`
    Its SHA-256 is the fingerprint that stood here while the round was played, and its shuffles follow from it.
more-leave = Leaving for good gives your cards back to the pile. If you only go away for a while, stay seated: the computer plays for you until you press something.

## The leaderboard

scores-title = ### 🏆 Leaderboard
scores-race = Race { $number } · the first to **{ $target }** points wins the crown
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# all time { $points } · won { $won } of { $played } { $played ->
    [one] round
   *[other] rounds
}, { $matches } { $matches ->
    [one] match
   *[other] matches
}
scores-own = **You** · rank { $rank } · { $points } of { $target } in this race · all time { $all }
scores-own-none = You have not scored here yet.
scores-empty = Nobody has scored here yet. Win a round at a table with at least two people, and your name stands here.
scores-page = -# Page { $page } of { $pages } · { $count ->
    [one] 1 player
   *[other] { $count } players
}
scores-champions = **👑 Champions**
scores-champion = Race { $number } · { $name } · { $total } points · { $when }
scores-no-champion = Nobody has won a race yet: the first crown is still to be had.
scores-somebody = somebody who has left
race-won = 👑 { $name } wins race { $number } of this server with { $total } points and takes the crown! The next race starts from zero.

## Help

help-title = ### How to play Uno here
help-start = **Begin** with `/game new`. Everybody presses **{ button-join }**, the host presses **{ button-start }**. A computer can fill a seat.
help-turn = **Your turn:** press a card that matches the pile by colour, number or symbol, or a wild. Or draw one card: if it fits, you may play it at once. **{ button-hand }** on the board always shows your cards, to you alone.
help-draw-four = **Wild Draw Four** is only fair while you hold no card of the colour in force and no plain Wild. Whoever must draw may **{ button-challenge }**: a bluffer draws 4 instead; if it was fair, the challenger draws 6.
help-uno = **Uno!** When your second-to-last card goes down, say so: press **{ button-uno }** just before or just after. Until the next player acts anybody may **{ button-catch }** you, and you draw 2.
help-score = **Points:** whoever goes out scores the cards the others hold: numbers their value, Skip, Reverse and Draw Two 20, wilds 50. The first to 500 wins the match.
help-away = **Gone for a moment?** When your time runs out the computer plays for you, until you press something.
help-more = **More:** `/learn` teaches you the game in a short round of your own. `/rules` explains every card and every house rule. `/settings` is for your language, and for how you are called to your turn.
help-commands = **Commands:** everything can be pressed. Whoever prefers to type has `/game` for the table, `/hand` `/play` `/draw` `/uno` `/catch` for the turn, and `/leaderboard` for the points.

about-title = ### About this bot
about-what = A free bot that deals, referees and scores games of Uno in your server.
about-cards = Its cards are drawn for it: every colour has a mark of its own, so that they can be told apart without colour.
about-data = It keeps your user id, the name you play under, your games, your points and your settings, and nothing you write.
about-trademark = UNO is a trademark of Mattel. This bot is a hobby project: it is not affiliated with Mattel, and neither made nor approved by it.
about-version = Version { $version }.

## Refusals: what the rules do not allow

refusal-round-over = This round is over.
refusal-not-playing = You are not playing in this round.
refusal-not-your-turn = { $known ->
    [yes] It is not your turn: { $name } is playing.
   *[no] It is not your turn.
}
refusal-not-in-hand = { $card ->
    [none] You do not hold that card.
   *[other] You do not hold { $card }.
}
refusal-does-not-match = { $known ->
    [yes] { $card } does not fit: match { $match }, or play a wild.
   *[no] That card does not fit the one on the pile.
}
refusal-breaks-limit = { $limit ->
    [colour] You may play a Wild Draw Four only while you do not hold the colour in force.
    [colour_or_wild] You may play a Wild Draw Four only while you hold neither the colour in force nor a plain Wild.
    [colour_or_any_wild] You may play a Wild Draw Four only while you hold neither the colour in force nor another wild.
   *[unknown] Your other cards forbid a Wild Draw Four now.
}
refusal-only-drawn-card = You have drawn: play that card, or keep it.
refusal-already-drew = You have drawn already: play that card, or keep it.
refusal-must-play = You hold a card that fits, so you may not draw.
refusal-must-play-drawn = The card you drew fits, so it must be played.
refusal-must-answer-penalty = First answer for the card on the pile: your hand shows what you can do.
refusal-cannot-stack = That card cannot be put on this one.
refusal-no-action-finish = The last card must be a number card here.
refusal-colour-required = Say which colour it becomes as well.
refusal-colour-not-wanted = Only a wild takes a colour.
refusal-name-colour-first = First name the colour of the wild on the pile.
refusal-no-colour-owed = There is no colour to name now.
refusal-partner-required = Say with whom you swap hands as well.
refusal-partner-not-wanted = Nobody swaps hands with that card.
refusal-bad-partner = You cannot swap hands with that player.
refusal-nothing-drawn = You have not drawn a card, so there is none to keep.
refusal-nothing-to-draw = There is no card left to draw.
refusal-nothing-owed = You owe no cards.
refusal-nothing-to-challenge = There is no Wild Draw Four for you to challenge.
refusal-can-draw = You can still draw, so you cannot pass.
refusal-can-play = You hold a card that fits, so you cannot pass.
refusal-jump-closed = Too late to jump in: play has gone on.
refusal-not-identical = You can jump in only with exactly the card that is on the pile.
refusal-catch-self = You cannot catch yourself. Press **{ button-uno }** instead.
refusal-catch-absent = That player is not in this round.
refusal-caught-wrong-already = You have just tried that: there is nobody to catch.
refusal-misplay-off = That card does not fit.
refusal-not-a-misplay = That card fits, so simply play it.
refusal-no-joining = Nobody can join this match any more.
refusal-table-full = The table is full.
refusal-wrong-seat = That seat is not free.
refusal-no-grace = There is nothing to wait for.

## Troubles: what cannot be done at the table

trouble-no-table = There is no table in this channel. Open one with `/game new`.
trouble-table-in-channel = There is a table in this channel already. `/game join` sits down at it, `/game show` brings its board down; or have it ended first with `/game end`.
trouble-table-closed = That table is closed. Open another one with `/game new`.
trouble-not-seated = You are not sitting at this table.
trouble-already-seated = You are sitting at this table already.
trouble-table-full = The table is full: ten play at most.
trouble-not-host = Only the host can do that.
trouble-not-allowed = Only the host, or somebody in charge of games on this server, can do that.
trouble-too-few = It takes at least two. Wait for a friend, or add a computer.
trouble-already-started = The match has begun already.
trouble-not-started = The match has not begun yet.
trouble-join-later = A round is being played. Sit down when it is over: press **{ button-join }** then, or use `/game join`.
trouble-cards-short = There are not enough cards here for one more player.
trouble-joining-closed = The match has begun, and nobody can join it now.
trouble-no-such-seat = Nobody like that sits at this table.
trouble-no-round = No round is being played right now.
trouble-round-running = The round is still going on.
trouble-match-over = The match is over.
trouble-match-running = The match is still going on.
trouble-paused = The game is paused. Press **{ button-resume }** first.
trouble-not-paused = The game is not paused.
trouble-no-computer = No computer sits at this table.
trouble-out-of-round = You are not in this round. You get cards when the next one is dealt.
trouble-not-saved = That could not be saved, so nothing has changed. Please try again.
trouble-bad-value = That value is not possible.
trouble-broken-table = The table in this channel cannot be read any more. Open a new one in its place with `/game new`, or let somebody who may manage the server close it with `/game end`.
trouble-not-a-person = Only a person can be the host.
trouble-vote-self = You cannot vote about yourself. To get up, use `/game leave`.
trouble-vote-computer = There is no voting about a computer. Between rounds the host can remove it with `/game kick`.
trouble-vote-alone = One person alone cannot remove another who is still here. It takes two, unless that person is away.
trouble-vote-early = When only you can vote, a turn can be skipped after half of its time, or after a minute. Give them a little longer.
trouble-vote-over = That vote is over.
trouble-voted = You have voted already. It is decided when enough others have.
trouble-not-their-turn = Nobody is waiting for that player now, so there is no turn to skip.

## The page of rules

panel-preset = These are the rules **{ $name }**.
panel-own = These are rules of your own making.
panel-warning = ⚠ Like this the match cannot start: { $problem }
panel-only-host = The host can change them here before the match begins.
panel-begun = The match has begun, so the rules stay as they are.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = What does it mean?
tab-start = All rules
tab-cards = Cards
tab-draws = Draw cards
tab-house = House rules
tab-points = Points and calls
option-on = on
option-off = off
# In place of the seconds for a turn: there is no clock.
option-no-clock = off
option-none = none
option-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
option-until-target = until the target
form-numbers = Hand size and decks
form-written = What is written on the cards
form-goals = Target, rounds and clock
form-calls = Penalties and grace
form-between = { $low } to { $high }
form-clock-how = Seconds for a turn, { $low } to { $high }; 0 for no clock.
form-rule = Wild Customizable { $number }
form-rule-how = Empty: a Wild. Or: { form-rule-extra-turn } / { form-rule-draw-three } / your own words, up to 100 letters.
form-rule-extra-turn = play again
form-rule-draw-three = draw three
form-bad-number = { $option } must be a whole number from { $low } to { $high }. Nothing was changed.

choice-preset-official = Official
choice-preset-classic = Classic
choice-preset-sheet-2015 = 2015 sheet
choice-preset-party = Party
choice-preset-family = Family
choice-preset-lowest = Lowest total
choice-preset-elimination = Elimination
choice-preset-partners = Partners
choice-preset-quick = Quick
choice-match = { $day } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $people ->
    [one] 1 person
   *[other] { $people } people
} · { $end ->
    [running] still running
    [won] you won
   *[over] over
}
choice-deck-swap = 2015, 112 cards with Swap Hands
choice-removed-shuffle = Wild Shuffle Hands
choice-removed-swap = Wild Swap Hands
choice-removed-customizable = Wild Customizable
choice-two-player-reverse-skip = A Reverse skips the other
choice-two-player-reverse-turn = A Reverse only turns play round
choice-special-wild-points-50 = 50 points
choice-special-wild-points-40 = 40 points
choice-draw-four-challenge-on = It can be challenged
choice-draw-four-challenge-off = No bluffing, no challenge
choice-stacking-off = Off
choice-stacking-same = Same on same
choice-stacking-cross = Any draw card on any other
choice-scoring-lowest = Everybody’s own cards, lowest total wins
choice-scoring-elimination = Everybody’s own cards, out at the target

problem-out-of-range = { $option } cannot have that value.
problem-text-too-long = { $option } may have at most { $limit } characters.
problem-text-missing = { $option } needs its words.
problem-partners-elimination = Partners and elimination do not go together.
problem-players = It takes 2 to { $limit } players.
problem-partners-four = Partners takes exactly { $limit } players.
problem-hand-size = There are not enough cards: with so many players, deal { $limit } each at most.

option-preset = A set of rules
option-house = House rules
option-deck = Deck
option-removed = Cards taken out
option-hand-size = Hand size
option-decks = Decks shuffled together
option-first-card = First card
option-two-player-reverse = Reverse with two players
option-draw-four-limit = Limit on Wild Draw Four
option-draw-four-challenge = Challenge
option-must-play = Must play
option-stacking = Stacking
option-draw-until-playable = Draw until one fits
option-force-play = Play what you drew
option-uno-penalty = Penalty for being caught
option-false-catch-penalty = Penalty for a wrong catch
option-catch-grace = Catch grace
option-seven-zero = Seven and zero
option-jump-in = Jump in
option-partners = Partners
option-target = Target
option-scoring = Scoring
option-rounds = Rounds
option-no-action-finish = Number card last
option-custom-rules = Written cards
option-special-wild-points = Points of special wilds
option-misplay-penalty = Misplay penalty
option-late-join = Late joining
option-clock = Turn clock

explain-deck = Which cards are played with. Modern has a Wild Shuffle Hands and three Wild Customizable, 2015 has a Wild Swap Hands instead of the Shuffle, Classic has neither.
explain-removed = Kinds of special wild that are taken out of the deck before the deal.
explain-hand-size = How many cards everybody is dealt, 1 to 15.
explain-decks = Several decks can be shuffled into one for big tables, up to four.
explain-first-card = Which card may begin the pile. Either it is always a number card, or any card counts and does what it says.
explain-two-player-reverse = With two players a Reverse either works like a Skip, so that you play again, or only turns play round, so that the other plays next.
explain-draw-four-limit = When a Wild Draw Four is fair. It is a bluff if the hand it leaves behind holds what the limit names; without a limit it is always fair.
explain-draw-four-challenge = Whoever must draw four may doubt it: a bluffer draws the four instead, and after a wrong challenge it is six. Without challenges an unfair Wild Draw Four cannot be played at all.
explain-must-play = You may draw only when none of your cards can be played. Nobody is forced to bluff.
explain-stacking = Who owes cards may add a draw card, and the next player then owes all of them. Same on same keeps Draw Two and Draw Four apart.
explain-draw-until-playable = Who draws goes on drawing until a card fits, and may then play it.
explain-force-play = A drawn card that fits has to be played and cannot be kept.
explain-uno-penalty = How many cards you draw when you are caught with one card and have not said Uno.
explain-false-catch-penalty = How many cards you draw when you call a catch and there is nobody to catch.
explain-catch-grace = For so many seconds after a hand has become one card a catch waits, so that a slow connection costs nobody cards.
explain-seven-zero = Who plays a 7 swaps hands with a player of their choice. When a 0 is played, every hand goes on one place in the direction of play.
explain-jump-in = Who holds exactly the card on the pile may play it out of turn until the next player has begun. Play goes on from there. Wilds cannot be jumped.
explain-partners = Four players in two teams who sit across. When one goes out, both score the cards of the other team.
explain-target = So many points end the match.
explain-scoring = Either the winner of a round scores what the others hold, or everybody scores their own cards and low totals are good, or a single round decides.
explain-rounds = A fixed number of rounds instead of the target; 0 plays until the target is reached.
explain-no-action-finish = Nobody can go out with an action card or a wild: the last card must be a number card.
explain-custom-rules = A rule can be written on each of the three Wild Customizable: play again, the next player draws three if nothing fits, or words of your own that everybody is shown.
explain-special-wild-points = What Wild Shuffle Hands, Wild Swap Hands and Wild Customizable count when they are left in a hand.
explain-misplay-penalty = A card that does not fit may be offered all the same: it is taken back, its player draws two and the turn is over.
explain-late-join = Newcomers may sit down in the middle of a round and get a fresh hand. Never with partners.
explain-clock = How long a turn may take before the computer plays for whoever is away; off waits for ever.
option-other = That rule

error-notation = I do not know that card, colour or player.
error-channel-taken = There is a table in this channel already. `/game join` sits down at it, `/game show` brings its board down; or have it ended first with `/game end`.
error-storage = That could not be saved, so nothing has changed. Please try again.
error-unexpected = Sorry, something went wrong. If it happens again, tell whoever runs this bot the code **{ $code }**.

## Commands

# The names of commands and options, as Discord shows them: at most 32 letters and digits in lower
# case, with - and _ between words. Sentences name a command by its English name, `/game new`, in
# every language; the name it has in that language is put there. Here each is as in the code.
slash-game = game
slash-new = new
slash-preset = preset
slash-deck = deck
slash-hand-size = hand_size
slash-first-card = first_card
slash-draw-four-limit = draw_four_limit
slash-draw-four-challenge = draw_four_challenge
slash-uno-penalty = uno_penalty
slash-false-catch-penalty = false_catch_penalty
slash-catch-grace = catch_grace
slash-scoring = scoring
slash-target = target
slash-rounds = rounds
slash-clock = clock
slash-rules = rules
slash-save-rules = save-rules
slash-name = name
slash-forget-rules = forget-rules
slash-join = join
slash-leave = leave
slash-start = start
slash-show = show
slash-notify = notify
slash-add-computer = add-computer
slash-level = level
slash-kick = kick
slash-player = player
slash-end = end
slash-hand = hand
slash-play = play
slash-card = card
slash-colour = colour
slash-swap-with = swap_with
slash-draw = draw
slash-uno = uno
slash-catch = catch
slash-leaderboard = leaderboard
slash-page = page
slash-record = record
slash-match = match
slash-topic = topic
slash-learn = learn
slash-help = help
slash-about = about

command-game = Open, join and run a table of Uno
command-game-new = Open a table in this channel
command-game-new-preset = A set of rules to begin with: official, party, … or one this server has saved
command-game-new-deck = Which deck is played with
command-game-new-hand-size = Cards dealt to each player (7)
command-game-new-first-card = What a first card that is no number does
command-game-new-draw-four-limit = When a Wild Draw Four may be played
command-game-new-draw-four-challenge = Whether a Wild Draw Four can be challenged
command-game-new-uno-penalty = Cards for being caught without Uno (2)
command-game-new-false-catch-penalty = Cards for a wrong catch (0)
command-game-new-catch-grace = Seconds before a catch counts (2)
command-game-new-scoring = How points are counted
command-game-new-target = Points that win the match (500)
command-game-new-rounds = Play a fixed number of rounds instead
command-game-new-clock = Seconds for a turn, 15 to 600; 0 for no clock
command-game-rules = The rules at this table; the host can change them here
command-game-save-rules = Save the rules of this table for later (host or Manage Server)
command-game-save-rules-name = What to call them, up to 32 letters
command-game-forget-rules = Forget rules that were saved (host or Manage Server)
command-game-forget-rules-name = Which ones
command-game-join = Sit down at the table in this channel
command-game-leave = Give up your seat
command-game-start = Deal the cards (host)
command-game-show = Show the board again
command-game-notify = Tell me when the next game opens here; again to take it back
command-game-add-computer = Let the computer take a seat (host)
command-game-add-computer-level = How well it plays
command-game-kick = Remove a player (host or moderator)
command-game-kick-player = Who has to go
command-game-end = End the game and close the table (host or moderator)
command-hand = Show your cards, to you alone
command-play = Play a card
command-play-card = The card; yours that fit are offered
command-play-colour = The colour you name, for a wild
command-play-swap-with = With whom you swap hands, for a 7 or Swap Hands where they do
command-draw = Draw a card
command-uno = Say Uno
command-catch = Catch somebody who has not said Uno
command-catch-player = Who forgot; may be left out when only one did
command-record = The record of a match you played, as a file
command-record-match = Which match; the newest if you leave this out
command-leaderboard = Who is ahead in this server
command-leaderboard-page = Which page to show
command-rules = The rulebook: every card and every rule, topic by topic
command-rules-topic = What you would like to know about
command-learn = Learn Uno by playing: a guided round that nobody else sees
command-help = How to play
command-about = What this bot is, and who made it

choice-deck-modern = Modern, 112 cards
choice-deck-classic = Classic, 108 cards
choice-first-card-ignore = Always a number card
choice-first-card-effect = Whatever comes, and it counts
choice-draw-four-limit-colour_or_wild = Without a matching colour or a plain Wild
choice-draw-four-limit-colour = Without a matching colour
choice-draw-four-limit-colour_or_any_wild = Without a matching colour or any wild
choice-draw-four-limit-none = Whenever you like
choice-scoring-winner = The winner of a round scores the others’ cards
choice-scoring-single = One round, first out wins

## Answers to commands and presses

answer-joined = You sit at the table now.
answer-left = You have left the table.
answer-notify = You will be mentioned here when the next game opens in this channel. Use `/game notify` again to take it back.
answer-notify-not = You will not be told of the next game here any more.
answer-ended = The table is closed.
answer-record = Everything that happened in this match, line by line. `python -m bot replay` checks every move and the deal of every round, and tells it in words.
answer-record-so-far = This match is still being played: here is everything up to the last round that is over. `python -m bot replay` tells it in words.
answer-no-record = You have not played a round to its end on this server yet. Its record is here afterwards.
answer-unknown-match = There is no such match among yours. Choose one from the list.
answer-kicked = { $name } has been removed from the table.
answer-computer = { $name } sits at the table now.
answer-unknown-player = Nobody at this table is called { $name }. Choose one of the names that are offered.
answer-unknown-card = I do not know the card { $typed }. Write it like “red 7”, “blue skip” or “wild green”.
answer-saved = These rules are saved as **{ $name }**. Everybody here can begin a table with them: `/game new preset:`.
answer-forgotten = The rules **{ $name }** are forgotten.
answer-name-taken = Rules cannot be called { $name } here. Choose another name.
answer-presets-full = This server has saved { $most } sets of rules, and no more fit. Forget one first with `/game forget-rules`.
answer-unknown-preset = There are no rules of that name here.
answer-old-button = This button is of an older version of the bot and does nothing any more.
answer-old-command = This command has changed. Restart Discord (Ctrl+R, or close the app), then try again.
answer-bad-option = { $typed } is not possible there.
permissions-missing = I cannot keep a board in this channel: I am missing { $permissions }. Ask somebody who may edit the channel to give me that, then try again.
permission-view = **View Channel**
permission-send = **Send Messages**
permission-send-in-threads = **Send Messages in Threads**
