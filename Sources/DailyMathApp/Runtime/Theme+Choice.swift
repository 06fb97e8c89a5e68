import DailyMathCore
import DailyMathTerminal

extension Theme {
  /// The theme of a choice, on a terminal whose background is that, or is not known.
  static func theme(for choice: ThemeChoice, background: RGBColor?) -> Theme {
    switch choice {
    case .automatic: .following(background: background)
    // What was chosen by hand has to be readable whatever the terminal's background is.
    case .dark: .paintedDark
    case .light: .paintedLight
    case .highContrast: .highContrast
    }
  }
}
