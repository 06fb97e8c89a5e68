import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Accounts at the prompt, by scripts")
struct AccountScriptTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test(
    "from registering to deleting, without a terminal, and every code is the one that is promised")
  func wholeLife() throws {
    let codes = try folder.registerAtPrompt()
    #expect(codes.count == 8)
    let who = try folder.prompt("whoami")
    #expect(who.status == .exited(0) && who.error.isEmpty)
    #expect(who.outputText == "Ana <\(StudyFolder.email)>\n")

    let changed = try folder.prompt(
      "password", "--password-fd", "3", passwords: [StudyFolder.password, "una-frase-bien-larga"])
    #expect(changed.status == .exited(0) && changed.output.isEmpty)
    #expect(try folder.prompt("logout").status == .exited(0))
    #expect(try folder.prompt("whoami").status == .exited(77))
    let login = ["login", "--email", StudyFolder.email, "--password-fd", "3"]
    let old = try folder.prompt(
      login[0], login[1], login[2], login[3], login[4], passwords: [StudyFolder.password])
    #expect(old.status == .exited(1))
    let new = try folder.prompt(
      "--ascii", "--password-fd=3", "login", "--email", StudyFolder.email,
      passwords: ["una-frase-bien-larga"])
    #expect(new.status == .exited(0) && new.output.isEmpty)
    #expect(new.error.allSatisfy { $0 < 0x7F })

    let copy = folder.home + "/copia.json"
    #expect(try folder.prompt("account", "export", copy).status == .exited(0))
    #expect(try FileSystem.status(of: copy)?.permissions == 0o600)
    let again = try folder.prompt("account", "export", copy)
    #expect(again.status == .exited(1) && again.errorText.contains("Ya existe"))
    let printed = try folder.prompt("account", "export", "-")
    #expect(printed.status == .exited(0) && printed.outputText.hasPrefix("{"))
    #expect(printed.outputText.contains(StudyFolder.email))
    #expect(!printed.outputText.contains("$y$"))

    let other = try folder.prompt(
      "account", "delete", "--email", "eva@uniquindio.edu.co", "--password-fd", "3",
      passwords: ["una-frase-bien-larga"])
    #expect(other.status == .exited(1))
    let deleted = try folder.prompt(
      "account", "delete", "--email", StudyFolder.email, "--password-fd", "3",
      passwords: ["una-frase-bien-larga"])
    #expect(deleted.status == .exited(0))
    #expect(try folder.store.accounts().accounts == [])
    #expect(try folder.prompt("account", "export", "-").status == .exited(77))
  }

  @Test("a kept code sets a new password, once, and ends the sign-in")
  func recovers() throws {
    let codes = try folder.registerAtPrompt()
    let recover = try folder.prompt(
      "recover", "--email", StudyFolder.email, "--password-fd", "3",
      passwords: [codes[5].lowercased(), "una-frase-bien-larga"])
    #expect(recover.status == .exited(0))
    #expect(recover.errorText.contains("Te quedan 7 códigos"))
    #expect(try folder.prompt("whoami").status == .exited(77))
    let again = try folder.prompt(
      "recover", "--email", StudyFolder.email, "--password-fd", "3",
      passwords: [codes[5], "otra-frase-bien-larga"])
    #expect(again.status == .exited(1))
    let login = try folder.prompt(
      "login", "--email", StudyFolder.email, "--password-fd", "3",
      passwords: ["una-frase-bien-larga"])
    #expect(login.status == .exited(0))
  }

  @Test("two accounts take turns, and each sign-in takes the place of the other")
  func twoAccounts() throws {
    try folder.registerAtPrompt()
    // Where there is another account, a script is remembered only when it says so.
    try folder.registerAtPrompt(name: "Eva", email: "eva@example.org", password: "secreto-9")
    #expect(try folder.prompt("whoami").status == .exited(77))
    let ben = try folder.prompt(
      "register", "--name", "Ben", "--email", "ben@example.org", "--password-fd", "3",
      "--remember", passwords: ["secreto-8"])
    #expect(ben.status == .exited(0))
    #expect(try folder.prompt("whoami").outputText == "Ben <ben@example.org>\n")
    let wrong = try folder.prompt(
      "login", "--email", StudyFolder.email, "--password-fd", "3", passwords: ["secreto-8"])
    #expect(wrong.status == .exited(1))
    #expect(try folder.prompt("whoami").outputText == "Ben <ben@example.org>\n")
    let right = try folder.prompt(
      "login", "--email", StudyFolder.email, "--password-fd", "3", "--remember",
      passwords: [StudyFolder.password])
    #expect(right.status == .exited(0))
    #expect(right.errorText.hasPrefix("La sesión de Ben terminó.\n"))
    #expect(try folder.prompt("whoami").outputText == "Ana <\(StudyFolder.email)>\n")
    let deleted = try folder.prompt(
      "account", "delete", "--email", StudyFolder.email, "--password-fd", "3",
      passwords: [StudyFolder.password])
    #expect(deleted.status == .exited(0))
    #expect(try folder.store.accounts().accounts.count == 2)
  }

  @Test("a reader who has seen enough ends an export without a word")
  func closedPipe() throws {
    try folder.registerAtPrompt()
    let script =
      #"{ sleep 0.5; "$0" account export -; echo $?>"$HOME/code"; } 2>"$HOME/err" | true"#
    let outcome = try ChildProcess.run(
      executable: "/bin/bash",
      arguments: ["-c", script + #"; cat "$HOME/code" "$HOME/err""#, BuiltProgram.path()],
      environment: folder.environment, timeoutMilliseconds: 30_000)
    #expect(outcome.outputText == "141\n")
  }

  @Test("one descriptor serves two commands, each of which reads its own line")
  func sharedDescriptor() throws {
    try folder.registerAtPrompt()
    let script = #"""
      exec 3<&0 </dev/null
      "$0" login --email "$1" --password-fd 3 && "$0" password --password-fd 3
      """#
    let outcome = try ChildProcess.run(
      executable: "/bin/sh",
      arguments: ["-c", script, BuiltProgram.path(), StudyFolder.email],
      environment: folder.environment,
      input: Array("secreto-7\nsecreto-7\r\nuna-frase-bien-larga".utf8),
      timeoutMilliseconds: 30_000)
    #expect(outcome.status == .exited(0), "\(outcome.errorText)")
  }

  @Test(
    "wrong usage is one line and code 64, and a question without a terminal code 2",
    arguments: [
      (["login", "--password", "secreto-7"], 64), (["account"], 64), (["account", "export"], 64),
      (["logout", "--email", "a@b.co"], 64), (["whoami", "extra"], 64),
      (["login", "--email", "ana", "--password-fd", "3"], 64),
      (["login", "--email", "a@b.co", "--password-fd", "3"], 64),
      (["login", "--email", "a@b.co", "--password-fd", "77"], 64),
      (["login", "--email", "a@b.co"], 2), (["register"], 2), (["recover"], 2),
      (["password", "--password-fd", "3"], 77), (["account", "delete"], 77),
    ] as [([String], Int32)])
  func codes(arguments: [String], code: Int32) throws {
    let outcome = try ChildProcess.run(
      executable: "/bin/sh",
      arguments: ["-c", #"exec 3<&0 </dev/null; exec "$0" "$@""#, BuiltProgram.path()] + arguments,
      environment: folder.environment, timeoutMilliseconds: 30_000)
    #expect(outcome.status == .exited(code))
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText.hasPrefix("dailymath: "))
    #expect(outcome.errorText.count { $0 == "\n" } == 1)
    #expect(!outcome.errorText.contains("secreto-7"))
  }

  @Test("the help names every command and code, also behind a command", arguments: ["es", "en"])
  func help(language: String) throws {
    for arguments in [["help"], ["login", "--help"], ["account", "--help"]] {
      let outcome = try BuiltProgram.run(
        arguments + ["--lang", language], environment: folder.environment)
      #expect(outcome.status == .exited(0) && outcome.error.isEmpty)
      for word in [
        "register", "login", "logout", "whoami", "password", "recover", "account export",
        "account delete", "--password-fd", "77",
      ] {
        #expect(outcome.outputText.contains(word))
      }
    }
    #expect(try FileSystem.status(of: folder.data) == nil)
  }

  @Test("streams that are closed take no file's place, and what a full disk loses is a failure")
  func closedStreams() throws {
    let script = #"""
      "$0" register --name Ana --email "$1" --password-fd 3 3<&0 <&- >&- 2>&-
      echo "$?"
      { { sleep 0.3; "$0" whoami; echo "$?" >&3; } | true; } 3>&1 2>/dev/null
      "$0" whoami </dev/null 2>/dev/null >/dev/full; echo "$?"
      """#
    let outcome = try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", script, BuiltProgram.path(), StudyFolder.email],
      environment: folder.environment, input: Array("secreto-7\n".utf8),
      timeoutMilliseconds: 30_000)
    #expect(outcome.outputText == "0\n141\n1\n")
    for (path, bytes) in try folder.contents() {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("Cuenta creada"), "\(path)")
    }
    #expect(try folder.open().notices == [])
  }
}
