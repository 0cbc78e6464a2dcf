"""What can be chosen, laid out flat: the rules' own tree of legal lines."""
