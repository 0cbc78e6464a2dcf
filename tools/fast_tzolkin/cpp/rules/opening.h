// game/tzolkin/rules/opening.py
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "rules/rounds.h"

namespace tzolkin {

inline int dummies_on_gears(const State& state) {
  return state.options.quick_actions ? QUICK_DUMMIES[state.seats][0] : DUMMIES[state.seats];
}

inline void place_dummies(State& state, const std::vector<int>& tiles) {
  const int standing = static_cast<int>(std::count(state.teeth.begin(), state.teeth.end(), DUMMY));
  int left = dummies_on_gears(state) - standing;
  for (const int number : tiles) {
    if (left <= 0) return;
    const int gear = WEALTH[number].gear, space = WEALTH[number].space;
    const auto first = state.teeth.begin() + FIRST_TOOTH[gear], behind = first + TEETH[gear];
    const bool is_first = std::find(first, behind, DUMMY) == behind;
    first[space] = DUMMY;
    left--;
    if (!is_first || gear == CHICHEN || !left) continue;
    first[(space + OPPOSITE) % TEETH[gear]] = DUMMY;
    left--;
  }
}

inline bool ask_choice(State& state) {
  return ask(state, state.options.tribes ? Phase::TRIBE : Phase::KEEP);
}

inline void open_game(State& state) {
  if (state.options.quick_actions)
    for (int space = 0; space < QUICK_DUMMIES[state.seats][1]; space++)
      state.quick_spaces[space] = DUMMY;
  const auto& dealt = state.dealt_wealth;
  place_dummies(state, {dealt.begin() + WEALTH_DEALT * state.seats, dealt.end()});
  ask_choice(state);
}

inline int number_to_keep(const State& state) {
  return state.tribe[state.seat] == IXTAB ? IXTAB_TILES : WEALTH_KEPT;
}

inline void keep_tribe(State& state, int tribe) {
  state.tribe[state.seat] = tribe;
  state.phase = Phase::KEEP;
}

inline std::vector<int> discarded_wealth(const State& state) {
  std::vector<int> discarded;
  for (int i = 0; i < WEALTH_DEALT * state.seats; i++) {
    const int8_t number = state.dealt_wealth[i];
    const auto end = state.wealth.begin() + state.seats;
    const auto keeps = [number](const auto& tiles) { return tiles.contains(number); };
    if (std::none_of(state.wealth.begin(), end, keeps)) discarded.push_back(number);
  }
  return discarded;
}

// Whether a player is asked next.
inline bool keep_wealth(State& state, const std::array<int8_t, 3>& tiles) {
  for (const int8_t tile : tiles)
    if (tile != NONE) state.wealth[state.seat].push_back(tile);
  state.irreversible_events++;
  const int following = (state.seat + 1) % state.seats;
  if (following != state.first_player) {
    state.seat = following;
    return ask_choice(state);
  }
  place_dummies(state, discarded_wealth(state));
  state.dealt_wealth = {};
  state.dealt_tribes = {};
  state.then(StepCode::FIRST_TURN);
  for (int step = state.seats - 1; step >= 0; step--)
    state.then(StepCode::START_GOODS, (state.first_player + step) % state.seats);
  return false;
}

inline bool give_start_goods(State& state, int seat) {
  state.seat = seat;
  state.irreversible_events++;
  if (state.tribe[seat] == YALUK) {
    state.workers_in_hand[seat] = YALUK_WORKERS;
    state.workers_in_bank[seat] = WORKERS - YALUK_WORKERS;
  }
  if (state.tribe[seat] == IXTAB) state.then(StepCode::STEP_DOWN);
  const auto& kept = state.wealth[seat];
  for (int i = kept.size() - 1; i >= 0; i--) {
    queue_effects(state, WEALTH[kept[i]].effects);
    give_goods(state, WEALTH[kept[i]].goods);
  }
  return false;
}

}  // namespace tzolkin
