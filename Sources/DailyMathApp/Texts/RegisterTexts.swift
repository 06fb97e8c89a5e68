/// What the registration screen says.
package struct RegisterTexts: Sendable {
  /// The heading and the window's title.
  package let title: String
  /// The label of the full name's field.
  package let name: String
  /// The label of the address's field.
  package let email: String
  /// The label of the university's field.
  package let university: String
  /// The label of the password's field, with the fewest characters it takes.
  package let password: String
  /// The label of the field in which the password is repeated.
  package let confirmation: String
  /// What stands beside the university's label: that it may stay empty.
  package let optional: String
  /// The label of the button that makes the account.
  package let create: String
  /// The label of that button while the account is made.
  package let creating: String
  /// The link back to signing in.
  package let haveAccount: String
  /// Whether this computer keeps the learner signed in, where that is asked instead of shown.
  package let rememberQuestion: String
  /// What that means where others study in the same folder, beside that question.
  package let rememberMeaning: String
  /// The answer that it does.
  package let yes: String
  /// The answer that it does not.
  package let no: String
  /// What stands under an empty name.
  package let nameMissing: String
  /// What stands under a name or a university of more than 80 characters.
  package let nameTooLong: String
  /// What stands under an address that cannot be one, with an example of one.
  package let malformedEmail: String
  /// The same where that would take two rows.
  package let malformedEmailShort: String
  /// What stands under an address that has an account on this computer already.
  package let emailTaken: String
  /// The words under the form that say what an account protects and what it does not.
  package let protection: String
  /// In which language the first cards will be, and how to change it.
  package let deckLanguage: String

  /// These texts in Spanish.
  static let spanish = RegisterTexts(
    title: "Crear cuenta", name: "Nombre completo", email: "Correo", university: "Universidad",
    password: "Contraseña (mínimo 6)", confirmation: "Repite la contraseña",
    optional: "opcional", create: "Crear cuenta",
    creating: "Creando tu cuenta…", haveAccount: "Ya tengo cuenta",
    rememberQuestion: "¿Recordarte en este computador?",
    rememberMeaning: "Si dices que sí, quien abra DailyMath aquí entrará a tu cuenta.", yes: "Sí",
    no: "No",
    nameMissing: "Escribe tu nombre.", nameTooLong: "Usa como máximo 80 caracteres.",
    malformedEmail: "Escribe un correo como ana@uniquindio.edu.co.",
    malformedEmailShort: "Escribe un correo: ana@uq.edu.co.",
    emailTaken: "Ya hay una cuenta con ese correo.",
    protection:
      "La cuenta separa a quienes comparten este programa. No protege los archivos ante quien use tu usuario del computador.",
    deckLanguage: "Tus tarjetas iniciales estarán en español. F2 cambia el idioma."
  )

  /// These texts in English.
  static let english = RegisterTexts(
    title: "Create an account", name: "Full name", email: "Email", university: "University",
    password: "Password (6 or more)", confirmation: "Repeat the password",
    optional: "optional", create: "Create the account",
    creating: "Creating your account…", haveAccount: "I already have an account",
    rememberQuestion: "Remember you on this computer?",
    rememberMeaning: "If you say yes, whoever opens DailyMath here is in your account.", yes: "Yes",
    no: "No",
    nameMissing: "Write your name.", nameTooLong: "Use at most 80 characters.",
    malformedEmail: "Write an email address like ana@uniquindio.edu.co.",
    malformedEmailShort: "Write an email like ana@uq.edu.co.",
    emailTaken: "That email has an account already.",
    protection:
      "The account keeps apart the people who share this program. It does not protect the files from whoever uses your system user.",
    deckLanguage: "Your first cards will be in English. F2 changes the language."
  )
}
