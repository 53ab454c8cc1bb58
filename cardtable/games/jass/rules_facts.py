"""What the rules page of Jass says, by the numbers that the rules give."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from cardtable.rules_words import Head, Row

translate = QCoreApplication.translate

HEAD = Head(
    QT_TRANSLATE_NOOP("rules", "Schieber Jass"),
    QT_TRANSLATE_NOOP(
        "rules",
        "{players} players · You and a computer partner against {opponents} opponents · "
        "Match to {target} points",
    ),
    QT_TRANSLATE_NOOP(
        "rules",
        "Choose the contract or push to your partner; tricks, Weis and Stöck bring points.",
    ),
)
OBJECT = (
    Row(
        "JS.01",
        QT_TRANSLATE_NOOP(
            "rules",
            "{players} players take part. Opposite seats form a team: you and a computer partner "
            "play against {opponents} computer opponents.",
        ),
    ),
    Row(
        "JS.02",
        QT_TRANSLATE_NOOP("rules", "The first team to reach {target} points wins the match."),
    ),
    Row(
        "JS.03",
        QT_TRANSLATE_NOOP("rules", "Opponents who stay under {schneider} points are Schneider."),
    ),
)
SETUP = (
    Row(
        "JS.04",
        QT_TRANSLATE_NOOP(
            "rules",
            "The game uses {cards} Swiss-suited cards, {suit_cards} in each suit: ace, king, "
            "Ober, Under, Banner, 9, 8, 7, 6. The suits are acorns, roses, shields and bells.",
        ),
    ),
    Row(
        "JS.05",
        QT_TRANSLATE_NOOP(
            "rules",
            "The cards are dealt counter-clockwise in packets of {packet}, until each player has "
            "{hand} cards.",
        ),
    ),
    Row(
        "JS.06",
        QT_TRANSLATE_NOOP(
            "rules",
            "In the first deal, forehand is the player who holds the 7 of roses. Later the player "
            "to the dealer’s right begins, and the deal passes to the right.",
        ),
    ),
)
BIDDING = (
    Row(
        "JS.07",
        QT_TRANSLATE_NOOP(
            "rules",
            "Forehand chooses the contract: one of the {trump_suits} trump suits, Obenabe (no "
            "trumps, from high to low) or Undenufe (no trumps, from low to high). Forehand may "
            "also push the choice to the partner, who must then choose.",
        ),
    ),
    Row(
        "JS.08",
        QT_TRANSLATE_NOOP(
            "rules",
            "The contract multiplies all points of the deal: acorns and roses ×{single}, shields "
            "and bells ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.",
        ),
    ),
    Row(
        "JS.09",
        QT_TRANSLATE_NOOP(
            "rules",
            "Plain order from high to low: ace, king, Ober, Under, Banner, 9, 8, 7, 6.",
        ),
    ),
    Row(
        "JS.10",
        QT_TRANSLATE_NOOP(
            "rules",
            "Trump order from high to low: Under, 9, ace, king, Ober, Banner, 8, 7, 6. In "
            "Undenufe the plain order is reversed.",
        ),
    ),
)
PLAY = (
    Row("JS.11", QT_TRANSLATE_NOOP("rules", "Without trumps: follow suit if you can.")),
    Row(
        "JS.12",
        QT_TRANSLATE_NOOP(
            "rules",
            "With trumps: follow suit or play a trump; if you cannot follow suit, play any card. "
            "If a plain-suit lead has already been trumped, you may not undertrump unless you "
            "hold only trumps.",
        ),
    ),
    Row(
        "JS.13",
        QT_TRANSLATE_NOOP(
            "rules",
            "If a trump is led, play a trump if you can. If the trump Under is your only trump, "
            "you need not play it.",
        ),
    ),
    Row(
        "JS.14",
        QT_TRANSLATE_NOOP(
            "rules",
            "The highest trump wins the trick. If there is no trump in it, the highest card of "
            "the suit led wins. The winner leads to the next trick.",
        ),
    ),
)
DECLARATIONS = (
    Row(
        "JS.15",
        QT_TRANSLATE_NOOP(
            "rules",
            "Small Weis: a sequence of {run3} cards of the same suit scores {run3_points} points, "
            "a sequence of {run4} cards {run4_points}, a sequence of {run5} or more cards "
            "{run5_points}.",
        ),
    ),
    Row(
        "JS.16",
        QT_TRANSLATE_NOOP(
            "rules",
            "{four} aces, kings, Obers or Banners score {four_points}. {four} Unders score "
            "{four_unders_points}. {four} nines score nothing.",
        ),
    ),
    Row(
        "JS.17",
        QT_TRANSLATE_NOOP(
            "rules",
            "Sequences follow the plain order, also in trumps. A card of a combination cannot "
            "belong to another.",
        ),
    ),
    Row(
        "JS.18",
        QT_TRANSLATE_NOOP(
            "rules",
            "In the first trick each player’s best combination is announced automatically. "
            "Combinations are compared by points, kind, length, rank, trump and order of play.",
        ),
    ),
    Row(
        "JS.19",
        QT_TRANSLATE_NOOP(
            "rules",
            "The team with the best combination scores all valid combinations of both its "
            "players. The opponents score none of theirs.",
        ),
    ),
    Row(
        "JS.20",
        QT_TRANSLATE_NOOP(
            "rules",
            "In Undenufe ranks are compared the other way round, for sequences and for four of a "
            "kind of equal value.",
        ),
    ),
    Row(
        "JS.21",
        QT_TRANSLATE_NOOP(
            "rules",
            "Stöck is the king and Ober of trumps in the same hand. It scores {stoeck} points "
            "when the second of them is played, or earlier if that wins the match.",
        ),
    ),
    Row(
        "JS.22",
        QT_TRANSLATE_NOOP("rules", "Weis and Stöck are multiplied by the contract’s multiplier."),
    ),
)
SCORING = (
    Row(
        "JS.23",
        QT_TRANSLATE_NOOP(
            "rules",
            "Ace, king, Ober, Under and Banner count {ace}, {king}, {ober}, {under} and {banner}; "
            "other cards count {other}. The trump Under counts {trump_under}, the trump nine "
            "{trump_nine}.",
        ),
    ),
    Row(
        "JS.24",
        QT_TRANSLATE_NOOP(
            "rules",
            "Without trumps each eight counts {eight}. In Undenufe, too, the aces keep their "
            "{ace}.",
        ),
    ),
    Row(
        "JS.25",
        QT_TRANSLATE_NOOP(
            "rules",
            "The last trick adds {last_trick} points. That makes {base_points} base points in all.",
        ),
    ),
    Row(
        "JS.26",
        QT_TRANSLATE_NOOP(
            "rules",
            "If a team wins all {tricks} tricks (Match), {match_bonus} points are added. The "
            "score of the deal is multiplied by the contract’s multiplier.",
        ),
    ),
)
END = (
    Row(
        "JS.27",
        QT_TRANSLATE_NOOP(
            "rules",
            "The live score recognises {target} by itself. In the first trick the order is: "
            "Stöck, then Weis, then the points of the trick.",
        ),
    ),
    Row(
        "JS.28",
        QT_TRANSLATE_NOOP(
            "rules",
            "The table makes all declarations automatically. They replace spoken declarations and "
            "the penalties for false claims.",
        ),
    ),
)


def bidding() -> str:
    """What stands for bidding: the heading of its section."""
    return translate("rules", "Choosing the contract")


def declarations() -> str:
    """What is declared: the heading of its section."""
    return translate("rules", "Weis and Stöck")
