"""The fast core: exact solvers and play-outs on machine integers, compiled where that is possible.

It knows no View, State or Card: hands are sets of bits, and the `ai` of each game translates. Its
modules are ordinary Python that mypyc compiles (see setup.py) where there is a C compiler; where
there is none the same source runs uncompiled, with the same results. `cardtable.ai.form` says which
form runs. Only the process that thinks loads it.

What its source must keep to:

- a bit is looked up in `bits.BIT`, never made by shifting 1: a literal is a 32-bit number in the
  compiled form, which goes wrong without a word from bit 32 on;
- no number leaves 63 bits and no negative one is shifted, since those of plain Python never wrap;
- arrays (`vec`) of machine integers, no dicts, no subclasses of built-in types; where it is hot no
  loop over a tuple, for that makes an object of each number;
- chance comes from `bits.seeded` and `bits.step` alone.

`mypy_extensions` and `librt` are needed in both forms; both come with the program.
"""
