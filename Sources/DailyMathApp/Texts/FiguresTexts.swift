/// What the commands that print numbers say.
package struct FiguresTexts: Sendable {
  /// How many reviews wait, from their number.
  package let due: @Sendable (String) -> String
  /// How many new cards the day offers, from their number.
  package let new: @Sendable (String) -> String
  /// How many cards were answered today, from their number.
  package let done: @Sendable (String) -> String
  /// That the folder holds no account yet, and how to make one.
  package let noAccount: String
  /// That the folder holds several accounts, from the command that has to name one of them.
  package let severalAccounts: @Sendable (_ command: String) -> String
  /// That no account has this address.
  package let unknownAccount: @Sendable (_ email: String) -> String

  /// These texts in Spanish.
  static let spanish = FiguresTexts(
    due: { "Por repasar: \($0)" },
    new: { "Nuevas: \($0)" },
    done: { "Estudiadas hoy: \($0)" },
    noAccount: "Aquí todavía no hay ninguna cuenta. Crea una con «dailymath register».",
    severalAccounts: { "Aquí hay varias cuentas. Di de cuál: «dailymath \($0) CORREO»." },
    unknownAccount: { "Aquí ninguna cuenta tiene el correo «\($0)». Revisa cómo lo escribiste." })

  /// These texts in English.
  static let english = FiguresTexts(
    due: { "To review: \($0)" },
    new: { "New: \($0)" },
    done: { "Studied today: \($0)" },
    noAccount: "There is no account here yet. Make one with “dailymath register”.",
    severalAccounts: {
      "There are several accounts here. Say which one: “dailymath \($0) EMAIL”."
    },
    unknownAccount: { "No account here has the address “\($0)”. Check how you wrote it." })
}
