import Testing

@testable import DailyMathSystem

@Suite("A line that arrives byte by byte")
struct PartialLineTests {
  private func line(_ bytes: [UInt8], isSecret: Bool = false) -> PartialLine {
    var line = PartialLine(isSecret: isSecret)
    for byte in bytes { line.append(byte) }
    return line
  }

  @Test("it is what arrived, and a carriage return belongs to its end")
  func text() {
    #expect(
      line(Array("ab".utf8)).finished(terminalLimit: nil) == .line([0x61, 0x62], isCut: false))
    let carriage = line([0x61, 0x0D, 0x62, 0x0D])
    #expect(carriage.finished(terminalLimit: nil) == .line([0x61, 0x0D, 0x62], isCut: false))
    #expect(line([0, 0xFF]).finished(terminalLimit: nil) == .line([0, 0xFF], isCut: false))
    #expect(PartialLine(isSecret: false).isEmpty && !line([0]).isEmpty)
  }

  @Test("beyond 64 KiB only the beginning is kept, and it says so")
  func tooLong() {
    let whole = [UInt8](repeating: 0x61, count: 65_536)
    #expect(line(whole).finished(terminalLimit: nil) == .line(whole, isCut: false))
    #expect(line(whole + [0x62, 0x62]).finished(terminalLimit: nil) == .line(whole, isCut: true))
  }

  @Test("a line as long as a terminal takes was cut by it")
  func terminal() {
    let short = [UInt8](repeating: 0x61, count: 4_094)
    #expect(line(short).finished(terminalLimit: 4_095) == .line(short, isCut: false))
    let long = short + [0x61]
    #expect(line(long).finished(terminalLimit: 4_095) == .line(long, isCut: true))
  }

  @Test("a secret keeps every byte but the carriage return of its end, up to what a secret holds")
  func secret() {
    func secret(_ bytes: [UInt8]) -> SecretBytes {
      var secret = SecretBytes()
      secret.append(bytes)
      return secret
    }
    let bytes: [UInt8] = [0x20, 0, 0xFF, 0x61]
    let given = line(bytes + [0x0D], isSecret: true)
    #expect(given.finished(terminalLimit: nil) == .secret(secret(bytes), isCut: false))
    let full = [UInt8](repeating: 0x61, count: SecretBytes.capacity)
    let fullLine = line(full, isSecret: true).finished(terminalLimit: nil)
    #expect(fullLine == .secret(secret(full), isCut: false))
    let more = line(full + [0x62], isSecret: true).finished(terminalLimit: nil)
    #expect(more == .secret(secret(full), isCut: true))
    // What a terminal takes in a line is more than a secret holds.
    #expect(
      line([], isSecret: true).finished(terminalLimit: 0) == .secret(secret([]), isCut: false))
  }
}
