"""The fonts are as the generator leaves them."""

from pathlib import Path
from shutil import copy

import pytest

from assets.generator.copying import make_copyable

FONTS = sorted((Path(__file__).parents[2] / "assets" / "fonts").glob("*.ttf"))


@pytest.mark.parametrize("file", FONTS, ids=lambda file: file.stem)
def test_each_sign_leads_to_the_glyph_that_is_drawn(file: Path, tmp_path: Path) -> None:
    assert make_copyable(Path(copy(file, tmp_path))) == 0
