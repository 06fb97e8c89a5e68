package import DailyMathCore

/// Everything the interface says in one language.
///
/// There is one object per language; a sentence that is missing in one of them does not compile.
///
/// A class, although nothing in it ever changes: the sentences are nearly a thousand words of memory, and as a value they
/// were copied, one by one, wherever a part of the program took them or handed them on.
package final class Texts: Sendable {
  /// What several screens say, notices among it.
  package let common: CommonTexts
  /// The sentences of signing in.
  package let login: LoginTexts
  /// The sentences of making an account.
  package let register: RegisterTexts
  /// What is said about passwords wherever one is chosen.
  package let password: PasswordTexts
  /// How long the next attempt has to wait, wherever one is made.
  package let waiting: WaitingTexts
  /// The sentences of the recovery codes.
  package let recoveryCodes: RecoveryCodesTexts
  /// The sentences for who forgot the password.
  package let forgotPassword: ForgotPasswordTexts
  /// The message that brings a code to who forgot the password.
  package let recoveryMail: RecoveryMailTexts
  /// The sentences of the account and of what is changed about it.
  package let profile: ProfileTexts
  /// What the day, the profile and the quiz say of what was earned.
  package let progress: ProgressTexts
  /// The sentences of the day's screen and its list.
  package let today: TodayTexts
  /// What is offered after the day's work.
  package let ahead: LearnAheadTexts
  /// The sentences of practising.
  package let practice: PracticeTexts
  /// The sentences of cards that piled up.
  package let backlog: BacklogTexts
  /// The sentences of the quiz and of its end.
  package let quiz: QuizTexts
  /// The sentences of the browser of all cards.
  package let browser: BrowserTexts
  /// What is said about the learner's work in numbers.
  package let statistics: StatisticsTexts
  /// What is said about the streak, points, the level and badges.
  package let awards: AwardsTexts
  /// The sentences of the form of a card.
  package let cardEditor: CardEditorTexts
  /// The sentences of the list of decks.
  package let decks: DecksTexts
  /// What the screen of the statistics says beside its charts.
  package let statisticsScreen: StatisticsScreenTexts
  /// The sentences of the drills that can be begun.
  package let agility: AgilityTexts
  /// The sentences of a drill and its results.
  package let drill: DrillTexts
  /// The sentences of the table of facts.
  package let factTable: FactTableTexts
  /// The sentences of the drills of the past.
  package let drillHistory: DrillHistoryTexts
  /// The sentences of the calculator.
  package let calculator: CalculatorTexts
  /// The keys and their meanings.
  package let help: HelpTexts
  /// The choices of how the program looks.
  package let appearance: AppearanceTexts
  /// What went wrong outside the program, on any screen.
  package let faults: FaultTexts
  /// What the plain mode adds to all this.
  package let plain: PlainTexts
  /// What is printed at the prompt, before and instead of the screens.
  package let commandLine: CommandLineTexts
  /// What the commands about an account say and ask there.
  package let prompt: PromptTexts
  /// What the commands that print numbers say.
  package let figures: FiguresTexts

  /// Takes the parts, each in the same language.
  init(
    common: CommonTexts, login: LoginTexts, register: RegisterTexts, password: PasswordTexts,
    waiting: WaitingTexts, recoveryCodes: RecoveryCodesTexts, forgotPassword: ForgotPasswordTexts,
    recoveryMail: RecoveryMailTexts, profile: ProfileTexts, progress: ProgressTexts,
    today: TodayTexts, ahead: LearnAheadTexts, practice: PracticeTexts, backlog: BacklogTexts,
    quiz: QuizTexts, browser: BrowserTexts, statistics: StatisticsTexts, awards: AwardsTexts,
    cardEditor: CardEditorTexts, decks: DecksTexts, statisticsScreen: StatisticsScreenTexts,
    agility: AgilityTexts, drill: DrillTexts, factTable: FactTableTexts,
    drillHistory: DrillHistoryTexts, calculator: CalculatorTexts, help: HelpTexts,
    appearance: AppearanceTexts, faults: FaultTexts, plain: PlainTexts,
    commandLine: CommandLineTexts, prompt: PromptTexts, figures: FiguresTexts
  ) {
    self.common = common
    self.login = login
    self.register = register
    self.password = password
    self.waiting = waiting
    self.recoveryCodes = recoveryCodes
    self.forgotPassword = forgotPassword
    self.recoveryMail = recoveryMail
    self.profile = profile
    self.progress = progress
    self.today = today
    self.ahead = ahead
    self.practice = practice
    self.backlog = backlog
    self.quiz = quiz
    self.browser = browser
    self.statistics = statistics
    self.awards = awards
    self.cardEditor = cardEditor
    self.decks = decks
    self.statisticsScreen = statisticsScreen
    self.agility = agility
    self.drill = drill
    self.factTable = factTable
    self.drillHistory = drillHistory
    self.calculator = calculator
    self.help = help
    self.appearance = appearance
    self.faults = faults
    self.plain = plain
    self.commandLine = commandLine
    self.prompt = prompt
    self.figures = figures
  }

  /// The texts of `language`.
  package static func of(_ language: Language) -> Texts {
    switch language {
    case .spanish: .spanish
    case .english: .english
    }
  }
}
