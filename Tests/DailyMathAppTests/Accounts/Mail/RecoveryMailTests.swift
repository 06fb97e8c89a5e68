import DailyMathApp
import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("The message with a code")
struct RecoveryMailTests {
  private func message(
    from computer: String = "aula3", in language: Language
  ) throws -> (code: OneTimeCode, bytes: [UInt8]) {
    let code = try #require(OneTimeCode(.mailed, typed: "7k3mq2zd0001abcdvwxy"))
    let mail = RecoveryMail(code: code, computer: computer, moment: Stamp.at().moment)
    return (code, mail.message(to: .ana, in: language, identifier: "abc").bytes)
  }

  @Test(
    "it says who asked, where and when, gives the code in groups, and says what to do",
    arguments: [
      (
        Language.spanish,
        [
          "DailyMath", "aula3", "el 30 de noviembre de 2026 a las 12:00", "15 minutos",
          "5 intentos",
          "Si no fuiste tú",
        ]
      ),
      (
        .english,
        [
          "DailyMath", "aula3", "on November 30, 2026 at 12:00", "15 minutes", "5 tries",
          "If it was not you",
        ]
      ),
    ])
  func content(language: Language, parts: [String]) throws {
    let mail = DecodedMail(try message(in: language).bytes)
    for part in parts + ["\n\n    7K3M-Q2ZD-0001-ABCD-VWXY\n\n"] {
      #expect(mail.body.contains(part))
    }
    #expect(mail.value("To") == "ana@uniquindio.edu.co")
    #expect(mail.value("Content-Language") == language.rawValue)
  }

  @Test("every line is short and of ASCII", arguments: Language.allCases)
  func lines(language: Language) throws {
    let bytes = try message(in: language).bytes
    #expect(bytes.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(bytes.split(separator: 0x0A).allSatisfy { $0.count <= 76 })
    #expect(bytes.last == 0x0A)
  }

  @Test(
    "the name of the computer can add neither a header nor a line",
    arguments: [
      ("x\nBcc: eva@b.co", "xBccevab.co", "xBccevab.co"), ("aula\u{1B}[2J", "aula2J", "localhost"),
      ("..aula..uq.", "aula.uq", "aula.uq"), ("", "localhost", "localhost"),
      ("ñ", "localhost", "localhost"), ("aula3", "aula3", "localhost"),
    ])
  func computer(name: String, shown: String, domain: String) throws {
    let mail = DecodedMail(try message(from: name, in: .spanish).bytes)
    #expect(mail.headers.count == 10)
    #expect(mail.value("From") == "DailyMath <dailymath@\(domain)>")
    #expect(mail.value("Message-ID") == "<abc@\(domain)>")
    #expect(mail.body.contains("en el computador \(shown), el 30"))
  }
}
