"""The design system: colours, fonts, measures, painted parts, style sheet and small widgets.

It knows no game, no table and no window; both the table and the windows draw with it.
"""
