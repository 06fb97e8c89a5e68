import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  /// The latest hour at which a study day may begin: later ones would part the day in which they lie.
  static let latestRollover = 12
  /// How many minutes a step moves the reminder.
  private static let reminderStep = 30

  /// Carries out an action that concerns the list.
  static func reduceList(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    // Whatever concerns the list is seen there.
    state.page = .account
    switch action {
    case .itemMoved(let step):
      let last = ProfileItem.allCases.count - 1
      let index = min(max(0, state.item.rawValue + step), last)
      state.item = ProfileItem(rawValue: index) ?? state.item
      state.entry = nil
    case .groupChanged:
      state.item = state.item.isAmongSettings ? ProfileItem.actions[0] : ProfileItem.settings[0]
    case .chosen(let item):
      state.item = item
      state.entry = nil
      return choose(item, in: &state, context)
    case .valueMoved(let step):
      state.entry = nil
      let change = change(of: state.item, by: step, context)
      return change.map { [.append([.settings($0)], for: .profile)] } ?? []
    case .settingsChosen(let change):
      return [.append([.settings(change)], for: .profile)]
    case .entryTyped(let key): state.entry?.handle(key)
    case .entryPlaced(let place):
      state.entry?.field.moveCursor(to: place)
      state.entry?.isUntouched = false
    case .entryClosed(let keepsText):
      return closeEntry(&state, keepsText: keepsText)
    default: break
    }
    return []
  }

  private static func choose(
    _ item: ProfileItem, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    if item.isTyped {
      state.entry = ProfileEntry(typedText(of: item, context.library.settings))
    } else if item.isSetting {
      return reduceList(&state, .valueMoved(by: 1), context)
    } else if item == .decks {
      return [.navigate(.decks)]
    } else if item == .signOut {
      state.isAskingToSignOut = true
      state.isConfirmSelected = true
    } else if let kind = ProfileDialog.Kind(item) {
      state.dialog = ProfileDialog(kind, context)
    }
    return []
  }

  /// Lets what was typed hold; where it is no value of the setting, that is said and the typing goes on.
  private static func closeEntry(_ state: inout State, keepsText: Bool) -> [Effect] {
    guard let entry = state.entry else { return [] }
    guard keepsText, !entry.isUntouched else {
      state.entry = nil
      return []
    }
    guard let change = change(of: state.item, typed: entry.field.text.trimmed) else {
      state.entry?.isRefused = true
      return []
    }
    state.entry = nil
    return [.append([.settings(change)], for: .profile)]
  }

  /// The value of a setting as it is typed; empty for a reminder that is off.
  static func typedText(of item: ProfileItem, _ settings: Settings) -> String {
    switch item {
    case .rollover: String(settings.rollover.hour)
    case .newCards: String(settings.newCardsPerDay)
    case .reviews: String(settings.reviewsPerDay)
    case .reminder: settings.reminder.time?.description ?? ""
    default: ""
    }
  }

  /// What typing that means for a setting; `nil` where it is no value of it.
  static func change(of item: ProfileItem, typed text: String) -> SettingsChange? {
    switch item {
    case .rollover:
      // The hour may be written as a time.
      let hour = text.hasSuffix(":00") ? String(text.dropLast(3)) : text
      guard let value = DayLimit.value(typed: hour), value <= latestRollover else { return nil }
      return SettingsChange(rollover: RolloverHour(clamping: value))
    case .newCards:
      return DayLimit.value(typed: text).map { SettingsChange(newCardsPerDay: $0) }
    case .reviews:
      return DayLimit.value(typed: text).map { SettingsChange(reviewsPerDay: $0) }
    case .reminder:
      if text.isEmpty { return SettingsChange(reminder: .off) }
      return ReminderTime(typed: text).map { SettingsChange(reminder: .daily($0)) }
    default: return nil
    }
  }

  /// What a step means for a setting; `nil` for what is none, and at the ends of the numbers.
  private static func change(
    of item: ProfileItem, by step: Int, _ context: ReduceContext
  ) -> SettingsChange? {
    let settings = context.library.settings
    switch item {
    case .language: return SettingsChange(language: context.language.moved(by: step))
    case .theme: return SettingsChange(theme: settings.theme.moved(by: step))
    case .motion: return SettingsChange(motion: settings.motion.moved(by: step))
    case .rollover:
      let hours = latestRollover + 1
      let hour = (min(settings.rollover.hour, latestRollover) + step % hours + hours) % hours
      return SettingsChange(rollover: RolloverHour(clamping: hour))
    case .newCards:
      let count = DayLimit.moved(settings.newCardsPerDay, by: step)
      return count == settings.newCardsPerDay ? nil : SettingsChange(newCardsPerDay: count)
    case .reviews:
      let count = DayLimit.moved(settings.reviewsPerDay, by: step)
      return count == settings.reviewsPerDay ? nil : SettingsChange(reviewsPerDay: count)
    case .fuzz: return SettingsChange(usesFuzz: !settings.usesFuzz)
    case .reminder:
      guard let time = settings.reminder.time else {
        return SettingsChange(reminder: .daily(.usual))
      }
      // Past either end of the day it is off, so that the arrows alone reach everything.
      let moved = ReminderTime(minutes: time.minutes + step * reminderStep)
      return SettingsChange(reminder: moved.map { .daily($0) } ?? .off)
    default: return nil
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The case so many places on, going round at both ends.
  fileprivate func moved(by step: Int) -> Self {
    let all = Self.allCases
    guard let place = all.firstIndex(of: self) else { return self }
    let index = (place + step) % all.count
    return all[index < 0 ? index + all.count : index]
  }
}
