// game/tikal/rules/play.py
#pragma once

#include <cassert>
#include <vector>

#include "rules/actions.h"
#include "rules/state.h"
#include "rules/turns/auction.h"
#include "rules/turns/reach.h"
#include "rules/turns/turn.h"

namespace tikal {

inline State new_game(const Variant& variant, int seats, int rounds, int first_player,
                      const std::vector<int>& deck, const std::vector<int>& treasures) {
  State state = new_state(variant, seats, rounds, first_player, deck, treasures);
  begin_game(state);
  return state;
}

inline void place(State& state, const Action& action) {
  const int hexagon = state.hand, space = action.space;
  explore(state, space, hexagon, SMALLEST_ROTATION[hexagon][action.rotation]);
  for (int i = 0; i < HEXAGONS[hexagon].masks && state.taken < state.stack.size(); i++)
    state.lying[space].push_back(state.stack[state.taken++]);
  start_acting(state);
}

inline void enter(State& state, const Action& action) {
  if (action.leader)
    state.leader[state.seat] = action.space;
  else
    state.workers[state.seat]--;
  state.members[state.seat].add(action.space);
  state.ap -= ENTER_AP;
}

inline void relocate(State& state, const Action& action) {
  Members& members = state.members[state.seat];
  members.take(action.origin);
  members.add(action.space);
  if (action.leader) state.leader[state.seat] = action.space;
}

inline void shuttle(State& state, const Action& action) {
  relocate(state, action);
  state.ap -= SHUTTLE_AP;
}

inline void move(State& state, const Action& action) {
  relocate(state, action);
  state.ap -= step_cost(state, action.origin, action.space);
}

inline void uncover(State& state, int space) {
  state.value[space]++;
  state.temple_tiles[state.value[space]]--;
  state.dug[space]++;
  state.ap -= UNCOVER_AP;
}

inline void recover(State& state, int space) {
  const int kind = state.lying[space].pop_back();
  state.treasures[state.seat][kind]++;
  state.recovered[space]++;
  state.ap -= RECOVER_AP;
  if (state.lying[space].empty()) state.camp_sites.push_back(space);
}

inline void exchange(State& state, const Action& action) {
  auto& own = state.treasures[state.seat];
  auto& theirs = state.treasures[action.seat];
  own[action.give]--;
  theirs[action.give]++;
  theirs[action.take]--;
  own[action.take]++;
  state.ap -= EXCHANGE_AP;
}

inline void camp(State& state, int space) {
  state.camp_sites.remove(space);
  state.homes[state.seat].push_back(space);
  state.camps_left[state.seat]--;
  state.ap -= CAMP_AP;
}

inline void guard(State& state, int space) {
  const int seat = state.seat;
  state.guard[space] = seat;
  state.guards_left[seat]--;
  state.members[seat].take_all(space);
  if (state.leader[seat] == space) state.leader[seat] = OUT_OF_PLAY;
  state.ap -= GUARD_AP;
}

inline void apply(State& state, const Action& action) {
  switch (action.verb) {
    case Verb::BID: apply_bid(state, action.points); break;
    case Verb::PASS: apply_pass(state); break;
    case Verb::CHOOSE: choose(state, action.hexagon); break;
    case Verb::TILE: place(state, action); break;
    case Verb::DISCARD: start_acting(state); break;
    case Verb::ENTER: enter(state, action); break;
    case Verb::SHUTTLE: shuttle(state, action); break;
    case Verb::MOVE: move(state, action); break;
    case Verb::DIG: uncover(state, action.space); break;
    case Verb::RECOVER: recover(state, action.space); break;
    case Verb::EXCHANGE: exchange(state, action); break;
    case Verb::CAMP: camp(state, action.space); break;
    case Verb::GUARD: guard(state, action.space); break;
    case Verb::END: end_turn(state); break;
  }
  assert(state.ap >= 0);
}

}  // namespace tikal
