/// What the registration screen says.
package struct RegisterTexts: Sendable {
  package let title: String
  package let name: String
  package let email: String
  package let university: String
  package let password: String
  package let confirmation: String
  package let optional: String
  package let create: String
  package let creating: String
  package let haveAccount: String
  package let nameMissing: String
  package let nameTooLong: String
  package let malformedEmail: String
  package let emailTaken: String
  package let passwordTooShort: String
  package let passwordTooLong: String
  package let mismatch: String
  package let protection: String

  static let spanish = RegisterTexts(
    title: "Crear cuenta", name: "Nombre completo", email: "Correo", university: "Universidad",
    password: "Contraseña (mínimo 6)", confirmation: "Repite la contraseña",
    optional: "opcional", create: "Crear cuenta",
    creating: "Creando tu cuenta…", haveAccount: "Ya tengo cuenta",
    nameMissing: "Escribe tu nombre.", nameTooLong: "Usa como máximo 80 caracteres.",
    malformedEmail: "Escribe un correo como ana@uniquindio.edu.co.",
    emailTaken: "Ya hay una cuenta con ese correo.",
    passwordTooShort: "Usa al menos 6 caracteres.",
    passwordTooLong: "Usa como máximo 128 caracteres.",
    mismatch: "Las contraseñas no coinciden.",
    protection:
      "La cuenta separa a quienes comparten este programa. No protege los archivos de quien use tu usuario del computador."
  )

  static let english = RegisterTexts(
    title: "Create an account", name: "Full name", email: "Email", university: "University",
    password: "Password (6 or more)", confirmation: "Repeat the password",
    optional: "optional", create: "Create the account",
    creating: "Creating your account…", haveAccount: "I have an account",
    nameMissing: "Write your name.", nameTooLong: "Use at most 80 characters.",
    malformedEmail: "Write an email address like ana@uniquindio.edu.co.",
    emailTaken: "That email has an account already.",
    passwordTooShort: "Use at least 6 characters.",
    passwordTooLong: "Use at most 128 characters.",
    mismatch: "The passwords are not the same.",
    protection:
      "The account keeps apart the people who share this program. It does not protect the files from whoever uses your system user."
  )
}
