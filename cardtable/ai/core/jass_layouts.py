"""Layouts of the hidden cards of Jass that agree with all that is known, and how likely each is."""

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import FACTOR, LOW_32
from cardtable.ai.core.jass import by_deck, kind_of, legal, suit_of, takers, trumps_of
from cardtable.ai.core.jass_habit import WORTH, lead, price, reply
from cardtable.ai.core.jass_signals import misleads, misthrows


class JassLayouts:
    """Draws layouts, after all that is known has been said. All sets are numbered by strength."""

    def __init__(self, contract: i64, attackers: i64) -> None:
        self.contract = contract
        self.kind = kind_of(contract)
        self.attackers = attackers
        self.known = vec[i64]([0, 0, 0, 0])
        self.may = vec[i64]([0, 0, 0, 0])
        self.room = vec[i64]([0, 0, 0, 0])
        self.hands = vec[i64]([0, 0, 0, 0])
        self.left = vec[i64]([0, 0, 0, 0])
        self.order = vec[i64]([0] * 36)
        self.called = vec[i64]([-1, -1, -1, -1])
        self.hidden: i64 = 0
        self.plays = vec[i64]([0] * 36)
        self.players = vec[i64]([0] * 36)
        self.played: i64 = 0
        self.odds: float = 0.0
        self.other_suits: i64 = 0
        self.misled: i64 = 0

    def know(self, seat: i64, known: i64, may: i64, room: i64) -> None:
        """A seat holds these cards, and so many of the hidden ones, all among those it may hold."""
        self.known[seat] = known
        self.may[seat] = may
        self.room[seat] = room

    def hide(self, cards: i64) -> None:
        """These are hidden. Those with the fewest places will be dealt first."""
        places: i64 = 1
        at: i64 = 0
        while places < 5:
            left = cards
            while left != 0:
                card = left & -left
                left ^= card
                if self.places(card) == places:
                    self.order[at] = card
                    at += 1
            places += 1
        self.hidden = at

    def places(self, card: i64) -> i64:
        """How many seats may hold the card."""
        found: i64 = 0
        seat: i64 = 0
        while seat < 4:
            if self.room[seat] > 0 and self.may[seat] & card != 0:
                found += 1
            seat += 1
        return found

    def saw(self, seat: i64, card: i64) -> None:
        """A card that was played, in the order of play."""
        self.plays[self.played] = card
        self.players[self.played] = seat
        self.played += 1

    def heard(self, seat: i64, points: i64) -> None:
        """What the best meld of the seat is worth, 0 if it has none."""
        self.called[seat] = points

    def draw(self, chance: i64) -> i64:
        """Deal the hidden cards into `hands`; gives the generator's next state.

        `odds` is how much seldomer the layout is drawn than its fair share, 0 if the cards did not
        find their places.
        """
        self.odds = 1.0
        seat: i64 = 0
        while seat < 4:
            self.hands[seat] = self.known[seat]
            self.left[seat] = self.room[seat]
            seat += 1
        at: i64 = 0
        while at < self.hidden:
            card = self.order[at]
            at += 1
            total: i64 = 0
            seat = 0
            while seat < 4:
                if self.may[seat] & card != 0:
                    total += self.left[seat]
                seat += 1
            if total == 0:
                self.odds = 0.0
                return chance
            chance = FACTOR * (chance & LOW_32) + (chance >> 32)
            ticket = (chance & LOW_32) * total >> 32
            seat = 0
            while True:
                if self.may[seat] & card != 0:
                    ticket -= self.left[seat]
                    if ticket < 0:
                        break
                seat += 1
            self.odds *= float(total) / float(self.left[seat])
            self.hands[seat] |= card
            self.left[seat] -= 1
        return chance

    def dealt(self, seat: i64) -> i64:
        """The nine cards that the seat was dealt in the layout."""
        found = self.hands[seat]
        at: i64 = 0
        while at < self.played:
            if self.players[at] == seat:
                found |= self.plays[at]
            at += 1
        return found

    def agrees(self) -> bool:
        """Whether the melds in the layout are those that were called."""
        seat: i64 = 0
        while seat < 4:
            points = self.called[seat]
            if points >= 0 and meld_points(by_deck(self.dealt(seat), self.contract)) != points:
                return False
            seat += 1
        return True

    def surprises(self, me: i64) -> i64:
        """How many cards of the others were not what habit would have played in this layout.

        Not among them are `other_suits`: cards thrown away that were as cheap as the usual one.
        `misled` counts those that would have told the partner something wrong.
        """
        trumps = trumps_of(self.kind)
        hands = self.left
        seat: i64 = 0
        while seat < 4:
            hands[seat] = self.dealt(seat)
            seat += 1
        everything = hands[0] | hands[1] | hands[2] | hands[3]
        self.other_suits = 0
        self.misled = 0
        found: i64 = 0
        led: i64 = 0
        taking: i64 = 0
        table: i64 = 0
        best: i64 = 0
        winner: i64 = 0
        at: i64 = 0
        while at < self.played:
            on_table = at & 3
            seat = self.players[at]
            card = self.plays[at]
            hand = hands[seat]
            if on_table == 0:
                led = 0
                taking = 0
                table = 0
            if seat != me:
                out = everything ^ hand
                if on_table == 0:
                    attacks = seat + self.attackers & 1 == 0
                    usual = lead(hand, out, self.kind, trumps, attacks)
                    if misleads(card, hand, out, trumps):
                        self.misled += 1
                else:
                    possible = legal(hand, led, taking, trumps)
                    ours = winner + seat & 1 == 0
                    usual = reply(
                        possible, out, self.kind, trumps, table, best, taking, on_table, ours
                    )
                    if misthrows(card, hand, out, self.kind, led | trumps):
                        self.misled += 1
                if card != usual and not self.alike(card, usual):
                    if on_table != 0 and self.thrown_alike(card, usual, out, led | trumps):
                        self.other_suits += 1
                    else:
                        found += 1
            hands[seat] = hand ^ card
            everything ^= card
            table |= card
            if on_table == 0 or card & taking != 0:
                if on_table == 0:
                    led = suit_of(card)
                best = card
                winner = seat
                taking = takers(card, led, trumps)
            at += 1
        return found

    def thrown_alike(self, card: i64, usual: i64, out: i64, kept: i64) -> bool:
        """Whether both are thrown away, and cost as little; `kept` are trumps and the suit led."""
        if (card | usual) & kept != 0:
            return False
        trumps = trumps_of(self.kind)
        return price(card, out, self.kind, trumps) == price(usual, out, self.kind, trumps)

    def alike(self, card: i64, other: i64) -> bool:
        """Whether both are worthless cards of one suit."""
        at = self.kind * 37
        return (
            other & suit_of(card) != 0
            and WORTH[at + card % 37] == 0
            and WORTH[at + other % 37] == 0
        )


def meld_points(hand: i64) -> i64:
    """What the best meld of a hand numbered by the deck is worth, 0 if there is none."""
    fours: i64 = hand & hand >> 9 & hand >> 18 & hand >> 27 & 0x1F0
    if fours & 0x20 != 0:
        return 200
    if fours != 0:
        return 100
    pairs = hand & hand >> 1 & 0x7FBFDFEFF
    threes = pairs & pairs >> 1 & 0x3F9FCFE7F
    if threes == 0:
        return 0
    runs = threes & threes >> 1 & 0x1F8FC7E3F
    if runs == 0:
        return 20
    return 50 if runs & runs >> 1 & 0xF87C3E1F == 0 else 100
