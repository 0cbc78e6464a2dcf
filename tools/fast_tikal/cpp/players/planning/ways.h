// game/tikal/players/planning/ways.py
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <utility>

#include "rules/state.h"
#include "set.h"

namespace tikal {

using Costs = BySpace<uint8_t>;

// Carries the costs on from some spaces, round by round: over so few spaces a heap takes longer.
inline void relax(const State& state, Costs& costs, Set waiting) {
  while (!waiting.empty()) {
    Set next;
    while (!waiting.empty()) {
      const int space = waiting.pop();
      for (int side = 0; side < SIDES; side++) {
        const int step = state.costs[space][side];
        if (!step) continue;
        const int neighbour = NEIGHBOURS[space][side], onward = costs[space] + step;
        if (onward >= costs[neighbour]) continue;
        costs[neighbour] = static_cast<uint8_t>(onward);
        next.add(neighbour);
      }
    }
    waiting = next;
  }
}

template <class Spaces>
Costs costs_from(const State& state, const Spaces& sources) {
  Costs costs;
  costs.fill(FAR);
  Set waiting;
  for (const int source : sources) {
    costs[source] = 0;
    waiting.add(source);
  }
  relax(state, costs, waiting);
  return costs;
}

inline Costs with_hexagon(const State& state, const Costs& costs, int space) {
  int best = FAR;
  for (int side = 0; side < SIDES; side++)
    if (const int step = state.costs[space][side])
      best = std::min(best, costs[NEIGHBOURS[space][side]] + step);
  if (best >= FAR) return costs;
  Costs nearer = costs;
  nearer[space] = static_cast<uint8_t>(best);
  Set waiting;
  waiting.add(space);
  relax(state, nearer, waiting);
  return nearer;
}

class Ways {
 public:
  explicit Ways(const State& state) : state_(state) {}

  // What is returned stays where it is.
  const Costs& from_homes(const Homes& homes) {
    return known(home_, code(homes), [&] { return costs_from(state_, homes); });
  }

  const Costs& from_space(int space, const Homes& homes) {
    const Costs& walk =
        known(walks_, space, [&] { return costs_from(state_, std::array<int, 1>{space}); });
    if (homes.size() == 1) return walk;
    const uint32_t key = code(homes) * SPACES + space;
    return known(all_, key, [&] { return with_secret_paths(walk, homes); });
  }

 private:
  using Known = std::map<uint32_t, Costs>;

  template <class WorkOut>
  static const Costs& known(Known& table, uint32_t key, const WorkOut& work_out) {
    const auto place = table.lower_bound(key);
    if (place != table.end() && place->first == key) return place->second;
    return table.emplace_hint(place, key, work_out())->second;
  }

  static uint32_t code(const Homes& homes) {
    uint32_t code = homes.size();
    for (const int home : homes) code = code * SPACES + home;
    return code;
  }

  Costs with_secret_paths(const Costs& walk, const Homes& homes) {
    int to_home = FAR;
    for (const int home : homes) to_home = std::min<int>(to_home, walk[home]);
    to_home += SHUTTLE_AP;
    Costs costs = from_homes(homes);
    for (int space = 0; space < SPACES; space++)
      costs[space] = static_cast<uint8_t>(std::min<int>(walk[space], to_home + costs[space]));
    return costs;
  }

  const State& state_;
  Known walks_, home_, all_;
};

}  // namespace tikal
