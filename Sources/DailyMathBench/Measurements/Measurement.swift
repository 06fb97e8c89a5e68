/// A group of rows that are measured together.
///
/// To add one: a file with a type like the others here, and a line in `Measurements.all`.
package protocol Measurement: Sendable {
  /// What the group is called on the command line: one lower-case word.
  var name: String { get }

  /// Measures the rows of the group.
  func rows(in bench: Bench) throws -> [Row]
}
