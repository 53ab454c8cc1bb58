"""The rules pages: whole, with the figures that the engine goes by, in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games import game_ids, part
from cardtable.games.jass.model import STANDARD as JASS
from cardtable.games.jass.rules_page import rules_page as jass_page
from cardtable.games.schnapsen.model import Options as SchnapsenOptions
from cardtable.games.schnapsen.rules_page import rules_page as schnapsen_page
from cardtable.games.spades.model import STANDARD, Drawer, Options
from cardtable.games.spades.rules_page import rules_page as spades_page
from cardtable.languages import LANGUAGES, install
from cardtable.tabletop.rulebook import RulesPage
from cardtable.tabletop.table import Names
from tests.games.rules_typed import PAGES

PRESETS = [(game, preset) for game in game_ids() for preset in part(game, "model").PRESETS]
every_preset = pytest.mark.parametrize(("game", "preset"), PRESETS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
GAMES = Path(__file__).resolve().parents[2] / "cardtable" / "games"
FACT_ID = re.compile(r'"((?:S3|S5|SN|JS)\.T?\d+)"')


@pytest.fixture(autouse=True)
def in_english_again(qapp: QApplication) -> Iterator[None]:
    yield
    install(qapp, "en")


def page_of(game: str, preset: str) -> RulesPage:
    page: RulesPage = part(game, "rules_page").rules_page(part(game, "model").PRESETS[preset])
    return page


def texts(page: RulesPage) -> dict[str, str]:
    return {fact.id: fact.text for section in page.sections for fact in section.facts}


@every_preset
def test_every_fact_is_on_the_page_once_and_in_order(game: str, preset: str) -> None:
    page = page_of(game, preset)
    assert [fact.id for section in page.sections for fact in section.facts] == [*PAGES[preset]]
    assert all(section.title and section.facts for section in page.sections)


@every_language
@every_preset
def test_the_figures_are_those_of_the_rules(
    qapp: QApplication, game: str, preset: str, language: str
) -> None:
    install(qapp, language)
    told = texts(page_of(game, preset))
    wrong = {
        fact: (re.findall(r"\d+", text), PAGES[preset][fact])
        for fact, text in told.items()
        if " ".join(re.findall(r"\d+", text)) != PAGES[preset][fact]
    }
    assert not wrong


@every_language
@every_preset
def test_the_head_says_who_plays_for_what(
    qapp: QApplication, game: str, preset: str, language: str
) -> None:
    install(qapp, language)
    page = page_of(game, preset)
    goal = {"spades300": "300", "spades500": "500", "schnapsen": "7", "schieber": "3000"}
    assert re.findall(r"\d+", page.subtitle)[-1] == goal[preset]
    assert not re.search(r"[{}]", page.title + page.subtitle + page.summary)


@every_preset
def test_every_language_has_its_own_page(qapp: QApplication, game: str, preset: str) -> None:
    pages = []
    for language in LANGUAGES:
        install(qapp, language)
        pages.append(page_of(game, preset))
    for section in range(len(pages[0].sections)):
        assert len({page.sections[section].title for page in pages}) > 1
    for fact in PAGES[preset]:
        assert len({texts(page)[fact] for page in pages}) == len(LANGUAGES), fact


def test_other_goals_change_the_figures() -> None:
    short = replace(STANDARD, target=700)
    assert "700" in texts(spades_page(short))["S3.22"]
    assert "(700" in spades_page(short).title
    assert "5 match points" in texts(schnapsen_page(SchnapsenOptions(match_points=5)))["SN.02"]
    small = texts(jass_page(replace(JASS, target=1000, factors=(1, 1, 1, 1, 1, 1))))
    assert "1000" in small["JS.02"]
    assert "500" in small["JS.03"]
    assert re.findall(r"\d", small["JS.08"]) == ["1"] * 4


def test_a_page_leaves_out_what_an_option_decides_otherwise() -> None:
    assert "JS.T10" not in texts(jass_page(replace(JASS, split_long_runs=True)))
    assert "JS.T12" not in texts(jass_page(replace(JASS, run_beats_four=True)))


@pytest.mark.parametrize(
    ("options", "there", "gone"),
    [
        (Options(second_card_seen=False), "S5.04 S5.T2 S5.T18 S5.06", "S3.06 S3.08 S3.09"),
        (Options(first_bidder=Drawer.SECOND), "S5.07 S5.11", "S3.10 S3.13"),
        (Options(failed_nil_bags=True), "S3.bags", "S3.T6"),
        (Options(double_nil=True), "S3.06 S3.10 S3.13 S5.10", "S5.04 S5.T2 S5.07 S5.11"),
        (Options(double_nil=True, failed_nil_bags=True), "S5.bags", "S5.T12"),
    ],
)
def test_own_rules_of_spades_are_told_as_they_are_played(
    options: Options, there: str, gone: str
) -> None:
    told = texts(spades_page(options))
    assert {*there.split()} <= {*told}
    assert not {*gone.split()} & {*told}


def spades_options() -> Iterator[Options]:
    truths = (False, True)
    for first, seen, double, bags in product(Drawer, truths, truths, truths):
        yield Options(400, first, seen, double, bags)


def test_no_own_rules_of_spades_tell_a_fact_twice_or_an_unfilled_one() -> None:
    for options in spades_options():
        page = spades_page(options)
        facts = [fact for section in page.sections for fact in section.facts]
        assert len({fact.id for fact in facts}) == len(facts), options
        assert not [fact for fact in facts if re.search(r"[{}]", fact.text)], options


@pytest.mark.parametrize("game", game_ids())
def test_every_fact_that_a_reason_or_a_moment_names_is_written(game: str) -> None:
    sources = [GAMES / game / name for name in ("refusals.py", "rules_page.py", "asking.py")]
    named = {
        fact
        for source in sources
        if source.exists()
        for fact in FACT_ID.findall(source.read_text(encoding="utf-8"))
    }
    written = {fact for of, preset in PRESETS if of == game for fact in PAGES[preset]}
    assert named
    assert named <= written


def all_rules() -> Iterator[tuple[str, Any]]:
    for game, preset in PRESETS:
        yield game, part(game, "model").PRESETS[preset]
    for options in spades_options():
        yield "spades", options


@pytest.mark.parametrize(("game", "options"), [*all_rules()], ids=str)
def test_a_reason_links_to_a_fact_of_its_own_page(game: str, options: Any) -> None:
    """Through whole deals: every dark card and every moment leads to what is on the page."""
    rules_page = part(game, "rules_page")
    told = texts(rules_page.rules_page(options))
    match: Match[Any] = Match(part(game, "rules").Rules(options), 3)
    controller = part(game, "tabletop")
    named: set[str] = set()
    chance, names = Random(5), Names(("A", "B", "C", "D")[: match.rules.seats])
    while match.turn is not None and match.deals <= 2:
        if match.turn != NATURE:
            shown = controller.tabletop(match.rules, match.state, replace(names, viewer=match.turn))
            named |= {why.fact for _, why in shown.why_not}
            named |= {each.fact for each in shown.actions if each.why_not}
        named.add(rules_page.present(match.state, options))
        natural = match.chance() if match.turn == NATURE else None
        match.play(natural or chance.choice(match.rules.legal(match.state)))
    assert len(named) > 2
    assert named <= {*told}
