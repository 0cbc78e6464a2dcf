// The members of a seat by space, which Python keeps in a dict: jobs are found in its order, and of
// equally good ones the first is taken, so that a space comes last that was left and come to again.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "list.h"
#include "tables.h"

namespace tikal {

class Members {
 public:
  // Where any stand.
  const List<int8_t, WORKERS + 1>& spaces() const { return spaces_; }
  int at(int space) const { return count_[space]; }

  int total() const {
    int total = 0;
    for (const int space : spaces_) total += count_[space];
    return total;
  }

  void add(int space) {
    if (!count_[space]++) spaces_.push_back(static_cast<int8_t>(space));
  }
  void take(int space) {
    assert(count_[space]);
    if (!--count_[space]) spaces_.remove(static_cast<int8_t>(space));
  }
  void take_all(int space) {
    count_[space] = 0;
    spaces_.remove(static_cast<int8_t>(space));
  }

  // The order counts for nothing, as in Python.
  bool operator==(const Members& other) const { return count_ == other.count_; }

 private:
  std::array<int8_t, SPACES> count_{};
  List<int8_t, WORKERS + 1> spaces_;
};

}  // namespace tikal
