"""Why nothing is heard although the person wants to hear it, for the preferences."""

from cardtable.windows.preferences import words
from cardtable.windows.sounds.box import Condition
from cardtable.windows.sounds.sounds import Sounds


def sound_trouble(sounds: Sounds) -> str:
    """What the person should be told; empty while all is well, or off, or not yet known."""
    match sounds.condition:
        case Condition.NO_MODULE:
            return words.no_sound_module()
        case Condition.NO_DEVICE:
            return words.no_sound_device()
    return ""
