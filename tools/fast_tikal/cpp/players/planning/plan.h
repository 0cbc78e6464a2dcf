// game/tikal/players/planning/plan.py
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "rules/members.h"
#include "rules/state.h"
#include "set.h"

namespace tikal {

struct Job {
  enum class Kind : int8_t { BRING, UNCOVER, RECOVER, CAMP, GUARD, EXCHANGE };

  Kind kind;
  bool leader = false;
  int8_t origin = NONE, space = NONE, cost = 0;  // the cost of what is brought
  int8_t give = NONE, seat = NONE, take = NONE;

  static Job bring(bool leader, int origin, int space, int cost) {
    Job job = at(Kind::BRING, space);
    job.leader = leader;
    job.origin = origin;
    job.cost = cost;
    return job;
  }
  static Job exchange(int give, int seat, int take) {
    Job job{Kind::EXCHANGE};
    job.give = give;
    job.seat = seat;
    job.take = take;
    return job;
  }
  static Job at(Kind kind, int space) {
    Job job{kind};
    job.space = space;
    return job;
  }
};

// What one more worker adds at each site, and what the leader does.
struct Arrivals {
  Set sites;
  BySpace<double> worker, leader;
};

// It goes on from the plan before it, which stays where it is.
struct Plan {
  double worth;
  const Plan* before;
  Job job;  // what it does more than the plan before it, if there is one
  Members at;
  int8_t ap, leader, workers, camps, guards;
  bool swapped;
  Homes homes;
  BySpace<int8_t> value, lying, dug, recovered;
  std::array<int8_t, TEMPLE_NUMBERS> tiles;
  Arrivals arrivals;  // of the plan before it until it is carried on

  int power(int space) const { return at.at(space) + (leader == space ? LEADER_STRENGTH - 1 : 0); }

  // True if both have come to the same position, by other jobs perhaps.
  bool same_position(const Plan& other) const {
    return leader == other.leader && workers == other.workers && guards == other.guards &&
           swapped == other.swapped && at == other.at && dug == other.dug &&
           recovered == other.recovered && homes.size() == other.homes.size() &&
           std::equal(homes.begin(), homes.end(), other.homes.begin());
  }

  std::vector<Job> jobs() const {
    std::vector<Job> jobs;
    for (const Plan* plan = this; plan->before; plan = plan->before) jobs.push_back(plan->job);
    std::reverse(jobs.begin(), jobs.end());
    return jobs;
  }

  Plan after(const Job& next, int cost, double worth_then) const {
    Plan plan = *this;
    plan.worth = worth_then;
    plan.before = this;
    plan.job = next;
    plan.ap -= cost;
    plan.carry_out(next);
    return plan;
  }

 private:
  void carry_out(const Job& next) {
    const int space = next.space;
    switch (next.kind) {
      case Job::Kind::BRING: bring(next); break;
      case Job::Kind::UNCOVER: uncover(space); break;
      case Job::Kind::RECOVER: lying[space]--, recovered[space]++; break;
      case Job::Kind::CAMP: homes.push_back(space), camps--; break;
      case Job::Kind::GUARD: guard(space); break;
      case Job::Kind::EXCHANGE: swapped = true; break;
    }
  }

  void bring(const Job& next) {
    if (next.origin != IN_SUPPLY)
      at.take(next.origin);
    else if (!next.leader)
      workers--;
    at.add(next.space);
    if (next.leader) leader = next.space;
  }

  void uncover(int space) {
    value[space]++;
    tiles[value[space]]--;
    dug[space]++;
  }

  void guard(int space) {
    at.take_all(space);
    value[space] = 0;
    guards--;
    if (leader == space) leader = OUT_OF_PLAY;
  }
};

inline Plan first_plan(const State& state, double worth) {
  const int seat = state.seat;
  Plan plan{};
  plan.worth = worth;
  plan.at = state.members[seat];
  plan.ap = state.ap;
  plan.leader = state.leader[seat];
  plan.workers = state.workers[seat];
  plan.camps = state.camps_left[seat];
  plan.guards = state.guards_left[seat];
  plan.homes = state.homes[seat];
  for (int space = 0; space < SPACES; space++) {
    plan.value[space] = state.guard[space] == NONE ? state.value[space] : 0;
    plan.lying[space] = state.lying[space].size();
  }
  plan.tiles = state.temple_tiles;
  plan.dug = state.dug;
  plan.recovered = state.recovered;
  return plan;
}

}  // namespace tikal
