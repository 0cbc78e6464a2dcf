// game/tzolkin/players/rounds.py: what rivals are predicted to do, and what is imagined of the
// hidden tiles.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "core/chance.h"
#include "players/turns.h"
#include "rules/hidden.h"

namespace tzolkin {

// By round and seat.
using PredictedTurns = std::map<std::pair<int, int>, Actions>;

inline PredictedTurns predict_turns(const Turn& turn, int rounds, const Weights& weights) {
  State state = turn.state;
  apply(state, turn.last);
  PredictedTurns predicted;
  const int end = state.round + rounds;
  while (state.phase != Phase::OVER && state.round <= end) {
    if (state.phase != Phase::TURN) {
      apply(state, legal_actions(state).front());
      continue;
    }
    const std::pair<int, int> when = {state.round, state.seat};
    const TurnPtr best =
        plan_turns(state, Evaluation(state, state.seat, weights), 1).front();
    Actions& actions = predicted[when] = best->actions;
    actions.push_back(best->last);
    state = best->state;
    apply(state, best->last);
  }
  return predicted;
}

inline void play_predicted_turn(State& state, const PredictedTurns& predicted) {
  const int before = state.irreversible_events;
  const auto turn = predicted.find({state.round, state.seat});
  if (turn != predicted.end())
    for (const Action& action : turn->second) {
      const Actions legal = legal_actions(state);
      if (std::find(legal.begin(), legal.end(), action) == legal.end()) break;
      apply(state, action);
    }
  while (state.irreversible_events == before) {
    if (state.phase == Phase::TURN)
      apply(state, PASS);
    else if (is_between_workers(state))
      apply(state, END_TURN);
    else
      apply(state, legal_actions(state).front());
  }
}

template <class Deck, class Known>
void draw_deck(Deck& deck, const std::vector<int>& tiles, const Known& is_shown, Random& chance) {
  if (std::find(deck.begin(), deck.end(), UNKNOWN) == deck.end()) return;
  std::vector<int> unseen;
  std::copy_if(tiles.begin(), tiles.end(), std::back_inserter(unseen),
               [&is_shown](int tile) { return !is_shown(tile); });
  shuffle(unseen, chance);
  const int size = std::min(deck.size(), static_cast<int>(unseen.size()));
  deck = {};
  for (int i = 0; i < size; i++) deck.push_back(unseen[i]);
}

template <class Dealt>
void draw_dealt(Dealt& dealt, int first, int count, Random& chance) {
  std::vector<int> unseen;
  for (int tile = first; tile < first + count; tile++)
    if (!dealt.contains(tile)) unseen.push_back(tile);
  shuffle(unseen, chance);
  auto next = unseen.begin();
  for (auto& tile : dealt)
    if (tile == UNKNOWN) tile = *next++;
}

inline bool is_shown(const State& state, int8_t building) {
  if (state.displayed_buildings.contains(building)) return true;
  for (int seat = 0; seat < state.seats; seat++)
    if (state.buildings[seat].contains(building) ||
        state.buildings_given_up[seat].contains(building))
      return true;
  return false;
}

inline State sampled_position(const State& view, Random& chance) {
  State state = view;
  const auto shown = [&view](int building) { return is_shown(view, building); };
  const bool fresh = state.options.new_buildings;
  draw_deck(state.deck1, fresh ? all_of(NEW_AGE_1) : all_of(BASE_AGE_1), shown, chance);
  draw_deck(state.deck2, fresh ? all_of(NEW_AGE_2) : all_of(BASE_AGE_2), shown, chance);
  if (state.quick_tiles.contains(UNKNOWN_TILE)) {
    std::vector<int> tiles = all_of(QUICK_2);
    shuffle(tiles, chance);
    for (int i = QUICK_TILES_1; i < QUICK_TILES; i++)
      state.quick_tiles[i] = static_cast<QuickTile>(tiles[i - QUICK_TILES_1]);
  }
  draw_dealt(state.dealt_wealth, 0, WEALTH_TILES, chance);
  draw_dealt(state.dealt_tribes, 1, TRIBES, chance);
  return state;
}

}  // namespace tzolkin
