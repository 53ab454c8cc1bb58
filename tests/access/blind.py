"""A player who sees nothing: plays the running program by names, states and presses alone.

For the system's Python, which has `gi` (Debian: python3-gi, gir1.2-atspi-2.0); it shares nothing
with the program but the accessibility bus. ``blind.py WHAT`` plays until a deal (``deal``) or the
whole match (``match``) is over and prints, a line each, what it pressed and what it was told.
"""

import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  # only after its version is settled

PATIENCE = 60.0
"""Seconds after which a table on which nothing can be pressed is taken for broken."""
NEXT_DEAL, NEW_MATCH = "Next Deal", "New match"
"""The buttons by which the results of a deal and of a match go on."""
BUTTONS = (
    Atspi.Role.PUSH_BUTTON,
    Atspi.Role.TOGGLE_BUTTON,
    Atspi.Role.CHECK_BOX,
    Atspi.Role.RADIO_BUTTON,
)
MANY = 10
"""So many choices are bids: then not the first, which is nil, but one that can be kept."""
ACTIONS = ("Press", "Toggle", "Check")


class Stuck(Exception):
    """There was nothing to press for too long."""


class Part(NamedTuple):
    """Something on the screen, as a screen reader has it."""

    inside: tuple[str, ...]
    """The names of the groups it lies in."""
    name: str
    description: str
    presses: bool
    """Whether it is a button that can be pressed now."""
    chosen: bool
    """Whether it is the chosen one of several."""
    node: Any


def program() -> Any:
    """The program on the bus, once it is there."""
    for _ in range(300):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(index)
            if found is not None and found.get_name() == "cardtable":
                found.set_cache_mask(Atspi.Cache.NONE)
                return found
        time.sleep(0.1)
    raise Stuck("the program never came to the accessibility bus")


def shown(node: Any, inside: tuple[str, ...] = ()) -> Iterator[Part]:
    """All that is showing in the node, in reading order."""
    states = node.get_state_set()
    if not states.contains(Atspi.StateType.SHOWING) and inside:
        return
    role, name = node.get_role(), node.get_name()
    button = role in BUTTONS
    enabled = states.contains(Atspi.StateType.ENABLED)
    chosen = states.contains(Atspi.StateType.CHECKED)
    yield Part(inside, name, node.get_description(), button and enabled, chosen, node)
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from shown(child, (*inside, name))


def next_press(parts: list[Part]) -> Part | None:
    """What a player without eyes presses now; None while it is not his turn."""
    ready = [part for part in parts if part.presses]
    results = [part for part in ready if part.name in (NEXT_DEAL, NEW_MATCH)]
    cards = [
        part
        for part in ready
        if "Your hand" in part.inside and part.description.startswith("playable")
    ]
    asked = [part for part in ready if part.inside[-1] not in ("", "Your hand")]
    confirm = asked[-1:] if any(part.chosen for part in asked) else []
    modest = asked[3:] if len(asked) > MANY else asked
    return next(iter(results or cards or confirm or modest), None)


def press(part: Part) -> bool:
    """By the action that a screen reader offers; whether it was still there."""
    count = Atspi.Action.get_n_actions(part.node)
    for index in range(count):
        if Atspi.Action.get_action_name(part.node, index) in ACTIONS:
            return bool(Atspi.Action.do_action(part.node, index))
    return False


def hear(event: Any) -> None:
    """Note what the program announces."""
    print(f"heard: {event.any_data}", flush=True)


def main(until: str) -> None:
    """Play."""
    ends = (NEW_MATCH,) if until == "match" else (NEXT_DEAL, NEW_MATCH)
    listener = Atspi.EventListener.new(hear)
    listener.register("object:announcement")
    whole, since, parts = program(), time.monotonic(), []
    answered: list[tuple[str, str]] = []
    while time.monotonic() - since < PATIENCE:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            parts = list(shown(whole))
            wanted = next_press(parts)
            if wanted is not None and wanted.name in ends:
                print(f"over: {until}", flush=True)
                return
            told = [(part.name, part.description) for part in parts]
            if wanted is not None and told != answered and press(wanted):
                print(f"press: {wanted.name} ({wanted.description})", flush=True)
                since, answered = time.monotonic(), told
        except GLib.Error:
            pass  # something went away while it was looked at
        time.sleep(0.05)
    raise Stuck("; ".join(f"{part.name} in {part.inside}" for part in parts if part.presses))


main(sys.argv[1])
