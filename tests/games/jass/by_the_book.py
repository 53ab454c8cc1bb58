"""One deal of Jass a second time, in other words than the program's: only to compare.

Cards are text, piles are lists, and every number in brackets is a rule of the rules paper.
"""

from itertools import combinations

LADDER = "AKQJT9876"
TRUMP_LADDER = "J9AKQT876"
FACTOR = {"C": 1, "H": 1, "S": 2, "D": 2, "obenabe": 3, "undenufe": 4}  # [8]
RUN = [0, 0, 0, 20, 50, 100, 100, 100, 100, 100]  # [19]
QUARTET = {"A": 100, "K": 100, "Q": 100, "T": 100, "J": 200}  # [19]
GOAL = 3000


class BookDeal:
    """A deal among players 0 to 3; `deck` is dealt from the front; `score` is the teams' before."""

    def __init__(self, deck: list[str], dealer: int, forehand: int | None, score: list[int]):
        self.hands: dict[int, list[str]] = {player: [] for player in range(4)}
        to = dealer
        for packet in range(12):  # [3]
            to = (to + 1) % 4
            self.hands[to] += deck[3 * packet : 3 * packet + 3]
        holder = next(player for player in range(4) if "H7" in self.hands[player])
        self.forehand = holder if forehand is None else forehand  # [4]
        self.full = {player: self.hands[player][:] for player in range(4)}
        self.on_turn, self.contract, self.pushed = self.forehand, "", False
        self.table: list[tuple[int, str]] = []
        self.history: list[tuple[int, str]] = []
        self.score = score[:]
        self.tricks = [0, 0]
        self.raw = [0, 0]
        self.weis_points = [0, 0]
        self.open_stoeck: int | None = None  # the player who has not yet scored it
        self.over = False

    def may(self) -> set[str]:
        """What the player on turn may do: a card, a contract or "push"."""
        if not self.contract:
            return set(FACTOR) | (set() if self.pushed else {"push"})  # [6]
        hand, trump = self.hands[self.on_turn], self.contract
        if not self.table:  # [12]
            return set(hand)
        led = self.table[0][1][0]
        can_follow = [card for card in hand if card[0] == led]
        if trump not in "CHSD":  # [13]
            return set(can_follow or hand)
        if led == trump:  # [16]
            return set(hand if can_follow in ([], [trump + "J"]) else can_follow)
        if all(card[0] == trump for card in hand):  # [15]
            return set(hand)
        ruffs = [card for _, card in self.table if card[0] == trump]
        allowed = set()
        for card in hand:
            if card[0] == trump:
                if all(self.above(card, ruff) for ruff in ruffs):  # [15]
                    allowed.add(card)
            elif card[0] == led or not can_follow:  # [14]
                allowed.add(card)
        return allowed

    def above(self, card: str, other: str) -> bool:
        """Of two trumps, the higher."""
        return TRUMP_LADDER.index(card[1]) < TRUMP_LADDER.index(other[1])

    def do(self, what: str) -> None:
        """Do it, and all that follows by itself."""
        if what == "push":
            self.pushed, self.on_turn = True, (self.on_turn + 2) % 4
        elif not self.contract:
            self.contract, self.on_turn = what, self.forehand  # [7]
            for player, hand in self.full.items():  # [27]
                if {what + "K", what + "Q"} <= set(hand):
                    self.open_stoeck = player
        else:
            self.hands[self.on_turn].remove(what)
            self.table.append((self.on_turn, what))
            self.history.append((self.on_turn, what))
            self.second_stoeck_card(what)
            self.on_turn = (self.on_turn + 1) % 4
            if len(self.table) == 4 and not self.over:
                self.end_trick()

    def second_stoeck_card(self, what: str) -> None:
        pair = {self.contract + "K", self.contract + "Q"}
        mine = self.open_stoeck == self.on_turn and what in pair
        if mine and not pair & set(self.hands[self.on_turn]):
            self.open_stoeck = None
            self.credit(self.on_turn, 20)

    def credit(self, player: int, points: int) -> None:
        """Count points at once [28], and see who has won [30]."""
        self.score[player % 2] += points * FACTOR[self.contract]
        self.look()

    def look(self) -> None:
        if max(self.score) >= GOAL:
            self.over = True
        elif self.open_stoeck is not None:
            team = self.open_stoeck % 2
            if self.score[team] + 20 * FACTOR[self.contract] >= GOAL:
                self.score[team] += 20 * FACTOR[self.contract]
                self.open_stoeck, self.over = None, True

    def end_trick(self) -> None:
        if sum(self.tricks) == 0:
            self.look()  # [29] step 1
            self.weis()
        if self.over:
            return
        player = self.winner()
        points = sum(self.worth(card) for _, card in self.table)
        self.tricks[player % 2] += 1
        last = sum(self.tricks) == 9
        points += 5 if last else 0  # [11]
        self.raw[player % 2] += points
        self.table, self.on_turn = [], player
        self.credit(player, points + (100 if last and max(self.tricks) == 9 else 0))
        if last:
            self.over = True

    def winner(self) -> int:
        """Who takes the trick [18]."""
        trumps = [play for play in self.table if play[1][0] == self.contract]
        if trumps:
            return min(trumps, key=lambda play: TRUMP_LADDER.index(play[1][1]))[0]
        same = [play for play in self.table if play[1][0] == self.table[0][1][0]]
        ladder = LADDER[::-1] if self.contract == "undenufe" else LADDER  # [9]
        return min(same, key=lambda play: ladder.index(play[1][1]))[0]

    def worth(self, card: str) -> int:
        """Points of a card [10]."""
        if card[0] == self.contract and card[1] in "J9":
            return 20 if card[1] == "J" else 14
        if card[1] == "8":
            return 0 if self.contract in "CHSD" else 8
        return {"A": 11, "K": 4, "Q": 3, "J": 2, "T": 10}.get(card[1], 0)

    def weis(self) -> None:
        if self.over:
            return
        order = [player for player, _ in self.table]
        best: tuple[tuple[int, ...], int] | None = None
        for player in order:
            for meld in book_melds(self.full[player]):
                rank = self.quality(meld)
                if best is None or rank > best[0]:  # [23] (6): the earlier stays
                    best = (rank, player)
        if best is None:
            return
        points = sum(
            value(meld)
            for player in (best[1], (best[1] + 2) % 4)
            for meld in book_melds(self.full[player])
        )  # [26]
        self.weis_points[best[1] % 2] = points
        self.credit(best[1], points)

    def quality(self, meld: list[str]) -> tuple[int, ...]:
        """What is compared, in order [23]."""
        four = meld[0][0] != meld[1][0]
        top = -LADDER.index(meld[0][1])
        if self.contract == "undenufe":  # [24]
            top = -top
        trumps = not four and meld[0][0] == self.contract
        return (value(meld), 1 if four else 0, len(meld), top, 1 if trumps else 0)


def value(meld: list[str]) -> int:
    return QUARTET[meld[0][1]] if meld[0][0] != meld[1][0] else RUN[len(meld)]


def book_melds(hand: list[str]) -> list[list[str]]:
    """All melds of a hand [21]: first the quartets, then every longest run of what is left."""
    left, found = set(hand), []
    for rank in QUARTET:
        four = [suit + rank for suit in "CDHS"]
        if left.issuperset(four):
            found.append(four)
            left -= set(four)
    for suit in "CDHS":
        stretches = "".join(rank if suit + rank in left else " " for rank in LADDER).split()
        found += [[suit + rank for rank in run] for run in stretches if len(run) >= 3]  # [20]
    return found


def most_in_any_way(hand: list[str]) -> int:
    """The most that any choice of melds without a common card is worth, by trying them all."""
    possible = [[suit + rank for suit in "CDHS"] for rank in QUARTET]
    for suit in "CDHS":
        for begin, end in combinations(range(10), 2):
            if end - begin >= 3:
                possible.append([suit + rank for rank in LADDER[begin:end]])
    there = [meld for meld in possible if set(meld) <= set(hand)]

    def most(cards: set[str], melds: list[list[str]]) -> int:
        if not melds:
            return 0
        first, *rest = melds
        without = most(cards, rest)
        if set(first) <= cards:
            return max(without, value(first) + most(cards - set(first), rest))
        return without

    return most(set(hand), there)
