"""The rest of a deal with open cards, everybody playing by rules of thumb."""

from collections.abc import Sequence

from cardtable.games.jass.ai.bits import Table, best_in
from cardtable.games.jass.ai.thumb import Seen, card_to_play
from cardtable.games.jass.scoring import ALL_TRICKS, LAST_TRICK


def played_out(
    table: Table,
    hands: Sequence[int],
    trick: Sequence[int],
    leader: int,
    chosen_by: int,
    sweeping: int | None,
) -> int:
    """Points before the factor that seats 0 and 2 make more than 1 and 3 from now on.

    The hands are without the cards of the trick, which `leader` has led or is to lead. `sweeping`
    is the team that has all tricks so far, None if each has one, -1 if there is none yet.
    """
    left, lying, ahead = list(hands), list(trick), 0
    while True:
        while len(lying) < 4:
            seat = (leader + len(lying)) & 3
            hand, partner = left[seat], (seat + 2) & 3
            out = left[partner] | left[(seat + 1) & 3] | left[(seat + 3) & 3]
            wins = bool(lying) and (leader + best_in(lying, table.trumps) - seat) & 1 == 0
            attacks = (chosen_by - seat) & 1 == 0
            card = card_to_play(Seen(table, hand, out, lying, wins, attacks))
            left[seat] ^= 1 << card
            lying.append(card)
        leader = (leader + best_in(lying, table.trumps)) & 3
        team, points = leader & 1, sum(table.worth[card] for card in lying)
        sweeping = team if sweeping in (-1, team) else None
        over = not left[0] | left[1] | left[2] | left[3]
        if over:
            points += LAST_TRICK + (ALL_TRICKS if sweeping == team else 0)
        ahead += -points if team else points
        if over:
            return ahead
        lying = []
