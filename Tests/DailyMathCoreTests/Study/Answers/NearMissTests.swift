import DailyMathCore
import Testing

@Suite("Nearly right answers")
struct NearMissTests {
  @Test(
    "a slip or two in a word is near",
    arguments: [
      ("integral", "integal", [.same("integ"), .missing("r"), .same("al")]),
      (
        "derivada", "derviada",
        [.same("der"), .extra("v"), .same("i"), .missing("v"), .same("ada")]
      ),
      ("vector", "bector", [.extra("b"), .missing("v"), .same("ector")]),
      ("matriz", "matrizz", [.same("matriz"), .extra("z")]),
      (
        "convergencia", "comvergensia",
        [
          .same("co"), .extra("m"), .missing("n"), .same("vergen"), .extra("s"), .missing("c"),
          .same("ia"),
        ]
      ),
      (
        "Función", "funsion",
        [
          .forgiven("f", "F"), .same("un"), .extra("s"), .missing("c"),
          .same("i"), .forgiven("o", "ó"), .same("n"),
        ]
      ),
      (
        "Teorema de Rolle", "Teorema de Role", [.same("Teorema de Rol"), .missing("l"), .same("e")]
      ),
      (
        "ecuación de d’Alembert", "EcuaciOn  de d'Alanbert",
        [
          .forgiven("E", "e"), .same("cuaci"), .forgiven("O", "ó"), .same("n de d"),
          .forgiven("'", "’"), .same("Al"), .extra("an"), .missing("em"), .same("bert"),
        ]
      ),
      ("cell", "cel", [.same("cel"), .missing("l")]),
      ("cel", "cell", [.same("cel"), .extra("l")]),
      ("eigenvalue", "eigenvale", [.same("eigenval"), .missing("u"), .same("e")]),
    ] as [(String, String, [TextDifference.Piece])])
  func near(answer: String, typed: String, pieces: [TextDifference.Piece]) {
    #expect(verdict(on: typed, for: answer) == .near(TextDifference(pieces: pieces)))
    #expect(verdict(on: " \(typed)\n", for: answer) == .near(TextDifference(pieces: pieces)))
  }

  @Test(
    "too many slips, or another word, are wrong",
    arguments: [
      ("integral", "intgl"), ("vector", "bektor"), ("cubo", "cuvos"), ("eje", "ege"), ("par", "pa"),
      ("x1", "x2"), ("1234", "1235"), ("12 puntos", "12 puntis"),
      ("no existe", "se existe"), ("la recta", "lar recta"), ("sen x", "sen y"),
      ("a + b", "a + c"), ("mayor que a", "mayor que e"), ("sí existe", "no existe"),
      ("funcion lineal", "fincion lineel s"), ("f(x)", "f(y)"),
      ("integral de linea", "integra de lineas x"),
    ])
  func wrong(answer: String, typed: String) {
    #expect(verdict(on: typed, for: answer) == .wrong)
  }

  @Test(
    "words that mean something else are not near, in either direction",
    arguments: [
      ("creciente", "decreciente"), ("coseno", "seno"), ("máximo", "mínimo"),
      ("impar", "par"), ("maximizar", "minimizar"), ("increasing", "decreasing"),
      ("finita", "infinita"), ("rational", "irrational"), ("inyectiva", "biyectiva"),
      ("interior", "exterior"), ("implícita", "explícita"), ("simétrica", "asimétrica"),
      ("bounded", "unbounded"), ("convexo", "conexo"), ("sesenta", "setenta"),
      ("cuatro", "cuarto"), ("hexágono", "heptágono"), ("tangente", "cotangente"),
      ("recta", "resta"), ("hipérbola", "hipérbole"), ("binomio", "trinomio"),
      ("monomial", "binomial"), ("minorante", "mayorante"), ("integrable", "integral"),
      ("vector", "sector"), ("contigua", "continua"), ("sixth", "sixty"), ("even", "event"),
      ("dominio", "codominio"), ("acotada", "no acotada"), ("bijective", "injective"),
      ("función creciente", "función decreciente"), ("arcsen", "arcsec"),
    ])
  func opposites(left: String, right: String) {
    #expect(verdict(on: left, for: right) == .wrong)
    #expect(verdict(on: right, for: left) == .wrong)
  }

  @Test("a wrong option of the card that is as near makes it wrong")
  func distractors() {
    let face = CardFace(prompt: "", answer: "matriz", distractors: ["matraz", "martir"])
    #expect(AnswerJudge.verdict(on: "Matráz", for: face, in: .spanish) == .wrong)
    #expect(AnswerJudge.verdict(on: "matrz", for: face, in: .spanish) == .wrong)
    let near = AnswerJudge.verdict(on: "matrizz", for: face, in: .spanish)
    #expect(near == .near(TextDifference(pieces: [.same("matriz"), .extra("z")])))
  }

  @Test("the difference is to the nearest of the right answers, the first of equals")
  func alternatives() {
    let face = CardFace(
      prompt: "", answer: "continuamente", alternatives: ["continuidad", "continuidax"])
    #expect(
      AnswerJudge.verdict(on: "continuida", for: face, in: .spanish)
        == .near(TextDifference(pieces: [.same("continuida"), .missing("d")])))
  }

  @Test("a text of more than 500 characters is never near")
  func long() {
    let fits = String(repeating: "serie ", count: 82) + "integral"
    #expect(fits.count == 500)
    #expect(verdict(on: String(fits.dropLast()), for: fits) != .wrong)
    #expect(verdict(on: "serie " + fits.dropLast(), for: "serie " + fits) == .wrong)
  }

  private func verdict(on typed: String, for answer: String) -> AnswerVerdict? {
    AnswerJudge.verdict(on: typed, for: CardFace(prompt: "", answer: answer), in: .spanish)
  }
}
