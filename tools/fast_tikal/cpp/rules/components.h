// game/tikal/rules/components.py and setup.py: what the figures in tables.h, which are written
// from these modules, are made of.
#pragma once

#include <cstdint>
#include <vector>

namespace tikal {

enum class Kind : int8_t { TEMPLE, JUNGLE, TREASURE, VOLCANO, BASE_CAMP };

struct Hexagon {
  const char* id;
  Kind kind;
  int8_t value, masks;

  char letter() const { return id[0]; }
};

struct Printed {
  int8_t space, hexagon;
};

struct Variant {
  const char* name;
  bool auction;
  int points, workers, camps, guards, kinds, most_seats;
  std::vector<std::vector<int>> sets;
  std::vector<int> area;
};

}  // namespace tikal
