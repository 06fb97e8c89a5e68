#ifndef DAILYMATH_SYSTEM_FILES_H
#define DAILYMATH_SYSTEM_FILES_H

#include <stddef.h>
#include <stdint.h>

/// What a file is opened for.
enum dailymath_purpose {
  /// To read it; never follows a link, never waits for a FIFO's writer.
  DAILYMATH_READ = 0,
  /// To append to a file that exists.
  DAILYMATH_APPEND = 1,
  /// To append to a file that must not exist yet.
  DAILYMATH_APPEND_NEW = 2,
  /// To write a file that must not exist yet.
  DAILYMATH_WRITE_NEW = 3,
  /// To hold a lock on it; made when it is missing.
  DAILYMATH_LOCK = 4,
};

enum dailymath_kind {
  DAILYMATH_REGULAR = 0,
  DAILYMATH_FOLDER = 1,
  DAILYMATH_LINK = 2,
  DAILYMATH_OTHER = 3,
};

struct dailymath_status {
  int64_t size;
  uint64_t inode;
  uint64_t device;
  int64_t modified_nanoseconds;
  uint32_t permissions;
  uint32_t owner;
  uint32_t links;
  int32_t kind;
};

/// Opens a file (new ones with mode 0600) and returns its descriptor.
long dailymath_open(const char *path, int purpose);
long dailymath_close(int descriptor);
/// At most `count` bytes from `offset`.
long dailymath_read_at(int descriptor, void *bytes, size_t count, int64_t offset);
/// One write; only an interruption before the first byte is retried.
long dailymath_write(int descriptor, const void *bytes, size_t count);
/// To the platter: F_FULLFSYNC first where it exists.
long dailymath_sync(int descriptor);
/// Makes the entries of a folder durable; where a file system cannot, that is no error.
long dailymath_sync_folder(const char *path);
long dailymath_truncate(int descriptor, int64_t size);
/// Takes flock(2) without waiting: -EWOULDBLOCK when another holds it.
long dailymath_lock(int descriptor, int exclusive);
/// Gives a lock back, whoever else holds the same open file.
long dailymath_unlock(int descriptor);
long dailymath_rename(const char *from, const char *to);
long dailymath_unlink(const char *path);
long dailymath_remove_folder(const char *path);
long dailymath_make_folder(const char *path);
/// 0 when the process may write there.
long dailymath_check_writable(const char *path);
/// Gives a file or folder its mode; a link at the path's end is not followed.
long dailymath_set_permissions(const char *path, uint32_t permissions);
/// The status of what stands at a path; a link itself unless `follow`.
long dailymath_status_of(const char *path, int follow, struct dailymath_status *status);
long dailymath_status_of_descriptor(int descriptor, struct dailymath_status *status);

/// Starts to list a folder; NULL with the code in `error` when it cannot be opened.
void *dailymath_folder_open(const char *path, int *error);
/// The next name, valid until the next call; NULL at the end (`error` 0) or on failure.
const char *dailymath_folder_next(void *folder, int *error);
void dailymath_folder_close(void *folder);

/// 0 when an ordinary file stands there, perhaps behind a link, that the process may run.
long dailymath_check_program(const char *path);

/// The system's words for an errno code.
void dailymath_error_text(int code, char *text, size_t capacity);

#endif
