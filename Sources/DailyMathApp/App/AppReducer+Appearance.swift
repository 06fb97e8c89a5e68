import DailyMathCore

extension AppReducer {
  /// Opens the choices of how the program looks, or closes them.
  static func toggleAppearance(_ state: inout AppState) -> [Effect] {
    guard state.appearanceMenu == nil else { return closeAppearance(&state) }
    state.help = nil
    state.appearanceMenu = AppearanceScreen.State(
      appearance: state.appearance, usesMouse: state.usesMouse)
    return []
  }

  /// Closes the choices; what was changed becomes the account's setting, or waits for somebody to sign in.
  static func closeAppearance(_ state: inout AppState) -> [Effect] {
    guard let menu = state.appearanceMenu else { return [] }
    state.appearanceMenu = nil
    let change = menu.appearance.change(from: menu.original)
    guard change != SettingsChange() else { return [] }
    guard state.signedIn != nil else {
      state.chosenAppearance.theme = change.theme ?? state.chosenAppearance.theme
      state.chosenAppearance.motion = change.motion ?? state.chosenAppearance.motion
      state.chosenAppearance.characters = change.characters ?? state.chosenAppearance.characters
      return []
    }
    return [.append([.settings(change)], for: .settings)]
  }

  /// Lets the choices act; each shows at once.
  static func reduceAppearance(
    _ state: inout AppState, _ action: AppearanceScreen.Action
  ) -> [Effect] {
    guard var menu = state.appearanceMenu else { return [] }
    let effects = AppearanceScreen.reduce(&menu, action)
    state.appearanceMenu = menu
    state.appearance = menu.appearance
    return effects
  }

  /// Notes whether the mouse is listened to, and says so.
  static func setMouse(_ state: inout AppState, isOn: Bool) {
    state.usesMouse = isOn
    state.appearanceMenu?.usesMouse = isOn
    show(isOn ? .mouseOn : .mouseOff, in: &state)
  }

  /// Tells what was done, for as long as reading takes.
  static func show(_ notice: Notice, in state: inout AppState) {
    state.toast = PassingNotice(notice, at: state.stamp.monotonic)
  }

  /// Lets the settings of the account that was opened hold, as far as nothing was chosen in this run.
  ///
  /// What was chosen by hand before signing in becomes the account's setting; what the command line says does not.
  static func adoptSettings(_ settings: Settings, in state: inout AppState) -> [Effect] {
    let chosen = state.chosenAppearance
    let account = Appearance(settings)
    state.appearance = account.applying(state.appearanceOptions).applying(chosen)
    state.chosenAppearance = SettingsChange()
    var change = account.applying(chosen).change(from: account)
    let source = state.languageSource
    if source == .setting { state.language = settings.language ?? state.language }
    if source == .key {
      state.languageSource = .setting
      if settings.language != state.language { change.language = state.language }
    }
    return change == SettingsChange() ? [] : [.append([.settings(change)], for: .settings)]
  }
}
