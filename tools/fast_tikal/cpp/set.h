// A set of numbers below 64 in one word: spaces or hexagons. It gives them in ascending order.
#pragma once

#include <cstdint>

namespace tikal {

class Set {
 public:
  bool empty() const { return bits_ == 0; }
  bool contains(int number) const { return bits_ >> number & 1; }
  void add(int number) { bits_ |= bit(number); }
  void remove(int number) { bits_ &= ~bit(number); }
  void clear() { bits_ = 0; }
  int pop() {
    const int first = __builtin_ctzll(bits_);
    bits_ &= bits_ - 1;
    return first;
  }

 private:
  static uint64_t bit(int number) { return uint64_t{1} << number; }

  uint64_t bits_ = 0;
};

}  // namespace tikal
