import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// Draws the state on the terminal, and sends only what has changed.
struct ScreenPainter {
  private let glyphs: Glyphs
  private let depth: ColorDepth
  private let theme = Theme.terminal
  private var encoder = FrameEncoder()

  /// Makes a painter for a terminal that shows these characters and colours, and of which nothing is known yet.
  init(glyphs: Glyphs, depth: ColorDepth) {
    self.glyphs = glyphs
    self.depth = depth
  }

  /// Forgets what the terminal shows, so that everything is drawn again.
  mutating func invalidate() {
    encoder.invalidate()
  }

  /// Draws the state; while the terminal does not read, newer frames wait and only the newest is drawn.
  mutating func draw(_ state: AppState, on device: TerminalDevice) {
    guard !device.isStalled else { return }
    let context = ViewContext(
      size: state.size, texts: .of(state.language), language: state.language, glyphs: glyphs,
      library: state.signedIn?.library ?? AccountState(), day: state.stamp.day)
    let frame = AppView.view(state, context)
    let bytes = encoder.encode(frame, theme: theme, depth: depth)
    if !bytes.isEmpty { device.write(bytes) }
  }
}
