"""The rules of a table, looked at and changed on their page, by command, and saved for later."""

from simulated.driving import parts
from simulated.sim import Answer, Simulation

from bot.games.ports import MOST_PRESETS, SavedRules
from bot.games.views import TableView
from bot.uno.options import PRESETS, Options, Stacking


def table(sim: Simulation) -> TableView:
    (view,) = parts(sim).manager.tables()
    return view


async def page(sim: Simulation, tab: str = "All rules") -> Answer:
    """Ana opens the page of rules and goes to a theme."""
    await sim.ana.slash("/game rules")
    return await sim.ana.press(tab)


async def test_the_host_changes_rules_in_menus(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    opened = await sim.ana.press("Rules…", on=sim.board)
    assert opened.ephemeral
    assert "the rules **Official**" in opened.text
    assert (await sim.ana.press("Draw cards")).kind == "update"
    changed = await sim.ana.choose("Stacking: Same on same", menu="Stacking")
    assert (changed.kind, changed.message is not None) == ("update", True)
    assert "◆ **Stacking: Same on same**" in changed.text
    assert table(sim).options.stacking is Stacking.SAME
    await sim.advance(1)
    assert "Stacking: a Draw Two on a Draw Two" in sim.board.text


async def test_presets_and_switches(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await page(sim)
    chosen = await sim.ana.choose("Party", menu="A set of rules")
    assert "the rules **Party**" in chosen.text
    assert table(sim).options == PRESETS["party"]
    await sim.ana.press("House rules")
    await sim.ana.choose("Must play", "Misplay penalty", "Late joining", menu="House rules")
    view = table(sim)
    assert (view.options.must_play, view.options.misplay_penalty, view.late_join) == (True, 2, True)
    assert not view.options.jump_in
    await sim.ana.choose(menu="House rules")
    assert not table(sim).late_join
    assert not table(sim).options.must_play


async def test_a_contradiction_is_refused_and_nothing_is_lost(sim: Simulation) -> None:
    await sim.ana.slash("/game new", scoring="elimination")
    await page(sim, "House rules")
    refused = await sim.ana.choose("Partners", "Jump in", menu="House rules")
    assert refused.kind == "update"
    assert "Partners and elimination do not go together" in refused.text
    assert table(sim).options == PRESETS["elimination"]


async def test_numbers_in_a_dialogue(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await page(sim, "Points and calls")
    opened = await sim.ana.press("Target, rounds, clock…")
    assert opened.modal is not None
    assert opened.modal.values["Target"] == "500"
    done = await sim.ana.fill(opened, target="200", rounds="0", clock="30")
    assert done.kind == "update"
    assert "◆ **Target: 200**" in done.text
    assert (table(sim).options.target, table(sim).clock) == (200, 30)
    opened = await sim.ana.press("Target, rounds, clock…")
    wrong = await sim.ana.fill(opened, target="lots", rounds="0", clock="30")
    assert "Target must be a whole number from 50 to 5,000" in wrong.text
    assert table(sim).options.target == 200


async def test_rules_written_on_cards(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await page(sim, "Cards")
    opened = await sim.ana.press("Write on the cards…")
    done = await sim.ana.fill(opened, rule1="play again", rule2="", rule3="Sing *loudly*!")
    assert "play again · a plain Wild · Sing \\*loudly\\*!" in done.text
    await sim.advance(1)
    assert "Sing" in sim.board.text


async def test_a_dialogue_outlives_a_restart(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await page(sim, "Cards")
    opened = await sim.ana.press("Hand size and decks…")
    await sim.restart()
    await sim.ana.fill(opened, Hand_size="9", decks="2")
    assert (table(sim).options.hand_size, table(sim).options.decks) == (9, 2)


async def test_every_option_is_explained(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await page(sim, "House rules")
    told = await sim.ana.choose("Jump in", menu="What does it mean?")
    assert "play it out of turn" in told.text


async def test_others_look_and_cannot_change(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    seen = await sim.ben.slash("/game rules")
    assert "The host can change them" in seen.text
    assert seen.message is not None
    assert seen.message.menus == ()
    hers = await page(sim, "Draw cards")
    assert hers.message is not None
    menu = hers.message.menu("Stacking")
    stolen = await sim.ben.choose("Stacking: Same on same", menu=menu)
    assert "Only the host" in stolen.text
    assert table(sim).options == Options()


async def test_once_the_match_has_begun_the_rules_stay(sim: Simulation) -> None:
    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    before = await page(sim, "Draw cards")
    assert before.message is not None
    menu = before.message.menu("Stacking")
    await sim.ana.press("Start", on=sim.board)
    late = await sim.ana.choose("Stacking: Same on same", menu=menu)
    assert "The match has begun already" in late.text
    assert table(sim).options == Options()


async def test_partners_without_four_cannot_start(sim: Simulation) -> None:
    await sim.ana.slash("/game new", preset="partners")
    await sim.ben.press("Join")
    assert "exactly 4 players" in (await sim.ana.press("Start", on=sim.board)).text
    assert "exactly 4 players" in (await sim.ana.slash("/game rules")).text


async def test_a_table_begins_with_a_preset(sim: Simulation) -> None:
    assert "Party" in await sim.ana.complete("/game new", "preset", "pa")
    await sim.ana.slash("/game new", preset="party", hand_size=5)
    options = table(sim).options
    assert (options.jump_in, options.hand_size) == (True, 5)
    await sim.ana.slash("/game end")
    unknown = await sim.ana.slash("/game new", preset="nonsense")
    assert "no rules of that name" in unknown.text


async def test_rules_are_saved_and_used_and_forgotten(sim: Simulation) -> None:
    await sim.ben.slash("/game new", preset="party")
    refused = await sim.cleo.slash("/game save-rules", name="Friday")
    assert "Only the host" in refused.text
    assert "saved as **Friday**" in (await sim.ben.slash("/game save-rules", name="Friday")).text
    taken = await sim.ben.slash("/game save-rules", name="official")
    assert "Choose another name" in taken.text
    await sim.ben.slash("/game end")
    await sim.restart()
    assert "Friday" in await sim.cleo.complete("/game new", "preset", "fri")
    await sim.cleo.slash("/game new", preset="friday")
    assert table(sim).options == PRESETS["party"]
    await sim.cleo.slash("/game rules")
    await sim.cleo.choose("Official", menu="A set of rules")
    await sim.cleo.choose("Friday", menu="A set of rules")
    assert table(sim).options == PRESETS["party"]
    assert await sim.ana.complete("/game forget-rules", "name") == ["Friday"]
    forgotten = await sim.ana.slash("/game forget-rules", name="FRIDAY")
    assert "are forgotten" in forgotten.text
    again = await sim.ana.slash("/game forget-rules", name="Friday")
    assert "no rules of that name" in again.text


async def test_a_server_saves_only_so_many_rules(sim: Simulation) -> None:
    for number in range(MOST_PRESETS):
        await parts(sim).presets.save(sim.guild.id, SavedRules(f"rules {number}", "{}"))
    await sim.ana.slash("/game new")
    full = await sim.ana.slash("/game save-rules", name="one more")
    assert "Forget one first" in full.text
    opened = await sim.ana.slash("/game rules")
    assert opened.message is not None
    assert len(opened.message.menu("A set of rules").choices) == MOST_PRESETS + len(PRESETS)


async def test_a_newcomer_joins_in_the_middle_where_it_is_allowed(sim: Simulation) -> None:
    """R38."""
    await sim.ana.slash("/game new")
    await sim.ben.press("Join")
    await page(sim, "House rules")
    await sim.ana.choose("Late joining", menu="House rules")
    await sim.ana.press("Start", on=sim.board)
    joined = await sim.cleo.press("Join", on=sim.board)
    assert joined.kind == "update"
    assert "Cleo" in sim.board.text
    assert len((await sim.cleo.slash("/hand")).message.buttons) > 3  # pyright: ignore[reportOptionalMemberAccess]
