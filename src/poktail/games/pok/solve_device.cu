// The host side of the solver in C++: solves a list of states on a GPU (nvcc), or on all cores of a CPU (g++ -x c++).
#include <algorithm>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>

#include "solve_rounds.h"

struct Solver {
  Rules host, rules;  // with pointers to the caller's arrays, and to those on the device
  Settings settings;
  std::vector<void*> owned;
};

static std::string reason;  // why the last call failed

// No exception may leave C++: it becomes what this call returns when it fails.
template <class Work, class T> static T guarded(T failed, Work work) {
  try {
    return work();
  } catch (const std::exception& error) {
    reason = error.what();
    return failed;
  }
}

extern "C" const char* poktail_reason() { return reason.c_str(); }

static size_t space_of(const Solver& s, int state) {
  static thread_local Shape shape;
  Work work;
  outline(shape, s.host.seats, s.host.states + size_t(state) * s.host.seats, s.host.counts);
  return carve(shape, nullptr, work);
}

#ifdef __CUDACC__
constexpr int SHARED = 227 * 1024 - 64;  // bytes a block may have

static void ok(cudaError_t error) {
  if (error == cudaSuccess) return;
  throw std::runtime_error(cudaGetErrorString(error));
}

template <class T> static T* owned(Solver& s, const T* from, size_t count) {
  void* to;
  ok(cudaMalloc(&to, count * sizeof(T)));
  if (from) ok(cudaMemcpy(to, from, count * sizeof(T), cudaMemcpyHostToDevice));
  s.owned.push_back(to);
  return (T*)to;
}

__global__ void __launch_bounds__(512) work_on(Rules r, Settings z, const int* states, int count, int* next, char* rooms,
                                               size_t room_bytes, int space, Result* results) {
  extern __shared__ double shared[];
  __shared__ int taken;
  int warp = threadIdx.x / LANES;
  size_t joints = 1;
  for (int seat = 0; seat < r.seats; seat++) joints *= SYMBOLS;
  Room& room = room_at(r, rooms + blockIdx.x * room_bytes);
  Work w;
  w.pay = room.pay + warp * joints * 2 * r.seats;
  for (;;) {
    if (threadIdx.x == 0) taken = atomicAdd(next, 1);
    __syncthreads();
    int at = taken;
    __syncthreads();
    if (at >= count) return;
    solve_state(r, z, room, w, shared + warp * space, threadIdx.x, blockDim.x, states[at], results[at]);
  }
}

static void launch(Solver& s, const std::vector<int>& states, int space, cudaStream_t stream, std::vector<void*>& rent,
                   Result* results) {
  int count = int(states.size()), most = SHARED / (8 * space), warps = count < 600 ? std::min(16, most) : std::min(4, most);
  int blocks = 0, bytes = warps * space * 8, units = 0;
  ok(cudaFuncSetAttribute(work_on, cudaFuncAttributeMaxDynamicSharedMemorySize, SHARED));
  ok(cudaDeviceGetAttribute(&units, cudaDevAttrMultiProcessorCount, 0));
  ok(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, work_on, warps * LANES, bytes));
  blocks = std::min(blocks * units, count);
  size_t room = room_size(s.host, warps);
  void *rooms, *list, *next;
  ok(cudaMalloc(&rooms, room * blocks));
  ok(cudaMalloc(&list, count * sizeof(int)));
  ok(cudaMalloc(&next, sizeof(int)));
  rent.insert(rent.end(), {rooms, list, next});
  ok(cudaMemcpyAsync(list, states.data(), count * sizeof(int), cudaMemcpyHostToDevice, stream));
  ok(cudaMemsetAsync(next, 0, sizeof(int), stream));
  work_on<<<blocks, warps * LANES, bytes, stream>>>(s.rules, s.settings, (int*)list, count, (int*)next, (char*)rooms, room,
                                                    space, results);
  ok(cudaGetLastError());
}

static void run(Solver& s, const std::vector<int>& order, const std::vector<int>& spaces, Result* results) {
  size_t cells = size_t(s.host.known) * s.host.seats, done = 0;
  ok(cudaMemcpy((void*)s.rules.values, s.host.values, cells * 8, cudaMemcpyHostToDevice));
  ok(cudaMemcpy((void*)s.rules.bests, s.host.bests, cells * 8, cudaMemcpyHostToDevice));
  Result* found;
  ok(cudaMalloc((void**)&found, order.size() * sizeof(Result)));
  std::vector<void*> rent{found};
  std::vector<cudaStream_t> streams;
  std::vector<std::vector<int>> parts;
  while (done < order.size()) {  // states that need nearly as much memory share a launch
    size_t end = done;
    while (end < order.size() && spaces[end] * 4 >= spaces[done] * 3) end++;
    parts.emplace_back(order.begin() + done, order.begin() + end);
    streams.emplace_back();
    ok(cudaStreamCreate(&streams.back()));
    launch(s, parts.back(), spaces[done], streams.back(), rent, found + done);
    done = end;
  }
  ok(cudaDeviceSynchronize());
  for (cudaStream_t stream : streams) ok(cudaStreamDestroy(stream));
  ok(cudaMemcpy(results, found, order.size() * sizeof(Result), cudaMemcpyDeviceToHost));
  for (void* memory : rent) ok(cudaFree(memory));
}
#else
template <class T> static T* owned(Solver&, const T* from, size_t) { return (T*)from; }

static void run(Solver& s, const std::vector<int>& order, const std::vector<int>& spaces, Result* results) {
#pragma omp parallel
  {
    std::vector<char> base(room_size(s.rules, 1));
    std::vector<double> space(spaces[0]);
    Room& room = room_at(s.rules, base.data());
    Work w;
    w.pay = room.pay;
#pragma omp for schedule(dynamic)
    for (size_t at = 0; at < order.size(); at++)
      solve_state(s.rules, s.settings, room, w, space.data(), 0, 1, order[at], results[at]);
  }
}
#endif

static Solver* opened(const int* sizes, const double* settings, const int* counts, const int* mirror, const int* gone,
                      const int* states, const double* weights, const int64_t* keys, int64_t known) {
  Solver* s = new Solver;
  int seats = sizes[0], hands = sizes[1], throws = sizes[3], mirrors = sizes[5];
  s->host = s->rules = Rules{seats, hands, sizes[2], throws, sizes[4], mirrors, sizes[6], counts,  mirror,
                             gone,  states, weights,  keys,   known,    nullptr, nullptr};
  s->settings = *(const Settings*)settings;
  s->rules.counts = owned(*s, counts, hands * SYMBOLS);
  s->rules.mirror = owned(*s, mirror, mirrors * hands);
  s->rules.gone = owned(*s, gone, throws * (seats + 1) * (seats + 1));
  s->rules.states = owned(*s, states, known * seats);
  s->rules.weights = owned(*s, weights, throws);
  s->rules.keys = owned(*s, keys, known);
  s->rules.values = owned(*s, (double*)nullptr, known * seats);
  s->rules.bests = owned(*s, (double*)nullptr, known * seats);
  return s;
}

// Null if it fails.
extern "C" void* poktail_open(const int* sizes, const double* settings, const int* counts, const int* mirror, const int* gone,
                              const int* states, const double* weights, const int64_t* keys, int64_t known) {
  return guarded((void*)nullptr, [&] {
    return (void*)opened(sizes, settings, counts, mirror, gone, states, weights, keys, known);
  });
}

// Solve states that do not follow one another; those after them are known in `values` and `bests`, [state, seat].
// `found` becomes [state of the list, values and bests, seat], `tallies` depth, lost paths and paths.
static void solve(Solver& s, const int* states, int count, const double* values, const double* bests, double* found,
                  int* tallies, double* worst) {
  s.host.values = values, s.host.bests = bests;
#ifndef __CUDACC__
  s.rules.values = values, s.rules.bests = bests;
#endif
  std::vector<std::pair<int, int>> big(count);
  for (int at = 0; at < count; at++) big[at] = {-int(space_of(s, states[at])), at};
  std::sort(big.begin(), big.end());  // the longest work first
  std::vector<int> order(count), spaces(count);
  for (int at = 0; at < count; at++) order[at] = states[big[at].second], spaces[at] = -big[at].first;
  std::vector<Result> results(count);
  run(s, order, spaces, results.data());
  for (int at = 0; at < count; at++) {
    const Result& result = results[at];
    int place = big[at].second, seats = s.host.seats;
    std::copy(result.values, result.values + seats, found + size_t(place) * 2 * seats);
    std::copy(result.bests, result.bests + seats, found + size_t(place) * 2 * seats + seats);
    tallies[3 * place] = result.depth, tallies[3 * place + 1] = result.lost, tallies[3 * place + 2] = result.paths;
    worst[place] = result.worst;
  }
}

// 0, or 1 if it fails.
extern "C" int poktail_solve(void* solver, const int* states, int count, const double* values, const double* bests,
                             double* found, int* tallies, double* worst) {
  return guarded(1, [&] {
    solve(*(Solver*)solver, states, count, values, bests, found, tallies, worst);
    return 0;
  });
}

extern "C" void poktail_close(void* solver) {
  Solver* s = (Solver*)solver;
#ifdef __CUDACC__
  for (void* memory : s->owned) cudaFree(memory);
#endif
  delete s;
}
