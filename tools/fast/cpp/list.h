// Python's tuples and lists, as short as the rules allow: the items lie in place, so that a copy of
// a position is a copy of one block of memory.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace fast {

template <class T, int most>
class List {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T& operator[](int index) const { return items_[index]; }
  T& operator[](int index) { return items_[index]; }
  const T& front() const { return items_[0]; }
  const T& back() const { return items_[size_ - 1]; }
  bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

  void push_back(const T& item) {
    assert(size_ < most);
    items_[size_++] = item;
  }
  T pop_back() { return items_[--size_]; }
  T pop_front() {
    const T first = front();
    std::copy(begin() + 1, end(), begin());
    --size_;
    return first;
  }
  // The others stay in their order.
  void remove(const T& item) {
    size_ = static_cast<int8_t>(std::remove(begin(), end(), item) - begin());
  }

 private:
  int8_t size_ = 0;
  T items_[most];
};

}  // namespace fast
