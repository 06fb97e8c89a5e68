package import DailyMathCore

/// What is said about passwords wherever one is chosen.
package struct PasswordTexts: Sendable {
  /// Why a password is easy to guess, in one sentence.
  private let weaknesses: @Sendable (PasswordWeakness) -> String
  /// What stands under a password of fewer than 6 characters.
  package let tooShort: String
  /// What stands under a password of more than 128 characters.
  package let tooLong: String
  /// What stands under a repetition that is not the password.
  package let different: String
  /// The label of the button that takes a weak password all the same.
  package let useAnyway: String
  /// The link that puts a phrase of four words into the fields, with its key.
  package let propose: String
  /// The same where a phrase was proposed already.
  package let proposeAnother: String
  /// What Ctrl-G does, in the row of keys.
  package let proposeKey: String
  /// What stands under a phrase that was proposed: to write it down.
  package let writeDown: String
  /// The phrase that was proposed, where it is said instead of shown.
  package let phrase: @Sendable (String) -> String
  /// The choice that proposes a phrase, which may be another one.
  package let proposal: @Sendable (_ isAnother: Bool) -> String
  /// The choice that takes the proposed phrase.
  package let usePhrase: String
  /// The choice that asks for another password.
  package let chooseAnother: String

  /// Why a password cannot be taken, in one sentence.
  package func sentence(for fault: NewPassword.Fault) -> String {
    switch fault {
    case .tooShort: tooShort
    case .tooLong: tooLong
    case .different: different
    }
  }

  /// Why a password is easy to guess, in one sentence.
  package func sentence(for weakness: PasswordWeakness) -> String { weaknesses(weakness) }

  /// These texts in Spanish.
  static let spanish = PasswordTexts(
    weaknesses: { weakness in
      switch weakness {
      case .common: "Es de las contraseñas que cualquiera prueba primero."
      case .personal: "Se parece a tu nombre, tu correo o el programa: es fácil de adivinar."
      case .pattern: "Repite algo o sigue una secuencia: es fácil de adivinar."
      case .short: "Con menos de \(PasswordWeakness.recommendedLength) caracteres se adivina antes."
      }
    },
    tooShort: "Usa al menos 6 caracteres.", tooLong: "Usa como máximo 128 caracteres.",
    different: "Las contraseñas no coinciden.",
    useAnyway: "Usar esta de todos modos", propose: "Proponer una frase (Ctrl-G)",
    proposeAnother: "Proponer otra frase (Ctrl-G)", proposeKey: "proponer",
    writeDown: "Anota esta frase antes de seguir: la necesitarás para entrar.",
    phrase: { "Tu frase: \($0)" },
    proposal: { $0 ? "Proponer otra frase" : "Proponer una frase de cuatro palabras" },
    usePhrase: "Usar esta frase",
    chooseAnother: "Escribir otra contraseña")

  /// These texts in English.
  static let english = PasswordTexts(
    weaknesses: { weakness in
      switch weakness {
      case .common: "It is one of the first passwords anyone would try."
      case .personal: "It is like your name, your email or the program: easy to guess."
      case .pattern: "It repeats itself or follows a sequence: easy to guess."
      case .short: "Under \(PasswordWeakness.recommendedLength) characters it is guessed sooner."
      }
    },
    tooShort: "Use at least 6 characters.", tooLong: "Use at most 128 characters.",
    different: "The passwords are not the same.",
    useAnyway: "Use this one anyway", propose: "Suggest a phrase (Ctrl-G)",
    proposeAnother: "Suggest another phrase (Ctrl-G)", proposeKey: "suggest",
    writeDown: "Write this phrase down before you go on: you will need it to sign in.",
    phrase: { "Your phrase: \($0)" },
    proposal: { $0 ? "Suggest another phrase" : "Suggest a phrase of four words" },
    usePhrase: "Use this phrase",
    chooseAnother: "Write another password")
}
