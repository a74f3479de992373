"""A whole match, from `/game new` to the leaderboard, by people who press what they see."""

import random

from simulated.driving import open_table, parts, play_on
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
