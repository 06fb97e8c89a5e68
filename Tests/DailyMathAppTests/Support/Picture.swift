import DailyMathApp
import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

/// One state of the program that is worth a look, in a window of any size and in either language.
struct Picture: Sendable, CustomTestStringConvertible {
  /// The screen and the variant: `Today-filter`.
  let name: String
  /// Brings the program there.
  let scene: @Sendable (Size, Language) -> AppScene

  var testDescription: String { name }

  static let all: [Picture] = [
    signedOut, recovery, registration, codes, today, studying, quiz, quizKinds, editor, cardTypes,
    decks, profile, browser, statistics, agility, drill, calculator, agilityRecords,
  ].flatMap(\.self)

  private static let signedOut = [
    Picture("Splash-loading") { AppScene(size: $0, language: $1) },
    Picture("Splash-failed") { size, language in
      var scene = AppScene(size: size, language: language)
      scene.act(
        .prepared(
          .failed(.notWritable(path: "/home/ana/datos", cause: "Permission denied"))))
      return scene
    },
    Picture("Login-first") { size, language in
      var scene = AppScene(size: size, language: language)
      scene.act(.prepared(.ready(accountCount: 0)))
      return scene
    },
    Picture("Login-empty") { login($0, $1) },
    Picture("Login-refused") { size, language in
      var scene = login(size, language)
      scene.type("ana@uniquindio.edu.co")
      scene.press(.tab)
      scene.type("secreta1")
      scene.press(.enter)
      scene.act(.signInFailed(.wrongCredentials()))
      return scene
    },
    Picture("Login-checking") { size, language in
      var scene = login(size, language)
      scene.type("ana@uniquindio.edu.co")
      scene.press(.tab)
      scene.type("secreto")
      scene.press(.tab, .tab, .enter)
      return scene
    },
    Picture("Login-reduced") { size, language in
      var scene = login(size, language)
      scene.state.appearance.motion = .reduced
      scene.type("ana@uniquindio.edu.co")
      scene.press(.tab)
      scene.type("secreto")
      scene.press(.enter)
      return scene
    },
    Picture("Appearance-login") { size, language in
      var scene = login(size, language)
      scene.press(KeyPress(.function(5)))
      return scene
    },
    Picture("Register-empty") { register($0, $1) },
    Picture("Register-faults") { size, language in
      var scene = register(size, language)
      scene.type("Ana María Rojas")
      scene.press(.tab)
      scene.type("ana@uniquindio")
      scene.press(.tab, .tab)
      scene.type("12345")
      scene.press(.tab)
      scene.type("123x")
      return scene
    },
  ]

  private static let today = [
    Picture("Today-midterm") { AppScene.midTerm($0, $1) },
    Picture("Today-empty") { AppScene(Learner(), size: $0, language: $1) },
    Picture("Today-done") { size, language in
      var learner = Learner(cards: "d/dx sen(x)")
      learner.review("d/dx sen(x)", .good)
      return AppScene(learner, size: size, language: language)
    },
    Picture("Today-filter") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("/"))
      scene.type("sen")
      return scene
    },
    Picture("Today-nomatch") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("/"))
      scene.type("zzz")
      scene.press(.enter)
      return scene
    },
    Picture("Today-delete") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(KeyPress(.down), .character("d"))
      return scene
    },
    Picture("Today-signout") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("x"))
      return scene
    },
    Picture("Today-notsaved") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.act(.appendFailed(.diskFull(path: "/d"), for: .deleteCard))
      return scene
    },
    Picture("Appearance-today") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("a"), KeyPress(.down), KeyPress(.right), KeyPress(.down))
      scene.press(KeyPress(.down), KeyPress(.right))
      return scene
    },
    Picture("Help-today") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("?"))
      return scene
    },
  ]

  private static let quiz = [
    Picture("Quiz-asking") { quiz($0, $1) },
    Picture("Quiz-grading") { size, language in
      var scene = quiz(size, language)
      scene.choose(isRight: true)
      return scene
    },
    Picture("Quiz-wrong") { size, language in
      var scene = quiz(size, language)
      scene.choose(isRight: false)
      return scene
    },
    Picture("Quiz-long") { size, language in longQuestion(size, language) },
    Picture("Quiz-longgrading") { size, language in
      var scene = longQuestion(size, language)
      scene.choose(isRight: true)
      return scene
    },
    Picture("Quiz-notsaved") { size, language in
      var scene = quiz(size, language)
      let options = scene.quiz?.session.showing?.options ?? []
      let wrong = options.firstIndex { !$0.isRight } ?? 0
      scene.act(.screen(.quiz(.optionChosen(wrong, by: nil))))
      scene.act(.appendFailed(.diskFull(path: "/d"), for: .answer))
      return scene
    },
    Picture("Quiz-undone") { size, language in
      var scene = quiz(size, language)
      scene.answer(isRight: true)
      scene.save(.key(.character("u")))
      return scene
    },
    Picture("Quiz-finished") { size, language in
      var scene = quiz(size, language)
      scene.answer(isRight: false)
      while let quiz = scene.quiz, quiz.phase != .finished { scene.answer(isRight: true) }
      return scene
    },
  ]

  private static let editor = [
    Picture("CardEditor-new") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("n"))
      return scene
    },
    Picture("CardEditor-problems") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("n"))
      scene.type("¿Cuánto es la mitad de 1?")
      scene.press(.tab)
      scene.type("½")
      scene.press(.tab)
      scene.type("0,5")
      scene.press(.character("s", .control))
      return scene
    },
    Picture("CardEditor-category") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("e"))
      for _ in 1...6 { scene.press(.backTab) }
      return scene
    },
    Picture("CardEditor-lines") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("n"))
      scene.type("¿Cuál de estas series converge?")
      scene.press(.enter)
      scene.type("1/n   1/n²   n/(n + 1)")
      scene.press(.enter)
      scene.type("Justifica.")
      return scene
    },
    Picture("Help-end") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("?"), KeyPress(.end))
      return scene
    },
    Picture("Today-saved") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.state.toast = PassingNotice(.cardSaved, at: 10_000)
      return scene
    },
    Picture("CardEditor-discard") { size, language in
      var scene = AppScene.midTerm(size, language)
      scene.press(.character("n"))
      scene.type("lim")
      scene.press(.escape)
      return scene
    },
  ]

  init(_ name: String, scene: @escaping @Sendable (Size, Language) -> AppScene) {
    self.name = name
    self.scene = scene
  }

  static func login(_ size: Size, _ language: Language) -> AppScene {
    var scene = AppScene(size: size, language: language)
    scene.act(.prepared(.ready(accountCount: 1)))
    return scene
  }

  static func register(_ size: Size, _ language: Language) -> AppScene {
    var scene = login(size, language)
    scene.act(.screen(.login(.createAccountChosen)))
    return scene
  }

  private static func quiz(_ size: Size, _ language: Language) -> AppScene {
    var scene = AppScene.midTerm(size, language)
    scene.press(.enter)
    return scene
  }

  private static func longQuestion(_ size: Size, _ language: Language) -> AppScene {
    var learner = Learner.midTerm()
    for index in 0..<8 where index != 6 { learner.write(.cardDelete(CardID("card\(index)"))) }
    var scene = AppScene(learner, size: size, language: language)
    scene.press(.enter)
    return scene
  }
}
