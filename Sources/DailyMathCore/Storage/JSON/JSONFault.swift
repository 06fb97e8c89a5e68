/// Why a JSON text was refused.
enum JSONFault: Error, Equatable {
  /// It breaks the grammar at the byte `offset`.
  case malformed(offset: Int)
  /// A text or an array is longer than its limit.
  case tooLong
  /// Objects and arrays are nested deeper than the limit.
  case tooDeep
  /// A number or a word is none of those allowed.
  case outOfRange
  /// A member is missing that has to be there.
  case missing
  /// A member whose name is known is there twice.
  case duplicate
  /// The checksum is absent or wrong.
  case checksum
  /// The text is whole, but written in the format of another version.
  case otherFormat
}
