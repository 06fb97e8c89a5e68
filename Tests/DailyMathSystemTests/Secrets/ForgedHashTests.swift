import DailyMathSystem
import Testing

/// What somebody may write into the accounts file in the place of a hash, to weaken it or to bring the program to a halt.
@Suite("Forged hashes")
struct ForgedHashTests {
  private func secret(_ text: String) -> SecretBytes {
    var secret = SecretBytes()
    secret.append(text.utf8)
    return secret
  }

  /// The time of the quickest of a few tries, in nanoseconds: other tests run at the same time.
  private func quickest(_ body: () -> Void) -> UInt64 {
    (0..<5).map { _ in
      let start = SystemClock.monotonicNanoseconds()
      body()
      return SystemClock.monotonicNanoseconds() - start
    }.min() ?? .max
  }

  @Test("are refused at once, as a password's and as a code's", arguments: forgedHashes)
  func forged(stored: String) {
    let password = secret("123456")
    let time = quickest {
      #expect(throws: PasswordError.unknownHash) {
        try PasswordHasher.verify(password, against: stored)
      }
      #expect(throws: PasswordError.unknownHash) {
        try CodeHasher.verify("123456", against: stored)
      }
    }
    #expect(time < 10_000_000)
    #expect(!PasswordHasher.isStoredHash(stored) && !CodeHasher.isStoredHash(stored))
    #expect(!PasswordHasher.isCurrent(stored))
  }

  @Test("a code's hash is none of a password and the other way round, even for the same text")
  func confusion() throws {
    let ofCode = try CodeHasher.hash("123456")
    let ofPassword = try PasswordHasher.hash(secret("123456"))
    let time = quickest {
      #expect(throws: PasswordError.unknownHash) {
        try PasswordHasher.verify(secret("123456"), against: ofCode)
      }
      #expect(throws: PasswordError.unknownHash) {
        try CodeHasher.verify("123456", against: ofPassword)
      }
    }
    #expect(time < 10_000_000)
    #expect(!PasswordHasher.isStoredHash(ofCode) && !PasswordHasher.isCurrent(ofCode))
    #expect(!CodeHasher.isStoredHash(ofPassword))
  }

  @Test("a real hash with anything cut off, added or changed in its form is none any more")
  func damaged() throws {
    let ofCode = try CodeHasher.hash("123456")
    let ofPassword = try PasswordHasher.hash(secret("123456"))
    for (stored, isStoredHash) in [
      (ofCode, CodeHasher.isStoredHash), (ofPassword, PasswordHasher.isStoredHash),
    ] {
      #expect(isStoredHash(stored))
      for length in 0..<stored.utf8.count { #expect(!isStoredHash(String(stored.prefix(length)))) }
      for more in ["a", "\n", "\0", " ", "$", "\u{301}"] {
        #expect(!isStoredHash(stored + more))
        #expect(!isStoredHash(more + stored))
        // A digit in the place of a digit is a hash like any other.
        if more != "a" { #expect(!isStoredHash(stored.dropLast() + more)) }
      }
      for place in stored.indices where stored[place] == "$" {
        #expect(!isStoredHash(stored.replacingCharacter(at: place, with: ".")))
      }
    }
  }

  #if os(Linux)
    @Test(
      "a hash that costs less than today's is to be renewed, one that costs more is not",
      arguments: [("9", false), ("A", false), ("B", true), ("C", true), ("D", true)])
    func current(cost: String, isCurrent: Bool) {
      #expect(PasswordHasher.isCurrent("$y$j\(cost)T$\(salt)$\(hash)") == isCurrent)
    }
  #endif

  @Test("a hash that is made today is current")
  func today() throws {
    #expect(PasswordHasher.isCurrent(try PasswordHasher.hash(secret("123456"))))
  }
}

extension String {
  fileprivate func replacingCharacter(at place: String.Index, with text: String) -> String {
    self[..<place] + text + self[index(after: place)...]
  }
}

private let salt = "abcdefghijklmnopqrstu1"
private let hash = String(repeating: "5", count: 43)
private let forgedHashes: [String] = [
  "", "$", "$y$", "$y$jBT$", "$y$j75$", "$y$j9T$", "*0", "*1",
  // No salt, where the function would hash all the same.
  "$y$jBT$$\(hash)", "$y$j75$$\(hash)", "$1$abc$", "$1$abcdefgh$1234567890123456789012",
  // Other schemes.
  "$2b$31$\(salt)", "$5$\(salt)$\(hash)", "$6$rounds=999999999$\(salt)$\(hash)",
  "$7$CU..../....\(salt)$\(hash)", "$gy$jBT$\(salt)$\(hash)", "$pbkdf2-sha256$i=1$00$00",
  "$pbkdf2-sha256-code$i=2000000000$\(salt)$\(hash)",
  // Gigabytes of memory, and costs that are neither a password's nor a code's.
  "$y$jET$\(salt)$\(hash)", "$y$jFT$\(salt)$\(hash)", "$y$jGT$\(salt)$\(hash)",
  "$y$jHT$\(salt)$\(hash)", "$y$j8T$\(salt)$\(hash)", "$y$j7T$\(salt)$\(hash)",
  "$y$jB5$\(salt)$\(hash)", "$y$j85$\(salt)$\(hash)", "$y$j65$\(salt)$\(hash)",
  "$y$kBT$\(salt)$\(hash)", "$y$k75$\(salt)$\(hash)",
  // NUL bytes, before and behind which the function would see another text.
  "$y$jBT$\(salt)$\(hash)\0", "\0$y$jBT$\(salt)$\(hash)", "$y$j75$\(salt)\0\(hash)",
  "$y$jBT$\(salt)$\(hash.dropLast())\0", "$y$j75$\(salt)$\(hash.dropLast())\0",
  // Lengths and ends.
  "$y$jBT$\(salt)$\(hash)\n", "$y$j75$\(salt)$\(hash)\n", " $y$j75$\(salt)$\(hash)",
  "$y$jBT$\(salt)$\(hash)5", "$y$j75$\(salt)$\(hash)5",
  "$y$jBT$\(salt)$\(hash.dropLast())", "$y$j75$\(salt)$\(hash.dropLast())",
  "$y$jBT$\(salt.dropFirst())$\(hash)5", "$y$j75$\(salt.dropFirst())$\(hash)5",
  "$y$j75$\(salt.dropLast())v$\(hash)", "$y$j75$!\(salt.dropFirst())$\(hash)",
  "$y$j75$\(salt)$\(hash.dropLast(2))ñ",
  "$y$jBT$" + String(repeating: "5", count: 494), "$y$j75$" + String(repeating: "5", count: 494),
  String(repeating: "$", count: 1_000_000),
]
