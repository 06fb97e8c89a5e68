package import DailyMathCore
import DailyMathSystem

/// What the forms of the profile say.
package struct ProfileDialogTexts: Sendable {
  /// What each form is about, under its title.
  package let explanations: [ProfileItem: String]
  /// The button that sends each form.
  package let buttons: [ProfileItem: String]
  /// The label of the new address.
  package let newEmail: String
  /// The label of the path of the file.
  package let path: String
  /// The label under which the address is typed before the account is deleted.
  package let typedEmail: String
  /// The label of the password that holds.
  package let current: String
  /// The label of the new password, with the fewest characters it takes.
  package let new: String
  /// What stands under an address that is not the account's.
  package let emailDiffers: String
  /// What stands under a password that was left empty.
  package let currentMissing: String
  /// What stands under a password that is not the account's.
  package let wrongPassword: String
  /// How many seconds the next attempt has to wait, 1 or more.
  package let wait: @Sendable (Int) -> String
  /// What stands before that where the attempt was not even checked.
  package let tooMany: String
  /// What stands under a new password that is easy to guess, and how it is taken all the same.
  package let weak: @Sendable (PasswordWeakness) -> String
  /// Why the file could not be written, and what to do about it.
  package let file: @Sendable (PersonalFileError) -> String

  /// These texts in Spanish.
  static let spanish = ProfileDialogTexts(
    explanations: [
      .name: "Así te saludamos y así apareces en tu perfil.",
      .university: "Puedes dejarla vacía.",
      .email: "Con este correo inicias sesión. Tus datos no cambian.",
      .password: "Las sesiones recordadas terminan cuando la cambias.",
      .recoveryCodes:
        "Los códigos que tenías dejan de servir. Los nuevos se muestran una sola vez.",
      .export:
        "Un archivo JSON con tu perfil, tus tarjetas y todo tu historial. Solo tú puedes leerlo.",
      .deletion: "Esta acción es permanente. Se eliminarán todos tus datos.",
    ],
    buttons: [
      .name: "Guardar", .university: "Guardar", .email: "Cambiar correo",
      .password: "Cambiar contraseña", .recoveryCodes: "Crear códigos", .export: "Exportar",
      .deletion: "Eliminar cuenta",
    ],
    newEmail: "Correo nuevo", path: "Archivo", typedEmail: "Escribe tu correo para confirmar",
    current: "Contraseña actual", new: "Contraseña nueva (mínimo 6)",
    emailDiffers: "No es el correo de esta cuenta.",
    currentMissing: "Escribe tu contraseña actual.",
    wrongPassword: "La contraseña no es correcta.",
    wait: { "Espera \($0 == 1 ? "1 segundo" : "\($0) segundos")." },
    tooMany: "Demasiados intentos.",
    weak: { weakness in
      let reason =
        switch weakness {
        case .common: "Es de las primeras que cualquiera probaría."
        case .personal: "Se parece a tu nombre, a tu correo o al nombre del programa."
        case .pattern: "Es una repetición o una secuencia."
        case .short: "Con 15 caracteres o más sería difícil de adivinar."
        }
      return "\(reason) Con Enter la usas así."
    },
    file: { error in
      switch error {
      case .exists(let path): "Ya existe \(path). Escribe otro nombre."
      case .unusablePath: "Escribe la ruta de un archivo, como ~/datos.json."
      case .system(let error, _) where error.isDiskFull:
        "El disco está lleno. Libera espacio e intenta de nuevo."
      case .system(let error, let path):
        "No se puede escribir \(path) (\(SystemReason.spanish(error.reason)))."
      }
    })

  /// These texts in English.
  static let english = ProfileDialogTexts(
    explanations: [
      .name: "This is how you are greeted and shown.",
      .university: "You may leave it empty.",
      .email: "You sign in with this address. Your data stays as it is.",
      .password: "Remembered sign-ins end when you change it.",
      .recoveryCodes: "The codes you had stop working. The new ones are shown only once.",
      .export:
        "A JSON file with your profile, your cards and all your history. Only you can read it.",
      .deletion: "This is permanent. All your data will be deleted.",
    ],
    buttons: [
      .name: "Save", .university: "Save", .email: "Change email",
      .password: "Change password", .recoveryCodes: "Make codes", .export: "Export",
      .deletion: "Delete account",
    ],
    newEmail: "New email", path: "File", typedEmail: "Write your email to confirm",
    current: "Current password", new: "New password (6 or more)",
    emailDiffers: "That is not the email of this account.",
    currentMissing: "Write your current password.",
    wrongPassword: "The password is not right.",
    wait: { "Wait \($0 == 1 ? "1 second" : "\($0) seconds")." },
    tooMany: "Too many attempts.",
    weak: { weakness in
      let reason =
        switch weakness {
        case .common: "It is among the first that anybody would try."
        case .personal: "It is like your name, your email or the name of the program."
        case .pattern: "It is a repetition or a sequence."
        case .short: "With 15 characters or more it would be hard to guess."
        }
      return "\(reason) Enter uses it anyway."
    },
    file: { error in
      switch error {
      case .exists(let path): "\(path) exists already. Write another name."
      case .unusablePath: "Write the path of a file, like ~/data.json."
      case .system(let error, _) where error.isDiskFull:
        "The disk is full. Make some room and try again."
      case .system(let error, let path): "\(path) cannot be written (\(error.reason))."
      }
    })
}
