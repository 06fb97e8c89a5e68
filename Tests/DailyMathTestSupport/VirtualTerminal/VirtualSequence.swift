/// One control sequence that a virtual terminal received.
enum VirtualSequence: Equatable, Sendable {
  /// `ESC` and one byte.
  case escape(UInt8)
  /// `ESC`, `(`, and the byte of the characters that are drawn from then on.
  case characters(UInt8)
  /// `CSI`, its parameter and intermediate bytes, and its last byte.
  case csi(String, final: UInt8)
  /// `OSC` and its text.
  case operatingSystem(String)
  /// Any other string sequence.
  case otherString(String)
  /// Something that breaks off in the middle.
  case malformed(String)
}
