import DailyMathCore
import DailyMathSystem

extension AccountPrompt {
  /// Writes everything of the account into a new file, or to the standard output.
  mutating func export(to path: String) throws(PromptEnding) {
    let signedIn = try signedIn()
    defer { close(signedIn) }
    if path == "-" { return try write(everything(of: signedIn)) }
    let outcome = export(signedIn, to: path)
    guard case .exported(let path) = outcome else { throw refusal(sentence(for: outcome)) }
    note(texts.prompt.exported(path))
  }

  /// Deletes the account of whoever is signed in, repeats its address and knows its password.
  mutating func delete(email: String?, from descriptor: Int32?) throws(PromptEnding) {
    let signedIn = try signedIn()
    var isDeleted = false
    // Closing would leave a snapshot of what is gone.
    defer { if !isDeleted { close(signedIn) } }
    var notes = [texts.prompt.deletionWarning(identity(of: signedIn))]
    if descriptor == nil { notes = try offerExport(of: signedIn, notes) }
    let typed: String
    if let email {
      typed = email
    } else {
      typed = try ask(texts.prompt.confirmEmail, notes: notes, option: "--email")
      notes = []
    }
    guard EmailAddress(typed) == signedIn.account.email else {
      throw refusal(texts.prompt.emailDiffers)
    }
    let current = try secret(texts.prompt.currentPassword, notes: notes, from: descriptor)
    let outcome = desk.change(.deletion(current: current), of: signedIn.account.id, at: moment)
    guard outcome == .deleted else { throw refusal(sentence(for: outcome)) }
    isDeleted = true
    note(texts.prompt.deleted)
  }

  /// Offers to keep a copy until one is written or none is wanted; returns what is still to be said.
  private func offerExport(
    of signedIn: SignedIn, _ notes: [String]
  ) throws(PromptEnding) -> [String] {
    var notes = notes
    while true {
      let path = try ask(texts.prompt.offerExport, notes: notes, option: "--password-fd")
      guard !path.isEmpty else { return [] }
      let outcome = export(signedIn, to: path)
      if case .exported(let path) = outcome { return [texts.prompt.exported(path)] }
      notes = [sentence(for: outcome)]
    }
  }

  private func export(_ signedIn: SignedIn, to path: String) -> AccountChangeOutcome {
    desk.change(.export(path: path), of: signedIn.account.id, at: moment)
  }

  private func everything(of signedIn: SignedIn) throws(PromptEnding) -> [UInt8] {
    do throws(StoreError) {
      return try desk.store.exportAccount(signedIn.account.id, moment)
    } catch {
      throw refusal(texts.faults.sentence(error))
    }
  }

  /// Writes a file's bytes as they are; made harmless where a terminal would show them.
  private func write(_ bytes: [UInt8]) throws(PromptEnding) {
    let shown =
      interface.isShown
      ? encoded(DisplayText.filtered(String(decoding: bytes, as: UTF8.self), newlines: .keep))
      : bytes
    try say(shown)
  }
}
