// The keys are characters and not scalars, so that a sign is found in any of its canonically equal forms.
extension ASCIIText {
  /// What stands above the line, under what it is on the line.
  static let superscripts: [Character: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "⁺": "+", "⁻": "-", "⁼": "=", "⁽": "(", "⁾": ")", "ⁱ": "i", "ⁿ": "n", "ᵃ": "a",
    "ᵇ": "b", "ᶜ": "c", "ᵈ": "d", "ᵉ": "e", "ᵏ": "k", "ᵐ": "m", "ᵖ": "p", "ʳ": "r", "ˢ": "s",
    "ᵗ": "t", "ᵘ": "u", "ˣ": "x", "ʸ": "y", "ᶻ": "z", "ᵀ": "T",
  ]

  /// What stands below the line, under what it is on the line.
  static let subscripts: [Character: Character] = [
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8",
    "₉": "9", "₊": "+", "₋": "-", "ₐ": "a", "ᵢ": "i", "ⱼ": "j", "ₖ": "k", "ₘ": "m", "ₙ": "n",
    "ₓ": "x",
  ]

  /// Signs as they are typed.
  static let signs: [Character: String] = [
    "¿": "", "¡": "", "«": "\"", "»": "\"", "“": "\"", "”": "\"", "‘": "'", "’": "'",
    "…": "...", "–": "-", "—": "-", "\u{A0}": " ", "\u{202F}": " ", "↑": "^", "↓": "v",
    "−": "-", "·": "*", "×": "x", "÷": "/", "±": "+/-", "√": "sqrt", "∛": "cbrt", "∫": "int",
    "∑": "sum", "∏": "prod", "∂": "d", "∞": "inf", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~=",
    "≡": "==", "→": "->", "←": "<-", "⇒": "=>", "⇔": "<=>", "∩": " and ", "∪": " or ",
    "∈": " in ", "∉": " not in ", "⊂": " subset ", "∅": "{}", "∀": "for all ", "∃": "exists ",
    "¬": "not ", "∧": " and ", "∨": " or ", "°": " deg", "′": "'", "″": "''", "½": "1/2",
    "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "ℝ": "R", "ℕ": "N", "ℤ": "Z", "ℚ": "Q",
    "ℂ": "C", "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon",
    "ζ": "zeta", "η": "eta", "θ": "theta", "κ": "kappa", "λ": "lambda", "μ": "mu", "ν": "nu",
    "ξ": "xi", "π": "pi", "ρ": "rho", "σ": "sigma", "τ": "tau", "φ": "phi", "χ": "chi",
    "ψ": "psi", "ω": "omega", "Γ": "Gamma", "Δ": "Delta", "Θ": "Theta", "Λ": "Lambda",
    "Π": "Pi", "Σ": "Sigma", "Φ": "Phi", "Ψ": "Psi", "Ω": "Omega",
  ]

  /// Letters whose stroke, dot or ligature Unicode does not take apart.
  static let letters: [Unicode.Scalar: String] = [
    "ª": "a", "º": "o", "æ": "ae", "Æ": "AE", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D",
    "ħ": "h", "Ħ": "H", "ı": "i", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "OE",
    "ß": "ss", "ŧ": "t", "Ŧ": "T", "þ": "th", "Þ": "Th",
  ]

  /// Signs that in one cell look like something else than they are typed as.
  ///
  /// The marks that open a Spanish question or exclamation leave a space.
  static let likenesses: [Character: Unicode.Scalar] = [
    "¿": " ", "¡": " ", "…": ".", "·": ".", "←": "<", "→": ">",
  ]
}
