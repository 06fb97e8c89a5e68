/// What the message says that brings a code to who forgot the password.
package struct RecoveryMailTexts: Sendable {
  /// The subject.
  let subject: String
  /// The first line, from a name that may be empty.
  let greeting: @Sendable (_ name: String) -> String
  /// Who asked for the code: the program, on a computer of that name, at a time.
  let request: @Sendable (_ computer: String, _ time: WallTime) -> String
  /// What goes before the code.
  let instruction: String
  /// For how many minutes the code is good, and how often it can be tried.
  let limits: @Sendable (_ minutes: Int, _ tries: Int) -> String
  /// What to do for who did not ask for it.
  let notYou: String
  /// The last lines.
  let signature: String

  /// These texts in Spanish.
  static let spanish = RecoveryMailTexts(
    subject: "DailyMath: tu código para una contraseña nueva",
    greeting: { $0.isEmpty ? "Hola:" : "Hola, \($0):" },
    request: { computer, time in
      let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ]
      return "Alguien pidió en DailyMath un código para cambiar la contraseña de tu cuenta. "
        + "Fue en el computador \(computer), el \(time.day) de \(months[time.month - 1]) de \(time.year) "
        + "a las \(time.clock) (\(time.isUTC ? "hora UTC" : "UTC\(time.zone)"))."
    },
    instruction:
      "Si fuiste tú, abre DailyMath, elige «¿Olvidaste tu contraseña?» y escribe este código:",
    limits: { minutes, tries in
      "Sirve una sola vez, durante \(minutes) minutos y para \(tries) intentos. Si pides otro, este deja de servir."
    },
    notYou:
      "Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual y nadie entra sin el código. "
      + "No se lo des a nadie.",
    signature: "DailyMath\nEste mensaje es automático; nadie lee las respuestas.")

  /// These texts in English.
  static let english = RecoveryMailTexts(
    subject: "DailyMath: your code for a new password",
    greeting: { $0.isEmpty ? "Hello," : "Hello, \($0)," },
    request: { computer, time in
      let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
      return
        "Somebody asked DailyMath for a code to change the password of your account. "
        + "It was on the computer \(computer), on \(months[time.month - 1]) \(time.day), \(time.year) "
        + "at \(time.clock) (UTC\(time.isUTC ? "" : time.zone))."
    },
    instruction:
      "If it was you, open DailyMath, choose “Forgot your password?” and type this code:",
    limits: { minutes, tries in
      "It works once, for \(minutes) minutes and for \(tries) tries. If you ask for another, this one stops working."
    },
    notYou:
      "If it was not you, there is nothing to do: your password is as it was, and nobody gets in without the code. "
      + "Don't share it.",
    signature: "DailyMath\nThis message is automatic; nobody reads the replies.")
}
