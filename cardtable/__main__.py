"""The way in: ``python -m cardtable`` and the command ``cardtable``."""

import gc
import sys


def main() -> int:
    """Run the program. Qt is imported here only: the worker process imports this module too."""
    if getattr(sys, "frozen", False):
        # Only a packed program needs it; importing multiprocessing costs a start 9 ms.
        from multiprocessing import freeze_support  # noqa: PLC0415

        freeze_support()
    gc.disable()  # nothing is garbage yet; `run` turns it on when the first picture is painted
    from cardtable.unread import leave_sources_unread  # noqa: PLC0415  # Qt: see above

    leave_sources_unread()
    from cardtable.app import run  # noqa: PLC0415  # Qt: see above

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
