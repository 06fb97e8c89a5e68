internal import DailyMathSystem

/// What was pasted, as a text or, for a password, code point by code point.
///
/// A paste may be a password, and nobody can wipe a String. So these are bytes, which are wiped, until it is known into
/// what kind of field they go.
package struct PastedText: Sendable {
  private let bytes: WipedBytes

  /// Takes the bytes as they came; the terminal's own sequences are left out.
  init(bytes: WipedBytes) {
    self.bytes = PastedSequences.removed(from: bytes)
  }

  /// The paste of a text.
  package init(_ text: String) {
    self.init(bytes: WipedBytes(text.utf8))
  }

  /// Whether nothing is left that could go into a field.
  package var isEmpty: Bool {
    var scalars = scalars
    return scalars.next() == nil
  }

  /// The code points, of which no String is made: newlines are `\n`, tabs are spaces, and other control characters are
  /// gone.
  package var scalars: PastedScalars { PastedScalars(bytes) }

  /// The text of these code points.
  package var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

extension PastedText: Hashable {
  /// Whether both give the same text.
  package static func == (left: PastedText, right: PastedText) -> Bool {
    left.scalars.elementsEqual(right.scalars)
  }

  /// Mixes in every code point.
  package func hash(into hasher: inout Hasher) {
    for scalar in scalars { hasher.combine(scalar) }
  }
}

extension PastedText: ExpressibleByStringLiteral {
  /// The paste of a text.
  package init(stringLiteral text: String) { self.init(text) }
}

extension PastedText: CustomStringConvertible, CustomReflectable {
  /// A text that shows nothing of the content.
  package var description: String { "PastedText(hidden)" }

  /// A mirror without children.
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
