#define _GNU_SOURCE
#include "SystemTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#ifdef __APPLE__
#include <sys/param.h>
#include <sys/stat.h>
#include <sys/sysctl.h>
#endif

#include "SystemClock.h"
#include "SystemSignals.h"

enum { CAPACITY = 1024, PATIENCE_MILLISECONDS = 250 };

// A signal may come while the text is replaced: the new one is written beside the old, then chosen.
struct text {
  unsigned char bytes[2][CAPACITY];
  size_t counts[2];
  atomic_int chosen;
};

static struct text leave_text;
static struct text crash_text;
static struct termios saved;
static atomic_int entered_descriptor = -1;
static atomic_int is_registered;
static atomic_int is_torn;
static atomic_int is_note_due;

// ESC \ ends whatever string or sequence was cut in half, and means nothing anywhere else.
static const unsigned char ending[] = {0x1B, '\\'};

static long choose(struct text *text, const void *bytes, size_t count) {
  if (count > CAPACITY) return -E2BIG;
  int other = 1 - atomic_load(&text->chosen);
  memcpy(text->bytes[other], bytes, count);
  text->counts[other] = count;
  atomic_store(&text->chosen, other);
  return 0;
}

long dailymath_terminal_set_leave(const void *bytes, size_t count) {
  return choose(&leave_text, bytes, count);
}

long dailymath_terminal_set_crash_note(const void *bytes, size_t count) {
  return choose(&crash_text, bytes, count);
}

void dailymath_terminal_note_faults(void) { atomic_store(&is_note_due, 1); }

void dailymath_terminal_set_torn(int torn) { atomic_store(&is_torn, torn); }

long dailymath_terminal_open(const char *path) {
  int descriptor = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return -(long)errno;
  if (!isatty(descriptor)) {
    close(descriptor);
    return -ENOTTY;
  }
  return descriptor;
}

#ifdef __APPLE__
static void resolve_alias(char *path, size_t capacity) {
  int query[] = {CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()};
  struct kinfo_proc process;
  size_t size = sizeof process;
  if (sysctl(query, 4, &process, &size, NULL, 0) < 0 || size == 0) return;
  dev_t terminal = process.kp_eproc.e_tdev;
  char name[128];
  if (terminal == NODEV || devname_r(terminal, S_IFCHR, name, sizeof name) == NULL) return;
  snprintf(path, capacity, "/dev/%s", name);
}
#endif

long dailymath_terminal_reopen(int stream) {
  char path[256];
  int code = ttyname_r(stream, path, sizeof path);
#ifdef __linux__
  // In a container the terminal's name may lie in another mount namespace; this link still leads there.
  if (code && isatty(stream)) {
    snprintf(path, sizeof path, "/proc/self/fd/%d", stream);
    code = 0;
  }
#endif
#ifdef __APPLE__
  // poll(2) refuses the alias; the process table knows the terminal's own name.
  if (!code && strcmp(path, "/dev/tty") == 0) resolve_alias(path, sizeof path);
#endif
  return code ? -code : dailymath_terminal_open(path);
}

long dailymath_terminal_open_controlling(void) {
  char path[256] = "/dev/tty";
#ifdef __APPLE__
  resolve_alias(path, sizeof path);
#endif
  return dailymath_terminal_open(path);
}

long dailymath_terminal_discard_input(int descriptor) {
  return tcflush(descriptor, TCIFLUSH) < 0 ? -(long)errno : 0;
}

long dailymath_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0) return -(long)errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

long dailymath_terminal_is_gone(int descriptor) {
  struct termios attributes;
  return (dailymath_wait_descriptor(descriptor, 0, 0) & DAILYMATH_GONE) != 0 ||
         tcgetattr(descriptor, &attributes) < 0;
}

long dailymath_terminal_is_background(int descriptor) {
  pid_t owner = tcgetpgrp(descriptor);
  return owner > 0 && owner != getpgrp();
}

// Without this a process in the background would be stopped by its own restoring of the terminal.
static void block_background_stops(sigset_t *before) {
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, before);
}

static int set_attributes(int descriptor, int when, const struct termios *attributes) {
  int result;
  do result = tcsetattr(descriptor, when, attributes);
  while (result < 0 && errno == EINTR);
  return result;
}

long dailymath_terminal_enter(int descriptor) {
  if (atomic_load(&entered_descriptor) < 0 && tcgetattr(descriptor, &saved) < 0) return -(long)errno;
  if (!atomic_exchange(&is_registered, 1)) atexit(dailymath_terminal_leave);
  atomic_store(&entered_descriptor, descriptor);
  struct termios raw = saved;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)CSIZE) | CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  sigset_t before;
  block_background_stops(&before);
  // Not TCSADRAIN, which would wait for ever where a terminal that does not read is entered again.
  int result = set_attributes(descriptor, TCSANOW, &raw);
  long code = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (result == 0) return 0;
  atomic_store(&entered_descriptor, -1);
  return -code;
}

static uint64_t patience_end(void) {
  return dailymath_monotonic_nanoseconds() + (uint64_t)PATIENCE_MILLISECONDS * 1000000u;
}

enum outcome { WRITTEN, STALLED, FAILED };

static enum outcome write_until(uint64_t end, int descriptor, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      if (dailymath_monotonic_nanoseconds() >= end) return STALLED;
      dailymath_wait_descriptor(descriptor, 1, 20);
    } else if (written == 0 || errno != EINTR) {
      return FAILED;
    }
  }
  return WRITTEN;
}

static void write_leave(int descriptor, uint64_t end) {
  int chosen = atomic_load(&leave_text.chosen);
  const unsigned char *bytes = leave_text.bytes[chosen];
  size_t count = leave_text.counts[chosen];
  if (atomic_exchange(&is_torn, 0)) write_until(end, descriptor, ending, sizeof ending);
  if (write_until(end, descriptor, bytes, count) != STALLED) return;
  // It does not read. What it has not read is only pictures of a screen that is over: without them there is room for what
  // restores it as soon as it reads again.
  tcflush(descriptor, TCOFLUSH);
  write_until(0, descriptor, ending, sizeof ending);
  write_until(0, descriptor, bytes, count);
}

// Whether the terminal has taken over everything in time, so that waiting for it cannot take long any more.
static int has_drained(int descriptor, uint64_t end) {
  int waiting = 0;
  while (ioctl(descriptor, TIOCOUTQ, &waiting) == 0 && waiting > 0) {
    if (dailymath_monotonic_nanoseconds() >= end) return 0;
    dailymath_sleep_milliseconds(1);
  }
  return 1;
}

static int restore(int is_emergency) {
  int descriptor = atomic_exchange(&entered_descriptor, -1);
  if (descriptor < 0) return 0;
  sigset_t before;
  block_background_stops(&before);
  uint64_t end = patience_end();
  write_leave(descriptor, end);
  // After an uncaught stop another program may own the terminal and have settings of its own.
  if (!dailymath_terminal_is_background(descriptor)) {
    // TCSAFLUSH waits for the output without a limit, which nobody here may.
    int is_drained = !is_emergency && has_drained(descriptor, end);
    if (!is_drained) tcflush(descriptor, TCIFLUSH);
    set_attributes(descriptor, is_drained ? TCSAFLUSH : TCSANOW, &saved);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return 1;
}

void dailymath_terminal_leave(void) { restore(0); }

void dailymath_terminal_abandon(void) { atomic_store(&entered_descriptor, -1); }

void dailymath_terminal_emergency(int signal) {
  (void)signal;
  if (!restore(1) && !atomic_load(&is_note_due)) return;
  // The shell's own stream blocks, and where it would, the process could never end.
  long ready = dailymath_wait_descriptor(STDERR_FILENO, 1, PATIENCE_MILLISECONDS);
  if (ready < 0 || !(ready & DAILYMATH_WRITABLE)) return;
  int chosen = atomic_load(&crash_text.chosen);
  write_until(patience_end(), STDERR_FILENO, crash_text.bytes[chosen], crash_text.counts[chosen]);
}
