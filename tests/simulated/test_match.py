"""A whole match, from `/game new` to the leaderboard, by people who press what they see."""

import random

from simulated.driving import moves, one_move, open_table, parts, play_on
from simulated.sim import Simulation


async def test_a_match_is_played_to_the_leaderboard(sim: Simulation) -> None:
    people = (sim.ana, sim.ben, sim.cleo)
    await open_table(sim, sim.ben, sim.cleo, target=50)
    await play_on(sim, people, random.Random(1))
    winner = next(person for person in people if f"{person.name} wins the match" in sim.board.text)
    scores = await winner.slash("/leaderboard")
    assert winner.mention in scores.text
    assert "You" in scores.text
    (row,) = (await parts(sim).leaderboard.page(sim.guild.id, page=1, per_page=1)).rows
    assert (row.user_id, row.rank, row.matches_won) == (winner.id, 1, 1)


async def test_the_next_round_comes_into_the_hand_where_everybody_is_ready(sim: Simulation) -> None:
    await open_table(sim, sim.ben, hand_size=1)
    chance = random.Random(1)
    while not any(label.startswith("Next round") for label in sim.board.labels):
        person = next((p for p in (sim.ana, sim.ben) if moves(p)), None)
        if person is not None:
            await one_move(person, chance)
        await sim.advance(1.5)
    waiting = await sim.ana.press("Next round", on=sim.ana.hand)
    assert "You are ready." in waiting.text
    dealt = await sim.ben.press("Next round", on=sim.ben.hand)
    assert dealt.kind == "update"
    assert "On the pile" in dealt.text


async def test_the_cards_of_a_rematch_come_into_the_hands_of_the_match_before(
    sim: Simulation,
) -> None:
    await open_table(sim, sim.ben, scoring="single", hand_size=1)
    await play_on(sim, (sim.ana, sim.ben), random.Random(2))
    assert "The match is over" in sim.ben.private[-1].text
    await sim.ana.press("Rematch")
    await sim.advance(2)
    assert "On the pile" in sim.ana.hand.text
    assert "On the pile" in sim.ben.hand.text
