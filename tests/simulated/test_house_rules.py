"""House rules played through the buttons and `/play`."""

from builders import house
from simulated.positions import open_position
from simulated.sim import Simulation

PARTY = house(stacking="same", seven_zero=True, jump_in=True)


async def test_a_seven_swaps_hands_with_whom_one_presses(sim: Simulation) -> None:
    position = "R1 | R7 G2 B5 | B2 B3 | Y1 Y2 Y3"
    await open_position(sim, position, sim.ben, sim.cleo, options=PARTY)
    asked = await sim.ana.press("Red 7")
    assert "swap hands with whom" in asked.text
    await sim.ana.press("Back")
    assert "Red 7" in sim.ana.hand.pressable
    await sim.ana.press("Red 7")
    done = await sim.ana.press("Cleo · 3 cards")
    assert "You swapped hands with Cleo" in done.text
    assert {"Yellow 1", "Yellow 2", "Yellow 3"} <= set(sim.ana.hand.labels)
    await sim.advance(1)
    assert {"Green 2", "Blue 5"} <= set(sim.cleo.hand.labels)
    assert "Ana swapped hands with Cleo" in sim.board.text


async def test_swap_hands_asks_for_colour_and_partner(sim: Simulation) -> None:
    rules = house(deck="swap")
    await open_position(sim, "R1 | WX G2 B5 | B2 B3 | Y1 Y2", sim.ben, sim.cleo, options=rules)
    await sim.ana.press("Wild Swap Hands")
    await sim.ana.press("Green")
    said = await sim.ana.press("Uno!")
    assert "swap hands with whom" in said.text
    done = await sim.ana.press("Ben · 2 cards")
    assert "You swapped hands with Ben" in done.text


async def test_jumping_in_by_button_and_the_slower_one_is_told(sim: Simulation) -> None:
    position = "G7 | G2 R1 R3 | B2 B3 | G2 Y2 Y3"
    await open_position(sim, position, sim.ben, sim.cleo, options=PARTY)
    await sim.ana.press("Green 2")
    await sim.advance(1)
    assert "may jump in" in sim.board.text
    jump = sim.cleo.pressing("Jump in: Green 2")
    draw = sim.ben.pressing("draw", on=sim.ben.hand)
    jumped, drew = await sim.together(jump, draw)
    assert "You jumped in" in jumped.text
    assert "moved on" in drew.text
    await sim.advance(1)
    assert "Cleo jumped in" in sim.board.text
    assert "Ana to play" in sim.board.text


async def test_a_stack_is_added_to_and_taken(sim: Simulation) -> None:
    position = "G7 | GD R1 R2 | RD B1 B2 | Y1 Y2 Y3"
    await open_position(sim, position, sim.ben, sim.cleo, options=PARTY)
    await sim.ana.press("Green Draw Two")
    await sim.advance(1)
    assert "Stack: **+2**" in sim.board.text
    await sim.ben.press("Red Draw Two")
    await sim.advance(1)
    assert "Stack: **+4**" in sim.board.text
    took = await sim.cleo.press("Take 4 cards")
    assert "You took 4 cards" in took.text


async def test_offering_a_card_that_does_not_match(sim: Simulation) -> None:
    rules = house(misplay_penalty=2)
    await open_position(sim, "G7 | R2 G1 W | B2 B3", sim.ben, options=rules)
    await sim.ana.press("✗ Red 2")
    done = await sim.ana.press("Offer Red 2")
    assert "you take it back" in done.text
    await sim.advance(1)
    assert "Ana offered Red 2" in sim.board.text


async def test_a_written_card_is_read_out(sim: Simulation) -> None:
    rules = house(custom_rules=["extra_turn", "blank", {"text": "Sing!"}])
    await open_position(sim, "R1 | WC1 WC3 G2 G3 | B2 B3", sim.ben, options=rules)
    assert "Wild Customizable 3: Sing!" in sim.ana.hand.text
    await sim.ana.press("Wild Customizable 1")
    await sim.ana.press("Green")
    await sim.advance(1)
    assert "play again" in sim.board.text
    assert "Ana to play" in sim.board.text
    await sim.ana.press("Wild Customizable 3")
    await sim.ana.press("Red")
    await sim.advance(1)
    assert "Sing!" in sim.board.text


async def test_swaps_jumps_and_stacks_by_command(sim: Simulation) -> None:
    position = "R1 | R7 G2 B5 | B2 RD | R7 Y2 Y3"
    await open_position(sim, position, sim.ben, sim.cleo, options=PARTY)
    offered = await sim.ana.complete("/play", "swap_with")
    assert sorted(offered) == ["Ben", "Cleo"]
    asked = await sim.ana.slash("/play", card="red 7")
    assert "swap hands with whom" in asked.text
    nobody = await sim.ana.slash("/play", card="red 7", swap_with="Zoe")
    assert "Nobody at this table" in nobody.text
    oneself = await sim.ana.slash("/play", card="red 7", swap_with="Ana")
    assert "cannot swap hands with that player" in oneself.text
    needless = await sim.ana.slash("/play", card="red 7", swap_with="Ben")
    assert "You swapped hands with Ben" in needless.text
    assert await sim.cleo.complete("/play", "card") == ["Red 7"]
    jumped = await sim.cleo.slash("/play", card="red 7", swap_with="Ana")
    assert "You jumped in" in jumped.text


async def test_a_draw_card_is_added_by_command(sim: Simulation) -> None:
    position = "G7 | GD R1 R2 | RD B1 B2 | Y1 Y2 Y3"
    await open_position(sim, position, sim.ben, sim.cleo, options=PARTY)
    await sim.ana.press("Green Draw Two")
    assert await sim.ben.complete("/play", "card") == ["Red Draw Two"]
    refused = await sim.ben.slash("/play", card="blue 1")
    assert "cannot be put on this one" in refused.text
    await sim.ben.slash("/play", card="red draw two")
    await sim.advance(1)
    assert "Stack: **+4**" in sim.board.text
