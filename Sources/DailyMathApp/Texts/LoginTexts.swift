/// What the sign-in screen says.
package struct LoginTexts: Sendable {
  package let email: String
  package let password: String
  package let reveal: String
  package let hide: String
  package let signIn: String
  package let checking: String
  package let forgotPassword: String
  package let createAccount: String
  package let createAccountKey: String
  package let malformedEmail: String
  package let wrongCredentials: String
  package let windowTitle: String

  static let spanish = LoginTexts(
    email: "Correo", password: "Contraseña", reveal: "ver", hide: "ocultar",
    signIn: "Iniciar sesión", checking: "Comprobando…",
    forgotPassword: "¿Olvidaste tu contraseña?", createAccount: "Crear cuenta",
    createAccountKey: "crear cuenta",
    malformedEmail: "Escribe un correo como ana@uniquindio.edu.co.",
    wrongCredentials: "El correo o la contraseña no son correctos.",
    windowTitle: "Iniciar sesión")

  static let english = LoginTexts(
    email: "Email", password: "Password", reveal: "show", hide: "hide",
    signIn: "Sign in", checking: "Checking…",
    forgotPassword: "Forgot your password?", createAccount: "Create an account",
    createAccountKey: "new account",
    malformedEmail: "Write an email address like ana@uniquindio.edu.co.",
    wrongCredentials: "The email or the password is not right.",
    windowTitle: "Sign in")
}
