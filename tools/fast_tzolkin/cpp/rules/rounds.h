// game/tzolkin/rules/rounds.py
#pragma once

#include <algorithm>

#include "rules/gear_actions.h"
#include "rules/placing.h"
#include "rules/scoring.h"

namespace tzolkin {

inline bool begin_turn(State& state, int seat) {
  state.seat = seat;
  ask(state, Phase::TURN);
  state.workers_placed = 0;
  state.teeth_placed_on = {};
  state.space_discount_used = 0;
  state.skipped_tooth = NONE;
  state.turn_flags = 0;
  state.irreversible_events++;
  if (state.tribe[seat] == BACAB)
    state.corn[seat] = std::max<int16_t>(state.corn[seat], BACAB_CORN);
  return true;
}

inline void end_turn(State& state) {
  if (state.start_space == state.seat) {
    state.corn[state.seat] += state.calendar_corn;
    state.calendar_corn = 0;
  }
  state.then(StepCode::FINISH_TURN);
  if (state.turn_flags & PLACED_ON_QUICK_SPACE) do_quick_action(state);
}

inline void refill_display(State& state) {
  auto& deck = state.age == 1 ? state.deck1 : state.deck2;
  while (state.displayed_buildings.size() < DISPLAYED_BUILDINGS && !deck.empty())
    state.displayed_buildings.push_back(deck.pop_front());
}

inline bool finish_turn(State& state) {
  refill_display(state);
  const int following = (state.seat + 1) % state.seats;
  if (following != state.first_player) return begin_turn(state, following);
  state.then(StepCode::CALENDAR);
  if (!state.food_day) return false;
  state.then(StepCode::FEED);
  for (int step = state.seats - 1; step >= 0; step--)
    state.then(StepCode::HARVEST, (following + step) % state.seats);
  return false;
}

inline void push_off(State& state, int tooth, int gear) {
  const int seat = state.teeth[tooth];
  if (seat < 0 || tooth != FIRST_TOOTH[gear] + last_space(gear, state.tribe[seat])) return;
  state.teeth[tooth] = FREE;
  state.workers_in_hand[seat]++;
}

inline void turn_gears(State& state) {
  for (int gear = 0; gear < GEARS; gear++) {
    const int last = FIRST_TOOTH[gear] + LAST_SPACE[gear];
    push_off(state, last, gear);
    push_off(state, last + 1, gear);
    const auto first = state.teeth.begin() + FIRST_TOOTH[gear], behind = first + TEETH[gear];
    std::rotate(first, behind - 1, behind);
  }
  state.days_passed++;
}

inline bool advance_days(State& state, int days) {
  for (int day = 0; day < days; day++) turn_gears(state);
  state.round++;
  const int done = state.food_days_done;
  state.food_day = state.days_passed >= FOOD_TEETH[done] ? done + 1 : 0;
  return begin_turn(state, state.first_player);
}

inline bool two_days_allowed(const State& state) {
  for (int gear = 0; gear < GEARS; gear++) {
    const int before = FIRST_TOOTH[gear] + LAST_SPACE[gear] - 1;
    const int one = state.teeth[before], two = state.teeth[before + 1];
    if (one >= 0 && state.tribe[one] != CIT_BOLON_TUM) return false;
    if (two >= 0 && state.tribe[two] == CIT_BOLON_TUM) return false;
  }
  return true;
}

inline bool finish_game(State& state) {
  turn_gears(state);
  state.food_day = 0;
  return ask(state, Phase::OVER);
}

inline bool end_round(State& state) {
  state.irreversible_events++;
  for (int8_t& standing : state.quick_spaces)
    if (standing >= 0) {
      state.workers_in_hand[standing]++;
      standing = FREE;
    }
  const int seat = state.start_space;
  state.start_space = NONE;
  if (seat != NONE) state.workers_in_hand[seat]++;
  if (state.food_days_done == FOOD_DAYS) return finish_game(state);
  if (seat == NONE) {
    state.calendar_corn++;
    return advance_days(state, 1);
  }
  state.first_player = state.first_player == seat ? (seat + 1) % state.seats : seat;
  if (!state.light_side[seat] || !two_days_allowed(state)) return advance_days(state, 1);
  state.seat = seat;
  return ask(state, Phase::ADVANCE);
}

// Food days

inline bool give_building_goods(State& state, int seat) {
  if (!state.options.new_buildings) return false;
  state.seat = seat;
  state.irreversible_events++;
  Goods all{};
  for (const int number : state.buildings[seat]) {
    if (!BUILDINGS[number].harvests) continue;
    const Goods& goods = BUILDINGS[number].food_day_goods[state.food_day - 1];
    all.corn += goods.corn;
    all.wood += goods.wood;
    all.stone += goods.stone;
    all.gold += goods.gold;
    all.skulls += goods.skulls;
    all.points += goods.points;
    all.workers += goods.workers;
  }
  give_goods(state, all);
  return false;
}

// What so many workers need, some of them less than the others.
struct Meals {
  int workers, cheap, corn_of_cheap, corn;

  int of(int worker) const { return worker < cheap ? corn_of_cheap : corn; }
  int sum() const { return cheap * corn_of_cheap + (workers - cheap) * corn; }
};

inline Meals worker_meals(const State& state, int seat) {
  int full = MEAL_CORN, free = 0;
  for (const int number : state.buildings[seat]) {
    full -= BUILDINGS[number].meal_discount;
    free += BUILDINGS[number].free_meals;
  }
  full += (state.prophecy == HUNGER) + (state.tribe[seat] == YALUK ? YALUK_MEAL : 0);
  for (const int number : state.wealth[seat]) free += WEALTH[number].free_meals;
  const int workers = WORKERS - state.workers_in_bank[seat];
  return {workers, std::min(free, workers), std::max(0, full - MEAL_CORN), std::max(0, full)};
}

inline void feed(State& state, int seat) {
  const Meals meals = worker_meals(state, seat);
  int fed = 0;
  for (int worker = 0; worker < meals.workers; worker++) {
    const int corn = meals.of(worker);
    if (corn > state.corn[seat]) {
      state.score[seat] -= state.tribe[seat] == YALUK ? YALUK_UNFED : UNFED_PENALTY;
    } else {
      state.corn[seat] -= corn;
      fed++;
    }
  }
  state.fed_last_food_day[seat] = fed;
}

inline void end_age(State& state) {
  state.deck1 = {};
  state.displayed_buildings = {};
  state.age = 2;
  refill_display(state);
}

inline bool feed_all(State& state) {
  for (int seat = 0; seat < state.seats; seat++) feed(state, seat);
  const int day = state.food_day;
  if (day == LAST_FOOD_DAY_OF_AGE_1) end_age(state);
  state.then(StepCode::REWARDED);
  if (!GIVES_GOODS[day]) {
    reward_with_points(state, day);
    return false;
  }
  const auto is_entitled = [&state](int seat) {
    return state.temples[seat][TEMPLE_OF_SKULL] >= STEP_OF_SKULL;
  };
  int entitled = 0;
  for (int seat = 0; seat < state.seats; seat++) entitled += is_entitled(seat);
  const bool enough = entitled <= state.skulls_left;
  for (int step = state.seats - 1; step >= 0; step--) {
    const int seat = (state.first_player + step) % state.seats;
    state.then(StepCode::TEMPLE_GOODS, seat, enough && is_entitled(seat));
  }
  return false;
}

inline bool give_temple_goods(State& state, int seat, int skulls) {
  state.seat = seat;
  state.irreversible_events++;
  Cubes cubes{};
  for (int temple = 0; temple < TEMPLES; temple++)
    for (const int step : CUBE_STEPS[temple])
      cubes[CUBE_OF_TEMPLE[temple]] += state.temples[seat][temple] >= step;
  Goods goods{};
  goods.wood = cubes[WOOD];
  goods.stone = cubes[STONE];
  goods.gold = cubes[GOLD];
  goods.skulls = skulls;
  give_goods(state, goods);
  return false;
}

inline bool end_food_day(State& state) {
  if (state.prophecy)
    for (int seat = 0; seat < state.seats; seat++)
      state.score[seat] += prophecy_points(state, seat);
  state.food_days_done = state.food_day;
  const bool more = state.food_days_done < FOOD_DAYS && !state.prophecies.empty();
  state.prophecy = more ? state.prophecies[state.food_days_done - 1] : 0;
  return false;
}

}  // namespace tzolkin
