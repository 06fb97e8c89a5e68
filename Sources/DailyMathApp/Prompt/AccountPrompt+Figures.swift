import DailyMathCore
import DailyMathSystem

extension AccountPrompt {
  /// Prints numbers of an account: as text, or as one JSON object.
  ///
  /// No password is asked. Nothing but numbers is shown, and whoever has the account of the operating system could read
  /// the files themself.
  mutating func show(
    _ figures: Figures, email: String?, isJSON: Bool
  ) throws(PromptEnding) {
    let id = try account(email, for: figures)
    var opened = try open(id)
    speak(opened.state.settings.language)
    var report = self.report(figures, of: opened.state, isJSON: isJSON)
    if isReplaced(id) {
      // A card could not be read on the way, so that the numbers may be wrong.
      opened = try open(id)
      report = self.report(figures, of: opened.state, isJSON: isJSON)
    }
    defer { try? desk.store.close(opened.account.id, opened.state) }
    noteDamage(opened.damagedLineCount)
    try say(report)
  }

  /// The bytes of a report.
  ///
  /// JSON is for programs and goes out as its writer made it, in UTF-8 whatever the terminal shows; what a terminal would
  /// obey is escaped there.
  private func report(_ figures: Figures, of state: AccountState, isJSON: Bool) -> [UInt8] {
    let rollover = state.settings.rollover
    let day = StudyDay(at: moment.instant, offset: moment.offset, rollover: rollover)
    switch figures {
    case .due:
      let report = DueReport(of: state, on: day)
      return isJSON
        ? Array("\(report.json)\n".utf8) : encoded(report.lines(in: texts.figures, language))
    case .statistics:
      let statistics = Statistics(of: state, on: day)
      let awards = Awards(of: state, on: day)
      return isJSON
        ? Array(StatisticsReport.json(statistics, awards, in: state).utf8)
        : encoded(StatisticsReport.lines(statistics, awards, in: state, texts))
    }
  }

  /// Whether what was opened turned out not to be what the account holds.
  private func isReplaced(_ id: AccountID) -> Bool {
    do throws(StoreError) {
      _ = try desk.store.refresh(id)
      return false
    } catch {
      if case .replaced = error { return true }
      return false
    }
  }

  /// The account that is meant: the one with that address, else the one that is signed in here, else the only one.
  private func account(
    _ email: String?, for figures: Figures
  ) throws(PromptEnding) -> AccountID {
    let listing: AccountListing
    do throws(StoreError) {
      listing = try desk.store.accounts()
    } catch {
      throw refusal(texts.faults.sentence(error))
    }
    if let email {
      if let found = EmailAddress(email).flatMap({ listing.account(for: $0) }) { return found.id }
      throw missing(texts.figures.unknownAccount(email), listing)
    }
    // The token proves nothing here and need not: it only says whose numbers are wanted.
    let token = (try? desk.store.signInTokens.read()) ?? nil
    if let token, listing.accounts.contains(where: { $0.id == token.account }) {
      return token.account
    }
    guard let only = listing.accounts.first else {
      throw missing(texts.figures.noAccount, listing)
    }
    guard listing.count == 1 else {
      throw refusal(texts.figures.severalAccounts(figures.rawValue), .usage)
    }
    return only.id
  }

  /// Why there is no such account: it may be one whose file cannot be read.
  private func missing(_ sentence: String, _ listing: AccountListing) -> PromptEnding {
    guard let path = listing.damaged.first else { return refusal(sentence) }
    return refusal(texts.faults.sentence(.damaged(path: path)))
  }

  private func open(_ id: AccountID) throws(PromptEnding) -> OpenedAccount {
    do throws(StoreError) {
      return try desk.store.open(id)
    } catch {
      throw refusal(texts.faults.sentence(error))
    }
  }
}
