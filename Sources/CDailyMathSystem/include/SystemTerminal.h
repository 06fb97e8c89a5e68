#ifndef DAILYMATH_SYSTEM_TERMINAL_H
#define DAILYMATH_SYSTEM_TERMINAL_H

#include <stddef.h>

/// Opens the terminal behind a standard stream again, as a non-blocking description of its own.
long dailymath_terminal_reopen(int stream);
/// Opens a terminal by its path in the same way.
long dailymath_terminal_open(const char *path);
/// Opens the controlling terminal of the process in the same way; -ENXIO where it has none.
long dailymath_terminal_open_controlling(void);
/// Throws away what was typed and not read yet.
long dailymath_terminal_discard_input(int descriptor);
long dailymath_terminal_size(int descriptor, int *columns, int *rows);
/// 1 when nothing can be read from it or written to it any more.
long dailymath_terminal_is_gone(int descriptor);
/// 1 when another process group of the same session owns the terminal.
long dailymath_terminal_is_background(int descriptor);
/// Saves the settings, remembers how to restore the terminal, and makes it raw.
long dailymath_terminal_enter(int descriptor);
/// What is written on every way out, and the line a fault prints; each at most 1,024 bytes.
long dailymath_terminal_set_leave(const void *bytes, size_t count);
long dailymath_terminal_set_crash_note(const void *bytes, size_t count);
/// Has a fault print its line even where no terminal was entered, as in a conversation in lines.
void dailymath_terminal_note_faults(void);
/// Says whether the terminal has only a part of what was last written, so that leaving has to end a sequence first.
void dailymath_terminal_set_torn(int torn);
/// Restores the terminal once, within a quarter of a second even where it does not read; later calls do nothing.
void dailymath_terminal_leave(void);
/// Forgets the terminal without writing: it is gone.
void dailymath_terminal_abandon(void);
/// The same as leaving, but only with what a signal handler may call; prints the crash note when it
/// restored something, or was told to.
void dailymath_terminal_emergency(int signal);

#endif
