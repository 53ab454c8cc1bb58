"""The way in: ``python -m cardtable`` and the command ``cardtable``."""

import multiprocessing
import sys


def main() -> int:
    """Run the program. Qt is imported here only: the worker process imports this module too."""
    multiprocessing.freeze_support()
    from cardtable.app import run  # noqa: PLC0415  # see above

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
