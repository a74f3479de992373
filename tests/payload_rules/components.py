"""What Discord demands of the components of a message, as far as a request body can show it."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Component = Mapping[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = frozenset({STRING_SELECT, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6

# Every field of each kind; `type` and `id` belong to all.
_SELECT_FIELDS = {"custom_id", "placeholder", "min_values", "max_values", "disabled", "required"}
FIELDS: dict[int, set[str]] = {
    ROW: {"components"},
    BUTTON: {"style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"},
    STRING_SELECT: _SELECT_FIELDS | {"options"},
    **{kind: _SELECT_FIELDS | {"default_values"} for kind in (5, 6, 7)},
    8: _SELECT_FIELDS | {"default_values", "channel_types"},
    SECTION: {"components", "accessory"},
    TEXT: {"content"},
    THUMBNAIL: {"media", "description", "spoiler"},
    GALLERY: {"items"},
    FILE: {"file", "spoiler"},
    SEPARATOR: {"divider", "spacing"},
    CONTAINER: {"components", "accent_color", "spoiler"},
}
IN_CONTAINER = frozenset({ROW, TEXT, SECTION, GALLERY, SEPARATOR, FILE})
TOP_LEVEL = IN_CONTAINER | {CONTAINER}


def walk(components: Any) -> Iterator[Component]:
    """Every component of a message, nested ones and accessories included."""
    for component in components or ():
        if not isinstance(component, Mapping):
            continue
        yield component
        yield from walk(component.get("components"))
        if component.get("accessory"):
            yield from walk([component["accessory"]])


def texts(components: Any) -> list[str]:
    """The contents of all text displays, in reading order."""
    return [str(c.get("content", "")) for c in walk(components) if c.get("type") == TEXT]


def component_problems(components: list[Component], *, v2: bool) -> list[str]:
    """Whatever Discord would refuse in these components of one message."""
    found: list[str] = []
    everything = list(walk(components))
    if v2:
        found += _v2_totals(everything, components)
    else:
        found += _legacy_totals(everything, components)
    found += _repeated("custom_id", [c.get("custom_id") for c in everything])
    found += _repeated("component id", [c.get("id") for c in everything])
    for index, component in enumerate(components):
        found += _nested(component, f"components[{index}]", TOP_LEVEL)
    return found


def _v2_totals(everything: list[Component], components: list[Component]) -> list[str]:
    found: list[str] = []
    if len(everything) > 40:
        found.append(f"{len(everything)} components, nested ones included; at most 40")
    letters = sum(len(text) for text in texts(components))
    if letters > 4000:
        found.append(f"{letters} characters of text in all; at most 4000")
    return found


def _legacy_totals(everything: list[Component], components: list[Component]) -> list[str]:
    found: list[str] = []
    if len(components) > 5:
        found.append(f"{len(components)} rows without the V2 flag; at most 5")
    newer = sorted({c.get("type", 0) for c in everything} - {ROW, BUTTON} - SELECTS)
    if newer:
        found.append(f"component types {newer} without the V2 flag (1 << 15)")
    return found


def _repeated(what: str, values: list[Any]) -> list[str]:
    seen: set[Any] = set()
    found: list[str] = []
    for value in values:
        if value is not None and value in seen:
            found.append(f"{what} {value!r} twice in one message")
        seen.add(value)
    return found


def _nested(component: Component, at: str, allowed: frozenset[int]) -> list[str]:
    kind = component.get("type")
    if kind not in FIELDS:
        return [f"{at}: component type {kind!r} is not one for messages"]
    if kind not in allowed:
        return [f"{at}: component type {kind} may not stand here"]
    found: list[str] = []
    unknown = sorted(set(component) - FIELDS[kind] - {"type", "id"})
    if unknown:
        found.append(f"{at}: unknown fields {unknown}")
    check = _CHECKS.get(kind)
    if check is not None:
        found += check(component, at)
    return found


def _row(row: Component, at: str) -> list[str]:
    inside = row.get("components") or []
    kinds = [c.get("type") for c in inside]
    selects = sum(kind in SELECTS for kind in kinds)
    found: list[str] = []
    if not inside:
        found.append(f"{at}: an empty row")
    if selects and len(inside) > 1:
        found.append(f"{at}: a select menu takes a whole row, this one holds {len(inside)} items")
    if kinds.count(BUTTON) > 5:
        found.append(f"{at}: {kinds.count(BUTTON)} buttons in a row; at most 5")
    for index, component in enumerate(inside):
        found += _nested(component, f"{at}.components[{index}]", SELECTS | {BUTTON})
    return found


def _button(button: Component, at: str) -> list[str]:
    style = button.get("style")
    url, custom_id, sku = button.get("url"), button.get("custom_id"), button.get("sku_id")
    label, emoji = button.get("label"), button.get("emoji")
    found: list[str] = []
    if style not in range(1, 7):
        found.append(f"{at}: button style {style!r}")
    elif style == LINK:
        if not url or not re.match(r"(https?|discord)://", str(url)) or len(str(url)) > 512:
            found.append(f"{at}: a link button needs a url of at most 512, got {url!r}")
        if custom_id is not None or sku is not None:
            found.append(f"{at}: a link button has neither custom_id nor sku_id")
    elif style == PREMIUM:
        if not sku or label or emoji or custom_id or url:
            found.append(f"{at}: a premium button has a sku_id and nothing else")
    else:
        found += _custom_id(button, at)
        if url is not None or sku is not None:
            found.append(f"{at}: a button of style {style} has neither url nor sku_id")
    if style != PREMIUM and not label and not emoji:
        found.append(f"{at}: a button without label and emoji")
    if label is not None and not (len(label) <= 80 and (label.strip() or emoji)):
        found.append(f"{at}: a label of {len(label)} characters; at most 80, not blank")
    return found + _emoji(emoji, at)


def _custom_id(component: Component, at: str) -> list[str]:
    custom_id = component.get("custom_id")
    if isinstance(custom_id, str) and 1 <= len(custom_id) <= 100:
        return []
    return [f"{at}: custom_id must be 1 to 100 characters, got {custom_id!r}"]


def _emoji(emoji: Any, at: str) -> list[str]:
    if emoji is None:
        return []
    name, number = emoji.get("name"), emoji.get("id")
    if number is not None:
        good = re.fullmatch(r"\d{1,20}", str(number)) and re.fullmatch(r"\w{1,32}", str(name))
    else:
        # A Unicode emoji: never words, a :name: or the <:name:id> form.
        good = name and not re.search(r"[A-Za-z:<>\s]", str(name)) and not str(name).isascii()
        good = good or re.fullmatch("[0-9#*]\ufe0f?\u20e3", str(name))
    return [] if good else [f"{at}: {dict(emoji)!r} is no emoji"]


def _select(select: Component, at: str) -> list[str]:
    found = _custom_id(select, at)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        found.append(f"{at}: min_values {least} and max_values {most}")
    if len(select.get("placeholder") or "") > 150:
        found.append(f"{at}: a placeholder of more than 150 characters")
    if select.get("type") == STRING_SELECT:
        found += _options(select.get("options") or [], most, at)
    return found


def _options(options: list[Component], most: int, at: str) -> list[str]:
    found: list[str] = []
    if not 1 <= len(options) <= 25:
        found.append(f"{at}: {len(options)} options; 1 to 25")
    if most > len(options):
        found.append(f"{at}: max_values {most} with {len(options)} options")
    if sum(bool(option.get("default")) for option in options) > most:
        found.append(f"{at}: more defaults than max_values {most}")
    values = [str(option.get("value")) for option in options]
    found += [f"{at}: option value {v!r} twice" for v in sorted(set(values)) if values.count(v) > 1]
    for index, option in enumerate(options):
        where = f"{at}.options[{index}]"
        for field in ("label", "value"):
            if not 1 <= len(option.get(field) or "") <= 100:
                found.append(f"{where}: {field} must be 1 to 100 characters")
        if option.get("description") is not None and not 1 <= len(option["description"]) <= 100:
            found.append(f"{where}: description must be 1 to 100 characters")
        found += _emoji(option.get("emoji"), where)
    return found


def _section(section: Component, at: str) -> list[str]:
    inside = section.get("components") or []
    found: list[str] = []
    if not 1 <= len(inside) <= 3:
        found.append(f"{at}: a section holds 1 to 3 texts, not {len(inside)}")
    for index, component in enumerate(inside):
        found += _nested(component, f"{at}.components[{index}]", frozenset({TEXT}))
    if not section.get("accessory"):
        return [*found, f"{at}: a section needs a button or a thumbnail"]
    beside = frozenset({BUTTON, THUMBNAIL})
    return found + _nested(section["accessory"], f"{at}.accessory", beside)


def _text(text: Component, at: str) -> list[str]:
    content = text.get("content")
    if isinstance(content, str) and 1 <= len(content) <= 4000 and content.strip():
        return []
    return [f"{at}: a text must have 1 to 4000 characters that are not all blank"]


def _media(media: Any, at: str, schemes: str) -> list[str]:
    url = str((media or {}).get("url"))
    if re.match(schemes, url) and len(url) <= 2048:
        return []
    return [f"{at}: {url[:80]!r} is no address for it"]


def _picture(picture: Component, at: str) -> list[str]:
    found = _media(picture.get("media"), at, r"(https?|attachment)://.")
    description = picture.get("description")
    if description is not None and not 1 <= len(description) <= 1024:
        found.append(f"{at}: a description must be 1 to 1024 characters")
    return found


def _gallery(gallery: Component, at: str) -> list[str]:
    items = gallery.get("items") or []
    found = [] if 1 <= len(items) <= 10 else [f"{at}: {len(items)} pictures; 1 to 10"]
    for index, item in enumerate(items):
        found += _picture(item, f"{at}.items[{index}]")
    return found


def _file(file: Component, at: str) -> list[str]:
    return _media(file.get("file"), at, r"attachment://.")


def _separator(separator: Component, at: str) -> list[str]:
    spacing = separator.get("spacing")
    return [] if spacing in (None, 1, 2) else [f"{at}: spacing {spacing!r}; 1 or 2"]


def _container(container: Component, at: str) -> list[str]:
    inside = container.get("components") or []
    colour = container.get("accent_color")
    found = [] if inside else [f"{at}: an empty container"]
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        found.append(f"{at}: accent_color {colour}")
    for index, component in enumerate(inside):
        found += _nested(component, f"{at}.components[{index}]", IN_CONTAINER)
    return found


_CHECKS: dict[int, Callable[[Component, str], list[str]]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _picture,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}
