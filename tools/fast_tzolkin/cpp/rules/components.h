// game/tzolkin/rules/data/tiles.py: what the figures in tables.h, which are written from these
// modules, are made of.
#pragma once

#include <array>
#include <cstdint>

namespace tzolkin {

enum class BuildingKind : int8_t { FARM, TOMB, CITY, SHRINE };

struct Goods {
  int8_t corn, wood, stone, gold, skulls, points, workers;
};

struct Cost {
  std::array<int8_t, 3> cubes;
  int8_t skulls;

  int cube_count() const { return cubes[0] + cubes[1] + cubes[2]; }
  bool operator==(const Cost& other) const {
    return cubes == other.cubes && skulls == other.skulls;
  }
};

struct Effect {
  int8_t kind, target, steps;
};

struct Effects {
  int8_t count;
  Effect of[3];

  const Effect* begin() const { return of; }
  const Effect* end() const { return of + count; }
};

struct Building {
  const char* id;
  BuildingKind kind;
  Cost cost;
  Goods goods;
  Effects effects;
  int8_t free_meals, meal_discount;
  bool harvests;
  std::array<Goods, 4> food_day_goods;
  bool keeps_skull;
};

struct Monument {
  const char* id;
  BuildingKind kind;
  Cost cost;
};

struct Wealth {
  const char* id;
  int8_t gear, space;
  Goods goods;
  Effects effects;
  int8_t free_meals;
};

}  // namespace tzolkin
