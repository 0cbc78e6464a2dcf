// game/tzolkin/players/turns.py
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "players/evaluation.h"
#include "rules/play.h"

namespace tzolkin {

// A turn up to a point at which it can end; state is the position before the action that ends it.
struct Turn {
  State state;
  Actions actions;
  double expected_points = 0.0;
  Action last = END_TURN;
  double judgement_error = 0.0;
};
using TurnPtr = std::shared_ptr<Turn>;
using Turns = std::vector<TurnPtr>;

inline bool is_between_workers(const State& state) {
  return state.phase == Phase::PLACING || state.phase == Phase::PICKING;
}

template <class List>
bool equal_lists(const List& one, const List& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

// What the seat has.
inline bool has_the_same(const State& one, const State& other, int seat) {
  return one.corn[seat] == other.corn[seat] && one.cubes[seat] == other.cubes[seat] &&
         one.temples[seat] == other.temples[seat] && one.techs[seat] == other.techs[seat] &&
         one.skulls[seat] == other.skulls[seat] && one.score[seat] == other.score[seat] &&
         equal_lists(one.buildings[seat], other.buildings[seat]) &&
         equal_lists(one.own_monuments[seat], other.own_monuments[seat]) &&
         one.corn_tiles[seat] == other.corn_tiles[seat] &&
         one.wood_tiles[seat] == other.wood_tiles[seat] &&
         one.workers_in_bank[seat] == other.workers_in_bank[seat];
}

// Whether two ways of the turn have led to the same position, as far as Python's keys tell.
inline bool is_same(const State& one, const State& other) {
  return one.phase == other.phase && has_the_same(one, other, one.seat) &&
         one.teeth == other.teeth && one.start_space == other.start_space &&
         one.quick_spaces == other.quick_spaces && one.phase_args == other.phase_args &&
         equal_lists(one.pending_steps, other.pending_steps) &&
         one.turn_flags == other.turn_flags;
}

// The first so many that differ, in the given order.
template <class Ptr>
std::vector<Ptr> best_different(const std::vector<Ptr>& ordered, int width) {
  std::vector<Ptr> few;
  for (const Ptr& one : ordered) {
    const auto is_this = [&one](const Ptr& other) { return is_same(one->state, other->state); };
    if (std::any_of(few.begin(), few.end(), is_this)) continue;
    few.push_back(one);
    if (static_cast<int>(few.size()) == width) break;
  }
  return few;
}

inline TurnPtr after(const Turn& before, const Action& action) {
  auto turn = std::make_shared<Turn>(Turn{before.state, {}});
  apply(turn->state, action);
  turn->actions.reserve(before.actions.size() + 1);
  turn->actions = before.actions;
  turn->actions.push_back(action);
  return turn;
}

inline void sort_by_points(Turns& turns) {
  std::stable_sort(turns.begin(), turns.end(), [](const TurnPtr& one, const TurnPtr& other) {
    return one->expected_points > other->expected_points;
  });
}

inline void judge(const Turns& turns, const Evaluation& evaluation) {
  for (const TurnPtr& turn : turns) turn->expected_points = evaluation.expected_points(turn->state);
}

// Adds the turn with one more worker's action, in all ways that the beam keeps.
inline void carry_out(const Turn& turn, const Action& action, const Evaluation& evaluation,
                      Turns& layer) {
  Turns waiting = {after(turn, action)};
  while (!waiting.empty()) {
    Turns following;
    for (const TurnPtr& way : waiting) {
      if (is_between_workers(way->state)) {
        way->expected_points = evaluation.expected_points(way->state);
        layer.push_back(way);
        continue;
      }
      // after begging, or trading at its start, the turn is still to begin
      for (const Action& choice : legal_actions(way->state))
        if (!(choice == PASS)) following.push_back(after(*way, choice));
    }
    if (static_cast<int>(following.size()) > SPREAD) {
      judge(following, evaluation);
      sort_by_points(following);
      following = best_different(following, SPREAD);
    }
    waiting = std::move(following);
  }
}

// All turns that are found for the seat to act, the best first; at least one.
inline Turns plan_turns(const State& state, const Evaluation& evaluation, int width) {
  Turns found, frontier = {std::make_shared<Turn>(Turn{state, {}})};
  while (!frontier.empty()) {
    Turns layer;
    for (const TurnPtr& turn : frontier)
      for (const Action& action : legal_actions(turn->state)) {
        if (action == END_TURN) continue;
        if (action == PASS) {
          found.push_back(std::make_shared<Turn>(
              Turn{turn->state, turn->actions, evaluation.expected_points(turn->state), PASS}));
          continue;
        }
        carry_out(*turn, action, evaluation, layer);
      }
    sort_by_points(layer);
    frontier = best_different(layer, width);
    found.insert(found.end(), layer.begin(), layer.end());
  }
  sort_by_points(found);
  return found;
}

}  // namespace tzolkin
