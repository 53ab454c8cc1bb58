"""Finds every text of the program that is translated, by reading the sources' syntax trees.

Qt's own reader of Python misses plurals whose number is a variable and drops calls whose number
is an expression, so the texts are found here and handed to lupdate in a form it reads well.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CALLS = ("translate", "QT_TRANSLATE_NOOP")
NOTE = "#:"
"""Begins a comment for the translators, on the lines before the call."""


class Message(NamedTuple):
    """One text to translate. Context, text and comment together tell it from all others."""

    context: str
    text: str
    comment: str
    plural: bool
    note: str = ""


class UnreadableText(ValueError):
    """A call that translates something else than literals, or a mistake in a literal."""


def read_tree(folder: Path) -> list[Message]:
    """The messages of all Python files below the folder, each once, in a stable order.

    Raises ``UnreadableText`` and ``SyntaxError``, with the file's name.
    """
    found: dict[tuple[str, str, str], Message] = {}
    for file in sorted(folder.rglob("*.py")):
        for message in read_source(file.read_text(encoding="utf-8"), str(file)):
            known = found.setdefault(message[:3], message)
            if message.note and not known.note:
                found[message[:3]] = message
    return sorted(found.values(), key=lambda message: message.context)


def read_source(source: str, name: str = "<source>") -> Iterator[Message]:
    """The messages of one file in the order of their lines."""
    notes = _notes(source)
    calls = [node for node in ast.walk(ast.parse(source, name)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda each: (each.lineno, each.col_offset)):
        message = _message(call, notes, name)
        if message is not None:
            yield message


def _message(call: ast.Call, notes: dict[int, str], name: str) -> Message | None:
    if _called(call) == "tr" and call.args and _is_literal(call.args[0]):
        raise UnreadableText(f"{name}:{call.lineno}: translate() names its context, tr() does not")
    if _called(call) not in CALLS or not any(map(_is_literal, call.args[:2])):
        return None  # a painter has a translate() too
    if isinstance(call.args[1], (ast.Name, ast.Attribute, ast.Subscript, ast.Call)):
        return None  # a text marked elsewhere and looked up here
    context, text, *rest = (_literal(argument, call, name) for argument in call.args[:3])
    if _keyword(call, "disambiguation") or _keyword(call, "n"):
        raise UnreadableText(f"{name}:{call.lineno}: give comment and number by place")
    plural = len(call.args) > 3
    if plural != ("%n" in text):
        raise UnreadableText(f"{name}:{call.lineno}: a number without %n, or %n without a number")
    return Message(context, text, rest[0] if rest else "", plural, notes.get(call.lineno, ""))


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=called) | ast.Attribute(attr=called):
            return called
    return ""


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _literal(node: ast.expr, call: ast.Call, name: str) -> str:
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.Constant(value=None):
            return ""
    raise UnreadableText(f"{name}:{call.lineno}: only literals can be translated")


def _keyword(call: ast.Call, name: str) -> bool:
    return any(keyword.arg == name for keyword in call.keywords)


def _notes(source: str) -> dict[int, str]:
    """The translators' notes by the line of code that follows them."""
    notes: dict[int, str] = {}
    pending: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.string.startswith(NOTE):
            pending.append(token.string.removeprefix(NOTE).strip())
        elif pending and token.type not in (tokenize.COMMENT, tokenize.NL):
            notes[token.start[0]] = " ".join(pending)
            if token.type not in (tokenize.INDENT, tokenize.DEDENT):
                pending = []
    return notes
