/// The names of functions in both languages.
enum FunctionNames {
  /// The one name that stands for all names of a function, by each of them, in small letters without accents.
  static let common: [String: String] = {
    let groups = [
      "sin sen", "cos", "tan tg", "sec", "csc cosec", "cot cotg ctg", "arcsin arcsen asin",
      "arccos acos", "arctan arctg atan", "arccot arcotg arccotg acot", "sinh senh", "cosh",
      "tanh tgh", "arcsinh arcsenh asinh", "ln", "log", "exp", "sqrt raiz", "lim", "det", "max",
      "min", "mod", "mcd gcd", "mcm lcm",
    ]
    var names: [String: String] = [:]
    for group in groups.map({ $0.split(separator: " ").map(String.init) }) {
      for name in group { names[name] = group.first }
    }
    return names
  }()

  /// Tells whether `word` names a function, in any case and with or without accents.
  static func contains(_ word: String) -> Bool {
    common[word.lowercased()] != nil
  }
}
