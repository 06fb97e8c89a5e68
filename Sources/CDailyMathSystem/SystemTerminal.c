#define _GNU_SOURCE
#include "SystemTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "SystemClock.h"

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

long dailymath_terminal_open(const char *path) {
  int descriptor = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return -(long)errno;
  if (!isatty(descriptor)) {
    close(descriptor);
    return -ENOTTY;
  }
  return descriptor;
}

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
  return code ? -code : dailymath_terminal_open(path);
}

long dailymath_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0) return -(long)errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

long dailymath_terminal_is_background(int descriptor) {
  pid_t owner = tcgetpgrp(descriptor);
  return owner > 0 && owner != getpgrp();
}

// Without this a process in the background would be stopped by its own restoring of the terminal.
static int set_attributes(int descriptor, int when, const struct termios *attributes) {
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  int result;
  do result = tcsetattr(descriptor, when, attributes);
  while (result < 0 && errno == EINTR);
  int code = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = code;
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
  if (set_attributes(descriptor, TCSADRAIN, &raw) < 0) {
    long code = errno;
    atomic_store(&entered_descriptor, -1);
    return -code;
  }
  return 0;
}

static void write_patiently(int descriptor, const unsigned char *bytes, size_t count) {
  uint64_t end = dailymath_monotonic_nanoseconds() + (uint64_t)PATIENCE_MILLISECONDS * 1000000u;
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      if (dailymath_monotonic_nanoseconds() >= end) return;
      struct pollfd wanted = {descriptor, POLLOUT, 0};
      poll(&wanted, 1, 20);
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

static int restore(int is_emergency) {
  int descriptor = atomic_exchange(&entered_descriptor, -1);
  if (descriptor < 0) return 0;
  int chosen = atomic_load(&leave_text.chosen);
  write_patiently(descriptor, leave_text.bytes[chosen], leave_text.counts[chosen]);
  if (is_emergency) {
    // TCSAFLUSH waits for the output to drain, which a handler must not.
    tcflush(descriptor, TCIFLUSH);
    set_attributes(descriptor, TCSANOW, &saved);
  } else {
    set_attributes(descriptor, TCSAFLUSH, &saved);
  }
  return 1;
}

void dailymath_terminal_leave(void) { restore(0); }

void dailymath_terminal_abandon(void) { atomic_store(&entered_descriptor, -1); }

void dailymath_terminal_emergency(int signal) {
  (void)signal;
  if (!restore(1)) return;
  int chosen = atomic_load(&crash_text.chosen);
  write_patiently(STDERR_FILENO, crash_text.bytes[chosen], crash_text.counts[chosen]);
}
