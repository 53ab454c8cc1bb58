"""What the rules page of Spades to 300 says, by the numbers that the rules give."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardtable.rules_words import Head, Row

HEAD = Head(
    QT_TRANSLATE_NOOP("rules", "Two-Handed Spades ({target})"),
    QT_TRANSLATE_NOOP("rules", "{players} players · You against the computer · First to {target}"),
    QT_TRANSLATE_NOOP(
        "rules",
        "Choose your {hand} cards, bid the tricks you will win, and make your bid.",
    ),
)
OBJECT = (
    Row("S3.01", QT_TRANSLATE_NOOP("rules", "{players} players: you against the computer.")),
    Row(
        "S3.04",
        QT_TRANSLATE_NOOP(
            "rules",
            "Score as many points as you can. The first player to reach {target} points wins the "
            "match.",
        ),
    ),
)
SETUP = (
    Row(
        "S3.02",
        QT_TRANSLATE_NOOP(
            "rules",
            "The game uses a standard pack of {cards} cards. The order in every suit, from high "
            "to low: A K Q J 10 9 8 7 6 5 4 3 2.",
        ),
    ),
    Row("S3.03", QT_TRANSLATE_NOOP("rules", "Spades are always trumps.")),
    Row(
        "S3.05",
        QT_TRANSLATE_NOOP(
            "rules",
            "No cards are dealt. All {cards} cards lie face down in the middle: the stock.",
        ),
    ),
    Row(
        "S3.06",
        QT_TRANSLATE_NOOP(
            "rules",
            "The first player looks at the top card and decides. If they keep it, they look at "
            "the next card and discard that one. If they discard it, they must keep the next "
            "card. The first player changes with every deal.",
        ),
    ),
    Row(
        "S3.07",
        QT_TRANSLATE_NOOP(
            "rules",
            "The players take turns until each has {hand} cards and has discarded {discards}.",
        ),
    ),
    Row(
        "S3.08",
        QT_TRANSLATE_NOOP(
            "rules",
            "So {out_of_play} cards are out of play. Each player has seen only {discards} of "
            "them: their own discards.",
        ),
    ),
    Row(
        "S3.09",
        QT_TRANSLATE_NOOP(
            "rules",
            "The computer remembers all {discards} cards that it discarded, and only those.",
        ),
    ),
)
BIDDING = (
    Row(
        "S3.10",
        QT_TRANSLATE_NOOP(
            "rules",
            "The player who drew first also bids first. This changes with every deal.",
        ),
    ),
    Row(
        "S3.11",
        QT_TRANSLATE_NOOP(
            "rules",
            "Everyone must bid a number of tricks from {min_bid} to {max_bid}. A bid need not be "
            "higher than the one before. Passing is not allowed, and there is no second bidding "
            "round.",
        ),
    ),
    Row(
        "S3.12",
        QT_TRANSLATE_NOOP(
            "rules",
            "A bid of {nil_bid} is nil: the player says that they will win no trick. You cannot "
            "bid {nil_bid} without bidding nil. If you do not want nil, bid at least "
            "{min_other_bid}.",
        ),
    ),
)
PLAY = (
    Row("S3.13", QT_TRANSLATE_NOOP("rules", "The player who bid first leads to the first trick.")),
    Row(
        "S3.14",
        QT_TRANSLATE_NOOP(
            "rules",
            "You must follow suit if you can. If you have no card of the suit led, you may play "
            "any card.",
        ),
    ),
    Row(
        "S3.15",
        QT_TRANSLATE_NOOP(
            "rules",
            "The highest card of the suit led wins the trick. If spades were played, the highest "
            "spade wins it. The winner leads to the next trick.",
        ),
    ),
    Row(
        "S3.16",
        QT_TRANSLATE_NOOP(
            "rules",
            "You may not lead a spade until a spade has been played on another suit, or until you "
            "have nothing but spades. Playing the first spade is called breaking spades.",
        ),
    ),
    Row(
        "S3.17",
        QT_TRANSLATE_NOOP(
            "rules",
            "Cards that may not be played are shown darker. The only playable card is played "
            "automatically. You can switch this off in Preferences (Auto Play One).",
        ),
    ),
)
SCORING = (
    Row(
        "S3.18",
        QT_TRANSLATE_NOOP(
            "rules",
            "If you make your bid, you score {trick_points} times the bid. Every extra trick is a "
            "bag and scores {bag_points} point.",
        ),
    ),
    Row(
        "S3.19",
        QT_TRANSLATE_NOOP(
            "rules",
            "Whoever has collected {bag_limit} or more bags over several deals loses "
            "{bag_penalty} points; bags above {bag_limit} count towards the next {bag_limit}.",
        ),
    ),
    Row(
        "S3.20",
        QT_TRANSLATE_NOOP(
            "rules",
            "If you do not make your bid, you lose {trick_points} points for every trick you bid.",
        ),
    ),
    Row(
        "S3.21",
        QT_TRANSLATE_NOOP(
            "rules",
            "A nil that is made scores {nil_points} points. If the nil bidder wins at least 1 "
            "trick, nil fails and they lose {nil_points} points.",
        ),
    ),
)
END = (
    Row(
        "S3.22",
        QT_TRANSLATE_NOOP(
            "rules",
            "The first player to reach {target} points wins. If both reach {target} in the same "
            "deal, the higher score wins.",
        ),
    ),
)
TABLE = (
    Row(
        "S3.T1",
        QT_TRANSLATE_NOOP("rules", "The first player of the first deal is drawn at random."),
    ),
    Row(
        "S3.T2",
        QT_TRANSLATE_NOOP("rules", "Bids are open: the second bidder knows the first bid."),
    ),
    Row("S3.T3", QT_TRANSLATE_NOOP("rules", "There is no double nil in this game.")),
    Row(
        "S3.T4",
        QT_TRANSLATE_NOOP("rules", "The first trick follows the same rules as all the others."),
    ),
    Row("S3.T5", QT_TRANSLATE_NOOP("rules", "No deal ends early: all {tricks} tricks count.")),
    Row(
        "S3.T6",
        QT_TRANSLATE_NOOP("rules", "Tricks won in a failed nil are not bags and score nothing."),
    ),
    Row(
        "S3.T7",
        QT_TRANSLATE_NOOP(
            "rules",
            "The points for the bags themselves stay, even after the penalty.",
        ),
    ),
    Row(
        "S3.T8",
        QT_TRANSLATE_NOOP(
            "rules",
            "Whoever comes to {two_bag_limits} or more bags within the same deal, with those "
            "carried over, loses {two_bag_penalties} points.",
        ),
    ),
    Row(
        "S3.T9",
        QT_TRANSLATE_NOOP(
            "rules",
            "The bag penalty is taken off first. Only then does the table check who has {target} "
            "points.",
        ),
    ),
    Row(
        "S3.T10",
        QT_TRANSLATE_NOOP(
            "rules",
            "If there is a tie at {target} points or more, another deal is played.",
        ),
    ),
    Row(
        "S3.T11",
        QT_TRANSLATE_NOOP("rules", "Scores may be negative. No lower limit ends the match."),
    ),
)
FAILED_NIL_BAGS = Row(
    "S3.bags",
    QT_TRANSLATE_NOOP(
        "rules",
        "Tricks won in a failed nil are bags, but without their points.",
    ),
)
"""Instead, where the tricks of a failed nil are bags."""
