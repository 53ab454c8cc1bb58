"""What packages say of the program: from one version, one changelog and one table of words."""

import gzip
import io
import plistlib
import struct
import tarfile
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import desktop_files
import macos_files
import make_deb
import make_flatpak
import make_tar
import package_facts
import package_icons
import sbom
import windows_files
from cardtable import __version__
from cardtable.languages import LANGUAGES
from cardtable.storage.match_file import SUFFIX, written
from package_facts import Release, releases
from setup_steps import ROOT

CHANGELOG = """# Changelog

## [Unreleased]

### Added

- A **lesson**, which `teaches`
  over two lines.

## [0.2.0] - 2026-03-01

### Mended

- Nothing [much](docs/much.md).
"""
SPOKEN = set(LANGUAGES)


def test_there_is_one_version() -> None:
    assert package_facts.version() == __version__


def test_the_suffix_of_packages_is_that_of_exported_matches() -> None:
    assert package_facts.MATCH_SUFFIX == SUFFIX


def test_what_is_not_released_counts_as_the_present_version() -> None:
    assert releases(CHANGELOG, "0.3.0", "2026-11-30") == (
        Release("0.3.0", "2026-11-30", ("A lesson, which teaches over two lines.",), False),
        Release("0.2.0", "2026-03-01", ("Nothing much.",)),
    )


def test_an_empty_section_of_news_is_no_release() -> None:
    (only,) = releases("## [Unreleased]\n\n## [0.1.0] - 2026-01-02\n- It.\n", "0.1.0", "")
    assert only.date == "2026-01-02"


def test_every_word_is_said_in_every_language() -> None:
    words = dict(desktop_files.words())
    topics = words.pop("pictures") | words
    assert {topic: set(said) for topic, said in topics.items() if set(said) != SPOKEN} == {}


def test_the_menu_entry_speaks_every_language() -> None:
    lines = desktop_files.desktop_entry("/opt/a b/cardtable").splitlines()
    assert "Exec=/opt/a b/cardtable %f" in lines
    assert "Name[hu]=Kártyaasztal" in lines
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert sum(line.startswith(f"{key}[") for line in lines) == len(SPOKEN) - 1


def test_the_metainfo_tells_the_releases_and_shows_pictures() -> None:
    tree = ET.fromstring(desktop_files.metainfo(releases(CHANGELOG, "0.3.0", "2026-11-30")))
    told = [(each.get("version"), each.get("type")) for each in tree.iter("release")]
    assert told == [("0.3.0", "development"), ("0.2.0", "stable")]
    pictures = [str(each.text).rpartition("/")[2] for each in tree.iter("image")]
    assert pictures
    assert all((ROOT / "docs" / "pictures" / name).is_file() for name in pictures)


def test_an_exported_match_begins_as_its_type_says() -> None:
    tree = ET.fromstring(desktop_files.mime_package())
    (match,) = tree.iter("{http://www.freedesktop.org/standards/shared-mime-info}match")
    assert written([]).startswith(str(match.get("value")).encode())


def test_without_git_packages_bear_the_moment_of_the_changelog(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    assert package_facts.moment() == int((ROOT / "CHANGELOG.md").stat().st_mtime)


def test_the_manual_names_every_preset() -> None:
    manual = desktop_files.manual()
    assert __version__ in manual
    assert "@" not in manual.replace(package_facts.MAINTAINER, "")
    assert all(preset in manual for preset in ("spades300", "spades500", "schnapsen", "schieber"))


def test_each_container_of_icons_holds_its_pictures() -> None:
    pictures = package_icons.pngs((16, 32, 64, 128, 256, 512))
    assert all(each.startswith(b"\x89PNG") for each in pictures.values())
    ico = package_icons.ico({16: pictures[16], 256: pictures[256]})
    assert struct.unpack("<3H", ico[:6]) == (0, 1, 2)
    side, *_, length, place = struct.unpack("<4B2H2I", ico[22:38])
    assert (side, ico[place : place + length]) == (0, pictures[256])
    icns = package_icons.icns(pictures)
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("2.10", (2, 10, 0, 0)), ("1.2.3-rc.1", (1, 2, 3, 0))],
)
def test_windows_counts_versions_by_four(version: str, numbers: tuple[int, ...]) -> None:
    assert windows_files.four_numbers(version) == numbers


def test_the_installer_is_filled_in() -> None:
    script = windows_files.installer("bundle", "icon.ico", "out", "x64")
    assert "@" not in script
    assert all(f"{name}.Match=" in script for name in windows_files.LANGUAGES)
    compile(windows_files.version_resource(), "version.txt", "eval")


def test_macos_is_told_of_the_languages_and_the_file_type() -> None:
    told = plistlib.loads(plistlib.dumps(macos_files.info()))
    assert set(told["CFBundleLocalizations"]) == SPOKEN
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["cardtable"]


def test_the_flatpak_asks_for_no_more_than_a_window() -> None:
    import json

    manifest = json.loads(make_flatpak.MANIFEST.read_text(encoding="utf-8"))
    assert make_flatpak.flaws_of(manifest) == []
    assert make_flatpak.flaws_of({**manifest, "finish-args": ["--share=network"]}) != []
    (module,) = manifest["modules"]
    stripped = {key: value for key, value in module.items() if key != "build-options"}
    assert make_flatpak.flaws_of({**manifest, "modules": [stripped]}) != []


def test_a_flatpak_shows_the_desktop_only_what_bears_its_id() -> None:
    name = package_facts.APP_ID
    tree = ET.fromstring(desktop_files.metainfo(name=name))
    assert [each.text for each in tree.iter("launchable")] == [f"{name}.desktop"]
    assert [each.text for each in tree.iter("icon")] == [name]
    assert f'<generic-icon name="{name}"/>' in desktop_files.mime_package(name)


def test_debian_needs_no_gtk_but_may_have_it() -> None:
    told = "shlibs:Depends=libc6 (>= 2.35), zlib1g\nshlibs:Suggests=libatk1.0-0, libgtk-3-0\n"
    assert make_deb.parsed_fields(told) == {
        "Depends": "libc6 (>= 2.35), zlib1g",
        "Suggests": "libgtk-3-0",
    }


def test_an_archive_comes_out_the_same_each_time(tmp_path: Path) -> None:
    top = tmp_path / "top"
    top.mkdir()
    (top / "file").write_text("text")
    outs = [tmp_path / "one.tar.gz", tmp_path / "two.tar.gz"]
    for out in outs:
        make_tar.write_archive(top, out)
    first, second = (out.read_bytes() for out in outs)
    assert first == second
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(first))) as archive:
        assert [entry.name for entry in archive] == ["top", "top/file"]


@pytest.mark.parametrize(
    ("file", "version"), [("alegreya-500.ttf", "2.009"), ("alegreya-sans-500.ttf", "2.004")]
)
def test_a_typeface_tells_its_version(file: str, version: str) -> None:
    assert sbom.font_version(sbom.FONTS / file) == version


def test_every_dependency_is_in_the_list_of_licences() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {each.partition(">")[0].replace("-", "_") for each in project["dependencies"]}
    assert names <= set(sbom.PURE)
    assert names <= set(sbom._LICENCES)


def test_the_home_on_the_web_stands_in_one_place() -> None:
    """Or a part of the packages would go on naming the old one. README tells people of it."""
    folders = ("packaging", "cardtable", "assets", "translations")
    endings = {".py", ".in", ".json", ".toml", ".sh", ".ts", ".txt", ""}
    found = {
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
        and path.suffix in endings
        and package_facts.HOST.encode() in path.read_bytes()
    }
    assert found == {"packaging/package_facts.py"}
