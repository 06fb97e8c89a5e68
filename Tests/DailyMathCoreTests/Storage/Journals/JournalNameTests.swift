import Testing

@testable import DailyMathCore

@Suite("The name of a journal")
struct JournalNameTests {
  @Test(
    "says whose it is",
    arguments: [
      ("k3x.jsonl", 1, false), ("k3x-2.jsonl", 2, false), ("k3x-17.jsonl", 17, false),
      ("k3x.sync-conflict-20261130-211403-ABCDEFG.jsonl", 1, true),
      ("k3x-2.sync-conflict-20261130-211403-ABCDEFG.jsonl", 2, true),
    ])
  func read(text: String, sequence: Int, isConflictCopy: Bool) throws {
    let name = try #require(JournalName(text))
    #expect(name.device == DeviceID("k3x"))
    #expect(name.sequence == sequence)
    #expect(name.isConflictCopy == isConflictCopy)
    #expect((name.text == text) == !isConflictCopy)
  }

  @Test(
    "is no other file's",
    arguments: [
      ".jsonl", "k3x", "k3x.json", "k3x-.jsonl", "k3x-1.jsonl", "k3x-02.jsonl", "k3x-0.jsonl",
      "k3x-99999999999999999999.jsonl", "k3x-9223372036854775807.jsonl",
      ".k3x.jsonl", "k3x copy.jsonl", "../k3x.jsonl",
      "k3x.jsonl.tmp", "ñ.jsonl",
    ])
  func refused(text: String) {
    #expect(JournalName(text) == nil)
  }
}
