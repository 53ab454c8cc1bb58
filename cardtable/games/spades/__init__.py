"""Spades for two, drawn, by two rule sets: to 300 and to 500 with double nil.

In short: there is no deal. In turn each player looks at the top card of the stock. If he keeps it,
the next card is thrown away; if he refuses it, he must keep the next. After 26 turns both hold 13
cards and 26 lie out. Both bid once, 0 (nil) to 13 tricks. Spades are always trumps and may not be
led before one has been played, unless the leader holds nothing else; follow suit, else play
anything.

Who takes what he bid scores 10 a trick and 1 for each trick above it, a bag; every ten bags cost
100. Who fails loses 10 a trick that he bid. Nil is worth 100 either way.

To 300: the one who drew first bids and leads first, and the card after a kept one is looked at. To
500: the one who drew second bids and leads first, and the card after a kept one goes unseen; before
his own first card a player may bid double nil, worth 200 either way, and may then exchange up to
three cards for others, at random, from those that were thrown away earlier.

Sources: the customer's Dutch documents (two) and the German one; the 300 rules are those of DKM's
*Spades Two Handed*, the 500 rules those of The Spruce Crafts' *Spades for Two Players*. What they
leave open is decided in `rules` and `scoring`, where the reason stands.
"""
