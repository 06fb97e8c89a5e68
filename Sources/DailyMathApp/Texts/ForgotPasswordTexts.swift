/// What the screen for a forgotten password says.
package struct ForgotPasswordTexts: Sendable {
  /// The heading and the window's title.
  package let title: String
  /// The paragraphs that say that there is no recovery yet, what stays safe, and what to do meanwhile.
  package let explanation: [String]
  /// The label of the only button, which leads back to signing in.
  package let back: String

  /// These texts in Spanish.
  static let spanish = ForgotPasswordTexts(
    title: "¿Olvidaste tu contraseña?",
    explanation: [
      "Recuperar la contraseña todavía no es posible en DailyMath.",
      "Tus tarjetas y tu progreso siguen guardados en este computador. Si recuerdas la "
        + "contraseña más tarde, todo estará como lo dejaste.",
      "Mientras tanto puedes crear otra cuenta con otro correo.",
    ],
    back: "Volver al inicio de sesión")

  /// These texts in English.
  static let english = ForgotPasswordTexts(
    title: "Forgot your password?",
    explanation: [
      "Recovering the password is not possible in DailyMath yet.",
      "Your cards and your progress are still stored on this computer. If you remember the "
        + "password later, everything will be as you left it.",
      "Meanwhile you can create another account with another email.",
    ],
    back: "Back to signing in")
}
