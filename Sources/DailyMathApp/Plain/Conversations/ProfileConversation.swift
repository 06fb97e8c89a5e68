import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// The account and its settings, as a conversation: a menu, then the questions of what was chosen from it.
enum ProfileConversation {
  /// What is said and asked.
  static func question(_ state: ProfileScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    if let dialog = state.dialog {
      return ProfileFormConversation.question(
        dialog, waiting: state.countdown(of: context.account, at: context.stamp.monotonic),
        context)
    }
    if state.isAskingToSignOut {
      let menu = signOutMenu(state, texts)
      return PlainQuestion(
        statements: [texts.today.confirmSignOut, texts.today.confirmSignOutDetail] + menu.lines,
        prompt: menu.prompt(texts.plain))
    }
    if state.entry != nil {
      let value = ProfileScreen.value(
        of: state.item, context.library.settings, context.language, texts)
      let refusal = state.entry?.isRefused ?? false ? [texts.profile.wanted[state.item] ?? ""] : []
      let about = refusal.isEmpty ? [texts.profile.about[state.item]].compactMap(\.self) : []
      let label = texts.profile.items[state.item] ?? ""
      return PlainQuestion(
        statements: refusal + about + [texts.plain.current(value)],
        prompt: state.item == .reminder ? texts.plain.erasable(label) : texts.plain.keepable(label))
    }
    if case .setting(let item) = context.place, let menu = choices(of: item, context) {
      return PlainQuestion(
        statements: [texts.profile.items[item] ?? ""]
          + [texts.profile.about[item]].compactMap(\.self) + menu.lines,
        prompt: menu.prompt(texts.plain))
    }
    return PlainQuestion(
      heading: [texts.common.profileTab] + AwardsLines.all(context) + facts(context),
      instructions: menu(context).lines,
      prompt: texts.profile.chooseFromMenu)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: ProfileScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts
    if let dialog = state.dialog {
      return ProfileFormConversation.reply(to: answer, dialog, context)
    }
    if state.isAskingToSignOut {
      let isConfirmed =
        answer.leadsBack ? false : signOutMenu(state, texts).meaning(of: answer)
      return isConfirmed.map { .go(.profile(.questionAnswered(confirm: $0))) }
        ?? .again(texts.plain.noSuchChoice)
    }
    if state.entry != nil { return entryReply(to: answer, state, context) }
    if case .setting(let item) = context.place, let menu = choices(of: item, context) {
      if answer.leadsBack { return .go([], to: .menu) }
      guard let change = menu.meaning(of: answer) else { return .again(texts.plain.noSuchChoice) }
      let name = menu.choices.first { $0.meaning == change }?.name ?? ""
      return .go(
        [.screen(.profile(.settingsChosen(change)))], to: .menu,
        saying: ["\(texts.profile.items[item] ?? ""): \(name)."])
    }
    return menuReply(to: answer, context)
  }

  private static func facts(_ context: PlainContext) -> [String] {
    ProfileScreen.facts(
      context.library.profile, context.account, on: context.day, context.texts
    ).map { "\($0.text)." }
  }

  private enum Choice: Equatable, Sendable {
    case item(ProfileItem)
    case today, help, statistics
  }

  private static func menu(_ context: PlainContext) -> PlainMenu<Choice> {
    let texts = context.texts
    let items = ProfileItem.allCases.map { item in
      let name = texts.profile.items[item] ?? ""
      let value = ProfileScreen.value(
        of: item, context.library.settings, context.language, texts)
      return PlainMenu<Choice>.Choice(
        item.rawValue + 1, value.isEmpty ? name : "\(name): \(value)", .item(item),
        String(item.letter))
    }
    return PlainMenu(
      choices: items + [
        .init(items.count + 1, texts.help.title, .help),
        .init(items.count + 2, texts.progress.statistics, .statistics, "g"),
        .init(0, texts.plain.back, .today, "q", "."),
      ])
  }

  private static func menuReply(to answer: PlainAnswer, _ context: PlainContext) -> PlainReply {
    if answer.leadsBack { return .go(.profile(.todayChosen)) }
    if answer.command.isEmpty || answer.command == "?" { return .remind }
    switch menu(context).meaning(of: answer) {
    case .item(let item) where item.isSetting && !item.isTyped:
      return .go([], to: .setting(item))
    case .item(let item):
      let begin = ProfileFormConversation.beginning(of: item)
      return .go(([.chosen(item)] + begin.map { .dialog($0) }).map { .screen(.profile($0)) })
    case .today: return .go(.profile(.todayChosen))
    case .help: return .go(.profile(.helpChosen))
    case .statistics: return .go(.profile(.statisticsChosen))
    case nil: return .again(context.texts.plain.noSuchChoice)
    }
  }

  /// The values of a setting that is chosen, with the one that holds for Enter; `nil` for what is typed.
  private static func choices(
    of item: ProfileItem, _ context: PlainContext
  ) -> PlainMenu<SettingsChange>? {
    let texts = context.texts
    let settings = context.library.settings
    let named: [(String, SettingsChange)]
    let usual: SettingsChange
    switch item {
    case .language:
      named = Language.allCases.map {
        (Texts.of($0).profile.ownLanguage, SettingsChange(language: $0))
      }
      usual = SettingsChange(language: context.language)
    case .theme:
      named = ThemeChoice.allCases.map {
        (texts.appearance.name(of: .theme($0)), SettingsChange(theme: $0))
      }
      usual = SettingsChange(theme: settings.theme)
    case .motion:
      named = MotionChoice.allCases.map {
        (texts.appearance.name(of: .motion($0)), SettingsChange(motion: $0))
      }
      usual = SettingsChange(motion: settings.motion)
    case .fuzz:
      named = [
        (texts.profile.on, SettingsChange(usesFuzz: true)),
        (texts.profile.off, SettingsChange(usesFuzz: false)),
      ]
      usual = SettingsChange(usesFuzz: settings.usesFuzz)
    default: return nil
    }
    return PlainMenu(
      choices: named.enumerated().map { .init($0 + 1, $1.0, $1.1) }, usual: usual)
  }

  private static func entryReply(
    to answer: PlainAnswer, _ state: ProfileScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if answer.leadsBack || answer.text.isEmpty {
      return .go(.profile(.entryClosed(keepsText: false)))
    }
    let text = answer.text == "-" && state.item == .reminder ? "" : answer.text
    guard let change = ProfileScreen.change(of: state.item, typed: text) else {
      return .again(context.texts.profile.wanted[state.item] ?? "")
    }
    let actions: [ProfileScreen.Action] = [
      .entryTyped(FieldConversation.clearing), .pasted(text), .entryClosed(keepsText: true),
    ]
    // A time is said as it was understood.
    let said = change.reminder.map { ProfileScreen.words(for: $0, context.texts) } ?? text
    return .go(
      actions.map { .screen(.profile($0)) },
      saying: ["\(context.texts.profile.items[state.item] ?? ""): \(said)."])
  }

  private static func signOutMenu(
    _ state: ProfileScreen.State, _ texts: Texts
  ) -> PlainMenu<Bool> {
    PlainMenu(
      choices: [
        .init(1, texts.today.signOut, true, "s", "y"),
        .init(2, texts.common.cancel, false, "n", "0", "q"),
      ], usual: state.isConfirmSelected)
  }
}
