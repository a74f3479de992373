"""Screens of the bot made by hand: tables and hands as views, messages as a person reads them.

    scene = Scene("G7 | R5 G9 | B1 B2").after("0 G9")
    read(scene.board())
    read(scene.hand(1))

`SCREENS` names every kind of screen there is; whoever wants to look at them can send them anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import payloads
from builders import cards, house, round_of, step
from payload_rules.components import texts as texts_of
from payload_rules.components import walk
from ui import settings_screens

from bot.games.lesson import all_moments, moment_at
from bot.games.ports import Champion, LeaderboardPage, LeaderboardRow
from bot.games.tables import (
    Closed,
    Notice,
    NoticeKind,
    SeatKind,
    Stage,
    TableId,
    UserId,
    VoteKind,
)
from bot.games.views import HandView, MemberView, TableView, VoteView
from bot.uno.cards import Card, Colour
from bot.uno.events import Event, MatchEnd, MatchEnded, RoundEnded, RoundStarted, redact
from bot.uno.moves import Seat
from bot.uno.options import Options
from bot.uno.scoring import hand_points
from bot.uno.shuffle import fingerprint
from bot.uno.state import NAME_COLOUR, RoundEnd, State
from bot.uno.views import PlayerView, public_view, view_for
from cogs.ui.board import board
from cogs.ui.faces import Faces
from cogs.ui.hand import hand
from cogs.ui.help import about_page, help_page, more_page
from cogs.ui.leaderboard import leaderboard
from cogs.ui.lesson import lesson, said_to, stopped
from cogs.ui.panel import THEMES, Looking, Tab, panel
from cogs.ui.picking import Picking
from cogs.ui.podium import PICTURE
from cogs.ui.reader import Reader
from cogs.ui.rulebook import rulebook
from cogs.ui.summary import After, finished
from cogs.ui.texts import Texts
from cogs.ui.topics import Topic
from cogs.ui.votes import vote_page
from cogs.ui.watch import now_seated, watching
from data.cards import NAMES as FACE_NAMES

PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Juno")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
TABLE = TableId("abcdefgh")
TEXTS = Texts.load()
BUTTON, MENU, ROLES, CHANNELS, SECTION, THUMBNAIL, GALLERY = 2, 3, 6, 8, 9, 11, 12

FACES = Faces(
    {
        name: discord.PartialEmoji(name=f"{name}_0123abcd", id=1_400_000_000_000_000_000 + number)
        for number, name in enumerate(FACE_NAMES)
    }
)


@dataclass(frozen=True)
class Scene:
    """A round, how it came about, and the table around it."""

    state: State
    events: tuple[Event, ...] = ()
    made: tuple[Event, ...] = ()
    about: dict[str, Any] = field(default_factory=dict)
    names: Sequence[str] = PEOPLE
    computers: tuple[int, ...] = ()

    @classmethod
    def of(cls, position: str, **how: Any) -> Scene:
        """Set up a round that has just begun."""
        state = round_of(position, **how)
        started = RoundStarted(1, state.dealer, state.playing, state.top, fingerprint(state.seed))
        return cls(state, (started,))

    def after(self, *moves: str) -> Scene:
        """Make these moves; `made` are the events of the last."""
        state, events, made = self.state, self.events, self.made
        for text in moves:
            state, made = step(state, text)
            events += made
        return replace(self, state=state, events=events, made=made)

    def at(self, **about: Any) -> Scene:
        """Change something of the table."""
        return replace(self, about={**self.about, **about})

    @property
    def table(self) -> TableView:
        """The table as everybody sees it."""
        state, given = self.state, dict(self.about)
        totals = given.pop("totals", ())
        away = given.pop("away", ())
        members = tuple(
            MemberView(
                seat=Seat(seat),
                name=self.names[seat],
                user_id=None if seat in self.computers else UserId(100 + seat),
                kind=SeatKind.COMPUTER if seat in self.computers else SeatKind.HUMAN,
                away=seat in away,
                left=False,
                out=False,
                total=totals[seat] if totals else 0,
                cards=len(held) if seat in state.playing else None,
            )
            for seat, held in enumerate(state.hands)
        )
        public = tuple(redact(event, None) for event in self.events)
        view = TableView(
            id=TABLE,
            guild_id=1,
            channel_id=2,
            host=UserId(100),
            stage=Stage.ROUND,
            closed=None,
            paused=False,
            members=members,
            options=state.options,
            clock=90,
            late_join=False,
            round=1,
            play=public_view(state),
            turn_at=NOON + timedelta(seconds=75),
            next_round_at=None,
            recent=public[::-1],
            last_round=None,
            result=None,
            dealer=None,
            fingerprint=fingerprint(state.seed),
            ready=(),
            board=None,
            step=state.step,
            version=state.version,
        )
        given = {"members": members} | given
        if given.get("stage", Stage.ROUND) is not Stage.ROUND:
            given = {"play": None, "turn_at": None} | given
        return replace(view, **given)

    def board(self, faces: Faces | None = None) -> discord.ui.LayoutView:
        """Draw the board."""
        return board(self.table, TEXTS, faces or FACES, NOON)

    def hand(
        self, seat: int, faces: Faces | None = None, *, told: bool = False, **how: Any
    ) -> discord.ui.LayoutView:
        """Draw a hand; `told` with what the last move told that seat."""
        if told:
            how["reveal"] = tuple(redact(event, Seat(seat)) for event in self.made)
        return hand(self.hand_view(seat), TEXTS, faces or FACES, **how)

    def hand_view(self, seat: int) -> HandView:
        """The table as this seat sees it."""
        table = self.table
        seen = view_for(self.state, Seat(seat)) if table.play else None
        return HandView(table, Seat(seat), seen if isinstance(seen, PlayerView) else None)


def lobby_of(*names: str, computers: tuple[int, ...] = (), **about: Any) -> Scene:
    """Set up a table that has not begun."""
    scene = Scene.of("G7 | R1")
    hands = tuple(((),) * len(names))
    state = scene.state._replace(hands=hands, playing=())
    empty = replace(scene, state=state, events=(), names=names, computers=computers)
    return empty.at(stage=Stage.LOBBY, round=0, fingerprint="", **about)


def ended(
    hands: dict[int, str],
    winner: int | None = 0,
    *,
    totals: Sequence[int],
    reason: RoundEnd = RoundEnd.OUT,
    **about: Any,
) -> Scene:
    """Set up a table after a round."""
    players = len(totals)
    scene = lobby_of(*PEOPLE[:players])
    held = {Seat(seat): cards(text) for seat, text in hands.items()}
    worth = sum(hand_points(Options(), cards_left) for cards_left in held.values())
    round_ended = RoundEnded(
        round=2,
        reason=reason,
        winner=None if winner is None else Seat(winner),
        hands=held,
        points={} if winner is None else {Seat(winner): worth},
        totals={Seat(seat): total for seat, total in enumerate(totals)},
        seed="2f1c9a7e5d3b8046a1c2e4f608172635",
    )
    fields = {"next_round_at": NOON + timedelta(seconds=30), "dealer": Seat(1)} | about
    return scene.at(
        stage=fields.pop("stage", Stage.BETWEEN),
        round=2,
        totals=tuple(totals),
        last_round=round_ended,
        fingerprint=fingerprint(round_ended.seed),
        **fields,
    )


def won(
    winners: Iterable[int],
    totals: Sequence[int],
    reason: MatchEnd = MatchEnd.TARGET,
    **about: Any,
) -> Scene:
    """Set up a table after a match."""
    seats = tuple(Seat(seat) for seat in winners)
    result = MatchEnded(reason, seats, {Seat(seat): total for seat, total in enumerate(totals)})
    hands = {seat: "R3 B7 W4" for seat in range(len(totals)) if seat not in seats}
    scene = ended(hands, seats[0] if seats else None, totals=totals, stage=Stage.FINISHED)
    return scene.at(result=result, next_round_at=None, dealer=None, **about)


COURSE = ((0, 120, 0, 0), (310, 120, 0, 80), (310, 120, 310, 80), (310, 520, 310, 80))
"""Totals after each of four rounds."""


def scores(count: int, *, page: int = 1, own: int | None = 2) -> LeaderboardPage:
    """Return a page of a leaderboard with so many people."""
    rows = tuple(
        LeaderboardRow(
            rank=place + 1,
            user_id=100 + place,
            race_points=max(0, 460 - 37 * place),
            points=2310 - 90 * place,
            rounds_won=31 - place,
            matches_won=max(0, 6 - place),
            rounds_played=80 - place,
        )
        for place in range(count)
    )
    first = (page - 1) * 10
    mine = None if own is None or own >= count else rows[own]
    pages = max(1, -(-count // 10))
    return LeaderboardPage(rows[first : first + 10], page, pages, count, mine, 3, 500)


CHAMPIONS = (
    Champion(2, 101, 512, NOON - timedelta(days=9)),
    Champion(1, 0, 540, NOON - timedelta(days=40)),
)
KNOWN = {100 + seat: name for seat, name in enumerate(PEOPLE)}

THREE = "G7 | G2 G4 RS R7 W B3 B3 Y9 | R3 | B1 B2 Y5 YS WH RD G9"
FOUR = f"{THREE} | Y1 Y2 Y3 BD"
HUGE = " ".join(
    f"{colour}{rank}" for colour in "RYGB" for rank in ("0", "1", "2", "3", "4", "5", "6", "S", "R")
)


def _draw_four() -> Scene:
    return Scene.of("G7 | W4 R5 R5 G1 | B2 B3 Y9 | Y1 Y2").after("0 W4 R")


WILD = Picking(Card.parse("W"))
SEVEN, SWAP = Card.parse("R7"), Card.parse("WX")
HOUSE = house(stacking="same", seven_zero=True, jump_in=True)
PARTNERS = house(partners=True)
CROSS = house(stacking="cross", jump_in=True)
SWAP_DECK = house(
    deck="swap",
    custom_rules=["extra_turn", "draw_three", {"text": "Sing *loudly* @everyone"}],
)


def stacked(options: Options = HOUSE) -> Scene:
    """Set up a Draw Two that the first player has just added to."""
    scene = Scene.of("G7 | GD R1 R2 | RD YD B1 W4 | Y1 Y2 GD", options=options)
    return scene.after("0 GD")


EVERYTHING = house(
    deck="swap",
    removed=["swap"],
    decks=4,
    hand_size=15,
    first_card="effect",
    two_player_reverse="turn",
    must_play=True,
    stacking="cross",
    draw_until_playable=True,
    force_play=True,
    seven_zero=True,
    jump_in=True,
    partners=True,
    scoring="lowest",
    rounds=3,
    no_action_finish=True,
    custom_rules=[{"text": "*" * 100}] * 3,
    special_wild_points=40,
    misplay_penalty=2,
)
LONG_NAMES = [f"{number:02} {'W' * 29}" for number in range(15)]


def ruled() -> Scene:
    """Set up a lobby with house rules."""
    rules = house(
        stacking="same", seven_zero=True, custom_rules=["extra_turn", "blank", {"text": "Sing!"}]
    )
    return lobby_of("Ana", "Ben").at(options=rules)


def _first(tab: Tab) -> str:
    return next(iter(THEMES[tab]), "")


HOUSE_SCREENS: dict[str, Callable[[], discord.ui.LayoutView]] = {
    "board-stack": lambda: stacked().board(),
    "board-stack-cross": lambda: stacked(CROSS).board(),
    "board-jump": lambda: (
        Scene.of("G7 | G2 R1 | B2 B3 | G2 Y2", options=HOUSE).after("0 G2").board()
    ),
    "board-written": lambda: (
        Scene.of("R1 | WC3 G2 G3 | B2 B3", options=SWAP_DECK).after("0 WC3 G").board()
    ),
    "board-partners": lambda: (
        Scene.of("G7 | G2 R1 | B2 B3 | Y1 | Y2 Y3", options=PARTNERS)
        .at(round=2, totals=(120, 45, 120, 45))
        .board()
    ),
    "board-join": lambda: Scene.of("G7 | R2 G1 W | B2").at(late_join=True).board(),
    "board-misplay": lambda: Scene.of(
        "G7 | R2 G1 W | B2", options=house(misplay_penalty=2)
    ).board(),
    "between-partners": lambda: ended(
        {1: "R7 B3 GS", 2: "Y9", 3: "R5"}, totals=(40, 10, 40, 10), options=PARTNERS
    ).board(),
    "between-lowest": lambda: ended(
        {1: "R7 B3 GS", 2: "Y9"}, totals=(40, 10, 40), options=house(scoring="lowest")
    ).board(),
    "finished-partners": lambda: won(
        [0, 2],
        (520, 45, 520, 45),
        options=PARTNERS,
        round=3,
        course=((0, 45, 0, 45), (310, 45, 310, 45), (520, 45, 520, 45)),
    ).board(),
    "finished-elimination": lambda: won(
        [1], (510, 45, 505), MatchEnd.ELIMINATION, options=house(scoring="elimination")
    ).board(),
    "hand-seven": lambda: Scene.of("R7 | R7 G2 B7 | B2 B3 | Y1", options=HOUSE).hand(0),
    "hand-swap-partner": lambda: Scene.of("R1 | R7 G2 B5 W | B2 B3 | Y1 Y2 Y3", options=HOUSE).hand(
        0, picking=Picking(SEVEN)
    ),
    "hand-swap-colour": lambda: Scene.of("R1 | WX G2 B5 | B2 B3 | Y1 Y2", options=SWAP_DECK).hand(
        0, picking=Picking(SWAP)
    ),
    "hand-swap-colour-partner": lambda: Scene.of(
        "R1 | WX G2 | B2 B3 | Y1 Y2", options=SWAP_DECK
    ).hand(0, picking=Picking(SWAP, Colour.GREEN)),
    "hand-custom": lambda: Scene.of("R1 | WC1 WC2 WC3 G2 | B2 B3", options=SWAP_DECK).hand(0),
    "hand-custom-picking": lambda: Scene.of("R1 | WC1 WC2 WC3 G2 | B2 B3", options=SWAP_DECK).hand(
        0, picking=Picking(Card.parse("WC3"))
    ),
    "hand-stack": lambda: stacked().hand(1),
    "hand-stack-cross": lambda: stacked(CROSS).hand(1),
    "hand-stack-four": lambda: (
        Scene.of("G7 | W4 R1 R2 | W4 BD R1 | Y1 Y2", options=HOUSE).after("0 W4 R").hand(1)
    ),
    "hand-stack-took": lambda: stacked().after("1 accept").hand(1, told=True),
    "hand-jump": lambda: (
        Scene.of("G7 | G2 R1 | B2 B3 | G2 Y2", options=HOUSE).after("0 G2").hand(2)
    ),
    "hand-jump-draw-two": lambda: stacked().hand(2),
    "hand-must-play": lambda: Scene.of("G7 | G2 R1 | B2", options=house(must_play=True)).hand(0),
    "hand-must-play-drawn": lambda: (
        Scene.of("G7 | R2 R1 | B2", options=house(force_play=True), pile="G1")
        .after("0 draw")
        .hand(0, told=True)
    ),
    "hand-draw-until": lambda: (
        Scene.of("G7 | R2 R1 | B2", options=house(draw_until_playable=True), pile="R3 B1 G1")
        .after("0 draw")
        .hand(0, told=True)
    ),
    "hand-number-last": lambda: Scene.of(
        "G7 | GS | B2 B1", options=house(no_action_finish=True)
    ).hand(0),
    "hand-misplay": lambda: Scene.of("G7 | R2 R2 G1 W | B2", options=house(misplay_penalty=2)).hand(
        0
    ),
    "hand-misplay-offer": lambda: Scene.of(
        "G7 | R2 R2 G1 W | B2", options=house(misplay_penalty=2)
    ).hand(0, picking=Picking(Card.parse("R2"), offered=True)),
    "hand-misplayed": lambda: (
        Scene.of("G7 | R2 R2 G1 W | B2", options=house(misplay_penalty=2))
        .after("0 misplay R2")
        .hand(0, told=True)
    ),
    "hand-partners": lambda: Scene.of(
        "G7 | G2 R1 | B2 B3 | Y1 | Y2 Y3", options=house(partners=True)
    ).hand(0),
}


SCREENS: dict[str, Callable[[], discord.ui.LayoutView]] = {
    "lobby-alone": lambda: lobby_of("Ana").board(),
    "lobby": lambda: lobby_of("Ana", "Ben", "Coco", computers=(2,)).board(),
    "lobby-full": lambda: lobby_of(*PEOPLE).board(),
    "board": lambda: Scene.of(FOUR).after("0 G2", "1 draw").board(),
    "board-exposed": lambda: (
        replace(
            Scene.of("G7 | G2 RS W | R3 G5 | B1 B2 Y5 YS", turn=1).after("1 G5"), computers=(2,)
        )
        .at(round=2, totals=(120, 45, 0))
        .board()
    ),
    "board-said": lambda: (
        Scene.of("G7 | G2 RS W | R3 GR | B1 B2 Y5 YS", turn=1)
        .after("1 uno", "1 GR")
        .at(round=2, totals=(120, 45, 0), away=(2,))
        .board()
    ),
    "board-turned": lambda: Scene.of("G7 | GR RS W | R3 G5 | B1 B2 | Y1").after("0 GR").board(),
    "board-two": lambda: Scene.of("G7 | GS RS W | R3 G5").after("0 GS").board(),
    "board-ten": lambda: (
        Scene.of(
            "G7 | "
            + " | ".join(
                ["R1 B2 G3"] * 2
                + ["Y1 Y2 B5 B6"] * 2
                + ["G6 G8 R8"] * 2
                + ["Y0 B0 R0 G0", "YD YD BD BD RD RD GD GD W W W W W4"]
                + ["W4", "R9"]
            )
        )
        .at(round=3, totals=tuple(range(0, 500, 50)), away=(3, 4))
        .board()
    ),
    "board-draw-two": lambda: Scene.of("G7 | GD RS W | R3 GR | B1 B2").after("0 GD").board(),
    "board-draw-four": lambda: _draw_four().board(),
    "board-challenged": lambda: _draw_four().after("1 challenge").board(),
    "board-first-colour": lambda: Scene.of(
        "W | R1 R2 | B1 B2", colour=None, phase=NAME_COLOUR
    ).board(),
    "board-paused": lambda: Scene.of(FOUR).at(paused=True, turn_at=None).board(),
    "board-late": lambda: Scene.of(FOUR).at(turn_at=NOON - timedelta(seconds=1)).board(),
    "board-no-clock": lambda: Scene.of(FOUR).at(turn_at=None, clock=None).board(),
    "board-words": lambda: Scene.of(FOUR).after("0 G2").board(Faces.none()),
    "between": lambda: ended(
        {1: "R7 B3 GS", 2: "Y9 Y0 BD W", 3: "R5 G5 W4"}, totals=(169, 0, 40, 12)
    ).board(),
    "between-ready": lambda: ended({1: "R7 B3 GS"}, totals=(50, 12), ready=(UserId(100),)).board(),
    "between-blocked": lambda: ended(
        {0: "R7", 1: "B3"}, None, totals=(5, 10), reason=RoundEnd.BLOCKED
    ).board(),
    "finished": lambda: won([1], (310, 520, 310, 80)).at(round=4, course=COURSE).board(),
    "finished-short": lambda: won([1], (310, 520, 310, 80)).board(),
    "finished-again": lambda: finished(
        won([1], (310, 520, 310, 80)).at(round=4, course=COURSE).table,
        TEXTS,
        FACES,
        after=After.REMATCH,
    ),
    "closed-finished": lambda: (
        won([1], (310, 520, 310, 80))
        .at(round=4, course=COURSE, stage=Stage.CLOSED, closed=Closed.EXPIRED)
        .board()
    ),
    "finished-ten": lambda: replace(
        won([9], tuple(range(0, 550, 55))).at(
            round=40, course=tuple(tuple(range(0, 550, 55)) for _ in range(40))
        ),
        names=LONG_NAMES,
    ).board(),
    "finished-shared": lambda: won([0, 1], (520, 520, 310)).board(),
    "finished-abandoned": lambda: won([], (20, 0), MatchEnd.ABANDONED).board(),
    **{
        f"closed-{why}": lambda why=why: lobby_of("Ana").at(stage=Stage.CLOSED, closed=why).board()
        for why in Closed
    },
    "hand": lambda: Scene.of(THREE).hand(0),
    "hand-words": lambda: Scene.of(THREE).hand(0, Faces.none()),
    "hand-next": lambda: Scene.of(THREE).hand(1),
    "hand-later": lambda: Scene.of(THREE).hand(2),
    "hand-drew-playable": lambda: Scene.of(THREE, pile="G6 R1").after("0 draw").hand(0, told=True),
    "hand-drew-wild": lambda: Scene.of(THREE, pile="W4 R1").after("0 draw").hand(0, told=True),
    "hand-drew-unplayable": lambda: (
        Scene.of(THREE, pile="Y6 R1").after("0 draw").hand(0, told=True)
    ),
    "hand-picking": lambda: Scene.of(THREE).hand(0, picking=WILD),
    "hand-picking-uno": lambda: Scene.of("G7 | W R5 | B2 B3").hand(0, picking=WILD),
    "hand-picking-last": lambda: Scene.of("G7 | W | B2 B3").hand(0, picking=WILD),
    "hand-two-cards": lambda: Scene.of("G7 | G1 R5 | B2 B3").hand(0),
    "hand-called": lambda: Scene.of("G7 | G1 R5 | B2 B3").after("0 uno").hand(0, told=True),
    "hand-exposed": lambda: Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 G1").hand(0, told=True),
    "hand-catch": lambda: Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 G1").hand(1),
    "hand-caught": lambda: (
        Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2")
        .after("0 G1", "0 expire grace", "1 catch 0")
        .hand(1, told=True)
    ),
    "hand-catch-held": lambda: (
        Scene.of("G7 | G1 R5 | B2 B3 | Y1 Y2").after("0 G1", "1 catch 0").hand(1, told=True)
    ),
    "hand-challenge": lambda: _draw_four().hand(1),
    "hand-challenge-won": lambda: _draw_four().after("1 challenge").hand(1, told=True),
    "hand-challenge-lost": lambda: (
        Scene.of("G7 | W4 R5 R5 B1 | B2 B3 Y9 | Y1 Y2")
        .after("0 W4 R", "1 challenge")
        .hand(1, told=True)
    ),
    "hand-took-four": lambda: _draw_four().after("1 accept").hand(1, told=True),
    "hand-first-colour": lambda: Scene.of("W | R1 R2 | B1 B2", colour=None, phase=NAME_COLOUR).hand(
        0
    ),
    "hand-paged": lambda: Scene.of(f"B9 | {HUGE} | Y9").hand(0),
    "hand-paged-later": lambda: Scene.of(f"B9 | {HUGE} | Y9").hand(0, page=1),
    "hand-refused": lambda: Scene.of(THREE).hand(0, note="That card does not fit."),
    "hand-plain": lambda: Scene.of(THREE).hand(0, Faces.none(), plain=True),
    "hand-plain-paged": lambda: Scene.of(f"B9 | {HUGE} | Y9").hand(0, Faces.none(), plain=True),
    "hand-plain-misplay": lambda: Scene.of(
        "G7 | R2 R2 G1 W | B2", options=house(misplay_penalty=2)
    ).hand(0, Faces.none(), plain=True),
    "hand-plain-picking": lambda: Scene.of(THREE).hand(0, Faces.none(), plain=True, picking=WILD),
    "hand-paused": lambda: Scene.of(THREE).at(paused=True, turn_at=None).hand(0),
    "hand-lobby": lambda: lobby_of("Ana", "Ben").hand(0),
    "hand-between": lambda: ended({1: "R7"}, totals=(7, 0)).hand(0),
    "hand-between-ready": lambda: ended({1: "R7"}, totals=(7, 0), ready=(UserId(100),)).hand(0),
    "hand-finished": lambda: won([1], (310, 520)).hand(0),
    "hand-closed": lambda: lobby_of("Ana").at(stage=Stage.CLOSED).hand(0),
    "hand-watching": lambda: Scene.of("G7 | R1 R2 | B1 B2 | -").hand(2),
    **HOUSE_SCREENS,
    "leaderboard": lambda: leaderboard(scores(24), CHAMPIONS, TEXTS, KNOWN),
    "leaderboard-last": lambda: leaderboard(scores(24, page=3), CHAMPIONS, TEXTS, KNOWN),
    "leaderboard-empty": lambda: leaderboard(scores(0), (), TEXTS, {}),
    "help": lambda: help_page(TEXTS),
    "about": lambda: about_page(TEXTS, "0.1.0"),
    **{
        f"rules-{tab}": lambda tab=tab: panel(
            ruled().table, TEXTS, Looking(tab=tab, explain=_first(tab), editable=True)
        )
        for tab in Tab
    },
    "rules-refused": lambda: panel(
        ruled().table, TEXTS, Looking(note="No.", editable=True, saved=LONG_NAMES)
    ),
    "rules-guest": lambda: panel(ruled().table, TEXTS, Looking(tab=Tab.HOUSE)),
    "rules-begun": lambda: panel(
        Scene.of(THREE, options=HOUSE).table, TEXTS, Looking(tab=Tab.POINTS, editable=True)
    ),
    "lobby-rules": lambda: ruled().board(),
    "lobby-everything": lambda: lobby_of(*PEOPLE).at(options=EVERYTHING, late_join=True).board(),
    "more": lambda: more_page(Scene.of(THREE).table, TEXTS, seated=True),
    "more-lobby": lambda: more_page(lobby_of("Ana").table, TEXTS, seated=True),
    "server": lambda: settings_screens.usual_server(TEXTS),
    "server-chosen": lambda: settings_screens.chosen_server(TEXTS),
    "server-full": lambda: settings_screens.full_server(TEXTS),
    "server-asked": lambda: settings_screens.asked_server(TEXTS),
    "server-check": lambda: settings_screens.checked(TEXTS, well=True),
    "server-check-ill": lambda: settings_screens.checked(TEXTS, well=False),
    "server-check-many": lambda: settings_screens.checked_many(TEXTS),
    "person": lambda: settings_screens.usual_person(TEXTS),
    "person-chosen": lambda: settings_screens.chosen_person(TEXTS),
}


def book(topic: Topic, page: int = 0, table: TableView | None = None) -> discord.ui.LayoutView:
    """Return a page of the rulebook."""
    return rulebook(Reader(TEXTS, FACES), topic, page, table=table)


def taught(number: int, **how: Any) -> discord.ui.LayoutView:
    """Return a step of the lesson."""
    return lesson(moment_at(number), Reader(TEXTS, FACES), **how)


SCREENS |= {
    **{
        f"rulebook-{topic}": lambda topic=topic: book(topic)
        for topic in Topic
        if topic is not Topic.TABLE
    },
    "rulebook-table": lambda: book(Topic.TABLE, table=ruled().table),
    "rulebook-table-official": lambda: book(Topic.TABLE, table=lobby_of("Ana", "Ben").table),
    **{
        f"rulebook-table-everything-{page}": lambda page=page: book(
            Topic.TABLE, page, lobby_of(*PEOPLE).at(options=EVERYTHING, late_join=True).table
        )
        for page in range(2)
    },
    **{
        f"lesson-{moment.number:02}-{moment.name}": lambda number=moment.number: taught(number)
        for moment in all_moments()
    },
    "lesson-why": lambda: taught(5, explained=True),
    "lesson-wrong": lambda: taught(1, note=said_to(moment_at(1), "draw", Reader(TEXTS, FACES))),
    "lesson-stopped": lambda: stopped(moment_at(4), TEXTS),
}


BEN = Seat(1)
REMOVAL = VoteView(VoteKind.REMOVE, BEN, (UserId(100),), 2, NOON + timedelta(seconds=100))
SKIPPING = VoteView(VoteKind.SKIP, Seat(0), (UserId(101), UserId(102)), 3, NOON)
NEWS = (Notice(NoticeKind.HOST, "Ben", 0), Notice(NoticeKind.REMOVED, "*Ana*", 0))


def voting(**about: Any) -> Scene:
    """Set up a round in which two votes are on and two things have happened."""
    return Scene.of(FOUR).at(votes=(SKIPPING, REMOVAL), notices=NEWS, **about)


def watched(scene: Scene) -> discord.ui.LayoutView:
    """Return a table as a watcher sees it."""
    return watching(scene.table, Reader(TEXTS, FACES), NOON)


SCREENS |= {
    "board-voting": lambda: voting(late_join=True).board(),
    "board-skipped": lambda: (
        Scene.of(FOUR).at(notices=(Notice(NoticeKind.SKIPPED, "Ana", 0),), away=(0,)).board()
    ),
    "between-voting": lambda: ended(
        {1: "R7 B3 GS"}, totals=(50, 12, 7), votes=(REMOVAL,), notices=NEWS
    ).board(),
    "lobby-voting": lambda: lobby_of(*PEOPLE[:3]).at(votes=(REMOVAL,), notices=NEWS[:1]).board(),
    "vote": lambda: vote_page(Scene.of(FOUR).table, BEN, TEXTS),
    "vote-on": lambda: vote_page(voting().table, BEN, TEXTS, TEXTS("vote-counted")),
    "hand-voted-on": lambda: voting().hand(0),
    "hand-voted-on-removal": lambda: voting().hand(1),
    "vote-nobody": lambda: vote_page(lobby_of("Ana").table, Seat(0), TEXTS),
    "vote-ten": lambda: vote_page(
        replace(
            Scene.of(" | ".join(["G7", *(f"R{n} B{n}" for n in range(10))])), names=LONG_NAMES
        ).table,
        BEN,
        TEXTS,
    ),
    "more-host": lambda: more_page(Scene.of(THREE).table, TEXTS, seated=True, hosts=True),
    "more-guest": lambda: more_page(Scene.of(THREE).table, TEXTS, seated=False),
    "more-paused": lambda: more_page(Scene.of(THREE).at(paused=True).table, TEXTS, seated=True),
    "watch": lambda: watched(Scene.of(FOUR)),
    "watch-late": lambda: watched(voting(late_join=True)),
    "watch-partners": lambda: watched(Scene.of(FOUR, options=PARTNERS)),
    "watch-lobby": lambda: watched(lobby_of("Ana", "Ben")),
    "watch-full": lambda: watched(lobby_of(*PEOPLE)),
    "watch-between": lambda: watched(ended({1: "R7 B3 GS"}, totals=(50, 12))),
    "watch-finished": lambda: watched(won([1], (310, 520)).at(round=4, course=COURSE)),
    "watch-closed": lambda: watched(lobby_of("Ana").at(stage=Stage.CLOSED, closed=Closed.ENDED)),
    "watch-seated": lambda: now_seated(Scene.of(FOUR).table, Reader(TEXTS, FACES)),
}


def body(view: discord.ui.LayoutView) -> dict[str, Any]:
    """Return the request body that would send a view."""
    found: dict[str, Any] = {
        "components": view.to_components(),
        "flags": payloads.V2,
        "allowed_mentions": {"parse": []},
    }
    if f"attachment://{PICTURE}" in str(found["components"]):
        found["attachments"] = [{"id": 0, "filename": PICTURE}]
    return found


def refused(view: discord.ui.LayoutView) -> list[str]:
    """Return why Discord would not take it."""
    return payloads.problems("/channels/1/messages", "POST", body(view))


def words(view: discord.ui.LayoutView) -> str:
    """Return all texts of a message."""
    return "\n".join(texts_of(view.to_components()))


def buttons(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Return all buttons of a message, as Discord gets them."""
    return [dict(part) for part in walk(view.to_components()) if part["type"] == BUTTON]


def labels(view: discord.ui.LayoutView, *, pressable: bool = False) -> list[str]:
    """Return the labels of the buttons."""
    return [b["label"] for b in buttons(view) if not (pressable and b.get("disabled"))]


def read(view: discord.ui.LayoutView) -> str:
    """Return a message as text: its words, then its buttons, a row to a line."""
    lines: list[str] = []
    for part in walk(view.to_components()):
        if part["type"] == 1:
            lines.append(" ".join(map(_button, part["components"])))
        elif part["type"] == 10:
            lines.append(part["content"])
        elif part["type"] == SECTION and part["accessory"]["type"] == BUTTON:
            lines.append(_button(part["accessory"]))
        elif part["type"] == THUMBNAIL:
            lines.append(f"(picture: {part['description']})")
        elif part["type"] == GALLERY:
            lines += [f"(picture: {item['description']})" for item in part["items"]]
    return "\n".join(lines) + "\n"


def _button(part: Any) -> str:
    if part["type"] in (ROLES, CHANNELS):
        ids = [f"{chosen['id']}" for chosen in part.get("default_values") or ()]
        return f"<{part['placeholder']}: {', '.join(ids) or '-'}>"
    if part["type"] == MENU:
        chosen = [option["label"] for option in part["options"] if option.get("default")]
        return f"<{part['placeholder']}: {', '.join(chosen) or '-'}>"
    return f"({part['label']})" if part.get("disabled") else f"[{part['label']}]"
