"""Lessons: played at a game's own table, a sentence at a time, each with something to do.

A game gives them as data (``Lesson``); ``Course`` knows where somebody stands in one,
``LessonCard`` tells it beside the board, ``learnt`` remembers.
"""
