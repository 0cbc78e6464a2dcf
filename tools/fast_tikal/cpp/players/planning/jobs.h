// game/tikal/players/planning/planner.py
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "list.h"
#include "players/evaluation.h"
#include "players/planning/plan.h"
#include "players/planning/ways.h"
#include "rules/legal.h"
#include "rules/state.h"

namespace tikal {

struct Priced {
  double worth;  // of the plan with the job
  const Plan* plan;
  Job job;
  int cost;
  uint32_t number = 0;  // which of all that were found
};

using Floors = std::array<double, ACTION_POINTS>;

class Jobs {
 public:
  Jobs(Evaluation& evaluation, Ways& ways)
      : evaluation_(evaluation),
        state_(evaluation.state()),
        ways_(ways),
        member_(evaluation.member(evaluation.seat())) {
    find_camps();
    find_exchange();
  }

  const Evaluation& evaluation() const { return evaluation_; }

  void find(Plan& plan, const Floors& floors, std::vector<Priced>& found) const {
    if (!plan.ap) return;
    bring(plan, floors, found);
    work(plan, found);
    camp(plan, found);
    if (swap_ && plan.ap >= EXCHANGE_AP && !plan.swapped)
      found.push_back({plan.worth + swap_->points, &plan, swap_->job, EXCHANGE_AP});
  }

 private:
  struct Gain {
    double points;
    Job job;
  };
  struct Mover {
    bool leader;
    int origin;  // or IN_SUPPLY
    const Costs& costs;
    double worth;  // of the plan without it there
  };

  double local(const Plan& plan, int space, int members, int power) const {
    if (const int value = plan.value[space]) return evaluation_.temple(space, value, power);
    const int lying = plan.lying[space];
    return lying ? evaluation_.ruin(space, lying, members) : 0.0;
  }

  void bring(Plan& plan, const Floors& floors, std::vector<Priced>& found) const {
    update_arrivals(plan);
    const double worth = plan.worth + member_;
    const Costs& homes = ways_.from_homes(plan.homes);
    if (plan.workers) {
      send(plan, {false, IN_SUPPLY, homes, worth}, floors, found);
      for (const int home : plan.homes)
        found.push_back({worth, &plan, Job::bring(false, IN_SUPPLY, home, ENTER_AP), ENTER_AP});
    }
    if (plan.leader == IN_SUPPLY) send(plan, {true, IN_SUPPLY, homes, worth}, floors, found);
    for (const int space : plan.at.spaces()) move_away(plan, space, floors, found);
  }

  // The leader or a worker from where it stands.
  void move_away(const Plan& plan, int space, const Floors& floors,
                 std::vector<Priced>& found) const {
    const int members = plan.at.at(space), power = plan.power(space);
    const double here = local(plan, space, members, power);
    const Costs& costs = ways_.from_space(space, plan.homes);
    const bool leads = plan.leader == space;
    if (leads) {
      const double left = local(plan, space, members - 1, power - LEADER_STRENGTH);
      send(plan, {true, space, costs, plan.worth + left - here}, floors, found);
    }
    if (members > leads) {
      const double left = local(plan, space, members - 1, power - 1);
      send(plan, {false, space, costs, plan.worth + left - here}, floors, found);
    }
  }

  void update_arrivals(Plan& plan) const {
    if (!plan.before) {
      for (int space = 0; space < SPACES; space++) arrive(plan, space);
      return;
    }
    if (plan.job.origin != NONE) arrive(plan, plan.job.origin);
    if (plan.job.space != NONE) arrive(plan, plan.job.space);
  }

  void arrive(Plan& plan, int space) const {
    Arrivals& arrivals = plan.arrivals;
    if (!plan.value[space] && !plan.lying[space]) {
      arrivals.sites.remove(space);
      return;
    }
    const int members = plan.at.at(space), power = plan.power(space);
    const double now = local(plan, space, members, power);
    arrivals.worker[space] = local(plan, space, members + 1, power + 1) - now;
    arrivals.leader[space] = local(plan, space, members + 1, power + LEADER_STRENGTH) - now;
    arrivals.sites.add(space);
  }

  // A member goes to every site that it can reach.
  static void send(const Plan& plan, const Mover& mover, const Floors& floors,
                   std::vector<Priced>& found) {
    const int entering = mover.origin == IN_SUPPLY ? ENTER_AP : 0;
    const int room = plan.ap - entering;
    const auto& gains = mover.leader ? plan.arrivals.leader : plan.arrivals.worker;
    for (Set sites = plan.arrivals.sites; !sites.empty();) {
      const int space = sites.pop(), cost = mover.costs[space];
      if (space == mover.origin || cost > room) continue;
      const double worth = mover.worth + gains[space];
      if (worth <= floors[room - cost]) continue;
      const Job job = Job::bring(mover.leader, mover.origin, space, cost + entering);
      found.push_back({worth, &plan, job, cost + entering});
    }
  }

  void work(const Plan& plan, std::vector<Priced>& found) const {
    for (const int space : plan.at.spaces()) {
      const int members = plan.at.at(space), lying = plan.lying[space];
      if (plan.value[space] && plan.ap >= UNCOVER_AP)
        at_temple(plan, space, members, found);
      else if (lying && plan.ap >= RECOVER_AP && may_take_more(plan.recovered[space], members))
        found.push_back({plan.worth + recovered(space, lying, members), &plan,
                         Job::at(Job::Kind::RECOVER, space), RECOVER_AP});
    }
  }

  double recovered(int space, int lying, int members) const {
    const double gain = evaluation_.treasure() + evaluation_.ruin(space, lying - 1, members);
    return gain - evaluation_.ruin(space, lying, members);
  }

  void at_temple(const Plan& plan, int space, int members, std::vector<Priced>& found) const {
    const int value = plan.value[space], power = plan.power(space);
    const double now = evaluation_.temple(space, value, power);
    if (plan.tiles[value + 1] && may_take_more(plan.dug[space], members)) {
      const double gain = evaluation_.temple(space, value + 1, power) - now;
      found.push_back({plan.worth + gain, &plan, Job::at(Job::Kind::UNCOVER, space), UNCOVER_AP});
    }
    if (plan.ap >= GUARD_AP && plan.guards && power > evaluation_.strongest_rival(space)) {
      double gain = evaluation_.guarded(value, evaluation_.seat()) - now;
      gain -= members * member_ + evaluation_.guard_left();
      found.push_back({plan.worth + gain, &plan, Job::at(Job::Kind::GUARD, space), GUARD_AP});
    }
  }

  void camp(const Plan& plan, std::vector<Priced>& found) const {
    if (plan.ap < CAMP_AP || !plan.camps) return;
    for (const Gain& camp : camps_)
      if (!plan.homes.contains(camp.job.space))
        found.push_back({plan.worth + camp.points, &plan, camp.job, CAMP_AP});
  }

  void find_camps() {
    const int seat = evaluation_.seat();
    if (state_.ap < CAMP_AP || !state_.camps_left[seat]) return;
    const double now = evaluation_.contested();
    for (const int8_t space : state_.camp_sites) {
      Homes homes = state_.homes[seat];
      homes.push_back(space);
      const double then = evaluation_.contested_nearer(ways_.from_homes(homes));
      const double gain = then - now - evaluation_.camp_left();
      camps_.push_back({gain, Job::at(Job::Kind::CAMP, space)});
    }
  }

  void find_exchange() {
    if (state_.ap < EXCHANGE_AP) return;
    const auto& own = state_.treasures[evaluation_.seat()];
    for (const int rival : evaluation_.rivals())
      for (int give = 0; give < TREASURE_KINDS; give++)
        for (int take = 0; take < TREASURE_KINDS; take++) {
          if (own[give] != 1 || state_.treasures[rival][take] != 1 || give == take) continue;
          const double gain = evaluation_.exchanged(rival, give, take);
          if (gain > (swap_ ? swap_->points : 0.0))
            swap_ = Gain{gain, Job::exchange(give, rival, take)};
        }
  }

  Evaluation& evaluation_;
  const State& state_;
  Ways& ways_;
  const double member_;
  List<Gain, SPACES> camps_;
  std::optional<Gain> swap_;
};

}  // namespace tikal
