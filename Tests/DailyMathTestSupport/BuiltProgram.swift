package import DailyMathSystem

/// The program as it was built, which stands beside the tests that are running.
package enum BuiltProgram {
  /// Says that the program is not where it should be.
  package struct Missing: Error, Equatable, Sendable, CustomStringConvertible {
    /// Where it was looked for.
    package let path: String

    /// What is missing, and what mends it.
    package var description: String {
      "the program is not at \(path): build all products before the tests run"
    }
  }

  /// The path of the program; throws where it was not built.
  package static func path() throws -> String {
    let path = "\(folder)/dailymath"
    guard try FileSystem.status(of: path)?.kind == .regular else { throw Missing(path: path) }
    return path
  }

  /// Runs the program without a terminal, to its end.
  package static func run(
    _ arguments: [String], environment: [String: String], timeoutMilliseconds: Int = 30_000
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.run(
      executable: path(), arguments: arguments, environment: environment,
      timeoutMilliseconds: timeoutMilliseconds)
  }

  /// The folder of the products: that of the test bundle where one is named, as on macOS, else that of the tests' own file.
  private static var folder: String {
    let bundle = CommandLine.arguments.lazy.compactMap { argument in
      argument.range(ofEnding: ".xctest/").map { argument[..<$0] } ?? Self.whole(argument)
    }.first
    let path = bundle.map(String.init) ?? Host.currentExecutable ?? CommandLine.arguments[0]
    return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private static func whole(_ argument: String) -> Substring? {
    argument.hasPrefix("/") && argument.hasSuffix(".xctest") ? argument[...] : nil
  }
}

extension String {
  /// Where the first occurrence of `ending` ends, less its last character; `nil` where there is none.
  fileprivate func range(ofEnding ending: String) -> String.Index? {
    var rest = self[...]
    while let start = rest.firstIndex(of: ".") {
      if rest[start...].hasPrefix(ending) { return index(start, offsetBy: ending.count - 1) }
      rest = rest[index(after: start)...]
    }
    return nil
  }
}
