package import DailyMathCore
import DailyMathTerminal

/// The answer to a calculation at the prompt.
package enum CalculationReport: Equatable, Sendable {
  /// The result, a line for the standard output.
  case result(String)
  /// What is wrong, for the standard error: a sentence, and where there is a place, the calculation with a caret under it.
  case fault(String)

  /// The widest calculation that is shown with a caret under it.
  private static let widestShown = 72

  /// Calculates what was written.
  package init(_ line: String, in language: Language) {
    do throws(CalculatorLine.Fault) {
      self = .result(language.result(try CalculatorLine.result(of: line, in: language)))
    } catch {
      let shown = Self.shown(line)
      let sentence = Texts.of(language).calculator.sentence(for: error, in: shown)
      let lines = ["dailymath: \(sentence)"] + Self.pointer(to: error, in: shown)
      self = .fault(lines.joined(separator: "\n"))
    }
  }

  /// The calculation, and under it a caret at the place of the fault; nothing where there is no place, or too little room.
  private static func pointer(to fault: CalculatorLine.Fault, in line: String) -> [String] {
    let offset: Int
    switch fault {
    case .unexpected(let place): offset = place
    case .incomplete: offset = line.count
    case .empty, .undefined, .tooLarge: return []
    }
    guard TextLayout.columns(of: line, widths: .narrow) <= widestShown else { return [] }
    let before = TextLayout.columns(of: String(line.prefix(offset)), widths: .narrow)
    return ["  \(line)", "  \(String(repeating: " ", count: before))^"]
  }

  /// The line with a blank for every character that is not written but obeyed, so that places stay.
  private static func shown(_ line: String) -> String {
    String(
      line.map { character in
        character.unicodeScalars.contains { !isShown($0) } ? " " : character
      })
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
