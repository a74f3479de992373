"""How a value of a given type is written as JSON and read back, worked out from its annotations.

Cards are their codes, a row of cards is one text with spaces, a choice is its printed value, and a
record is a dictionary of its fields. A type that is none of these fails when the codec is made.
What is read is never trusted: anything of another shape is an `InvalidNotation`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    NamedTuple,
    NoReturn,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.uno.cards import Card
from bot.uno.errors import InvalidNotation, InvalidOptions
from bot.uno.moves import Seat
from bot.uno.options import Options, from_json, to_json

Plain = dict[str, Any]
"""A JSON object."""


class Codec(NamedTuple):
    """The two directions: `read` refuses whatever `write` cannot have written."""

    write: Callable[[Any], Any]
    read: Callable[[object], Any]


def refuse(what: object) -> NoReturn:
    """Raise InvalidNotation about this value, shortened where it is long."""
    text = what if isinstance(what, str) else repr(what)
    raise InvalidNotation(text if len(text) <= 80 else f"{text[:79]}…")


def as_object(value: object) -> Plain:
    """Return a value that is a JSON object; anything else is refused."""
    if not isinstance(value, dict):
        refuse(value)
    return cast(Plain, value)


def read_seat(text: object) -> Seat:
    """Return the seat with this number, written in the only way in which it is."""
    if not isinstance(text, str) or not text.isdecimal() or len(text) > 4:
        refuse(text)
    number = int(text)
    # Two keys of an object must not mean the same seat.
    if str(number) != text:
        refuse(text)
    return Seat(number)


def codec_of(hint: Any) -> Codec:  # noqa: ANN401 - an annotation can be anything
    """Return the codec for values with this annotation.

    Raises:
        TypeError: values of that type cannot be written.
    """
    if hint in _CODECS:
        return _CODECS[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _optional(args)
    if origin is tuple:
        return _row(codec_of(args[0])) if args[-1] is ... else _fixed(args)
    if origin is Mapping and args[0] is Seat:
        return _by_seat(codec_of(args[1]))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _choice(hint)
    return _record(cast(type[Any], hint))


def tagged(key: str, kinds: Mapping[str, type[Any]]) -> Codec:
    """Return the codec for a union of records that are told apart by a name under this key."""
    codecs = {name: _record(kind) for name, kind in kinds.items()}
    writers = {kind: (name, codecs[name].write) for name, kind in kinds.items()}

    def write(value: object) -> Plain:
        name, write_fields = writers[type(value)]
        return {key: name, **write_fields(value)}

    def read(value: object) -> object:
        name = as_object(value).get(key)
        if not isinstance(name, str) or name not in codecs:
            refuse(value)
        return codecs[name].read(value)

    return Codec(write, read)


def teach(hint: Any, codec: Codec) -> Codec:  # noqa: ANN401 - an annotation can be anything
    """Let every codec made from now on use this one for values with this annotation."""
    _CODECS[hint] = codec
    return codec


def _same(value: object) -> object:
    return value


def _exactly(kind: type) -> Codec:
    def read(value: object) -> object:
        # isinstance would take True for a number.
        if type(value) is not kind:
            refuse(value)
        return value

    return Codec(_same, read)


def _read_seat(value: object) -> Seat:
    if type(value) is not int or value < 0:
        refuse(value)
    return Seat(value)


def _write_card(card: Card) -> str:
    return card.code


def _read_card(value: object) -> Card:
    return Card.parse(_text(value))


def _write_cards(cards: tuple[Card, ...]) -> str:
    return " ".join([card.code for card in cards])


def _read_cards(value: object) -> tuple[Card, ...]:
    text = _text(value)
    return tuple([Card.parse(code) for code in text.split(" ")]) if text else ()


def _text(value: object) -> str:
    if not isinstance(value, str):
        refuse(value)
    return value


def _read_options(value: object) -> Options:
    try:
        return from_json(as_object(value))
    except (ValueError, InvalidOptions):
        refuse(value)


def _choice(choices: type[StrEnum]) -> Codec:
    by_value = {choice.value: choice for choice in choices}

    def read(value: object) -> StrEnum:
        if not isinstance(value, str) or value not in by_value:
            refuse(value)
        return by_value[value]

    return Codec(str, read)


def _optional(args: tuple[Any, ...]) -> Codec:
    kinds = [arg for arg in args if arg is not NoneType]
    if len(kinds) != 1:
        raise TypeError(f"a union without a name for its kinds: {args}")
    codec = codec_of(kinds[0])

    def write(value: object) -> object:
        return None if value is None else codec.write(value)

    def read(value: object) -> object:
        return None if value is None else codec.read(value)

    return Codec(write, read)


def _items(value: object) -> list[object]:
    if not isinstance(value, list):
        refuse(value)
    return cast(list[object], value)


def _row(item: Codec) -> Codec:
    def write(row: tuple[object, ...]) -> list[object]:
        return [item.write(one) for one in row]

    def read(value: object) -> tuple[object, ...]:
        return tuple([item.read(one) for one in _items(value)])

    return Codec(write, read)


def _fixed(args: tuple[Any, ...]) -> Codec:
    codecs = [codec_of(arg) for arg in args]

    def write(row: tuple[object, ...]) -> list[object]:
        return [codec.write(one) for codec, one in zip(codecs, row, strict=True)]

    def read(value: object) -> tuple[object, ...]:
        items = _items(value)
        if len(items) != len(codecs):
            refuse(value)
        return tuple([codec.read(one) for codec, one in zip(codecs, items, strict=True)])

    return Codec(write, read)


def _by_seat(item: Codec) -> Codec:
    def write(held: Mapping[Seat, object]) -> Plain:
        return {str(seat): item.write(one) for seat, one in held.items()}

    def read(value: object) -> dict[Seat, object]:
        return {read_seat(key): item.read(one) for key, one in as_object(value).items()}

    return Codec(write, read)


def _record(kind: type[Any]) -> Codec:
    if not (hasattr(kind, "_fields") or is_dataclass(kind)):
        raise TypeError(f"no way to write {kind!r}")
    codecs = [(name, *codec_of(hint)) for name, hint in get_type_hints(kind).items()]

    def write(value: object) -> Plain:
        return {name: write_field(getattr(value, name)) for name, write_field, _ in codecs}

    def read(value: object) -> object:
        plain = as_object(value)
        try:
            held = [read_field(plain[name]) for name, _, read_field in codecs]
        except KeyError as missing:
            raise InvalidNotation(f"{kind.__name__} without {missing}") from None
        return kind(*held)

    return Codec(write, read)


_CODECS: Final[dict[Any, Codec]] = {
    int: _exactly(int),
    bool: _exactly(bool),
    str: _exactly(str),
    Seat: Codec(_same, _read_seat),
    Card: Codec(_write_card, _read_card),
    tuple[Card, ...]: Codec(_write_cards, _read_cards),
    Options: Codec(to_json, _read_options),
}
