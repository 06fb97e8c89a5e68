/// What is configured for all accounts of a data folder, in its `settings.json`.
public struct MachineSettings: Hashable, Sendable {
  /// The absolute path of a program that takes a message as sendmail does; `nil` where no mail is sent.
  public var sendmail: String?

  /// Makes settings from their parts.
  public init(sendmail: String? = nil) {
    self.sendmail = sendmail
  }
}
