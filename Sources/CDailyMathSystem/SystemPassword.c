#define _GNU_SOURCE
#include "SystemPassword.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#ifdef __APPLE__
#include <CommonCrypto/CommonKeyDerivation.h>
#include <CommonCrypto/CommonRandom.h>
#else
#include <crypt.h>
#endif

void dailymath_wipe(void *bytes, size_t count) {
  volatile unsigned char *place = bytes;
  while (count--) *place++ = 0;
}

void *dailymath_secret_allocate(size_t count) {
  void *bytes = mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (bytes == MAP_FAILED) return NULL;
  // A user may lock little or nothing; the secret is as usable without.
  (void)mlock(bytes, count);
#ifdef MADV_DONTDUMP
  (void)madvise(bytes, count, MADV_DONTDUMP);
#endif
  return bytes;
}

void dailymath_secret_free(void *bytes, size_t count) {
  dailymath_wipe(bytes, count);
  munmap(bytes, count);
}

static long is_same(const char *left, const char *right) {
  size_t count = strlen(left);
  if (count != strlen(right)) return 0;
  unsigned char difference = 0;
  for (size_t index = 0; index < count; index++) difference |= left[index] ^ right[index];
  return difference == 0;
}

#ifdef __APPLE__

enum { ROUNDS = 600000, SALT_BYTES = 16, HASH_BYTES = 32 };

static void write_hex(char *text, const uint8_t *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) snprintf(text + 2 * index, 3, "%02x", bytes[index]);
}

static const char password_tag[] = "$pbkdf2-sha256$", code_tag[] = "$pbkdf2-sha256-code$";

static long derive(
    const char *tag, const void *bytes, size_t count, const uint8_t *salt, char *text,
    size_t capacity) {
  uint8_t hash[HASH_BYTES];
  int status = CCKeyDerivationPBKDF(kCCPBKDF2, bytes, count, salt, SALT_BYTES, kCCPRFHmacAlgSHA256,
                                    ROUNDS, hash, HASH_BYTES);
  char salt_text[2 * SALT_BYTES + 1], hash_text[2 * HASH_BYTES + 1];
  write_hex(salt_text, salt, SALT_BYTES);
  write_hex(hash_text, hash, HASH_BYTES);
  snprintf(text, capacity, "%si=%d$%s$%s", tag, ROUNDS, salt_text, hash_text);
  dailymath_wipe(hash, sizeof hash);
  dailymath_wipe(hash_text, sizeof hash_text);
  return status == kCCSuccess ? 0 : -EINVAL;
}

static long hash_with_tag(
    const char *tag, const void *bytes, size_t count, char *text, size_t capacity) {
  uint8_t salt[SALT_BYTES];
  if (CCRandomGenerateBytes(salt, sizeof salt) != kCCSuccess) return -EIO;
  return derive(tag, bytes, count, salt, text, capacity);
}

long dailymath_password_hash(const void *bytes, size_t count, char *text, size_t capacity) {
  return hash_with_tag(password_tag, bytes, count, text, capacity);
}

long dailymath_code_hash(const void *bytes, size_t count, char *text, size_t capacity) {
  return hash_with_tag(code_tag, bytes, count, text, capacity);
}

long dailymath_password_verify(const void *bytes, size_t count, const char *stored) {
  const char *salt_text = strstr(stored, "$i=600000$");
  if (salt_text == NULL || strlen(salt_text) < 10 + 2 * SALT_BYTES) return -EINVAL;
  uint8_t salt[SALT_BYTES];
  for (int index = 0; index < SALT_BYTES; index++) {
    unsigned value;
    if (sscanf(salt_text + 10 + 2 * index, "%2x", &value) != 1) return -EINVAL;
    salt[index] = (uint8_t)value;
  }
  char text[256];
  const char *tag = strncmp(stored, code_tag, sizeof code_tag - 1) ? password_tag : code_tag;
  long result = derive(tag, bytes, count, salt, text, sizeof text);
  if (result == 0) result = is_same(text, stored);
  dailymath_wipe(text, sizeof text);
  return result;
}

#else

// Everything crypt_r leaves behind lies in one block, which is wiped before it is given back.
struct workspace {
  char phrase[512];
  struct crypt_data data;
};

static long derive(const void *bytes, size_t count, const char *setting, char *text, size_t capacity) {
  if (count >= sizeof((struct workspace *)0)->phrase) return -ERANGE;
  struct workspace *workspace = calloc(1, sizeof *workspace);
  if (workspace == NULL) return -ENOMEM;
  memcpy(workspace->phrase, bytes, count);
  errno = 0;
  const char *hash = crypt_r(workspace->phrase, setting, &workspace->data);
  long result = 0;
  // A failure is NULL or a text that starts with an asterisk.
  if (hash == NULL || hash[0] == '*') result = errno ? -(long)errno : -EINVAL;
  else if (strlen(hash) >= capacity) result = -ERANGE;
  else strcpy(text, hash);
  dailymath_wipe(workspace, sizeof *workspace);
  free(workspace);
  return result;
}

static long hash_at_cost(
    unsigned long cost, const void *bytes, size_t count, char *text, size_t capacity) {
  char setting[CRYPT_GENSALT_OUTPUT_SIZE];
  // With no bytes given the salt comes from the system.
  if (crypt_gensalt_rn("$y$", cost, NULL, 0, setting, sizeof setting) == NULL) {
    return errno ? -(long)errno : -EINVAL;
  }
  return derive(bytes, count, setting, text, capacity);
}

long dailymath_password_hash(const void *bytes, size_t count, char *text, size_t capacity) {
  // 64 MiB, about a tenth of a second.
  return hash_at_cost(7, bytes, count, text, capacity);
}

long dailymath_code_hash(const void *bytes, size_t count, char *text, size_t capacity) {
  // 1 MiB, about a millisecond.
  return hash_at_cost(1, bytes, count, text, capacity);
}

long dailymath_password_verify(const void *bytes, size_t count, const char *stored) {
  char text[CRYPT_OUTPUT_SIZE];
  long result = derive(bytes, count, stored, text, sizeof text);
  if (result == 0) result = is_same(text, stored);
  dailymath_wipe(text, sizeof text);
  return result;
}

#endif
