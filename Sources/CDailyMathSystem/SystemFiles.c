#define _GNU_SOURCE
#include "SystemFiles.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static long outcome(long result) { return result < 0 ? -(long)errno : result; }

long dailymath_open(const char *path, int purpose) {
  int flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
  switch (purpose) {
  case DAILYMATH_READ: flags |= O_RDONLY; break;
  case DAILYMATH_APPEND: flags |= O_RDWR | O_APPEND; break;
  case DAILYMATH_APPEND_NEW: flags |= O_RDWR | O_APPEND | O_CREAT | O_EXCL; break;
  case DAILYMATH_WRITE_NEW: flags |= O_WRONLY | O_CREAT | O_EXCL; break;
  case DAILYMATH_LOCK: flags |= O_RDWR | O_CREAT; break;
  default: return -EINVAL;
  }
  long result;
  do result = open(path, flags, 0600);
  while (result < 0 && errno == EINTR);
  return outcome(result);
}

// Never retried: after EINTR the descriptor is gone on Linux, and may belong to another thread.
long dailymath_close(int descriptor) {
  long result = close(descriptor);
  return result < 0 && errno == EINTR ? 0 : outcome(result);
}

long dailymath_read_at(int descriptor, void *bytes, size_t count, int64_t offset) {
  long result;
  do result = pread(descriptor, bytes, count, offset);
  while (result < 0 && errno == EINTR);
  return outcome(result);
}

long dailymath_write(int descriptor, const void *bytes, size_t count) {
  long result;
  do result = write(descriptor, bytes, count);
  while (result < 0 && errno == EINTR);
  return outcome(result);
}

long dailymath_sync(int descriptor) {
  long result;
#ifdef F_FULLFSYNC
  do result = fcntl(descriptor, F_FULLFSYNC);
  while (result < 0 && errno == EINTR);
  if (result == 0) return 0;
#endif
  do result = fsync(descriptor);
  while (result < 0 && errno == EINTR);
  return outcome(result);
}

long dailymath_sync_folder(const char *path) {
  long descriptor;
  do descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY);
  while (descriptor < 0 && errno == EINTR);
  if (descriptor < 0) return outcome(descriptor);
  long result = dailymath_sync((int)descriptor);
  close((int)descriptor);
  return result == -EINVAL || result == -ENOTSUP ? 0 : result;
}

long dailymath_truncate(int descriptor, int64_t size) {
  long result;
  do result = ftruncate(descriptor, size);
  while (result < 0 && errno == EINTR);
  return outcome(result);
}

long dailymath_lock(int descriptor, int exclusive) {
  long result;
  do result = flock(descriptor, (exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB);
  while (result < 0 && errno == EINTR);
  return outcome(result);
}

long dailymath_unlock(int descriptor) {
  long result;
  do result = flock(descriptor, LOCK_UN);
  while (result < 0 && errno == EINTR);
  return outcome(result);
}

long dailymath_rename(const char *from, const char *to) { return outcome(rename(from, to)); }
long dailymath_unlink(const char *path) { return outcome(unlink(path)); }
long dailymath_remove_folder(const char *path) { return outcome(rmdir(path)); }
long dailymath_make_folder(const char *path) { return outcome(mkdir(path, 0700)); }
long dailymath_check_writable(const char *path) {
  return outcome(faccessat(AT_FDCWD, path, W_OK, AT_EACCESS));
}

// Through a descriptor, because fchmodat cannot be told everywhere to leave a link alone.
long dailymath_set_permissions(const char *path, uint32_t permissions) {
  long descriptor = dailymath_open(path, DAILYMATH_READ);
  if (descriptor < 0) return descriptor;
  long result = outcome(fchmod((int)descriptor, (mode_t)permissions));
  close((int)descriptor);
  return result;
}

static void copy_status(const struct stat *from, struct dailymath_status *to) {
  to->size = from->st_size;
  to->inode = from->st_ino;
  to->device = (uint64_t)from->st_dev;
#ifdef __APPLE__
  struct timespec modified = from->st_mtimespec;
#else
  struct timespec modified = from->st_mtim;
#endif
  to->modified_nanoseconds = (int64_t)modified.tv_sec * 1000000000 + modified.tv_nsec;
  to->permissions = from->st_mode & 07777;
  to->owner = from->st_uid;
  to->links = (uint32_t)from->st_nlink;
  if (S_ISREG(from->st_mode)) to->kind = DAILYMATH_REGULAR;
  else if (S_ISDIR(from->st_mode)) to->kind = DAILYMATH_FOLDER;
  else if (S_ISLNK(from->st_mode)) to->kind = DAILYMATH_LINK;
  else to->kind = DAILYMATH_OTHER;
}

long dailymath_status_of(const char *path, int follow, struct dailymath_status *status) {
  struct stat found;
  if ((follow ? stat(path, &found) : lstat(path, &found)) < 0) return -(long)errno;
  copy_status(&found, status);
  return 0;
}

long dailymath_status_of_descriptor(int descriptor, struct dailymath_status *status) {
  struct stat found;
  if (fstat(descriptor, &found) < 0) return -(long)errno;
  copy_status(&found, status);
  return 0;
}

void *dailymath_folder_open(const char *path, int *error) {
  *error = 0;
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY);
  if (descriptor < 0) {
    *error = errno;
    return NULL;
  }
  DIR *folder = fdopendir(descriptor);
  if (folder == NULL) {
    *error = errno;
    close(descriptor);
  }
  return folder;
}

const char *dailymath_folder_next(void *folder, int *error) {
  struct dirent *entry;
  do {
    errno = 0;
    entry = readdir(folder);
    *error = errno;
  } while (entry && (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0));
  return entry ? entry->d_name : NULL;
}

void dailymath_folder_close(void *folder) { closedir(folder); }

long dailymath_check_program(const char *path) {
  struct stat found;
  if (stat(path, &found) < 0) return -(long)errno;
  if (!S_ISREG(found.st_mode)) return -EINVAL;
  return outcome(faccessat(AT_FDCWD, path, X_OK, AT_EACCESS));
}

void dailymath_error_text(int code, char *text, size_t capacity) {
  // The GNU function returns the text, the POSIX one fills the buffer.
#if defined(__GLIBC__)
  snprintf(text, capacity, "%s", strerror_r(code, text, capacity));
#else
  if (strerror_r(code, text, capacity) != 0) snprintf(text, capacity, "error %d", code);
#endif
}
