import DailyMathCore
import DailyMathTerminal

extension Picture {
  /// The browser in its states.
  static let browser = [
    Picture("Browser-list") { AppScene.browser(.browsed(), $0, $1) },
    Picture("Browser-empty") { AppScene.browser(Learner(), $0, $1) },
    Picture("Browser-midterm") { size, language in
      var scene = AppScene.browser(.midTerm(), size, language)
      scene.press(.character("i"), KeyPress(.down))
      return scene
    },
    Picture("Browser-selection") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.press(.character("v"), .character("v"))
      return scene
    },
    Picture("Browser-found") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.search("-is:new interval>1")
      return scene
    },
    Picture("Browser-nothing") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.search("topología")
      return scene
    },
    Picture("Browser-fault") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.press(.character("/"))
      scene.type("is:dua")
      return scene
    },
    Picture("Browser-move") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.press(.character("V"), .character("g"))
      scene.type("parc")
      return scene
    },
    Picture("Browser-reschedule") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.press(.character("r"))
      scene.type("31/2")
      scene.press(.enter)
      return scene
    },
    Picture("Browser-delete") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.press(.character("V"), .character("d"))
      return scene
    },
    Picture("Browser-trash") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.search("is:deleted")
      return scene
    },
    Picture("Browser-emptytrash") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.search("is:deleted")
      scene.press(.character("x"))
      return scene
    },
    Picture("Browser-done") { size, language in
      var scene = AppScene.browser(.browsed(), size, language)
      scene.use("Vs")
      return scene
    },
  ]
}
