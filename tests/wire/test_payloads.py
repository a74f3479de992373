"""The payload checker itself: each rule catches a broken body and lets a good one pass."""

import base64
import copy
import warnings
from typing import Any

import payloads
import pytest
from payload_rules import description

CALLBACK = "/interactions/1/token/callback"
CHANNEL = "/channels/1/messages"
COMMANDS = "/applications/1/commands"
EMOJIS = "/applications/1/emojis"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(64)


def button(n: int = 0, **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"Red {n}", "custom_id": f"uno:play:{n}"} | changes


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def text(content: str = "Your turn") -> dict[str, Any]:
    return {"type": 10, "content": content}


def container(*items: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"type": 17, "accent_color": 0xD72600, "components": list(items)} | changes


def section(*items: dict[str, Any], accessory: Any) -> dict[str, Any]:
    return {"type": 9, "components": list(items), "accessory": accessory}


def select(*values: str, **changes: Any) -> dict[str, Any]:
    options = [{"label": value.title(), "value": value} for value in values]
    return {"type": 3, "custom_id": "uno:colour", "options": options} | changes


def message(*components: dict[str, Any], **changes: Any) -> dict[str, Any]:
    parts = list(components) or [container(text(), row(button()))]
    return {
        "flags": 1 << 15,
        "allowed_mentions": {"parse": []},
        "components": parts,
        "tts": False,
    } | changes


def calling(content: str, *users: int) -> dict[str, Any]:
    return {"content": content, "allowed_mentions": {"parse": [], "users": list(users)}}


def of(kind: int, data: Any = None) -> dict[str, Any]:
    return {"type": kind} | ({} if data is None else {"data": data})


def command(name: str = "game", **changes: Any) -> dict[str, Any]:
    return {"name": name, "description": "Open a table", "type": 1, "options": []} | changes


def option(name: str = "card", kind: int = 3, **changes: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "Which card", "required": False} | changes


def emoji(name: str = "uno_red_7", picture: bytes = PNG, mime: str = "png") -> dict[str, Any]:
    encoded = base64.b64encode(picture).decode()
    return {"name": name, "image": f"data:image/{mime};base64,{encoded}"}


THUMBNAIL = {"type": 11, "media": {"url": "https://cdn.discordapp.com/emojis/5.webp"}}
HAND = [row(*(button(5 * line + place) for place in range(5))) for line in range(5)]
GOOD: dict[str, tuple[str, str, Any]] = {
    "a board": ("POST", CHANNEL, message(container(section(text(), accessory=THUMBNAIL)))),
    "a hand of 25": ("POST", CALLBACK, of(4, message(text(), *HAND, flags=64 | 1 << 15))),
    "an update": ("POST", CALLBACK, of(7, message())),
    "a deferred answer": ("POST", CALLBACK, of(5, {"flags": 64})),
    "a deferred update": ("POST", CALLBACK, of(6)),
    "an edit": ("PATCH", f"{CHANNEL}/2", message()),
    "old content cleared": ("PATCH", f"{CHANNEL}/2", message(content=None, embeds=[])),
    "an original": ("PATCH", "/webhooks/1/token/messages/@original", message()),
    "a follow-up": ("POST", "/webhooks/1/token", message(flags=64 | 1 << 15)),
    "a turn ping": ("POST", CHANNEL, calling("<@123>, it is your turn.", 123)),
    "two people told": ("POST", CHANNEL, calling("<@123> <@45> A game opens here.", 123, 45)),
    "plain words": ("POST", CALLBACK, of(4, {"content": "Hi", "allowed_mentions": {"parse": []}})),
    "a select": ("POST", CHANNEL, message(row(select("red", "blue")))),
    "an application emoji": (
        "POST",
        CHANNEL,
        message(row(button(emoji={"id": 1234567890, "name": "red_7"}))),
    ),
    "a Unicode emoji": ("POST", CHANNEL, message(row(button(emoji={"id": None, "name": "🂠"})))),
    "a keycap": ("POST", CHANNEL, message(row(button(emoji={"id": None, "name": "7️⃣"})))),
    "a link": (
        "POST",
        CHANNEL,
        message(row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})),
    ),
    "choices": ("POST", CALLBACK, of(8, {"choices": [{"name": "Red 7", "value": "R7"}]})),
    "no choices": ("POST", CALLBACK, of(8, {"choices": []})),
    "commands": (
        "PUT",
        COMMANDS,
        [
            command(options=[option("new", 1, options=[option("goal", 4)]), option("end", 1)]),
            command("play", options=[option(autocomplete=True, required=True), option("colour")]),
            command("spiel", name_localizations={"de": "größe", "ja": "カード"}),
        ],
    ),
    "an emoji": ("POST", EMOJIS, emoji()),
    "a template as route": ("PATCH", "/channels/{channel_id}/messages/{message_id}", message()),
    "nothing to look at": ("DELETE", f"{CHANNEL}/2", None),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_good_body_passes(name: str):
    method, route, body = GOOD[name]
    before = copy.deepcopy(body)
    assert payloads.problems(route, method, body) == []
    assert body == before


BAD_COMPONENTS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "41 nested": ([container(text(), *HAND, *(text() for _ in range(9)))], "41 components"),
    "4001 letters": ([text("a" * 2000), container(text("b" * 2001))], "4001 characters"),
    "one text too long": ([text("a" * 4001)], "1 to 4000 characters"),
    "a blank text": ([text(" \n")], "not all blank"),
    "the same custom_id": ([row(button(1)), container(row(button(1)))], "'uno:play:1' twice"),
    "the same id": ([text() | {"id": 3}, text() | {"id": 3}], "component id 3 twice"),
    "custom_id 101": ([row(button(custom_id="x" * 101))], "custom_id"),
    "custom_id empty": ([row(button(custom_id=""))], "custom_id"),
    "no custom_id": ([row({"type": 2, "style": 1, "label": "x"})], "custom_id"),
    "a url on a plain button": ([row(button(url="https://example.org"))], "neither url"),
    "a link with custom_id": ([row(button(style=5, url="https://example.org"))], "neither custom"),
    "a link without url": ([row({"type": 2, "style": 5, "label": "x"})], "needs a url"),
    "a link to a file": (
        [row({"type": 2, "style": 5, "label": "x", "url": "file:///x"})],
        "needs a url",
    ),
    "premium with label": ([row({"type": 2, "style": 6, "label": "x", "sku_id": "1"})], "premium"),
    "style 7": ([row(button(style=7))], "style 7"),
    "label 81": ([row(button(label="x" * 81))], "label of 81"),
    "no label": ([row({"type": 2, "style": 1, "custom_id": "x"})], "without label"),
    "an emoji of words": ([row(button(emoji={"id": None, "name": ":card:"}))], "is no emoji"),
    "six buttons": ([row(*(button(n) for n in range(6)))], "6 buttons in a row"),
    "an empty row": ([row()], "an empty row"),
    "a select beside a button": ([row(select("red"), button())], "takes a whole row"),
    "two selects": (
        [row(select("red"), select("red", custom_id="b"))],
        "takes a whole row",
    ),
    "the same option": ([row(select("red", "red"))], "option value 'red' twice"),
    "min above max": ([row(select("a", "b", min_values=2, max_values=1))], "min_values 2"),
    "max above options": ([row(select("a", max_values=2))], "max_values 2 with 1"),
    "26 options": ([row(select(*map(str, range(26))))], "26 options"),
    "placeholder 151": ([row(select("a", placeholder="x" * 151))], "placeholder"),
    "a long option": ([row(select("x" * 101))], "label must be"),
    "a section without accessory": ([section(text(), accessory=None)], "a button or a thumbnail"),
    "a section of four": (
        [section(*(text() for _ in range(4)), accessory=button())],
        "1 to 3 texts",
    ),
    "a section of rows": ([section(row(button()), accessory=button(1))], "may not stand here"),
    "a box in a box": ([container(container(text()))], "may not stand here"),
    "a bare button": ([button()], "may not stand here"),
    "a bare thumbnail": ([container(THUMBNAIL)], "may not stand here"),
    "an empty container": ([container()], "an empty container"),
    "a colour too many": ([container(text(), accent_color=0x1000000)], "accent_color"),
    "eleven pictures": ([{"type": 12, "items": [{"media": THUMBNAIL["media"]}] * 11}], "11 pict"),
    "a picture from disk": ([{"type": 12, "items": [{"media": {"url": "x.png"}}]}], "no address"),
    "a file from the net": ([{"type": 13, "file": {"url": "https://example.org"}}], "no address"),
    "a file not attached": ([{"type": 13, "file": {"url": "attachment://x.txt"}}], "not attached"),
    "spacing 3": ([{"type": 14, "spacing": 3}], "spacing 3"),
    "a text input": ([row({"type": 4, "custom_id": "x", "style": 1})], "not one for messages"),
    "a field nobody knows": ([row(button(colour="red"))], "unknown fields ['colour']"),
}


@pytest.mark.parametrize("name", BAD_COMPONENTS)
def test_components_discord_refuses(name: str):
    components, words = BAD_COMPONENTS[name]
    body = of(4, message(*components))
    found = payloads.problems(CALLBACK, "POST", body)
    assert any(words in problem for problem in found), found


CONTENT = {"content": "Hi", "allowed_mentions": {"parse": []}}
BAD_MESSAGES: dict[str, tuple[str, str, Any, str]] = {
    "V2 and content": ("POST", CHANNEL, message(content="Hi"), "content together with the V2"),
    "V2 and embeds": ("POST", CHANNEL, message(embeds=[{"title": "x"}]), "embeds together"),
    "V2 types, no flag": ("POST", CHANNEL, message(flags=0), "without the V2 flag"),
    "six old rows": (
        "POST",
        CHANNEL,
        message(*(row(button(n)) for n in range(6)), flags=0),
        "6 rows without the V2 flag",
    ),
    "V2 and nothing": ("POST", CHANNEL, message() | {"components": []}, "an empty message"),
    "nothing": ("POST", CHANNEL, {"allowed_mentions": {"parse": []}}, "an empty message"),
    "content 2001": ("POST", CHANNEL, CONTENT | {"content": "x" * 2001}, "2001 characters"),
    "no allowed_mentions": ("POST", CHANNEL, {"content": "Hi"}, "allowed_mentions is missing"),
    "a ping out of sight": ("POST", CHANNEL, calling("Hi", 123), "allowed_mentions must be empty"),
    "another's ping": ("POST", CHANNEL, calling("<@1> Hi", 123), "allowed_mentions must be empty"),
    "none on an edit": ("PATCH", f"{CHANNEL}/2", {"content": "Hi"}, "allowed_mentions is missing"),
    "none on an update": ("POST", CALLBACK, of(7, {"content": "Hi"}), "allowed_mentions is miss"),
    "everybody": (
        "POST",
        CHANNEL,
        CONTENT | {"allowed_mentions": {"parse": ["everyone"]}},
        "allowed_mentions must be empty",
    ),
    "two users": (
        "POST",
        CHANNEL,
        CONTENT | {"allowed_mentions": {"parse": [], "users": [1, 2]}},
        "allowed_mentions must be empty",
    ),
    "a role": (
        "POST",
        CHANNEL,
        CONTENT | {"allowed_mentions": {"parse": [], "roles": [1]}},
        "allowed_mentions must be empty",
    ),
    "an ephemeral channel message": ("POST", CHANNEL, CONTENT | {"flags": 64}, "flags 64"),
    "an edit to ephemeral": ("PATCH", f"{CHANNEL}/2", CONTENT | {"flags": 64}, "flags 64"),
    "an update to ephemeral": ("POST", CALLBACK, of(7, CONTENT | {"flags": 64}), "flags 64"),
    "V2 in a deferred answer": ("POST", CALLBACK, of(5, {"flags": 64 | 1 << 15}), "flags 32768"),
    "words in a deferred answer": ("POST", CALLBACK, of(5, {"content": "x"}), "nothing but flags"),
    "words in a deferred update": ("POST", CALLBACK, of(6, {"content": "x"}), "has no data"),
    "an unknown callback": ("POST", CALLBACK, of(3), "type 3"),
    "an unknown field": ("POST", CHANNEL, CONTENT | {"view": 1}, "unknown field 'view'"),
    "26 choices": (
        "POST",
        CALLBACK,
        of(8, {"choices": [{"name": str(n), "value": str(n)} for n in range(26)]}),
        "26 choices",
    ),
    "the same choice": (
        "POST",
        CALLBACK,
        of(8, {"choices": [{"name": "Red 7", "value": v} for v in "ab"]}),
        "choice name 'Red 7' twice",
    ),
    "a choice of 101": (
        "POST",
        CALLBACK,
        of(8, {"choices": [{"name": "x" * 101, "value": "x"}]}),
        "1 to 100 characters",
    ),
    "six in a modal": (
        "POST",
        CALLBACK,
        of(9, {"custom_id": "m", "title": "Goal", "components": [text()] * 6}),
        "6 components in a modal",
    ),
    "an emoji of one letter": ("POST", EMOJIS, emoji("a"), "emoji's name"),
    "an emoji with a dash": ("POST", EMOJIS, emoji("red-7"), "emoji's name"),
    "an emoji too big": ("POST", EMOJIS, emoji(picture=PNG + bytes(262_144)), "262216 bytes"),
    "an emoji that lies": ("POST", EMOJIS, emoji(mime="gif"), "not the gif it says"),
    "an emoji by address": ("POST", EMOJIS, {"name": "red", "image": "x.png"}, "data address"),
    "a route nobody knows": ("POST", "/guilds/1/bans", {"delete": 7}, "does not know"),
    "a body forgotten": ("POST", CHANNEL, None, "a body is missing"),
}


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_bodies_discord_refuses(name: str):
    method, route, body, words = BAD_MESSAGES[name]
    found = payloads.problems(route, method, body)
    assert any(words in problem for problem in found), found


LONG = [option(f"o{n}", description="x" * 100, choices=[]) for n in range(25)]
BAD_COMMANDS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "capitals": ([command("Game")], "the name 'Game'"),
    "a space": ([command("game new")], "the name 'game new'"),
    "33 letters": ([command("x" * 33)], "the name"),
    "no description": ([command(description="")], "must be 1 to 100"),
    "description 101": ([command(description="x" * 101)], "must be 1 to 100"),
    "the same name": ([command(), command()], "'game') twice"),
    "101 commands": ([command(f"c{n}") for n in range(101)], "101 commands"),
    "the same option": ([command(options=[option(), option()])], "option 'card' twice"),
    "26 options": ([command(options=[option(f"o{n}") for n in range(26)])], "26 options"),
    "required last": (
        [command(options=[option(), option("colour", required=True)])],
        "required, after one that is not",
    ),
    "mixed": ([command(options=[option("new", 1), option()])], "mixed with options"),
    "too deep": (
        [command(options=[option("a", 2, options=[option("b", 2, options=[option("c", 1)])])])],
        "nested too deep",
    ),
    "a group of options": ([command(options=[option("a", 2, options=[option()])])], "subcommands"),
    "choices and autocomplete": (
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
        "exclude each other",
    ),
    "the same choice": (
        [command(options=[option(choices=[{"name": "a", "value": "a"}] * 2)])],
        "choice name 'a' twice",
    ),
    "min above max": ([command(options=[option("n", 4, min_value=3, max_value=2)])], "above"),
    "an unknown locale": ([command(name_localizations={"de-AT": "spiel"})], "locale 'de-AT'"),
    "a capital abroad": ([command(name_localizations={"de": "Spiel"})], "the name 'Spiel'"),
    "8001 in all": (
        [command(options=[option(f"s{n}", 1, options=LONG) for n in range(4)])],
        "at most 8000",
    ),
    "a described user command": ([command("Deal in", type=2)], "no description"),
    "no context": ([command(contexts=[])], "contexts"),
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
def test_commands_discord_refuses(name: str):
    commands, words = BAD_COMMANDS[name]
    found = payloads.problems(COMMANDS, "PUT", commands)
    assert any(words in problem for problem in found), found


@pytest.mark.skipif(not description.available(), reason="Discord's API description is not here")
def test_the_description_names_the_place_and_not_the_whole_body():
    body = of(4, message(container(text(), row(button(label="x" * 81)))))
    found = [p for p in payloads.problems(CALLBACK, "POST", body) if p.startswith("description")]
    assert len(found) == 1
    assert "data.components[0].components[1].components[0].label" in found[0]


def test_without_the_description_the_hand_rules_stay_and_it_says_so_once(monkeypatch, tmp_path):
    caches = (description._described, description._body_schema, description._validator)
    monkeypatch.setattr(description, "PLACE", tmp_path / "nowhere.json")
    for each in caches:
        each.cache_clear()
    try:
        with warnings.catch_warnings(record=True) as heard:
            bad = of(4, message(row(button(label="x" * 81))))
            assert any("label of 81" in p for p in payloads.problems(CALLBACK, "POST", bad))
            assert payloads.problems(CHANNEL, "POST", message()) == []
        assert ["API description" in str(warning.message) for warning in heard] == [True]
    finally:
        for each in caches:
            each.cache_clear()


def test_all_words_of_a_body_can_be_searched():
    body = of(4, message(container(text("Your turn"), row(button(label="Red 7")))))
    assert payloads.spoken(body).split("\n") == ["", "Your turn", "Red 7"]
