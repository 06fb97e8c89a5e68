/// The learner's own decks and tags, a few of them large and many small.
enum DeckShelf {
  /// The deck whose cards are of a category of the learner's own.
  static let physics = "Física mecánica"

  private static let decks = [
    "Parcial 1", "Taller de cálculo", physics, "Álgebra lineal 2026-1", "Repaso final", "Simulacro",
    "Ejercicios de Stewart", "Clase del martes", "Saber Pro", "Monitoría", "Fórmulas", "Quiz 3",
    "Límites difíciles", "Integrales por partes", "Matrices", "Dudas", "Tarea 4", "Olimpiada",
    "Estadística aplicada", "Ecuaciones de Laplace", "Vectores", "Demostraciones", "Verano",
    "Varios",
  ]
  private static let tags = [
    "parcial", "fórmula", "difícil", "básico", "tarea", "libro", "clase", "error-común", "repaso",
    "demostración", "gráfica", "aplicación",
  ]
  /// Of so many cards, the rest being in no own deck.
  private static let inDecks = 450

  /// The own deck for a number from 0 to 999; empty for none.
  ///
  /// The k-th has 1/k as many cards as the first (Zipf's law).
  static func deck(_ number: Int) -> String {
    guard number < inDecks else { return "" }
    return decks[rank(number, of: inDecks, among: decks.count)]
  }

  /// No tag, one or two, for two numbers from 0 to 999; the first ones are the most frequent.
  static func tags(_ first: Int, _ second: Int) -> [String] {
    guard first >= 300 else { return [] }
    let one = tags[rank(first - 300, of: 700, among: tags.count)]
    guard second >= 600 else { return [one] }
    let other = tags[rank(second - 600, of: 400, among: tags.count)]
    return one == other ? [one] : [one, other]
  }

  /// The rank, from 0, of a share whose size falls as 1, 1/2, 1/3 and so on.
  private static func rank(_ number: Int, of whole: Int, among count: Int) -> Int {
    let sizes = (1...count).map { 1_000_000 / $0 }
    let total = sizes.reduce(0, +)
    var rest = number * total / whole
    for (rank, size) in sizes.enumerated() {
      if rest < size { return rank }
      rest -= size
    }
    return count - 1
  }
}
