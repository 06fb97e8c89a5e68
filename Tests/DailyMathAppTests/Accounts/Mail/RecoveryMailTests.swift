import DailyMathApp
import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("The message with a code")
struct RecoveryMailTests {
  private func message(
    from computer: String = "aula3", to name: String = "Ana Ruiz", in language: Language
  ) throws -> (code: OneTimeCode, bytes: [UInt8]) {
    let code = try #require(OneTimeCode(.mailed, typed: "7k3mq2zd0001abcdvwxy"))
    let mail = RecoveryMail(
      name: name, code: code, computer: computer, moment: Stamp.at().moment)
    return (code, mail.message(to: .ana, in: language, identifier: "abc").bytes)
  }

  @Test(
    "it says who asked, where and when, gives the code in groups, and says what to do",
    arguments: [
      (
        Language.spanish,
        [
          "Hola, Ana Ruiz:", "DailyMath", "aula3", "el 30 de noviembre de 2026 a las 12:00",
          "15 minutos",
          "5 intentos", "elige «¿Olvidaste tu contraseña?»",
          "Si no fuiste tú",
        ]
      ),
      (
        .english,
        [
          "Hello, Ana Ruiz,", "DailyMath", "aula3", "on November 30, 2026 at 12:00", "15 minutes",
          "5 tries",
          "choose “Forgot your password?”",
          "If it was not you",
        ]
      ),
    ])
  func content(language: Language, parts: [String]) throws {
    let mail = DecodedMail(try message(in: language).bytes)
    for part in parts { #expect(mail.text.contains(part)) }
    #expect(mail.body.contains("\n\n    7K3M-Q2ZD-0001-ABCD-VWXY\n\n"))
    #expect(mail.body.split(separator: "\n").allSatisfy { $0.count <= 72 })
    #expect(mail.value("To") == "ana@uniquindio.edu.co")
    #expect(mail.value("Content-Language") == language.rawValue)
  }

  @Test(
    "every line is short and of ASCII, whatever the name", arguments: Language.allCases,
    ["", "Ñandú\u{1B}[2J\nBcc: eva@b.co", String(repeating: "x", count: 80)])
  func lines(language: Language, name: String) throws {
    let bytes = try message(to: name, in: language).bytes
    #expect(bytes.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(bytes.split(separator: 0x0A).allSatisfy { $0.count <= 76 })
    #expect(bytes.last == 0x0A)
    let mail = DecodedMail(bytes)
    #expect(mail.headers.count == 10)
    #expect(!mail.body.contains("\u{1B}") && !mail.body.contains("\nBcc:"))
  }

  @Test("who has no name is greeted all the same")
  func nameless() throws {
    #expect(DecodedMail(try message(to: "", in: .spanish).bytes).body.hasPrefix("Hola:\n"))
    #expect(DecodedMail(try message(to: "", in: .english).bytes).body.hasPrefix("Hello,\n"))
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
    #expect(mail.text.contains("en el computador \(shown), el 30"))
  }
}
