package import DailyMathCore

/// What the profile says: the account, its settings, and the forms that change them.
package struct ProfileTexts: Sendable {
  /// The heading over the settings.
  package let settings: String
  /// The heading over what can be done with the account.
  package let account: String
  /// The name of each setting, at most 15 columns, and of what can be done, at most 31.
  package let items: [ProfileItem: String]
  /// What can be typed as the value of a setting, under one that is refused.
  package let wanted: [ProfileItem: String]
  /// The name of this language in this language.
  package let ownLanguage: String
  /// The value of a reminder that is off.
  package let noReminder: String
  /// A day with its month in words.
  package let date: @Sendable (StudyDay) -> String
  /// Since when the account exists, from the day in words.
  package let memberSince: @Sendable (String) -> String
  /// How many recovery codes are left, 0 or more.
  package let codesLeft: @Sendable (Int) -> String
  /// How many sign-ins are remembered, 0 or more.
  package let remembered: @Sendable (Int) -> String
  /// What Enter does where a value is typed, in the row of keys.
  package let keep: String
  /// What Enter does on a value that can be typed, in the row of keys.
  package let write: String
  /// What Tab does, in the row of keys.
  package let group: String
  /// What the key does that opens the export from the deletion, in the row of keys.
  package let exportKey: String
  /// The prompt of the plain mode's menu, and how its choices are said again.
  package let chooseFromMenu: String
  /// The words of the forms.
  package let dialogs: ProfileDialogTexts
  /// What the button says, and the plain mode, while a form is worked on.
  package let working: String
  /// The button that opens the export from the deletion.
  package let exportFirst: String
  /// The notice that the name or the university is saved.
  package let saved: String
  /// The notice that another address holds.
  package let emailChanged: String
  /// The notice that another password holds.
  package let passwordChanged: String
  /// The notice that everything stands in the file of that path.
  package let exported: @Sendable (String) -> String
  /// The notice that the account is gone.
  package let deleted: String
  /// The notice that another window deleted the account.
  package let gone: String
  /// The same where an answer was lost with it.
  package let goneWithAnswer: String
  /// The same where text was lost with it.
  package let goneWithText: String
  /// The same in a narrow window, where nothing was lost.
  package let goneBriefly: String
  /// What is said after signing in to an account without recovery codes, and where to make some.
  package let noRecoveryCodes: String
  /// The same for a narrow window.
  package let noRecoveryCodesBriefly: String
  /// What a setting is for, under it; nothing for those whose name says it.
  package let about: [ProfileItem: String]
  /// The value of a setting that is on.
  package let on: String
  /// The value of a setting that is off.
  package let off: String
  /// What is said of a change that is about to be discarded.
  package let discardDetail: String
  /// The choice to go on with the deletion, in the plain mode.
  package let goOn: String
  /// The notice that it is time and so many cards wait, 1 or more.
  package let reminds: @Sendable (Int) -> String
  /// The same in a narrow window.
  package let remindsBriefly: @Sendable (Int) -> String

  /// These texts in Spanish.
  static let spanish = ProfileTexts(
    settings: "Ajustes", account: "Cuenta",
    items: [
      .language: "Idioma", .theme: "Tema", .motion: "Movimiento", .rollover: "El día empieza",
      .newCards: "Nuevas por día", .reviews: "Repasos por día", .fuzz: "Variar plazos",
      .reminder: "Recordatorio", .decks: "Mazos y sus límites", .name: "Cambiar nombre",
      .university: "Cambiar universidad", .email: "Cambiar correo",
      .password: "Cambiar contraseña", .recoveryCodes: "Nuevos códigos de recuperación",
      .export: "Exportar mis datos", .signOut: "Cerrar sesión", .deletion: "Eliminar cuenta",
    ],
    wanted: [
      .rollover: "Escribe una hora de 0 a 12.", .newCards: "Escribe un número de 0 a 9.999.",
      .reviews: "Escribe un número de 0 a 9.999.",
      .reminder: "Escríbela así: 19:30.",
    ],
    ownLanguage: "Español", noReminder: "Apagado",
    date: { day in
      let (year, month, day) = day.date
      return "\(day) de \(spanishMonths[month - 1]) de \(year)"
    },
    memberSince: { "Desde el \($0)" },
    codesLeft: { count in
      switch count {
      case 0: "No te quedan códigos de recuperación"
      case 1: "Te queda 1 código de recuperación"
      default: "Te quedan \(count) códigos de recuperación"
      }
    },
    remembered: { count in
      switch count {
      case 0: "Ninguna sesión recordada"
      case 1: "1 sesión recordada"
      default: "\(count) sesiones recordadas"
      }
    },
    keep: "guardar", write: "escribir", group: "otro grupo", exportKey: "exportar",
    chooseFromMenu: "Elige un número de tu perfil (? menú)",
    dialogs: .spanish, working: "Un momento…", exportFirst: "Exportar primero",
    saved: "Perfil guardado.", emailChanged: "Correo cambiado: úsalo para iniciar sesión.",
    passwordChanged: "Contraseña cambiada.", exported: { "Tus datos están en \($0)." },
    deleted: "Cuenta eliminada.",
    gone: "Esta cuenta se eliminó en otra ventana.",
    goneWithAnswer: "Cuenta eliminada en otra ventana. Tu respuesta no se guardó.",
    goneWithText: "Cuenta eliminada en otra ventana. Lo que escribías no se guardó.",
    goneBriefly: "Cuenta eliminada en otra ventana.",
    noRecoveryCodes: "Tu cuenta no tiene códigos de recuperación. Créalos en Perfil (6).",
    noRecoveryCodesBriefly: "Crea códigos de recuperación: 6.",
    about: [
      .fuzz: "Los plazos de más de 10 días cambian hasta un 5 %, para que no todo vuelva junto.",
      .reminder: "Con DailyMath abierto, te avisa a esa hora si no has estudiado.",
    ],
    on: "Sí", off: "No",
    discardDetail: "El cambio no se ha guardado.", goOn: "Seguir con la eliminación",
    reminds: { count in
      count == 1
        ? "Hora de estudiar: te espera 1 tarjeta."
        : "Hora de estudiar: te esperan \(Language.spanish.number(count)) tarjetas."
    },
    remindsBriefly: { count in
      "Hora de estudiar: \(count == 1 ? "1 tarjeta" : "\(Language.spanish.number(count)) tarjetas")."
    })

  /// These texts in English.
  static let english = ProfileTexts(
    settings: "Settings", account: "Account",
    items: [
      .language: "Language", .theme: "Theme", .motion: "Motion", .rollover: "Day begins at",
      .newCards: "New per day", .reviews: "Reviews per day", .fuzz: "Vary intervals",
      .reminder: "Reminder", .decks: "Decks and their limits", .name: "Change name",
      .university: "Change university", .email: "Change email",
      .password: "Change password", .recoveryCodes: "New recovery codes",
      .export: "Export my data", .signOut: "Sign out", .deletion: "Delete account",
    ],
    wanted: [
      .rollover: "Write an hour from 0 to 12.", .newCards: "Write a number from 0 to 9,999.",
      .reviews: "Write a number from 0 to 9,999.",
      .reminder: "Write it like this: 19:30.",
    ],
    ownLanguage: "English", noReminder: "Off",
    date: { day in
      let (year, month, day) = day.date
      return "\(day) \(englishMonths[month - 1]) \(year)"
    },
    memberSince: { "Since \($0)" },
    codesLeft: { count in
      switch count {
      case 0: "No recovery codes left"
      case 1: "1 recovery code left"
      default: "\(count) recovery codes left"
      }
    },
    remembered: { count in
      switch count {
      case 0: "No sign-in is remembered"
      case 1: "1 remembered sign-in"
      default: "\(count) remembered sign-ins"
      }
    },
    keep: "keep", write: "type", group: "other group", exportKey: "export",
    chooseFromMenu: "Choose a number of your profile (? menu)",
    dialogs: .english, working: "One moment…", exportFirst: "Export first",
    saved: "Profile saved.", emailChanged: "Email changed: sign in with it from now on.",
    passwordChanged: "Password changed.", exported: { "Your data is in \($0)." },
    deleted: "Account deleted.",
    gone: "This account was deleted in another window.",
    goneWithAnswer: "Account deleted in another window. Your answer was not saved.",
    goneWithText: "Account deleted in another window. What you typed was not saved.",
    goneBriefly: "Account deleted in another window.",
    noRecoveryCodes: "Your account has no recovery codes. Make some in the profile (6).",
    noRecoveryCodesBriefly: "Make recovery codes: press 6.",
    about: [
      .fuzz: "Intervals over 10 days change by up to 5 %, so that not all comes back at once.",
      .reminder: "With DailyMath open, it tells you then if you have not studied.",
    ],
    on: "Yes", off: "No",
    discardDetail: "The change has not been saved.", goOn: "Go on with the deletion",
    reminds: { count in
      count == 1
        ? "Time to study: 1 card is waiting."
        : "Time to study: \(Language.english.number(count)) cards are waiting."
    },
    remindsBriefly: { count in
      "Time to study: \(count == 1 ? "1 card" : "\(Language.english.number(count)) cards")."
    })

  private static let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
