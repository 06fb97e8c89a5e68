#define _GNU_SOURCE
#include "SystemClock.h"

#include <time.h>

int64_t dailymath_wall_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

uint64_t dailymath_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

long dailymath_utc_offset_seconds(int64_t milliseconds) {
  int64_t whole = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0);
  time_t seconds = (time_t)whole;
  struct tm local;
  // localtime_r alone need not notice that TZ or the system's zone has changed.
  tzset();
  return localtime_r(&seconds, &local) ? local.tm_gmtoff : 0;
}

void dailymath_sleep_milliseconds(long milliseconds) {
  struct timespec pause = {milliseconds / 1000, (milliseconds % 1000) * 1000000};
  nanosleep(&pause, 0);
}
