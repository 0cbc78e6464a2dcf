"""A match at a hosted table, as a guest has it: views and entries come, own actions are tried."""
