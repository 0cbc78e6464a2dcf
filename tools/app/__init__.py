"""The stand-alone program: a folder that plays without Python, made by PyInstaller (make app)."""
