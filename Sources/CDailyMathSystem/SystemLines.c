#define _GNU_SOURCE
#include "SystemLines.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

static struct termios shown;
static atomic_int hidden_descriptor = -1;
static atomic_int is_registered;

long dailymath_fill_streams(void) {
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest number that is free is this one, because those below it are open by now.
    if (open("/dev/null", O_RDWR) < 0) return -(long)errno;
  }
  return 0;
}

long dailymath_echo_hide(int descriptor) {
  // What is kept is the state before the first hiding, and a handler may be reading it.
  if (atomic_load(&hidden_descriptor) < 0 && tcgetattr(descriptor, &shown) < 0) return -(long)errno;
  if (!atomic_exchange(&is_registered, 1)) atexit(dailymath_echo_show);
  struct termios hidden = shown;
  hidden.c_lflag &= ~(tcflag_t)(ECHO | ECHOE | ECHOK | ECHONL);
  atomic_store(&hidden_descriptor, descriptor);
  int result;
  // Not TCSAFLUSH: whoever typed ahead, such as a script, must not lose it.
  do result = tcsetattr(descriptor, TCSANOW, &hidden);
  while (result < 0 && errno == EINTR);
  if (result == 0) return 0;
  long code = errno;
  atomic_store(&hidden_descriptor, -1);
  return -code;
}

void dailymath_echo_show(void) {
  int descriptor = atomic_exchange(&hidden_descriptor, -1);
  if (descriptor < 0) return;
  int code = errno;
  // Without this a process in the background would be stopped by its own restoring of the terminal.
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  int result;
  do result = tcsetattr(descriptor, TCSANOW, &shown);
  while (result < 0 && errno == EINTR);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = code;
}
