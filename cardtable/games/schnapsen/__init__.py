"""Schnapsen for two, twenty German-suited cards, from seven points down to nought.

The Daus takes the ten, the ten the König, the König the Ober, the Ober the Unter; they are worth
11, 10, 4, 3 and 2. Each player gets five cards (three, then two); the card between is turned up
as indicator and makes its suit trumps; the other nine lie across it as the stock. The player who
does not deal leads.

While the stock is open any card may be played on a lead, and after each trick the winner draws
first. Once it is closed or used up, suit must be followed and the lead beaten where that is
possible, else trumped. The player on lead may exchange the Unter of trumps for the indicator and
may close the stock. Leading a König or Ober with its mate in hand is a marriage: 20, in trumps 40;
it counts once its owner has won a trick.

Who first has 66 wins the deal: one point, two if the other has a trick but fewer than 33, three if
he has none; after closing, the other's record at that moment decides, and a closer who fails
loses two, or three if the other had no trick then. If nobody has 66, the last trick wins one
point. Whoever first brings seven points down to nought wins the match.

Source of the rule set: the customer's Hungarian document 003; engine names of the cards: acorns
are clubs, leaves spades, bells diamonds; Ober is the queen, Unter the jack.
"""
