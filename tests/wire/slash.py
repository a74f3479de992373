"""Typing a slash command as Discord's own client would: by what the bot has registered."""

from collections.abc import Mapping
from typing import Any

from wire.world import ADMINISTRATOR, Channel, Impossible, Json, User

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
_PLAIN: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
}


def invocation(
    commands: list[Json],
    line: str,
    user: User,
    values: Mapping[str, Any],
    focused: str | None = None,
) -> Json:
    """The data of the interaction that `/line` with these values makes.

    Raises:
        Impossible: the client would not have sent that.
    """
    name, *rest = line.split()
    command = _named(commands, name, "/")
    needed = int(command.get("default_member_permissions") or 0)
    granted = user.permissions
    if granted & needed != needed and not granted & ADMINISTRATOR:
        raise Impossible(f"/{name} is hidden from {user.name}: it needs permissions {needed}")
    path, leaf = [], command
    for word in rest:
        leaf = _named(leaf.get("options") or [], word, f"/{line}: ")
        path.append(leaf)
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in leaf.get("options") or []):
        raise Impossible(f"/{line} is not a whole command, it has subcommands")
    resolved: Json = {}
    given = _given(leaf, values, focused, resolved, f"/{line}")
    for step in reversed(path):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    data = {"id": command["id"], "name": name, "type": 1, "options": given}
    return data | ({"resolved": resolved} if resolved else {})


def _named(parts: list[Json], name: str, what: str) -> Json:
    for part in parts:
        if part["name"] == name:
            return part
    raise Impossible(f"{what}{name} is not registered, only {[p['name'] for p in parts]}")


def _given(
    leaf: Json, values: Mapping[str, Any], focused: str | None, resolved: Json, line: str
) -> list[Json]:
    options = {option["name"]: option for option in leaf.get("options") or []}
    unknown = sorted(set(values) - set(options))
    if unknown:
        raise Impossible(f"{line} has no options {unknown}, only {sorted(options)}")
    given: list[Json] = []
    for name, option in options.items():
        if name not in values:
            if option.get("required") and focused is None:
                raise Impossible(f"{line} needs {name}")
            continue
        part = {"name": name, "type": option["type"]}
        if name == focused:
            if not option.get("autocomplete"):
                raise Impossible(f"{line} {name} has no autocomplete")
            given.append(part | {"value": str(values[name]), "focused": True})
        else:
            given.append(part | {"value": _value(option, values[name], resolved, line)})
    return given


def _value(option: Json, value: Any, resolved: Json, line: str) -> Any:
    name, kind = option["name"], option["type"]
    if kind == USER and isinstance(value, User):
        resolved.setdefault("users", {})[str(value.id)] = value.payload()
        resolved.setdefault("members", {})[str(value.id)] = value.member()
        return str(value.id)
    if kind == CHANNEL and isinstance(value, Channel):
        shown = {"id": str(value.id), "name": value.name, "type": 0, "permissions": "0"}
        resolved.setdefault("channels", {})[str(value.id)] = shown
        return str(value.id)
    if not isinstance(value, _PLAIN.get(kind, ())):
        raise Impossible(f"{line} {name}: {value!r} does not go into an option of type {kind}")
    offered = [choice["value"] for choice in option.get("choices") or []]
    if offered and value not in offered:
        raise Impossible(f"{line} {name}: {value!r} is not among {offered}")
    size = len(value) if kind == STRING else value
    low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    least, most = option.get(low), option.get(high)
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{line} {name}: {value!r} is not within {least} and {most}")
    return value
