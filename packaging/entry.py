"""Where a bundle begins: PyInstaller wants a script. The way in is `python -m cardtable`'s."""

import sys

from cardtable.__main__ import main

sys.exit(main())
