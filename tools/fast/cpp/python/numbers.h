// math.fsum and round of Python, which leave no rounding to chance.
#pragma once

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace fast {

// math.fsum: the exact sum, rounded once. A plain sum would differ from it in its last digits, and
// a game where two turns are nearly equal would take another course.
class Fsum {
 public:
  void add(double number) {
    int kept = 0;
    for (int i = 0; i < count_; i++) {
      double part = parts_[i];
      if (std::fabs(number) < std::fabs(part)) std::swap(number, part);
      const double sum = number + part, lost = part - (sum - number);
      if (lost != 0.0) parts_[kept++] = lost;
      number = sum;
    }
    parts_[kept++] = number;
    count_ = kept;
  }

  double total() const {
    int i = count_;
    double sum = i ? parts_[--i] : 0.0, lost = 0.0;
    while (i && lost == 0.0) {
      const double above = sum, part = parts_[--i];
      sum = above + part;
      lost = part - (sum - above);
    }
    // half of the last digit was lost: what lies below it says which way to round
    if (i && ((lost < 0.0 && parts_[i - 1] < 0.0) || (lost > 0.0 && parts_[i - 1] > 0.0))) {
      const double nearer = sum + 2.0 * lost;
      if (nearer - sum == 2.0 * lost) return nearer;
    }
    return sum;
  }

 private:
  static constexpr int MOST_PARTS = 42;  // parts do not overlap: 53 bits each of 2098

  std::array<double, MOST_PARTS> parts_;
  int count_ = 0;
};

// round(number, digits): correctly rounded from its decimal figures, which multiplying is not.
inline double rounded(double number, int digits) {
  char text[400];
  std::snprintf(text, sizeof text, "%.*f", digits, number);
  return std::strtod(text, nullptr);
}

// round(number): halves to the even side.
inline int rounded(double number) { return static_cast<int>(std::nearbyint(number)); }

}  // namespace fast
