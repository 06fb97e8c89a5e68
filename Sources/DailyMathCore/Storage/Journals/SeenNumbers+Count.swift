extension SeenNumbers {
  /// How many numbers there are.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }
}
