"""Who is at a table: pausing, watching, voting, another host, as people do it in Discord."""

from pathlib import Path

import pytest
from simulated.driving import in_turn, open_table, parts, take_hands, verb
from simulated.positions import open_position
from simulated.seen import Seen
from simulated.sim import Answer, Person, Simulation
from simulated.test_refusals import renamed

from bot.games.tables import Stage


def told(answer: Answer, words: str) -> None:
    """The answer is for the one person alone and says this."""
    assert answer.ephemeral
    assert words in answer.text, answer.text


def look(sim: Simulation, seen: Seen) -> Seen:
    found = sim.look(seen.id)
    assert found is not None
    return found


def others(sim: Simulation, *but: Person) -> list[Person]:
    return [person for person in sim.people if person not in but]


# Pausing


async def test_pausing_by_command_and_going_on_by_anybody(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    told(await sim.ben.slash("/game pause"), "Only the host")
    told(await sim.cleo.slash("/game resume"), "not sitting at this table")
    told(await sim.ben.slash("/game resume"), "not paused")
    told(await sim.ana.slash("/game pause"), "paused")
    told(await sim.ana.slash("/game pause"), "paused")
    await sim.advance(400)
    assert "The game is paused" in sim.board.text
    told(await sim.ben.slash("/game resume"), "goes on")
    await sim.advance(2)
    assert "to play" in sim.board.text
    assert "away" not in sim.board.text


async def test_pausing_behind_more(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    await sim.ben.press("More…", on=sim.board)
    assert "Pause" not in sim.ben.private[-1].labels
    await sim.ana.press("More…", on=sim.board)
    page = sim.ana.private[-1]
    told(await sim.ana.press("Pause", on=page), "The game is paused")
    await sim.advance(2)
    await sim.ben.press("More…", on=sim.board)
    answer = await sim.ben.press("Go on", on=sim.ben.private[-1])
    assert answer.kind == "update"
    await sim.advance(2)
    assert "to play" in sim.board.text


# The host


async def test_the_host_hands_over_by_command(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo)
    told(await sim.ben.slash("/game host", player="Ben"), "Only the host")
    assert await sim.ana.complete("/game host", "player") == ["Ben", "Cleo"]
    told(await sim.ana.slash("/game host", player="Cleo"), "Cleo is the host now")
    await sim.advance(2)
    assert "Cleo is the host now" in sim.board.text
    told(await sim.ben.slash("/game host", player="Nobody"), "Nobody at this table is called")
    await sim.cleo.slash("/game leave")
    await sim.advance(2)
    assert "Ana is the host now" in sim.board.text
    told(await sim.ana.slash("/game host", player="Ana"), "Ana is the host now")


async def test_a_computer_is_no_host(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.ana.press("Add computer")
    assert await sim.ana.complete("/game host", "player") == []
    told(await sim.ana.slash("/game host", player="Coco"), "Only a person")


# Watching


async def test_case_h19_somebody_watches_and_sees_what_everybody_may_see(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    told(await sim.cleo.press("My hand", on=sim.board), "You are watching")
    view = sim.cleo.private[-1]
    assert view.labels == ["Refresh"]
    assert "You can sit down when the round is over" in view.text
    first = in_turn(sim.ana, sim.ben)
    await first.press("draw", on=first.hand)
    await sim.advance(10)
    assert f"{first.name} drew 1 card" in look(sim, view).text
    assert len(sim.cleo.private) == 1
    told(await sim.dan.slash("/game watch"), "You are watching")
    told(await sim.ana.slash("/game watch"), "already")
    await sim.dan.press("More…", on=sim.board)
    told(await sim.dan.press("Watch", on=sim.dan.private[-1]), "You are watching")


async def test_a_view_is_drawn_as_long_as_its_token_is_young(sim: Simulation) -> None:
    await open_table(sim, sim.ben, clock=0)
    await sim.cleo.slash("/game watch")
    view = sim.cleo.private[-1]
    await sim.advance(14 * 60 + 1)
    await take_hands((sim.ana, sim.ben), sim)
    first = in_turn(sim.ana, sim.ben)
    await first.press("draw", on=first.hand)
    await sim.advance(10)
    assert look(sim, view).payload == view.payload
    told(await sim.cleo.press("Refresh", on=view), f"{first.name} drew 1 card")
    assert parts(sim).publisher.watchers._tables


async def test_a_view_costs_little(sim: Simulation) -> None:
    """Many news in a short time are one drawing."""
    await open_table(sim, sim.ben)
    await sim.cleo.slash("/game watch")
    before = len(sim.sent)
    for _ in range(4):
        for person in (sim.ana, sim.ben):
            await person.press("Catch!", on=sim.board)
        await sim.advance(0.3)
    await sim.advance(5)
    edits = [one for one in sim.sent[before:] if one.reader == sim.cleo.id]
    assert len(edits) <= 2


async def test_a_watcher_sits_down_from_there(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    told(await sim.cleo.slash("/game watch"), "You are watching")
    view = sim.cleo.private[-1]
    await sim.ben.press("Join", on=sim.board)
    await sim.advance(5)
    assert "2 of 10" in look(sim, view).text
    told(await sim.cleo.press("Join", on=look(sim, view)), "You sit at the table now")
    await sim.advance(5)
    assert "You sit at the table now" in look(sim, view).text
    assert "3 of 10" in sim.board.text


async def test_a_watcher_sits_down_late_and_gets_a_hand(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    await sim.ana.press("Rules…", on=sim.board)
    await sim.ana.press("House rules")
    await sim.ana.choose("Late joining", menu="House rules")
    await sim.ana.press("Start", on=sim.board)
    await take_hands((sim.ana, sim.ben), sim)
    for person in (sim.cleo, sim.dan):
        await person.press("My hand", on=sim.board)
    view = sim.cleo.private[-1]
    answer = await sim.cleo.press("Join", on=view)
    assert answer.kind == "update"
    assert len([b for b in look(sim, view).buttons if verb(b) in ("play", "pick", "hand")]) > 3
    await sim.advance(10)
    assert "watching" not in look(sim, view).text
    await sim.dan.press("Join", on=sim.board)
    await sim.advance(10)
    seated = sim.dan.private[-1]
    assert "You sit at this table now" in seated.text
    told(await sim.dan.press("My hand", on=seated), "playing")


async def test_a_view_that_is_out_of_date_becomes_the_hand(sim: Simulation) -> None:
    """Somebody sat down elsewhere and goes on pressing what they watched by."""
    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    await sim.cleo.slash("/game watch")
    view = sim.cleo.private[-1]
    await sim.cleo.press("Join", on=sim.board)
    await sim.ana.press("Start", on=sim.board)
    told(await sim.cleo.press("Refresh", on=view), "already")
    assert "Draw" in " ".join(look(sim, view).labels) or "playing" in look(sim, view).text
    await sim.advance(10)
    assert "You sit at this table now" not in look(sim, view).text


async def test_a_view_ends_with_its_table(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    await sim.cleo.slash("/game watch")
    view = sim.cleo.private[-1]
    await sim.ana.slash("/game end")
    await sim.advance(10)
    assert "This game was ended" in look(sim, view).text
    assert not look(sim, view).buttons
    told(await sim.cleo.press("Refresh", on=view), "closed")
    assert parts(sim).publisher.watchers._tables == {}


async def test_watching_where_there_is_nothing(sim: Simulation) -> None:
    told(await sim.ana.slash("/game watch"), "no table in this channel")


# Voting


async def test_case_f9_the_others_skip_a_turn_by_a_button_on_the_board(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo, sim.dan)
    slow = in_turn(*sim.people)
    first, second, third = others(sim, slow)
    await first.press("More…", on=sim.board)
    await first.press("Vote…", on=first.private[-1])
    page = first.private[-1]
    assert f"Vote: remove {first.name}" not in page.labels
    told(await first.press(f"Vote: skip {slow.name}", on=page), "Your vote counts")
    await sim.advance(2)
    assert f"Vote to skip {slow.name}’s turn: **1 of 2**" in sim.board.text
    assert "The others vote to skip your turn (1 of 2)" in slow.hand.text
    told(await slow.press(f"Vote: skip {slow.name}", on=sim.board), "about yourself")
    told(await first.press(f"Vote: skip {slow.name}", on=sim.board), "voted already")
    board = sim.board
    answer = await second.press(f"Vote: skip {slow.name}", on=board)
    assert answer.kind == "update"
    assert f"By vote: the computer plays for {slow.name}" in answer.text
    assert "ran out" not in answer.text
    assert "away" in answer.text
    told(await third.press(board.button(f"Vote: skip {slow.name}")), "That vote is over")
    await sim.advance(2)
    assert "The others voted to skip your turn" in slow.hand.text
    assert "ran out" not in slow.hand.text
    in_turn(first, second, third)


async def test_a_vote_by_command(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo)
    assert await sim.ben.complete("/game vote", "player") == ["Ana", "Cleo"]
    told(await sim.ben.slash("/game vote", player="Ana"), "More than half")
    told(await sim.ben.slash("/game vote", player="Ana", what="remove"), "Your vote counts")
    await sim.advance(2)
    assert "Vote to remove Ana: **1 of 2**" in sim.board.text
    told(await sim.dan.slash("/game vote", player="Ana", what="remove"), "not sitting")
    told(await sim.cleo.slash("/game vote", player="Cleo", what="remove"), "about yourself")
    told(await sim.cleo.slash("/game vote", player="Nobody"), "Nobody at this table is called")
    told(await sim.cleo.slash("/game vote", player="Ana", what="remove"), "it is decided")
    await sim.advance(2)
    assert "Ana" not in [line for line in sim.board.text.splitlines() if line.startswith("◦")]
    assert "By vote: Ana has been removed" in sim.board.text
    assert "Ben is the host now" in sim.board.text
    assert "You no longer sit at this table" in sim.ana.private[-1].text


async def test_case_h18_voting_about_a_computer_is_refused_in_words(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.ana.press("Add computer")
    await sim.ana.press("Start")
    assert await sim.ana.complete("/game vote", "player") == []
    words = "no voting about a computer"
    told(await sim.ana.slash("/game vote", player="Coco"), words)
    told(await sim.ana.slash("/game vote", player="Coco", what="skip"), words)


async def test_of_two_one_waits_half_of_the_time(sim: Simulation) -> None:
    await open_table(sim, sim.ben)
    slow = in_turn(sim.ana, sim.ben)
    (other,) = [person for person in (sim.ana, sim.ben) if person is not slow]
    told(await other.slash("/game vote", player=slow.name, what="skip"), "half of its time")
    told(await other.slash("/game vote", player=slow.name, what="remove"), "One person alone")
    await sim.advance(46)
    told(await other.slash("/game vote", player=slow.name, what="skip"), "it is decided")
    told(await other.slash("/game vote", player=slow.name, what="remove"), "it is decided")
    await sim.advance(2)
    assert "Rematch" in sim.board.labels


async def test_a_vote_goes_on_after_a_restart(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo, sim.dan, clock=0)
    await sim.ben.slash("/game vote", player="Ana", what="remove")
    await sim.restart(later=60)
    await sim.advance(2)
    assert "Vote to remove Ana: **1 of 2**" in sim.board.text
    await sim.cleo.press("Vote: remove Ana", on=sim.board)
    assert "By vote: Ana has been removed" in sim.board.text
    await sim.ben.slash("/game vote", player="Dan", what="remove")
    await sim.restart(crash=True, later=121)
    await sim.advance(2)
    assert "Vote" not in sim.board.text.replace("By vote", "")


async def test_votes_a_move_and_leaving_all_at_once(sim: Simulation) -> None:
    await open_table(sim, sim.ben, sim.cleo, sim.dan)
    slow = in_turn(*sim.people)
    first, second, third = others(sim, slow)
    await first.slash("/game vote", player=slow.name, what="skip")
    await sim.advance(2)
    board = sim.board
    joining = board.button(f"Vote: skip {slow.name}")
    await sim.together(
        second.pressing(joining),
        third.pressing(joining),
        slow.pressing("draw", on=slow.hand),
        slow.saying("/game leave"),
        third.saying("/game vote", player=slow.name, what="remove"),
    )
    await sim.advance(3)
    assert "Vote" not in sim.board.text.replace("By vote", "")
    assert len([seen for seen, reader in sim.messages() if reader is None]) == 1
    (table,) = parts(sim).manager.tables()
    assert table.stage is Stage.ROUND
    assert sum(member.left for member in table.members) == 1


@pytest.mark.parametrize("arg", ["skip", "skip.", "skip.x", "kill.5", "remove.5.off", "remove.5"])
async def test_voting_by_buttons_nobody_made(sim: Simulation, arg: str) -> None:
    await open_position(sim, "R7 | R1 R2 | B1 B2", sim.ben)
    button = sim.board["hand"]
    table = button.custom_id.split(":")[2]
    answer = await sim.ana.press(renamed(button, f"uno:vote:{table}:0:{arg}"))
    assert answer.ephemeral
    assert answer.text


# Where it happens


async def test_case_h20_whatever_is_private_stays_where_the_game_is_played(sim: Simulation) -> None:
    """Nobody is written to: hands, views and votes are for one person, in the channel itself."""
    await open_table(sim, sim.ben, sim.cleo)
    await sim.dan.slash("/game watch")
    await sim.ben.slash("/game vote", player="Ana", what="remove")
    await sim.advance(200)
    assert all(person.private for person in sim.people)
    assert [path for _, path in sim.calls if path.startswith("/users/")] == []


async def test_case_h3_somebody_who_asks_is_told_what_this_is(sim: Simulation) -> None:
    """With a table or without, by a bot that anybody can run; and no link leads nowhere."""
    for command in ("/help", "/about"):
        answer = await sim.dan.slash(command)
        assert answer.ephemeral
        assert len(answer.text) > 100
        assert "http" not in answer.text
    readme = Path(__file__).parents[2] / "README.md"
    assert "python -m bot local" in readme.read_text(encoding="utf-8")
