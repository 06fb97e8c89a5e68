/// Makes the random texts that name cards, sessions and accounts.
public enum RandomIdentifier {
  /// A text of 26 digits and lower-case letters without i, l, o and u (130 bits), drawn from `generator`.
  public static func text(using generator: inout SplitMix64) -> String {
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<26).map { _ in alphabet[generator.next(below: alphabet.count)] })
  }
}
