/// What an answer leads to.
package enum PlainReply: Equatable, Sendable {
  /// It cannot be used: this is said, and the same is asked again.
  case again(String)
  /// It is understood: these actions happen, at this place from now on (`nil` for the same), and this is said first.
  case go([AppAction], to: PlainPlace? = nil, saying: [String] = [])

  /// What can be answered is to be said again, with everything else.
  case remind

  /// Actions of a screen.
  static func go(_ actions: ScreenAction...) -> PlainReply {
    .go(actions.map { .screen($0) })
  }
}
