"""A match to be kept, typed."""

from cardtable.storage.history import Head

HEAD = Head(
    game="schnapsen",
    preset="schnapsen",
    options={"target": 7, "strict": True, "name": None},
    players=("human", "club"),
    rules=1,
    number=2**48 - 1,
)
