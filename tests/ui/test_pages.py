"""The leaderboard, the help, and what stands behind More."""

from dataclasses import replace

import discord
from ui.screens import (
    CHAMPIONS,
    KNOWN,
    NOON,
    TEXTS,
    Scene,
    buttons,
    labels,
    lobby_of,
    refused,
    scores,
    words,
)

from bot.games.ports import Champion, RaceWon
from cogs.ui.help import about_page, help_page, more_page
from cogs.ui.ids import PressId, Verb
from cogs.ui.layout import notice
from cogs.ui.leaderboard import crowned, leaderboard


async def test_the_race_all_time_and_the_own_rank() -> None:
    text = words(leaderboard(scores(24), CHAMPIONS, TEXTS, KNOWN))
    for said in (
        "Race 3 · the first to **500** points wins the crown",
        "🥇 · Ana · **460**",
        "🥈 · Ben 👑 · **423**",
        "4 · Dan · **349**",
        "all time 2,310 · won 31 of 80 rounds, 6 matches",
        "**You** · rank 3 · 386 of 500",
        "Page 1 of 3 · 24 players",
        "Race 2 · Ben · 512 points",
        "Race 1 · somebody who has left · 540 points",
    ):
        assert said in text


async def test_rows_own_rank_and_champions_stand_apart() -> None:
    view = leaderboard(scores(3), CHAMPIONS, TEXTS, KNOWN)
    lines = [item for item in view.walk_children() if isinstance(item, discord.ui.Separator)]
    assert len(lines) == 2


async def test_behind_more_the_rules_the_deal_and_the_people_stand_apart() -> None:
    view = more_page(Scene.of("G7 | R1 R2 | B1 B2").table, TEXTS, seated=True)
    parts = [item for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    lines = [item for item in view.walk_children() if isinstance(item, discord.ui.Separator)]
    assert (len(parts), len(lines)) == (3, 2)
    assert [TEXTS("more-leave") in part.content for part in parts] == [False, False, True]


async def test_pages_are_turned_by_buttons_that_belong_to_no_table() -> None:
    for page, turns in ((1, ["Page 2 →"]), (2, ["← Page 1", "Page 3 →"]), (3, ["← Page 2"])):
        view = leaderboard(scores(24, page=page), (), TEXTS, KNOWN)
        assert labels(view) == turns
        pressed = [PressId.parse(button["custom_id"]) for button in buttons(view)]
        assert all(press.verb is Verb.SCORES for press in pressed)
        assert refused(view) == []


async def test_ranks_are_shared_and_nobody_without_points_has_a_medal() -> None:
    page = scores(3)
    rows = tuple(replace(row, rank=1, race_points=0) for row in page.rows)
    text = words(leaderboard(replace(page, rows=rows, own=None), (), TEXTS, KNOWN))
    assert text.count("\n1 · ") == 3
    assert "🥇" not in text
    assert "You have not scored here yet" in text


async def test_who_has_no_name_is_mentioned_and_a_nasty_name_is_tamed() -> None:
    names = {100: "@everyone **x**", 101: "  "}
    text = words(leaderboard(scores(3), (), TEXTS, names))
    assert "@everyone" not in text
    assert "<@101>" in text
    assert "<@102>" in text


async def test_the_longest_leaderboard_fits() -> None:
    page = scores(10)
    rows = tuple(
        replace(row, points=10**15, rounds_won=10**9, rounds_played=10**9, matches_won=10**9)
        for row in page.rows
    )
    champions = [Champion(10**9, 100 + n, 10**9, NOON) for n in range(50)]
    names = {100 + n: "*" * 99 for n in range(50)}
    assert refused(leaderboard(replace(page, rows=rows), champions, TEXTS, names)) == []


def test_the_crown_is_announced() -> None:
    said = crowned(RaceWon(1, 3, 100, 512), TEXTS, KNOWN)
    assert said.startswith("👑 Ana wins race 3 of this server with 512 points")
    assert crowned(RaceWon(1, 3, 5, 512), TEXTS, {}).startswith("👑 <@5> wins")


async def test_help_tells_the_rules_and_how_to_challenge() -> None:
    """CASES B11, G8."""
    text = words(help_page(TEXTS))
    for said in ("**Challenge**", "draws 6", "Uno!", "Catch!", "/game new", "/leaderboard"):
        assert said in text


async def test_about_says_whose_the_trademark_is() -> None:
    text = words(about_page(TEXTS, "1.2.3"))
    assert "not affiliated with Mattel" in text
    assert "Version 1.2.3." in text
    assert "Version" not in words(about_page(TEXTS, ""))


async def test_more_shows_the_rules_and_the_way_out_to_whoever_sits() -> None:
    table = Scene.of("G7 | G2 G4 | R3 R4").table
    seated = more_page(table, TEXTS, seated=True)
    assert labels(seated) == [
        "How to play", "Leaderboard", "A fair deal", "Vote…", "Leave the match for good",
    ]  # fmt: skip
    assert table.fingerprint in words(seated)
    assert labels(more_page(table, TEXTS, seated=False)) == [
        "How to play",
        "Leaderboard",
        "A fair deal",
        "Watch",
    ]
    lobby = more_page(lobby_of("Ana").table, TEXTS, seated=True)
    assert labels(lobby) == ["How to play", "Leaderboard"]
    assert "SHA-256" not in words(lobby)


async def test_a_notice_is_a_sentence() -> None:
    assert words(notice("Hello.")) == "Hello."
    assert refused(notice("x" * 9000)) == []
