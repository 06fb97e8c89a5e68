#define _GNU_SOURCE
#ifdef __linux__
#include <malloc.h>
#endif
#include "SystemUsage.h"

#include <errno.h>
#include <stdio.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <libproc.h>
#include <mach/mach_time.h>

long dailymath_usage_of(long process, struct dailymath_usage *usage) {
  struct proc_taskinfo task;
  int size = proc_pidinfo((pid_t)process, PROC_PIDTASKINFO, 0, &task, sizeof task);
  if (size != (int)sizeof task) return -(long)(errno ? errno : ESRCH);
  // The times are in ticks of the machine's own clock.
  mach_timebase_info_data_t base;
  mach_timebase_info(&base);
  uint64_t ticks = task.pti_total_user + task.pti_total_system;
  usage->cpu_nanoseconds = ticks * base.numer / base.denom;
  usage->resident_bytes = task.pti_resident_size;
  usage->waits = (uint64_t)task.pti_csw;
  return 0;
}

#else
#include <dirent.h>

static long read_cpu(pid_t process, uint64_t *nanoseconds) {
  clockid_t clock;
  struct timespec used;
  int code = clock_getcpuclockid(process, &clock);
  if (code) return -code;
  if (clock_gettime(clock, &used) < 0) return -(long)errno;
  *nanoseconds = (uint64_t)used.tv_sec * 1000000000u + (uint64_t)used.tv_nsec;
  return 0;
}

static long read_resident(pid_t process, uint64_t *bytes) {
  char path[64];
  unsigned long long total, pages;
  snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
  FILE *file = fopen(path, "re");
  if (!file) return -(long)errno;
  int count = fscanf(file, "%llu %llu", &total, &pages);
  fclose(file);
  if (count != 2) return -EIO;
  *bytes = pages * (uint64_t)sysconf(_SC_PAGESIZE);
  return 0;
}

static unsigned long long waits_of(pid_t process, const char *thread) {
  char path[320], line[128];
  unsigned long long waits = 0;
  snprintf(path, sizeof path, "/proc/%d/task/%s/status", (int)process, thread);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "voluntary_ctxt_switches: %llu", &waits) == 1) break;
  }
  fclose(file);
  return waits;
}

static long read_waits(pid_t process, uint64_t *waits) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *threads = opendir(path);
  if (!threads) return -(long)errno;
  *waits = 0;
  for (struct dirent *entry = readdir(threads); entry; entry = readdir(threads)) {
    if (entry->d_name[0] != '.') *waits += waits_of(process, entry->d_name);
  }
  closedir(threads);
  return 0;
}

long dailymath_usage_of(long process, struct dailymath_usage *usage) {
  long result = read_cpu((pid_t)process, &usage->cpu_nanoseconds);
  if (result == 0) result = read_resident((pid_t)process, &usage->resident_bytes);
  if (result == 0) result = read_waits((pid_t)process, &usage->waits);
  return result;
}
#endif

void dailymath_give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
