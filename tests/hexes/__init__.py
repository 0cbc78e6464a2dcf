"""Noughts and crosses on hexagons: a tiny game that shows that nothing shared knows a larger one.

It gives all that a game of the house gives (``game.description``): rules, records, a computer
player, words and a plain table. ``test_in_the_house`` plays it through the same match, record,
tournament, session, commands and app.
"""
