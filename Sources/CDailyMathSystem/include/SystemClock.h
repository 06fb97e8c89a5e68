#ifndef DAILYMATH_SYSTEM_CLOCK_H
#define DAILYMATH_SYSTEM_CLOCK_H

#include <stdint.h>

/// Milliseconds since 1970-01-01T00:00:00Z by the wall clock.
int64_t dailymath_wall_milliseconds(void);
/// Nanoseconds of a clock that is never set back.
uint64_t dailymath_monotonic_nanoseconds(void);
/// The local zone's offset from UTC, in seconds, at an instant.
long dailymath_utc_offset_seconds(int64_t milliseconds);
/// Sleeps; a signal may end it early.
void dailymath_sleep_milliseconds(long milliseconds);

#endif
