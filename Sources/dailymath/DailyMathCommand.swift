import DailyMathApp
import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// The program: reads its options, opens the terminal and hands over to the event loop.
@main
struct DailyMathCommand {
  /// Runs the program and ends the process with its exit code.
  static func main() {
    Host.prepareProcess()
    let systemLanguage = SystemLanguage.detect { Host.environment($0) }
    let options: CommandLineOptions
    do throws(CommandLineError) {
      options = try CommandLineOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      let texts = Texts.of(error.language ?? systemLanguage).commandLine
      fail("\(error.sentence(in: texts)) \(texts.seeHelp)", code: .usage)
    }
    let language = options.language ?? systemLanguage
    let texts = Texts.of(language).commandLine
    switch options.request {
    case .help: write(texts.usage)
    case .version: write("dailymath \(DailyMathVersion.current)\n")
    case .study: study(options, environment(options, language, texts), texts)
    case .account(let command): perform(command, environment(options, language, texts))
    case .calculate(nil):
      var environment = environment(options, language, texts)
      environment.isCalculator = true
      study(options, environment, texts)
    case .calculate(let line?): calculate(line, in: language)
    }
  }

  /// What the program takes from outside.
  private static func environment(
    _ options: CommandLineOptions, _ language: Language, _ texts: CommandLineTexts
  ) -> AppEnvironment {
    guard
      let folder = DataFolder.path(
        chosen: options.dataDirectory, workingDirectory: Host.workingDirectory,
        usesApplicationSupport: Host.usesApplicationSupport,
        environment: { Host.environment($0) })
    else { fail(texts.noDataFolder, code: .usage) }
    var environment = AppEnvironment(
      store: .live(dataDirectory: folder), language: language, seed: SecureRandom.unsignedInteger(),
      glyphs: .detect { Host.environment($0) }, depth: .detect { Host.environment($0) })
    environment.probe = CapabilityProbe { Host.environment($0) }
    environment.escapeWait = InputDecoder.escapeWait { Host.environment($0) }
    if options.language != nil { environment.languageSource = .option }
    environment.appearanceOptions = options.appearance
    environment.drill = options.drill
    return environment
  }

  /// Prints the result of a calculation, or what is wrong with it.
  private static func calculate(_ line: String, in language: Language) -> Never {
    switch CalculationReport(line, in: language) {
    case .result(let result):
      write("\(result)\n")
      exit(.done)
    case .fault(let sentence): fail(sentence, code: .usage)
    }
  }

  /// Does something with an account, without the screens.
  private static func perform(_ command: AccountCommand, _ environment: AppEnvironment) -> Never {
    var prompt = AccountPrompt(
      desk: AccountDesk(
        store: environment.store, authenticator: environment.authenticator,
        files: environment.files, mailer: environment.mailer),
      environment: PromptEnvironment(environment),
      interface: .live(crashNote: environment.crashNote))
    switch prompt.run(command) {
    case .exit(let code): exit(code)
    case .signal(let signal): Signal.raiseDefault(signal)
    }
  }

  private static func study(
    _ options: CommandLineOptions, _ environment: AppEnvironment, _ texts: CommandLineTexts
  ) {
    switch DisplayMode.choose(options, environment: { Host.environment($0) }) {
    case .fullScreen: showScreen(environment, texts)
    case .plain: converse(environment)
    }
  }

  private static func showScreen(_ environment: AppEnvironment, _ texts: CommandLineTexts) -> Never
  {
    do throws(TerminalError) {
      let loop = try EventLoop(device: TerminalDevice(), environment: environment)
      switch try loop.run() {
      case .quit: exit(.done)
      case .signal(let signal): Signal.raiseDefault(signal)
      case .hungUp: exit(.hungUp)
      }
    } catch {
      switch error {
      case .notATerminal: fail(texts.notATerminal, code: .noTerminal)
      case .inBackground: fail(texts.inBackground, code: .noTerminal)
      case .system: fail("dailymath: \(error)", code: .noTerminal)
      }
    }
  }

  private static func converse(_ environment: AppEnvironment) -> Never {
    do throws(SystemError) {
      let terminal = try LineTerminal(crashNote: environment.crashNote)
      switch PlainLoop(interface: .live(terminal), environment: environment).run() {
      case .quit: exit(.done)
      case .failed: exit(.failed)
      case .signal(let signal): Signal.raiseDefault(signal)
      case .hungUp: exit(.hungUp)
      case .unread: exit(.unread)
      }
    } catch {
      fail("dailymath: \(error)", code: .noTerminal)
    }
  }

  /// The text as the locale can show it.
  private static func shown(_ text: String) -> String {
    Glyphs.detect { Host.environment($0) }.isASCII ? ASCIIText.folded(text) : text
  }

  private static func write(_ text: String) {
    _ = Host.writeToStandardOutput(Array(shown(text).utf8))
  }

  private static func fail(_ sentence: String, code: ExitCode) -> Never {
    _ = Host.writeToStandardError(Array("\(shown(sentence))\n".utf8))
    exit(code)
  }

  private static func exit(_ code: ExitCode) -> Never { Host.exit(code.rawValue) }
}
