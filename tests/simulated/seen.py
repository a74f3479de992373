"""What a person sees of a message: words, pictures, buttons, menus. Knows the wire format alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from payload_rules.components import (
    BUTTON,
    CONTAINER,
    GALLERY,
    LABEL,
    SELECTS,
    TEXT_INPUT,
    THUMBNAIL,
    texts,
    walk,
)

EPHEMERAL = 1 << 6


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it stood on its message when the message was looked at."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str | None
    message: "Seen"

    def __repr__(self) -> str:
        return f"[{self.label or self.emoji}{' (disabled)' if self.disabled else ''}]"


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; `choices` maps the visible label of each option to its value."""

    placeholder: str
    custom_id: str
    disabled: bool
    kind: int
    choices: Mapping[str, str]
    chosen: tuple[str, ...]
    message: "Seen"

    def __repr__(self) -> str:
        return f"<{self.placeholder or self.custom_id}: {', '.join(self.choices)}>"


@dataclass(frozen=True)
class Seen:
    """A message at one moment. It does not change; look again to see what became of it."""

    id: int
    channel_id: int
    flags: int
    payload: Mapping[str, Any]

    @cached_property
    def components(self) -> tuple[Mapping[str, Any], ...]:
        """Every component, nested ones and accessories included: what the limit of 40 counts."""
        return tuple(walk(self.payload.get("components")))

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it is still the "… is thinking" of a deferred answer."""
        return bool(self.flags & 1 << 7)

    @cached_property
    def text(self) -> str:
        """All words outside of controls, a line for each text display."""
        content = self.payload.get("content") or ""
        return "\n".join(filter(None, [content, *texts(self.payload.get("components"))]))

    @cached_property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons in reading order."""
        return tuple(
            Button(
                label=component.get("label") or "",
                custom_id=component.get("custom_id") or component.get("url") or "",
                disabled=bool(component.get("disabled")),
                style=int(component.get("style") or 0),
                emoji=(component.get("emoji") or {}).get("name"),
                message=self,
            )
            for component in self.components
            if component.get("type") == BUTTON
        )

    @cached_property
    def menus(self) -> tuple[Menu, ...]:
        """All select menus in reading order."""
        return tuple(
            _menu(component, self) for component in self.components if component["type"] in SELECTS
        )

    @property
    def labels(self) -> list[str]:
        """The labels of all buttons, pressable or not."""
        return [button.label for button in self.buttons]

    @property
    def pressable(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [button.label for button in self.buttons if not button.disabled]

    @property
    def pictures(self) -> list[tuple[str, str]]:
        """The alternative text and the address of each picture."""
        found: list[tuple[str, str]] = []
        for component in self.components:
            items = component.get("items") if component["type"] == GALLERY else [component]
            if component["type"] in (GALLERY, THUMBNAIL):
                found += [(i.get("description") or "", i["media"]["url"]) for i in items or ()]
        return found

    @property
    def accent(self) -> int | None:
        """The accent colour of the first container."""
        return next(
            (c.get("accent_color") for c in self.components if c["type"] == CONTAINER), None
        )

    def button(self, wanted: str) -> Button:
        """The button with this label, else the one whose custom id starts so or is `uno:<this>:…`.

        Raises:
            LookupError: there is none, or more than one.
        """
        for fits in (_labelled(wanted), _identified(wanted)):
            found = [button for button in self.buttons if fits(button)]
            if len(found) == 1:
                return found[0]
            if found:
                raise LookupError(f"{len(found)} buttons are called {wanted!r} in:\n{self}")
        raise LookupError(f"no button is called {wanted!r} in:\n{self}")

    def __getitem__(self, wanted: str) -> Button:
        return self.button(wanted)

    def __contains__(self, wanted: str) -> bool:
        return any(_labelled(wanted)(button) for button in self.buttons)

    def menu(self, wanted: str = "") -> Menu:
        """The menu whose placeholder or custom id starts so; the only one when nothing is said.

        Raises:
            LookupError: there is none, or more than one.
        """
        found = [
            menu
            for menu in self.menus
            if menu.placeholder.startswith(wanted) or menu.custom_id.startswith(wanted)
        ]
        if len(found) != 1:
            raise LookupError(f"{len(found)} menus are called {wanted!r} in:\n{self}")
        return found[0]

    def __str__(self) -> str:
        lines = [f"{'(ephemeral) ' if self.ephemeral else ''}message {self.id}", self.text]
        lines += [f"({alt}) {url}" for alt, url in self.pictures]
        lines.append(" ".join(map(repr, self.buttons)))
        lines += [repr(menu) for menu in self.menus]
        return "\n".join(f"  {line}" for part in lines if part for line in part.split("\n"))


@dataclass(frozen=True, slots=True)
class Modal:
    """A dialogue that opened; `fields` maps the visible label of each field to its custom id."""

    title: str
    fields: Mapping[str, str]
    values: Mapping[str, str]

    @classmethod
    def of(cls, payload: Mapping[str, Any]) -> "Modal":
        """Read the dialogue from the data of a callback of type 9."""
        fields = dict(_fields(payload.get("components") or ()))
        return cls(
            title=payload["title"],
            fields={label: field["custom_id"] for label, field in fields.items()},
            values={label: field.get("value") or "" for label, field in fields.items()},
        )

    def field(self, wanted: str) -> str:
        """The custom id of a field named by its label or its custom id."""
        if wanted in self.fields:
            return self.fields[wanted]
        if wanted in self.fields.values():
            return wanted
        raise LookupError(f"no field {wanted!r} in {self}")


def seen_in(payload: Mapping[str, Any]) -> Seen:
    """The message of a message payload."""
    return Seen(
        id=int(payload["id"]),
        channel_id=int(payload["channel_id"]),
        flags=int(payload.get("flags") or 0),
        payload=payload,
    )


def _labelled(wanted: str) -> Any:
    return lambda button: button.label == wanted


def _identified(wanted: str) -> Any:
    return lambda button: (
        button.custom_id.startswith(wanted) or button.custom_id.split(":")[1:2] == [wanted]
    )


def _menu(component: Mapping[str, Any], message: Seen) -> Menu:
    options = component.get("options") or ()
    return Menu(
        placeholder=component.get("placeholder") or "",
        custom_id=component["custom_id"],
        disabled=bool(component.get("disabled")),
        kind=component["type"],
        choices={option["label"]: option["value"] for option in options},
        chosen=tuple(option["label"] for option in options if option.get("default")),
        message=message,
    )


def _fields(components: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for component in components:
        if component["type"] == LABEL:
            yield component["label"], component["component"]
        elif component["type"] == TEXT_INPUT:
            yield component.get("label") or component["custom_id"], component
        else:
            yield from _fields(component.get("components") or ())
