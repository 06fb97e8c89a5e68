import Testing

@testable import DailyMathCore

@Suite("The sequence that belongs to a text")
struct SplitMix64TextTests {
  @Test(
    "begins with the same number for ever",
    arguments: [
      // SplitMix64 seeded with FNV-1a of the text, exclusive-or the number; worked out with a program in Python, whose
      // hashes of "a" (af63dc4c8601ec8c) and "foobar" (85944171f73967e8) are those that the authors publish.
      ("", 0, UInt64(0xC381_7C01_6BA4_FF30)), ("a", 0, 0x5F29_C2AA_DD9B_8527),
      ("foobar", 1, 0xFEAB_EBB9_44DC_13C6), ("día", -1, 0x250D_EE49_0F46_370B),
      ("a", 20_000, 0xFB77_1F72_2959_46A7),
    ])
  func pinned(text: String, number: Int, first: UInt64) {
    var generator = SplitMix64(belongingTo: text, number: number)
    #expect(generator.next() == first)
  }
}
