extension Calculator {
  /// Calculates a written line, puts it on the tape, and its exact result into the entry; an operator that waits keeps waiting
  /// for it.
  ///
  /// A number alone goes into the entry only. Where the line is at fault nothing changes.
  public mutating func take(
    line: String, in language: Language
  ) throws(CalculatorLine.Fault) {
    var reader = CalculatorLineReader(line, in: language)
    let value = try reader.wholeLine()
    let written = CalculatorLine.plain(line, in: language)
    let result = CalculatorTape.Line(calculation: written, value: value)
    if written.contains(where: { !"0123456789.".contains($0) }) { tape.append(result) }
    recall(result)
  }
}
