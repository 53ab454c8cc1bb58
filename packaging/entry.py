"""Where a bundle begins. PyInstaller wants a script; the way in is that of `python -m cardtable`."""

import sys

from cardtable.__main__ import main

sys.exit(main())
