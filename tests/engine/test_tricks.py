"""What games of tricks share."""

from cardtable.engine.tricks import plus


def test_one_value_grows() -> None:
    assert plus((3, 4), 1, 10) == (3, 14)
    assert plus((3, 4, 5), 0, -3) == (0, 4, 5)
