"""The command line of the generator: build, sounds, fonts, sets, check, colours, sheet."""

import argparse
import sys
from pathlib import Path

from assets.generator.build import build_all, build_sets
from assets.generator.cards import make_deck
from assets.generator.checks import all_faults
from assets.generator.colours import report
from assets.generator.copying import make_copyable
from assets.generator.differences import build_differences
from assets.generator.geometry import DECKS
from assets.generator.look import Look
from assets.generator.sounds.wav import build_sounds
from assets.generator.themes import THEMES
from assets.generator.words import LETTERS, RIBBONS

ASSETS = Path(__file__).parents[1]


def _build(arguments: argparse.Namespace) -> int:
    print(build_all(arguments.out), "pictures")
    print(sum(build_differences(arguments.out, deck) for deck in DECKS), "other sets")
    return _sounds(arguments)


def _sounds(arguments: argparse.Namespace) -> int:
    print(build_sounds(arguments.out), "sounds")
    return 0


def _fonts(arguments: argparse.Namespace) -> int:
    for file in sorted((arguments.folder / "fonts").glob("*.ttf")):
        print(make_copyable(file), "signs of", file.name)
    return 0


def _sets(arguments: argparse.Namespace) -> int:
    print(build_sets(arguments.out), "pictures")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    faults = list(all_faults(arguments.folder))
    for fault in faults:
        print("FAULT", fault)
    print(len(faults), "faults")
    return 1 if faults else 0


def _colours(_: argparse.Namespace) -> int:
    print("\n".join(report()))
    return 0


def _sheet(arguments: argparse.Namespace) -> int:
    from assets.generator.sheet import write_sheet  # noqa: PLC0415 (nothing else here needs Qt)

    look = Look(
        arguments.deck, arguments.theme, arguments.letters, arguments.large, arguments.ribbons
    )
    columns = 13 if arguments.deck == "french" else 9
    write_sheet(list(make_deck(look).values()), columns, arguments.width, arguments.png)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m assets.generator", description=__doc__)
    commands = parser.add_subparsers(required=True)
    build = commands.add_parser("build", help="write all that is committed under assets")
    build.add_argument("out", type=Path)
    build.set_defaults(run=_build)
    sounds = commands.add_parser("sounds", help="write the sounds that are committed")
    sounds.add_argument("out", type=Path)
    sounds.set_defaults(run=_sounds)
    fonts = commands.add_parser("fonts", help="let printed text be copied; for merged fonts")
    fonts.add_argument("folder", type=Path, nargs="?", default=ASSETS)
    fonts.set_defaults(run=_fonts)
    sets = commands.add_parser("sets", help="write every colour set, normal and large index")
    sets.add_argument("out", type=Path)
    sets.set_defaults(run=_sets)
    check = commands.add_parser("check", help="look for faults; exit code 1 when there are any")
    check.add_argument("folder", type=Path, nargs="?", default=ASSETS)
    check.set_defaults(run=_check)
    colours = commands.add_parser("colours", help="colour distances for colour-blind eyes")
    colours.set_defaults(run=_colours)
    sheet = commands.add_parser("sheet", help="one PNG with a whole deck")
    sheet.add_argument("deck", choices=DECKS)
    sheet.add_argument("png", type=Path)
    sheet.add_argument("--theme", choices=THEMES, default="classic")
    languages = sorted({name for table in LETTERS.values() for name in table})
    sheet.add_argument("--letters", choices=languages, default="int")
    sheet.add_argument("--ribbons", choices=RIBBONS, default="de")
    sheet.add_argument("--large", action="store_true")
    sheet.add_argument("--width", type=int, default=160)
    sheet.set_defaults(run=_sheet)
    return parser


def main(words: list[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    arguments = _parser().parse_args(words)
    code: int = arguments.run(arguments)
    return code


if __name__ == "__main__":
    sys.exit(main())
