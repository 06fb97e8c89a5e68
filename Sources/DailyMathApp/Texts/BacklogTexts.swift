import DailyMathCore

/// What is said about cards that piled up, are held back, or are suspended.
package struct BacklogTexts: Sendable {
  /// How something is said about the day.
  package struct Note: Sendable {
    /// The sentence.
    package let sentence: String
    /// The same in the few words of a narrow window.
    package let brief: String
    /// What the key behind it does.
    package let key: String
  }

  /// How something is said about the day.
  package let note: @Sendable (DayNote) -> Note
  /// The heading of the choice of help.
  package let title: String
  /// How many cards piled up, under that heading.
  package let piledUp: @Sendable (Int) -> String
  /// That help changes no date and can be ended.
  package let detail: String
  /// The same where the day's limit lets fewer cards come than would be asked, from the limit.
  package let detailWithLimit: @Sendable (Int) -> String
  /// What is spread over so many days.
  package let spread: @Sendable (Int) -> String
  /// About how many cards a day that asks, beside it.
  package let share: @Sendable (Int) -> String
  /// Which of how many days it is, beside what holds.
  package let progress: @Sendable (Int, Int) -> String
  /// What asks first what would be forgotten first.
  package let fragileFirst: String
  /// What leaves everything as it is.
  package let asItIs: String
  /// What ends the help that holds.
  package let end: String
  /// What stands beside the choice that holds.
  package let holds: String
  /// What Enter does, in the row of keys.
  package let choose: String
  /// Where nothing has piled up.
  package let nothing: String
  /// The choice in a menu.
  package let menu: String

  /// That the choice is changed with its own key only.
  package let changedByKey: String

  /// What choosing means.
  func detail(of dialog: BacklogDialog) -> String {
    dialog.isLimited ? detailWithLimit(dialog.limit) : detail
  }

  /// What a choice is called where `current` holds.
  func name(of choice: BacklogHelp, current: BacklogHelp) -> String {
    switch choice {
    case .spread(_, let days): spread(days)
    case .fragileFirst: fragileFirst
    case .none: current == .none ? asItIs : end
    }
  }

  /// What stands beside a choice on `day`.
  func remark(on choice: BacklogHelp, in dialog: BacklogDialog, _ day: StudyDay) -> String {
    if choice == dialog.current, choice != .none {
      return choice.progress(on: day).map { progress($0.day, $0.of) } ?? holds
    }
    if case .spread(_, let days) = choice { return share(dialog.backlog.share(over: days)) }
    return ""
  }

  /// These texts in Spanish.
  static let spanish = BacklogTexts(
    note: { note in
      let number = Language.spanish.number
      switch note {
      case .spreading(let day, let days):
        return Note(
          sentence: "Te estás poniendo al día: día \(day) de \(days), con menos nuevas.",
          brief: "Al día: día \(day) de \(days)", key: "cambiar")
      case .fragileFirst:
        return Note(
          sentence: "Primero van las tarjetas más frágiles.", brief: "Frágiles primero",
          key: "cambiar")
      case .piledUp(let count):
        return Note(
          sentence: count == 1
            ? "Se acumuló 1 tarjeta." : "Se acumularon \(number(count)) tarjetas.",
          brief: "\(number(count)) acumuladas", key: "te ayuda a ponerte al día")
      case .heldBack(let count, let limit):
        return Note(
          sentence: count == 1
            ? "Otra espera: límite de \(number(limit)) al día."
            : "Otras \(number(count)) esperan: límite de \(number(limit)) al día.",
          brief: "\(number(count)) esperan", key: "cambiar el límite")
      case .heldBackByDecks(let count):
        return Note(
          sentence: count == 1
            ? "Otra espera: límite de su mazo."
            : "Otras \(number(count)) esperan: límite de sus mazos.",
          brief: "\(number(count)) esperan", key: "cambiar el límite")
      case .leeches(let count):
        return Note(
          sentence: count == 1
            ? "1 sanguijuela está suspendida."
            : "\(number(count)) sanguijuelas están suspendidas.",
          brief: count == 1 ? "1 sanguijuela" : "\(number(count)) sanguijuelas", key: "ver")
      }
    },
    title: "Ponerte al día",
    piledUp: { count in
      switch count {
      case 0: "No se acumuló ninguna tarjeta."
      case 1: "Se acumuló 1 tarjeta."
      default: "Se acumularon \(Language.spanish.number(count)) tarjetas."
      }
    },
    detail: "No cambia tus fechas, y con h puedes terminarlo.",
    detailWithLimit: {
      "Tu límite es \(Language.spanish.number($0)) al día. Con h puedes terminarlo."
    },
    spread: { "En \($0) días" },
    share: { "unas \(Language.spanish.number($0)) al día" },
    progress: { "día \($0) de \($1)" },
    fragileFirst: "Primero las más frágiles", asItIs: "Dejarlas como están",
    end: "Terminar esta ayuda", holds: "así está", choose: "elegir",
    nothing: "No tienes tarjetas atrasadas.", menu: "Ponerte al día",
    changedByKey: "Cómo ponerte al día se cambia con h.")

  /// These texts in English.
  static let english = BacklogTexts(
    note: { note in
      let number = Language.english.number
      switch note {
      case .spreading(let day, let days):
        return Note(
          sentence: "You are catching up: day \(day) of \(days), with fewer new cards.",
          brief: "Catching up: \(day) of \(days)", key: "change")
      case .fragileFirst:
        return Note(
          sentence: "The most fragile cards come first.", brief: "Fragile first", key: "change")
      case .piledUp(let count):
        return Note(
          sentence: count == 1 ? "1 card has piled up." : "\(number(count)) cards have piled up.",
          brief: "\(number(count)) piled up", key: "helps you catch up")
      case .heldBack(let count, let limit):
        return Note(
          sentence: count == 1
            ? "1 more waits: the limit is \(number(limit)) a day."
            : "\(number(count)) more wait: the limit is \(number(limit)) a day.",
          brief: "\(number(count)) wait", key: "change the limit")
      case .heldBackByDecks(let count):
        return Note(
          sentence: count == 1
            ? "1 more waits: its deck has a limit."
            : "\(number(count)) more wait: their decks have limits.",
          brief: "\(number(count)) wait", key: "change the limit")
      case .leeches(let count):
        return Note(
          sentence: count == 1
            ? "1 leech is suspended." : "\(number(count)) leeches are suspended.",
          brief: count == 1 ? "1 leech" : "\(number(count)) leeches", key: "view")
      }
    },
    title: "Catching up",
    piledUp: { count in
      switch count {
      case 0: "No card has piled up."
      case 1: "1 card has piled up."
      default: "\(Language.english.number(count)) cards have piled up."
      }
    },
    detail: "No date changes, and with h you can end it.",
    detailWithLimit: {
      "Your limit is \(Language.english.number($0)) a day. With h you can end it."
    },
    spread: { "Over \($0) days" },
    share: { "about \(Language.english.number($0)) a day" },
    progress: { "day \($0) of \($1)" },
    fragileFirst: "The most fragile first", asItIs: "Leave them as they are",
    end: "End this help", holds: "holds now", choose: "choose",
    nothing: "No cards are overdue.", menu: "Catch up",
    changedByKey: "How you catch up is changed with h.")
}
