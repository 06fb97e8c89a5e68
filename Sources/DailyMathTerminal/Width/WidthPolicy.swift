/// How many columns the terminal gives to the characters that Unicode calls ambiguous.
///
/// Among them are `×`, `÷`, `°`, `½`, `√`, most of the vowels with accents, and all box drawing. They take one column in
/// nearly every terminal, and two in one that was set up for Chinese, Japanese or Korean, where text that is laid out
/// for one column runs over its borders.
package enum WidthPolicy: Hashable, Sendable, CaseIterable {
  /// Ambiguous characters take one column.
  case narrow
  /// Ambiguous characters take two columns.
  case wideAmbiguous
}
