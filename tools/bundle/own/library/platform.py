"""pygame asks the platform only for a greeting, which is switched off."""
