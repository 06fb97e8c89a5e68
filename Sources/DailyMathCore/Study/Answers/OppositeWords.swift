/// Words that are a slip or two apart and mean different things in mathematics: `creciente` and `decreciente`.
///
/// To show one of them as nearly the other would teach what is wrong.
enum OppositeWords {
  /// Tells whether the two words, without case and accents, are known to mean different things.
  static func areOpposed(_ left: String, _ right: String) -> Bool {
    FunctionNames.contains(left) || FunctionNames.contains(right)
      || differInPrefix(left, right) || pairs.contains { differ(left, right, by: $0) }
  }

  /// Tells whether the words are equal after one of the prefixes, of which one word may have none.
  private static func differInPrefix(_ left: String, _ right: String) -> Bool {
    let known = Set(stems(of: left))
    return stems(of: right).contains { known.contains($0) }
  }

  /// The word, and what is left of it after each prefix that it may have.
  private static func stems(of word: String) -> [Substring] {
    [word[...]]
      + prefixes.filter { word.hasPrefix($0) && word.count - $0.count >= 3 }
      .map { word.dropFirst($0.count) }
  }

  /// Tells whether one word begins with one of the pair, the other with the other, and both go on alike.
  private static func differ(
    _ left: String, _ right: String, by pair: (first: String, second: String)
  ) -> Bool {
    [(pair.first, pair.second), (pair.second, pair.first)].contains { first, second in
      left.hasPrefix(first) && right.hasPrefix(second)
        && left.dropFirst(first.count) == right.dropFirst(second.count)
    }
  }

  /// What turns a word into another, in Spanish and English.
  private static let prefixes = [
    "in", "im", "ir", "il", "des", "dis", "de", "a", "an", "no", "non", "un", "co", "con", "ex",
    "re", "en", "bi", "tri", "sub", "mono", "poli", "poly", "semi", "anti", "inter", "intra",
    "hiper", "hipo", "hyper", "hypo", "iso", "pre", "pos", "post",
  ]

  /// Beginnings of words that nothing else tells apart.
  private static let pairs: [(first: String, second: String)] = """
    seno coseno, sine cosine, sine side, sine line, maxim minim, mayor minor, mayor menor,
    major minor, monomi binomi, convex conex, parabol hiperbol, hiperbola hiperbole,
    hyperbola hyperbole, elipse eclipse, ellipse eclipse, integral integrable, integral integrand,
    derivative derivation, diferencia diferencial, potencia potencial, exponente exponencial,
    vector sector, vector factor, factor sector, recta resta, media medida, media medio,
    media moda, radian radial, radical radial, radical radicand, rational radical, linea lineal,
    lineal literal, continu contigu, rotacion relacion, rotacion notacion, rotation relation,
    rotation notation, vertice vortice, vertex vortex, simple sample, even event, prime prima,
    lower power, surjective subjective, ordenada ordenado, ordinal original, rango rasgo,
    hexagon heptagon, pentagon heptagon, cuatro cuarto, sesenta setenta, sixteen sixty,
    sixth sixty, seventh seventy, eighth eighty, fifth fifty, scalar scalene
    """.split(separator: ",").compactMap { pair in
      let words = pair.split { $0.isWhitespace }
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
}
