#define _GNU_SOURCE
#include "SystemPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

long dailymath_pseudo_terminal_open(char *path, size_t capacity) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0) return -(long)errno;
  fcntl(master, F_SETFD, FD_CLOEXEC);
  fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK);
  const char *name = NULL;
  if (grantpt(master) == 0 && unlockpt(master) == 0) name = ptsname(master);
  if (name == NULL || strlen(name) >= capacity) {
    long code = name ? ERANGE : errno;
    close(master);
    return -code;
  }
  strcpy(path, name);
  return master;
}

long dailymath_pseudo_terminal_open_slave(const char *path) {
  int descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
  return descriptor < 0 ? -(long)errno : descriptor;
}

long dailymath_terminal_attributes(int descriptor, struct dailymath_attributes *attributes) {
  struct termios found;
  memset(attributes, 0, sizeof *attributes);
  if (tcgetattr(descriptor, &found) < 0) return -(long)errno;
  attributes->input = found.c_iflag;
  attributes->output = found.c_oflag;
  attributes->control = found.c_cflag;
  attributes->local = found.c_lflag;
  memcpy(attributes->characters, found.c_cc, sizeof found.c_cc);
  return 0;
}

long dailymath_terminal_set_size(int descriptor, int columns, int rows) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  return ioctl(descriptor, TIOCSWINSZ, &size) < 0 ? -(long)errno : 0;
}
