"""One deal of Schnapsen a second time, in other words than the program's: only to compare.

Cards are text, piles are lists, and every number in brackets is a rule of the rules paper.
"""

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
WEDDING = {"K": "Q", "Q": "K"}


class BookDeal:
    """A deal between players 0 and 1; `deck` is dealt from the front."""

    def __init__(self, deck: list[str], dealer: int) -> None:
        pile, hands = deck[:], {0: [], 1: []}  # type: tuple[list[str], dict[int, list[str]]]
        for player, count in ((1 - dealer, 3), (dealer, 3)):  # [4] non-dealer first
            hands[player] += [pile.pop(0) for _ in range(count)]
        self.bottom: str | None = pile.pop(0)
        for player, count in ((1 - dealer, 2), (dealer, 2)):
            hands[player] += [pile.pop(0) for _ in range(count)]
        self.hands, self.stock, self.trump = hands, pile, self.bottom[0]
        self.on_turn = 1 - dealer  # [5]
        self.led: str | None = None
        self.taken: dict[int, list[str]] = {0: [], 1: []}
        self.bonus = {0: 0, 1: 0}  # counted only with a trick [11]
        self.closer: int | None = None
        self.record: tuple[int, int] | None = None
        self.result: tuple[int, int] | None = None

    def points(self, player: int) -> int:
        tricks = sum(POINTS[card[1]] for card in self.taken[player])
        return tricks + self.bonus[player] if self.taken[player] else 0

    def is_open(self) -> bool:
        return self.closer is None and self.bottom is not None

    def may(self) -> set[str]:
        """What the player on turn may do: a card, "exchange" or "close"."""
        hand = self.hands[self.on_turn]
        if self.led is None:
            more = {"close"} if self.is_open() else set()  # [7]
            if self.is_open() and self.trump + "J" in hand:  # [6]
                more.add("exchange")
            return more | set(hand)
        if self.is_open():  # [12]
            return set(hand)
        for wanted in (self.follows_and_beats, self.follows, self.trumps):  # [13]
            if fitting := {card for card in hand if wanted(card)}:
                return fitting
        return set(hand)

    def follows(self, card: str) -> bool:
        return self.led is not None and card[0] == self.led[0]

    def follows_and_beats(self, card: str) -> bool:
        return (
            self.led is not None
            and self.follows(card)
            and "JQKTA".find(card[1]) > "JQKTA".find(self.led[1])
        )

    def trumps(self, card: str) -> bool:
        return card[0] == self.trump

    def do(self, what: str) -> None:
        """Do it, and all that follows by itself."""
        me, other = self.on_turn, 1 - self.on_turn
        hand = self.hands[me]
        if what == "exchange":
            assert self.bottom is not None
            hand[hand.index(self.trump + "J")], self.bottom = self.bottom, self.trump + "J"
        elif what == "close":
            self.closer, self.record = me, (self.points(other), len(self.taken[other]) // 2)
        elif self.led is None:
            hand.remove(what)
            self.led, self.on_turn = what, other
            if WEDDING.get(what[1], "") and what[0] + WEDDING[what[1]] in hand:  # [9]
                self.bonus[me] += 40 if what[0] == self.trump else 20
                self.stop_at_66(me)  # [17]
        else:
            hand.remove(what)
            self.end_trick(me, other, self.led, what)

    def end_trick(self, me: int, other: int, led: str, reply: str) -> None:
        ruffed = self.trumps(reply) and not self.trumps(led)
        winner = me if self.follows_and_beats(reply) or ruffed else other  # [14]
        self.taken[winner] += [led, reply]
        self.led, self.on_turn = None, winner
        self.stop_at_66(winner)  # [15]
        if self.result is None and self.is_open() and self.bottom is not None:
            self.hands[winner].append(self.stock.pop(0))
            if self.stock:
                self.hands[1 - winner].append(self.stock.pop(0))
            else:  # [16]
                self.hands[1 - winner].append(self.bottom)
                self.bottom = None
        elif self.result is None and not self.hands[0] and not self.hands[1]:
            self.result = (winner, 1)  # [21]
            if self.closer is not None and self.record is not None:  # [20]
                self.result = (1 - self.closer, 2 if self.record[1] else 3)

    def stop_at_66(self, player: int) -> None:
        if self.points(player) < 66:
            return
        other = 1 - player
        count, tricks = self.points(other), len(self.taken[other]) // 2
        if self.closer is not None and self.record is not None:
            count, tricks = self.record
            if player != self.closer:  # [20]
                self.result = (player, 2 if tricks else 3)
                return
        self.result = (player, 3 if tricks == 0 else 2 if count < 33 else 1)  # [18] [19]
