import DailyMathCore
import DailyMathTerminal

/// Puts how a drill went into lines.
struct DrillResultLines {
  /// The drill.
  let state: DrillScreen.State
  /// What there is to tell.
  let summary: DrillSummary
  /// The sentences.
  let texts: DrillTexts
  /// The problems and numbers in that language.
  let words: DrillWords
  /// The day on which dates are told.
  let today: StudyDay

  /// The columns that are left to what was typed where that stands in a column of its own.
  private static let typedColumns = 18

  private var settings: DrillSettings { state.session.settings }
  private var outcome: DrillOutcome { summary.outcome }

  /// All lines below the score; the slowest answers and the misses side by side where there is room.
  func lines(isHalved: Bool, columns: Int) -> [DrillResults.Line] {
    let standing = standing().flatMap { line in
      wrapped(line.text, columns).map { DrillResults.Line(text: $0, style: line.style) }
    }
    let groups = [standing, comparison(columns), problems(isHalved: isHalved, columns: columns)]
    let blank = [DrillResults.Line(text: "")]
    return Array(groups.filter { !$0.isEmpty }.joined(separator: blank))
  }

  /// What the drill counts for: a level, a record, or why it counts for none.
  func standing() -> [(text: String, style: CellStyle)] {
    let results = texts.results
    var lines: [(String, CellStyle)] = []
    if let level = state.passedLevel {
      lines.append((results.levelPassed(words.language.number(level)), .success.bold))
    } else if settings.mode == .levels, !state.session.isRepeat {
      let missing = DrillSettings.answersToPassLevel - outcome.score
      lines.append((results.levelOpen(words.language.number(settings.level), missing), .warning))
    }
    if state.session.isRepeat {
      lines.append((results.isRepeat, .secondary))
    } else if !outcome.isFinished {
      if settings.mode != .levels { lines.append((results.brokenOff, .secondary)) }
    } else if summary.isRecord {
      let text =
        summary.best.map { results.record(words.result($0.outcome, of: settings.length)) }
        ?? results.firstRecord
      lines.append((text, .success.bold))
    }
    if let noRecord { lines.append((noRecord, .secondary)) }
    if let gain = state.ending?.gain {
      let parts = [results.earned(gain.points), gain.streakDays.map(results.streak)]
      lines.append((parts.compactMap(\.self).joined(separator: " · "), .success))
    }
    if !summary.isRecord, let best = summary.best {
      let date = DueText.date(best.moment.day, today: today, in: words.language)
      lines.append(
        (results.best(words.result(best.outcome, of: settings.length), date), .text))
    }
    return lines
  }

  /// With what settings there would be a record, where a drill was finished that can hold none; misses are practice anyway.
  private var noRecord: String? {
    guard outcome.isFinished, !state.session.isRepeat, !settings.areStandard,
      state.settings == settings
    else { return nil }
    let length = words.standardLength(of: settings.mode, texts)
    return settings.mode == .custom
      ? texts.results.noRecordOfCustom(length) : texts.results.noRecord(length)
  }

  /// How it compares with the drills before, in words; `nil` where there are none to compare with.
  func comparisonWords() -> String? {
    guard let mean = meanOfLast, outcome.isFinished else { return nil }
    let results = texts.results
    let difference = value(of: outcome) - mean
    let size = difference.magnitude
    if let last = summary.lastTen.first, summary.lastTen.count == 1 {
      let amount = result(Int(size))
      let verdict =
        size == 0
        ? results.atLast : difference > 0 ? results.aboveLast(amount) : results.belowLast(amount)
      return "\(results.last(result(value(of: last.outcome)))) · \(verdict)"
    }
    let verdict =
      size < 1
      ? results.atMean
      : difference > 0
        ? results.aboveMean(inWords(Int(size))) : results.belowMean(inWords(Int(size)))
    return "\(results.mean(inWords(mean))): \(verdict)"
  }

  /// The pace, and the results of the last drills with this one, each as a small chart.
  private func comparison(_ columns: Int) -> [DrillResults.Line] {
    var lines: [DrillResults.Line] = []
    if summary.pace.count > 1 {
      lines.append(
        DrillResults.Line(
          text: texts.results.pace, style: .secondary, chart: summary.pace.map(Double.init)))
    }
    guard !summary.lastTen.isEmpty else { return lines }
    let outcomes = summary.lastTen.map(\.outcome) + (outcome.isFinished ? [outcome] : [])
    lines.append(
      DrillResults.Line(
        text: texts.results.lastRuns(outcomes.count), style: .secondary,
        chart: outcomes.map { Double(value(of: $0)) }))
    let rest = comparisonWords().map { wrapped($0, columns) } ?? []
    return lines + rest.map { DrillResults.Line(text: $0) }
  }

  private func problems(isHalved: Bool, columns: Int) -> [DrillResults.Line] {
    let half = isHalved ? columns / 2 - 1 : columns
    let slow =
      [(texts.results.slowest, CellStyle.title)]
      + summary.slowest.map { (slowLine($0, columns: half), CellStyle.text) }
    let missed = missLines(alignedIn: half).flatMap { line in
      wrapped(line.0, half).map { ($0, line.1) }
    }
    guard isHalved else {
      return (missed + (summary.slowest.isEmpty ? [] : [("", .text)] + slow)).map {
        DrillResults.Line(text: $0.0, style: $0.1)
      }
    }
    guard !summary.slowest.isEmpty else {
      return missed.map { DrillResults.Line(text: $0.0, style: $0.1) }
    }
    return (0..<max(slow.count, missed.count)).map { index in
      let left = index < slow.count ? slow[index] : ("", .text)
      let right = index < missed.count ? missed[index] : ("", .text)
      return DrillResults.Line(
        text: left.0, style: left.1, right: right.0, rightStyle: right.1)
    }
  }

  private func slowLine(_ answer: DrillAnswer, columns: Int) -> String {
    let time = words.language.seconds(milliseconds: answer.milliseconds)
    let problem = words.solved(answer.problem)
    let room = min(columns, 30) - TextLayout.columns(of: time) - 1
    return TextLayout.padded(TextLayout.truncated(problem, to: room), to: room) + " " + time
  }

  /// The misses, each with everything that was typed for it: in a column of its own where so many columns leave room.
  func missLines(alignedIn columns: Int = 0) -> [(String, CellStyle)] {
    let widest = summary.misses.map { TextLayout.columns(of: words.solved($0.problem)) }.max() ?? 0
    let width = min(widest, max(0, columns - Self.typedColumns))
    guard !summary.misses.isEmpty else {
      return outcome.answers == 0 ? [] : [(texts.results.noMisses, .success)]
    }
    return [(texts.results.misses(summary.misses.count), CellStyle.title)]
      + summary.misses.map { answer in
        let typed = answer.mistakes.map { words.typed($0) }.joined(separator: " · ")
        let problem = TextLayout.padded(words.solved(answer.problem), to: width)
        let text = typed.isEmpty ? problem : "\(problem)   \(texts.results.typed(typed))"
        return (text, .text)
      }
  }

  /// What is compared: answers in tenths or, where their number is given, milliseconds.
  private func value(of outcome: DrillOutcome) -> Int {
    if case .problems = settings.length { return outcome.milliseconds }
    return outcome.score * 10
  }

  private var meanOfLast: Int? {
    guard !summary.lastTen.isEmpty else { return nil }
    let sum = summary.lastTen.reduce(0) { $0 + value(of: $1.outcome) }
    return (sum + summary.lastTen.count / 2) / summary.lastTen.count
  }

  private func inWords(_ value: Int) -> String {
    if case .problems = settings.length { return words.language.seconds(milliseconds: value) }
    return words.language.decimal(tenths: value)
  }

  /// The same without the tenth where only whole numbers occur.
  private func result(_ value: Int) -> String {
    if case .problems = settings.length { return words.language.seconds(milliseconds: value) }
    return words.language.number(value / 10)
  }

  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    TextLayout.wrapped(text, columns: max(1, columns), widths: .narrow)
  }
}
