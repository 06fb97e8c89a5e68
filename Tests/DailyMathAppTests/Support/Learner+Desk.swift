import DailyMathCore

extension Learner {
  /// A learner in the middle of a term: cards that are due, new, coming back and far off.
  static func midTerm() -> Learner {
    var learner = Learner()
    learner.write(.settings(SettingsChange(newCardsPerDay: 2)))
    for (index, card) in midTermCards.enumerated() {
      var content = card
      content.difficulty = index
      learner.write(.cardPut(CardID("card\(index)"), content))
    }
    learner.review("card1", .good, day: -9)
    learner.review("card1", .good, day: -8)
    learner.review("card0", .good, day: -1)
    for days in [-40, -39, -33] { learner.review("card5", .good, day: days) }
    learner.review("card3", .easy, day: -2)
    learner.review("card3", .good, day: -1)
    learner.review("card7", .wrong, day: -1)
    learner.review("card7", .wrong, day: 0)
    return learner
  }

  private static let midTermCards = [
    CardContent(
      prompt: "d/dx sen(x)", answer: "cos(x)", distractors: ["−cos(x)", "sen(x)", "−sen(x)"],
      category: .differentialCalculus, note: "El coseno es la pendiente del seno en cada punto."),
    CardContent(
      prompt: "∫ x cos(x) dx", answer: "x sen(x) + cos(x) + C",
      distractors: ["x sen(x) − cos(x) + C", "(x²/2) sen(x) + C", "−x sen(x) + C"],
      category: .integralCalculus, note: "Por partes: u = x, dv = cos(x) dx."),
    CardContent(
      prompt: "P(A ∩ B) con P(A) = 0,4 y P(B) = 0,5, si A y B son independientes", answer: "0,2",
      distractors: ["0,9", "0,1", "0,7"], category: .probability,
      note: "Para sucesos independientes P(A ∩ B) = P(A) · P(B)."),
    CardContent(
      prompt: "det ⎡a b; c d⎤", answer: "ad − bc", distractors: ["ad + bc", "ab − cd", "ac − bd"],
      category: .linearAlgebra),
    CardContent(
      prompt: "y′ = 3y, y(0) = 2", answer: "y = 2e³ˣ",
      distractors: ["y = 3e²ˣ", "y = e³ˣ + 1", "y = 2 + 3x"], category: .differentialEquations,
      note: "La solución general es C·e³ˣ."),
    CardContent(
      prompt: "sen²(x) + cos²(x)", answer: "1", distractors: ["0", "2", "sen(2x)"],
      category: .trigonometry, note: "Pitágoras en el círculo de radio 1."),
    CardContent(
      prompt: "¿Cuál de estas afirmaciones es falsa para toda matriz cuadrada A de n × n cuyo "
        + "determinante es distinto de cero?",
      answer: "A tiene n autovalores distintos entre sí, todos ellos números reales",
      distractors: [
        "Las columnas de A son linealmente independientes y generan todo el espacio",
        "El sistema Ax = b tiene exactamente una solución para cada b",
        "Existe una única matriz B tal que AB = BA = I",
      ],
      category: .linearAlgebra, note: "La identidad tiene un solo autovalor, repetido n veces."),
    CardContent(
      prompt: "¿Es abierto el intervalo (0, 1)?", answer: "Sí, en la recta real",
      distractors: ["No", "Solo en el plano", "Solo en los racionales"],
      category: .other("Topología")),
  ]
}
