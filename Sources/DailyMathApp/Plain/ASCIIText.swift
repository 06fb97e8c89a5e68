import DailyMathSystem

/// Writes text in ASCII, for terminals that show nothing else.
enum ASCIIText {
  /// The text in ASCII: letters without their accents, signs in the way they are typed, exponents behind `^` and indices
  /// behind `_`; what has no such form becomes `?`.
  static func folded(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    var raised = Run(mark: "^", signs: superscripts)
    var lowered = Run(mark: "_", signs: subscripts)
    for scalar in text.unicodeScalars {
      if !raised.take(scalar) { result += raised.end() }
      if !lowered.take(scalar) { result += lowered.end() }
      if superscripts[scalar] == nil, subscripts[scalar] == nil { result += written(scalar) }
    }
    return result + raised.end() + lowered.end()
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    // Before the accents are taken off: ≠ is an = with a stroke, and must not become one without.
    if let sign = signs[scalar] { return sign }
    return UnicodeNormalization.decomposed(String(scalar)).unicodeScalars.reduce(into: "") {
      if $1.isASCII {
        $0.unicodeScalars.append($1)
      } else if $1.properties.generalCategory != .nonspacingMark {
        $0 += "?"
      }
    }
  }

  /// Signs in a row that stand higher or lower than the line.
  private struct Run {
    let mark: Character
    let signs: [Unicode.Scalar: Character]
    var text = ""

    init(mark: Character, signs: [Unicode.Scalar: Character]) {
      self.mark = mark
      self.signs = signs
    }

    /// Takes a sign that belongs to the run; false for any other.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard let sign = signs[scalar] else { return false }
      text.append(sign)
      return true
    }

    /// What the run is written as; in parentheses where it is more than one sign.
    mutating func end() -> String {
      defer { text = "" }
      guard text.count > 1 else { return text.isEmpty ? "" : "\(mark)\(text)" }
      return "\(mark)(\(text))"
    }
  }

  private static let superscripts: [Unicode.Scalar: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "⁺": "+", "⁻": "-", "⁼": "=", "⁽": "(", "⁾": ")", "ⁱ": "i", "ⁿ": "n", "ᵃ": "a",
    "ᵇ": "b", "ᶜ": "c", "ᵈ": "d", "ᵉ": "e", "ᵏ": "k", "ᵐ": "m", "ᵖ": "p", "ʳ": "r", "ˢ": "s",
    "ᵗ": "t", "ᵘ": "u", "ˣ": "x", "ʸ": "y", "ᶻ": "z", "ᵀ": "T",
  ]

  private static let subscripts: [Unicode.Scalar: Character] = [
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8",
    "₉": "9", "₊": "+", "₋": "-", "ₐ": "a", "ᵢ": "i", "ⱼ": "j", "ₖ": "k", "ₘ": "m", "ₙ": "n",
    "ₓ": "x",
  ]

  private static let signs: [Unicode.Scalar: String] = [
    "\u{338}": "/", "¿": "", "¡": "", "«": "\"", "»": "\"", "“": "\"", "”": "\"", "‘": "'",
    "’": "'", "…": "...",
    "–": "-", "—": "-", "−": "-", "·": "*", "×": "x", "÷": "/", "±": "+/-", "√": "sqrt",
    "∛": "cbrt",
    "∫": "int", "∑": "sum", "∏": "prod", "∂": "d", "∞": "inf", "≤": "<=", "≥": ">=", "≠": "!=",
    "≈": "~=", "≡": "==", "→": "->", "←": "<-", "⇒": "=>", "⇔": "<=>", "∩": " and ", "∪": " or ",
    "∈": " in ", "∉": " not in ", "⊂": " subset ", "∅": "{}", "∀": "for all ", "∃": "exists ",
    "¬": "not ", "∧": " and ", "∨": " or ", "°": " deg", "′": "'", "″": "''", "½": "1/2",
    "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "ℝ": "R", "ℕ": "N", "ℤ": "Z", "ℚ": "Q",
    "ℂ": "C", "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon",
    "ζ": "zeta", "η": "eta", "θ": "theta", "κ": "kappa", "λ": "lambda", "μ": "mu", "ν": "nu",
    "ξ": "xi", "π": "pi", "ρ": "rho", "σ": "sigma", "τ": "tau", "φ": "phi", "χ": "chi",
    "ψ": "psi", "ω": "omega", "Γ": "Gamma", "Δ": "Delta", "Θ": "Theta", "Λ": "Lambda",
    "Π": "Pi", "Σ": "Sigma", "Φ": "Phi", "Ψ": "Psi", "Ω": "Omega",
  ]
}
