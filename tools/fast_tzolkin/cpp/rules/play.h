// game/tzolkin/rules/play.py: new_game and apply.
#pragma once

#include "rules/actions.h"
#include "rules/legal.h"
#include "rules/opening.h"
#include "rules/setup.h"

namespace tzolkin {

inline State new_game(const Setup& setup) {
  State state = new_state(setup);
  open_game(state);
  return state;
}

inline bool do_step(State& state, const Step& step) {
  const auto [one, two, three] = step.numbers;
  switch (step.code) {
    case StepCode::UP: return take_temple_steps(state, one, two, three);
    case StepCode::RISE: return step_up(state, one);
    case StepCode::LEARN: return ask_technology(state, one, two, three);
    case StepCode::LEVEL: return raise_technology(state, one);
    case StepCode::SKULLS: return give_skulls(state, one);
    case StepCode::GOLD: return give_gold(state, one);
    case StepCode::CUBES: return ask(state, Phase::GAIN, one);
    case StepCode::PAYMENT: return ask(state, Phase::PAY, one);
    case StepCode::FAVOUR: return offer_favour(state);
    case StepCode::JUNGLE: return ask(state, Phase::JUNGLE, one);
    case StepCode::BUILDING: return ask_building(state, one, two);
    case StepCode::BUILT: return give_building_benefits(state, one, two);
    case StepCode::MARKET: return visit_market(state);
    case StepCode::ACTION: return ask_action(state, one);
    case StepCode::RELEARN: return ask_technology_to_lower(state);
    case StepCode::STEP_DOWN: return ask(state, Phase::LOWER, 0);
    case StepCode::ON_PLACING: return ask(state, Phase::PLACING);
    case StepCode::ON_PICKING: return ask(state, Phase::PICKING);
    case StepCode::FINISH_TURN: return finish_turn(state);
    case StepCode::START_GOODS: return give_start_goods(state, one);
    case StepCode::FIRST_TURN: return begin_turn(state, state.first_player);
    case StepCode::HARVEST: return give_building_goods(state, one);
    case StepCode::FEED: return feed_all(state);
    case StepCode::TEMPLE_GOODS: return give_temple_goods(state, one, two);
    case StepCode::REWARDED: return end_food_day(state);
    case StepCode::CALENDAR: return end_round(state);
  }
  return true;
}

inline bool pick(State& state, int tooth) {
  state.teeth[tooth] = FREE;
  state.workers_in_hand[state.seat]++;
  if (state.phase == Phase::PLACING) {
    state.turn_flags |= PICKED_WHILE_PLACING;
    state.then(StepCode::ON_PLACING);
  } else {
    state.then(StepCode::ON_PICKING);
  }
  return ask(state, Phase::WORKER, GEAR_OF[tooth], SPACE_OF[tooth]);
}

inline void trade(State& state, int kind) {
  state.turn_flags |= TRADED;
  state.cubes[state.seat][kind]--;
  state.corn[state.seat] += CUBE_VALUE[kind];
}

inline void do_with_worker(State& state, int gear, int number) {
  state.corn[state.seat] -= actions_of_worker(state, gear, state.phase_args[1])[number];
  do_action(state, gear, number);
}

inline void do_on(State& state, int gear, int number) {
  if (state.phase == Phase::ACTION)
    do_chosen_action(state, gear, number);
  else
    do_with_worker(state, gear, number);
}

inline void take_harvest(State& state, bool wood) {
  const int space = state.phase_args[0];
  if (wood)
    take_wood(state, space);
  else
    take_corn(state, space);
}

inline void burn(State& state, int temple) {
  step_down(state, temple);
  burn_wood(state, state.phase_args[0]);
}

inline void pay_choice(State& state, const Action& action) {
  pay_cubes(state, action.numbers);
  if (state.phase == Phase::FAVOUR) state.then(StepCode::UP, ALL_TEMPLES, 1, 0);
}

inline bool advance(State& state, int days) {
  if (days > 1) state.light_side[state.seat] = false;
  return advance_days(state, days);
}

// What the action's class does; whether a player is asked next.
inline bool act(State& state, const Action& action) {
  const auto [one, two, three] = action.numbers;
  switch (action.kind) {
    case ActionKind::TRIBE: keep_tribe(state, one); return true;
    case ActionKind::KEEP: return keep_wealth(state, action.numbers);
    case ActionKind::PLACE: place_on_gear(state, one, two); return true;
    case ActionKind::PLACE_START: place_on_start_space(state); return true;
    case ActionKind::PLACE_QUICK: place_on_quick_space(state); return true;
    case ActionKind::PICK: return pick(state, one);
    case ActionKind::BEG: beg(state, one); return true;
    case ActionKind::MERCY: place_by_mercy(state, one); return true;
    case ActionKind::TRADE: trade(state, one); return true;
    case ActionKind::PASS:
    case ActionKind::END_TURN: end_turn(state); return false;
    case ActionKind::DO: do_with_worker(state, state.phase_args[0], one); return false;
    case ActionKind::DO_ON: do_on(state, one, two); return false;
    case ActionKind::NOTHING:
    case ActionKind::DECLINE:
    case ActionKind::DONE: return false;
    case ActionKind::TAKE: take_harvest(state, one); return false;
    case ActionKind::BURN: burn(state, one); return false;
    case ActionKind::LEARN: choose_technology(state, one); return false;
    case ActionKind::BONUS: give_technology_bonus(state, one); return false;
    case ActionKind::UNLEARN: lower_technology(state, one); return false;
    case ActionKind::PAY: pay_choice(state, action); return false;
    case ActionKind::GAIN: gain_cubes(state, action.numbers); return false;
    case ActionKind::STEP_UP: choose_temple(state, one); return false;
    case ActionKind::LOWER: choose_step_down(state, one); return false;
    case ActionKind::TAKE_GOLD: take_gold(state, one); return false;
    case ActionKind::BUILD_MONUMENT: build_monument(state, one, two); return false;
    case ActionKind::BUILD: build(state, one, two, three); return false;
    case ActionKind::SELL: sell_cube(state, one); return true;
    case ActionKind::BUY: buy_cube(state, one); return true;
    case ActionKind::ADVANCE: return advance(state, one);
  }
  return true;
}

inline void apply(State& state, const Action& action) {
  if (act(state, action)) return;
  while (!do_step(state, state.pending_steps.pop_back())) continue;
}

inline long perft(const State& state, int depth) {
  if (depth == 0) return 1;
  const Actions actions = legal_actions(state);
  if (depth == 1) return static_cast<long>(actions.size());
  long count = 0;
  for (const Action& action : actions) {
    State after = state;
    apply(after, action);
    count += perft(after, depth - 1);
  }
  return count;
}

}  // namespace tzolkin
