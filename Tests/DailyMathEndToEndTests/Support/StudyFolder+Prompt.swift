import DailyMathSystem
import DailyMathTestSupport
import Testing

/// Commands about an account, run as a script and as a person run them.
extension StudyFolder {
  /// A program that takes a message as sendmail does and keeps it, and where it does.
  struct MailProgram {
    /// The path of the program.
    let path: String
    /// The file with the last message, which is not there before the first.
    let message: String
    /// The file with the arguments of every call.
    let arguments: String

    /// The text of the last message; `nil` where none was sent.
    var text: String? {
      (try? FileSystem.read(message, limit: 65_536)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs a command without a terminal, with descriptor 3 open on these passwords.
  func prompt(
    _ arguments: String..., passwords: [String] = [], environment changes: [String: String] = [:]
  ) throws -> ChildProcess.Outcome {
    try prompt(arguments, passwords: passwords, environment: changes)
  }

  /// The same with arguments that are in an array already.
  func prompt(
    _ arguments: [String], passwords: [String] = [], environment changes: [String: String] = [:]
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.run(
      executable: "/bin/sh",
      arguments: ["-c", #"exec 3<&0 </dev/null; exec "$0" "$@""#, BuiltProgram.path()] + arguments,
      environment: environment.merging(changes) { $1 },
      input: Array(passwords.map { $0 + "\n" }.joined().utf8), timeoutMilliseconds: 30_000)
  }

  /// Makes an account by the command, and returns its recovery codes.
  @discardableResult
  func registerAtPrompt(
    name: String = "Ana", email: String = StudyFolder.email, password: String = StudyFolder.password
  ) throws -> [String] {
    let outcome = try prompt(
      "register", "--name", name, "--email", email, "--password-fd", "3", passwords: [password])
    try #require(outcome.status == .exited(0), "\(outcome.errorText)")
    return outcome.outputText.split(separator: "\n").map(String.init)
  }

  /// Makes a mail program that keeps what it is given, and then ends with that status.
  func makeMailProgram(status: Int = 0) throws -> MailProgram {
    let program = MailProgram(
      path: home + "/sendmail", message: home + "/mail", arguments: home + "/mail-arguments")
    let script = """
      #!/bin/sh
      echo "$@" >>"\(program.arguments)"
      cat >"\(program.message).new"
      mv "\(program.message).new" "\(program.message)"
      exit \(status)

      """
    let outcome = try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", #"cat >"$0"; chmod 700 "$0""#, program.path],
      environment: environment, input: Array(script.utf8))
    try #require(outcome.status == .exited(0))
    return program
  }
}
