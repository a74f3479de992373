"""The guided first round: every move in it is made by the rules, and every choice has an answer."""

from itertools import pairwise

import pytest

from bot.games.lesson import (
    FORGETFUL,
    GO,
    LEARNER,
    Moment,
    all_moments,
    answer,
    moment_at,
    seen,
)
from bot.games.tables import TableId
from bot.uno.cards import ALL_CARDS, Colour, Kind
from bot.uno.errors import InvalidNotation, Refusal
from bot.uno.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    CatchCalled,
    CatchResult,
    DirectionChanged,
    DrawFourChallenged,
    RoundEnded,
    TurnSkipped,
    UnoSaid,
)
from bot.uno.legality import legal_moves
from bot.uno.match import apply_move
from bot.uno.moves import Catch, Leave, Move, Play
from bot.uno.state import problems

MOMENTS = all_moments()
TABLE = TableId("aaaaaaaa")


def named(name: str) -> Moment:
    (found,) = [moment for moment in MOMENTS if moment.name == name]
    return found


def written(move: Move) -> str:
    """A move of the learner as it is chosen in a hand."""
    if isinstance(move, Play):
        return f"play.{move.card.code}.{move.colour or ''}".rstrip(".")
    if isinstance(move, Catch):
        return f"catch.{move.target}"
    return {"SayUno": "uno"}.get(type(move).__name__, type(move).__name__.lower())


def legal(moment: Moment) -> list[str]:
    """What the rules allow the learner."""
    moves = legal_moves(moment.state, LEARNER)
    return [written(move) for move in moves if not isinstance(move, Leave)]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_every_position_is_sound(moment: Moment) -> None:
    assert problems(moment.state) == ()
    assert moment.over or moment.state.turn == LEARNER


@pytest.mark.parametrize("moment", MOMENTS[:-1], ids=lambda moment: moment.name)
def test_what_is_asked_for_is_allowed_and_leads_on(moment: Moment) -> None:
    assert answer(moment, moment.wanted).right
    if moment.wanted != GO:
        assert moment.wanted in [*legal(moment), "pick.W"]
    after = moment_at(moment.number + 1)
    assert after.number == moment.number + 1
    assert after.state.version >= moment.state.version


def test_the_events_tell_the_whole_round() -> None:
    """What a step shows as happened is what the rules say happened, without a gap."""
    for before, after in pairwise(MOMENTS):
        assert after.before + after.own + after.others
        if after.match is before.match:
            assert after.before + after.own + after.others == (
                before.before + before.own + before.others
            )
        else:
            assert after.before == before.before + before.own + before.others


def test_the_lesson_shows_what_there_is_to_learn() -> None:
    happened = {moment.name: moment.own + moment.others for moment in MOMENTS}

    def kinds(name: str) -> list[type]:
        return [type(event) for event in happened[name]]

    colour, number = named("colour"), named("number")
    assert (colour.card.colour, number.card.symbol) == (
        colour.state.colour,
        number.state.top.symbol,
    )
    assert number.card.colour is not number.state.colour
    assert legal(named("draw"))[0] == "draw"
    assert kinds("skip")[:2] == [CardsDrawn, CardKept]
    assert TurnSkipped in kinds("draw-again")
    assert named("wild").card.kind is Kind.WILD
    assert FORGETFUL in named("catch").state.exposed
    caught = [e for e in happened["reverse"] if isinstance(e, CatchCalled)]
    assert [event.result for event in caught] == [CatchResult.CAUGHT]
    assert DirectionChanged in kinds("challenge")
    (challenged,) = (e for e in happened["go-on"] if isinstance(e, DrawFourChallenged))
    assert challenged.guilty
    assert [e.counted for e in happened["second-to-last"] if isinstance(e, UnoSaid)] == [True]
    (ended,) = (e for e in happened["end"] if isinstance(e, RoundEnded))
    assert (ended.winner, ended.points) == (LEARNER, {LEARNER: 77})
    assert {type(e) for e in MOMENTS[-1].before} >= {CardPlayed, CardsDrawn}


def test_the_colour_to_name_is_the_one_held_most() -> None:
    moment = named("name-colour")
    held = [card.colour for card in moment.state.hands[LEARNER] if card.colour]
    assert max(Colour, key=held.count) is Colour.YELLOW
    assert moment.wanted == "play.W.Y"


@pytest.mark.parametrize("moment", MOMENTS[1:-1], ids=lambda moment: moment.name)
def test_every_other_choice_stays_where_it_is(moment: Moment) -> None:
    """What the rules allow is answered as such, everything else with their own reason."""
    for choice in legal(moment):
        if choice != moment.wanted:
            assert answer(moment, choice) == (False, None), choice
    tried = [f"play.{card.code}" for card in ALL_CARDS]
    tried += [f"hand.{card.code}" for card in moment.state.hands[LEARNER]]
    tried += ["draw", "keep", "accept", "challenge", "play.W.R", "pick.W4", "uno", "catch.1"]
    for choice in tried:
        reply = answer(moment, choice)
        assert reply.right == (choice == moment.wanted)
        assert reply.right or reply.refusal is None or isinstance(reply.refusal, Refusal)


def test_a_card_that_does_not_fit_has_its_reason() -> None:
    assert answer(named("colour"), "play.R8").refusal is Refusal.DOES_NOT_MATCH
    assert answer(named("colour"), "hand.R8").refusal is Refusal.DOES_NOT_MATCH
    assert answer(named("colour"), "play.B9").refusal is Refusal.NOT_IN_HAND
    assert answer(named("wild"), "play.Y4").refusal is Refusal.ONLY_DRAWN_CARD
    assert answer(named("challenge"), "play.Y4").refusal is Refusal.MUST_ANSWER_PENALTY
    assert answer(named("colour"), "challenge").refusal is Refusal.NOTHING_TO_CHALLENGE


@pytest.mark.parametrize("choice", ["", "play", "play.X9", "play.W.Q", "catch.x", "dance", "see."])
def test_what_is_no_choice_is_no_move(choice: str) -> None:
    with pytest.raises(InvalidNotation):
        answer(named("colour"), choice)


@pytest.mark.parametrize(("number", "name"), [(-3, "begin"), (0, "begin"), (99999, "end")])
def test_any_number_is_a_moment(number: int, name: str) -> None:
    assert moment_at(number).name == name


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_the_learner_sees_their_own_cards_alone(moment: Moment) -> None:
    view = seen(moment, TABLE, "Ana")
    assert view.table.members[LEARNER].name == "Ana"
    if view.player is not None:
        assert sorted(map(str, view.player.hand)) == sorted(map(str, moment.state.hands[LEARNER]))
    for event in view.table.recent:
        assert getattr(event, "cards", None) is None
        assert getattr(event, "deck", None) is None


def test_no_catch_is_held_back_by_a_clock() -> None:
    made = apply_move(named("catch").match, Catch(LEARNER, FORGETFUL))
    assert made.match.current is not None
    assert not made.match.current.held
