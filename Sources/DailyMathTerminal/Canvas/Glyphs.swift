internal import DailyMathSystem

/// The characters the interface itself is drawn with; every one is a single narrow code point.
///
/// They go wherever something is laid out or drawn, so they also carry how wide the terminal draws the characters of
/// texts.
package struct Glyphs: Hashable, Sendable {
  /// The border of a box.
  package let border: BorderGlyphs
  /// The border of the box that has the focus.
  package let focusBorder: BorderGlyphs
  /// Where the lines between the cells of a grid meet.
  package let joints: JointGlyphs
  /// Stands before what has the focus.
  package let focusMark: Character
  /// Stands after what has the focus, where a mark on both sides is needed.
  package let focusMarkEnd: Character
  /// Stands before what is selected while the focus is elsewhere.
  package let selectionMark: Character
  /// Starts something.
  package let play: Character
  /// Right or done.
  package let check: Character
  /// Wrong or failed.
  package let cross: Character
  /// Points something out.
  package let warning: Character
  /// Something that waits, or is chosen.
  package let filledDot: Character
  /// Something that does not wait, or is not chosen.
  package let hollowDot: Character
  /// Something that somebody marked to find it again.
  package let star: Character
  /// Stands in its colour before the name of a category.
  package let categoryMark: Character
  /// Stands for one character of a password.
  package let passwordDot: Character
  /// What is done of a progress bar.
  package let barFilled: Character
  /// What is left of a progress bar.
  package let barEmpty: Character
  /// One cell of a bar among others above and below, from which it stands apart.
  package let lowBar: Character
  /// What is left of a time bar.
  package let lineFilled: Character
  /// What is over of a time bar.
  package let lineEmpty: Character
  /// Stands between two facts on one line.
  package let separator: Character
  /// Stands for what was cut off.
  package let ellipsis: String
  /// The pictures of a spinner, in order.
  package let spinner: [Character]
  /// The names of the four arrow keys: up, down, left, right.
  package let arrows: [Character]
  /// How wide the terminal draws ambiguous characters in texts.
  package private(set) var widths = WidthPolicy.narrow
  /// Stands at the left end of a line whose beginning is out of sight.
  package let moreBefore: Character
  /// Stands at the right end of a line that goes on out of sight.
  package let moreAfter: Character
  /// The way that the thumb of a scroll bar goes.
  package let scrollTrack: Character
  /// The part of a scroll bar that is in sight.
  package let scrollThumb: Character
  /// A cell that fills from below, from empty to full in even steps.
  package let columnSteps: [Character]
  /// A cell that fills from the left, from empty to full in even steps.
  package let barSteps: [Character]
  /// From nothing to most, each step plainly darker than the one before.
  package let shades: [Character]

  /// The characters for a terminal that shows UTF-8.
  package static let unicode = Glyphs(
    border: .round, focusBorder: .thick, joints: .thin, focusMark: "▸", focusMarkEnd: "◂",
    selectionMark: "▹", play: "▶", check: "✓", cross: "✗", warning: "▲", filledDot: "●",
    hollowDot: "○", star: "★", categoryMark: "■", passwordDot: "•",
    barFilled: "▓", barEmpty: "░", lowBar: "▆", lineFilled: "━", lineEmpty: "─", separator: "·",
    ellipsis: "…",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"], arrows: ["↑", "↓", "←", "→"],
    moreBefore: "…", moreAfter: "…", scrollTrack: "│", scrollThumb: "┃",
    columnSteps: [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    barSteps: [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], shades: ["·", "░", "▒", "▓", "█"])

  /// The characters for every other terminal.
  package static let ascii = Glyphs(
    border: .ascii, focusBorder: .asciiThick, joints: .ascii, focusMark: ">", focusMarkEnd: "<",
    selectionMark: "-", play: ">", check: "+", cross: "x", warning: "!", filledDot: "*",
    hollowDot: "o", star: "*", categoryMark: "=", passwordDot: "*",
    barFilled: "#", barEmpty: ".", lowBar: "=", lineFilled: "=", lineEmpty: "-", separator: "-",
    ellipsis: "...", spinner: ["|", "/", "-", "\\"], arrows: ["^", "v", "<", ">"],
    moreBefore: "<", moreAfter: ">", scrollTrack: "|", scrollThumb: "#",
    columnSteps: [" ", ".", ":", "-", "=", "+", "*", "%", "#"], barSteps: [" ", "#"],
    shades: [".", "-", "+", "#", "@"])

  /// The characters for a terminal that draws ambiguous ones two columns wide, which nearly all of `unicode` are.
  package static let wideAmbiguous: Glyphs = {
    var glyphs = ascii
    glyphs.widths = .wideAmbiguous
    return glyphs
  }()

  /// Whether every character is ASCII.
  package var isASCII: Bool { border == .ascii }

  /// The set that the locale allows: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty decides.
  package static func detect(environment: (String) -> String?) -> Glyphs {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      let locale = value.lowercased()
      return locale.holds("utf-8") || locale.holds("utf8") ? .unicode : .ascii
    }
    return .ascii
  }

  /// The border for a box that has the focus or has not.
  package func border(isFocused: Bool) -> BorderGlyphs { isFocused ? focusBorder : border }

  /// The spinner's picture at a step that the caller counts up.
  package func spinner(step: Int) -> Character {
    guard !spinner.isEmpty else { return " " }
    let remainder = step % spinner.count
    return spinner[remainder < 0 ? remainder + spinner.count : remainder]
  }
}
