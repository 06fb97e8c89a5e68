#ifndef DAILYMATH_SYSTEM_USAGE_H
#define DAILYMATH_SYSTEM_USAGE_H

#include <stdint.h>

/// What a process has used so far.
struct dailymath_usage {
  /// Processor time of all its threads, those that have ended included.
  uint64_t cpu_nanoseconds;
  /// Memory that is in RAM now.
  uint64_t resident_bytes;
  /// How often its threads have begun to wait for something; where the system counts all changes of thread, that.
  uint64_t waits;
};

/// Reads what a process of the same user has used.
long dailymath_usage_of(long process, struct dailymath_usage *usage);

/// Gives freed memory of this process back to the system, where its library holds any and can.
void dailymath_give_back_memory(void);

#endif
