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
    let opened = try open(try account(email, for: figures))
    speak(opened.state.settings.language)
    let rollover = opened.state.settings.rollover
    let day = StudyDay(at: moment.instant, offset: moment.offset, rollover: rollover)
    let lines: [String]
    switch figures {
    case .due:
      let report = DueReport(of: opened.state, on: day)
      lines = isJSON ? [report.json] : report.lines(in: texts.figures, language)
    case .statistics:
      let statistics = Statistics(of: opened.state, on: day)
      let awards = Awards(of: opened.state, on: day)
      let report =
        isJSON
        ? StatisticsReport.json(statistics, awards, in: opened.state)
        : StatisticsReport.text(statistics, awards, in: opened.state, texts)
      // It ends in a newline, and so does every line that is said.
      lines = [String(report.dropLast())]
    }
    defer { try? desk.store.close(opened.account.id, opened.state) }
    noteDamage(opened.damagedLineCount)
    try say(lines)
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
