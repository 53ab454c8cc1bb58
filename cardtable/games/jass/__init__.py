"""Schieber Jass for four in two teams, thirty-six Swiss cards, to 3000 points.

Seats are numbered in the order of play, which is counter-clockwise; partners sit opposite. Nine
cards each are dealt in packets of three. The holder of the seven of roses is forehand of the first
deal and deals the second; from then on forehand sits to the right of the dealer. Forehand chooses
one of four suits as trumps, Obenabe or Undenufe, or pushes the choice to his partner, who must
choose; forehand leads in any case. Acorns and roses count once, shields and bells twice, Obenabe
three and Undenufe four times, everything in the deal included.

Suit is followed or trumped; nobody undertrumps who has anything else; the Under of trumps need not
be played if it is the only one. Runs and quartets (Weis) are called with the first card; the team
with the best one scores all its own. König and Ober of trumps in one hand (Stöck) are 20 when the
second of them falls. The cards are worth 152, the last trick 5, all nine tricks 100.

Points count at once: who first has 3000 has won, and the deal stops. In the first trick Stöck
comes before Weis, Weis before the trick. A loser below half the way is Schneider.

Source of the rule set: the customer's Czech document 004; engine names of the cards: acorns are
clubs, roses hearts, shields spades, bells diamonds; Ober is the queen, Under the jack, Banner the
ten.
"""
