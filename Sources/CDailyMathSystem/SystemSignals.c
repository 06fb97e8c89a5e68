#define _GNU_SOURCE
#include "SystemSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "SystemLines.h"
#include "SystemTerminal.h"

enum { SIGNAL_STACK_BYTES = 65536 };

static const struct {
  int signal;
  unsigned event;
} routes[] = {
    {SIGINT, DAILYMATH_INTERRUPT}, {SIGTERM, DAILYMATH_TERMINATE}, {SIGQUIT, DAILYMATH_QUIT},
    {SIGHUP, DAILYMATH_HANG_UP},   {SIGWINCH, DAILYMATH_RESIZE},   {SIGCONT, DAILYMATH_CONTINUE},
    {SIGTSTP, DAILYMATH_STOP},
};
static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};

enum { ROUTE_COUNT = sizeof routes / sizeof *routes, FATAL_COUNT = sizeof fatal / sizeof *fatal };

static struct sigaction previous_routes[ROUTE_COUNT];
static struct sigaction previous_fatal[FATAL_COUNT];
static int are_routes_installed;
static int are_fatal_installed;
static int is_backtrace_wanted;
static int wake_ends[2] = {-1, -1};
static atomic_uint pending;

// The flag is what counts and is never lost; the byte only ends a wait, so a full pipe does no harm.
static void note(unsigned event) {
  atomic_fetch_or(&pending, event);
  if (wake_ends[1] >= 0) {
    ssize_t ignored = write(wake_ends[1], "", 1);
    (void)ignored;
  }
}

static void handle_route(int signal) {
  int code = errno;
  for (int index = 0; index < ROUTE_COUNT; index++) {
    if (routes[index].signal != signal) continue;
    note(routes[index].event);
  }
  errno = code;
}

static void handle_fatal(int signal) {
  dailymath_terminal_emergency(signal);
  dailymath_echo_show();
  // The runtime's backtrace shows memory, which may hold a password, and asks questions in the terminal: it follows only
  // where somebody who looks for a fault has asked for it.
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  for (int index = 0; index < FATAL_COUNT; index++) {
    if (fatal[index] != signal) continue;
    sigaction(signal, is_backtrace_wanted ? &previous_fatal[index] : &standard, NULL);
  }
  raise(signal);
}

long dailymath_is_backtrace_wanted(void) { return getenv("SWIFT_BACKTRACE") != NULL; }

long dailymath_prepare_wake(void) {
  if (wake_ends[0] >= 0) return 0;
  int ends[2];
  if (pipe(ends) < 0) return -(long)errno;
  for (int index = 0; index < 2; index++) {
    fcntl(ends[index], F_SETFD, FD_CLOEXEC);
    fcntl(ends[index], F_SETFL, fcntl(ends[index], F_GETFL) | O_NONBLOCK);
  }
  wake_ends[0] = ends[0];
  wake_ends[1] = ends[1];
  return 0;
}

static void install_route(int index) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle_route;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  sigaction(routes[index].signal, &action, NULL);
}

long dailymath_install_handlers(void) {
  long result = dailymath_prepare_wake();
  if (result < 0) return result;
  if (!are_routes_installed) {
    for (int index = 0; index < ROUTE_COUNT; index++) {
      sigaction(routes[index].signal, NULL, &previous_routes[index]);
      // What a parent ignores (nohup) stays ignored.
      if (previous_routes[index].sa_handler != SIG_IGN) install_route(index);
    }
    are_routes_installed = 1;
  }
  dailymath_install_fault_handlers();
  return 0;
}

void dailymath_install_fault_handlers(void) {
  if (are_fatal_installed) return;
  are_fatal_installed = 1;
  is_backtrace_wanted = dailymath_is_backtrace_wanted() != 0;
  dailymath_install_signal_stack();
  for (int index = 0; index < FATAL_COUNT; index++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handle_fatal;
    action.sa_flags = SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(fatal[index], &action, &previous_fatal[index]);
  }
}

void dailymath_remove_handlers(void) {
  if (!are_routes_installed) return;
  for (int index = 0; index < ROUTE_COUNT; index++) {
    sigaction(routes[index].signal, &previous_routes[index], NULL);
  }
  are_routes_installed = 0;
}

void dailymath_wake_background(void) { note(DAILYMATH_BACKGROUND); }

unsigned dailymath_take_events(void) { return atomic_exchange(&pending, 0); }

unsigned dailymath_pending_events(void) { return atomic_load(&pending); }

unsigned dailymath_forget_events(unsigned events) {
  return atomic_fetch_and(&pending, ~events) & events;
}

static void drain_wake(void) {
  char bytes[64];
  while (read(wake_ends[0], bytes, sizeof bytes) > 0) continue;
}

static long readiness(short events) {
  long ready = 0;
  if (events & POLLIN) ready |= DAILYMATH_READABLE;
  if (events & POLLOUT) ready |= DAILYMATH_WRITABLE;
  if (events & (POLLHUP | POLLERR | POLLNVAL)) ready |= DAILYMATH_GONE;
  return ready;
}

long dailymath_wait_descriptor(int descriptor, int writable, long milliseconds) {
  struct pollfd wanted = {descriptor, writable ? POLLOUT : POLLIN, 0};
  int count = poll(&wanted, 1, (int)milliseconds);
  if (count < 0) return errno == EINTR ? 0 : -(long)errno;
  return readiness(wanted.revents);
}

long dailymath_wait_terminal(int descriptor, int writable, long milliseconds) {
  struct pollfd wanted[2] = {
      {descriptor, (short)(POLLIN | (writable ? POLLOUT : 0)), 0},
      {wake_ends[0], POLLIN, 0},
  };
  int count = poll(wanted, 2, milliseconds < 0 ? -1 : (int)milliseconds);
  if (count < 0) return errno == EINTR ? 0 : -(long)errno;
  if (wanted[1].revents) drain_wake();
  return readiness(wanted[0].revents);
}

long dailymath_can_stop(void) {
  // Who ignores this signal, and has us ignore it, will not be there to continue us.
  struct sigaction ours;
  if (sigaction(SIGTSTP, NULL, &ours) < 0 || ours.sa_handler == SIG_IGN) return 0;
  // The leader of a session has no parent in it, so its group is an orphan, which the system never stops.
  return getsid(0) != getpid();
}

void dailymath_stop_group(void) {
  if (!dailymath_can_stop()) return;
  struct sigaction action, ours;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &ours);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

void dailymath_raise_default(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, signal);
  pthread_sigmask(SIG_UNBLOCK, &wanted, NULL);
  raise(signal);
  // Reached only for a signal whose default action is not to end the process.
  _exit(128 + signal);
}

void *dailymath_install_signal_stack(void) {
  stack_t present;
  if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE)) return NULL;
  void *space = malloc(SIGNAL_STACK_BYTES);
  if (space == NULL) return NULL;
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = space;
  stack.ss_size = SIGNAL_STACK_BYTES;
  if (sigaltstack(&stack, NULL) == 0) return space;
  free(space);
  return NULL;
}

void dailymath_remove_signal_stack(void *stack) {
  if (stack == NULL) return;
  stack_t none;
  memset(&none, 0, sizeof none);
  none.ss_flags = SS_DISABLE;
  none.ss_size = SIGNAL_STACK_BYTES;
  sigaltstack(&none, NULL);
  free(stack);
}
