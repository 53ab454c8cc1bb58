"""What the rules page of Jass says where the usual rules leave a point open."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from cardtable.rules_words import Row

TABLE = (
    Row("JS.T1", QT_TRANSLATE_NOOP("rules", "The first dealer is drawn at random.")),
    Row(
        "JS.T2",
        QT_TRANSLATE_NOOP("rules", "The player to the dealer’s right gets the first cards."),
    ),
    Row("JS.T3", QT_TRANSLATE_NOOP("rules", "The first forehand deals the second deal.")),
    Row(
        "JS.T4",
        QT_TRANSLATE_NOOP("rules", "Forehand always leads to the first trick, even after pushing."),
    ),
    Row("JS.T5", QT_TRANSLATE_NOOP("rules", "You never have to trump or overtrump a plain suit.")),
    Row(
        "JS.T6",
        QT_TRANSLATE_NOOP(
            "rules",
            "If you hold only trumps, you may play any of them, even a lower trump.",
        ),
    ),
    Row(
        "JS.T7",
        QT_TRANSLATE_NOOP(
            "rules",
            "In Obenabe and Undenufe no Under has a privilege: it must follow suit like any other "
            "card.",
        ),
    ),
    Row(
        "JS.T8",
        QT_TRANSLATE_NOOP("rules", "{four} eights, sevens or sixes score nothing either."),
    ),
    Row(
        "JS.T9",
        QT_TRANSLATE_NOOP(
            "rules",
            "If a card fits both a scoring four of a kind and a sequence, it counts in the four "
            "of a kind.",
        ),
    ),
    Row(
        "JS.T10",
        QT_TRANSLATE_NOOP(
            "rules",
            "A long sequence is a single combination and is never split: even {longest_run} cards "
            "score {run5_points}.",
        ),
    ),
    Row(
        "JS.T11",
        QT_TRANSLATE_NOOP(
            "rules",
            "A combination is shown when its player plays their first card. Nobody can decline.",
        ),
    ),
    Row(
        "JS.T12",
        QT_TRANSLATE_NOOP(
            "rules",
            "At {run5_points} points against {four_points}, four of a kind beats a sequence.",
        ),
    ),
    Row(
        "JS.T13",
        QT_TRANSLATE_NOOP("rules", "Without trumps, trump is left out of the comparison."),
    ),
    Row("JS.T14", QT_TRANSLATE_NOOP("rules", "A team scores Weis even without a trick.")),
    Row(
        "JS.T15",
        QT_TRANSLATE_NOOP(
            "rules",
            "Stöck is not part of Weis and cannot be beaten. Its cards may also belong to a "
            "combination.",
        ),
    ),
    Row("JS.T16", QT_TRANSLATE_NOOP("rules", "Without trumps there is no Stöck.")),
    Row(
        "JS.T17",
        QT_TRANSLATE_NOOP(
            "rules",
            "Nothing is scored until all {first_trick_cards} cards of the first trick are on the "
            "table.",
        ),
    ),
    Row(
        "JS.T18",
        QT_TRANSLATE_NOOP(
            "rules",
            "All points count at once, in the order in which they are won. As soon as a team has "
            "{target}, the match is over; the rest of the deal no longer counts.",
        ),
    ),
    Row(
        "JS.T19",
        QT_TRANSLATE_NOOP(
            "rules",
            "Stöck counts early if it brings its team to {target}, also together with Weis or a "
            "trick.",
        ),
    ),
    Row(
        "JS.T20",
        QT_TRANSLATE_NOOP(
            "rules",
            "Schneider is only a label and changes no points. The score at the end of the match "
            "decides.",
        ),
    ),
    Row(
        "JS.T21",
        QT_TRANSLATE_NOOP("rules", "The losers cannot use Stöck early to escape Schneider."),
    ),
    Row("JS.T22", QT_TRANSLATE_NOOP("rules", "Sixes count {six} in Undenufe, too.")),
    Row(
        "JS.T23",
        QT_TRANSLATE_NOOP(
            "rules",
            "Cards that may not be played are shown darker. The only playable card is played "
            "automatically. You can switch this off in Preferences (Auto Play One).",
        ),
    ),
)
