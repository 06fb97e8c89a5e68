internal import DailyMathCore
internal import DailyMathSystem

/// A program that takes a message from its standard input, as sendmail does.
struct SendmailProgram {
  /// The absolute path of the program.
  let path: String

  /// How long it may take, in milliseconds.
  static let longestWait = 20_000

  /// Gives it a message; false where it did not take it or took too long.
  ///
  /// The address is the only argument that comes from outside. Nothing in it can be taken for an option: it stands behind
  /// `--`, and one that begins with a hyphen is refused for the sake of programs that pass over `--`. No sender is given
  /// (`-f`): some servers refuse that from who is not trusted, and small programs would send under it instead of the
  /// address that is configured in them. A lone dot does not end the message (`-i`).
  func take(_ message: [UInt8], for recipient: EmailAddress) -> Bool {
    guard !recipient.text.hasPrefix("-") else { return false }
    let outcome = try? ChildProcess.run(
      executable: path, arguments: ["-i", "--", recipient.text], environment: Self.environment,
      workingDirectory: "/", input: message, timeoutMilliseconds: Self.longestWait)
    return outcome?.status == .exited(0)
  }

  /// All that it sees of ours: where programs are, and the home in which small ones keep their configuration.
  private static var environment: [String: String] {
    [
      "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      "HOME": Host.homeDirectory, "LC_ALL": "C",
    ]
  }
}
