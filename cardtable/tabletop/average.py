"""A line of the statistics: what is counted, and what it comes to."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Average:
    """In the words of the present language."""

    label: str
    value: str
