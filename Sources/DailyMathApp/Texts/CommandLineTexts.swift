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
  /// What stands after each of those five refusals: where the options are explained.
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

        --data-dir CARPETA   usar esta carpeta de datos
        --lang es|en         idioma de la interfaz
        --theme TEMA         automatic, dark (oscuro), light (claro)
                             o contrast (alto contraste)
        --reduced-motion     nada se mueve por sí solo
        --ascii              bordes y marcas solo con caracteres ASCII
        --plain              solo líneas de texto y números, para lectores de pantalla
        --version            mostrar la versión
        --help               mostrar esta ayuda

      """,
    notATerminal:
      "dailymath: necesita una terminal; ejecútalo sin redirigir nada, o con --plain.",
    unknownOption: { "dailymath: no existe la opción «\($0)»." },
    unexpectedArgument: { "dailymath: no se esperaba «\($0)»." },
    missingValue: { "dailymath: falta el valor de \($0)." },
    unknownLanguage: { "dailymath: el idioma «\($0)» no existe; usa es o en." },
    unknownTheme: {
      "dailymath: el tema «\($0)» no existe; usa automatic, dark, light o contrast."
    },
    seeHelp: "Mira dailymath --help.",
    noDataFolder:
      "dailymath: no se sabe dónde guardar los datos: define HOME o usa --data-dir.",
    inBackground: "dailymath: necesita estar en primer plano; ejecútalo sin «&».")

  /// These texts in English.
  static let english = CommandLineTexts(
    usage: """
      DailyMath: study mathematics every day in your terminal.

      Usage: dailymath [options]

        --data-dir FOLDER    use this data folder
        --lang es|en         language of the interface
        --theme THEME        automatic, dark, light or contrast
        --reduced-motion     nothing moves by itself
        --ascii              borders and marks in ASCII characters only
        --plain              only lines of text and numbers, for screen readers
        --version            print the version
        --help               print this help

      """,
    notATerminal:
      "dailymath: it needs a terminal; run it without redirecting anything, or with --plain.",
    unknownOption: { "dailymath: there is no option “\($0)”." },
    unexpectedArgument: { "dailymath: “\($0)” was not expected." },
    missingValue: { "dailymath: the value of \($0) is missing." },
    unknownLanguage: { "dailymath: there is no language “\($0)”; use es or en." },
    unknownTheme: {
      "dailymath: there is no theme “\($0)”; use automatic, dark, light or contrast."
    },
    seeHelp: "See dailymath --help.",
    noDataFolder: "dailymath: no place for the data is known: set HOME or use --data-dir.",
    inBackground: "dailymath: it has to run in the foreground; start it without &.")
}
