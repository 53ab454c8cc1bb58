"""What the rules page of Schnapsen says, by the numbers that the rules give."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from cardtable.rules_words import Head, Row

translate = QCoreApplication.translate

HEAD = Head(
    QT_TRANSLATE_NOOP("rules", "Schnapsen"),
    QT_TRANSLATE_NOOP(
        "rules",
        "{players} players · You against the computer · {match_points}-point match",
    ),
    QT_TRANSLATE_NOOP(
        "rules",
        "Win tricks and declare marriages until you have {deal_target} card points.",
    ),
)
OBJECT = (
    Row(
        "SN.01",
        QT_TRANSLATE_NOOP(
            "rules",
            "{players} opponents play against each other. Whoever first reaches {deal_target} "
            "card points, by a trick or by a valid marriage, wins the deal.",
        ),
    ),
    Row(
        "SN.02",
        QT_TRANSLATE_NOOP(
            "rules",
            "Both players start with {match_points} match points. The game points you win are "
            "taken off your own. Whoever first gets down to {match_end} wins the match.",
        ),
    ),
)
SETUP = (
    Row(
        "SN.03",
        QT_TRANSLATE_NOOP(
            "rules",
            "The game uses {cards} German-suited cards. From high to low: Daus (the ace), ten, "
            "king, Ober, Unter. They are worth {ace}, {ten}, {king}, {ober} and {unter} card "
            "points.",
        ),
    ),
    Row(
        "SN.04",
        QT_TRANSLATE_NOOP(
            "rules",
            "Each player is dealt {first_packet} cards. The next card is turned up and shows the "
            "trump suit. Each player is then dealt {second_packet} more. The other {rest} cards "
            "go face down on top of the turned-up trump: together they form a stock of {stock}.",
        ),
    ),
    Row(
        "SN.05",
        QT_TRANSLATE_NOOP("rules", "The non-dealer leads first. The players take turns to deal."),
    ),
)
PLAY = (
    Row(
        "SN.06",
        QT_TRANSLATE_NOOP(
            "rules",
            "While the stock is open, you need not follow suit or play a trump. The higher card "
            "of the suit led wins the trick, unless it is trumped.",
        ),
    ),
    Row(
        "SN.07",
        QT_TRANSLATE_NOOP(
            "rules",
            "The winner of the trick draws first, the loser second. The winner leads to the next "
            "trick. At the last draw the loser takes the turned-up trump.",
        ),
    ),
    Row(
        "SN.08",
        QT_TRANSLATE_NOOP(
            "rules",
            "Once the stock is used up or closed, you must follow suit and beat the card led if "
            "you can. If you cannot beat it, follow suit with a lower card. If you have no card "
            "of the suit led, play a trump. If you have no trump either, play any card.",
        ),
    ),
)
DECLARATIONS = (
    Row(
        "SN.09",
        QT_TRANSLATE_NOOP(
            "rules",
            "While the stock is open, the player on lead may exchange the trump Unter for the "
            "turned-up trump.",
        ),
    ),
    Row(
        "SN.10",
        QT_TRANSLATE_NOOP(
            "rules",
            "Lead a king or an Ober while you hold the other of the same suit: this is a "
            "marriage. It is worth {marriage} points, or {trump_marriage} in trumps.",
        ),
    ),
    Row(
        "SN.11",
        QT_TRANSLATE_NOOP(
            "rules",
            "If you have not won a trick yet, the bonus waits until your first trick.",
        ),
    ),
    Row(
        "SN.12",
        QT_TRANSLATE_NOOP("rules", "Each player may declare each suit once, also after closing."),
    ),
    Row(
        "SN.13",
        QT_TRANSLATE_NOOP(
            "rules",
            "You may close the stock before you lead, after drawing, with {closing_hand} cards in "
            "hand. Nobody draws any more, and the strict rules hold at once. Your opponent’s "
            "points and tricks are recorded at that moment.",
        ),
    ),
)
SCORING = (
    Row(
        "SN.14",
        QT_TRANSLATE_NOOP(
            "rules",
            "The table recognises {deal_target} by itself, at a marriage that scores or at a "
            "trick.",
        ),
    ),
    Row(
        "SN.15",
        QT_TRANSLATE_NOOP(
            "rules",
            "You win {low_win} game point if your opponent has at least {threshold} card points, "
            "{middle_win} if they have a trick but fewer than {threshold}, and {high_win} if they "
            "have no trick.",
        ),
    ),
    Row(
        "SN.16",
        QT_TRANSLATE_NOOP(
            "rules",
            "A player who closes and succeeds wins {low_win} to {high_win} game points. The "
            "opponent’s points and tricks at closing decide how many.",
        ),
    ),
    Row(
        "SN.17",
        QT_TRANSLATE_NOOP(
            "rules",
            "If the closer fails, or the opponent reaches {deal_target} first, the opponent wins "
            "{failed_close} game points. If the opponent had no trick at closing, it is "
            "{failed_close_no_trick}.",
        ),
    ),
    Row(
        "SN.18",
        QT_TRANSLATE_NOOP(
            "rules",
            "If the stock was not closed and nobody has {deal_target}, the last trick wins "
            "{last_trick_win} game point. There is no bonus of {no_last_trick_bonus} card points "
            "for the last trick.",
        ),
    ),
    Row(
        "SN.19",
        QT_TRANSLATE_NOOP(
            "rules",
            "A player who closes and ends below {deal_target} loses the deal.",
        ),
    ),
)
TABLE = (
    Row("SN.T1", QT_TRANSLATE_NOOP("rules", "The first dealer is drawn at random.")),
    Row("SN.T2", QT_TRANSLATE_NOOP("rules", "The non-dealer gets the first cards.")),
    Row(
        "SN.T3",
        QT_TRANSLATE_NOOP(
            "rules",
            "You may exchange without having a trick, even at the first lead of the deal. You may "
            "also exchange when the stock has only {exchange_stock_min} cards left.",
        ),
    ),
    Row(
        "SN.T4",
        QT_TRANSLATE_NOOP(
            "rules",
            "The same holds for closing: no trick is needed, and {closing_stock_min} cards in the "
            "stock are enough.",
        ),
    ),
    Row(
        "SN.T5",
        QT_TRANSLATE_NOOP(
            "rules",
            "Before you lead you may exchange and then close. After closing no exchange is "
            "possible.",
        ),
    ),
    Row(
        "SN.T6",
        QT_TRANSLATE_NOOP(
            "rules",
            "The card you get in the exchange may complete a marriage at once.",
        ),
    ),
    Row(
        "SN.T7",
        QT_TRANSLATE_NOOP(
            "rules",
            "The table declares a marriage automatically when you lead its king or Ober.",
        ),
    ),
    Row("SN.T8", QT_TRANSLATE_NOOP("rules", "Marriages also count when the stock is used up.")),
    Row(
        "SN.T9",
        QT_TRANSLATE_NOOP("rules", "If you win no trick in the deal, the waiting bonus is lost."),
    ),
    Row(
        "SN.T10",
        QT_TRANSLATE_NOOP(
            "rules",
            "After a trick its points count first, then a waiting bonus. Then the table checks "
            "for {deal_target}, and only then do the players draw.",
        ),
    ),
    Row(
        "SN.T11",
        QT_TRANSLATE_NOOP(
            "rules",
            "If a marriage brings you to {deal_target}, the deal ends at once. Your opponent "
            "plays no card to it.",
        ),
    ),
    Row(
        "SN.T12",
        QT_TRANSLATE_NOOP(
            "rules",
            "The opponent’s marriages count towards the {threshold} card points, but a waiting "
            "bonus does not.",
        ),
    ),
    Row(
        "SN.T13",
        QT_TRANSLATE_NOOP(
            "rules",
            "If several cards obey the strict rules, you choose among them.",
        ),
    ),
    Row("SN.T14", QT_TRANSLATE_NOOP("rules", "After closing, the last trick wins no game point.")),
    Row(
        "SN.T15",
        QT_TRANSLATE_NOOP(
            "rules",
            "Whoever would go below {match_end} also wins the match; the score then shows "
            "{match_end}.",
        ),
    ),
    Row(
        "SN.T16",
        QT_TRANSLATE_NOOP(
            "rules",
            "The only playable card is played automatically (Auto Play One). This does not happen "
            "when you lead and could still exchange or close.",
        ),
    ),
)


def declarations() -> str:
    """What is declared: the heading of its section."""
    return translate("rules", "Exchange, marriages and closing")
