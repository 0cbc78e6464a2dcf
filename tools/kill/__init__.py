"""Kills the game at random moments while computer players play: nothing may be lost.

python -m tools.kill.desktop kills the desktop's program, tools.kill.web the browser's tab.
"""
