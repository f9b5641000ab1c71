// The shape of a state's stage games: who shares a strategy, and which sums give mean payoffs and their slopes.
//
// The seats are split into two sides. A payoff tensor is summed over one side, with the chances of that side's joint actions
// as weights, and what is left is small. The same code runs on a GPU, where a warp works on one stage game, and on a CPU.
#pragma once
#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define FN __device__ inline
#define ANY __host__ __device__ inline
constexpr int LANES = 32;
FN int lane() { return threadIdx.x % LANES; }
FN void sync() { __syncwarp(); }
FN void gather() { __syncthreads(); }
FN int add(int* to, int n) { return atomicAdd(to, n); }
FN int from_first(int v) { return __shfl_sync(~0u, v, 0); }
FN double total(double v) {
  for (int far = 16; far; far /= 2) v += __shfl_xor_sync(~0u, v, far);
  return v;
}
FN double highest(double v) {
  for (int far = 16; far; far /= 2) v = fmax(v, __shfl_xor_sync(~0u, v, far));
  return v;
}
FN void highest_at(double& v, int& at) {  // equal ones: the lower place
  for (int far = 16; far; far /= 2) {
    double other = __shfl_xor_sync(~0u, v, far);
    int place = __shfl_xor_sync(~0u, at, far);
    if (other > v || (other == v && place < at)) v = other, at = place;
  }
}
#else
#define FN inline
#define ANY inline
constexpr int LANES = 1;
FN int lane() { return 0; }
FN void sync() {}
FN void gather() {}
FN int add(int* to, int n) { return (*to += n) - n; }
FN int from_first(int v) { return v; }
FN double total(double v) { return v; }
FN double highest(double v) { return v; }
FN void highest_at(double&, int&) {}
#endif

constexpr int SEATS = 7, SYMBOLS = 3, SIDE = 4, ROWS = SEATS * SYMBOLS, ENTRIES = 384, ITEMS = 1536;

struct Entry {  // a weight: the chance that the seats of a side, without those in `skip`, choose the joint action `at`
  uint8_t at, side, skip;
};

struct Item {  // one sum over a side: weights from `start`, payoffs from `cell`, each `width` further
  int cell;
  uint16_t start;
  uint8_t count, width;
};

struct Side {
  int first, seats, total;
  int stride[SIDE], kinds[SIDE];
  int all, one[SIDE], ones[SIDE], two[SIDE][SIDE], twos[SIDE][SIDE];  // where weights start that skip none, one, two seats
};

struct Shape {
  int seats, groups, size, joints, entries, items;
  int group[SEATS], kinds[SEATS], first[SEATS], start[SEATS + 1], symbols[SEATS][SYMBOLS];
  int own[SEATS], far[SEATS];  // by group: its sums over the other side, and over its own side without its first seat
  int row_group[ROWS];
  Side side[2];
  Entry entry[ENTRIES];
  Item item[ITEMS];
};

ANY int side_of(const Shape& k, int seat) { return seat >= k.side[1].first; }

ANY void group_seats(Shape& k, int seats, const int* hands, const int* counts) {
  k.seats = seats;
  k.groups = k.size = 0;
  for (int seat = 0; seat < seats; seat++) {
    if (seat == 0 || hands[seat] != hands[seat - 1]) {
      int g = k.groups++;
      k.first[g] = seat, k.kinds[g] = 0, k.start[g] = k.size;
      for (int symbol = 0; symbol < SYMBOLS; symbol++)
        if (counts[hands[seat] * SYMBOLS + symbol]) k.symbols[g][k.kinds[g]++] = symbol, k.row_group[k.size++] = g;
    }
    k.group[seat] = k.groups - 1;
  }
  k.start[k.groups] = k.size;
}

ANY void outline(Shape& k, int seats, const int* hands, const int* counts) {
  group_seats(k, seats, hands, counts);
  k.entries = k.items = 0;
  for (int s = 0; s < 2; s++) {
    Side& d = k.side[s];
    d.first = s ? seats / 2 : 0, d.seats = s ? seats - seats / 2 : seats / 2, d.total = 1;
    for (int i = d.seats - 1; i >= 0; i--) d.stride[i] = d.total, d.total *= d.kinds[i] = k.kinds[k.group[d.first + i]];
    d.all = k.entries, k.entries += d.total;
    for (int i = 0; i < d.seats; i++) d.one[i] = k.entries, k.entries += d.ones[i] = d.total / d.kinds[i];
    for (int i = 0; i < d.seats; i++)
      for (int j = 0; j < d.seats; j++)
        if (i != j) d.two[i][j] = k.entries, k.entries += d.twos[i][j] = d.ones[i] / d.kinds[j];
  }
  k.joints = k.side[0].total * k.side[1].total;
  for (int g = 0; g < k.groups; g++) {
    int s = side_of(k, k.first[g]);
    k.own[g] = k.items, k.items += k.side[s].total;
    k.far[g] = k.items, k.items += k.kinds[g] * k.side[1 - s].total;
  }
}

ANY void list_entries(Shape& k, int s, int from, int skip) {
  const Side& d = k.side[s];
  for (int at = 0; at < d.total; at++) {
    bool zero = true;
    for (int i = 0; i < d.seats; i++) zero = zero && (!(skip >> i & 1) || at / d.stride[i] % d.kinds[i] == 0);
    if (zero) k.entry[from++] = Entry{uint8_t(at), uint8_t(s), uint8_t(skip)};
  }
}

// Payoffs lie twice in memory, so that neighbouring lanes read neighbouring cells: [group, side 0, side 1] and then
// [group, side 1, side 0].
ANY void fill_tables(Shape& k) {
  for (int s = 0; s < 2; s++) {
    const Side& d = k.side[s];
    list_entries(k, s, d.all, 0);
    for (int i = 0; i < d.seats; i++) list_entries(k, s, d.one[i], 1 << i);
    for (int i = 0; i < d.seats; i++)
      for (int j = 0; j < d.seats; j++)
        if (i != j) list_entries(k, s, d.two[i][j], 1 << i | 1 << j);
  }
  for (int g = 0; g < k.groups; g++) {
    int s = side_of(k, k.first[g]), me = k.first[g] - k.side[s].first;
    const Side &near = k.side[s], &other = k.side[1 - s];
    int base[2] = {g * k.joints, (k.groups + g) * k.joints};
    for (int at = 0; at < near.total; at++)
      k.item[k.own[g] + at] = Item{base[1 - s] + at, uint16_t(other.all), uint8_t(other.total), uint8_t(near.total)};
    for (int a = 0; a < k.kinds[g]; a++)
      for (int at = 0; at < other.total; at++)
        k.item[k.far[g] + a * other.total + at] = Item{base[s] + a * near.stride[me] * other.total + at,
                                                       uint16_t(near.one[me]), uint8_t(near.ones[me]), uint8_t(other.total)};
  }
}
