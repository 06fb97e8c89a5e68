import DailyMathSystem
import DailyMathTerminal

/// Draws the state on the terminal, and sends only what has changed.
struct ScreenPainter {
  private let glyphs: Glyphs
  private let depth: ColorDepth
  private var encoder = FrameEncoder()
  /// What the terminal can do; a change shows with the next picture.
  var capabilities = TerminalCapabilities()
  /// What can be clicked on the screen as it was drawn last, in the order of drawing.
  private(set) var regions: [HitRegion<ScreenAction>] = []

  /// Makes a painter for a terminal that shows these characters and colours, and of which nothing is known yet.
  init(glyphs: Glyphs, depth: ColorDepth) {
    self.glyphs = glyphs
    self.depth = depth
  }

  /// Forgets what the terminal shows, so that everything is drawn again.
  mutating func invalidate() {
    encoder.invalidate()
  }

  /// Whether the cursor would stand in a password if the state were drawn now.
  func asksForSecret(in state: AppState) -> Bool {
    AppView.view(state, ViewContext(of: state, glyphs: glyphs)).isCursorInSecret
  }

  /// Draws the state; not for a terminal that does not read, where only the newest picture is to be drawn in the end.
  mutating func draw(_ state: AppState, on device: TerminalDevice) {
    let shownGlyphs = capabilities.isAmbiguousWide ? .wideAmbiguous : glyphs
    var frame = AppView.view(state, ViewContext(of: state, glyphs: shownGlyphs))
    // Where the locale knows no UTF-8, nothing but ASCII is sent, whoever wrote it.
    if glyphs.isASCII { frame.foldToASCII() }
    regions = frame.hitRegions
    let theme = Theme.theme(for: state.appearance.theme, background: capabilities.background)
    let bytes = encoder.encode(
      frame, theme: theme, depth: depth, isSynchronized: capabilities.hasSynchronizedOutput,
      trustsClusters: capabilities.hasGraphemeClusters)
    if !bytes.isEmpty { device.write(bytes) }
  }
}
