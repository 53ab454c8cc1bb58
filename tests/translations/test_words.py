"""The catalogues use the words of the card table, and none of the false friends."""

import re

import pytest

from tests.translations.catalogues import Entry, all_translated, entries, told

TERMS = {
    r"\btricks?\b": {"nl": "slag", "de": "stich", "hu": "ütés|ütöt", "cs": "zdvi[hz]"},
    r"\btrumps?\b": {"nl": "troe[fv]", "de": "tr[uü]mpf", "hu": "adu|negyven", "cs": "trumf"},
    r"\bstock\b": {
        "nl": "stok|trekstapel",
        "de": "talon|vorrat|zu(ge)?dreh|dreh(en|t|en sie) zu",
        "hu": "talon",
        "cs": "talon|balíč",
    },
    r"\bgame points?\b": {
        "nl": "spelpunt",
        "de": "spielpunkt",
        "hu": "játékpont|mérkőzéspont",
        "cs": "zápasov",
    },
    r"\bcard points\b": {"nl": "kaartpunt|punten", "de": "auge", "hu": "pont", "cs": "bod"},
    r"\bmarriages?\b": {
        "nl": "huwelijk",
        "de": "paar",
        "hu": "házasság|húsz|bemond",
        "cs": "hláš[ck]",
    },
    r"\b(this|next|new) deal\b": {
        "nl": "hand",
        "de": "runde",
        "hu": "leosztás",
        "cs": "rozdání",
    },
    r"\b(this|the|new|whole) match(es)?\b": {
        "nl": "spel|partij",
        "de": "spiel|partie",
        "hu": "mérkőzés|játszma",
        "cs": "zápas",
    },
    r"\bfollow suit\b": {
        "nl": "beken",
        "de": "bedien|farb",
        "hu": "szín",
        "cs": "ct[íě]|vynesenou barvu",
    },
    r"\b(Unter)\b": {"nl": "unter", "de": "unter", "hu": "alsó", "cs": "spod"},
    r"^(?!.*marriage).*\b(Ober)\b": {"nl": "ober", "de": "ober", "hu": "felső", "cs": "svrš"},
    r"\bopponent": {"nl": "tegenstander", "de": "gegner", "hu": "ellenf", "cs": "soupeř"},
    r"\bpreferences\b": {
        "nl": "voorkeur",
        "de": "einstellung",
        "hu": "beállítás",
        "cs": "nastavení|předvol",
    },
}
"""English word → what must be in each translation, as a regular expression without case."""

FREE = {
    "From now on: follow suit, beat if you can, otherwise trump.",  # names the rule instead
    "Result of the Match",  # "final result"
}
"""Sentences whose translations rightly say it in other words."""

NEVER = {
    "nl": [
        "truc", "tricks?", "leiden", "leidt", "suits?", "pak", "reeks", "aandeel", "nihil",
        "zakken", "doorgeven", "afgespeeld", "partnerschap", "computer bot", "tweehandig",
        "opstelling", "gameplay", "indicator", "u", "uw",
    ],
    "de": [
        "tricks?", "spaten", "taschen", "led", "führen", "anführer", "bestehen", "deal", "nil",
        "kartenpaket", "schilder", "blumen", "hochzeit", "du", "dein[a-z]*", "dich", "dir",
        "indikator",
    ],
    "hu": [
        "trükk[a-z]*", "részvény[a-z]*", "készlet[a-z]*", "trump[a-z]*", "adug", "indikátor[a-z]*",
        "jelző", "vezet", "vezető", "sorsolás", "osztak", "meccs[a-z]*", "kontra",
        "rekord", "daus", "könig", "ober", "unter", "célkitűzés", "kérjük", "ön", "önnek", "önt",
    ],
    "cs": [
        "trik[a-z]*", "mečbol[a-z]*", "smlouva", "následovat", "vést", "kvartet[a-z]*",
        "běhy", "strčení", "forehand", "ass", "könig", "ober", "under", "banner", "filek",
        "štych[a-z]*", "ty", "tvůj", "tvoje", "tvé", "indikátor[a-z]*",
    ],
}  # fmt: skip
"""Words that a translator's dictionary offers and no card player says, or the wrong address."""

NAMED_ONCE = ("(Daus)", "(König)", "(Ober)", "(Unter)", "(Under)", "(Banner)", "(Ass)")
"""German names that the rules page gives once, in brackets."""
LETTERS = "A H O U B"
"""Those in the corners of Swiss cards in Dutch; U is no address there."""

PLACE = re.compile(r"\{\w+\}")
BY_THE_RULES = re.compile(r"\{(?!target\}|schneider\}|match_points\})\w+\}")
"""Places of a rules page that no option changes: what stands there is known, as in a plain text."""

PAST_TENSE = re.compile(
    r"\b(?!král\b|nil\b|kál\b|podíl\b|díl\b|cíl\b|počítal?\b)\w+[aeěiyuáéíý]l[aoi]?\b", re.UNICODE
)


def in_contexts_of_play(entry: Entry) -> bool:
    """Names of people are no prose."""
    return entry.context != "names"


@pytest.mark.parametrize("term", TERMS)
def test_the_glossary_is_used(term: str) -> None:
    wrong = [
        entry
        for entry in all_translated()
        if re.search(term, entry.source, re.IGNORECASE if term.islower() else 0)
        and entry.source not in FREE
        and not all(
            re.search(TERMS[term][entry.language], form.lower().replace("&", ""))
            for form in entry.forms
        )
    ]
    assert not wrong, told(wrong)


@pytest.mark.parametrize("language", NEVER)
def test_the_false_friends_are_absent(language: str) -> None:
    never = re.compile(rf"\b({'|'.join(NEVER[language])})\b", re.IGNORECASE)
    wrong = [
        entry
        for entry in entries(language)
        if in_contexts_of_play(entry) and not entry.context.startswith("Q")  # Qt's dialogs
        for form in entry.forms
        if never.search(without(PLACE.sub("", form), *NAMED_ONCE, LETTERS))
    ]
    assert not wrong, told(wrong)


def filled(entry: Entry, form: str) -> str:
    """The form with a figure in the places whose figure is known to the translator."""
    return BY_THE_RULES.sub("13", form) if entry.context == "rules" else form


def without(text: str, *pieces: str) -> str:
    """The text with the pieces taken out."""
    for piece in pieces:
        text = text.replace(piece, "")
    return text


WRONG_SIGNS = {
    "three dots for …": r"\.\.\.",
    "a hyphen for −": r"(?<![\w}–-])-\d",
    "a letter x for ×": r"\bx\d|\dx\b",
    "straight quotes": r"[\"']",
    "a hyphen for a dash": r" - ",
    "blanks at the ends or doubled": r"^\s|\s$|  ",
    "a suffix at a place": r"\}-?\w|\w\{",
}


@pytest.mark.parametrize("wrong_sign", WRONG_SIGNS)
def test_the_signs_are_the_right_ones(wrong_sign: str) -> None:
    pattern = re.compile(WRONG_SIGNS[wrong_sign])
    wrong = [
        entry
        for entry in all_translated()
        for form in entry.forms
        if pattern.search(filled(entry, form))
    ]
    assert not wrong, told(wrong)


@pytest.mark.parametrize(
    ("language", "pattern", "why"),
    [
        ("de", r"[^\u00a0(]…", "a no-break space stands before the ellipsis"),
        ("de", r"[\d}]\s?%(?!n)(?<!\u00a0%)", "a no-break space stands before the sign"),
        ("cs", r"[\d}]\s?%(?!n)(?<!\u00a0%)", "a no-break space stands before the sign"),
        ("nl", r"\s…", "no space stands before the ellipsis"),
        (
            "cs",
            r"\b[ksvzouKSVZOU] [\da-zá-ž{]",
            "a no-break space follows a one-letter preposition",
        ),
        ("cs", r"\b([svkz]|se|ve|ke|ze)\s\{", "the preposition depends on what follows"),
        ("hu", r"\b[Aa]z?\s\{(?!card_acc\})", "the article depends on what follows"),
        ("hu", r"[õûÕÛ]", "long vowels are ő and ű"),
        ("nl", r"[“”„]", "quotes are ‘…’"),
        ("de", r"[”‘]", "quotes are „…“ with ‚…‘ inside"),
        ("hu", r"[“‘]", "quotes are „…” with »…« inside"),
        ("cs", r"[”]", "quotes are „…“"),
    ],
)
def test_the_habits_of_each_language(language: str, pattern: str, why: str) -> None:
    wrong = [
        entry
        for entry in entries(language)
        for form in entry.forms
        if re.search(pattern, filled(entry, form).replace("%n", "5"))
    ]
    assert not wrong, f"{why}: {told(wrong)}"


def test_czech_does_not_guess_whether_a_player_is_a_man_or_a_woman() -> None:
    wrong = [
        entry
        for entry in entries("cs")
        if "{name}" in entry.source
        for form in entry.forms
        if PAST_TENSE.search(form)
    ]
    assert not wrong, told(wrong)


@pytest.mark.parametrize("gendered", ["{name} vyhrál", "Zdvih vzala {name}", "{name} zahrál(a)"])
def test_the_check_for_the_past_tense_finds_it(gendered: str) -> None:
    assert PAST_TENSE.search(gendered)


def test_the_check_for_the_past_tense_lets_the_king_pass() -> None:
    assert not PAST_TENSE.search("{name} má krále: žaludský král")
