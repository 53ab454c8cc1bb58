"""The files by which a Linux desktop knows the program: menu entry, metainfo, file type, manual."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

from package_facts import (
    APP_ID,
    HOME,
    MATCH_SUFFIX,
    MIME_TYPE,
    NAME,
    PARTS,
    Release,
    all_releases,
    day,
    moment,
    version,
)

LANGUAGES = ("nl", "de", "hu", "cs")
"""English stands without a mark, these with theirs."""
PICTURES = ("start", "lead", "contract", "result")

Words = Mapping[str, Any]


@cache
def words() -> Words:
    """What is said of the program, by topic and language."""
    return tomllib.loads((PARTS / "words.toml").read_text(encoding="utf-8"))


def desktop_entry(command: str = NAME, icon: str = NAME) -> str:
    """The entry for the menu (Desktop Entry Specification), starting this command."""
    lines = ["[Desktop Entry]", "Type=Application"]
    for key, topic in (("Name", "name"), ("GenericName", "generic"), ("Comment", "comment")):
        lines += _localized(key, words()[topic])
    keywords = {code: "".join(f"{word};" for word in words()["keywords"][code]) for code in _all()}
    lines += _localized("Keywords", keywords)
    lines += [
        f"Exec={command} %f",
        f"Icon={icon}",
        "Terminal=false",
        "Categories=Game;CardGame;",
        f"MimeType={MIME_TYPE};",
        "StartupNotify=true",
        f"StartupWMClass={NAME}",
        "X-GNOME-SingleWindow=true",
    ]
    return "\n".join(lines) + "\n"


def mime_package(icon: str = NAME) -> str:
    """The type of an exported match (Shared MIME-info): by its suffix, and by how it begins."""
    comments = _tags("comment", words()["match"], "    ")
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME_TYPE}">
{comments}
    <sub-class-of type="application/json"/>
    <generic-icon name="{icon}"/>
    <magic priority="60">
      <match type="string" offset="0" value="{{&quot;cardtable&quot;:"/>
    </magic>
    <glob pattern="*{MATCH_SUFFIX}"/>
  </mime-type>
</mime-info>
"""


def metainfo(releases: Iterable[Release] | None = None, name: str = NAME) -> str:
    """What software centres show (AppStream), with the releases of the changelog.

    The name is that of the menu entry and of its icon.
    """
    paragraphs = "\n".join(_tags("p", words()[topic], "    ") for topic in ("about", "fair"))
    pictures = "\n".join(_picture(name) for name in PICTURES)
    news = "\n".join(_release(each) for each in (all_releases() if releases is None else releases))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{APP_ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>GPL-3.0-or-later</project_license>
{_tags("name", words()["name"], "  ")}
{_tags("summary", words()["summary"], "  ")}
  <developer_name>The Cardtable authors</developer_name>
  <description>
{paragraphs}
  </description>
  <launchable type="desktop-id">{name}.desktop</launchable>
  <icon type="stock">{name}</icon>
  <url type="homepage">{HOME}</url>
  <url type="bugtracker">{HOME}/issues</url>
  <screenshots>
{pictures}
  </screenshots>
  <categories>
    <category>Game</category>
    <category>CardGame</category>
  </categories>
  <provides>
    <binary>{NAME}</binary>
    <mediatype>{MIME_TYPE}</mediatype>
  </provides>
  <requires>
    <display_length compare="ge">768</display_length>
  </requires>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <internet>offline-only</internet>
  </supports>
  <languages>
    <lang>en</lang>
{chr(10).join(f"    <lang>{code}</lang>" for code in LANGUAGES)}
  </languages>
  <content_rating type="oars-1.1"/>
  <releases>
{news}
  </releases>
</component>
"""


def manual() -> str:
    """The manual page, section 6."""
    text = (PARTS / "cardtable.6.in").read_text(encoding="utf-8")
    for place, value in (("@DATE@", day(moment())), ("@VERSION@", version()), ("@HOME@", HOME)):
        text = text.replace(place, value)
    return text


def _all() -> tuple[str, ...]:
    return ("en", *LANGUAGES)


def _localized(key: str, said: Words) -> list[str]:
    return [f"{key}={said['en']}", *(f"{key}[{code}]={said[code]}" for code in LANGUAGES)]


def _tags(tag: str, said: Words, indent: str) -> str:
    marked = [
        f'{indent}<{tag} xml:lang="{code}">{escape(said[code])}</{tag}>' for code in LANGUAGES
    ]
    return "\n".join([f"{indent}<{tag}>{escape(said['en'])}</{tag}>", *marked])


def _picture(name: str) -> str:
    kind = ' type="default"' if name == PICTURES[0] else ""
    return f"""    <screenshot{kind}>
{_tags("caption", words()["pictures"][name], "      ")}
      <image>{HOME}/pictures/{name}.png</image>
    </screenshot>"""


def _release(release: Release) -> str:
    kind = "stable" if release.is_out else "development"
    head = f'    <release version="{escape(release.version)}" date="{release.date}" type="{kind}"'
    if not release.news:
        return head + "/>"
    items = "\n".join(f"          <li>{escape(item)}</li>" for item in release.news)
    return f"""{head}>
      <description>
        <ul>
{items}
        </ul>
      </description>
    </release>"""
