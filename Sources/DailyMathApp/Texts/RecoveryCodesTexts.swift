/// What the screen of the recovery codes says, and the file that they can be written into.
package struct RecoveryCodesTexts: Sendable {
  /// The heading and the window's title.
  package let title: String
  /// What the codes are for, and that they are shown once.
  package let explanation: String
  /// The same for the smallest window.
  package let explanationBrief: String
  /// Who else could use them.
  package let warning: String
  /// The same for the smallest window.
  package let warningBrief: String
  /// The label of the button that goes on.
  package let saved: String
  /// The label of the button that opens the field of the file's path.
  package let toFile: String
  /// The same where there is no room for it.
  package let toFileBrief: String
  /// What the key of that button does, in the row of keys.
  package let toFileKey: String
  /// The label of the path's field.
  package let path: String
  /// The label of the button that writes the file.
  package let write: String
  /// What stands there once the file is written, from its path.
  package let written: @Sendable (String) -> String
  /// The headline of the question before the codes go out of sight.
  package let leaveTitle: String
  /// What leaving means, in that question.
  package let leaveDetail: String
  /// The button that shows the codes again.
  package let stay: String
  /// The button that says that they are kept somewhere.
  package let leave: String
  /// The path that is proposed, from the address's first part.
  package let proposedPath: @Sendable (String) -> String
  /// The choice that says the codes once more.
  package let repeatCodes: String
  /// A code that is said instead of shown, from its number and its digits.
  package let spoken: @Sendable (Int, String) -> String
  /// What stands in the file before the codes: a heading, the account, the day.
  package let fileHead: @Sendable (_ email: String, _ day: String) -> [String]
  /// What stands in the file after the codes: what they are for.
  package let fileFoot: [String]

  /// These texts in Spanish.
  static let spanish = RecoveryCodesTexts(
    title: "Tus códigos de recuperación",
    explanation:
      "Si olvidas tu contraseña, uno de estos códigos te deja poner otra; cada uno sirve una vez. Se muestran solo ahora: anótalos o guárdalos en un archivo.",
    explanationBrief: "Si olvidas tu contraseña, con uno pones otra. Se muestran solo ahora.",
    warning:
      "Quien tenga un código puede cambiar tu contraseña. Si grabas la pantalla (tmux, script), los códigos quedan ahí.",
    warningBrief: "Quien tenga uno puede cambiarla; tmux y script guardan lo que se ve.",
    saved: "Ya los guardé", toFile: "Guardar en un archivo", toFileBrief: "A un archivo",
    toFileKey: "a un archivo", path: "Archivo", write: "Guardar",
    written: { "Guardados en \($0). Solo tú puedes leerlo." },
    leaveTitle: "¿Ya guardaste los códigos?",
    leaveDetail:
      "No se pueden ver otra vez. Sin ellos, una contraseña olvidada es más difícil de recuperar.",
    stay: "Verlos otra vez", leave: "Ya los guardé",
    proposedPath: { "~/dailymath-codigos-\($0).txt" },
    repeatCodes: "Repetir los códigos", spoken: { "Código \($0): \($1)" },
    fileHead: { email, day in
      ["DailyMath: códigos de recuperación", "Cuenta: \(email)", "Fecha: \(day)"]
    },
    fileFoot: [
      "Si olvidas tu contraseña, elige «¿Olvidaste tu contraseña?» al iniciar sesión",
      "y escribe uno de estos códigos: te deja poner otra. Cada uno sirve una vez.",
      "Quien tenga un código puede hacer lo mismo: guarda este archivo donde solo",
      "tú lo leas. Los códigos de una fecha anterior ya no sirven.",
    ])

  /// These texts in English.
  static let english = RecoveryCodesTexts(
    title: "Your recovery codes",
    explanation:
      "If you forget your password, one of these codes lets you set another; each works once. They are shown only now: write them down or save them in a file.",
    explanationBrief: "If you forget your password, one sets another. They are shown only now.",
    warning:
      "Whoever has a code can change your password. If you record the screen (tmux, script), the codes stay there.",
    warningBrief: "Whoever has one can set it; tmux and script keep what they see.",
    saved: "I saved them", toFile: "Save them in a file", toFileBrief: "To a file",
    toFileKey: "to a file", path: "File", write: "Save",
    written: { "Saved in \($0). Only you can read it." },
    leaveTitle: "Did you save the codes?",
    leaveDetail:
      "They cannot be seen again. Without them, a forgotten password is harder to recover.",
    stay: "See them again", leave: "I saved them",
    proposedPath: { "~/dailymath-codes-\($0).txt" },
    repeatCodes: "Repeat the codes", spoken: { "Code \($0): \($1)" },
    fileHead: { email, day in
      ["DailyMath: recovery codes", "Account: \(email)", "Date: \(day)"]
    },
    fileFoot: [
      "If you forget your password, choose \"Forgot your password?\" when you sign in",
      "and write one of these codes: it lets you set another. Each works once.",
      "Whoever has a code can do the same: keep this file where only you can read it.",
      "Codes of an earlier date no longer work.",
    ])
}
