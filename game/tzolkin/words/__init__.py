"""The words of Tzolk'in: sentences for things, actions, refusals, options and the rulebook."""
