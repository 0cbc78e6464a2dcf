// game/tzolkin/rules/actions: add_legal of each class, and play.py: legal_actions.
#pragma once

#include <algorithm>
#include <vector>

#include "rules/actions.h"
#include "rules/opening.h"

namespace tzolkin {

constexpr int MOST_OFTEN = 16;  // few lists of what is legal are longer
constexpr int ONLY_END_LEFT = PLACED_ON_QUICK_SPACE | PLACED_BY_MERCY;

inline void add(Actions& listed, ActionKind kind, int one = 0, int two = 0, int three = 0) {
  listed.push_back(Action::of(kind, one, two, three));
}

inline void add_bits(Actions& listed, ActionKind kind, int mask) {
  for (int number = 0; mask >> number; number++)
    if (mask >> number & 1) add(listed, kind, number);
}

// The beginning

inline void add_keep(const State& state, Actions& listed) {
  const auto dealt = state.dealt_wealth.begin() + WEALTH_DEALT * state.seat;
  std::vector<int> tiles(dealt, dealt + WEALTH_DEALT);
  std::sort(tiles.begin(), tiles.end());
  const bool three = number_to_keep(state) == IXTAB_TILES;
  for (int one = 0; one < WEALTH_DEALT; one++)
    for (int two = one + 1; two < WEALTH_DEALT; two++) {
      if (!three) add(listed, ActionKind::KEEP, tiles[one], tiles[two], NONE);
      for (int last = two + 1; three && last < WEALTH_DEALT; last++)
        add(listed, ActionKind::KEEP, tiles[one], tiles[two], tiles[last]);
    }
}

// Workers

inline bool may_place(const State& state) {
  return state.workers_in_hand[state.seat] && !(state.turn_flags & ONLY_END_LEFT);
}

inline void add_place(const State& state, Actions& listed) {
  if (!may_place(state)) return;
  const int corn = state.corn[state.seat] - extra_worker_cost(state);
  const bool skips =
      state.tribe[state.seat] == VACUB_CAQUIX && state.skipped_tooth == NONE;
  for (int gear = 0; gear < GEARS; gear++) {
    const int tooth = tooth_for_next_worker(state, gear);
    if (tooth == NONE || space_price(state, tooth) > corn) continue;
    add(listed, ActionKind::PLACE, gear, false);
    if (!skips) continue;
    const int second = tooth_for_next_worker(state, gear, true);
    if (second != NONE && space_price(state, second) <= corn)
      add(listed, ActionKind::PLACE, gear, true);
  }
}

inline void add_place_start(const State& state, Actions& listed) {
  if (state.start_space != NONE || !may_place(state)) return;
  if (state.corn[state.seat] >= extra_worker_cost(state)) add(listed, ActionKind::PLACE_START);
}

inline void add_place_quick(const State& state, Actions& listed) {
  const auto& spaces = state.quick_spaces;
  if (std::find(spaces.begin(), spaces.end(), FREE) == spaces.end() || !may_place(state)) return;
  const int corn = state.corn[state.seat] - extra_worker_cost(state) - QUICK_COST;
  const int at_the_end = state.start_space == state.seat ? state.calendar_corn : 0;
  if (corn >= 0 && can_do_quick_action(state, corn + at_the_end))
    add(listed, ActionKind::PLACE_QUICK);
}

inline void add_pick(const State& state, Actions& listed) {
  const bool while_placing = state.phase == Phase::PLACING;
  if (while_placing && (state.tribe[state.seat] != AH_CHUY_KAK ||
                        state.teeth_placed_on.size() < PLACED_BEFORE_PICKING ||
                        state.turn_flags & (PICKED_WHILE_PLACING | ONLY_END_LEFT)))
    return;
  for (int8_t tooth = 0; tooth < ALL_TEETH; tooth++)
    if (state.teeth[tooth] == state.seat &&
        !(while_placing && state.teeth_placed_on.contains(tooth)))
      add(listed, ActionKind::PICK, tooth);
}

// The turn

inline void add_step_down(const State& state, ActionKind kind, Actions& listed) {
  for (int temple = 0; temple < TEMPLES; temple++)
    if (state.temples[state.seat][temple]) add(listed, kind, temple);
}

inline void add_cubes(const State& state, ActionKind kind, Actions& listed) {
  for (int cube = 0; cube < KINDS; cube++)
    if (state.cubes[state.seat][cube]) add(listed, kind, cube);
}

inline void add_trade(const State& state, Actions& listed) {
  if (state.tribe[state.seat] == XAMAN_EK && !(state.turn_flags & (TRADED | ONLY_END_LEFT)))
    add_cubes(state, ActionKind::TRADE, listed);
}

inline void add_mercy(const State& state, Actions& listed) {
  if (!listed.empty()) return;
  const int lowest = lowest_free_space(state);
  for (int gear = 0; gear < GEARS; gear++) {
    const int tooth = tooth_for_next_worker(state, gear);
    if (tooth != NONE && SPACE_OF[tooth] == lowest) add(listed, ActionKind::MERCY, gear);
  }
}

// Spaces

template <class Take>
void for_each_reached(const State& state, int gear, const Take& take) {
  const int corn = state.corn[state.seat];
  const Costs costs = actions_of_worker(state, gear, state.phase_args[1]);
  for (int number = 1; number <= HIGHEST_ACTION[gear]; number++)
    if (costs[number] != OUT_OF_REACH && costs[number] <= corn &&
        can_do_action(state, gear, number, corn - costs[number]))
      take(number);
}

inline void add_do(const State& state, Actions& listed) {
  for_each_reached(state, state.phase_args[0],
                   [&](int number) { add(listed, ActionKind::DO, number); });
}

inline void add_choosable(const State& state, Actions& listed) {
  const int left = state.corn[state.seat] - state.phase_args[0] * CHOSEN_ACTION_COST;
  for (int gear = 0; gear < CHICHEN; gear++)
    for (int number = 1; number <= HIGHEST_ACTION[gear]; number++)
      if (!(gear == UXMAL && number == 5) && can_do_action(state, gear, number, left))
        add(listed, ActionKind::DO_ON, gear, number);
}

inline void add_do_on(const State& state, Actions& listed) {
  if (state.phase == Phase::ACTION) return add_choosable(state, listed);
  if (state.tribe[state.seat] != HURACAN) return;
  const int pair = PAIRED_GEAR[state.phase_args[0]];
  if (pair == NONE) return;
  for_each_reached(state, pair,
                   [&](int number) { add(listed, ActionKind::DO_ON, pair, number); });
}

inline void add_take(const State& state, Actions& listed) {
  const int space = state.phase_args[0];
  if (has_open_corn_tile(state, space) || state.has_level_two(state.seat, AGRICULTURE))
    add(listed, ActionKind::TAKE, false);
  if (state.jungle_wood[space - 2]) add(listed, ActionKind::TAKE, true);
}

// Payments and gains: every set of so many cubes, of each kind at most these, wood first.
inline void add_sets(ActionKind kind, int number, const std::array<int, KINDS>& most,
                     Actions& listed) {
  for (int wood = number; wood >= 0; wood--)
    for (int stone = number - wood; stone >= 0; stone--) {
      const int gold = number - wood - stone;
      if (wood <= most[0] && stone <= most[1] && gold <= most[2])
        add(listed, kind, wood, stone, gold);
    }
}

inline void add_pay(const State& state, Actions& listed) {
  const Cubes& own = state.cubes[state.seat];
  const int number = state.phase == Phase::FAVOUR ? 1 : state.phase_args[0];
  add_sets(ActionKind::PAY, number, {own[0], own[1], own[2]}, listed);
}

inline void add_gain(const State& state, Actions& listed) {
  const int number = state.phase_args[0];
  const bool taxed = state.prophecy == GOLD_SHORTAGE;
  const int gold = taxed ? std::min<int>(number, state.corn[state.seat]) : number;
  add_sets(ActionKind::GAIN, number, {number, number, gold}, listed);
}

inline void add_build(const State& state, Actions& listed) {
  for (const auto [number, source, way] :
       affordable_buildings(state, state.phase_args[0], state.corn[state.seat]))
    add(listed, ActionKind::BUILD, number, source, way);
}

inline void add_build_monument(const State& state, Actions& listed) {
  for (const auto [number, source, way] : affordable_monuments(state, state.phase_args[0]))
    add(listed, ActionKind::BUILD_MONUMENT, number, source, way);
}

inline bool may_do_nothing(const State& state) {
  switch (state.phase) {
    case Phase::TECH: return state.phase_args[2] == static_cast<int>(LearningMode::OPTIONAL);
    case Phase::BUILD: return state.phase_args[1];
    case Phase::ACTION: return state.phase_args[0];
    default: return true;
  }
}

inline bool may_decline(const State& state) {
  switch (state.phase) {
    case Phase::TECH: return may_decline_technology(state);
    case Phase::TEMPLE: return may_decline_step(state);
    default: return state.phase_args[0];
  }
}

inline void add_buy(const State& state, Actions& listed) {
  for (int kind = 0; kind < KINDS; kind++)
    if (!(state.phase_args[0] >> kind & 1) && market_price(state, kind) <= state.corn[state.seat])
      add(listed, ActionKind::BUY, kind);
}

inline void add_legal(const State& state, ActionKind kind, Actions& listed) {
  switch (kind) {
    case ActionKind::TRIBE:
      for (int i = 0; i < TRIBES_DEALT; i++)
        add(listed, kind, state.dealt_tribes[TRIBES_DEALT * state.seat + i]);
      break;
    case ActionKind::KEEP: add_keep(state, listed); break;
    case ActionKind::PLACE: add_place(state, listed); break;
    case ActionKind::PLACE_START: add_place_start(state, listed); break;
    case ActionKind::PLACE_QUICK:
      if (state.options.quick_actions) add_place_quick(state, listed);
      break;
    case ActionKind::PICK: add_pick(state, listed); break;
    case ActionKind::BEG:
      if (may_beg(state)) add_step_down(state, kind, listed);
      break;
    case ActionKind::MERCY: add_mercy(state, listed); break;
    case ActionKind::PASS:
      if (state.tribe[state.seat] == AHMAKIQ) add(listed, kind);
      break;
    case ActionKind::TRADE: add_trade(state, listed); break;
    case ActionKind::DO: add_do(state, listed); break;
    case ActionKind::DO_ON: add_do_on(state, listed); break;
    case ActionKind::NOTHING:
      if (may_do_nothing(state)) add(listed, kind);
      break;
    case ActionKind::DECLINE:
      if (may_decline(state)) add(listed, kind);
      break;
    case ActionKind::TAKE: add_take(state, listed); break;
    case ActionKind::BURN:
      if (state.jungle_wood[state.phase_args[0] - 2]) add_step_down(state, kind, listed);
      break;
    case ActionKind::LEARN:
    case ActionKind::STEP_UP: add_bits(listed, kind, state.phase_args[0]); break;
    case ActionKind::BONUS: add_bits(listed, kind, ALL_TRACKS); break;
    case ActionKind::UNLEARN:
      for (int track = 0; track < TRACKS; track++)
        if (state.techs[state.seat][track]) add(listed, kind, track);
      break;
    case ActionKind::PAY: add_pay(state, listed); break;
    case ActionKind::GAIN: add_gain(state, listed); break;
    case ActionKind::LOWER: add_step_down(state, kind, listed); break;
    case ActionKind::TAKE_GOLD:
      for (int number = 0; number <= state.phase_args[0]; number++) add(listed, kind, number);
      break;
    case ActionKind::BUILD_MONUMENT: add_build_monument(state, listed); break;
    case ActionKind::BUILD: add_build(state, listed); break;
    case ActionKind::SELL:
      if (!state.phase_args[1]) add_cubes(state, kind, listed);
      break;
    case ActionKind::BUY: add_buy(state, listed); break;
    case ActionKind::ADVANCE:
      add(listed, kind, 1);
      add(listed, kind, 2);
      break;
    case ActionKind::END_TURN:
    case ActionKind::DONE: add(listed, kind);
  }
}

inline Actions legal_actions(const State& state) {
  Actions listed;
  listed.reserve(MOST_OFTEN);
  for (const int kind : OFFERED[static_cast<int>(state.phase)])
    if (kind != NONE) add_legal(state, static_cast<ActionKind>(kind), listed);
  return listed;
}

}  // namespace tzolkin
