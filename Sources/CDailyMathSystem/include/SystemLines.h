#ifndef DAILYMATH_SYSTEM_LINES_H
#define DAILYMATH_SYSTEM_LINES_H

/// Opens /dev/null in the place of each standard stream that is closed, so that no file of ours gets its number.
long dailymath_fill_streams(void);
/// Stops a terminal from showing what is typed; a process in the background is stopped until it is in front.
///
/// Until `dailymath_echo_show` this holds, and every way out of the process takes it back.
long dailymath_echo_hide(int descriptor);
/// Lets the terminal show again what is typed; does nothing where nothing is hidden. A signal handler may call it.
void dailymath_echo_show(void);

#endif
