"""People are called to their turn in the channel, and the call goes with the turn."""

import random

import pytest
from simulated.driving import in_turn, one_move, open_table, parts, play_on, take_hands
from simulated.seen import Seen
from simulated.sim import Person, Sent, Simulation

from bot.games.calling import Calling
from bot.games.preferences import Mention, PersonSettings
from data.notify import SqliteCallings


def due(sim: Simulation) -> Person:
    """Whose turn it is, whether they see a hand or not."""
    (view,) = parts(sim).manager.tables()
    assert view.play is not None
    assert view.play.turn is not None
    user_id = view.members[view.play.turn].user_id
    return next(person for person in sim.people if person.id == user_id)


async def choose(sim: Simulation, mention: Mention, *people: Person) -> None:
    for person in people:
        await parts(sim).people.choose(person.id, PersonSettings(mention=mention))


async def begin(sim: Simulation, *others: Person, clock: int = 90) -> Person:
    """Start a match in which nobody has taken their hand; who is to begin."""
    await sim.ana.slash("/game new", clock=clock)
    for person in others:
        await person.press("Join")
    await sim.ana.press("Start")
    await sim.advance(1)
    return due(sim)


def public(sim: Simulation) -> list[Seen]:
    return [seen for seen, reader in sim.messages() if reader is None]


def calls_sent(sim: Simulation) -> list[Sent]:
    posted = (one for one in sim.sent if one.method == "POST" and one.path.endswith("/messages"))
    return [one for one in posted if (one.body.get("content") or "").startswith("<@")]


async def test_a_call_mentions_one_person_and_leads_to_their_hand(sim: Simulation) -> None:
    first = await begin(sim, sim.ben)
    await sim.advance(20)
    (call,) = sim.mentions
    assert call.text == f"{first.mention}, it is your turn."
    (sent,) = calls_sent(sim)
    assert sent.body["allowed_mentions"] == {"parse": [], "users": [first.id]}
    answer = await first.press("My hand", on=call)
    assert answer.ephemeral
    assert "Your turn" in answer.text
    assert "it is your turn" not in sim.board.text
    await one_move(first, random.Random(1))
    assert [seen.id for seen in public(sim)] == [sim.board.id]


async def test_who_does_not_sit_there_watches(sim: Simulation) -> None:
    await begin(sim, sim.ben)
    await sim.advance(20)
    (call,) = sim.mentions
    answer = await sim.dan.press("My hand", on=call)
    assert answer.ephemeral
    assert "You are watching" in answer.text
    assert sim.mentions


async def test_nobody_is_called_whose_hand_is_in_sight(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    for _ in range(6):
        await sim.advance(30)
        await one_move(in_turn(sim.ana, sim.ben), random.Random(1))
    assert calls_sent(sim) == []


async def test_a_hand_grows_old_and_its_owner_is_called(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=0)
    first = due(sim)
    other = sim.ben if first is sim.ana else sim.ana
    await sim.advance(60 * 14 + 1)
    assert calls_sent(sim) == []
    await take_hands((first,), sim)
    while due(sim) is first:
        await one_move(first, random.Random(1))
        await sim.advance(1)
    await sim.advance(2)
    (call,) = sim.mentions
    assert other.mention in call.text


async def test_a_hand_that_was_put_away_is_no_hand_in_sight(sim: Simulation) -> None:
    """Whoever dismisses the message cannot be shown anything in it."""
    await open_table(sim, sim.ben)
    first = due(sim)
    other = sim.ben if first is sim.ana else sim.ana
    sim.fail("PATCH", "/webhooks/*/*/messages/@original", 404, code=10008, times=None)
    while due(sim) is first:
        await one_move(first, random.Random(1))
        await sim.advance(1)
    await sim.advance(25)
    (call,) = sim.mentions
    assert other.mention in call.text


async def test_who_always_wants_it_and_who_never_does(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    await choose(sim, Mention.ALWAYS, sim.ana)
    await choose(sim, Mention.NEVER, sim.ben)
    chance, before = random.Random(3), 0
    for _ in range(8):
        await sim.advance(50)
        assert len(sim.mentions) == (due(sim) is sim.ana)
        assert len(calls_sent(sim)) == before + 2 * (due(sim) is sim.ana)
        before = len(calls_sent(sim))
        await one_move(due(sim), chance)
    assert {one.body["allowed_mentions"]["users"][0] for one in calls_sent(sim)} == {sim.ana.id}


async def test_at_half_time_a_second_call_takes_the_place_of_the_first(sim: Simulation) -> None:
    """F11."""
    first = await begin(sim, sim.ben)
    await sim.advance(40)
    (early,) = sim.mentions
    await sim.advance(10)
    (late,) = sim.mentions
    assert late.id != early.id
    assert "still your turn" in late.text
    assert first.mention in late.text
    await sim.advance(45)
    assert first.mention not in "".join(seen.text for seen in sim.mentions)


async def test_who_plays_at_once_is_not_called(sim: Simulation) -> None:
    await open_table(sim, sim.ben, target=50)
    await choose(sim, Mention.ALWAYS, sim.ana, sim.ben)
    await play_on(sim, (sim.ana, sim.ben), random.Random(5))
    assert calls_sent(sim) == []


async def test_a_call_is_no_board(sim: Simulation) -> None:
    """Not even for a table that has lost its own."""
    first = await begin(sim, sim.ben)
    await sim.advance(20)
    (call,) = sim.mentions
    sim.delete(sim.board)
    await first.press("My hand", on=call)
    await one_move(first, random.Random(1))
    await sim.advance(2)
    (view,) = parts(sim).manager.tables()
    assert view.board is None
    assert call.id not in [seen.id for seen in public(sim)]


async def test_a_call_outlives_a_restart_and_goes_with_its_turn(sim: Simulation) -> None:
    first = await begin(sim, sim.ben)
    await sim.advance(20)
    (call,) = sim.mentions
    await sim.restart()
    await sim.advance(3)
    assert [seen.id for seen in sim.mentions] == [call.id]
    await first.press("My hand", on=call)
    await one_move(first, random.Random(1))
    await sim.advance(1)
    assert call.id not in [seen.id for seen in public(sim)]


async def test_a_call_to_a_turn_that_ended_meanwhile_goes_at_the_restart(sim: Simulation) -> None:
    await begin(sim, sim.ben)
    await sim.advance(20)
    (call,) = sim.mentions
    await sim.restart(later=120)
    await sim.advance(1)
    assert call.id not in [seen.id for seen in public(sim)]


@pytest.mark.parametrize("over", [False, True])
async def test_a_crash_between_the_sending_and_the_note(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    """The next start finds the call in the channel: it stands on, or it goes."""
    first = await begin(sim, sim.ben)
    keep = SqliteCallings.keep

    async def before_the_answer(book: SqliteCallings, calling: Calling) -> None:
        if calling.message_id is None:
            await keep(book, calling)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteCallings, "keep", before_the_answer)
        await sim.advance(20)
    (call,) = sim.mentions
    await sim.restart(crash=True, later=120 if over else 5)
    await sim.advance(5)
    sent = [one for one in calls_sent(sim) if first.mention in one.body["content"]]
    assert len(sent) == 1
    assert (call.id in [seen.id for seen in sim.mentions]) is not over
    await sim.ana.slash("/game end")
    await sim.advance(1)
    assert sim.mentions == []


async def test_where_nothing_may_be_sent_nobody_is_called(sim: Simulation) -> None:
    """And the bot does not go on trying; when it may again, the next turn is called."""
    first = await begin(sim, sim.ben)
    sim.forbid(send_messages=False)
    await sim.advance(60)
    assert sim.mentions == []
    assert len(calls_sent(sim)) <= 1
    await first.press("My hand", on=sim.board)
    await one_move(first, random.Random(1))
    await sim.advance(60)
    assert sim.mentions == []
    assert len(calls_sent(sim)) <= 1
    sim.forbid()
    await due(sim).press("My hand", on=sim.board)
    while due(sim) is not first:
        await one_move(due(sim), random.Random(1))
        await sim.advance(1)
    await sim.advance(60)
    (call,) = sim.mentions
    assert first.mention in call.text


async def test_a_closed_table_calls_nobody(sim: Simulation) -> None:
    await begin(sim, sim.ben)
    await sim.advance(20)
    assert sim.mentions
    await sim.ana.slash("/game end")
    await sim.advance(100)
    assert sim.mentions == []
    assert parts(sim).publisher.caller._tables == {}
    assert await parts(sim).publisher.caller._summons.all() == ()


async def test_an_old_call_that_is_pressed_goes(sim: Simulation) -> None:
    """One that the bot has lost sight of, for whatever reason."""
    first = await begin(sim, sim.ben)
    await sim.advance(20)
    (call,) = sim.mentions
    table = next(iter(parts(sim).publisher.caller._tables.values()))
    table.standing = None
    answer = await first.press("My hand", on=call)
    assert answer.ephemeral
    assert sim.mentions == []


async def test_a_call_is_sent_once_and_taken_away_once(sim: Simulation) -> None:
    """To edit a message calls nobody, so a call costs a message and its deletion. Beside these a
    move costs its answer and at most one drawing of the board."""
    await open_table(sim, sim.ben, sim.cleo)
    await choose(sim, Mention.ALWAYS, sim.ana, sim.ben, sim.cleo)
    await sim.advance(25)
    chance, start, called, moves = random.Random(3), len(sim.calls), len(calls_sent(sim)), 12
    for _ in range(moves):
        await one_move(due(sim), chance)
        await sim.advance(25)
    made = [method for method, path in sim.calls[start:] if path.startswith("/channels/")]
    called = len(calls_sent(sim)) - called
    assert moves / 2 < called <= moves
    assert made.count("POST") == called
    assert made.count("DELETE") <= called + 1
    assert made.count("PATCH") <= moves
