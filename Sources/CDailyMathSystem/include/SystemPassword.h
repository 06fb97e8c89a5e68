#ifndef DAILYMATH_SYSTEM_PASSWORD_H
#define DAILYMATH_SYSTEM_PASSWORD_H

#include <stddef.h>

/// Overwrites bytes with zeros in a way that no optimiser removes.
void dailymath_wipe(void *bytes, size_t count);
/// Whole pages of zeros that are kept out of the swap space and of dumps where the system allows that; NULL without memory.
void *dailymath_secret_allocate(size_t count);
/// Wipes such pages and gives them back.
void dailymath_secret_free(void *bytes, size_t count);
/// Hashes a password with a fresh salt into `text` (NUL-terminated, at least 256 bytes).
long dailymath_password_hash(const void *bytes, size_t count, char *text, size_t capacity);
/// Hashes a long random code with a fresh salt, at little cost, into `text` (NUL-terminated, at least 256 bytes).
long dailymath_code_hash(const void *bytes, size_t count, char *text, size_t capacity);
/// 1 when the password or code gives `stored`, 0 when not; the caller has checked the grammar of `stored`.
long dailymath_password_verify(const void *bytes, size_t count, const char *stored);

#endif
