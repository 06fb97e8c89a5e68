#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "SystemProcess.h"

static int add_stream(posix_spawn_file_actions_t *actions, int stream, int descriptor) {
  if (descriptor < 0) {
    return posix_spawn_file_actions_addopen(actions, stream, "/dev/null", O_RDWR, 0);
  }
  return posix_spawn_file_actions_adddup2(actions, descriptor, stream);
}

static int add_streams(posix_spawn_file_actions_t *actions, const struct dailymath_spawn *plan) {
  if (plan->terminal) {
    // The first terminal that a session's leader opens becomes its controlling terminal.
    int code = posix_spawn_file_actions_addopen(actions, 0, plan->terminal, O_RDWR, 0);
    if (!code) code = posix_spawn_file_actions_adddup2(actions, 0, 1);
    if (!code) code = posix_spawn_file_actions_adddup2(actions, 0, 2);
    return code;
  }
  int code = add_stream(actions, 0, plan->input);
  if (!code) code = add_stream(actions, 1, plan->output);
  if (!code) code = add_stream(actions, 2, plan->error);
  return code;
}

// What this process was itself given open, such as a script's descriptor with a password, is not the child's business.
static int close_others(posix_spawn_file_actions_t *actions, short *flags) {
#if defined(__APPLE__)
  (void)actions;
  *flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
  return 0;
#elif defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  (void)flags;
  return posix_spawn_file_actions_addclosefrom_np(actions, 3);
#else
  (void)actions;
  (void)flags;
  return 0;
#endif
}

long dailymath_start(const struct dailymath_spawn *plan) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t all, none;
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  sigemptyset(&none);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  int code = add_streams(&actions, plan);
  if (!code) code = close_others(&actions, &flags);
  posix_spawnattr_setflags(&attributes, flags);
  if (!code && plan->working_folder) {
    code = posix_spawn_file_actions_addchdir_np(&actions, plan->working_folder);
  }
  pid_t process = -1;
  if (!code) {
    code = posix_spawn(&process, plan->executable, &actions, &attributes, plan->arguments,
                       plan->environment);
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return code ? -code : process;
}

long dailymath_poll_child(long process, int *signalled, int *code) {
  int status = 0;
  long result;
  do result = waitpid((pid_t)process, &status, WNOHANG);
  while (result < 0 && errno == EINTR);
  if (result < 0) return -(long)errno;
  if (result == 0) return 0;
  *signalled = WIFSIGNALED(status) ? 1 : 0;
  *code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  return result;
}

long dailymath_send_signal(long process, int signal) {
  return kill((pid_t)process, signal) < 0 ? -(long)errno : 0;
}

long dailymath_send_signal_to_group(long process, int signal) {
  return kill(-(pid_t)process, signal) < 0 ? -(long)errno : 0;
}

long dailymath_set_nonblocking(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0) return -(long)errno;
  return fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0 ? -(long)errno : 0;
}

long dailymath_make_pipe(int *ends) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) < 0 ? -(long)errno : 0;
#else
  if (pipe(ends) < 0) return -(long)errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

long dailymath_read(int descriptor, void *bytes, size_t count) {
  long result;
  do result = read(descriptor, bytes, count);
  while (result < 0 && errno == EINTR);
  return result < 0 ? -(long)errno : result;
}
