import DailyMathCore

extension QuizTexts {
  /// Two times in milliseconds, to be compared, in seconds: whole ones where they differ so, else with tenths.
  static func seconds(_ taken: Int, _ usual: Int, in language: Language) -> (String, String) {
    let whole = [taken, usual].map { (max(0, $0) + 500) / 1_000 }
    // Below two seconds the rounding would say more than the times do.
    if whole[0] != whole[1], min(taken, usual) >= 2_000 {
      return ("\(language.number(whole[0])) s", "\(language.number(whole[1])) s")
    }
    return (language.seconds(milliseconds: taken), language.seconds(milliseconds: usual))
  }
}
