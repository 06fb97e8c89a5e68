#define _GNU_SOURCE
#include "SystemChecksum.h"

#include <string.h>

// Each processor names its instruction in its own way; `word` takes eight bytes, `byte` one. The compiler is told of the
// instruction for these functions only, so that the program still starts on a processor that lacks it.
#if defined(__x86_64__)
#include <nmmintrin.h>
#define TARGET __attribute__((target("sse4.2")))
TARGET static inline uint32_t word(uint32_t crc, uint64_t value) {
  return (uint32_t)_mm_crc32_u64(crc, value);
}
TARGET static inline uint32_t byte(uint32_t crc, uint8_t value) { return _mm_crc32_u8(crc, value); }
int dailymath_crc32c_exists(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("sse4.2") ? 1 : 0;
}
#elif defined(__aarch64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#if defined(__APPLE__) || defined(__ARM_FEATURE_CRC32)
#define TARGET
#else
#include <sys/auxv.h>
#define TARGET __attribute__((target("crc")))
#endif
// In the assembler's words, because headers offer the instruction only where the whole program is built for it.
TARGET static inline uint32_t word(uint32_t crc, uint64_t value) {
  __asm__(".arch_extension crc\n\tcrc32cx %w0, %w0, %x1" : "+r"(crc) : "r"(value));
  return crc;
}
TARGET static inline uint32_t byte(uint32_t crc, uint8_t value) {
  __asm__(".arch_extension crc\n\tcrc32cb %w0, %w0, %w1" : "+r"(crc) : "r"((uint32_t)value));
  return crc;
}
int dailymath_crc32c_exists(void) {
#if defined(__APPLE__) || defined(__ARM_FEATURE_CRC32)
  return 1;
#else
  // HWCAP_CRC32 of the Linux kernel, which not every C library's headers name.
  return getauxval(AT_HWCAP) & (1ul << 7) ? 1 : 0;
#endif
}
#else
#define TARGET
static inline uint32_t word(uint32_t crc, uint64_t value) { return crc ^ (uint32_t)value; }
static inline uint32_t byte(uint32_t crc, uint8_t value) { return crc ^ value; }
int dailymath_crc32c_exists(void) { return 0; }
#endif

TARGET uint32_t dailymath_crc32c(uint32_t crc, const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  for (; count >= 8; count -= 8, next += 8) {
    uint64_t value;
    memcpy(&value, next, 8);
    crc = word(crc, value);
  }
  for (; count > 0; count--, next++) crc = byte(crc, *next);
  return crc;
}
