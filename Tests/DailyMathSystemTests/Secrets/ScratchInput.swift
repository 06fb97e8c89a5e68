@testable import DailyMathSystem

/// A descriptor from which the bytes of a test can be read.
final class ScratchInput {
  private let pipe: Pipe

  /// Whoever reads it gets these bytes, then the end.
  init(_ bytes: [UInt8]) throws {
    var pipe = try Pipe()
    try pipe.writing.writeAll(bytes)
    try pipe.writing.close()
    self.pipe = pipe
  }

  /// The number to read from.
  var descriptor: Int32 { pipe.reading.number }
}
