import DailyMathCore
import DailyMathTerminal

/// The pages about cards: how well they are known, and which are hard.
extension StatisticsPages {
  /// How many cards there are of each stage, ease and interval.
  var cards: [StatisticsBlock] {
    let cards = statistics.cards
    let sentence = StatisticsBlock.sentence(texts.sentences.stages(statistics))
    guard cards.total > 0 else { return [sentence] }
    let labels = texts.labels
    let stages = [
      bar(labels.new, cards.new, .secondary), bar(labels.young, cards.young, .accent),
      bar(labels.mature, cards.mature, .success),
      bar(labels.suspended, cards.suspended, .surface),
    ]
    let eases = trimmed(cards.eases).map { bar(texts.ease($0, in: context.language), $0.cards) }
    let intervals = cards.intervals.map { bar(texts.interval($0), $0.cards) }
    return [
      sentence, .bars(BarChart(stages, isAiry: true)), .blank,
      .beside(
        titled(texts.titles.ease, texts.sentences.ease(statistics))
          + (eases.isEmpty ? [] : [.bars(BarChart(eases))]),
        titled(texts.titles.interval, texts.sentences.interval(statistics))
          + (intervals.isEmpty ? [] : [.bars(BarChart(intervals))]), leastColumns: 60),
    ]
  }

  private func bar(
    _ label: String, _ value: Int, _ style: CellStyle = .accent
  ) -> Bar<StatisticsScreen.Action> {
    Bar(label, value, number: number(value), style: style)
  }

  /// The classes without the empty ones at both ends.
  private func trimmed(_ classes: [CardDistributions.Class]) -> [CardDistributions.Class] {
    guard let first = classes.firstIndex(where: { $0.cards > 0 }),
      let last = classes.lastIndex(where: { $0.cards > 0 })
    else { return [] }
    return Array(classes[first...last])
  }

  /// How much was remembered in each month, of cards known for a short and for a long time.
  var retention: [StatisticsBlock] {
    let (months, labels) = (statistics.retention.months, texts.labels)
    return [
      .sentence(texts.sentences.retention(statistics)),
      .note(texts.sentences.retentionByMonth(statistics)), .blank,
      .beside(
        [
          .heading(screenTexts.maturity(labels.young, labels.youngMeaning)),
          .bars(shares(months.map { ($0.start, $0.young) })),
        ],
        [
          .heading(screenTexts.maturity(labels.mature, labels.matureMeaning)),
          .bars(shares(months.map { ($0.start, $0.mature) })),
        ], leastColumns: 54),
    ]
  }

  private func shares(
    _ months: [(start: StudyDay, count: AnswerCount)]
  ) -> BarChart<StatisticsScreen.Action> {
    BarChart(
      months.map { month in
        Bar(
          "\(texts.calendar.shortMonth(of: month.start)) \(month.start.date.year)",
          month.count.percentage ?? 0, number: share(month.count), style: .success)
      }, maximum: 100, isAiry: true)
  }

  /// The cards that were forgotten most.
  var hardest: [StatisticsBlock] {
    let sentence = StatisticsBlock.sentence(texts.sentences.hardest(statistics))
    guard !statistics.hardest.isEmpty else { return [sentence] }
    let headings = screenTexts.headings
    let rows = statistics.hardest.enumerated().map { index, card in
      let ease = context.language.decimal(hundredths: card.ease.hundredths)
      return StatisticsTable.Row(
        name: prompt(of: card),
        cells: [number(card.lapses), ease, share(card.scheduled)],
        words: words(for: card), action: .cardClicked(index))
    }
    return [
      sentence, .blank,
      .table(
        StatisticsTable(
          nameHeading: headings.card, headings: [headings.lapses, headings.ease, headings.right],
          rows: rows, selected: state.page == .hardest ? state.selectedCard : nil)),
    ]
  }

  /// What the card asks, in one line; that it is suspended stands first, where it is not cut off.
  private func prompt(of card: HardCard) -> String {
    let prompt =
      context.library.content(of: card.id).map { CardText.line($0.face.prompt, context) }
      ?? context.texts.today.goneCard
    return card.isSuspended
      ? "\(texts.labels.isSuspended) \(context.glyphs.separator) \(prompt)" : prompt
  }

  /// How hard a card is, in words.
  func words(for card: HardCard) -> String {
    let ease = texts.labels.ease(context.language.decimal(hundredths: card.ease.hundredths))
    return [texts.labels.lapses(card.lapses), ease, share(card.scheduled)]
      .joined(separator: ", ")
  }

  /// The answers of each hour, and how many of them were right.
  var hours: [StatisticsBlock] {
    // Those that are read first come first, as far as there is room for them.
    let marked = [0, 6, 12, 18, 3, 9, 15, 21].map { ColumnChart.Mark($0, "\($0) h") }
    let scale = ChartScale(top: 100)
    return [
      .beside(
        titled(texts.titles.hours, texts.sentences.hours(statistics)) + [
          .chart(chart(statistics.hours.map(\.answers), labels: marked))
        ],
        [
          .heading(screenTexts.rightPerHour),
          .chart(
            ColumnChart(
              statistics.hours.map(\.percentage), scale: scale,
              ticks: scale.ticks.map { .init($0, texts.labels.percent($0)) }, labels: marked,
              style: .success)),
        ], leastColumns: 100)
    ]
  }

  /// The numbers of each category.
  var categories: [StatisticsBlock] {
    let headings = screenTexts.headings
    let rows = statistics.categories.map { figures in
      let name = CardText.line(context.texts.common.name(of: figures.category), context)
      return StatisticsTable.Row(
        sign: (context.glyphs.categoryMark, CardText.style(of: figures.category)), name: name,
        cells: [
          number(figures.cards), number(figures.due), number(figures.new), number(figures.mature),
          share(figures.scheduled),
        ], words: words(for: figures, name))
    }
    let count = statistics.categories.reduce(0) { $0 + $1.cards }
    return [
      .sentence(screenTexts.categories(count, statistics.categories.count)), .blank,
      .table(
        StatisticsTable(
          nameHeading: headings.category,
          headings: [
            headings.cards, headings.due, headings.new, headings.mature, headings.right,
          ], rows: rows)),
    ]
  }

  /// The numbers of a category in words, without its name, which stands above them.
  private func words(for figures: CategoryFigures, _ name: String) -> String {
    String(texts.sentences.category(name, figures).dropFirst(name.count + 2))
  }
}
