package import DailyMathCore
import DailyMathSystem
package import DailyMathTerminal

/// A password that is being chosen, written twice, with what is said about it: the same wherever one is.
package struct NewPassword: Equatable, Sendable {
  /// Why it cannot be taken as it stands.
  package enum Fault: Equatable, Sendable {
    /// It has fewer than 6 code points.
    case tooShort
    /// It has more than 128 code points, or cannot be hashed.
    case tooLong
    /// The repetition is another one.
    case different
  }

  /// What is said about one that is allowed.
  package enum Advice: Equatable, Sendable {
    /// It is easy to guess.
    case weak(PasswordWeakness)
    /// It is a phrase that was proposed, and is to be written down.
    case proposed
  }

  /// The fewest code points.
  static let shortest = 6
  /// The most code points.
  static let longest = 128

  /// The password as it is typed so far.
  package var password = PasswordField()
  /// Its repetition as it is typed so far.
  package var confirmation = PasswordField()
  /// What is said about it; `nil` where it is good, or was not judged yet.
  package var advice: Advice?
  /// The weakness with which it was sent already, so that the next time takes it; `nil` where it was not.
  package var confirmedWeakness: PasswordWeakness?

  /// Whether sending it takes the weak password that was told of.
  package var isAskingToConfirm: Bool { confirmedWeakness != nil }
  /// Why the password cannot be taken; `nil` where it can.
  var passwordFault: Fault? { Self.fault(of: password.secret) }
  /// Why the repetition is none; `nil` where it is one.
  var confirmationFault: Fault? { password.secret == confirmation.secret ? nil : .different }

  /// Why a password cannot be taken, whoever chooses it; `nil` where it can.
  static func fault(of secret: SecretBytes) -> Fault? {
    let count = secret.codePointCount
    if count < shortest { return .tooShort }
    return count > longest ? .tooLong : nil
  }

  /// What is wrong with the repetition while either field is typed in: a beginning of the password may still become it.
  func faultWhileTyping(isInConfirmation: Bool) -> Fault? {
    let typed = confirmation.secret
    let isLeft = !isInConfirmation && !typed.isEmpty
    let differs = isLeft ? typed != password.secret : !password.secret.hasPrefix(typed)
    return differs ? .different : nil
  }

  /// Why it is easy to guess for who knows these two; `nil` where it is not.
  func weakness(displayName: String, email: String) -> PasswordWeakness? {
    PasswordWeakness.worst(of: password.secret, displayName: displayName, email: email)
  }

  /// Says why it is easy to guess, once: sent again as it is, it is taken.
  ///
  /// - Returns: whether that was said now, so that the form has to be sent again.
  mutating func advise(displayName: String, email: String) -> Bool {
    let weakness = weakness(displayName: displayName, email: email)
    guard let weakness, weakness != confirmedWeakness else { return false }
    advice = .weak(weakness)
    confirmedWeakness = weakness
    return true
  }

  /// Takes back what was said, because the password is another.
  mutating func forgetAdvice() {
    advice = nil
    confirmedWeakness = nil
  }

  /// Selects both, because they were refused, so that whatever is typed next takes their place.
  mutating func select() {
    password.select()
    confirmation.select()
  }

  /// Shows both in clear, or hides them again.
  mutating func toggleReveal() {
    password.isRevealed.toggle()
    confirmation.isRevealed = password.isRevealed
  }

  /// Puts a phrase into both fields, in clear, because nobody has seen it yet.
  mutating func take(_ phrase: SecretBytes) {
    password.replace(with: phrase)
    confirmation.replace(with: phrase)
    password.isRevealed = true
    confirmation.isRevealed = true
    advice = .proposed
    confirmedWeakness = nil
  }
}
