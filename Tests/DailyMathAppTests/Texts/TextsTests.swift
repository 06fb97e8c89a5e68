import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The texts in each language")
struct TextsTests {
  @Test("no text is empty, in either language", arguments: Language.allCases)
  func noEmptyText(language: Language) {
    let all = Self.everything(language)
    // Fewer would mean that the search in the structs finds nothing any more.
    #expect(all.count > 150)
    for (name, text) in all where text.allSatisfy(\.isWhitespace) {
      Issue.record("\(name) is empty")
    }
  }

  @Test(
    "both languages say something for everything, and English keeps no Spanish letters or words")
  func english() {
    let spanish = Dictionary(Self.everything(.spanish)) { first, _ in first }
    let english = Dictionary(Self.everything(.english)) { first, _ in first }
    #expect(Set(spanish.keys) == Set(english.keys))
    let spanishWords = [
      "tarjeta", "contraseña", "correo", "respuesta", "guard", "hoy", "cuenta", " el ", " la ",
      " que ", "¿", "¡", "ñ", "á", "é", "í", "ó", "ú", "«",
    ]
    for (name, text) in english where name != "common.otherLanguage" {
      for word in spanishWords where text.lowercased().contains(word) {
        Issue.record("\(name) says “\(word)”: \(text)")
      }
    }
  }

  @Test("Spanish keeps no English, and asks and exclaims with both marks")
  func spanish() {
    let englishWords = [" the ", "card", "password", "answer", "email", "“", " you", "sign in"]
    for (name, text) in Self.everything(.spanish) where name != "common.otherLanguage" {
      // What is typed at the prompt, and what programs read, is the same in every language.
      let typed = ["--email", "--password-fd", "  password ", "en password,", "cards, hardest"]
      let own = typed.reduce(text.lowercased()) { $0.replacing($1, with: "") }
      for word in englishWords where own.contains(word) {
        // The name of a folder is the same in every language.
        if text.contains("local/damaged"), word == "card" { continue }
        Issue.record("\(name) says “\(word)”: \(text)")
      }
      let isHelp = name.lowercased().contains("help")
      // What follows a parenthesis is the key that is offered there.
      let sentence = text.replacing("(? ", with: "(")
      #expect(sentence.contains("?") == sentence.contains("¿") || isHelp, "\(name)")
      #expect(text.contains("!") == text.contains("¡"), "\(name)")
    }
  }

  @Test("numbers agree in number")
  func plurals() {
    let spanish = Texts.of(.spanish)
    let english = Texts.of(.english)
    #expect(spanish.today.cardCount(1) == "1 tarjeta")
    #expect(spanish.today.cardCount(1_200) == "1.200 tarjetas")
    #expect(english.today.cardCount(1) == "1 card")
    #expect(english.today.cardCount(1_200) == "1,200 cards")
    #expect(spanish.quiz.result(1, 1) == "1 de 1 respuesta correcta")
    #expect(spanish.quiz.result(1, 2) == "1 de 2 respuestas correctas")
    #expect(english.quiz.result(0, 1) == "0 of 1 answer right")
    #expect(english.quiz.result(2, 2) == "2 of 2 answers right")
    #expect(spanish.quiz.inDays(1) == "mañana")
    #expect(spanish.quiz.inDays(1_200) == "en 1.200 días")
    #expect(english.quiz.inDays(1) == "tomorrow")
    #expect(spanish.quiz.tomorrow(1) == "Mañana te espera 1 tarjeta.")
    #expect(spanish.quiz.tomorrow(2) == "Mañana te esperan 2 tarjetas.")
    #expect(english.quiz.tomorrow(0) == "There are no cards for tomorrow.")
    #expect(spanish.quiz.leftToday(1) == "Queda 1 tarjeta por repasar hoy.")
    #expect(english.quiz.leftToday(2) == "2 cards are left to review today.")
    #expect(english.common.damagedLines(1).hasPrefix("One line"))
    #expect(spanish.common.damagedLines(2).contains("2 líneas"))
  }

  @Test("why a grade is suggested names both times, which are never said to be the same")
  func suggestedGrade() {
    let (spanish, english) = (Texts.of(.spanish).quiz, Texts.of(.english).quiz)
    #expect(
      spanish.slowerThanUsual(9_100, 2_900)
        == "Tardaste 9 s; sueles tardar 3 s: se sugiere Difícil.")
    #expect(
      spanish.fasterThanUsual(1_450, 3_000)
        == "Tardaste 1,5 s; sueles tardar 3,0 s: se sugiere Fácil.")
    #expect(
      english.slowerThanUsual(1_400, 650)
        == "It took 1.4 s; you usually take 0.7 s: Hard is suggested.")
    #expect(
      english.fasterThanUsual(14_000, 65_000)
        == "It took 14 s; you usually take 65 s: Easy is suggested.")
  }

  @Test("what takes less than a minute is said to, and no number is made of it")
  func minutes() {
    let (spanish, english) = (Texts.of(.spanish).today, Texts.of(.english).today)
    #expect([0, 1, 2].map(spanish.minutes) == ["menos de 1 min", "cerca de 1 min", "unos 2 min"])
    #expect([0, 1, 2].map(english.minutes) == ["less than 1 min", "about 1 min", "about 2 min"])
  }

  @Test(
    "from two hours on the guess is in hours and tens of minutes, from ten on in hours",
    arguments: [
      (119, "unos 119 min", "about 119 min"), (120, "unas 2 h", "about 2 h"),
      (124, "unas 2 h", "about 2 h"), (125, "unas 2 h 10 min", "about 2 h 10 min"),
      (175, "unas 3 h", "about 3 h"), (271, "unas 4 h 30 min", "about 4 h 30 min"),
      (594, "unas 9 h 50 min", "about 9 h 50 min"), (595, "unas 10 h", "about 10 h"),
      (700, "unas 12 h", "about 12 h"), (90_000, "unas 1.500 h", "about 1,500 h"),
    ])
  func hours(minutes: Int, spanish: String, english: String) {
    #expect(Texts.of(.spanish).today.minutes(minutes) == spanish)
    #expect(Texts.of(.english).today.minutes(minutes) == english)
  }

  @Test("nothing that is one is said in the plural", arguments: Language.allCases)
  func one(language: Language) {
    let texts = Texts.of(language)
    let said = [
      texts.today.cardCount(1), texts.today.minutes(1), texts.today.tomorrow(1),
      texts.today.doneForToday(1), texts.quiz.returning(1), texts.quiz.inDays(1),
      texts.quiz.result(1, 1), texts.quiz.leftToday(1), texts.quiz.tomorrow(1),
      texts.common.damagedLines(1), texts.plain.all(texts.today.cardCount(1)),
      texts.plain.numberWanted(1, 1),
    ]
    let plurals = [
      "tarjetas", "respuestas", "líneas", "días", "quedan", "esperan", "unos", "cards", "answers",
      "lines", "days", " are ", "await ", " del 1 al 1", " from 1 to 1",
    ]
    for text in said {
      for plural in plurals where text.lowercased().contains(plural) {
        Issue.record("“\(plural)” in: \(text)")
      }
    }
  }

  @Test("every line of the usage fits into 80 columns", arguments: Language.allCases)
  func usage(language: Language) {
    for line in Texts.of(language).commandLine.usage.split(separator: "\n") {
      #expect(TextLayout.columns(of: line) <= 80, "\(line)")
    }
  }

  @Test("the keys of the help leave room for what they mean", arguments: Language.allCases)
  func helpKeys(language: Language) {
    for group in Texts.of(language).help.groups {
      // In the narrowest window, three times as much is left to the meaning.
      for entry in group.entries { #expect(TextLayout.columns(of: entry.key) < 12, "\(entry.key)") }
    }
  }

  @Test("every category and every grade has a name", arguments: Language.allCases)
  func names(language: Language) {
    let texts = Texts.of(language)
    let names = CardCategory.wellKnown.map { texts.common.name(of: $0) }
    #expect(Set(names).count == 6)
    #expect(CardCategory.wellKnown.allSatisfy { texts.common.categories[$0] != nil })
    #expect(texts.common.name(of: .other("Topología")) == "Topología")
    #expect(Set(Grade.allCases.compactMap { texts.quiz.gradeNames[$0] }).count == 6)
  }

  @Test(
    "every failure of the store is said in a sentence, without the cause's code",
    arguments: Language.allCases)
  func faults(language: Language) {
    let faults = Texts.of(language).faults
    for error in Self.errors + [.hashingFailed(cause: "x")] {
      let sentence = faults.sentence(error)
      #expect(sentence.hasSuffix("."), "\(error)")
      #expect(sentence.first?.isUppercase == true || sentence.hasPrefix("/datos"), "\(error)")
    }
  }

  @Test("every problem of a card has a sentence of its own field", arguments: Language.allCases)
  func problems(language: Language) {
    let texts = Texts.of(language).cardEditor
    let fields: [CardField] = [
      .prompt, .answer, .alternatives, .distractor(0), .category, .deck, .tags, .note,
    ]
    #expect(Set(fields.map { texts.problem(.empty($0)) }).count == fields.count)
    let faults: [ClozeFault] = [
      .noGap, .tooManyGaps(at: 1), .emptyGap(at: 1), .unclosed(at: 1), .unopened(at: 1),
    ]
    #expect(Set(faults.map { texts.problem(.cloze($0)) }).count == faults.count)
    #expect(
      texts.problem(.sameMeaning(.alternatives, as: .distractor(2))).contains("3"))
    #expect(texts.problem(.tooLong(.deck)) != texts.problem(.tooLong(.prompt)))
    #expect(texts.problem(.tooMany(.tags)).contains("64"))
    #expect(
      texts.problem(.sameMeaning(.distractor(2), as: .distractor(1))).contains("2"))
    #expect(texts.problem(.tooLong(.prompt)).contains(language == .spanish ? "8.000" : "8,000"))
  }

  private static let errors: [StoreError] =
    [
      .newerFormat(found: 2, path: "/datos"), .busy(path: "/datos"), .diskFull(path: "/datos"),
      .notWritable(path: "/datos", cause: "x"), .unreadable(path: "/datos", cause: "x"),
      .notSynced(path: "/datos", cause: "x"), .emailTaken, .accountMissing,
      .tooLong(field: "prompt", limit: 8_192), .damaged(path: "/datos"), .replaced(path: "/datos"),
      .unusableSetting(path: "/datos/settings.json", name: "sendmail"),
      .hashingFailed(cause: "x"),
    ] + FolderDanger.allCases.map { StoreError.unsafeFolder(path: "/datos", danger: $0) }

  /// Every text that is no function, by the path to it, and what the functions say of a number or a word.
  private static func everything(_ language: Language) -> [(String, String)] {
    let texts = Texts.of(language)
    var all: [(String, String)] = []
    for section in Mirror(reflecting: texts).children {
      collect(section.value, section.label ?? "", into: &all)
    }
    for count in 0...2 {
      all.append(("today.cardCount.\(count)", texts.today.cardCount(count)))
      all.append(("today.doneForToday.\(count)", texts.today.doneForToday(count)))
      all.append(("quiz.tomorrow.\(count)", texts.quiz.tomorrow(count)))
      all.append(("quiz.leftToday.\(count)", texts.quiz.leftToday(count)))
      all.append(("quiz.returning.\(count)", texts.quiz.returning(count)))
      all.append(("quiz.inDays.\(count)", texts.quiz.inDays(count)))
      all.append(("common.damagedLines.\(count)", texts.common.damagedLines(count)))
    }
    let noon = WallTime(of: Stamp.at().moment)
    all.append(("recoveryMail.request", texts.recoveryMail.request("aula3", noon)))
    all.append(("faults.hashing", texts.faults.sentence(.hashingFailed(cause: "x"))))
    all.append(("recoveryMail.limits", texts.recoveryMail.limits(15, 5)))
    for (index, error) in errors.enumerated() {
      all.append(("faults.\(index)", texts.faults.sentence(error)))
    }
    return all
  }

  private static func collect(_ value: Any, _ name: String, into all: inout [(String, String)]) {
    if let text = value as? String {
      all.append((name, text))
      return
    }
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      collect(child.value, "\(name).\(child.label ?? String(index))", into: &all)
    }
  }
}
