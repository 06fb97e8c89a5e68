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
  /// What stands there where the attempt was not even checked.
  package let tooMany: String

  /// These texts in Spanish.
  static let spanish = ProfileDialogTexts(
    explanations: [
      .name: "Así te saludamos y así apareces en tu perfil.",
      .university: "Puedes dejarla vacía.",
      .email: "Con este correo inicias sesión. Tus datos no cambian.",
      .password: "Al cambiarla se cierran las sesiones recordadas.",
      .recoveryCodes:
        "Los códigos que tienes dejarán de servir. Los nuevos se muestran una sola vez.",
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
    tooMany: "Demasiados intentos.")

  /// These texts in English.
  static let english = ProfileDialogTexts(
    explanations: [
      .name: "This is how you are greeted and shown.",
      .university: "You may leave it empty.",
      .email: "You sign in with this address. Your data stays as it is.",
      .password: "Remembered sign-ins end when you change it.",
      .recoveryCodes: "Your present codes will stop working. The new ones are shown only once.",
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
    tooMany: "Too many attempts.")
}
