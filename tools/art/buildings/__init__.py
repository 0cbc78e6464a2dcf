"""Pictures of buildings and monuments for the second game's tiles: small dioramas on white.

What is white takes the colour of the card on which the picture is printed.
"""
