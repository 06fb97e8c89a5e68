@testable import DailyMathCore

/// A journal in which anything happens that decides what a day asks.
enum RandomQueue {
  /// So many events about single cards and siblings in a few decks, on the days 0 to 7, as they may arrive: in any order.
  static func events(
    _ generator: inout SplitMix64, count: Int, families: Int
  ) -> [Event] {
    var scripts = [JournalScript("a"), JournalScript("b")]
    var written: [(EventIdentity, CardID)] = []
    for order in 0..<count {
      let writer = generator.next(below: 2)
      let (card, form) = card(&generator, families: families)
      let identity = scripts[writer].add(
        payload(about: card, form, written, &generator), order: Int64(order / 2),
        day: generator.next(below: 8))
      written.append((identity, card))
    }
    return generator.shuffled(scripts.flatMap(\.events))
  }

  private static func card(
    _ generator: inout SplitMix64, families: Int
  ) -> (CardID, CardForm) {
    let family = generator.next(below: families)
    let id = CardID("card\(family)")
    // Every third is a single card, every third a pair and every third a text with three gaps.
    let form: CardForm =
      switch family % 3 {
      case 0: .basic
      case 1: generator.next(below: 2) == 0 ? .forward : .backward
      default: .cloze(gap: 1 + generator.next(below: 3))
      }
    return (id.sibling(in: form), form)
  }

  private static func payload(
    about card: CardID, _ form: CardForm, _ written: [(EventIdentity, CardID)],
    _ generator: inout SplitMix64
  ) -> EventPayload {
    switch generator.next(below: 22) {
    case 0...5:
      var content = JournalScript.content("?")
      content.form = form
      content.deck = ["", "algebra", "exam"][generator.next(below: 3)]
      content.difficulty = generator.next(below: 3)
      return .cardPut(card, content)
    case 6: return .cardDelete(card)
    case 7: return .suspend(card, isSuspended: generator.next(below: 3) > 0)
    case 8: return .bury(card)
    case 9: return .reschedule(card, due: JournalScript.day(generator.next(below: 12)))
    case 10: return .settings(settings(&generator))
    case 11:
      let most = generator.next(below: 4)
      return .deckLimits(
        generator.next(below: 2) == 0 ? .own("exam") : .category(.probability),
        DeckLimits(
          newCardsPerDay: most == 3 ? nil : most,
          reviewsPerDay: generator.next(below: 3) == 0 ? nil : generator.next(below: 4)))
    case 12 where !written.isEmpty:
      let (identity, owner) = written[generator.next(below: written.count)]
      return .undo(of: identity, card: owner)
    default:
      let rounds: [ReviewRound] = [.scheduled, .scheduled, .scheduled, .repetition, .cram]
      return .review(
        Review(
          card: card, session: "s", round: rounds[generator.next(below: 5)], kind: .choice,
          answered: "2", suggested: .good, grade: Grade.allCases[generator.next(below: 6)],
          milliseconds: 1_000, before: .new, isFuzzed: generator.next(below: 2) == 0))
    }
  }

  private static func settings(_ generator: inout SplitMix64) -> SettingsChange {
    switch generator.next(below: 5) {
    case 0: SettingsChange(newCardsPerDay: generator.next(below: 6))
    case 1: SettingsChange(reviewsPerDay: generator.next(below: 8))
    case 2: SettingsChange(backlog: .fragileFirst)
    case 3:
      SettingsChange(
        backlog: .spread(
          from: JournalScript.day(generator.next(below: 8)), days: 2 + generator.next(below: 9)))
    default: SettingsChange(newCardsPerDay: 20, reviewsPerDay: 200, backlog: BacklogHelp.none)
    }
  }
}
