import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("A program that sends mail")
struct SendmailProgramTests {
  private let folder: PersonalFolder
  private let message = Array("To: a\n\nHola\n.\nfin\n".utf8)

  init() throws { folder = try PersonalFolder() }

  @Test("it gets the message, the address behind --, and little of the environment")
  func taking() throws {
    let path = try folder.makeProgram(
      "sendmail",
      """
      printf '%s\\n' "$@" > "$folder/arguments"
      env > "$folder/environment"
      cat > "$folder/message"
      """)
    #expect(SendmailProgram(path: path).take(message, for: .ana))
    #expect(try folder.text(of: "arguments") == "-i\n--\nana@uniquindio.edu.co\n")
    #expect(try FileSystem.read(folder.file("message")) == message)
    let names = try folder.text(of: "environment").split(separator: "\n")
      .map { String($0.prefix { $0 != "=" }) }
    // The shell adds three of its own.
    #expect(Set(names).subtracting(["PWD", "SHLVL", "_"]) == ["HOME", "LC_ALL", "PATH"])
  }

  @Test("one that fails, dies or is not there has not taken the message")
  func failing() throws {
    for (name, line) in [("fails", "cat > /dev/null; exit 75"), ("dies", "kill -9 $$")] {
      let path = try folder.makeProgram(name, line)
      #expect(!SendmailProgram(path: path).take(message, for: .ana))
    }
    #expect(!SendmailProgram(path: folder.file("missing")).take(message, for: .ana))
  }

  @Test("an address that begins like an option goes to no program")
  func optionLikeAddress() throws {
    let path = try folder.makeProgram("sendmail", "exit 0")
    let address = try #require(EmailAddress("-oX@uniquindio.edu.co"))
    #expect(!SendmailProgram(path: path).take(message, for: address))
  }

  @Test("a program may be reached through a link; a folder, or a file that cannot be run, is none")
  func programs() throws {
    let path = try folder.makeProgram("sendmail", "exit 0")
    try folder.makeLink("link", to: path)
    try FileSystem.createNew(folder.file("text"), [])
    #expect(Mailer.live.isProgram(path))
    #expect(Mailer.live.isProgram(folder.file("link")))
    for name in ["text", "missing", ""] { #expect(!Mailer.live.isProgram(folder.file(name))) }
  }
}
