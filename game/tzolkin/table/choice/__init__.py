"""What can be chosen, as groups of options: a flat form of the rules' tree of legal lines."""
