/// What the commands about an account say and ask at the prompt, beyond what the screens say.
package struct PromptTexts: Sendable {
  /// The refusal to ask without a terminal, from what was to be asked and the option that would have said it.
  package let noTerminal: @Sendable (_ label: String, _ option: String) -> String
  /// That the learner left before anything was changed.
  package let nothingDone: String
  /// That the learner left before an account was made.
  package let notRegistered: String
  /// That the learner left before signing in.
  package let notSignedInYet: String
  /// That a descriptor with this number is not open or has no further line.
  package let noLine: @Sendable (Int32) -> String
  /// That a descriptor with this number is a terminal, which would show a password.
  package let shownDescriptor: @Sendable (Int32) -> String
  /// That the standard output did not take everything.
  package let notWritten: String
  /// That others could read the data folder and now cannot.
  package let tightened: String
  /// That an account was made, from its name and address.
  package let registered: @Sendable (String) -> String
  /// That somebody is signed in, from their name and address.
  package let signedIn: @Sendable (String) -> String
  /// What it means that the sign-in is remembered, and how it ends.
  package let remembered: String
  /// That the sign-in is not remembered, and what would make it last.
  package let notRemembered: String
  /// The question whether to remember the sign-in, which Enter denies.
  package let rememberQuestion: String
  /// That the sign-in that this machine remembered ended, from its learner's name.
  package let replaced: @Sendable (_ name: String) -> String
  /// What the recovery codes are, before they are printed for the only time.
  package let keepCodes: String
  /// That the sign-in ended.
  package let signedOut: String
  /// That there was no sign-in to end.
  package let wasNotSignedIn: String
  /// The refusal of what only somebody who is signed in can do, and how to sign in.
  package let notSignedIn: String
  /// The label of the password that holds now.
  package let currentPassword: String
  /// The label of the password that is to hold, with the fewest characters it takes.
  package let newPassword: String
  /// The label at which another password is taken after the advice, or none for keeping the first.
  package let anotherPassword: String
  /// An example of a good password.
  package let example: @Sendable (String) -> String
  /// That another password holds.
  package let passwordChanged: String
  /// That the password that holds now was not the one typed.
  package let wrongPassword: String
  /// That a code was sent if the address has an account, from the address as it was typed.
  package let mailSent: @Sendable (String) -> String
  /// That no mail is sent here.
  package let noMail: String
  /// Which code is asked for where no mail is sent.
  package let writeSavedCode: String
  /// That the mail program failed, and which code still helps.
  package let mailFailed: String
  /// The label of a code.
  package let code: String
  /// What a code looks like, after something that is none.
  package let malformedCode: String
  /// The same where no mail is sent.
  package let malformedSavedCode: String
  /// That a code does not hold; it does not say why.
  package let wrongCode: String
  /// That the new password holds, and how many recovery codes are left.
  package let reset: @Sendable (Int) -> String
  /// The question whether to make new recovery codes.
  package let offerCodes: String
  /// Whether an answer means yes.
  package let isYes: @Sendable (String) -> Bool
  /// Where everything of the account was written to.
  package let exported: @Sendable (_ path: String) -> String
  /// What a deletion takes away, from the name and address.
  package let deletionWarning: @Sendable (String) -> String
  /// The label of the file into which everything is exported before, or none.
  package let offerExport: String
  /// The label at which the address is typed to confirm the deletion.
  package let confirmEmail: String
  /// That what was typed is not the address of the account, so that nothing was deleted.
  package let emailDiffers: String
  /// That the account is gone.
  package let deleted: String

  /// These texts in Spanish.
  static let spanish = PromptTexts(
    noTerminal: { "No hay una terminal donde preguntar «\($0)»; usa \($1)." },
    nothingDone: "No se cambió nada.", notRegistered: "No se creó ninguna cuenta.",
    notSignedInYet: "No se inició sesión.",
    noLine: { "El descriptor \($0) no está abierto o no tiene otra línea." },
    shownDescriptor: {
      "El descriptor \($0) es una terminal y mostraría la contraseña; quita --password-fd y se te pedirá."
    },
    notWritten: "No se pudo escribir todo en la salida.",
    tightened: "Otros usuarios del computador podían leer tus datos. Ya no pueden.",
    registered: { "Cuenta creada: \($0)." }, signedIn: { "Sesión iniciada: \($0)." },
    remembered:
      "Quien abra DailyMath en este computador entrará a esta cuenta hasta «dailymath logout».",
    notRemembered: "La sesión no se recuerda y termina aquí; con --remember se conserva.",
    rememberQuestion: "¿Recordarte en este computador? (s/N)",
    replaced: { "La sesión de \($0) terminó." },
    keepCodes:
      "Guarda tus códigos de recuperación: cada uno sirve una vez, si olvidas tu contraseña. No se mostrarán de nuevo.",
    signedOut: "Sesión cerrada.", wasNotSignedIn: "No había ninguna sesión iniciada.",
    notSignedIn: "Nadie ha iniciado sesión; usa dailymath login.",
    currentPassword: "Contraseña actual", newPassword: "Contraseña nueva (mínimo 6)",
    anotherPassword: "Otra contraseña (Enter: seguir con la que escribiste)",
    example: { "Por ejemplo: \($0)" },
    passwordChanged: "Contraseña cambiada. Las demás sesiones recordadas terminaron.",
    wrongPassword: "La contraseña no es correcta.",
    mailSent: {
      "Si \($0) tiene cuenta aquí, le enviamos un código que sirve 15 minutos. También sirve uno de tus códigos de recuperación."
    },
    noMail: "En este computador no se envían correos.",
    writeSavedCode:
      "Escribe uno de los códigos de recuperación que guardaste al crear la cuenta.",
    mailFailed:
      "El programa de correo falló y no se envió nada. Puedes usar uno de tus códigos de recuperación.",
    code: "Código",
    malformedCode: "Un código tiene 16 letras y números; el que llega por correo, 20.",
    malformedSavedCode: "Un código tiene 16 letras y números.",
    wrongCode: "El código no es correcto o ya no sirve.",
    reset: { count in
      let left =
        count == 1
        ? "Te queda 1 código de recuperación." : "Te quedan \(count) códigos de recuperación."
      return "Contraseña cambiada. \(left) Entra con dailymath login."
    },
    offerCodes: "¿Crear códigos nuevos en lugar de esos? (s/N)",
    isYes: { ["s", "si", "sí"].contains($0.lowercased()) },
    exported: { "Todo quedó en \($0)." },
    deletionWarning: {
      "Vas a eliminar la cuenta \($0). Esta acción es permanente. Se eliminarán todos tus datos: tarjetas, respuestas y ajustes."
    },
    offerExport: "Archivo donde guardar antes una copia de todo (Enter: ninguna)",
    confirmEmail: "Para confirmar, escribe el correo de la cuenta",
    emailDiffers: "Ese no es el correo de la cuenta; no se eliminó nada.",
    deleted: "Cuenta eliminada.")

  /// These texts in English.
  static let english = PromptTexts(
    noTerminal: { "There is no terminal to ask in for “\($0)”; use \($1)." },
    nothingDone: "Nothing was changed.", notRegistered: "No account was created.",
    notSignedInYet: "Nobody was signed in.",
    noLine: { "Descriptor \($0) is not open or has no further line." },
    shownDescriptor: {
      "Descriptor \($0) is a terminal and would show the password; leave out --password-fd to be asked."
    },
    notWritten: "Not everything could be written to the output.",
    tightened: "Other users of this computer could read your data. Now they cannot.",
    registered: { "Account created: \($0)." }, signedIn: { "Signed in: \($0)." },
    remembered:
      "Whoever opens DailyMath on this computer will be in this account until “dailymath logout”.",
    notRemembered: "The sign-in is not remembered and ends here; with --remember it is kept.",
    rememberQuestion: "Remember you on this computer? (y/N)",
    replaced: { "The sign-in of \($0) has ended." },
    keepCodes:
      "Keep your recovery codes: each of them works once, if you forget your password. They will not be shown again.",
    signedOut: "Signed out.", wasNotSignedIn: "Nobody was signed in.",
    notSignedIn: "Nobody is signed in; use dailymath login.",
    currentPassword: "Current password", newPassword: "New password (6 or more)",
    anotherPassword: "Another password (Enter: go on with the one you typed)",
    example: { "For example: \($0)" },
    passwordChanged: "Password changed. Other remembered sign-ins have ended.",
    wrongPassword: "The password is not right.",
    mailSent: {
      "If \($0) has an account here, we sent it a code that works for 15 minutes. One of your recovery codes works, too."
    },
    noMail: "No mail is sent from this computer.",
    writeSavedCode:
      "Write one of the recovery codes that you kept when you created the account.",
    mailFailed:
      "The mail program failed and nothing was sent. You can use one of your recovery codes.",
    code: "Code",
    malformedCode: "A code has 16 letters and digits; one that comes by mail has 20.",
    malformedSavedCode: "A code has 16 letters and digits.",
    wrongCode: "The code is not right or no longer works.",
    reset: { count in
      let left =
        count == 1
        ? "1 recovery code is left." : "\(count) recovery codes are left."
      return "Password changed. \(left) Sign in with dailymath login."
    },
    offerCodes: "Make new codes in the place of those? (y/N)",
    isYes: { ["y", "yes"].contains($0.lowercased()) },
    exported: { "Everything is in \($0)." },
    deletionWarning: {
      "You are about to delete the account \($0). This is permanent. All your data will be deleted: cards, answers and settings."
    },
    offerExport: "File to keep a copy of everything in before that (Enter: none)",
    confirmEmail: "To confirm, type the email of the account",
    emailDiffers: "That is not the email of the account; nothing was deleted.",
    deleted: "Account deleted.")
}
