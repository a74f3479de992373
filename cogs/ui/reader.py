"""How somebody reads: in which language, and with pictures or without."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.ui.faces import Faces
from cogs.ui.texts import Texts


@dataclass(frozen=True, slots=True)
class Reader:
    """What a message is written with for one person, or for everybody on a server.

    `plain` asks for lines of text that read well aloud, and for no pictures; `faces` has none then.
    """

    texts: Texts
    faces: Faces
    plain: bool = False
