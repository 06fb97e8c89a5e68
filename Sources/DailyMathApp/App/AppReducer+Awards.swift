import DailyMathCore

extension AppReducer {
  /// Brings what was earned in line with the account, the day and the sitting, where one of them has changed.
  ///
  /// What a sitting earns shows at its end; where it was left before, that is told.
  package static func keepAwards(in state: inout AppState) {
    guard let library = state.signedIn?.library else {
      state.awards = nil
      return
    }
    let day = state.stamp.day
    let sitting = state.sittingUnderway
    let earlier = state.awards
    guard earlier?.holds(for: library, on: day, sittingUnderway: sitting) != true else { return }
    let kept = KeptAwards(of: library, on: day, sittingUnderway: sitting)
    state.awards = kept
    if let earlier, kept.comesOfSittingEnd(after: earlier) {
      tellAwards(since: earlier.awards, in: &state)
    }
  }

  /// Tells what the end of the last day with work brought, as long as nothing was done since.
  static func tellAwardsOfDayOver(in state: inout AppState) {
    guard let library = state.signedIn?.library, state.toast == nil else { return }
    let badges = Awards.badgesOfDayOver(in: library, on: state.stamp.day).map(\.kind)
    if !badges.isEmpty { show(.awarded(AwardsNews(badges: badges)), in: &state) }
  }

  /// Tells what was earned since `earlier`, unless the screen has something more urgent to say or tells it by itself.
  static func tellAwards(since earlier: Awards?, in state: inout AppState) {
    keepAwards(in: &state)
    guard let earlier, let later = state.awards?.awards, !state.isQuitting else { return }
    let news = AwardsNews(from: earlier, to: later)
    guard !news.isEmpty, state.toast?.notice.tellsOfLoss != true else { return }
    if case .quiz(let quiz) = state.screen {
      // The end of a sitting names all that was earned in it.
      guard quiz.phase != .finished else { return }
      if let notice = quiz.notice, NoticeText.isUrgent(notice, .of(state.language)) { return }
    }
    show(.awarded(news), in: &state)
  }

  /// Takes away what tells of something earned, now that it is taken back or an error has to be read.
  static func dropAwardsToast(in state: inout AppState) {
    if case .awarded = state.toast?.notice { state.toast = nil }
  }
}
