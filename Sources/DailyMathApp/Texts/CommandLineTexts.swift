/// What the program says at the prompt.
package struct CommandLineTexts: Sendable {
  package let usage: String
  package let notATerminal: String
  package let unknownOption: @Sendable (String) -> String
  package let unexpectedArgument: @Sendable (String) -> String
  package let missingValue: @Sendable (String) -> String
  package let unknownLanguage: @Sendable (String) -> String
  package let seeHelp: String
  package let noDataFolder: String
  package let inBackground: String

  static let spanish = CommandLineTexts(
    usage: """
      DailyMath: estudia matemáticas cada día en tu terminal.

      Uso: dailymath [opciones]

        --data-dir CARPETA   usar esta carpeta de datos
        --lang es|en         idioma de la interfaz
        --version            mostrar la versión
        --help               mostrar esta ayuda

      """,
    notATerminal:
      "dailymath: necesita una terminal; ejecútalo sin redirigir su entrada ni su salida.",
    unknownOption: { "dailymath: no existe la opción «\($0)»." },
    unexpectedArgument: { "dailymath: no se esperaba «\($0)»." },
    missingValue: { "dailymath: falta el valor de \($0)." },
    unknownLanguage: { "dailymath: el idioma «\($0)» no existe; usa es o en." },
    seeHelp: "Mira dailymath --help.",
    noDataFolder:
      "dailymath: no se sabe dónde guardar los datos: define HOME o usa --data-dir.",
    inBackground: "dailymath: necesita estar en primer plano; ejecútalo sin «&».")

  static let english = CommandLineTexts(
    usage: """
      DailyMath: study mathematics every day in your terminal.

      Usage: dailymath [options]

        --data-dir FOLDER    use this data folder
        --lang es|en         language of the interface
        --version            print the version
        --help               print this help

      """,
    notATerminal: "dailymath: it needs a terminal; run it without redirecting its input or output.",
    unknownOption: { "dailymath: there is no option “\($0)”." },
    unexpectedArgument: { "dailymath: “\($0)” was not expected." },
    missingValue: { "dailymath: the value of \($0) is missing." },
    unknownLanguage: { "dailymath: there is no language “\($0)”; use es or en." },
    seeHelp: "See dailymath --help.",
    noDataFolder: "dailymath: no place for the data is known: set HOME or use --data-dir.",
    inBackground: "dailymath: it has to run in the foreground; start it without &.")
}
