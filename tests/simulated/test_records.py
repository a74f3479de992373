"""/record: the file of a match, for those who played it and for nobody else."""

import json
import random

from simulated.driving import moves, one_move, open_table, play_on
from simulated.sim import Answer, Person, Simulation

from bot.referee import Fault, check


def _kinds(lines: list[str]) -> list[str]:
    return [next(iter(json.loads(line))) for line in lines]


def _lines(sim: Simulation, answer: Answer) -> list[str]:
    assert answer.ephemeral
    assert answer.message is not None
    ((name, content),) = sim.files(answer.message).items()
    assert name.startswith("uno-")
    assert name.endswith(".jsonl")
    return content.decode().splitlines()


async def _until_between(sim: Simulation, *people: Person) -> None:
    chance = random.Random(1)
    while not any(label.startswith("Next round") for label in sim.board.labels):
        person = next((p for p in people if moves(p)), None)
        if person is not None:
            await one_move(person, chance)
        await sim.advance(1.5)


async def test_a_match_is_given_out_and_holds(sim: Simulation) -> None:
    await open_table(sim, sim.ben, scoring="single", hand_size=2)
    await play_on(sim, (sim.ana, sim.ben), random.Random(3))
    for person in (sim.ana, sim.ben):
        answer = await person.slash("/record")
        assert "Everything that happened" in answer.text
        lines = _lines(sim, answer)
        assert _kinds(lines)[-1] == "match"
        assert not [seen for seen in check(enumerate(lines, 1)) if isinstance(seen, Fault)]
    refused = await sim.cleo.slash("/record")
    assert "not played" in refused.text
    (offered,) = await sim.ana.actor.autocomplete(sim.channel, "record", "match", "")
    assert "1 round · 2 people" in offered["name"]
    match_id = str(offered["value"])
    assert _lines(sim, await sim.ana.slash("/record", match=match_id)) == lines
    for stranger, wanted in ((sim.cleo, match_id), (sim.ana, "no such")):
        answer = await stranger.slash("/record", match=wanted)
        assert answer.message is not None
        assert not sim.files(answer.message)


async def test_the_round_being_played_stays_secret(sim: Simulation) -> None:
    """Its line names the seed and the deck, from which every hand can be read."""
    await open_table(sim, sim.ben, hand_size=1, target=5000)
    assert "not played" in (await sim.ana.slash("/record")).text
    await _until_between(sim, sim.ana, sim.ben)
    between = _lines(sim, await sim.ana.slash("/record"))
    assert _kinds(between).count("round") == 1
    await sim.ana.press("Next round", on=sim.board)
    await sim.ben.press("Next round", on=sim.ben.hand)
    answer = await sim.ben.slash("/record")
    assert "still being played" in answer.text
    assert _lines(sim, answer) == between
