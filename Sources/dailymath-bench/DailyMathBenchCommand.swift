import DailyMathBench
import DailyMathCore
import DailyMathSystem

/// The benchmark: measures the program beside it and prints the table.
@main
struct DailyMathBenchCommand {
  /// Measures and ends the process: 0 however the limits stand, 64 for a wrong option, 1 where something failed.
  static func main() {
    let groups = Measurements.all
    let names = groups.map(\.name)
    do {
      let options = try BenchOptions(
        arguments: Array(CommandLine.arguments.dropFirst()), knownGroups: names)
      guard !options.wantsHelp else { return write(BenchOptions.usage(groups: names)) }
      if let folder = options.generation.folder {
        return try generate(options.generation, in: folder)
      }
      let bench = Bench(executable: try programPath(options), options: options)
      let wanted = groups.filter { options.groups.isEmpty || options.groups.contains($0.name) }
      var rows: [Row] = []
      for group in wanted {
        note("measuring: \(group.name)\n")
        rows += try group.rows(in: bench)
      }
      write(Table(rows).text)
    } catch {
      note("dailymath-bench: \(error)\n")
      Host.exit(error is BenchOptions.Unknown ? 64 : 1)
    }
  }

  /// Makes up an account, and says how it is entered.
  private static func generate(_ options: GenerationOptions, in folder: String) throws {
    let path = folder.hasPrefix("/") ? folder : Host.workingDirectory + "/" + folder
    let today = StudyDay(
      at: Instant(milliseconds: SystemClock.wallMilliseconds()), offset: options.offset,
      rollover: .standard)
    let id = try GeneratedAccount.make(options.plan(today: today), in: path)
    let state = try GeneratedAccount.warm(id, in: path)
    let answers = AnswerKind.allCases.reduce(0) { $0 + state.answerCount(of: $1) }
    if options.isRemembered { try GeneratedAccount.remember(id, in: path) }
    write(
      """
      \(state.cardCount) cards and \(answers) answers are in \(path)
      email:    \(GeneratedAccount.email)
      password: \(GeneratedAccount.password)

      """)
  }

  /// The program that was named, or else the one that was built into the same folder.
  private static func programPath(_ options: BenchOptions) throws -> String {
    let own = Host.currentExecutable ?? CommandLine.arguments[0]
    let path =
      options.program ?? own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/dailymath"
    guard try FileSystem.status(of: path)?.kind == .regular else {
      throw MissingProgram(path: path)
    }
    return path
  }

  private static func write(_ text: String) { _ = Host.writeToStandardOutput(Array(text.utf8)) }
  private static func note(_ text: String) { _ = Host.writeToStandardError(Array(text.utf8)) }
}
