"""What has been done so far, for any table: every action by name and mark, turn by turn.

``Log`` follows a session; ``LogPanel`` shows it in a rectangle beside the board, ``LogDialog``
above everything. What an action reads like, costs and touches is its game's ``Step``.
"""
