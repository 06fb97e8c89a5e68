/// What the program says at the prompt.
package struct CommandLineTexts: Sendable {
  /// What `--help` prints: what the program is and its options, several lines that end in a newline.
  package let usage: String
  /// The refusal to fill a screen with redirected input or output, and what does without one.
  package let notATerminal: String
  /// The refusal of an option that does not exist, from its name.
  package let unknownOption: @Sendable (String) -> String
  /// The refusal of a word that has no meaning there, from the word.
  package let unexpectedArgument: @Sendable (String) -> String
  /// The refusal of an option without its value, from the option's name.
  package let missingValue: @Sendable (String) -> String
  /// The refusal of a language other than the two, from what was asked for; it names those two.
  package let unknownLanguage: @Sendable (String) -> String
  /// The refusal of a theme that does not exist, from what was asked for; it names those there are.
  package let unknownTheme: @Sendable (String) -> String
  /// The refusal of a value that an option does not take, with those it takes.
  package let wrongValue: @Sendable (_ value: String, _ option: String, _ allowed: String) -> String
  /// The refusal of an option that does not belong to the command, or to any where there is none.
  package let misplacedOption: @Sendable (_ option: String, _ command: String?) -> String
  /// The refusal of words that are only the beginning of a command, from those words.
  package let missingWord: @Sendable (String) -> String
  /// The refusal to export without being told into which file.
  package let missingFile: String
  /// The refusal of a descriptor that is no number.
  package let wrongDescriptor: String
  /// The refusal to take a password where others see it, and where it is taken.
  package let passwordArgument: String
  /// What stands after each of those refusals: where the options are explained.
  package let seeHelp: String
  /// The refusal to run where nothing says whose home it is, and how to say it.
  package let noDataFolder: String
  /// The refusal to run behind the shell, and how to come to the front.
  package let inBackground: String

  /// These texts in Spanish.
  static let spanish = CommandLineTexts(
    usage: """
      DailyMath: estudia matemáticas cada día en tu terminal.

      Uso: dailymath [opciones]
           dailymath ORDEN [opciones]

        --data-dir CARPETA   usar esta carpeta de datos
        --lang es|en         idioma de la interfaz
        --theme TEMA         automatic, dark (oscuro), light (claro)
                             o contrast (alto contraste)
        --reduced-motion     nada se mueve por sí solo
        --ascii              bordes y marcas solo con caracteres ASCII
        --plain              solo líneas de texto y números, para lectores de pantalla
        --version            mostrar la versión
        --help               mostrar esta ayuda

      Practicar sin más vueltas:

        agility                un ejercicio de cálculo mental, con --plain en líneas:
                               --mode classic|levels|custom|practice,
                               --time 30|60|120|300|600, --count N o --endless,
                               --level N, --enter o --match,
                               --seed N (los mismos problemas)

      La calculadora, para la que no hace falta cuenta:

        calc                   abrir la calculadora
        calc 'CUENTA'          mostrar el resultado, como en calc '12 × 3,5'

      Órdenes para tu cuenta, sin la pantalla; lo que falte se pregunta.

        register               crear una cuenta y entrar en ella; muestra sus códigos
                               de recuperación: --name NOMBRE, --email CORREO,
                               --university UNIVERSIDAD
        login                  iniciar sesión en este computador: --email CORREO
        logout                 cerrar la sesión
        whoami                 decir de quién es la sesión
        password               cambiar la contraseña
        recover                poner otra contraseña con un código: --email CORREO
        account export ARCHIVO guardar todo en un archivo nuevo (-: en la salida)
        account delete         eliminar la cuenta con todo: --email CORREO

        due [CORREO]           cuántas tarjetas hay hoy: por repasar, nuevas y ya
                               estudiadas; de esa cuenta, si no de la que tiene la
                               sesión, si no de la única. No pide contraseña: solo
                               muestra números, y quien usa tu usuario del sistema
                               puede leer los archivos de todos modos. Cuenta con
                               los límites del día y con las tarjetas hermanas, así
                               que stats puede contar más
        stats [CORREO]         tus estadísticas como texto, de la misma manera
        --json                 en due y stats: un objeto JSON. Miembros del de due:
                               day (AAAA-MM-DD), due, new, done. Miembros del de
                               stats: format, day, totals, streak, level,
                               reputation, since, badges, days, reviewLimit,
                               forecast, retention, cards, hardest, hours,
                               categories

        --remember             en register y login: recordar la sesión en este
        --no-remember          computador, o no; si no lo dices se te pregunta donde
                               hay otras cuentas, y un script no la recuerda allí
        --password-fd N        leer del descriptor N, una por línea, las contraseñas
                               en vez de preguntarlas; en password, la actual y la
                               nueva; en recover, el código y la nueva

      Códigos de salida: 0 hecho; 1 no se pudo; 2 no hay terminal donde preguntar;
      64 uso incorrecto; 77 nadie ha iniciado sesión.

      """,
    notATerminal:
      "dailymath: Necesita una terminal; ejecútalo sin redirigir nada, o con --plain.",
    unknownOption: { "dailymath: No existe la opción «\($0)»." },
    unexpectedArgument: { "dailymath: No se esperaba «\($0)»." },
    missingValue: { "dailymath: Falta el valor de \($0)." },
    unknownLanguage: { "dailymath: El idioma «\($0)» no existe; usa es o en." },
    unknownTheme: {
      "dailymath: El tema «\($0)» no existe; usa automatic, dark, light o contrast."
    },
    wrongValue: { "dailymath: «\($0)» no vale para \($1); usa \($2)." },
    misplacedOption: { option, command in
      command.map { "dailymath: \(option) no va con \($0)." }
        ?? "dailymath: \(option) va con una orden, como login."
    },
    missingWord: { "dailymath: Después de «\($0)» falta export o delete." },
    missingFile: "dailymath: Falta el archivo donde guardar todo.",
    wrongDescriptor: "dailymath: Después de --password-fd va el número de un descriptor.",
    passwordArgument:
      "dailymath: Una contraseña no va en los argumentos, donde otros la ven; usa --password-fd o escríbela cuando se te pregunte.",
    seeHelp: "Mira dailymath --help.",
    noDataFolder:
      "dailymath: No se sabe dónde guardar los datos: define HOME o usa --data-dir.",
    inBackground: "dailymath: Necesita estar en primer plano; ejecútalo sin «&».")

  /// These texts in English.
  static let english = CommandLineTexts(
    usage: """
      DailyMath: study mathematics every day in your terminal.

      Usage: dailymath [options]
             dailymath COMMAND [options]

        --data-dir FOLDER    use this data folder
        --lang es|en         language of the interface
        --theme THEME        automatic, dark, light or contrast
        --reduced-motion     nothing moves by itself
        --ascii              borders and marks in ASCII characters only
        --plain              only lines of text and numbers, for screen readers
        --version            print the version
        --help               print this help

      Practise at once:

        agility                a drill of mental arithmetic, in lines with --plain:
                               --mode classic|levels|custom|practice,
                               --time 30|60|120|300|600, --count N or --endless,
                               --level N, --enter or --match,
                               --seed N (the same problems)

      The calculator, for which no account is needed:

        calc                   open the calculator
        calc 'CALCULATION'     print the result, as in calc '12 × 3.5'

      Commands for your account, without the screen; what is missing is asked for.

        register               create an account and sign in; prints its recovery
                               codes: --name NAME, --email EMAIL,
                               --university UNIVERSITY
        login                  sign in on this computer: --email EMAIL
        logout                 sign out
        whoami                 print who is signed in
        password               change the password
        recover                set another password with a code: --email EMAIL
        account export FILE    keep everything in a new file (-: print it)
        account delete         delete the account with everything: --email EMAIL

        due [EMAIL]            how many cards there are today: to review, new and
                               already studied; of that account, else of the one
                               that is signed in, else of the only one. No password
                               is asked: only numbers are shown, and whoever uses
                               your account of the system can read the files anyway.
                               It takes the day's limits and sibling cards into
                               account, so that stats may count more
        stats [EMAIL]          your statistics as text, in the same way
        --json                 for due and stats: one JSON object. Members of that
                               of due: day (YYYY-MM-DD), due, new, done. Members of
                               that of stats: format, day, totals, streak, level,
                               reputation, since, badges, days, reviewLimit,
                               forecast, retention, cards, hardest, hours,
                               categories

        --remember             for register and login: remember the sign-in on this
        --no-remember          computer, or do not; if you do not say you are asked
                               where there are other accounts, and a script is not
                               remembered there
        --password-fd N        read the passwords, one a line, from descriptor N
                               instead of asking; for password, the current and the
                               new one; for recover, the code and the new one

      Exit codes: 0 done; 1 it could not be done; 2 no terminal to ask in;
      64 wrong usage; 77 nobody is signed in.

      """,
    notATerminal:
      "dailymath: It needs a terminal; run it without redirecting anything, or with --plain.",
    unknownOption: { "dailymath: There is no option “\($0)”." },
    unexpectedArgument: { "dailymath: “\($0)” was not expected." },
    missingValue: { "dailymath: The value of \($0) is missing." },
    unknownLanguage: { "dailymath: There is no language “\($0)”; use es or en." },
    unknownTheme: {
      "dailymath: There is no theme “\($0)”; use automatic, dark, light or contrast."
    },
    wrongValue: { "dailymath: “\($0)” is nothing for \($1); use \($2)." },
    misplacedOption: { option, command in
      command.map { "dailymath: \(option) does not go with \($0)." }
        ?? "dailymath: \(option) goes with a command, such as login."
    },
    missingWord: { "dailymath: After “\($0)”, export or delete is missing." },
    missingFile: "dailymath: The file to keep everything in is missing.",
    wrongDescriptor: "dailymath: After --password-fd stands the number of a descriptor.",
    passwordArgument:
      "dailymath: A password does not go into the arguments, where others see it; use --password-fd or type it when you are asked.",
    seeHelp: "See dailymath --help.",
    noDataFolder: "dailymath: No place for the data is known: set HOME or use --data-dir.",
    inBackground: "dailymath: It has to run in the foreground; start it without &.")
}
