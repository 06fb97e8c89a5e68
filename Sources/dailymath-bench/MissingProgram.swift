/// Says that there is no program to measure.
struct MissingProgram: Error, Equatable, CustomStringConvertible {
  /// Where it was looked for.
  let path: String

  /// What is missing, and what mends it.
  var description: String { "there is no program at \(path): swift build -c release" }
}
