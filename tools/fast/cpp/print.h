// What programs print.
#pragma once

#include <iostream>

namespace fast {

// name=1,2,... with a value for each seat.
template <class OfSeat>
void print_by_seat(const char* name, int seats, const OfSeat& of_seat) {
  std::cout << name;
  for (int seat = 0; seat < seats; seat++) std::cout << (seat ? ',' : '=') << of_seat(seat);
}

}  // namespace fast
