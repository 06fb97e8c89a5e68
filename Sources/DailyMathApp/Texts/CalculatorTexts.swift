package import DailyMathCore

/// What is said about the calculator.
package struct CalculatorTexts: Sendable {
  /// The heading.
  package let title: String
  /// The heading of the list of what was calculated.
  package let tape: String
  /// What stands there before the first result.
  package let tapeEmpty: String
  /// The complaint about a character that no key has.
  package let noKey: @Sendable (String) -> String
  /// What Enter does with the selected line of the tape, in the row of keys.
  package let recall: String
  /// What the clear key does with an entry, in the row of keys.
  package let clearEntry: String
  /// What the clear key does without one, in the row of keys.
  package let clearAll: String
  /// What can be written in a line, for plain mode.
  package let instructions: String
  /// What plain mode asks for.
  package let prompt: String
  /// The complaint about an empty line.
  package let empty: String
  /// The complaint about a character that has no place there, from the character and its place, counted from 1.
  package let unexpected: @Sendable (_ character: String, _ place: Int) -> String
  /// The complaint about more characters than a line may have.
  package let tooLong: String
  /// The complaint about a line that ends too early.
  package let incomplete: String
  /// The complaint about a division by zero and the like.
  package let undefined: String
  /// The complaint about a number that leaves the calculator's range.
  package let tooLarge: String

  /// What is wrong with a line, in one sentence.
  package func sentence(for fault: CalculatorLine.Fault, in line: String) -> String {
    switch fault {
    case .empty: empty
    case .unexpected(let offset):
      offset < CalculatorLine.longest
        ? unexpected(String(line.dropFirst(offset).prefix(1)), offset + 1) : tooLong
    case .incomplete: incomplete
    case .undefined: undefined
    case .tooLarge: tooLarge
    }
  }
}

extension CalculatorTexts {
  /// These texts in Spanish.
  static let spanish = CalculatorTexts(
    title: "Calculadora", tape: "Cinta",
    tapeEmpty:
      "Aquí quedan tus cuentas. Con ↓ y Enter vuelves a usar un resultado. Una cuenta pegada, como (2 + 3) × 4, se calcula entera.",
    noKey: { "Sin tecla para «\($0)»" },
    recall: "usar", clearEntry: "borrar", clearAll: "borrar todo",
    instructions:
      "Escribe una cuenta, como 12 × 3,5, 1.000 / 8 o 100 + 35%. Una línea vacía vuelve.",
    prompt: "Cuenta",
    empty: "No hay nada que calcular.",
    unexpected: { "No se esperaba «\($0)» en el lugar \($1)." },
    tooLong: "La cuenta es demasiado larga.",
    incomplete: "A la cuenta le falta el final.",
    undefined: "Eso no está definido: no se puede dividir por cero.",
    tooLarge: "El resultado es demasiado grande.")

  /// These texts in English.
  static let english = CalculatorTexts(
    title: "Calculator", tape: "Tape",
    tapeEmpty:
      "Your calculations stay here. With ↓ and Enter you use a result again. A pasted one, such as (2 + 3) × 4, is calculated whole.",
    noKey: { "No key for “\($0)”" },
    recall: "use", clearEntry: "clear", clearAll: "clear all",
    instructions:
      "Write a calculation, such as 12 × 3.5, 1,000 / 8 or 100 + 35%. An empty line goes back.",
    prompt: "Calculation",
    empty: "There is nothing to calculate.",
    unexpected: { "“\($0)” was not expected at place \($1)." },
    tooLong: "The calculation is too long.",
    incomplete: "The calculation lacks its end.",
    undefined: "That is not defined: nothing can be divided by zero.",
    tooLarge: "The result is too large.")
}
