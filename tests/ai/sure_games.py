"""The three games as `sure` needs them, told by their rules and by nothing that players use."""

from collections.abc import Iterator
from typing import Any

from cardtable.engine.cards import Rank
from cardtable.engine.rules import View
from cardtable.games.jass import model as jass
from cardtable.games.jass import tricks as jass_tricks
from cardtable.games.jass.rules import FIRST_FOREHAND
from cardtable.games.jass.weis import meld_cards
from cardtable.games.schnapsen import model as schnapsen
from cardtable.games.schnapsen import rules as schnapsen_rules
from cardtable.games.schnapsen.scoring import marriage_points, worth
from cardtable.games.spades import model as spades
from cardtable.games.spades import rules as spades_rules
from tests.ai.sure import Cards, Game, Played, World, hands


def known_cards(seen: View[Any], *zones: Any) -> Cards:
    """What the seat sees in these zones."""
    return frozenset(card for zone in zones for card in seen.cards[zone] if card)


class Spades:
    """The rest of a deal of Spades without an exchange."""

    seats = 2
    start = 0

    def __init__(self, seen: View[spades.Public]) -> None:
        deal = seen.public.deal
        assert deal is not None
        self.seen, self.deal, self.me = seen, deal, seen.seat
        self.broken = deal.broken

    def worlds(self) -> Iterator[World]:
        mine = known_cards(self.seen, spades.HAND[self.me])
        in_sight = {c for zone in self.seen.cards.zones() for c in self.seen.cards[zone] if c}
        out = frozenset(spades_rules.DECK) - in_sight - self.seen.seen
        for (theirs,) in hands(out, (len(mine),)):
            if self._agrees(theirs):
                yield (mine, theirs) if self.me == 0 else (theirs, mine)

    def _agrees(self, theirs: Cards) -> bool:
        """Whether the other, holding these now, might have played as he did."""
        hand = set(theirs)
        for number in range(len(self.deal.tricks) - 1, -1, -1):
            trick = self.deal.tricks[number]
            led = None if trick.leader != self.me else trick.lead
            card = trick.lead if led is None else trick.reply
            hand.add(card)
            before = self.deal.tricks[:number]
            broken = any(spades_rules.TRUMP in (t.lead.suit, t.reply.suit) for t in before)
            if card not in spades_rules.playable(tuple(hand), led, broken=broken):
                return False
        return True

    def legal(self, hand: Cards, trick: Played) -> Played:
        led = trick[0] if trick else None
        broken = self.broken or len(hand) < len(self.seen.cards[spades.HAND[self.me]])
        if not self.broken and led is None and broken:  # was one played since?
            broken = self._was_broken(hand)
        return spades_rules.playable(tuple(sorted(hand)), led, broken=broken)

    def _was_broken(self, hand: Cards) -> bool:
        gone = known_cards(self.seen, spades.HAND[self.me]) - hand
        return any(card.suit == spades_rules.TRUMP for card in gone)

    def winner(self, trick: Played) -> int:
        return int(spades_rules.beats(trick[1], trick[0]))

    def gained(self, trick: Played, hand: Cards) -> int:
        return 0

    def is_over(self, trick: Played, hand: Cards, points: int) -> bool | None:
        return True if len(trick) == 2 and not hand else None


class Schnapsen:
    """The rest of a deal of Schnapsen whose stock is closed or used up."""

    seats = 2

    def __init__(self, seen: View[schnapsen.Public]) -> None:
        deal = seen.public.deal
        assert deal is not None
        self.seen, self.deal, self.me = seen, deal, seen.seat
        self.start = deal.points[self.me] + deal.pending[self.me]
        self.had_trick = bool(seen.cards[schnapsen.WON[self.me]])

    def worlds(self) -> Iterator[World]:
        me, zones = self.me, schnapsen
        mine = known_cards(self.seen, zones.HAND[me], zones.SHOWN[me])
        shown = known_cards(self.seen, zones.SHOWN[1 - me])
        in_sight = {c for zone in self.seen.cards.zones() for c in self.seen.cards[zone] if c}
        out = frozenset(schnapsen_rules.DECK) - in_sight
        for (hidden,) in hands(out, (len(self.seen.cards[zones.HAND[1 - me]]),)):
            if self._agrees(shown | hidden):
                yield (mine, shown | hidden) if me == 0 else (shown | hidden, mine)

    def _agrees(self, theirs: Cards) -> bool:
        hand = set(theirs)
        strict = 5 - len(theirs)
        for trick in reversed(self.deal.tricks[len(self.deal.tricks) - strict :]):
            leads = trick.leader != self.me
            card = trick.lead if leads else trick.reply
            hand.add(card)
            if not leads:
                if card not in schnapsen_rules.followers(tuple(hand), trick.lead, self.deal.trump):
                    return False
            elif card.rank in (Rank.KING, Rank.QUEEN):
                told = any(m.suit == card.suit for m in self.deal.marriages)
                if not told and schnapsen_rules.partner(card) in hand:
                    return False
        return True

    def legal(self, hand: Cards, trick: Played) -> Played:
        held = tuple(sorted(hand))
        return schnapsen_rules.followers(held, trick[0], self.deal.trump) if trick else held

    def winner(self, trick: Played) -> int:
        return int(schnapsen_rules.beats(trick[1], trick[0], self.deal.trump))

    def gained(self, trick: Played, hand: Cards) -> int:
        led = trick[0]
        pair = led.rank in (Rank.KING, Rank.QUEEN) and schnapsen_rules.partner(led) in hand
        married = marriage_points(led.suit, self.deal.trump) if pair else 0
        return married + (worth(trick) if len(trick) == 2 else 0)

    def is_over(self, trick: Played, hand: Cards, points: int) -> bool | None:
        first = len(hand) == len(self._mine()) - 1
        if len(trick) == 1:  # a marriage counts at once for who has a trick
            counts = points >= 66 and bool(self.gained(trick, hand))
            return True if counts and (self.had_trick or not first) else None
        if points >= 66:
            return True
        return None if hand else self.deal.closed_by != self.me

    def _mine(self) -> Cards:
        return known_cards(self.seen, schnapsen.HAND[self.me], schnapsen.SHOWN[self.me])


class Jass:
    """The rest of a deal of Jass."""

    seats = 4
    start = 0

    def __init__(self, seen: View[jass.Public]) -> None:
        deal = seen.public.deal
        assert deal is not None
        assert deal.contract is not None
        self.seen, self.deal, self.contract, self.me = seen, deal, deal.contract, seen.seat
        self.owner = {card: call.seat for call in deal.calls for card in meld_cards(call.meld)}
        if seen.public.match.deals == 1:
            self.owner[FIRST_FOREHAND] = deal.forehand

    def worlds(self) -> Iterator[World]:
        seats = [(self.me + place) % 4 for place in range(1, 4)]
        mine = known_cards(self.seen, jass.HAND[self.me], jass.SHOWN[self.me])
        shown = {seat: known_cards(self.seen, jass.SHOWN[seat]) for seat in seats}
        in_sight = {c for zone in self.seen.cards.zones() for c in self.seen.cards[zone] if c}
        out = frozenset(jass_tricks.DECK) - in_sight
        sizes = tuple(len(self.seen.cards[jass.HAND[seat]]) for seat in seats)
        for dealt in hands(out, sizes):
            held = {seat: cards | shown[seat] for seat, cards in zip(seats, dealt, strict=True)}
            if self._agrees(held):
                held[self.me] = mine
                yield tuple(held[seat] for seat in range(4))

    def _agrees(self, held: dict[int, Cards]) -> bool:
        if any(self.owner.get(card, seat) != seat for seat in held for card in held[seat]):
            return False
        now = {seat: set(cards) for seat, cards in held.items()}
        for trick in reversed(self.deal.tricks):
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % 4
                if seat == self.me:
                    continue
                now[seat].add(card)
                before = trick.cards[:place]
                if card not in jass_tricks.playable(tuple(now[seat]), before, self.contract):
                    return False
        return True

    def legal(self, hand: Cards, trick: Played) -> Played:
        return jass_tricks.playable(tuple(sorted(hand)), trick, self.contract)

    def winner(self, trick: Played) -> int:
        return jass_tricks.taker(trick, self.contract)

    def gained(self, trick: Played, hand: Cards) -> int:
        return 0

    def is_over(self, trick: Played, hand: Cards, points: int) -> bool | None:
        return True if len(trick) == 4 and not hand else None


def game_of(name: str, seen: View[Any]) -> Game:
    """The game of this name, for this view."""
    kinds: dict[str, Any] = {"spades": Spades, "schnapsen": Schnapsen, "jass": Jass}
    game: Game = kinds[name](seen)
    return game
