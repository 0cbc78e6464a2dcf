"""Art drawn without Blender: lights on hexagons, surfaces, marks, icons."""
