"""The look that the program wears now: room, cloth, size and motion, in one place."""

from PySide6.QtCore import QObject, Signal

from cardtable.look.theme import DAY, Theme, room


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
        self._base = base
        self._ground = ground
        self._scale = scale
        self._motion = motion
        self._theme = room(base, ground)

    @property
    def theme(self) -> Theme:
        """The colours of the present room, the hue of its cloth included."""
        return self._theme

    @property
    def base(self) -> Theme:
        """Day or evening, before the cloth coloured it."""
        return self._base

    @property
    def ground(self) -> str:
        """The cloth of the present room, a key of ``theme.GROUNDS``."""
        return self._ground

    @property
    def scale(self) -> float:
        """Real pixels for a design pixel."""
        return self._scale

    @property
    def motion(self) -> float:
        """By how much movements take longer than normal; 0 for none."""
        return self._motion

    def px(self, design: float) -> int:
        """Design pixels as whole real pixels."""
        return round(design * self._scale)

    def milliseconds(self, normal: int) -> int:
        """How long a movement of the windows takes at the present speed."""
        return round(normal * self._motion)

    def wear(
        self,
        *,
        base: Theme | None = None,
        ground: str | None = None,
        scale: float | None = None,
        motion: float | None = None,
    ) -> None:
        """Change what is given; ``changed`` follows once, and only if something is new."""
        wanted = (
            self._base if base is None else base,
            self._ground if ground is None else ground,
            self._scale if scale is None else scale,
            self._motion if motion is None else motion,
        )
        if wanted == (self._base, self._ground, self._scale, self._motion):
            return
        self._base, self._ground, self._scale, self._motion = wanted
        self._theme = room(self._base, self._ground)
        self.changed.emit()
