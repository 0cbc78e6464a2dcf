// game/tikal/players/level.py: Weights, and evaluation.py: OddsTables.
#pragma once

#include <array>
#include <cmath>
#include <iterator>

#include "python/numbers.h"
#include "tables.h"

namespace tikal {

// Each has to be named in WEIGHTS too.
struct Weights {
  double hold;
  double strength;
  double bend;
  double edge;
  double nearness;
  double near_cost;
  double nobody;
  double growth;
  double member;
  double guard_left;
  double camp_left;
  double treasure;
  double treasure_strength;
  double rivals;
  double single;
  double pair;
};

struct NamedWeight {
  const char* name;
  double Weights::* weight;
};

inline constexpr NamedWeight WEIGHTS[] = {
    {"hold", &Weights::hold},
    {"strength", &Weights::strength},
    {"bend", &Weights::bend},
    {"edge", &Weights::edge},
    {"nearness", &Weights::nearness},
    {"near_cost", &Weights::near_cost},
    {"nobody", &Weights::nobody},
    {"growth", &Weights::growth},
    {"member", &Weights::member},
    {"guard_left", &Weights::guard_left},
    {"camp_left", &Weights::camp_left},
    {"treasure", &Weights::treasure},
    {"treasure_strength", &Weights::treasure_strength},
    {"rivals", &Weights::rivals},
    {"single", &Weights::single},
    {"pair", &Weights::pair},
};
static_assert(sizeof(Weights) == std::size(WEIGHTS) * sizeof(double), "a weight has no name");

constexpr int STEADY_DIGITS = 9;

// Without the last digits, as in Python: mathematical libraries differ in them.
inline double steady(double figure) { return rounded(figure, STEADY_DIGITS); }

// The weights, with what follows from them alone.
struct Tables {
  Weights weights;
  std::array<double, MOST_STRENGTH + 1> power;
  std::array<double, CROWD + 1> crowd;
  std::array<double, FAR + 1> near;

  explicit Tables(const Weights& given) : weights(given) {
    for (int own = 0; own <= MOST_STRENGTH; own++)
      power[own] = steady(std::exp(weights.strength * std::pow(own, weights.bend)));
    for (int members = 0; members <= CROWD; members++)
      crowd[members] = steady(std::exp(weights.treasure_strength * members));
    for (int cost = 0; cost <= FAR; cost++)
      near[cost] = steady(
          std::exp(weights.nearness * std::pow(2.0, -(cost + ENTER_AP) / weights.near_cost)));
  }
};

}  // namespace tikal
