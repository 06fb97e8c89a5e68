#ifndef DAILYMATH_SYSTEM_PSEUDO_TERMINAL_H
#define DAILYMATH_SYSTEM_PSEUDO_TERMINAL_H

#include <stddef.h>
#include <stdint.h>

/// The settings of a terminal, to compare.
struct dailymath_attributes {
  uint64_t input;
  uint64_t output;
  uint64_t control;
  uint64_t local;
  unsigned char characters[64];
};

/// Opens the controlling end of a new pseudo-terminal and gives the path of its other end.
long dailymath_pseudo_terminal_open(char *path, size_t capacity);
/// Opens the other end without making it this process's controlling terminal.
long dailymath_pseudo_terminal_open_slave(const char *path);
long dailymath_terminal_attributes(int descriptor, struct dailymath_attributes *attributes);
long dailymath_terminal_set_size(int descriptor, int columns, int rows);

#endif
