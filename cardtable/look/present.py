"""The look that the program wears now: room, cloth, size, motion and cards, in one place."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from cardtable.look.dress import PLAIN, Dress
from cardtable.look.theme import DAY, Theme, room


@dataclass(frozen=True, slots=True)
class _Worn:
    base: Theme
    ground: str
    scale: float
    motion: float
    cloth: str = ""
    reduced: bool = False
    type_scale: float = 1.0
    largest_type: float = math.inf
    pixel_ratio: float = 1.0
    dresses: Mapping[str, Dress] = field(default_factory=dict)


class Look(QObject):
    """What every painted widget asks before it paints; ``changed`` says to ask again.

    There is one for the whole program; windows and widgets are given it, none makes its own.
    """

    changed = Signal()

    def __init__(
        self,
        base: Theme = DAY,
        ground: str = "slate",
        scale: float = 1.0,
        motion: float = 1.0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._worn = _Worn(base, ground, scale, motion)
        self._theme = room(base, ground)

    @property
    def theme(self) -> Theme:
        """The colours of the present room, the hue of its cloth included."""
        return self._theme

    @property
    def base(self) -> Theme:
        """Day or evening, before the cloth coloured it."""
        return self._worn.base

    @property
    def ground(self) -> str:
        """The cloth of the present room, a key of ``theme.GROUNDS``."""
        return self.cloth(self._worn.ground)

    @property
    def own_ground(self) -> str:
        """The cloth that the present table has of its own."""
        return self._worn.ground

    @property
    def scale(self) -> float:
        """Real pixels for a design pixel."""
        return self._worn.scale

    @property
    def wanted_type(self) -> float:
        """By how much the person wants text to be larger."""
        return self._worn.type_scale

    @property
    def type_scale(self) -> float:
        """By how much text is larger, as far as the window allows; ``scale`` has it in it."""
        return min(self._worn.type_scale, self._worn.largest_type)

    @property
    def reduced(self) -> bool:
        """Whether nothing moves: what is new stands there, or fades in."""
        return self._worn.reduced

    @property
    def motion(self) -> float:
        """By how much movements take longer than normal; 0 for none."""
        return self._worn.motion

    def cloth(self, own: str) -> str:
        """The cloth for a table that has this one of its own: the person may want one for all."""
        return self._worn.cloth or own

    def dress(self, deck: str) -> Dress:
        """How the cards of a deck are drawn now."""
        return self._worn.dresses.get(deck, PLAIN)

    def px(self, design: float) -> int:
        """Design pixels as whole real pixels."""
        return round(design * self.scale)

    def milliseconds(self, normal: int) -> int:
        """How long a movement of the windows takes at the present speed; 0: there is none."""
        return 0 if self._worn.reduced else round(normal * self.motion)

    def wear(
        self,
        *,
        base: Theme | None = None,
        ground: str | None = None,
        scale: float | None = None,
        motion: float | None = None,
        cloth: str | None = None,
        reduced: bool | None = None,
        type_scale: float | None = None,
        largest_type: float | None = None,
        pixel_ratio: float | None = None,
        dresses: Mapping[str, Dress] | None = None,
    ) -> None:
        """Change what is given; ``changed`` follows once, and only if something is new.

        ``cloth`` is one for all tables; empty: each has its own. ``reduced``: nothing moves.
        ``largest_type`` is what the window has room for, ``type_scale`` what the person wants.
        ``pixel_ratio`` is its screen's: widgets have the present one, this tells of another.
        """
        worn = self._worn
        wanted = replace(
            worn,
            base=worn.base if base is None else base,
            ground=worn.ground if ground is None else ground,
            scale=worn.scale if scale is None else scale,
            motion=worn.motion if motion is None else motion,
            cloth=worn.cloth if cloth is None else cloth,
            reduced=worn.reduced if reduced is None else reduced,
            type_scale=worn.type_scale if type_scale is None else type_scale,
            largest_type=worn.largest_type if largest_type is None else largest_type,
            pixel_ratio=worn.pixel_ratio if pixel_ratio is None else pixel_ratio,
            dresses=worn.dresses if dresses is None else dresses,
        )
        if wanted == worn:
            return
        self._worn = wanted
        self._theme = room(wanted.base, self.ground)
        self.changed.emit()
