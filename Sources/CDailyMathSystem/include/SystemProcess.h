#ifndef DAILYMATH_SYSTEM_PROCESS_H
#define DAILYMATH_SYSTEM_PROCESS_H

#include <stddef.h>
#include <stdint.h>

/// umask 077, no death by SIGPIPE or SIGXFSZ, no core files, no memory shown after a fault.
void dailymath_prepare_process(void);
long dailymath_process_id(void);
long dailymath_user_id(void);
long dailymath_is_terminal(int descriptor);
/// Whether a descriptor is open.
long dailymath_is_open(int descriptor);
/// The value of an environment variable or NULL; valid until the environment changes.
const char *dailymath_environment(const char *name);
/// Sets an environment variable, or removes it when `value` is NULL.
long dailymath_set_environment(const char *name, const char *value);
/// The user's home folder by the password database.
long dailymath_home(char *text, size_t capacity);
long dailymath_host_name(char *text, size_t capacity);
/// The machine's own identity where the system has a call for it; -ENOTSUP elsewhere.
long dailymath_host_uuid(char *text, size_t capacity);
long dailymath_executable(char *text, size_t capacity);
long dailymath_working_folder(char *text, size_t capacity);
/// Sets the mask of permissions that new files do not get; returns the old one.
long dailymath_set_mask(long mask);
/// Ends the process after its atexit functions.
_Noreturn void dailymath_exit(int code);
/// Waits until a descriptor is readable (`writable` 0) or writable; 1 when it is, 0 at the timeout.
long dailymath_wait_ready(int descriptor, int writable, long milliseconds);

/// Runs `body(context)` on a detached thread with its own stack.
long dailymath_start_thread(void (*body)(void *), void *context, size_t stack_bytes);

/// How a child's three standard streams are set up; -1 stands for /dev/null.
struct dailymath_spawn {
  const char *executable;
  char *const *arguments;
  char *const *environment;
  /// NULL keeps the parent's.
  const char *working_folder;
  /// The path of the terminal that becomes the child's controlling one; NULL for none.
  const char *terminal;
  int32_t input;
  int32_t output;
  int32_t error;
};

/// Starts a program in a session of its own and returns its process number.
long dailymath_start(const struct dailymath_spawn *plan);
/// 0 while the process runs, else its number; `code` is the exit code or the signal.
long dailymath_poll_child(long process, int *signalled, int *code);
long dailymath_send_signal(long process, int signal);
/// The same to the process group that a started program leads.
long dailymath_send_signal_to_group(long process, int signal);
/// Has reading and writing an open file never wait.
long dailymath_set_nonblocking(int descriptor);
/// Makes a pipe whose ends are closed in children.
long dailymath_make_pipe(int *ends);
/// At most `count` bytes; 0 at the end of the stream.
long dailymath_read(int descriptor, void *bytes, size_t count);

#endif
