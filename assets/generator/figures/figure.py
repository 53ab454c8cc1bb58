"""A court figure: what it consists of, and how the parts lie over each other.

All parts are drawn for one canvas: x -94..94, y -150 (top) .. 30, the head's axis at x = 0, the
eyes at y = -92, the chin at -58; the ribbon crosses about y = 0. The deck then places the whole.
"""

from dataclasses import dataclass
from typing import NamedTuple

from assets.generator.drawing import Art
from assets.generator.figures.beards import Beard, draw_beard, draw_profile_beard
from assets.generator.figures.cloth import (
    Cloth,
    Robe,
    draw_buttons,
    draw_lapels,
    draw_mantle,
    draw_robe,
)
from assets.generator.figures.collars import (
    Collar,
    Depth,
    LaceCollar,
    draw_collars,
    draw_lace_collar,
)
from assets.generator.figures.faces import FAIR, Man, Skin, draw_man
from assets.generator.figures.hair import Hair, draw_fringe, draw_hair
from assets.generator.figures.hands import Sleeve, draw_arm, draw_fist
from assets.generator.figures.hats import Hat, draw_hat
from assets.generator.figures.held import Grip, Held
from assets.generator.figures.holding import draw_held
from assets.generator.figures.horses import Horse, draw_horse
from assets.generator.figures.ornaments import Feather, draw_feather
from assets.generator.figures.profile import Profile, draw_profile
from assets.generator.figures.women import Woman, draw_earrings, draw_woman
from assets.generator.paths import move, scale
from assets.generator.shapes import XY


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One figure as a row of data: names of parts and their colours."""

    face: Man | Woman | Profile
    build: XY  # how broad and how long the head is; 1 is the common skull
    skin: Skin = FAIR
    hair: Hair
    fringe: str | None = None
    beard: Beard | None = None
    hat: Hat
    plume: Feather | None = None
    front_plume: Feather | None = None
    lace: LaceCollar | None = None
    mantle: Cloth
    robe: Robe | None = None
    lapels: str | None = None
    buttons: str | None = None
    collars: tuple[Collar, ...] = ()
    sleeve: Sleeve
    horse: Horse | None = None
    left: Held | None = None
    right: Held | None = None


class Place(NamedTuple):
    """How a deck places the canvas: size, shift down, shift of the weapon hand to the right."""

    zoom: float = 1
    down: float = 0
    hand: float = 0


class Reach(NamedTuple):
    """How far a thing reaches on the card; `checks` keeps it inside the frame."""

    kind: str
    left: float
    top: float
    right: float


_CHIN = -58
_NECK = -60
_LEFT_ELBOW, _RIGHT_ELBOW = (-104, 26), (104, -4)
_NARROW = -6  # a hand shifted farther than this holds its weapon upright
_LEANING = (4, 5, 6)


class _Canvas:
    """The picture of one figure while its parts are laid over each other."""

    def __init__(self, figure: Figure, place: Place) -> None:
        self.figure = figure
        self.place = place
        self.art = Art()
        self.reaches: list[Reach] = []

    def head(self, part: Art) -> None:
        """Add a part of the head, stretched to the figure's build."""
        self.art.add(part, move(0, -_NECK), scale(*self.figure.build), move(0, _NECK))

    def measure(self, kind: str, part: Art) -> Art:
        """Note how far a part reaches on the card; gives the part."""
        zoom, down, _ = self.place
        boxes = [(layer.shape.bounds, layer.style.width / 2) for layer in part.shapes]
        top = min(box.top - half for box, half in boxes)
        self.reaches.append(
            Reach(
                kind,
                min(box.left - half for box, half in boxes) * zoom,
                (top - _CHIN) * zoom + _CHIN + down,
                max(box.right + half for box, half in boxes) * zoom,
            )
        )
        return part

    def held(self, held: Held) -> None:
        thing = Art()
        draw_held(thing, held)
        self.art.add(self.measure(held.kind, thing))


def draw_figure(figure: Figure, place: Place) -> tuple[Art, list[Reach]]:
    """The upper half of a card's figure, not yet cut, and how far its things reach."""
    canvas = _Canvas(figure, place)
    right = _weapon_hand(figure.right, place.hand)
    if right and right.grip is Grip.BEHIND:
        canvas.held(right)
    _draw_dress(canvas)
    if isinstance(figure.face, Profile):
        _draw_profile_head(canvas, figure.face)
    else:
        _draw_head(canvas, figure.face)
    _draw_headgear(canvas)
    if figure.horse:
        draw_horse(canvas.art, figure.horse)
    if figure.left:
        _draw_left(canvas, figure.left)
    if right:
        _draw_right(canvas, right)
    zoomed = move(0, -_CHIN), scale(place.zoom), move(0, _CHIN + place.down)
    return Art().add(canvas.art, *zoomed), canvas.reaches


def _weapon_hand(held: Held | None, shift: float) -> Held | None:
    """The right hand where a narrow card has room for it."""
    if held is None:
        return None
    upright = shift < _NARROW and held.turn in _LEANING
    return held._replace(x=held.x + shift, turn=held.turn - 4 if upright else held.turn)


def _draw_dress(canvas: _Canvas) -> None:
    """All that lies behind the head."""
    figure, art = canvas.figure, canvas.art
    if figure.lace:
        draw_lace_collar(art, figure.lace)
    if not isinstance(figure.face, Profile):
        hair = Art()
        draw_hair(hair, figure.hair)
        canvas.head(hair)
    draw_mantle(art, figure.mantle)
    if figure.robe:
        draw_robe(art, figure.robe)
    if figure.lapels:
        draw_lapels(art, figure.lapels)
    if figure.buttons:
        draw_buttons(art, figure.buttons)
    draw_collars(art, figure.collars, Depth.UNDER_FACE, figure.skin)


def _draw_profile_head(canvas: _Canvas, face: Profile) -> None:
    figure = canvas.figure
    for depth in (Depth.OVER_NECK, Depth.TOP):
        draw_collars(canvas.art, figure.collars, depth, figure.skin)
    head = Art()
    draw_profile(head, figure.hair.colour)
    if figure.beard:
        draw_profile_beard(head, figure.beard.colour)
    canvas.art.add(head.mirrored() if face.side > 0 else head)


def _draw_head(canvas: _Canvas, face: Man | Woman) -> None:
    figure, art = canvas.figure, canvas.art
    head = Art()
    if isinstance(face, Woman):
        draw_woman(head, face, figure.skin)
    else:
        draw_man(head, face, figure.skin)
    canvas.head(head)
    for depth in (Depth.OVER_NECK, Depth.TOP):
        draw_collars(art, figure.collars, depth, figure.skin)
    over = Art()
    if isinstance(face, Woman) and face.earrings:
        draw_earrings(over, face.earrings)
    if figure.beard:
        draw_beard(over, figure.beard, face.gaze)
    if figure.fringe:
        draw_fringe(over, figure.fringe, figure.hair.colour)
    canvas.head(over)


def _draw_headgear(canvas: _Canvas) -> None:
    figure = canvas.figure
    if figure.plume:
        canvas.head(_plume(canvas, figure.plume))
    hat = Art()
    draw_hat(hat, figure.hat)
    canvas.head(hat)
    if figure.front_plume:
        canvas.head(_plume(canvas, figure.front_plume))


def _plume(canvas: _Canvas, feather: Feather) -> Art:
    plume = Art()
    draw_feather(plume, feather)
    return canvas.measure("feather", plume)


def _draw_left(canvas: _Canvas, held: Held) -> None:
    art, figure = canvas.art, canvas.figure
    draw_arm(art, held.elbow or _LEFT_ELBOW, (held.x, held.y), figure.sleeve)
    if held.grip is Grip.CUP:
        canvas.held(held._replace(y=held.y - 20))
        draw_fist(art, (held.x + 1, held.y - 3), 90, figure.skin.light)
    else:
        canvas.held(held)
        draw_fist(art, (held.x, held.y), held.turn, figure.skin.light)


def _draw_right(canvas: _Canvas, held: Held) -> None:
    hand = held.x, held.y
    draw_arm(canvas.art, held.elbow or _RIGHT_ELBOW, hand, canvas.figure.sleeve)
    if held.grip is not Grip.BEHIND:
        canvas.held(held)
    draw_fist(canvas.art, hand, held.turn, canvas.figure.skin.light, right=True)
