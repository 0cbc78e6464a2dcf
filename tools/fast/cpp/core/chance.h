// game/core/chance.py
#pragma once

#include <utility>

#include "python/random.h"

namespace fast {

template <class Items>
void shuffle(Items& items, Random& source) {
  for (int last = items.size() - 1; last > 0; last--) {
    const int other = static_cast<int>(source.random() * (last + 1));
    std::swap(items[last], items[other]);
  }
}

}  // namespace fast
