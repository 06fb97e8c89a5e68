package import DailyMathCore

/// The learner's work as something to read outside the screens: in words, or as JSON for other programs.
package enum StatisticsReport {
  /// A part of the report in words.
  package struct Section: Hashable, Sendable {
    /// Its heading.
    package let title: String
    /// Its first sentences say what matters most of it, and those after them every number.
    package let lines: [String]
  }

  /// The whole report as lines of text, which end in a newline.
  ///
  /// It holds no drawing: every number stands in words. `library` is the account of which the figures are; it is asked only
  /// what the hardest cards say.
  package static func text(
    _ statistics: Statistics, _ awards: Awards, in library: AccountState, _ texts: Texts
  ) -> String {
    lines(statistics, awards, in: library, texts).joined(separator: "\n") + "\n"
  }

  /// The whole report line by line, with an empty line before each part.
  static func lines(
    _ statistics: Statistics, _ awards: Awards, in library: AccountState, _ texts: Texts
  ) -> [String] {
    let title = texts.statistics.title
    let head = "\(title) · \(texts.statistics.calendar.fullDate(statistics.day))"
    return [head]
      + sections(statistics, awards, in: library, texts).flatMap { section in
        ["", section.title] + section.lines.map { "  " + $0 }
      }
  }

  /// The report in its parts, in the order in which they are read.
  package static func sections(
    _ statistics: Statistics, _ awards: Awards, in library: AccountState, _ texts: Texts
  ) -> [Section] {
    let words = ReportWords(statistics: statistics, library: library, texts: texts)
    let progress = Section(title: texts.awards.title, lines: words.progress(awards))
    // Somebody who has not begun would read a dozen times that there is nothing yet.
    guard statistics.totals.answers > 0 || statistics.cards.scheduled > 0 else {
      return [
        progress,
        Section(
          title: texts.statistics.titles.stages,
          lines: [texts.statistics.sentences.stages(statistics), texts.statistics.invitation]),
      ]
    }
    let titles = texts.statistics.titles
    return [
      progress,
      Section(title: titles.totals, lines: [texts.statistics.sentences.totals(statistics)]),
      Section(title: titles.year, lines: words.year),
      Section(title: titles.answersPerDay, lines: words.month),
      Section(title: titles.forecast, lines: words.forecast),
      Section(title: titles.retention, lines: words.retention),
      Section(title: titles.retentionByMonth, lines: words.retentionByMonth),
      Section(title: titles.stages, lines: [texts.statistics.sentences.stages(statistics)]),
      Section(title: titles.ease, lines: words.ease),
      Section(title: titles.interval, lines: words.interval),
      Section(title: titles.hardest, lines: words.hardest),
      Section(title: titles.hours, lines: words.hours),
      Section(title: titles.categories, lines: words.categories),
    ]
  }

  /// The first line of what a card asks, safe to print; `nil` where the card is gone.
  static func name(of card: CardID, in library: AccountState) -> String? {
    library.content(of: card).map { content in
      let lines = content.face.prompt.split(whereSeparator: \.isNewline)
      return CardText.line(String(lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""))
    }
  }
}
