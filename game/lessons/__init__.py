"""Lessons: played at a game's own table, one step of reading or doing after another.

A game gives its lessons as data (``Lesson``). ``LessonProgress`` follows a learner through one,
``LessonCard`` shows it beside the board, and ``learnt`` saves which are finished.
"""
