#ifndef DAILYMATH_SYSTEM_SIGNALS_H
#define DAILYMATH_SYSTEM_SIGNALS_H

#include <stdint.h>

/// What has happened since it was last asked, one bit each.
enum dailymath_event {
  DAILYMATH_INTERRUPT = 1 << 0,
  DAILYMATH_TERMINATE = 1 << 1,
  DAILYMATH_QUIT = 1 << 2,
  DAILYMATH_HANG_UP = 1 << 3,
  DAILYMATH_RESIZE = 1 << 4,
  DAILYMATH_CONTINUE = 1 << 5,
  DAILYMATH_STOP = 1 << 6,
  DAILYMATH_BACKGROUND = 1 << 7,
};

enum dailymath_ready {
  DAILYMATH_READABLE = 1 << 0,
  DAILYMATH_WRITABLE = 1 << 1,
  DAILYMATH_GONE = 1 << 2,
};

/// Makes the self-pipe that wakes the wait; safe to call again.
long dailymath_prepare_wake(void);
/// Installs the handlers of INT, TERM, QUIT, HUP, WINCH, CONT, TSTP and of the fatal signals; safe to call again.
long dailymath_install_handlers(void);
/// Installs the handlers of the fatal signals alone; safe to call again.
///
/// They restore the terminal if need be, and end the process without a picture of its memory.
void dailymath_install_fault_handlers(void);
/// 1 where somebody who looks for a fault has set SWIFT_BACKTRACE, and wants the runtime to show what it can.
long dailymath_is_backtrace_wanted(void);
/// Puts back the handlers of INT, TERM, QUIT, HUP, WINCH, CONT and TSTP that stood there before.
void dailymath_remove_handlers(void);
/// Says from any thread that work in the background is done.
void dailymath_wake_background(void);
/// Takes the events that have happened.
unsigned dailymath_take_events(void);
/// The events that have happened, which stay to be taken.
unsigned dailymath_pending_events(void);
/// Takes back the kinds of events given, and returns those of them that had happened.
unsigned dailymath_forget_events(unsigned events);
/// Blocks until one descriptor is ready or the time is over; safe in a signal handler.
///
/// Returns its readiness, 0 when the time is over or a signal came.
long dailymath_wait_descriptor(int descriptor, int writable, long milliseconds);
/// Blocks until the terminal is ready, an event has happened, or the time is over (below 0: never).
///
/// Returns the terminal's readiness, 0 for anything else.
long dailymath_wait_terminal(int descriptor, int writable, long milliseconds);
/// 0 where it is certain that the process group could not be stopped, or that nobody would continue it.
long dailymath_can_stop(void);
/// Stops the process group as Ctrl-Z does; returns when it is continued, at once if it cannot or must not stop.
void dailymath_stop_group(void);
/// Ends the process by a signal's default action.
_Noreturn void dailymath_raise_default(int signal);

/// Gives the calling thread a second stack for signal handlers unless it has one; NULL when it has.
void *dailymath_install_signal_stack(void);
void dailymath_remove_signal_stack(void *stack);

#endif
