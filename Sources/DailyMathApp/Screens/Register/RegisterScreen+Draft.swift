import DailyMathTerminal

extension RegisterScreen.State {
  /// What is worth keeping when the form is left, without the passwords; `nil` where nothing was written.
  ///
  /// The address alone is not kept: it goes along to signing in and comes back from there.
  var draft: RegisterScreen.State? {
    guard !name.isEmpty || !university.isEmpty else { return nil }
    var draft = RegisterScreen.State(email: email.text, isAlone: isAlone)
    draft.isRemembered = isRemembered
    draft.name = TextField(name.text)
    draft.university = TextField(university.text)
    return draft
  }

  /// The form as it is taken up again, with the address that was written meanwhile, if any was.
  func resumed(email meanwhile: String) -> RegisterScreen.State {
    var state = self
    if !meanwhile.isEmpty { state.email = TextField(meanwhile) }
    state.focus = state.name.isEmpty ? .name : state.email.isEmpty ? .email : .password
    return state
  }
}
