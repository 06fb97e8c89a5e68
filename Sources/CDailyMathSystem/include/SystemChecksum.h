#ifndef DAILYMATH_SYSTEM_CHECKSUM_H
#define DAILYMATH_SYSTEM_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// 1 where this processor has an instruction for CRC-32C, else 0.
int dailymath_crc32c_exists(void);
/// Takes `count` bytes into the register of a CRC-32C; only where `dailymath_crc32c_exists`.
uint32_t dailymath_crc32c(uint32_t crc, const void *bytes, size_t count);

#endif
