"""Why not? – in a hand: for each card that cannot be played now, the reason in words.

The reasons are the refusals of the rules for these very cards, told with this table's own options.
"""

from __future__ import annotations

from bot.uno.cards import Card
from bot.uno.errors import Refusal
from bot.uno.moves import Draw
from bot.uno.options import DrawFourLimit, Stacking
from bot.uno.state import Waiting
from cogs.ui.buttons import Press, button
from cogs.ui.ids import Verb
from cogs.ui.news import card_words
from cogs.ui.screen import Screen


def why_button(screen: Screen, page: int, *, explained: bool) -> list[Press]:
    """Return the button that asks for the reasons, or takes them away again."""
    if not screen.player.refusals or screen.view.table.paused:
        return []
    where = str(max(page, 0))
    if explained:
        return [button(screen.press(Verb.BACK, where), screen.texts("button-why-back"))]
    return [button(screen.press(Verb.WHY, where), screen.texts("button-why"))]


def reasons(screen: Screen) -> list[str]:
    """Return the lines that say why, cards of one reason together."""
    texts, refusals = screen.texts, screen.player.refusals
    if not refusals or screen.view.table.paused:
        return []
    groups: dict[Refusal, list[Card]] = {}
    for card, refusal in refusals.items():
        groups.setdefault(refusal, []).append(card)
    lines = [_line(screen, refusal, cards) for refusal, cards in groups.items()]
    if len(refusals) == len(set(screen.player.hand)) and screen.can(Draw):
        lines.append(texts("why-draw"))
    return [texts("why-title"), *(texts("why-line", reason=line) for line in lines)]


def _line(screen: Screen, refusal: Refusal, cards: list[Card]) -> str:
    texts = screen.texts
    if not screen.mine:
        return _out_of_turn(screen, refusal)
    if refusal is Refusal.MUST_ANSWER_PENALTY:
        return _owed(screen)
    held = [card for card in screen.player.hand if card in cards]
    words = card_words(held, texts, screen.faces)
    if refusal is Refusal.DOES_NOT_MATCH:
        return _unmatched(screen, words)
    return texts("why-cards", cards=words, reason=_reason(screen, refusal))


def _out_of_turn(screen: Screen, refusal: Refusal) -> str:
    """Return why nothing can be played by somebody whom the round does not wait for."""
    texts, play = screen.texts, screen.play
    name = "" if play.turn is None else screen.names[play.turn]
    match refusal:
        case Refusal.NOT_YOUR_TURN:
            return texts("why-not-your-turn", name=name)
        case Refusal.JUMP_CLOSED:
            return texts("why-jump-closed", name=name)
        case Refusal.NOT_IDENTICAL if play.top.colour is None:
            return texts("why-wild-on-top", name=name)
        case Refusal.NOT_IDENTICAL:
            return texts("why-not-identical", name=name, card=texts.card(play.top))
        case _:
            return texts("why-out-of-turn", name=name, reason=_reason(screen, refusal))


def _owed(screen: Screen) -> str:
    play = screen.play
    challenge = play.waiting is Waiting.DRAW_FOUR and play.challengeable
    return screen.texts("why-owed-challenge" if challenge else "why-owed", count=play.owed)


def _unmatched(screen: Screen, cards: str) -> str:
    texts, play = screen.texts, screen.play
    colour = "" if play.colour is None else texts.loud(play.colour)
    if play.top.colour is None:
        return texts("why-other-colour", cards=cards, colour=colour)
    symbol = texts.symbol(play.top)
    return texts("why-does-not-match", cards=cards, colour=colour, symbol=symbol)


def _reason(screen: Screen, refusal: Refusal) -> str:
    texts, options = screen.texts, screen.play.options
    if refusal is Refusal.CANNOT_STACK:
        same = str(screen.play.top.kind) if options.stacking is Stacking.SAME else "any"
        return texts("why-cannot-stack", kind=same)
    if refusal is Refusal.BREAKS_LIMIT and options.draw_four_limit is not DrawFourLimit.NONE:
        return texts("why-breaks-limit", limit=options.draw_four_limit)
    return texts.refusal(refusal, screen.play, screen.names)
