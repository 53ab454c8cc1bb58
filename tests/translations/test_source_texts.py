"""The reader finds every text that is translated, and refuses what it could not find."""

from pathlib import Path

import pytest

from source_texts import Message, UnreadableText, read_source, read_tree


def read(source: str) -> list[Message]:
    return list(read_source(source))


def test_a_call_by_any_path_is_found() -> None:
    source = """
translate = QCoreApplication.translate
translate("a", "one")
QtCore.QCoreApplication.translate("a", "two", "comment")
QT_TRANSLATE_NOOP("b", "three")
"""
    assert read(source) == [
        Message("a", "one", "", plural=False),
        Message("a", "two", "comment", plural=False),
        Message("b", "three", "", plural=False),
    ]


@pytest.mark.parametrize("number", ["n", "len(cards)", "self.n", "n + 1", "2", "n,"])
def test_a_number_of_any_form_makes_a_plural(number: str) -> None:
    assert read(f'translate("a", "%n tricks", "", {number})') == [
        Message("a", "%n tricks", "", plural=True)
    ]
    assert read(f'translate("a", "%n tricks", None, {number})')[0].comment == ""


def test_joined_literals_and_odd_signs_are_one_text() -> None:
    assert read('translate("a", "“Ő” → "\n"\\"q\\" {name}")')[0].text == '“Ő” → "q" {name}'


def test_notes_for_translators_stand_above_the_call() -> None:
    source = """
def words():
    #: The suit,
    #: not the colour.
    first = translate("a", "one")
    # no note
    return translate("a", "two")
"""
    assert [message.note for message in read(source)] == ["The suit, not the colour.", ""]


def test_a_text_marked_elsewhere_is_no_text_here() -> None:
    assert read('translate("cards", NAMES[card]), translate(context, text)') == []


def test_a_painter_is_no_text() -> None:
    assert read("painter.translate(0.5, height / 2), painter.translate(point)") == []


@pytest.mark.parametrize(
    "source",
    [
        'translate(context, "one")',
        'translate("a", f"{one} two")',
        'translate("a", "one " + two)',
        'translate(1, "one")',
        'translate("a", "%n tricks")',
        'translate("a", "tricks", "", n)',
        'translate("a", "%n tricks", n=n)',
        'translate("a", "one", disambiguation="x")',
        'self.tr("one")',
    ],
)
def test_what_would_be_lost_is_refused(source: str) -> None:
    with pytest.raises(UnreadableText):
        read(source)


def test_a_folder_gives_each_text_once(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "one.py").write_text('translate("z", "same")\ntranslate("a", "other")')
    (tmp_path / "two.py").write_text('#: note\ntranslate("z", "same")')
    assert read_tree(tmp_path) == [
        Message("a", "other", "", plural=False),
        Message("z", "same", "", plural=False, note="note"),
    ]


def test_a_file_with_a_mistake_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def")
    with pytest.raises(SyntaxError, match=r"broken\.py"):
        read_tree(tmp_path)
