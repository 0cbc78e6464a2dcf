"""The tables of the host that serves this page: see them, make one, take a seat, look on."""
