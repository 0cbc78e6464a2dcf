"""The command line: ``python -m game COMMAND`` (record-format, "Command line")."""
