/// What the sign-in screen says.
package struct LoginTexts: Sendable {
  /// The label of the address's field.
  package let email: String
  /// The label of the password's field.
  package let password: String
  /// What Ctrl-R does while a password is hidden, beside its label; the registration says it too.
  package let reveal: String
  /// What Ctrl-R does while a password is in clear, beside its label; the registration says it too.
  package let hide: String
  /// The label of the button that signs in.
  package let signIn: String
  /// The label of that button while the password is checked.
  package let checking: String
  /// The link for who forgot the password.
  package let forgotPassword: String
  /// The link to the registration.
  package let createAccount: String
  /// What F3 does, in the row of keys.
  package let createAccountKey: String
  /// What stands over the form while nobody has an account here: how to make one.
  package let firstStart: String
  /// The same while Enter means something else: which key makes one.
  package let firstStartKey: String
  /// What stands under an address that cannot be one, with an example of one.
  package let malformedEmail: String
  /// What stands under the password after a refusal; it does not say which of the two is wrong.
  package let wrongCredentials: String
  /// The choice to be remembered on this computer, which the registration offers too.
  package let remember: String
  /// What that would mean where others study here too, while it is not chosen.
  package let rememberShared: String
  /// What it means there once it is chosen.
  package let rememberedShared: String
  /// What the space bar does on that choice, in the row of keys.
  package let toggle: String
  /// The window's title while somebody signs in.
  package let windowTitle: String

  /// These texts in Spanish.
  static let spanish = LoginTexts(
    email: "Correo", password: "Contraseña", reveal: "ver", hide: "ocultar",
    signIn: "Iniciar sesión", checking: "Comprobando…",
    forgotPassword: "¿Olvidaste tu contraseña?", createAccount: "Crear cuenta",
    createAccountKey: "crear cuenta",
    firstStart: "¿Primera vez aquí? Presiona Enter para crear tu cuenta.",
    firstStartKey: "¿Primera vez aquí? Presiona F3 para crear tu cuenta.",
    malformedEmail: "Escribe un correo como ana@uniquindio.edu.co.",
    wrongCredentials: "El correo o la contraseña no son correctos.",
    remember: "Recordarme en este computador",
    rememberShared: "Si la marcas, quien abra DailyMath aquí entrará a tu cuenta.",
    rememberedShared: "Quien abra DailyMath aquí entrará a tu cuenta.",
    toggle: "marcar", windowTitle: "Iniciar sesión")

  /// These texts in English.
  static let english = LoginTexts(
    email: "Email", password: "Password", reveal: "show", hide: "hide",
    signIn: "Sign in", checking: "Checking…",
    forgotPassword: "Forgot your password?", createAccount: "Create an account",
    createAccountKey: "new account",
    firstStart: "First time here? Press Enter to create your account.",
    firstStartKey: "First time here? Press F3 to create your account.",
    malformedEmail: "Write an email address like ana@uniquindio.edu.co.",
    wrongCredentials: "The email or the password is not right.",
    remember: "Remember me on this computer",
    rememberShared: "If you tick it, whoever opens DailyMath here is in your account.",
    rememberedShared: "Whoever opens DailyMath here is in your account.",
    toggle: "tick", windowTitle: "Sign in")
}
