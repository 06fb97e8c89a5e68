import DailyMathSystem
import Testing

@Suite("Password hashes")
struct PasswordHasherTests {
  private func secret(_ text: String) -> SecretBytes {
    var secret = SecretBytes()
    secret.append(text.utf8)
    return secret
  }

  @Test("a password matches its own hash and no other, and each hash has its own salt")
  func matches() throws {
    let first = try PasswordHasher.hash(secret("correct horse"))
    let second = try PasswordHasher.hash(secret("correct horse"))
    #expect(first != second)
    #expect(PasswordHasher.isStoredHash(first))
    #expect(try PasswordHasher.verify(secret("correct horse"), against: first))
    #expect(try PasswordHasher.verify(secret("correct horse"), against: second))
    #expect(try !PasswordHasher.verify(secret("correct horsf"), against: first))
    #expect(try !PasswordHasher.verify(secret("correct horse "), against: first))
    try PasswordHasher.verifyDummy(secret("correct horse"))
  }

  @Test("é is the same password as one code point and as two")
  func normalForm() throws {
    let hash = try PasswordHasher.hash(secret("caf\u{E9}"))
    #expect(try PasswordHasher.verify(secret("cafe\u{301}"), against: hash))
    #expect(try !PasswordHasher.verify(secret("cafe"), against: hash))
  }

  @Test("what cannot be hashed faithfully is refused")
  func refused() throws {
    #expect(throws: PasswordError.empty) { try PasswordHasher.hash(SecretBytes()) }
    #expect(throws: PasswordError.containsNul) { try PasswordHasher.hash(secret("ab\0cd")) }
    let long = String(repeating: "a", count: 129)
    #expect(throws: PasswordError.tooLong) { try PasswordHasher.hash(secret(long)) }
    _ = try PasswordHasher.hash(secret(String(repeating: "a", count: 128)))
  }

  #if os(Linux)
    @Test("a hash is of the yescrypt kind that takes 64 MiB")
    func kind() throws {
      let hash = try PasswordHasher.hash(secret("123456"))
      #expect(hash.hasPrefix("$y$jBT$"))
      #expect(hash.utf8.count == 73)
    }

    /// Made by Perl's `crypt`, which the system's library answers.
    @Test(
      "hashes that another program made are understood",
      arguments: [
        (
          "correct horse",
          "$y$jBT$abcdefghijklmnopqrstu/$1jqUbZN6uxgBbw8/6eelkrwWu78rildjzjquONAitVA"
        ),
        (
          "caf\u{E9}",
          "$y$j9T$0123456789ABCDEFGHIJK.$dNx64YmVoa1weGXH7bxkNdJhaGzhMwpKVv.LbHaOB9."
        ),
      ])
    func known(password: String, stored: String) throws {
      #expect(try PasswordHasher.verify(secret(password), against: stored))
      #expect(try !PasswordHasher.verify(secret(password + "x"), against: stored))
    }
  #endif

  @Test("the work for an unknown account takes as long as for a known one")
  func dummy() throws {
    let hash = try PasswordHasher.hash(secret("123456"))
    let first = SystemClock.monotonicNanoseconds()
    _ = try PasswordHasher.verify(secret("654321"), against: hash)
    let second = SystemClock.monotonicNanoseconds()
    try PasswordHasher.verifyDummy(secret("654321"))
    let third = SystemClock.monotonicNanoseconds()
    // Other tests run at the same time, hence the wide margin; without work it would be a thousandth.
    #expect(third - second > (second - first) / 5)
  }
}
