/// A colour as a terminal is told about it.
package enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the sixteen colours the user chose for the terminal, 0 to 15.
  case ansi(UInt8)
  /// A place in the palette of 256 colours; `IndexedPalette` says what stands there from 16 on.
  case indexed(UInt8)
  /// A colour of 24 bits.
  case rgb(RGBColor)

  /// The SGR parameters that make this the foreground.
  var foregroundParameter: String {
    switch self {
    case .standard: "39"
    case .ansi(let index): "\((index < 8 ? 30 : 82) + index % 16)"
    case .indexed, .rgb: "38;\(extendedParameter)"
    }
  }

  /// The SGR parameters that make this the background.
  var backgroundParameter: String {
    switch self {
    case .standard: "49"
    case .ansi(let index): "\((index < 8 ? 40 : 92) + index % 16)"
    case .indexed, .rgb: "48;\(extendedParameter)"
    }
  }

  /// What follows 38 or 48.
  ///
  /// It is parted by semicolons, as every terminal understands it; the standard's colons are a byte longer and unknown to
  /// many. The first sixteen places keep this long form, because bold makes some terminals brighten only the short one.
  private var extendedParameter: String {
    switch self {
    case .standard, .ansi: ""
    case .indexed(let index): "5;\(index)"
    case .rgb(let color): "2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
