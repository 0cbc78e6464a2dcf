"""Measures how often a turn that the analysis calls costly is confirmed by fresh games.

    python -m tools.analysis --game tikal --turns 100 --fresh 200

Games of Masters, Archaeologists and Novices are played and analysed; what the analysis plays on is
played on in C++, decision for decision as in Python (a compiler is needed). From every turn that is
told as costly, from what was played and from what was called better, fresh games are played to the
end, with everything hidden dealt anew, by Archaeologists who know nothing of the analysis.
"""
