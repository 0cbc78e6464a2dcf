"""A second engine of Tzolk'in, written from the rules alone: slow, plain, complete.

It shares no code and no table with the game's own: its figures are read from the component data
(components.json), what it knows it keeps by name, and a game is one coroutine that asks for line
after line. It takes any line that it lists itself, and both engines must list the same lines and
show the same position after each.
"""
