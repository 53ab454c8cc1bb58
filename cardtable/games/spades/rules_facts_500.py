"""What the rules page of Spades with double nil says, by the numbers of the rules."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardtable.rules_words import Head, Row

HEAD = Head(
    QT_TRANSLATE_NOOP("rules", "Two-Handed Spades ({target}, double nil)"),
    QT_TRANSLATE_NOOP("rules", "{players} players · You against the computer · First to {target}"),
    QT_TRANSLATE_NOOP(
        "rules",
        "Spades are trumps. Choose your cards and make your bid – or risk double nil.",
    ),
)
OBJECT = (
    Row(
        "S5.02",
        QT_TRANSLATE_NOOP("rules", "The first player to reach {target} points wins the match."),
    ),
)
SETUP = (
    Row(
        "S5.01",
        QT_TRANSLATE_NOOP(
            "rules",
            "{players} players use a pack of {cards} cards. The ace is the highest card, the 2 "
            "the lowest.",
        ),
    ),
    Row(
        "S5.03",
        QT_TRANSLATE_NOOP(
            "rules",
            "The cards are shuffled but not dealt. Together they form the stock.",
        ),
    ),
    Row(
        "S5.04",
        QT_TRANSLATE_NOOP(
            "rules",
            "The first player draws the top card. If they keep it, the second card goes face down "
            "on the discard pile. If they do not keep it, it goes face down on the discard pile; "
            "they then draw the second card and keep it.",
        ),
    ),
    Row(
        "S5.05",
        QT_TRANSLATE_NOOP(
            "rules",
            "The second player does the same with the next {next_cards} cards. The players take "
            "turns until the stock is used up.",
        ),
    ),
    Row(
        "S5.06",
        QT_TRANSLATE_NOOP(
            "rules",
            "Each player then holds {hand} cards. The other {out_of_play} are set aside and not "
            "used in this deal.",
        ),
    ),
)
BIDDING = (
    Row("S5.07", QT_TRANSLATE_NOOP("rules", "The second player bids first.")),
    Row(
        "S5.08",
        QT_TRANSLATE_NOOP(
            "rules",
            "Any bid from {min_bid} to {max_bid} is allowed. Passing is not allowed, and a bid "
            "need not be higher than the one before. There is only {bidding_rounds} bidding round.",
        ),
    ),
    Row(
        "S5.09",
        QT_TRANSLATE_NOOP(
            "rules",
            "A bid of {nil_bid} is nil: you say that you will win no trick. If that works, you "
            "score {nil_points} points; otherwise you lose {nil_points} points.",
        ),
    ),
    Row(
        "S5.10",
        QT_TRANSLATE_NOOP(
            "rules",
            "Double nil, also called blind nil, may be bid before you choose your first card. "
            "After that you look at your cards, discard up to {exchange_max} and draw as many at "
            "random from the cards discarded earlier. If you win no trick, you score "
            "{double_nil_points} points; otherwise you lose {double_nil_points} points.",
        ),
    ),
)
PLAY = (
    Row("S5.11", QT_TRANSLATE_NOOP("rules", "The second player leads to the first trick.")),
    Row(
        "S5.12",
        QT_TRANSLATE_NOOP(
            "rules",
            "You may not lead a spade until spades are broken, unless you hold only spades.",
        ),
    ),
    Row(
        "S5.13",
        QT_TRANSLATE_NOOP(
            "rules",
            "You must follow suit if you can. The highest card of the suit led wins the trick. If "
            "spades were played, the highest spade wins it.",
        ),
    ),
    Row(
        "S5.14",
        QT_TRANSLATE_NOOP(
            "rules",
            "Tricks you win lie in front of you, so that everybody can count them.",
        ),
    ),
    Row(
        "S5.15",
        QT_TRANSLATE_NOOP(
            "rules",
            "Spades are broken when a player who cannot follow suit plays a spade. They are also "
            "broken when a player has to lead a spade for lack of any other card.",
        ),
    ),
)
SCORING = (
    Row(
        "S5.16",
        QT_TRANSLATE_NOOP(
            "rules",
            "If you make your bid, every trick you bid scores {trick_points} points. Every trick "
            "above the bid is a bag and scores {bag_points} point.",
        ),
    ),
    Row(
        "S5.17",
        QT_TRANSLATE_NOOP(
            "rules",
            "If you do not make your bid, you lose {trick_points} points for every trick you bid.",
        ),
    ),
    Row(
        "S5.18",
        QT_TRANSLATE_NOOP(
            "rules",
            "Every {bag_limit} bags you collect during a match cost you {bag_penalty} points. "
            "This is known as sandbagging.",
        ),
    ),
)
END = (
    Row(
        "S5.19",
        QT_TRANSLATE_NOOP(
            "rules",
            "If nobody has {target} points after a deal, the second player becomes the first "
            "player of the next deal.",
        ),
    ),
    Row(
        "S5.20",
        QT_TRANSLATE_NOOP(
            "rules",
            "If both players reach {target} points in the same deal, the higher score wins. If it "
            "is a tie, another deal is played.",
        ),
    ),
)
TABLE = (
    Row(
        "S5.T1",
        QT_TRANSLATE_NOOP("rules", "The first player of the first deal is drawn at random."),
    ),
    Row("S5.T2", QT_TRANSLATE_NOOP("rules", "If you keep the first card, nobody sees the second.")),
    Row(
        "S5.T3",
        QT_TRANSLATE_NOOP("rules", "Bids are open: the second bidder knows the first bid."),
    ),
    Row(
        "S5.T4",
        QT_TRANSLATE_NOOP(
            "rules",
            "Each player decides about double nil just before their own first card. Later it is "
            "no longer possible.",
        ),
    ),
    Row(
        "S5.T5",
        QT_TRANSLATE_NOOP(
            "rules",
            "Double nil is announced at once and cannot be withdrawn. It replaces the normal bid. "
            "The other player then bids as usual.",
        ),
    ),
    Row(
        "S5.T6",
        QT_TRANSLATE_NOOP("rules", "Both players may bid double nil, whatever the score."),
    ),
    Row(
        "S5.T7",
        QT_TRANSLATE_NOOP(
            "rules",
            "The exchange comes after all cards have been chosen and before the other player bids.",
        ),
    ),
    Row(
        "S5.T8",
        QT_TRANSLATE_NOOP(
            "rules",
            "The new cards come from the {out_of_play} discards of both players. You cannot get "
            "back the cards you have just discarded.",
        ),
    ),
    Row(
        "S5.T9",
        QT_TRANSLATE_NOOP(
            "rules",
            "All cards are exchanged together. Your opponent sees only how many there are.",
        ),
    ),
    Row(
        "S5.T10",
        QT_TRANSLATE_NOOP(
            "rules",
            "If both players bid double nil, the second player exchanges first. The first player "
            "may then also draw the cards discarded in that exchange.",
        ),
    ),
    Row("S5.T11", QT_TRANSLATE_NOOP("rules", "The winner of a trick leads to the next.")),
    Row(
        "S5.T12",
        QT_TRANSLATE_NOOP(
            "rules",
            "Tricks won in a failed nil or double nil are not bags and score nothing.",
        ),
    ),
    Row("S5.T13", QT_TRANSLATE_NOOP("rules", "No deal ends early: all {tricks} tricks count.")),
    Row(
        "S5.T14",
        QT_TRANSLATE_NOOP(
            "rules",
            "The points for the bags themselves stay, even after the penalty.",
        ),
    ),
    Row(
        "S5.T15",
        QT_TRANSLATE_NOOP(
            "rules",
            "Whoever comes to {two_bag_limits} or more bags within the same deal, with those "
            "carried over, loses {two_bag_penalties} points.",
        ),
    ),
    Row(
        "S5.T16",
        QT_TRANSLATE_NOOP(
            "rules",
            "The bag penalty is taken off first. Only then does the table check who has {target} "
            "points.",
        ),
    ),
    Row(
        "S5.T17",
        QT_TRANSLATE_NOOP("rules", "Scores may be negative. No lower limit ends the match."),
    ),
    Row(
        "S5.T18",
        QT_TRANSLATE_NOOP("rules", "The computer remembers only the cards it has really seen."),
    ),
    Row(
        "S5.T19",
        QT_TRANSLATE_NOOP(
            "rules",
            "Cards that may not be played are shown darker. The only playable card is played "
            "automatically. You can switch this off in Preferences (Auto Play One).",
        ),
    ),
)
FAILED_NIL_BAGS = Row(
    "S5.bags",
    QT_TRANSLATE_NOOP(
        "rules",
        "Tricks won in a failed nil or double nil are bags, but without their points.",
    ),
)
"""Instead, where the tricks of a failed nil are bags."""
