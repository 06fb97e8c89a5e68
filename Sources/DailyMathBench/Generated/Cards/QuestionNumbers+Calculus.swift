extension QuestionNumbers {
  /// A question of trigonometry.
  mutating func trigonometry() -> GeneratedQuestion {
    let (a, b, c) = (next(2...48), next(2...19), next(1...89))
    switch next(0...4) {
    case 0:
      return GeneratedQuestion(
        "¿Cuál es el periodo de y = \(a) sen(\(b)x\(c.term))?", 2.over(b).times("π"),
        wrong: [1.over(b).times("π"), (2 * b).times("π"), "\(a)π", 4.over(b).times("π")],
        note: "El periodo de sen(kx) es 2π/k; ni la amplitud \(a) ni el desfase lo cambian.")
    case 1:
      return GeneratedQuestion(
        "¿Entre qué valores varía y = \(a) cos(\(b)x) \(c.term.dropFirst())?",
        "de \((c - a).signed) a \((c + a).signed)",
        wrong: [
          "de −\(a) a \(a)", "de \((c - 1).signed) a \((c + 1).signed)",
          "de \((c - b).signed) a \((c + b + 1).signed)",
        ], note: "El coseno va de −1 a 1: se multiplica por \(a) y se sube \(c).")
    case 2:
      let degrees = 3 * a + 1
      return GeneratedQuestion(
        "¿Cuántos radianes son \(degrees)° + \(b)°?", (degrees + b).over(180).times("π"),
        wrong: [
          (degrees + b).over(360).times("π"), (degrees + b).over(90).times("π"),
          180.over(degrees + b).times("π"),
        ], note: "Multiplica por π/180: media vuelta es π, y media vuelta son 180°.")
    case 3:
      return GeneratedQuestion(
        "Si tan θ = \(a)/\(b) y θ está en el primer cuadrante, ¿cuánto es sen θ?",
        "\(a)/√\(a * a + b * b)",
        wrong: ["\(b)/√\(a * a + b * b)", "\(a)/\(a + b)", "√\(a * a + b * b)/\(a)"],
        note: "La hipotenusa es √(\(a)² + \(b)²) = √\(a * a + b * b); el cateto opuesto es \(a).")
    default:
      return GeneratedQuestion(
        "Simplifica \(a) sen²(\(b)x) + \(a) cos²(\(b)x)\(c.term)", a + c,
        wrong: [a - c, 2 * a + c, a * c],
        note: "sen² + cos² = 1 con el mismo ángulo, sea cual sea; queda \(a)\(c.term).")
    }
  }

  /// A question of limits and derivatives.
  mutating func differentialCalculus() -> GeneratedQuestion {
    let (a, b, c) = (signed(2...29), signed(1...60), next(1...12))
    switch next(0...5) {
    case 0:
      return GeneratedQuestion(
        "¿Cuánto es d/dx (\(a)x²\(b.term)x) en x = \(c)?", 2 * a * c + b,
        wrong: [a * c * c + b * c, 2 * a * c, a * c + b],
        note: "La derivada es \(2 * a)x\(b.term); evalúa después de derivar.")
    case 1:
      return GeneratedQuestion(
        "lím x→\(c) (x² − \(c * c))/(\(a)x\((-a * c).term)) = ?", (2 * c).over(a),
        wrong: ["0", "∞", c.over(a), (4 * c).over(a)],
        note:
          "x² − \(c * c) = (x − \(c))(x + \(c)); se cancela x − \(c) y queda (x + \(c))/\(a.signed)."
      )
    case 2:
      return GeneratedQuestion(
        "lím x→∞ (\(a)x³\(b.term)x)/(\(c)x³ − 7x²) = ?", a.over(c),
        wrong: [b.over(7), "∞", "0", (a + b).over(c)],
        note:
          "Divide entre x³: los demás términos se van a 0 y quedan los coeficientes principales.")
    case 3:
      return GeneratedQuestion(
        "f(x) = \(a.factor)x⁵\(b.term)x³. ¿Cuánto es f'(x)?",
        "\((5 * a).factor)x⁴\((3 * b).term)x²",
        wrong: [
          "\((5 * a).factor)x⁴\(b.term)x²", "\(a.factor)x⁴\(b.term)x²",
          "\((5 * a).factor)x⁵\((3 * b).term)x³",
        ], note: "Baja el exponente y réstale 1, término por término.")
    case 4:
      return GeneratedQuestion(
        "¿Cuánto es d/dx [e^(\(a.factor)x) · sen(\(c)x)] en x = 0?", c,
        wrong: [a, a + c, 0],
        note: "Regla del producto: en x = 0 el seno es 0, y el coseno y e⁰ son 1.")
    default:
      return GeneratedQuestion(
        "¿Dónde tiene f(x) = \(c)x²\((2 * c * b).term)x\(a.term) su mínimo?", "x = \((-b).signed)",
        wrong: ["x = \(b.signed)", "x = \((-2 * b).signed)", "x = \(a.signed)", "x = 0"],
        note: "f'(x) = \(2 * c)x\((2 * c * b).term) es 0 allí, y f''(x) = \(2 * c) es positiva.")
    }
  }

  /// A question of integrals.
  mutating func integralCalculus() -> GeneratedQuestion {
    let (a, b, c) = (signed(2...29), signed(1...60), next(2...12))
    switch next(0...5) {
    case 0:
      return GeneratedQuestion(
        "∫ (\(2 * a)x\(b.term)) dx de 0 a \(c) = ?", a * c * c + b * c,
        wrong: [2 * a * c + b, 2 * a * c * c + b * c, a * c + b],
        note: "Una antiderivada es \(a)x²\(b.term)x; evalúa en \(c) y resta su valor en 0.")
    case 1:
      return GeneratedQuestion(
        "∫ \(a.factor)x\(c.raised) dx = ?", "(\(a.over(c + 1)))x\((c + 1).raised) + C",
        wrong: [
          "\((a * c).factor)x\((c - 1).raised) + C", "\(a.factor)x\((c + 1).raised) + C",
          "(\(a.over(c)))x\(c.raised) + C",
        ], note: "Sube el exponente a \(c + 1) y divide entre \(c + 1). Comprueba derivando.")
    case 2:
      return GeneratedQuestion(
        "∫ \(b.signed) cos(\(c)x) dx = ?", "(\(b.over(c))) sen(\(c)x) + C",
        wrong: [
          "\((b * c).signed) sen(\(c)x) + C", "(\((-b).over(c))) sen(\(c)x) + C",
          "\(b.signed) sen(\(c)x) + C",
        ], note: "Al derivar sen(\(c)x) sale un factor \(c): divide entre él.")
    case 3:
      return GeneratedQuestion(
        "¿Cuánto es ∫ \(b.signed)/x dx de 1 a e\(c.raised)?", b * c, wrong: [b, c, b + c, b - c],
        note: "ln(e\(c.raised)) = \(c) y ln 1 = 0.")
    case 4:
      return GeneratedQuestion(
        "Área entre y = \(c)x e y = x², con 0 ≤ x ≤ \(c)", (c * c * c).over(6),
        wrong: [(c * c * c).over(3), (c * c * c).over(2), (c * c).over(6)],
        note: "∫ (\(c)x − x²) dx = \(c)x²/2 − x³/3; en x = \(c) queda \(c)³/6.")
    default:
      return GeneratedQuestion(
        "Σ (n = 0 a ∞) de \(b.signed)·(1/\(c))ⁿ = ?", (b * c).over(c - 1),
        wrong: [b.over(c - 1), b.over(c), (b * c).over(c + 1), "diverge"],
        note: "Serie geométrica de razón 1/\(c): primer término entre (1 − 1/\(c)).")
    }
  }
}

extension String {
  /// A number or fraction times a letter: `2/3` and `π` make `2π/3`.
  fileprivate func times(_ letter: String) -> String {
    guard let bar = firstIndex(of: "/") else { return (self == "1" ? "" : self) + letter }
    let top = self[..<bar]
    return (top == "1" ? "" : top) + letter + self[bar...]
  }
}

extension Int {
  /// A number times a letter.
  fileprivate func times(_ letter: String) -> String { signed.times(letter) }
}
