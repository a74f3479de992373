"""The root of every error this program raises on purpose. Imports nothing.

    UnoError                      every error of ours; carries a code, never text for a player
    ├─ RulesError                 bot.uno.errors: what the rules refuse
    │  ├─ IllegalMove             well formed, not allowed now
    │  ├─ InvalidNotation         names no card, move, event or state
    │  └─ InvalidOptions          options that cannot be played
    ├─ GameError                  bot.games: what the manager refuses (not seated, not the host …)
    ├─ ChannelTaken               bot.games.ports: the channel has an open table already
    ├─ StorageError               what could not be kept or read; nothing has changed
    │  ├─ StaleVersion            bot.games.ports: somebody else committed first
    │  └─ MigrationFailed         data.migrate: the database stays as it was
    └─ ConfigError                start-up only: one sentence for the operator

The first three branches are expected: the player gets a sentence from the texts. A StorageError is
told to the player and logged. Whatever is not an UnoError is a fault of the program.
"""


class UnoError(Exception):
    """Every error of ours."""


class ConfigError(UnoError):
    """The program cannot start; the message is one sentence that tells the operator what to do."""


class StorageError(UnoError):
    """The store could not do what was asked; nothing has changed."""
