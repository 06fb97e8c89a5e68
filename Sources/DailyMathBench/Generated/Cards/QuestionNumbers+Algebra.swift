extension QuestionNumbers {
  /// A question of differential equations.
  mutating func differentialEquations() -> GeneratedQuestion {
    let (a, b, c) = (signed(2...29), signed(1...90), next(2...15))
    switch next(0...3) {
    case 0:
      return GeneratedQuestion(
        "Resuelve y' = \(a.signed)y con y(0) = \(b.signed)", "y = \(b.signed)e^(\(a.signed)x)",
        wrong: [
          "y = \(a.signed)e^(\(b.signed)x)", "y = \(b.signed)e^(\((-a).signed)x)",
          "y = e^(\(a.signed)x)\(b.term)",
        ], note: "Separa variables: dy/y = \(a.signed) dx; la constante es el valor en 0.")
    case 1:
      return GeneratedQuestion(
        "Resuelve y'' + \(c * c)y = 0 con y(0) = \(b.signed), y'(0) = \((a * c).signed)",
        "y = \(b.signed) cos(\(c)x)\(a.term) sen(\(c)x)",
        wrong: [
          "y = \(b.signed) sen(\(c)x)\(a.term) cos(\(c)x)",
          "y = \(b.signed) cos(\(c * c)x)\(a.term) sen(\(c * c)x)",
          "y = \(b.signed)e^(\(c)x)\(a.term)e^(−\(c)x)",
        ], note: "r² + \(c * c) = 0 da r = ±\(c)i: senos y cosenos de \(c)x.")
    case 2:
      let d = c + next(1...20)
      return GeneratedQuestion(
        "¿Qué raíces tiene la ecuación característica de y'' − \(c + d)y' + \(c * d)y = 0?",
        "\(c) y \(d)", wrong: ["−\(c) y −\(d)", "\(c) y −\(d)", "\(c + d) y \(c * d)"],
        note: "r² − \(c + d)r + \(c * d) = (r − \(c))(r − \(d)).")
    default:
      return GeneratedQuestion(
        "¿A qué valor tiende y si y' = \(b.signed) − \(c)y?", b.over(c),
        wrong: [c.over(b), (-b).over(c), b.signed, "∞", "0"],
        note: "En el equilibrio y' = 0; la solución homogénea e^(−\(c)x) se apaga.")
    }
  }

  /// A question of vectors and matrices.
  mutating func linearAlgebra() -> GeneratedQuestion {
    let (a, b, c, d) = (signed(1...15), signed(1...15), signed(1...15), signed(1...15))
    let e = next(2...9)
    switch next(0...4) {
    case 0:
      return GeneratedQuestion(
        "¿Cuánto es det [\(a.signed) \(b.signed); \(c.signed) \(d.signed)]?", a * d - b * c,
        wrong: [a * d + b * c, b * c - a * d, a * c - b * d],
        note: "Diagonal principal menos la otra: \((a * d).signed) − (\((b * c).signed)).")
    case 1:
      return GeneratedQuestion(
        "¿Cuánto es (\(a.signed), \(b.signed), \(e)) · (\(c.signed), \(d.signed), 1)?",
        a * c + b * d + e, wrong: [a * c + b * d, (a + b + e) * (c + d + 1), a * c - b * d + e],
        note: "Multiplica lugar por lugar y suma: es un número, no un vector.")
    case 2:
      return GeneratedQuestion(
        "Valores propios de [\(a.signed) \(b.signed) \(c.signed); 0 \((a + e).signed) \(d.signed); 0 0 \((a - e).signed)]",
        "\((a - e).signed), \(a.signed) y \((a + e).signed)",
        wrong: [
          "\(b.signed), \(c.signed) y \((d + 99).signed)", "solo \(a.signed)",
          "\((e - a).signed), \((-a).signed) y \((-a - e - 50).signed)",
        ], note: "Los de una matriz triangular son los números de su diagonal.")
    case 3:
      return GeneratedQuestion(
        "¿Cuánto es ‖(\(3 * a.magnitude.asInt), \(4 * a.magnitude.asInt))‖ · \(e)?",
        5 * a.magnitude.asInt * e,
        wrong: [7 * a.magnitude.asInt * e, 25 * a.magnitude.asInt * e, 12 * a.magnitude.asInt],
        note: "3-4-5: la norma es cinco veces \(a.magnitude).")
    default:
      return GeneratedQuestion(
        "A es 3 × 3 y det A = \(b.signed). ¿Cuánto es det(\(e)A)?", e * e * e * b,
        wrong: [e * b, e * e * b, b, e + b],
        note: "Cada una de las tres filas saca un factor \(e): \(e)³ = \(e * e * e).")
    }
  }

  /// A question of probability.
  mutating func probability() -> GeneratedQuestion {
    let (a, b, c) = (next(1...30), next(2...40), next(3...20))
    switch next(0...4) {
    case 0:
      return GeneratedQuestion(
        "Hay \(a) bolas rojas y \(b) azules. Sacas una. ¿Cuánto es P(roja)?", a.over(a + b),
        wrong: [a.over(b), b.over(a + b), 1.over(a + b), 1.over(a + 1)],
        note: "Casos favorables entre todos: \(a) de \(a + b).")
    case 1:
      return GeneratedQuestion(
        "¿De cuántas formas eliges 2 entre \(b + c) estudiantes?", (b + c) * (b + c - 1) / 2,
        wrong: [(b + c) * (b + c - 1), 2 * (b + c), (b + c) * (b + c)],
        note: "Sin orden: \(b + c) · \(b + c - 1) parejas ordenadas, cada una contada dos veces.")
    case 2:
      return GeneratedQuestion(
        "X es binomial con n = \(10 * b) y p = 0,\(a % 9 + 1). ¿Cuánto es E(X)?", b * (a % 9 + 1),
        wrong: [10 * b, b * (9 - a % 9), a * b],
        note: "E(X) = np: el número de intentos por la probabilidad de cada uno.")
    case 3:
      return GeneratedQuestion(
        "Si Var(X) = \(a), ¿cuánto es Var(\(c)X + \(b))?", c * c * a,
        wrong: [c * a, c * c * a + b, c * a + b],
        note: "Sumar no cambia la varianza; multiplicar por \(c) la multiplica por \(c)².")
    default:
      return GeneratedQuestion(
        "P(A ∩ B) = \(a)/\(a + b + c) y P(B) = \(a + b)/\(a + b + c). ¿Cuánto es P(A | B)?",
        a.over(a + b), wrong: [a.over(b), b.over(a + b), (a + b).over(a + b + c), "1"],
        note: "P(A | B) = P(A ∩ B)/P(B); el denominador común se cancela.")
    }
  }
}

extension UInt {
  /// The same number, which is small.
  fileprivate var asInt: Int { Int(self) }
}
