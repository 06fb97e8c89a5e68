import DailyMathApp
import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// The program: reads its options, opens the terminal and hands over to the event loop.
@main
struct DailyMathCommand {
  /// The exit code for a wrong option (`EX_USAGE` of sysexits.h).
  private static let usageExit: Int32 = 64
  /// The exit code where there is no terminal to run in.
  private static let noTerminalExit: Int32 = 2
  /// The exit code after the terminal went away: what a shell reports for SIGHUP.
  private static let hungUpExit: Int32 = 129

  /// The exit code in plain mode where the data cannot be used, or the last answer could not be saved.
  private static let failureExit: Int32 = 1
  /// The exit code after nobody read the output any more: what a shell reports for SIGPIPE.
  private static let unreadExit: Int32 = 141

  /// Runs the program and ends the process with its exit code.
  static func main() {
    Host.prepareProcess()
    let systemLanguage = SystemLanguage.detect { Host.environment($0) }
    let options: CommandLineOptions
    do throws(CommandLineError) {
      options = try CommandLineOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      let texts = Texts.of(error.language ?? systemLanguage).commandLine
      fail("\(error.sentence(in: texts)) \(texts.seeHelp)", code: usageExit)
    }
    let language = options.language ?? systemLanguage
    let texts = Texts.of(language).commandLine
    switch options.request {
    case .help: write(texts.usage)
    case .version: write("dailymath \(DailyMathVersion.current)\n")
    case .study: study(options, language: language, texts)
    }
  }

  private static func study(
    _ options: CommandLineOptions, language: Language, _ texts: CommandLineTexts
  ) {
    guard
      let folder = DataFolder.path(
        chosen: options.dataDirectory, workingDirectory: Host.workingDirectory,
        usesApplicationSupport: Host.usesApplicationSupport,
        environment: { Host.environment($0) })
    else { fail(texts.noDataFolder, code: usageExit) }
    var environment = AppEnvironment(
      store: .live(dataDirectory: folder), language: language, seed: SecureRandom.unsignedInteger(),
      glyphs: .detect { Host.environment($0) }, depth: .detect { Host.environment($0) })
    environment.probe = CapabilityProbe { Host.environment($0) }
    environment.escapeWait = InputDecoder.escapeWait { Host.environment($0) }
    if options.language != nil { environment.languageSource = .option }
    environment.appearanceOptions = options.appearance
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
      case .quit: Host.exit(0)
      case .signal(let signal): Signal.raiseDefault(signal)
      case .hungUp: Host.exit(hungUpExit)
      }
    } catch {
      switch error {
      case .notATerminal: fail(texts.notATerminal, code: noTerminalExit)
      case .inBackground: fail(texts.inBackground, code: noTerminalExit)
      case .system: fail("dailymath: \(error)", code: noTerminalExit)
      }
    }
  }

  private static func converse(_ environment: AppEnvironment) -> Never {
    do throws(SystemError) {
      let terminal = try LineTerminal(crashNote: environment.crashNote)
      switch PlainLoop(interface: .live(terminal), environment: environment).run() {
      case .quit: Host.exit(0)
      case .failed: Host.exit(failureExit)
      case .signal(let signal): Signal.raiseDefault(signal)
      case .hungUp: Host.exit(hungUpExit)
      case .unread: Host.exit(unreadExit)
      }
    } catch {
      fail("dailymath: \(error)", code: noTerminalExit)
    }
  }

  /// The text as the locale can show it.
  private static func shown(_ text: String) -> String {
    Glyphs.detect { Host.environment($0) }.isASCII ? ASCIIText.folded(text) : text
  }

  private static func write(_ text: String) {
    _ = Host.writeToStandardOutput(Array(shown(text).utf8))
  }

  private static func fail(_ sentence: String, code: Int32) -> Never {
    _ = Host.writeToStandardError(Array("\(shown(sentence))\n".utf8))
    Host.exit(code)
  }
}
