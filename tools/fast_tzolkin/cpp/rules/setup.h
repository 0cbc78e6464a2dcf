// game/tzolkin/rules/setup.py: what a game begins with, every order as it is drawn.
#pragma once

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <vector>

#include "rules/state.h"

namespace tzolkin {

struct Setup {
  int seats, first_player;
  Options options;
  std::vector<int> wealth, buildings1, buildings2, monuments, tribes, prophecies, quick1, quick2;
};

template <class Numbers>
std::vector<int> all_of(const Numbers& numbers, bool there = true) {
  if (!there) return {};
  return {std::begin(numbers), std::end(numbers)};
}

template <class List>
void take(List& list, const std::vector<int>& numbers, int first, int most) {
  using Item = std::decay_t<decltype(list[0])>;
  const int size = static_cast<int>(numbers.size());
  for (int i = first; i < size && i < first + most; i++)
    list.push_back(static_cast<Item>(numbers[i]));
}

inline void lay_out_tiles(State& state, const Setup& setup) {
  const int shown = DISPLAYED_BUILDINGS, all = BUILDING_TILES;
  take(state.displayed_buildings, setup.buildings1, 0, shown);
  take(state.deck1, setup.buildings1, shown, all);
  take(state.deck2, setup.buildings2, 0, all);
  const bool five = setup.seats == MAX_SEATS;
  take(state.displayed_monuments, setup.monuments, 0,
       five ? setup.options.monuments5 : setup.seats + 2);
  take(state.prophecies, setup.prophecies, 0, PROPHECIES_DRAWN);
  take(state.quick_tiles, setup.quick1, 0, QUICK_TILES);
  take(state.quick_tiles, setup.quick2, 0, QUICK_TILES);
  take(state.dealt_wealth, setup.wealth, 0, WEALTH_TILES);
  take(state.dealt_tribes, setup.tribes, 0, TRIBES);
}

inline State new_state(const Setup& setup) {
  State state{};
  state.options = setup.options;
  state.seats = setup.seats;
  state.teeth.fill(FREE);
  state.quick_spaces.fill(FREE);
  state.start_space = state.skipped_tooth = NONE;
  state.round = state.age = 1;
  state.first_player = state.seat = setup.first_player;
  state.jungle_corn.fill(setup.seats);
  state.jungle_wood.fill(setup.seats);
  state.jungle_wood[0] = 0;
  state.skulls_left = SKULLS;
  lay_out_tiles(state, setup);
  state.workers_in_hand.fill(WORKERS_AT_FIRST);
  state.workers_in_bank.fill(WORKERS - WORKERS_AT_FIRST);
  for (auto& steps : state.temples) steps.fill(FIRST_STEP);
  state.light_side.fill(true);
  state.phase = Phase::KEEP;
  return state;
}

}  // namespace tzolkin
