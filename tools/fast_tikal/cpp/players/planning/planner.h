// game/tikal/players/planning/planner.py, and game/players/evaluation.py: best_different
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "players/planning/jobs.h"
#include "players/planning/plan.h"

namespace tikal {

// In Python's order, whose sorting keeps equals as they were found.
inline bool is_better(const Priced& one, const Priced& other) {
  return one.worth != other.worth ? one.worth > other.worth : one.number < other.number;
}

inline bool is_worse(const Priced& one, const Priced& other) { return is_better(other, one); }

class Heaps {
 public:
  Heaps(int ap, size_t kept) : heaps_(ap), kept_(kept) {
    floors_.fill(-std::numeric_limits<double>::infinity());
  }

  const Floors& floors() const { return floors_; }

  void add(std::vector<Priced>& candidates) {
    for (Priced& one : candidates) {
      one.number = count_++;
      heaps_[one.plan->ap - one.cost].push_back(one);
    }
    candidates.clear();
    for (size_t ap = 0; ap < heaps_.size(); ap++)
      if (heaps_[ap].size() > 2 * kept_) floors_[ap] = cut(heaps_[ap]);
  }

  // As a heap to take the best from one by one: few are asked for.
  std::vector<Priced> pop() {
    std::vector<Priced> heap = std::move(heaps_.back());
    heaps_.pop_back();
    std::make_heap(heap.begin(), heap.end(), is_worse);
    return heap;
  }

 private:
  // Keeps the best; returns what the last of them is worth.
  double cut(std::vector<Priced>& heap) const {
    const auto last = heap.begin() + (kept_ - 1);
    std::nth_element(heap.begin(), last, heap.end(), is_better);
    heap.resize(kept_);
    return heap.back().worth;
  }

  std::vector<std::vector<Priced>> heaps_;
  size_t kept_;
  Floors floors_;
  uint32_t count_ = 0;
};

// Takes the best of a heap; it is given up.
inline Priced pop_best(std::vector<Priced>& heap) {
  std::pop_heap(heap.begin(), heap.end(), is_worse);
  const Priced best = heap.back();
  heap.pop_back();
  return best;
}

// Appends the best few different plans of a heap, and what they can go on with to the heaps.
inline void carry_on(std::vector<Priced> heap, int width, const Jobs& jobs, Heaps& heaps,
                     std::vector<Plan>& plans) {
  const size_t first = plans.size();
  std::vector<Priced> found;
  while (!heap.empty() && plans.size() < first + width) {
    const Priced best = pop_best(heap);
    plans.push_back(best.plan->after(best.job, best.cost, best.worth));
    const auto known = [&](const Plan& plan) { return plan.same_position(plans.back()); };
    if (std::any_of(plans.begin() + first, plans.end() - 1, known)) {
      plans.pop_back();
      continue;
    }
    jobs.find(plans.back(), heaps.floors(), found);
    heaps.add(found);
  }
}

// In the order in which they were found, with room for all: plans point to one another.
inline std::vector<Plan> plan_turn(const Jobs& jobs, int width) {
  const State& state = jobs.evaluation().state();
  std::vector<Plan> plans;
  plans.reserve(1 + static_cast<size_t>(state.ap) * width);
  plans.push_back(first_plan(state, jobs.evaluation().total()));
  Heaps heaps(state.ap, std::max(LEAST_SPARE, SPARE * width));
  std::vector<Priced> found;
  jobs.find(plans.front(), heaps.floors(), found);
  heaps.add(found);
  for (int ap = state.ap; ap > 0; ap--) carry_on(heaps.pop(), width, jobs, heaps, plans);
  return plans;
}

}  // namespace tikal
