"""The card table: it draws what lies and stands on it, moves the cards, and takes the choices.

It knows no game, no controller and no disk; a window connects it:

    view = TableView(look, deck="german")         # cardtable.table.view; fills all under the bar
    view.set_card_back("back2")                   # an id of deck.json's "backs"
    view.set_dim(True)                            # darken cards that can't be played
    view.set_reduced_motion(False)
    view.lay_for(mirror=False, card_size=1.0)
    view.set_rests(1.0)                           # factor of all rests; None: as look.motion
    view.set_card_name(texts.card_name)           # Callable[[Card], str], for screen readers
    view.enqueue(tabletop, pace, speech)          # show after all that is queued; Speech | None
    view.show_at_once(tabletop)                   # forget the queue: take back, load, seek
    view.is_settled()                             # nothing moves or waits
    view.toast(text); view.announce(text)
    view.focus_hand_or_actions()                  # when it is the person's turn; never steals
    view.middle()                                 # of the table, on the screen: for sheets
    view.close_drawing()                          # before it is thrown away

    view.choice_made   Signal(object)             # engine Choice: Play(card), or an Action's choice
    view.settled       Signal()                   # the queue has run empty
    view.shown         Signal(object)             # this Tabletop is shown from now on (title)
    view.why_not_asked Signal(str)                # this reason was shown
    view.last_trick_asked Signal()                # key T

Room, cloth and speed are those of the `Look` (look.present): day or evening, `ground`, and
`motion` (0 off, .55 fast, 1 normal, 1.6 slow). The window makes the look wear its scale.

What is asked besides cards stands between trick and hand: `actions` under a `question` (a second
line says what follows; `Action.drop` is where the offered card may be dropped for it), `chips`
(choosing one shows its worth, then it is confirmed), or `gather` (cards of the hand put out
together). In small windows these stand beside the cards, in large ones under them.

The view lays out its own side panel (or, in a small window, a strip of score cards with a button
that opens the panel as a sheet). Input is open when the last tabletop is settled and names
`playable` cards, `actions`, `chips` or `gather`.
"""
