"""The computer player of Schnapsen that does not calculate."""

from random import Random

from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.schnapsen.ai import thumb
from cardtable.games.schnapsen.ai.reading import read
from cardtable.games.schnapsen.model import Close, Exchange, Public


class Baseline:
    """Plays by rules of thumb. Frozen: what is measured against it must stay comparable."""

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """A sound choice without any calculation."""
        del rules, rng
        if Exchange() in seen.legal:
            return Exchange()
        if len(seen.legal) == 1:
            return seen.legal[0]
        reading = read(seen)
        if reading.led:
            return Play(reading.card_of(thumb.reply(reading)))
        if Close() in seen.legal and thumb.closes(reading):
            return Close()
        return Play(reading.card_of(thumb.lead(reading)))
