import DailyMathSystem
import Testing

@Suite("Code hashes")
struct CodeHasherTests {
  private static let code = "ABCDEFGHJKMNPQRS"

  @Test("a code matches its own hash and no other, and each hash has its own salt")
  func matches() throws {
    let first = try CodeHasher.hash(Self.code)
    let second = try CodeHasher.hash(Self.code)
    #expect(first != second)
    #expect(CodeHasher.isStoredHash(first) && CodeHasher.isStoredHash(second))
    #expect(try CodeHasher.verify(Self.code, against: first))
    #expect(try CodeHasher.verify(Self.code, against: second))
    #expect(try !CodeHasher.verify("ABCDEFGHJKMNPQRT", against: first))
    #expect(try !CodeHasher.verify(Self.code + " ", against: first))
    #expect(try !CodeHasher.verify("abcdefghjkmnpqrs", against: first))
  }

  @Test("what cannot be hashed faithfully is refused, never cut")
  func refused() throws {
    #expect(throws: PasswordError.empty) { try CodeHasher.hash("") }
    #expect(throws: PasswordError.containsNul) { try CodeHasher.hash("AB\0CD") }
    #expect(throws: PasswordError.tooLong) {
      try CodeHasher.hash(String(repeating: "A", count: 501))
    }
    let longest = String(repeating: "A", count: 500)
    let stored = try CodeHasher.hash(longest)
    #expect(try CodeHasher.verify(longest, against: stored))
    #expect(try !CodeHasher.verify(longest.dropLast() + "B", against: stored))
    #expect(throws: PasswordError.tooLong) { try CodeHasher.verify(longest + "A", against: stored) }
    #expect(throws: PasswordError.containsNul) { try CodeHasher.verify("A\0", against: stored) }
  }

  #if os(Linux)
    @Test("a hash is of the yescrypt kind that takes a mebibyte")
    func kind() throws {
      let stored = try CodeHasher.hash(Self.code)
      #expect(stored.hasPrefix("$y$j75$"))
      #expect(stored.utf8.count == 73)
    }

    @Test("it costs a few milliseconds, where a password's hash costs a hundred")
    func cost() throws {
      // The quickest of a few tries: other tests run at the same time.
      let times = try (0..<5).map { _ in
        let start = SystemClock.monotonicNanoseconds()
        _ = try CodeHasher.hash(Self.code)
        return SystemClock.monotonicNanoseconds() - start
      }
      #expect(times.min() ?? .max < 20_000_000)
    }
  #endif
}
