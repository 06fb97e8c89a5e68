extension ForgotPasswordTexts {
  /// These texts in Spanish.
  static let spanish = ForgotPasswordTexts(
    title: "¿Olvidaste tu contraseña?",
    explanation: "Escribe el correo de tu cuenta para crear otra contraseña.",
    codeComes: "El mensaje trae un código, que escribirás aquí.",
    explanationWithoutMail:
      "Este computador no envía correos. Escribe el correo de tu cuenta y luego uno de los códigos que guardaste.",
    send: "Enviar enlace", sending: "Enviando…",
    useSavedCode: "Usar un código de recuperación", savedCodeKey: "código guardado",
    useMailedCode: "Ya tengo el código del correo", mailedCodeKey: "código del correo",
    back: "Volver al login",
    sentTitle: "¡Correo enviado!",
    checkInbox: { "Revisa tu bandeja de entrada en \($0)." },
    codeArrives:
      "Si hay una cuenta con ese correo, el código llega en un momento. Sirve durante 15 minutos.",
    sentAgain: "Enviamos otro código. El anterior ya no sirve.",
    requestWaiting: WaitingTexts(
      left: { "Ya pediste un código. Puedes pedir otro en \($0)." },
      until: { "Ya pediste un código. Podrás pedir otro a las \($0)." },
      onButton: { "Espera \($0)" }),
    codeTitle: "Escribe tu código",
    enterMailedCode: { "Está en el mensaje que llegó a \($0)." },
    mailedCode: "Código del correo",
    notArrived: "¿No llega? Usa un código de recuperación", sendAgain: "Enviar otro",
    sendAgainKey: "enviar otro",
    savedTitle: "Usa un código de recuperación",
    sendsNoMail: "Este computador no envía correos.",
    savedExplanation:
      "Escribe uno de los ocho códigos que guardaste al crear tu cuenta. Cada uno sirve una vez.",
    account: { "Cuenta: \($0)" }, savedCode: "Código de recuperación",
    check: "Continuar", checking: "Comprobando…",
    passwordTitle: "Crea una contraseña nueva", password: "Contraseña nueva (mínimo 6)",
    save: "Cambiar contraseña", saving: "Guardando…",
    leaving: "Esc otra vez: sales sin cambiarla.",
    leavingQuestion: "Si sales ahora, tu contraseña no cambia.",
    leave: "Salir sin cambiarla", stay: "Seguir aquí",
    doneTitle: "Tu contraseña cambió.",
    sessionsEnded: "Ya nadie entra sin la contraseña: se cerraron las sesiones recordadas.",
    remaining: { count in
      switch count {
      case ...0: "No te quedan códigos de recuperación: crea otros."
      case 1: "Te queda 1 código de recuperación."
      default: "Te quedan \(count) códigos de recuperación."
      }
    },
    renew: "Crear códigos nuevos", renewing: "Creando códigos…", renewKey: "códigos nuevos",
    wrongCode: "Ese código no es correcto o ya se usó.",
    wrongMailedCode:
      "Ese código no es correcto, ya se usó o venció. Si lo intentaste varias veces, pide otro.",
    codeIncomplete: { typed, wanted in
      "El código tiene \(wanted) letras y números; escribiste \(typed)."
    },
    codeUnreadable: "Un código solo tiene números y letras sin tilde, y ninguna U.",
    notRenewed: "La contraseña cambió en otra ventana. Inicia sesión para crear códigos nuevos.",
    mailFailed:
      "No se pudo enviar el correo. Usa un código de recuperación o intenta más tarde.")

  /// These texts in English.
  static let english = ForgotPasswordTexts(
    title: "Forgot your password?",
    explanation: "Write the email of your account to set another password.",
    codeComes: "The message has a code in it, which you type here.",
    explanationWithoutMail:
      "This computer sends no mail. Write the email of your account, and then one of the codes you kept.",
    send: "Send the link", sending: "Sending…",
    useSavedCode: "Use a recovery code", savedCodeKey: "saved code",
    useMailedCode: "I have the code from the mail", mailedCodeKey: "mailed code",
    back: "Back to signing in",
    sentTitle: "Mail sent!",
    checkInbox: { "Check your inbox at \($0)." },
    codeArrives:
      "If that email has an account, the code arrives in a moment. It works for 15 minutes.",
    sentAgain: "We sent another code. The earlier code no longer works.",
    requestWaiting: WaitingTexts(
      left: { "You have asked for a code. You can ask for another in \($0)." },
      until: { "You have asked for a code. You can ask for another at \($0)." },
      onButton: { "Wait \($0)" }),
    codeTitle: "Type your code",
    enterMailedCode: { "It is in the message that came to \($0)." },
    mailedCode: "Code from the mail",
    notArrived: "Nothing there? Use a recovery code", sendAgain: "Send another",
    sendAgainKey: "send another",
    savedTitle: "Use a recovery code",
    sendsNoMail: "This computer sends no mail.",
    savedExplanation:
      "Write one of the eight codes that you kept when you made the account. Each works once.",
    account: { "Account: \($0)" }, savedCode: "Recovery code",
    check: "Continue", checking: "Checking…",
    passwordTitle: "Choose a new password", password: "New password (6 or more)",
    save: "Change the password", saving: "Saving…",
    leaving: "Esc again: leave it as it was.",
    leavingQuestion: "If you leave now, your password stays as it was.",
    leave: "Leave without changing it", stay: "Stay here",
    doneTitle: "Your password was changed.",
    sessionsEnded: "Nobody comes in without the password now: remembered sign-ins have ended.",
    remaining: { count in
      switch count {
      case ...0: "You have no recovery codes left. Make new ones."
      case 1: "You have 1 recovery code left."
      default: "You have \(count) recovery codes left."
      }
    },
    renew: "Make new codes", renewing: "Making codes…", renewKey: "new codes",
    wrongCode: "That code is not right or was used already.",
    wrongMailedCode:
      "That code is not right, was used already or has expired. If you tried several times, ask for another.",
    codeIncomplete: { typed, wanted in
      "The code has \(wanted) letters and digits; you wrote \(typed)."
    },
    codeUnreadable: "A code has plain letters and digits only, and never a U.",
    notRenewed: "The password was changed in another window. Sign in to make new codes.",
    mailFailed: "The mail could not be sent. Use a recovery code or try again later.")
}
