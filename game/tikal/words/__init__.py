"""Everything that is said in Tikal: names, log lines, labels, tooltips, hints, the rulebook."""
