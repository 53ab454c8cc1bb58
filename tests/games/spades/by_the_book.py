"""Matches of Spades a second time, in other words than the program's: only to compare.

Cards are text, piles are lists, and every number in brackets is a rule of the rules paper: of its
first part to 300, of its second to 500. What may be done is text as well: ``keep``, ``reject``,
``nil-nil``, ``look``, a number bid, ``out SA SK``, or a card.
"""

from itertools import combinations

ORDER = "23456789TJQKA"


class BookDeal:
    """A deal between players 0 and 1; `five` is the rule set to 500, else it is that to 300."""

    def __init__(self, stock: list[str], drawer: int, *, five: bool) -> None:
        self.stock, self.five, self.on_turn = stock[:], five, drawer
        self.first = 1 - drawer if five else drawer  # [1.10, 2.5]
        self.hands: dict[int, list[str]] = {0: [], 1: []}
        self.out: list[str] = []
        self.known: dict[int, set[str]] = {0: set(), 1: set()}
        self.unasked = {0, 1} if five else set[int]()
        self.blind: set[int] = set()
        self.bids: dict[int, int] = {}
        self.to_exchange: list[int] = []
        self.thrown: list[str] = []
        self.led: str | None = None
        self.open_spades = False
        self.taken = {0: 0, 1: 0}
        self.over = False
        self.settle()

    def settle(self) -> None:
        """Let him look at the top card, if he is to."""
        if self.stock and self.on_turn not in self.unasked:
            self.known[self.on_turn].add(self.stock[0])

    def may(self) -> set[str]:
        """What the player on turn may do; nothing while cards are to be drawn for a throw."""
        hand = self.hands[self.on_turn]
        if self.thrown or self.over:
            return set()
        if self.stock:  # [1.6, 2.3, 2.7]
            asked = self.on_turn in self.unasked
            return {"nil-nil", "look"} if asked else {"keep", "reject"}
        if self.to_exchange:  # [2.9]
            return {
                " ".join(["out", *sorted(each)]) for n in range(4) for each in combinations(hand, n)
            }
        if len(self.bids) < 2:  # [1.11]
            return {str(bid) for bid in range(14)}
        if self.led is not None:  # [1.15]
            return {card for card in hand if card[0] == self.led[0]} or set(hand)
        leads = set(hand) if self.open_spades else {card for card in hand if card[0] != "S"}
        return leads or set(hand)  # [1.17]

    def do(self, what: str) -> None:
        """Do it, and all that follows by itself."""
        me = self.on_turn
        if what in ("nil-nil", "look"):
            self.unasked.discard(me)
            if what == "nil-nil":  # [2.7, 2.8]
                self.blind.add(me)
                self.bids[me] = 0
        elif what in ("keep", "reject"):
            self.draw(me, what)
        elif what.startswith("out"):
            self.thrown = what.split()[1:]
            if not self.thrown:
                self.exchanged()
        elif what.isdigit():
            self.bids[me] = int(what)
            self.on_turn = self.first if len(self.bids) == 2 else 1 - me  # [1.14, 2.11]
        else:
            self.lay(me, what)
        self.settle()

    def draw(self, me: int, what: str) -> None:
        one, other = self.stock.pop(0), self.stock.pop(0)
        if what == "keep":
            self.hands[me].append(one)
            self.out.append(other)
            if not self.five:  # [1.6] he looks at it; [2.3] he does not
                self.known[me].add(other)
        else:
            self.out.append(one)
            self.hands[me].append(other)
            self.known[me].add(other)
        self.on_turn = 1 - me  # [1.7]
        if not self.stock:
            self.to_exchange = [who for who in (self.first, 1 - self.first) if who in self.blind]
            self.next_to_speak()

    def next_to_speak(self) -> None:
        """Who exchanges, else who bids, else who leads."""
        silent = [who for who in (self.first, 1 - self.first) if who not in self.bids]
        self.on_turn = [*self.to_exchange, *silent, self.first][0]

    def give(self, others: list[str]) -> None:
        """The cards that chance gives for those thrown."""
        assert set(others) <= set(self.out) and len(others) == len(self.thrown)  # [2.9]
        hand = self.hands[self.on_turn]
        hand[:] = [card for card in hand if card not in self.thrown] + others
        self.out = [card for card in self.out if card not in others] + self.thrown
        self.known[self.on_turn] |= set(others)
        self.exchanged()

    def exchanged(self) -> None:
        self.thrown = []
        self.to_exchange.pop(0)
        self.next_to_speak()

    def lay(self, me: int, card: str) -> None:
        self.hands[me].remove(card)
        self.known[1 - me].add(card)
        self.open_spades |= card[0] == "S"  # [1.18]
        if self.led is None:
            self.led, self.on_turn = card, 1 - me
            return
        same = card[0] == self.led[0]
        higher = same and ORDER.find(card[1]) > ORDER.find(self.led[1])
        winner = me if higher or (card[0] == "S" and not same) else 1 - me  # [1.16]
        self.taken[winner] += 1
        self.led, self.on_turn = None, winner
        self.over = sum(self.taken.values()) == 13  # [1.21]

    def points(self, who: int) -> int:
        """Before bags are paid for."""
        bid, tricks = self.bids[who], self.taken[who]
        if bid == 0:  # [1.24, 2.10]
            return (200 if who in self.blind else 100) * (-1 if tricks else 1)
        return -10 * bid if tricks < bid else 10 * bid + tricks - bid  # [1.22, 1.23]

    def bags(self, who: int) -> int:
        bid, tricks = self.bids[who], self.taken[who]
        return max(0, tricks - bid) if bid else 0  # [1.25]


class BookMatch:
    """The totals of a match, deal after deal."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.total = {0: 0, 1: 0}
        self.all_bags = {0: 0, 1: 0}

    def add(self, deal: BookDeal) -> None:
        for who in (0, 1):
            paid = self.all_bags[who] // 10
            self.all_bags[who] += deal.bags(who)
            cycles = self.all_bags[who] // 10 - paid  # [1.26, 2.17]
            self.total[who] += deal.points(who) - 100 * cycles  # [1.27]

    def won_by(self) -> int | None:
        high, low = max(self.total.values()), min(self.total.values())
        if high < self.target or high == low:  # [1.28, 1.29]
            return None
        return 0 if self.total[0] == high else 1
