/// Raised and lowered characters, which a keyboard lacks: `x²` may be typed `x^2`.
enum SmallCharacters {
  /// The sign that raises or lowers, and the plain character, by the small one.
  static let plain: [Character: (sign: Character, plain: Character)] = {
    var all: [Character: (sign: Character, plain: Character)] = [:]
    for (small, plain) in zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱˣʸ", "0123456789+-()nixy") {
      all[small] = ("^", plain)
    }
    for (small, plain) in zip("₀₁₂₃₄₅₆₇₈₉₊₋ₙₖᵢⱼ", "0123456789+-nkij") { all[small] = ("_", plain) }
    return all
  }()
}
