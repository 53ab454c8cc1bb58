"""What Windows and macOS are given, held to their own formats as far as any machine can."""

import plistlib
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

import macos_files
import package_icons
import windows_files
from cardtable.languages import LANGUAGES
from package_facts import APP_ID, MATCH_SUFFIX, version

_SIZES = sorted({*package_icons.ICO_SIZES, *package_icons.ICNS_KINDS.values()})
_STANDARD = {"CreateDesktopIcon", "LaunchProgram"}
"""Messages that Inno Setup's own catalogues have."""


@pytest.fixture(scope="module")
def pictures() -> dict[int, bytes]:
    return package_icons.pngs(tuple(_SIZES))


@pytest.fixture(params=["x64", "arm64"])
def sections(request: pytest.FixtureRequest) -> dict[str, list[str]]:
    """The lines of the installer's script by section."""
    script = windows_files.installer("bundle", "icon.ico", "out", request.param)
    parts = re.split(r"(?m)^\[(\w+)\]$", script)
    lines = ([line for line in each.splitlines() if line] for each in parts[2::2])
    return dict(zip(parts[1::2], lines, strict=True))


def side_of(png: bytes) -> int:
    """The width of a picture, which is as high as it is wide."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">2I", png[16:24])
    assert width == height
    return int(width)


def in_ico(container: bytes) -> Iterator[tuple[int, bytes]]:
    """The pictures of a .ico with the sides that it says they have."""
    _, _, count = struct.unpack("<3H", container[:6])
    for entry in range(count):
        head = container[6 + 16 * entry : 22 + 16 * entry]
        width, _, _, _, _, _, length, place = struct.unpack("<4B2H2I", head)
        yield width or 256, container[place : place + length]


def in_icns(container: bytes) -> Iterator[tuple[str, bytes]]:
    """The pictures of an .icns by Apple's codes."""
    place = 8
    while place < len(container):
        kind, length = struct.unpack(">4sI", container[place : place + 8])
        yield kind.decode(), container[place + 8 : place + length]
        place += length


def test_the_icon_of_windows_holds_every_size(pictures: dict[int, bytes]) -> None:
    wanted = {size: pictures[size] for size in package_icons.ICO_SIZES}
    held = dict(in_ico(package_icons.ico(wanted)))
    assert {said: side_of(png) for said, png in held.items()} == {size: size for size in wanted}
    assert {16, 24, 32, 48, 256} <= set(held)


def test_the_icon_of_macos_holds_every_size(pictures: dict[int, bytes]) -> None:
    held = {kind: side_of(png) for kind, png in in_icns(package_icons.icns(pictures))}
    assert held == package_icons.ICNS_KINDS


def test_the_version_resource_says_one_language_and_one_version() -> None:
    """Read as PyInstaller reads it: as a call of its classes."""
    said: dict[str, str] = {}
    seen: dict[str, object] = {}
    spoken: list[int] = []
    names = {
        "VSVersionInfo": lambda ffi, kids: None,
        "FixedFileInfo": lambda **fields: seen.update(fields),
        "StringFileInfo": lambda kids: None,
        "StringTable": lambda name, kids: seen.update(table=name),
        "StringStruct": lambda name, text: said.update({name: text}),
        "VarFileInfo": lambda kids: None,
        "VarStruct": lambda name, values: spoken.extend(values),
    }
    eval(windows_files.version_resource(), names)  # our own text
    assert seen["filevers"] == seen["prodvers"] == windows_files.four_numbers(version())
    assert said["FileVersion"] == said["ProductVersion"] == version()
    language, page = spoken
    assert seen["table"] == f"{language:04X}{page:04X}"


def test_every_line_of_the_installer_has_the_form_of_its_section(
    sections: dict[str, list[str]],
) -> None:
    settings = [line.partition("=")[0] for line in sections.pop("Setup")]
    assert len(settings) == len(set(settings))
    assert {"AppId", "AppName", "AppVersion", "DefaultDirName", "OutputDir"} <= set(settings)
    messages = sections.pop("CustomMessages")
    assert all(re.fullmatch(r"\w+\.\w+=\S.*", line) for line in messages)
    entry = re.compile(r'(?:\w+: (?:"(?:[^"]|"")*"|[^";]+)(?:; |$))+')
    assert [line for part in sections.values() for line in part if not entry.fullmatch(line)] == []


def test_the_installer_says_everything_in_every_language(sections: dict[str, list[str]]) -> None:
    assert len(sections["Languages"]) == len(LANGUAGES)
    script = "\n".join(line for lines in sections.values() for line in lines)
    wanted = set(re.findall(r"\{cm:(\w+)", script)) - _STANDARD
    for language in windows_files.LANGUAGES:
        there = {line for line in sections["CustomMessages"] if line.startswith(f"{language}.")}
        assert {line.partition(".")[2].partition("=")[0] for line in there} == wanted


def test_the_installer_goes_only_where_its_program_runs() -> None:
    for system, allowed in (("x64", "x64compatible"), ("arm64", "arm64")):
        script = windows_files.installer("bundle", "icon.ico", "out", system)
        assert f"ArchitecturesAllowed={allowed}\n" in script
        assert f"ArchitecturesInstallIn64BitMode={allowed}\n" in script


def test_macos_opens_the_files_that_the_program_owns() -> None:
    told = plistlib.loads(plistlib.dumps(macos_files.info()))
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeIdentifier"].startswith(f"{APP_ID}.")
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [MATCH_SUFFIX.lstrip(".")]
    assert document["CFBundleTypeIconFile"] == "cardtable.icns"


def test_macos_is_told_what_it_asks_of_every_program() -> None:
    told = macos_files.info()
    assert told["NSHighResolutionCapable"] is True
    for key in ("CFBundleShortVersionString", "CFBundleVersion"):
        assert re.fullmatch(r"\d+(\.\d+){0,2}", str(told[key])), key
    assert told["CFBundleDevelopmentRegion"] in LANGUAGES


def test_the_icon_of_files_is_the_one_that_the_bundle_takes() -> None:
    spec = Path(package_icons.__file__).with_name("cardtable.spec").read_text(encoding="utf-8")
    assert 'icon=str(made / "cardtable.icns")' in spec
