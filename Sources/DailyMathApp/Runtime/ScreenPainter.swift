import DailyMathSystem
import DailyMathTerminal

/// Draws the state on the terminal, and sends only what has changed.
struct ScreenPainter {
  private let glyphs: Glyphs
  private let depth: ColorDepth
  private var encoder = FrameEncoder()
  private var unsent: [UInt8] = []
  /// The colour of the terminal's background, once it is known.
  var background: RGBColor?
  /// What can be clicked on the screen as it was drawn last, in the order of drawing.
  private(set) var regions: [HitRegion<ScreenAction>] = []

  /// Makes a painter for a terminal that shows these characters and colours, and of which nothing is known yet.
  init(glyphs: Glyphs, depth: ColorDepth) {
    self.glyphs = glyphs
    self.depth = depth
  }

  /// Whether the terminal has not taken all of the last frame yet.
  var isStalled: Bool { !unsent.isEmpty }

  /// Forgets what the terminal shows, so that everything is drawn again.
  mutating func invalidate() {
    encoder.invalidate()
  }

  /// Draws the state; while the terminal does not read, newer frames wait and only the newest is drawn.
  mutating func draw(_ state: AppState, on device: TerminalDevice) {
    if !unsent.isEmpty {
      send(unsent, to: device)
      guard unsent.isEmpty else { return }
    }
    var frame = AppView.view(state, ViewContext(of: state, glyphs: glyphs))
    // Where the locale knows no UTF-8, nothing but ASCII is sent, whoever wrote it.
    if glyphs == .ascii { frame.foldToASCII() }
    regions = frame.hitRegions
    let theme = Theme.theme(for: state.appearance.theme, background: background)
    let bytes = encoder.encode(frame, theme: theme, depth: depth)
    if !bytes.isEmpty { send(bytes, to: device) }
  }

  /// Sends what switches a mode of the terminal, after whatever it has not taken yet.
  mutating func sendModes(_ bytes: [UInt8], to device: TerminalDevice) {
    send(unsent + bytes, to: device)
  }

  private mutating func send(_ bytes: [UInt8], to device: TerminalDevice) {
    switch device.write(bytes) {
    case .done, .hungUp: unsent = []
    case .stalled(let remaining): unsent = remaining
    }
  }
}
