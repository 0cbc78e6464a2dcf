// game/tikal/players/planning/search.py
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/chance.h"
#include "list.h"
#include "players/level.h"
#include "players/outlook.h"
#include "players/planning/imagine.h"
#include "players/planning/laying.h"
#include "players/planning/turn.h"
#include "python/random.h"
#include "rules/state.h"
#include "set.h"

namespace tikal {

using Hexagons = List<int8_t, DECK_SIZE>;
using Kinds = List<int8_t, TREASURES>;

inline Hexagons dealt_stack(const State& state, Random& chance) {
  const Set seen = seen_hexagons(state);
  Hexagons stack;
  for (const auto& part : state.variant->sets) {
    Hexagons hidden;
    for (const int hexagon : part)
      if (!seen.contains(hexagon)) hidden.push_back(hexagon);
    shuffle(hidden, chance);
    for (const int8_t hexagon : hidden) stack.push_back(hexagon);
  }
  if (stack.empty()) return stack;
  const char back = HEXAGONS[state.deck[state.drawn]].letter();  // everybody sees it
  std::swap(stack[0], *std::find_if(stack.begin(), stack.end(), [back](int hexagon) {
              return HEXAGONS[hexagon].letter() == back;
            }));
  return stack;
}

inline Kinds unseen_by_chance(const State& state, Random& chance) {
  const ByTreasure<int> unseen = unseen_treasures(state);
  Kinds kinds, unknown, treasures;
  for (int kind = 0; kind < TREASURE_KINDS; kind++)
    (unseen[kind] < TREASURE_COPIES ? kinds : unknown).push_back(kind);
  const int others = state.variant->kinds - kinds.size();
  if (others && others != unknown.size()) shuffle(unknown, chance);
  for (int i = 0; i < others; i++) kinds.push_back(unknown[i]);
  std::sort(kinds.begin(), kinds.end());
  for (const int8_t kind : kinds)
    for (int i = 0; i < unseen[kind]; i++) treasures.push_back(kind);
  return treasures;
}

inline State dealt(const State& view, Random& chance) {
  State state = view;
  int place = state.drawn;
  for (const int8_t hexagon : dealt_stack(view, chance)) state.deck[place++] = hexagon;
  Kinds treasures = unseen_by_chance(view, chance);
  shuffle(treasures, chance);
  for (auto& lying : state.lying)
    for (int8_t& treasure : lying) treasure = treasures.pop_back();
  std::copy(treasures.begin(), treasures.end(), state.stack.begin() + state.taken);
  return state;
}

inline void play_on(State& state, const Tables& tables) {
  if (state.phase == Phase::PLACE) apply(state, ranked(state, tables).front().action);
  carry_out(state, *turns_of(state, tables, TRIAL_WIDTH).front().plan);
}

inline double worth_in(const Turn& turn, const Level& level, Random& chance) {
  State state = dealt(turn.survey->state, chance);
  carry_out(state, *turn.plan);
  const int rounds = (level.ahead + state.seats - 1) / state.seats;
  for (int i = 1; i < rounds * state.seats; i++) {
    if (state.phase != Phase::PLACE && state.phase != Phase::ACT) break;
    play_on(state, *level.tables);
  }
  return worth_of(state, turn.survey->evaluation.seat(), *level.tables);
}

struct Tried {
  Turn turn;
  Fsum sum;
  int deals = 0;

  double worth() const { return TRUST * sum.total() / deals + (1 - TRUST) * turn.worth; }
};

inline Turn best_tried(const std::vector<Turn>& turns, const Level& level, Random& chance) {
  std::vector<Tried> tried;
  for (const Turn& turn : turns) tried.push_back({turn});
  for (int deals = level.deals; tried.size() > 1; deals *= 2) {
    for (int deal = 0; deal < deals; deal++) {
      const double seed = chance.random();
      for (Tried& one : tried) {
        Random same(seed);
        one.sum.add(worth_in(one.turn, level, same));
        one.deals++;
      }
    }
    std::stable_sort(tried.begin(), tried.end(), [](const Tried& one, const Tried& other) {
      return one.worth() > other.worth();
    });
    tried.resize(tried.size() / 2);
  }
  return tried.front().turn;
}

}  // namespace tikal
