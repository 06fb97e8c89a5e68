#define _GNU_SOURCE
#include "SystemProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "SystemSignals.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif
#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <time.h>
#include <uuid/uuid.h>
#endif

static long outcome(long result) { return result < 0 ? -(long)errno : result; }

void dailymath_prepare_process(void) {
  umask(077);
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  dailymath_install_fault_handlers();
#ifdef __linux__
  // The limit does not keep the system from handing a dump to a program that collects them; this does. Nor can another
  // process of the same user look into this one any more, except one that looks for a fault.
  if (!dailymath_is_backtrace_wanted()) prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

long dailymath_process_id(void) { return getpid(); }
long dailymath_user_id(void) { return (long)geteuid(); }
long dailymath_is_terminal(int descriptor) { return isatty(descriptor); }
long dailymath_is_open(int descriptor) { return fcntl(descriptor, F_GETFD) >= 0; }
const char *dailymath_environment(const char *name) { return getenv(name); }
long dailymath_set_mask(long mask) { return umask((mode_t)mask); }
void dailymath_exit(int code) { exit(code); }

long dailymath_set_environment(const char *name, const char *value) {
  return outcome(value ? setenv(name, value, 1) : unsetenv(name));
}

long dailymath_home(char *text, size_t capacity) {
  struct passwd entry, *found = NULL;
  char *space = malloc(16384);
  if (space == NULL) return -ENOMEM;
  int code = getpwuid_r(geteuid(), &entry, space, 16384, &found);
  long result = code ? -code : -ENOENT;
  if (code == 0 && found && strlen(entry.pw_dir) < capacity) {
    strcpy(text, entry.pw_dir);
    result = 0;
  }
  free(space);
  return result;
}

long dailymath_host_name(char *text, size_t capacity) {
  long result = outcome(gethostname(text, capacity));
  if (capacity) text[capacity - 1] = 0;
  return result;
}

long dailymath_host_uuid(char *text, size_t capacity) {
#ifdef __APPLE__
  uuid_t identity;
  struct timespec patience = {1, 0};
  if (gethostuuid(identity, &patience) < 0) return -(long)errno;
  if (capacity < 37) return -ERANGE;
  uuid_unparse_lower(identity, text);
  return 0;
#else
  (void)text;
  (void)capacity;
  return -ENOTSUP;
#endif
}

long dailymath_executable(char *text, size_t capacity) {
#ifdef __APPLE__
  uint32_t size = (uint32_t)capacity;
  return _NSGetExecutablePath(text, &size) == 0 ? 0 : -ERANGE;
#else
  long count = readlink("/proc/self/exe", text, capacity);
  if (count < 0) return -(long)errno;
  if ((size_t)count >= capacity) return -ERANGE;
  text[count] = 0;
  return 0;
#endif
}

long dailymath_working_folder(char *text, size_t capacity) {
  return getcwd(text, capacity) ? 0 : -(long)errno;
}

long dailymath_wait_ready(int descriptor, int writable, long milliseconds) {
  struct pollfd wanted = {descriptor, writable ? POLLOUT : POLLIN, 0};
  long result = poll(&wanted, 1, (int)milliseconds);
  if (result < 0 && errno == EINTR) return 0;
  return outcome(result);
}

struct thread_start {
  void (*body)(void *);
  void *context;
};

static void *run_thread(void *argument) {
  struct thread_start start = *(struct thread_start *)argument;
  free(argument);
  // A fault on a full stack needs another one for its handler, and each thread has its own.
  void *stack = dailymath_install_signal_stack();
  start.body(start.context);
  dailymath_remove_signal_stack(stack);
  return NULL;
}

long dailymath_start_thread(void (*body)(void *), void *context, size_t stack_bytes) {
  struct thread_start *start = malloc(sizeof *start);
  if (start == NULL) return -ENOMEM;
  start->body = body;
  start->context = context;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, stack_bytes);
  // Signals that end or stop the program belong to the thread that waits for the terminal.
  sigset_t blocked, before;
  sigemptyset(&blocked);
  const int routed[] = {SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP};
  for (size_t index = 0; index < sizeof routed / sizeof *routed; index++) {
    sigaddset(&blocked, routed[index]);
  }
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  pthread_t thread;
  int code = pthread_create(&thread, &attributes, run_thread, start);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  if (code) free(start);
  return -code;
}
