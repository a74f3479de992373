"""What Discord demands of application commands, beyond what its API description says."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

Command = Mapping[str, Any]

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
MOST_OF_TYPE = {1: 100, 2: 15, 3: 15}
_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg "
    "ru uk hi th zh-CN ja zh-TW ko"
)
LOCALES = frozenset(_LOCALES.split())
# Devanagari and Thai need their combining marks, which \w leaves out.
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")


def command_problems(commands: Any) -> list[str]:
    """Whatever Discord would refuse in a bulk overwrite with these commands."""
    if not isinstance(commands, list):
        return ["the body is not a list of commands"]
    found: list[str] = []
    kinds = [command.get("type") or 1 for command in commands]
    for kind, most in MOST_OF_TYPE.items():
        if kinds.count(kind) > most:
            found.append(f"{kinds.count(kind)} commands of type {kind}; at most {most}")
    names = [(kind, command.get("name")) for kind, command in zip(kinds, commands, strict=True)]
    found += [f"command {name!r} twice" for name in _repeated(names)]
    for command in commands:
        found += _command(command)
    return found


def _command(command: Command) -> list[str]:
    at = f"/{command.get('name')}"
    if (command.get("type") or 1) != 1:
        return _context_menu(command, at)
    found = _naming(command, at) + _options(command.get("options") or [], at, deepest=GROUP)
    length = sum(_length(part) for part in _parts(command))
    if length > 8000:
        found.append(f"{at}: {length} characters in all; at most 8000")
    for field, allowed in (("contexts", {0, 1, 2}), ("integration_types", {0, 1})):
        values = command.get(field)
        if values is not None and (not values or not set(values) <= allowed):
            found.append(f"{at}: {field} {values!r}")
    return found


def _context_menu(command: Command, at: str) -> list[str]:
    found: list[str] = []
    if not 1 <= len(command.get("name") or "") <= 32:
        found.append(f"{at}: a name must be 1 to 32 characters")
    if command.get("description") or command.get("options"):
        found.append(f"{at}: a command in the context menu has no description and no options")
    return found


def _naming(part: Command, at: str) -> list[str]:
    found: list[str] = []
    names = {"": part.get("name"), **(part.get("name_localizations") or {})}
    descriptions = {"": part.get("description"), **(part.get("description_localizations") or {})}
    for locale in sorted((set(names) | set(descriptions)) - LOCALES - {""}):
        found.append(f"{at}: unknown locale {locale!r}")
    for name in names.values():
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            found.append(f"{at}: the name {name!r} (1 to 32 lower-case letters, digits, - and _)")
    for description in descriptions.values():
        if not isinstance(description, str) or not 1 <= len(description) <= 100:
            found.append(f"{at}: the description {description!r} must be 1 to 100 characters")
    return found


def _options(options: list[Command], at: str, *, deepest: int) -> list[str]:
    """Options of a command (deepest GROUP), a group (SUBCOMMAND) or a subcommand (0)."""
    found: list[str] = []
    if len(options) > 25:
        found.append(f"{at}: {len(options)} options; at most 25")
    found += [f"{at}: option {n!r} twice" for n in _repeated([o.get("name") for o in options])]
    nested = [o for o in options if o.get("type") in (SUBCOMMAND, GROUP)]
    if nested and len(nested) < len(options):
        found.append(f"{at}: subcommands mixed with options")
    optional = False
    for option in options:
        where = f"{at} {option.get('name')}"
        kind = option.get("type")
        if option.get("required") and optional:
            found.append(f"{where}: required, after one that is not")
        optional = optional or not option.get("required")
        found += _naming(option, where)
        if kind in (SUBCOMMAND, GROUP):
            found += _nested(option, where, deepest)
        elif kind in range(3, 12):
            found += _leaf(option, where)
        else:
            found.append(f"{where}: option type {kind!r}")
    return found


def _nested(option: Command, at: str, deepest: int) -> list[str]:
    kind = option["type"]
    if kind > deepest or (deepest == SUBCOMMAND and kind != SUBCOMMAND):
        return [f"{at}: nested too deep"]
    inside = option.get("options") or []
    found = _options(inside, at, deepest=SUBCOMMAND if kind == GROUP else 0)
    if kind == GROUP and any(o.get("type") != SUBCOMMAND for o in inside):
        found.append(f"{at}: a group holds subcommands alone")
    if kind == GROUP and not inside:
        found.append(f"{at}: an empty group")
    return found


def _leaf(option: Command, at: str) -> list[str]:
    kind, choices = option["type"], option.get("choices") or []
    found: list[str] = []
    if choices and option.get("autocomplete"):
        found.append(f"{at}: choices and autocomplete exclude each other")
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        found.append(f"{at}: an option of type {kind} has no choices")
    found += [f"{at}: {problem}" for problem in choice_problems(choices)]
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        least, most = option.get(low), option.get(high)
        if least is not None and most is not None and least > most:
            found.append(f"{at}: {low} {least} above {high} {most}")
    return found


def choice_problems(choices: list[Command]) -> list[str]:
    """Choices of an option, or of an autocomplete answer."""
    found: list[str] = []
    if len(choices) > 25:
        found.append(f"{len(choices)} choices; at most 25")
    for field in ("name", "value"):
        repeated = _repeated([choice.get(field) for choice in choices])
        found += [f"choice {field} {value!r} twice" for value in repeated]
    for choice in choices:
        name, value = choice.get("name"), choice.get("value")
        if not isinstance(name, str) or not 1 <= len(name) <= 100:
            found.append(f"the choice name {name!r} must be 1 to 100 characters")
        if isinstance(value, str) and not 1 <= len(value) <= 100:
            found.append(f"the choice value {value!r} must be 1 to 100 characters")
    return found


def _parts(command: Command) -> Iterator[Command]:
    yield command
    for option in command.get("options") or []:
        yield from _parts(option)
    yield from command.get("choices") or []


def _length(part: Command) -> int:
    """Discord counts the longest translation of each name and description."""
    length = len(str(part["value"])) if "value" in part else 0
    for field in ("name", "description"):
        spoken = [part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values()]
        length += max(len(text) for text in spoken)
    return length


def _repeated(values: list[Any]) -> list[Any]:
    return [value for index, value in enumerate(values) if value in values[:index]]
