"""Every sentence is there, complete, short enough, and used."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import discord
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message
from ui.screens import TEXTS, Scene

from bot.errors import StorageError, UnoError
from bot.games.errors import BadTable, GameError, StaleView, Trouble
from bot.games.lesson import all_moments
from bot.games.ports import ChannelTaken, StaleVersion
from bot.games.preferences import Mention
from bot.games.tables import Closed, NoticeKind, VoteKind
from bot.players.levels import Level
from bot.uno.cards import ALL_CARDS, Card, Colour
from bot.uno.errors import IllegalMove, InvalidNotation, InvalidOptions, Refusal
from bot.uno.moves import Draw, Seat
from bot.uno.options import (
    OPTION_SPECS,
    PRESETS,
    Deck,
    DrawFourLimit,
    FirstCard,
    OptionProblem,
)
from cogs.lobby import OFFERED
from cogs.permissions import needs
from cogs.ui.panel import MENUS, FormName, Tab
from cogs.ui.person_panel import Style
from cogs.ui.texts import Texts, source_of
from cogs.ui.topics import Topic

ROOT = Path(__file__).parents[2]
BODY = FluentParser().parse(source_of("en")).body
IDS = [entry.id.name for entry in BODY if isinstance(entry, Message)]

NEEDS = {
    need.name
    for opens_thread in (True, False)
    for need in needs(
        discord.Permissions.none(), in_thread=False, opens_thread=opens_thread, locked=True
    )
}

PROBLEMS = (
    "out_of_range", "text_too_long", "text_missing", "partners_elimination", "players",
    "partners_four", "hand_size",
)  # fmt: skip


# What a step of the lesson says to a choice of its own.
INSTEAD = [
    "draw-uno", "catch-play", "catch-draw", "reverse-play", "wild-keep", "name-colour-play",
    "name-colour-keep", "challenge-accept", "say-uno-play", "say-uno-draw", "second-to-last-uno",
]  # fmt: skip


def dashed(values: Iterable[str]) -> list[str]:
    return [value.replace("_", "-") for value in values]


# What is looked up by a made id: the part in front, and everything that may follow.
FAMILIES: dict[str, Iterable[str]] = {
    "colour-": Colour,
    "loud-": Colour,
    "heading-": [*Colour, "wild"],
    "symbol-": "SRD",
    "card-": [card.code for card in ALL_CARDS if card.colour is None],
    "refusal-": dashed(Refusal),
    "trouble-": dashed(Trouble),
    "problem-": dashed(PROBLEMS),
    "option-": dashed([*OPTION_SPECS, "preset", "house", "late-join", "clock"]),
    "explain-": dashed([*OPTION_SPECS, "late-join", "clock"]),
    "tab-": Tab,
    "form-": FormName,
    "button-form-": FormName,
    "form-rule-": ("extra-turn", "draw-three"),
    **{f"choice-{name.replace('_', '-')}-": values for name, values in MENUS.items()},
    "choice-level-": Level,
    "choice-what-": VoteKind,
    "vote-": VoteKind,
    "vote-on-you-": VoteKind,
    "button-vote-": VoteKind,
    "notice-": NoticeKind,
    "choice-preset-": PRESETS,
    "closed-": Closed,
    "hand-": [
        f"{stage}{how}"
        for stage in ("lobby", "between", "finished", "closed", "watching", "gone")
        for how in ("", "-how")
    ],
    "rule-deck-": Deck,
    "rule-first-card-": FirstCard,
    "rule-draw-four-": dashed(limit for limit in DrawFourLimit if limit != "none"),
    "rule-goal-": ("single", "lowest", "elimination"),
    "goal-": ("lowest", "elimination"),
    "summary-title-": ("blocked", "abandoned"),
    "rulebook-topic-": Topic,
    "lesson-title-": [moment.name for moment in all_moments()],
    "lesson-": [moment.name for moment in all_moments()] + INSTEAD,
    "lesson-else-": ("draw", "play", "keep", "accept", "uno", "catch"),
    "rule-": (
        "must-play",
        "draw-until-playable",
        "force-play",
        "seven-zero",
        "jump-in",
        "partners",
        "no-action-finish",
    ),
    "rule-stacking-": ("same", "cross"),
    "server-": [
        f"{setting}{how}"
        for setting in ("threads", "solo", "host", "moderator")
        for how in ("", "-how")
    ],
    "menu-server-": ("host", "moderator"),
    "permission-": NEEDS,
    "need-": NEEDS,
    "check-": ("given", "missing", "lacking"),
    "check-others-": ("missing", "lacking"),
    "menu-person-": ("mention", "style"),
    **{
        f"{front}-{taste}-": values
        for front in ("choice", "explain")
        for taste, values in (("mention", Mention), ("style", Style))
    },
    "command-game-new-": ["preset", *dashed(OFFERED), "clock"],
}


def made_ids() -> set[str]:
    return {front + rest for front, all_of_it in FAMILIES.items() for rest in all_of_it}


def constants() -> Iterator[str]:
    for folder in ("bot", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def looked_up() -> Iterator[str]:
    """The ids written out in calls of texts."""
    for path in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else None
            called = node.func.id if isinstance(node.func, ast.Name) else called
            first = node.args[0]
            if called in ("texts", "said") and isinstance(first, ast.Constant):
                yield str(first.value)


def test_the_sentences_are_well_formed() -> None:
    assert [entry.content for entry in BODY if isinstance(entry, Junk)] == []
    assert [entry for entry in BODY if isinstance(entry, Attribute)] == []
    assert sorted(IDS) == sorted(set(IDS)), "an id stands twice"


def test_no_sentence_is_missing() -> None:
    wanted = {*looked_up(), *made_ids()}
    assert sorted(wanted - set(IDS)) == []


def test_no_sentence_is_unused() -> None:
    """The names of the commands are checked in the tests of languages."""
    used = {*constants(), *made_ids(), *(name for name in IDS if name.startswith("slash-"))}
    assert sorted(set(IDS) - used) == []


def test_an_unknown_id_or_a_missing_value_is_an_error() -> None:
    with pytest.raises(LookupError):
        TEXTS("no-such-text")
    with pytest.raises(LookupError):
        TEXTS("board-turn")


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_a_sentence(refusal: Refusal) -> None:
    scene = Scene.of("G7 | R5 G9 | B1 B2")
    play = scene.table.play
    bare = TEXTS.refusal(refusal)
    full = TEXTS.refusal(refusal, play, TEXTS.names_of(scene.table), Card.parse("R5"))
    for sentence in (bare, full):
        assert sentence.endswith((".", "!"))
        assert "{" not in sentence


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_a_sentence(trouble: Trouble) -> None:
    assert TEXTS.trouble(trouble).endswith(".")


def test_a_refusal_says_what_would_fit() -> None:
    scene = Scene.of("G7 | R5 G9 | B1 B2")
    names = TEXTS.names_of(scene.table)
    play = scene.table.play
    said = TEXTS.refusal(Refusal.DOES_NOT_MATCH, play, names, Card.parse("R5"))
    assert said == "Red 5 does not fit: match 🟩 **GREEN** ☰ or **7**, or play a wild."
    assert (
        TEXTS.refusal(Refusal.NOT_YOUR_TURN, play, names) == "It is not your turn: Ana is playing."
    )


ERRORS: list[UnoError] = [
    IllegalMove(Refusal.NOT_YOUR_TURN, Draw(Seat(0))),
    StaleView(),
    *(GameError(trouble) for trouble in Trouble),
    InvalidNotation("R77"),
    InvalidOptions(tuple(OptionProblem(code, ("hand_size",), 9) for code in PROBLEMS)),
    ChannelTaken(5),
    StorageError("disk full"),
    StaleVersion("abcdefgh", 5, 3),
]


@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_every_error_has_a_sentence(error: UnoError) -> None:
    table = Scene.of("G7 | R5 G9 | B1 B2").table
    for sentence in (TEXTS.error(error), TEXTS.error(error, table)):
        assert sentence.endswith(".")
        assert "disk full" not in sentence


def test_a_fault_of_ours_is_no_refusal() -> None:
    with pytest.raises(TypeError):
        TEXTS.error(BadTable("abcdefgh"))


@pytest.mark.parametrize("option", OPTION_SPECS)
def test_every_option_that_can_be_wrong_has_a_name(option: str) -> None:
    sentence = TEXTS.problem(OptionProblem("out_of_range", (option,)))
    assert TEXTS("option-other") not in sentence


def test_cards_in_words() -> None:
    words = [TEXTS.card(card) for card in ALL_CARDS]
    assert len(set(words)) == len(words)
    assert TEXTS.card(Card.parse("R7")) == "Red 7"
    assert TEXTS.card(Card.parse("GD")) == "Green Draw Two"
    assert TEXTS.card(Card.parse("W")) == "Wild"
    assert TEXTS.card(Card.parse("W4"), Colour.BLUE) == "Wild Draw Four (Blue)"


def test_every_colour_keeps_its_own_name() -> None:
    """CASES B16: a colour mixed up with the next one."""
    names = ["Red", "Yellow", "Green", "Blue"]
    assert [TEXTS.colour(Colour(letter)) for letter in "RYGB"] == names
    assert [name.upper() in TEXTS.loud(Colour(name[0])) for name in names] == [True] * 4


def test_another_language_can_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "de.ftl").write_text("colour-R = Rot\n", encoding="utf-8")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "more.ftl").write_text("colour-B = Blau\n", encoding="utf-8")
    monkeypatch.setattr("cogs.ui.texts.LOCALES", tmp_path)
    german = Texts.load("de")
    assert [german.colour(colour) for colour in (Colour.RED, Colour.BLUE)] == ["Rot", "Blau"]
