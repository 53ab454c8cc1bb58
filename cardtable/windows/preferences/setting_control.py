"""What every control of the preferences can do."""

from PySide6.QtWidgets import QWidget


class Control:
    """A widget that shows one setting. ``load`` shows its value, ``retell`` says its words."""

    widget: QWidget

    def load(self) -> None:
        """Show the present value."""

    def retell(self) -> None:
        """Say every word in the present language."""
