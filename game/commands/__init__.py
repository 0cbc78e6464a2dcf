"""The command line: ``python -m game COMMAND`` (docs/record-format.md, "Command line")."""
