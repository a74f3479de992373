"""What every cog works with, wired together by the client."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.manager import GameManager
from bot.games.ports import Leaderboard, Notes, Presets
from bot.games.seams import Clock
from cogs.publisher import BoardPublisher
from cogs.ui.faces import Faces
from cogs.ui.texts import Texts


@dataclass(slots=True)
class Parts:
    """The game, the scores, the sentences and the pictures.

    `faces` is replaced as soon as the pictures are on Discord; until then words do.
    """

    manager: GameManager
    leaderboard: Leaderboard
    notes: Notes
    presets: Presets
    texts: Texts
    publisher: BoardPublisher
    clock: Clock
    faces: Faces = field(default_factory=Faces.none)
