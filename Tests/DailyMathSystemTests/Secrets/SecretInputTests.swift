import DailyMathSystem
import Testing

@Suite("Passwords from a descriptor")
struct SecretInputTests {
  private func secret(_ text: String) -> SecretBytes { secret(Array(text.utf8)) }

  private func secret(_ bytes: [UInt8]) -> SecretBytes {
    var secret = SecretBytes()
    secret.append(bytes)
    return secret
  }

  @Test(
    "the line is what stands before its end",
    arguments: [
      ("secreto\n", "secreto"), ("secreto\r\n", "secreto"), ("secreto", "secreto"),
      ("\n", ""), ("\r\n", ""), (" con espacios \n", " con espacios "), ("a\rb\n", "a\rb"),
      ("a\r\r\n", "a\r"), ("a\r", "a\r"), ("a\0b\n", "a\0b"), ("ñandú\n", "ñandú"),
    ])
  func line(input: String, expected: String) throws {
    let source = try ScratchInput(Array(input.utf8))
    #expect(try SecretInput.read(descriptor: source.descriptor) == secret(expected))
  }

  @Test("a line is read and not a byte more, so that the next call has the next one")
  func lines() throws {
    let source = try ScratchInput(Array("la actual\r\nla nueva\nla nueva".utf8))
    #expect(try SecretInput.read(descriptor: source.descriptor) == secret("la actual"))
    #expect(try SecretInput.read(descriptor: source.descriptor) == secret("la nueva"))
    #expect(try SecretInput.read(descriptor: source.descriptor) == secret("la nueva"))
    #expect(throws: SecretInputError.ended) {
      try SecretInput.read(descriptor: source.descriptor)
    }
  }

  @Test("500 bytes are a password, with either end, and 501 are none")
  func longest() throws {
    let longest = [UInt8](repeating: 0x61, count: 500)
    for end in [[], [0x0A], [0x0D, 0x0A]] as [[UInt8]] {
      let source = try ScratchInput(longest + end)
      #expect(try SecretInput.read(descriptor: source.descriptor) == secret(longest))
      let longer = try ScratchInput(longest + [0x61] + end)
      #expect(throws: SecretInputError.tooLong) {
        try SecretInput.read(descriptor: longer.descriptor)
      }
    }
  }

  @Test("what is not there is an error that says so")
  func missing() throws {
    let empty = try ScratchInput([])
    #expect(throws: SecretInputError.ended) { try SecretInput.read(descriptor: empty.descriptor) }
    for descriptor in [-1, 9_999] as [Int32] {
      let error = #expect(throws: SecretInputError.self) {
        try SecretInput.read(descriptor: descriptor)
      }
      #expect(error?.description.contains("descriptor \(descriptor)") == true)
    }
  }
}
