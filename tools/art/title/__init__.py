"""The title picture: the temple of the sun over the jungle in the late afternoon."""
