"""A guest of a host without a browser, for tests and for measuring."""
