"""Boards and hands follow the game, whatever Discord does to the messages."""

import asyncio
import random

import pytest
from simulated.driving import (
    deal_until,
    in_turn,
    one_move,
    open_table,
    parts,
    play_on,
    take_hands,
)
from simulated.seen import Seen
from simulated.sim import Fate, Person, Sent, Simulation


def by_token(sent: list[Sent]) -> list[Sent]:
    """The requests that the bot made in its own name."""
    return [one for one in sent if one.path.startswith("/channels/")]


def boards(sim: Simulation) -> list[Seen]:
    """The public messages, oldest first."""
    return [seen for seen, reader in sim.messages() if reader is None]


@pytest.mark.parametrize(
    ("permissions", "named"),
    [
        ({"view_channel": False}, ["View Channel"]),
        ({"send_messages": False}, ["Send Messages"]),
        ({"view_channel": False, "send_messages": False}, ["View Channel", "Send Messages"]),
    ],
)
async def test_every_missing_permission_is_named(
    sim: Simulation, permissions: dict[str, bool], named: list[str]
) -> None:
    sim.forbid(**permissions)
    answer = await sim.ana.slash("/game new")
    assert answer.ephemeral
    for name in ("View Channel", "Send Messages"):
        # Without View Channel Discord takes everything else away as well.
        if name in named:
            assert f"**{name}**" in answer.text
    assert "no table" in (await sim.ana.slash("/game show")).text


async def test_a_press_on_the_board_needs_no_edit(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    await sim.cleo.press("Join")
    await sim.ana.press("Start")
    await sim.advance(0.9)
    assert by_token(sim.sent) == []
    assert "Cleo" in sim.board.text


async def test_a_move_in_a_hand_shows_on_the_board_and_in_every_hand(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo)
    first = in_turn(sim.ana, sim.ben, sim.cleo)
    await first.press("draw", on=first.hand)
    await sim.advance(1)
    assert f"{first.name} drew 1 card" in sim.board.text
    for person in (sim.ana, sim.ben, sim.cleo):
        if person is not first:
            assert f"{first.name} **8**" in person.hand.text
    assert len(by_token(sim.sent)) == 1


async def test_news_that_come_together_are_drawn_together(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.together(*(person.saying("/game join") for person in (sim.ben, sim.cleo, sim.dan)))
    assert by_token(sim.sent) == []
    await sim.advance(2)
    assert len(by_token(sim.sent)) == 1
    assert "4 of 10" in sim.board.text


async def test_the_bot_speaks_little_in_its_own_name(sim: Simulation) -> None:
    people = (sim.ana, sim.ben)
    await open_table(sim, sim.ben, target=50)
    made = await play_on(sim, people, random.Random(2))
    assert len(by_token(sim.sent)) <= made * 1.2 + 2


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10008)])
async def test_a_board_that_is_refused_is_given_up_until_somebody_asks(
    sim: Simulation, status: int, code: int
) -> None:
    await open_table(sim, sim.ben)
    sim.fail("PATCH", "/channels/*/messages/*", status, code=code, times=None)
    for _ in range(4):
        await one_move(in_turn(sim.ana, sim.ben), random.Random(1))
        await sim.advance(2)
    patched = [one for one in by_token(sim.sent) if one.method == "PATCH"]
    assert len(patched) == 1
    before = len(boards(sim))
    shown = await sim.ben.slash("/game show")
    assert not shown.ephemeral
    assert len(boards(sim)) <= before + 1
    await one_move(in_turn(sim.ana, sim.ben), random.Random(1))
    await sim.advance(2)
    patched = [one for one in by_token(sim.sent) if one.method == "PATCH"]
    assert len(patched) == 2


async def test_a_server_fault_is_tried_again(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    sim.fail("PATCH", "/channels/*/messages/*", 500, times=2)
    first = in_turn(sim.ana, sim.ben)
    await first.press("draw", on=first.hand)
    await sim.advance(1)
    assert "drew 1 card" not in sim.board.text
    await sim.advance(15)
    assert f"{first.name} drew 1 card" in sim.board.text


async def test_a_deleted_board_comes_back_when_it_is_asked_for(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    sim.delete(sim.board)
    await one_move(in_turn(sim.ana, sim.ben), random.Random(1))
    await sim.advance(2)
    assert boards(sim) == []
    await sim.ana.slash("/game show")
    await one_move(in_turn(sim.ana, sim.ben), random.Random(1))
    await sim.advance(2)
    assert len(boards(sim)) == 1


async def test_showing_the_board_takes_the_old_one_away(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    old = sim.board
    shown = await sim.ben.slash("/game show")
    assert shown.message is not None
    assert [seen.id for seen in boards(sim)] == [shown.message.id]
    assert shown.message.id != old.id


async def test_a_board_over_an_hour_old_is_posted_anew(sim: Simulation) -> None:
    await sim.ana.slash("/game new", clock=0)
    await sim.ben.press("Join")
    await sim.ana.press("Start")
    old = sim.board
    await sim.advance(3700)
    await take_hands((sim.ana, sim.ben), sim)
    await one_move(in_turn(sim.ana, sim.ben), random.Random(1))
    await sim.advance(2)
    assert [seen.id for seen in boards(sim)] != [old.id]
    assert len(boards(sim)) == 1


async def test_a_hand_is_left_alone_when_its_token_is_too_old(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=0)
    first = in_turn(sim.ana, sim.ben)
    other = sim.ben if first is sim.ana else sim.ana
    await sim.advance(60 * 14 + 1)
    before, sent = other.hand, len(sim.sent)
    await take_hands((first,), sim)
    await first.press("draw", on=first.hand)
    await sim.advance(2)
    assert other.hand.payload == before.payload
    assert not [one for one in sim.sent[sent:] if one.path.startswith("/webhooks/")]


async def test_a_hand_is_taken_from_whoever_is_gone(sim: Simulation) -> None:
    """Leaving and being removed show in the hand, and no button in it goes on to look alive."""
    await open_table(sim, sim.ben, sim.cleo, sim.dan)
    hands = {person: person.hand for person in (sim.ana, sim.ben, sim.cleo, sim.dan)}

    def now(person: Person) -> Seen:
        seen = sim.look(hands[person].id)
        assert seen is not None
        return seen

    await sim.ben.slash("/game leave")
    await sim.ana.slash("/game kick", player="Cleo")
    await sim.advance(3)
    for person in (sim.ben, sim.cleo):
        assert "You no longer sit at this table" in now(person).text
        assert not now(person).buttons
    assert now(sim.dan).buttons
    await sim.ana.slash("/game end")
    await sim.advance(3)
    for person in (sim.ana, sim.dan):
        assert "This table is closed" in now(person).text
        assert not now(person).buttons
    assert "You no longer sit" in now(sim.ben).text


async def test_nothing_is_kept_of_a_table_that_is_closed(sim: Simulation) -> None:
    """Whether its board was drawn by a press, by an edit, or is lost."""

    async def leave() -> None:
        await sim.ana.press("Leave")

    async def end() -> None:
        await sim.ana.slash("/game end")

    async def lose() -> None:
        sim.delete(sim.board)
        await sim.ben.slash("/game join")
        await sim.advance(2)
        await end()

    for close in (leave, end, lose):
        await sim.ana.slash("/game new")
        await close()
        await sim.advance(3)
        assert parts(sim).manager.tables() == ()
        assert parts(sim).publisher._posts == {}


async def test_a_table_that_closes_under_a_slow_answer_is_drawn_once_more(sim: Simulation) -> None:
    """Of the answer and the edit nobody knows which one Discord put last."""
    await sim.ana.slash("/game new")
    sim.weather = lambda _method, path: Fate(way=2 if path.endswith("/callback") else 0)
    await sim.together(sim.ana.pressing("Leave"), silent=True)
    await sim.advance(5)
    (board,) = boards(sim)
    assert not board.buttons
    assert len([one for one in by_token(sim.sent) if one.method == "PATCH"]) == 2
    assert parts(sim).publisher._posts == {}


async def test_a_board_on_its_way_when_the_table_closes_does_not_stay(sim: Simulation) -> None:
    """Discord's word for it comes late, and the table has been ended meanwhile."""
    await open_table(sim, sim.ben)
    old = sim.board
    sim.weather = lambda _method, path: Fate(back=2.5 if path.endswith("/callback") else 0)
    await sim.together(sim.ben.saying("/game show"), silent=True)
    sim.weather = lambda _method, _path: Fate()
    await sim.ana.slash("/game end")
    await sim.advance(10)
    (board,) = boards(sim)
    assert board.id == old.id
    assert not board.buttons
    assert parts(sim).publisher._posts == {}


async def test_a_hand_that_cannot_be_reached_stops_nothing(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    sim.fail("PATCH", "/webhooks/*/*/messages/@original", 401, code=50027, times=None)
    first = in_turn(sim.ana, sim.ben)
    await first.press("draw", on=first.hand)
    await sim.advance(2)
    assert f"{first.name} drew 1 card" in sim.board.text


async def test_the_picker_stays_open_when_others_call_out(sim: Simulation) -> None:
    first = await deal_until(sim, "Wild", sim.ben)
    other = sim.ben if first is sim.ana else sim.ana
    await first.press("Wild")
    assert "which colour?" in first.hand.text
    await other.slash("/catch", player=first.name)
    await sim.advance(2)
    assert "which colour?" in first.hand.text


async def test_a_table_ends_with_its_channel(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    (table,) = parts(sim).manager.tables()
    await sim.delete_channel()
    assert parts(sim).manager.tables() == ()
    assert table.channel_id == sim.channel.id


async def test_a_server_that_puts_the_bot_out_is_forgotten(sim: Simulation) -> None:
    await open_table(sim, sim.ben, target=50)
    await play_on(sim, (sim.ana, sim.ben), random.Random(4))
    scores = parts(sim).leaderboard
    assert (await scores.page(sim.guild.id, page=1, per_page=5)).total_rows == 2
    await sim.put_bot_out()
    assert parts(sim).manager.tables() == ()
    assert (await scores.page(sim.guild.id, page=1, per_page=5)).total_rows == 0


async def test_a_board_comes_back_with_the_permission_and_stays_the_only_one(
    sim: Simulation,
) -> None:
    """At the first press that shows that it may be drawn again, or when somebody asks for it."""
    await open_table(sim, sim.ben)
    (old,) = boards(sim)
    chance = random.Random(1)
    sim.forbid(view_channel=False, send_messages=False)
    for _ in range(2):
        await one_move(in_turn(sim.ana, sim.ben), chance)
        await sim.advance(2)
    stale = boards(sim)[0].text
    sim.allow()
    await one_move(in_turn(sim.ana, sim.ben), chance)
    await sim.advance(2)
    assert [seen.id for seen in boards(sim)] == [old.id]
    assert boards(sim)[0].text != stale

    sim.forbid(view_channel=False, send_messages=False)
    await one_move(in_turn(sim.ana, sim.ben), chance)
    await sim.advance(2)
    sim.allow()
    await sim.ana.slash("/game show")
    await sim.advance(2)
    (only,) = boards(sim)
    assert only.id != old.id


async def test_of_two_boards_the_older_goes(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash between the posting of a new board and the note of it leaves both."""
    await open_table(sim, sim.ben)
    old = sim.board

    async def lost(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(type(parts(sim).manager), "set_board", lost)
        await sim.ben.slash("/game show", silent=True)
    new = sim.board
    assert [seen.id for seen in boards(sim)] == [old.id, new.id]
    await sim.restart(crash=True)
    await sim.ana.press("My hand", on=new)
    assert [seen.id for seen in boards(sim)] == [new.id]
    (view,) = parts(sim).manager.tables()
    assert view.board is not None
    assert view.board.message_id == new.id


async def test_an_old_board_that_could_not_be_taken_away_goes_when_it_is_pressed(
    sim: Simulation,
) -> None:
    await open_table(sim, sim.ben, clock=0)
    old = sim.board
    sim.fail("DELETE", "/channels/*/messages/*", 500)
    await sim.ben.slash("/game show")
    await sim.advance(60)
    new = sim.board
    assert [seen.id for seen in boards(sim)] == [old.id, new.id]
    await sim.ana.press("My hand", on=old)
    assert [seen.id for seen in boards(sim)] == [new.id]
