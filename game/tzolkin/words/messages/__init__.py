"""The sentences of messages: errors, refusals, and the reasons of computer players."""
