"""Starts and whole games in Chromium, for as long as it takes a rare crash to come.

    python -m tools.soak_web [--starts 300] [--games 50] [--first 0] [--again]

Half of all is done with Chromium's collector made to work all the time (FLAG), half beside two busy
processes, so that all four combinations occur. Every crash with the place in its dump, every
error of the page and every word on its console is counted, and the exit status is 1 if there was
any. What is done is noted in build/soak-web.jsonl: a soak that was stopped goes on from there.
``make bundle`` comes first.
"""
