import DailyMathTerminal
import Testing

@Suite("A rendition")
struct RenditionTests {
  private static let teal = TerminalColor.rgb(RGBColor(92, 207, 208))
  private static let night = TerminalColor.rgb(RGBColor(0, 9, 255))

  @Test(
    "is sent with the fewest bytes",
    arguments: [
      (Rendition.plain, Rendition(.ansi(1)), "\u{1B}[31m"),
      (Rendition(.ansi(1)), Rendition.plain, "\u{1B}[m"),
      (Rendition(.ansi(1)), Rendition(.ansi(2)), "\u{1B}[32m"),
      (Rendition(.ansi(1), emphasis: .bold), Rendition(.ansi(1)), "\u{1B}[22m"),
      (Rendition(.ansi(1), emphasis: .bold), Rendition(.ansi(1), emphasis: .dim), "\u{1B}[22;2m"),
      (Rendition(emphasis: [.bold, .dim]), Rendition(emphasis: .bold), "\u{1B}[0;1m"),
      (Rendition(.ansi(12), on: .ansi(9), emphasis: .reverse), Rendition.plain, "\u{1B}[m"),
      (Rendition.plain, Rendition(.ansi(12), on: .ansi(9)), "\u{1B}[94;101m"),
      (Rendition.plain, Rendition.plain, ""),
    ])
  func sequences(from: Rendition, to: Rendition, bytes: String) {
    #expect(to.sequence(from: from) == bytes)
  }

  @Test(
    "is sent with the fewest bytes where a colour takes several parameters",
    arguments: [
      (Rendition.plain, Rendition(.indexed(73)), "\u{1B}[38;5;73m"),
      (Rendition.plain, Rendition(teal), "\u{1B}[38;2;92;207;208m"),
      (Rendition.plain, Rendition(on: .indexed(255)), "\u{1B}[48;5;255m"),
      (Rendition.plain, Rendition(on: night), "\u{1B}[48;2;0;9;255m"),
      (
        Rendition.plain, Rendition(teal, on: night, emphasis: .bold),
        "\u{1B}[1;38;2;92;207;208;48;2;0;9;255m"
      ),
      // One of two colours goes: ending it is shorter than setting the other again.
      (Rendition(teal, on: night), Rendition(on: night), "\u{1B}[39m"),
      (Rendition(teal, on: night), Rendition(teal), "\u{1B}[49m"),
      (Rendition(teal, emphasis: .bold), Rendition(teal), "\u{1B}[22m"),
      (Rendition(teal), Rendition(.indexed(73)), "\u{1B}[38;5;73m"),
      (Rendition(.indexed(73)), Rendition(.indexed(74)), "\u{1B}[38;5;74m"),
      (Rendition(teal, on: night, emphasis: .reverse), Rendition.plain, "\u{1B}[m"),
      // Four ends are longer than a reset and what is left.
      (
        Rendition(teal, on: night, emphasis: [.bold, .reverse]), Rendition(.ansi(1)),
        "\u{1B}[0;31m"
      ),
      // The same place by another name is another colour: bold may brighten only the short one.
      (Rendition(.ansi(1)), Rendition(.indexed(1)), "\u{1B}[38;5;1m"),
    ])
  func severalParameters(from: Rendition, to: Rendition, bytes: String) {
    #expect(to.sequence(from: from) == bytes)
  }
}
