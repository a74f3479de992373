"""A player's own cards and what they can do: the private message that the game is played from."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import discord

from bot.games.tables import Stage
from bot.games.views import HandView
from bot.uno.cards import Card, Colour
from bot.uno.errors import Refusal
from bot.uno.events import CardPlayed, ColourNamed, Event, RoundStarted
from bot.uno.moves import Accept, Challenge, Draw, Keep, Misplay, NameColour, Pass, Play
from bot.uno.options import DrawFourLimit
from bot.uno.state import Waiting, seat_after
from cogs.ui.buttons import Press, Style, button
from cogs.ui.faces import NEUTRAL, SQUARES, STYLES, Faces, accent
from cogs.ui.held import aloud, held
from cogs.ui.ids import Verb, play_arg
from cogs.ui.layout import MOST_COMPONENTS, ROW, message, rows, space, text
from cogs.ui.names import Names
from cogs.ui.news import counted, outcome, owing, told
from cogs.ui.picker import picker
from cogs.ui.picking import Picking, asked, jumps
from cogs.ui.plain import plainly
from cogs.ui.screen import Screen, around, calls, urgent
from cogs.ui.summary import next_button, next_round
from cogs.ui.texts import Texts
from cogs.ui.votes import warnings
from cogs.ui.why import reasons, why_button

_PAGED: Final = 20
"""Cards on a page when they do not fit on one."""

_WIDE: Final = 4
"""Cards in a row, while that fits: five break into uneven lines on most screens."""

_LONGEST_NOTE: Final = 1000
_LIMITS: Final = {
    DrawFourLimit.COLOUR: "hand-bluff-colour",
    DrawFourLimit.COLOUR_OR_WILD: "hand-bluff-colour-or-wild",
    DrawFourLimit.COLOUR_OR_ANY_WILD: "hand-bluff-colour-or-any-wild",
}


def hand(
    view: HandView,
    texts: Texts,
    faces: Faces,
    *,
    note: str = "",
    page: int = 0,
    picking: Picking | None = None,
    reveal: Sequence[Event] = (),
    explained: bool = False,
    plain: bool = False,
) -> discord.ui.LayoutView:
    """Return a player's private message.

    `note` is a sentence about what just happened to them; `reveal` are the events of their own
    move, redacted for them, from which such sentences are made, a challenged hand included.
    `picking` is the card about which something is asked; it is forgotten when it cannot be played.
    `page` counts from 0. `explained` says of every card that cannot be played why not.
    `plain` is for whoever has chosen lines that read well aloud.
    """
    names = texts.names_of(view.table, view.seat)
    held = view.table.members[view.seat].cards
    sentences = [note[:_LONGEST_NOTE], *told(reveal, texts, faces, names, held=held)]
    lines = "\n".join(sentences).strip().splitlines()
    notes = [texts("hand-note", note=line) for line in lines]
    notes += warnings(view, texts)
    if view.player is None:
        return _styled(_no_cards(view, texts, names, notes), texts, plain=plain)
    screen = Screen(view, view.player, texts, faces, names, plain)
    question = None if picking is None else asked(view.player, picking)
    if picking is not None and question is not None:
        return _styled(picker(screen, picking, question, notes), texts, plain=plain)
    return _styled(_cards(screen, page, notes, explained=explained), texts, plain=plain)


def _styled(view: discord.ui.LayoutView, texts: Texts, *, plain: bool) -> discord.ui.LayoutView:
    return plainly(view, texts) if plain else view


class Parting(StrEnum):
    """Why there will be no cards in a hand any more."""

    GONE = "gone"
    CLOSED = "closed"


def parting(why: Parting, texts: Texts) -> discord.ui.LayoutView:
    """Return what stands in the place of such a hand."""
    return message([text(texts(f"hand-{why}"), texts(f"hand-{why}-how"))], NEUTRAL)


def _no_cards(
    view: HandView, texts: Texts, names: Names, notes: list[str]
) -> discord.ui.LayoutView:
    stage = view.table.stage
    if stage is Stage.BETWEEN:
        return _between(view, texts, names, notes)
    why = "watching" if stage is Stage.ROUND else stage
    over = outcome(view.table, texts, names) if stage is Stage.FINISHED else []
    how = texts(f"hand-{why}-how")
    return message([text(*notes, texts(f"hand-{why}"), *over, how)], NEUTRAL)


def _between(view: HandView, texts: Texts, names: Names, notes: list[str]) -> discord.ui.LayoutView:
    table = view.table
    ready = any(m.seat == view.seat and m.user_id in table.ready for m in table.members)
    how = texts("hand-between-ready" if ready else "hand-between-how")
    over = outcome(table, texts, names)
    words = [*notes, texts("hand-between"), *over, how, next_round(table, texts, names)]
    return message([text(*words), *rows([] if ready else [next_button(table, texts)])], NEUTRAL)


def _cards(
    screen: Screen, wanted: int, notes: list[str], *, explained: bool
) -> discord.ui.LayoutView:
    why = why_button(screen, wanted, explained=explained)
    choices = [*_choices(screen), *calls(screen), *why]
    cards = _card_buttons(screen)
    if screen.plain:
        # They are in a sentence, and what cannot be pressed is only in the way.
        cards = [card for card in cards if not card.item.disabled]
    # The container and the two texts are components as well.
    room = MOST_COMPONENTS - 3 - space(len(choices))
    where: list[str] = []
    if space(len(cards)) > room:
        pages = -(-len(cards) // _PAGED)
        current = min(max(wanted, 0), pages - 1)
        choices += _page_buttons(screen, current, pages, len(cards))
        first, last = _span(current, len(cards))
        where.append(screen.texts("hand-page", **{"from": first, "to": last, "count": len(cards)}))
        cards = cards[first - 1 : last]
    return message(
        [
            text(*_said(screen, notes), *(reasons(screen) if explained else ())),
            *rows(cards, _WIDE if space(len(cards), _WIDE) <= room else ROW),
            *rows(choices),
            text(*where, *_written(screen), *around(screen)),
        ],
        accent(screen.play.colour),
    )


def _said(screen: Screen, notes: list[str]) -> list[str]:
    """Return what stands above the cards; read aloud, whose turn it is comes first."""
    if not screen.plain:
        return [*notes, *_headline(screen), *urgent(screen)]
    first, *rest = _headline(screen) or [""]
    return [first, *notes, *rest, *urgent(screen), *aloud(screen)]


def _written(screen: Screen) -> list[str]:
    return [line for card in dict.fromkeys(screen.player.hand) for line in screen.says(card)]


def _span(page: int, count: int) -> tuple[int, int]:
    return page * _PAGED + 1, min((page + 1) * _PAGED, count)


def _page_buttons(screen: Screen, current: int, pages: int, count: int) -> list[Press]:
    turns = {current - 1: "button-page-earlier", current + 1: "button-page-later"}
    found: list[Press] = []
    for page, label in turns.items():
        if 0 <= page < pages:
            first, last = _span(page, count)
            words = screen.texts(label, **{"from": first, "to": last})
            found.append(button(screen.press(Verb.PAGE, str(page)), words))
    return found


def _headline(screen: Screen) -> list[str]:
    play, texts = screen.play, screen.texts
    top = screen.faced(play.top, play.colour)
    pile = (
        texts("hand-pile-alone", card=top)
        if owing(play)
        else texts("hand-pile", card=top, match=texts.match(play))
    )
    if screen.view.table.paused:
        return [texts("hand-paused"), texts("hand-paused-how"), pile]
    if not screen.mine:
        turn = [*_jump(screen), *_waiting(screen)]
        return [*(turn[::-1] if screen.plain else turn), pile]
    match play.waiting:
        case Waiting.DRAWN if screen.player.drawn is not None:
            card = screen.faced(screen.player.drawn)
            how = "hand-drawn-how" if screen.can(Keep) else "hand-drawn-must"
            return [texts("hand-drawn", card=card), texts(how), pile]
        case Waiting.DRAW_FOUR if play.challengeable and play.accused is not None:
            return [*_challenge(screen), *_stack(screen)]
        case Waiting.DRAW_FOUR | Waiting.PENALTY:
            how = [texts("hand-take-how"), *_stack(screen)]
            return [texts("hand-take", count=play.owed), *how, pile]
        case Waiting.COLOUR:
            return [texts("hand-colour")]
        case _:
            return [
                texts("hand-your-turn", match=texts.match(play)),
                texts("hand-pile-alone", card=top),
                *_limits(screen),
            ]


def _jump(screen: Screen) -> list[str]:
    if not jumps(screen.player):
        return []
    return [screen.texts("hand-jump", card=screen.faced(screen.play.top))]


def _stack(screen: Screen) -> list[str]:
    return [screen.texts("hand-stack-how", count=screen.play.owed)] if screen.can(Play) else []


def _limits(screen: Screen) -> list[str]:
    """Return what the house rules ask of a free turn."""
    texts, options = screen.texts, screen.play.options
    found: list[str] = []
    if screen.can(Pass):
        found.append(texts("hand-pass"))
    if options.must_play and not screen.can(Draw) and not screen.can(Pass):
        found.append(texts("hand-must-play"))
    if Refusal.NO_ACTION_FINISH in screen.player.refusals.values():
        found.append(texts("hand-no-action-finish"))
    if screen.can(Misplay):
        misplay = "plain-misplay" if screen.plain else "hand-misplay"
        found.append(texts(misplay, count=options.misplay_penalty))
    return found


def _waiting(screen: Screen) -> list[str]:
    play = screen.play
    if play.turn is None:
        return []
    following = seat_after(play.playing, play.turn, play.direction)
    text_id = "hand-wait-next" if following == screen.player.seat else "hand-wait"
    return [screen.texts(text_id, name=screen.names[play.turn])]


def _challenge(screen: Screen) -> list[str]:
    play, texts = screen.play, screen.texts
    if play.accused is None:
        return []
    name = screen.names[play.accused]
    before = _colour_before(screen.view.table.recent)
    rule_id = _LIMITS.get(play.options.draw_four_limit, "hand-bluff-colour")
    known, colour = ("no", "") if before is None else ("yes", texts.loud(before))
    rule = texts(rule_id, name=name, known=known, colour=colour)
    return [
        texts("hand-draw-four", name=name),
        texts("hand-draw-four-take", take=play.owed),
        texts("hand-draw-four-challenge", name=name, rule=rule),
        texts("hand-draw-four-bluff", name=name, take=play.owed),
        texts("hand-draw-four-fair", lost=play.owed + 2),
    ]


def _colour_before(newest_first: Sequence[Event]) -> Colour | None:
    """Return the colour that was in force before the card on top, as far as it is known."""
    top_seen = False
    for event in newest_first:
        match event:
            case CardPlayed(colour=colour):
                if top_seen:
                    return colour
                top_seen = True
            case ColourNamed(colour=colour) if top_seen:
                return colour
            case RoundStarted(start=start):
                return start.colour if top_seen else None
            case _:
                pass
    return None


def _card_buttons(screen: Screen) -> list[Press]:
    """Return a button for each different card, those that can be played first."""
    player, texts, cards = screen.player, screen.texts, held(screen.player)
    if player.drawn is not None:
        return [_lying(screen, card, count) for card, count in cards.items()]
    offered = {move.card for move in player.moves if isinstance(move, Misplay)}
    found: list[Press] = []
    for card, count in cards.items():
        label = counted(texts.card(card), count, texts)
        if card in offered:
            found.append(_unfit(screen, card, label))
        elif card in player.refusals:
            found.append(_lying(screen, card, count))
        elif jumps(player):
            found.append(_playable(screen, card, texts("button-jump", card=label)))
        else:
            found.append(_playable(screen, card, label))
    return found


def _lying(screen: Screen, card: Card, count: int) -> Press:
    # HAND, not PLAY: the card just drawn may have a twin, and ids are unique in a message.
    return button(
        screen.press(Verb.HAND, card.code),
        counted(screen.texts.card(card), count, screen.texts),
        style=STYLES[card.colour],
        emoji=screen.faces.emoji(card),
        disabled=True,
    )


def _playable(screen: Screen, card: Card, label: str) -> Press:
    verb = Verb.PLAY if asked(screen.player, Picking(card)) is None else Verb.PICK
    press_id = screen.press(verb, play_arg(card))
    return button(press_id, label, style=STYLES[card.colour], emoji=screen.faces.emoji(card))


def _unfit(screen: Screen, card: Card, label: str) -> Press:
    """Return the button of a card that does not match and may be offered all the same (O21)."""
    return button(
        screen.press(Verb.PICK, Picking(card, offered=True).code),
        screen.texts("plain-unfit" if screen.plain else "button-unfit", card=label),
        emoji=screen.faces.emoji(card),
    )


def _choices(screen: Screen) -> list[Press]:
    """Return what can be done instead of playing one of the cards."""
    texts, play = screen.texts, screen.play
    found: list[Press] = []
    if screen.can(NameColour):
        found += [
            button(
                screen.press(Verb.COLOUR, colour),
                texts.colour(colour),
                style=STYLES[colour],
                emoji=screen.faces.emoji(play.top, colour) or SQUARES[colour],
            )
            for colour in Colour
        ]
    if screen.player.drawn is not None:
        card = screen.player.drawn
        found.append(_playable(screen, card, texts("button-play-drawn", card=texts.card(card))))
    if screen.can(Keep):
        found.append(button(screen.press(Verb.KEEP), texts("button-keep")))
    if screen.can(Challenge):
        found.append(
            button(screen.press(Verb.CHALLENGE), texts("button-challenge"), style=Style.danger)
        )
    if screen.can(Accept):
        found.append(
            button(
                screen.press(Verb.ACCEPT),
                texts("button-take", count=play.owed),
                style=Style.primary,
            )
        )
    if screen.can(Pass):
        found.append(button(screen.press(Verb.PASS), texts("button-pass")))
    if screen.can(Draw):
        until = play.options.draw_until_playable
        label = texts("button-draw-until" if until else "button-draw")
        found.append(button(screen.press(Verb.DRAW), label, style=Style.primary))
    return found
