import DailyMathCore

extension BrowserTexts {
  /// These texts in English.
  static let english = BrowserTexts(
    placeholder: "limit   tag:midterm   deck:algebra   is:due   ease<1.5",
    preparing: "Preparing your cards…",
    count: { found, all in
      found == all ? cards(all) : "\(number(found)) of \(number(all))"
    },
    chosen: { count, hidden in
      hidden == 0
        ? "\(number(count)) chosen" : "\(number(count)) chosen, \(number(hidden)) not in the list"
    },
    noMatches: "No card matches. Esc shows all.",
    emptyTrash: "The trash is empty.", promptHeading: "Question",
    headings: [
      .due: "Review", .deck: "Deck", .interval: "Interv.", .ease: "Ease", .lapses: "Lapses",
      .created: "Made",
    ],
    sortings: [
      .due: "day of review", .created: "creation", .prompt: "question", .ease: "ease",
      .interval: "interval", .lapses: "lapses", .deck: "deck",
    ],
    suspended: "suspended", buried: "buried", deleted: "deleted",
    gone: "It was deleted in another window.",
    fault: { kind in
      switch kind {
      case .unknownKeyword(let word):
        "There is no search by “\(short(word)):”. As text, put it in quotes."
      case .unknownState(let word):
        "“\(short(word))” is not one of: due, new, suspended, leech, marked, buried, deleted."
      case .numberExpected(let word): "A number goes after “\(word)”, such as 1.5."
      case .quoteNotClosed: "The closing quotes are missing."
      case .emptyTerm(""): "There is nothing between the quotes."
      case .emptyTerm(let word): "What to search for is missing after “\(word):”."
      }
    },
    deed: { deed, common in
      let count = cards(deed.count)
      return switch deed.change {
      case .suspend(true): "\(count) suspended."
      case .suspend(false): "\(count) active again."
      case .mark(true): "\(count) marked."
      case .mark(false): "\(count) unmarked."
      case .bury: "\(count) buried until tomorrow."
      case .move(.own("")): "\(count) in the deck of \(deed.count == 1 ? "its" : "their") category."
      case .move(.own(let name)): "\(count) in the deck “\(short(name))”."
      case .move(.category(let category)), .category(let category):
        "\(count) in “\(short(common.name(of: category)))”."
      case .addTag(let tag): "\(count) with the tag “\(short(tag))”."
      case .removeTag(let tag): "\(count) without the tag “\(short(tag))”."
      case .delete: "\(count) in the trash."
      case .restore: "\(count) brought back."
      case .reschedule(let day): "\(count) due on \(DueText.englishDate(day))."
      case .purge: "\(count) deleted for good."
      }
    },
    undone: { "Undone: \($0)" }, nothingToUndo: "There is nothing to undo.",
    changedSince: "It could not be undone: the card changed since.",
    nothingChanged: "There was nothing to change.", onlyNew: "A new card has no day yet.",
    askDelete: { $0 == 1 ? "Delete this card?" : "Delete \(number($0)) cards?" },
    hidden: { $0 == 1 ? "1 is not in the list." : "\(number($0)) are not in the list." },
    deleteDetail: "They go to the trash and can be brought back until you empty it.",
    askEmpty: { "Empty the trash? It holds \(cards($0))." },
    emptyDetail: "They are deleted for good. This cannot be undone.", empty: "Empty",
    title: { kind, count in
      switch kind {
      case .move: "Move \(cards(count)) to a deck"
      case .addTag: "Add a tag to \(cards(count))"
      case .removeTag: "Remove a tag from \(cards(count))"
      case .reschedule: "Another day for \(cards(count))"
      case .delete, .emptyTrash: cards(count)
      }
    },
    advice: { kind in
      switch kind {
      case .move: "Choose a deck or write a new one."
      case .addTag: "Choose a tag or write a new one."
      case .removeTag: "Choose the tag."
      case .reschedule: "+3, tomorrow, 14 Dec or 2026-12-14"
      case .delete, .emptyTrash: ""
      }
    },
    dayFault: { fault in
      switch fault {
      case .unreadable: "That is not a date. Write +3, 14 Dec or 2026-12-14."
      case .past: "That day has passed."
      }
    },
    noDeck: "No deck of my own", new: { "New: \($0)" }, newTag: { "New: \($0)" },
    noChoice: "There is none by that name.",
    tools: Tools(
      open: "open", search: "search", choose: "choose", all: "all", suspend: "suspend",
      mark: "mark", bury: "bury", move: "move", tag: "tag", untag: "untag",
      delete: "delete", reschedule: "reschedule", practise: "practise", undo: "undo",
      sort: "order", reverse: "reverse", preview: "show", decks: "decks",
      restore: "bring back", empty: "empty the trash", clearChoice: "clear",
      clearQuery: "end the search", done: "done", results: "see the list"),
    preview: Preview(
      alternative: { "also: \($0)" }, note: { "Note: \($0)" }, tags: { "Tags: \($0)" },
      due: { "Review: \($0)" },
      schedule: { days, ease, lapses in
        "Interval \(days == 1 ? "1 day" : "\(number(days)) days"), ease \(ease), "
          + (lapses == 1 ? "1 lapse" : "\(number(lapses)) lapses")
      },
      reviews: "Last reviews", noReviews: "Never reviewed.", marked: "marked",
      leech: "leech: forgotten again and again"),
    plain: Plain(
      commands: [
        "Write the number of a card, or all to change all of them at once.",
        "Enter: see more. p: the previous ones. /text: search. /: see all. o: another order. u: undo. n: new. 0: go back.",
        "Search by text, deck:, tag:, ease<1.5, interval>30, lapses>3 and is: with due, new, suspended, marked, leech, buried or trash; with a hyphen before it, the opposite; in quotes, several words together.",
      ],
      found: { "With “\($0)”:" }, allFound: { "All: \($0)" },
      choice: "A number or another name (a dot: back)", suspendOrNot: "Suspend or activate",
      markOrNot: "Mark or take the mark away"))

  private static func number(_ count: Int) -> String { Language.english.number(count) }
  private static func cards(_ count: Int) -> String { TodayTexts.english.cardCount(count) }
}
