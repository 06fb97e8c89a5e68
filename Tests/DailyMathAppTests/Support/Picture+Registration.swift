import DailyMathApp
import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

extension Picture {
  static let registration = [
    Picture("Register-advice") { size, language in
      var scene = register(size, language)
      scene.type("Ana María Rojas")
      scene.press(.tab)
      scene.type("ana@uniquindio.edu.co")
      scene.press(.tab, .tab)
      scene.type("mariarojas")
      scene.press(.tab)
      return scene
    },
    Picture("Register-asking") { size, language in
      var scene = weak(size, language, accountCount: 1)
      scene.press(.enter)
      return scene
    },
    Picture("Register-remember") { size, language in
      var scene = register(size, language)
      scene.press(.tab, .tab, .tab, .tab, .tab)
      return scene
    },
    Picture("Register-phrase") { size, language in
      var scene = weak(size, language, accountCount: 0)
      let words = language == .spanish ? "tigre-lluvia-faro-verde" : "tiger-rainy-harbor-green"
      scene.act(.passphraseProposed(PasswordField(typed: words).secret))
      return scene
    },
  ]

  static let codes = [
    Picture("RecoveryCodes-shown") { codes($0, $1) },
    Picture("RecoveryCodes-file") { size, language in
      var scene = codes(size, language)
      scene.press(.character("g"))
      return scene
    },
    Picture("RecoveryCodes-exists") { size, language in
      var scene = codes(size, language)
      scene.press(.character("g"), .enter)
      let path = "/home/ana/dailymath-codigos-ana.txt"
      scene.act(.recoveryCodesNotWritten(.exists(path: path)))
      return scene
    },
    Picture("RecoveryCodes-missing") { size, language in
      var scene = codes(size, language)
      scene.press(.character("g"), .enter)
      let missing = SystemError(call: "open", code: 2)
      let path = "/home/ana/universidad/2026-2/calculo/codigos.txt"
      scene.act(.recoveryCodesNotWritten(.system(missing, path: path)))
      return scene
    },
    Picture("RecoveryCodes-written") { size, language in
      var scene = codes(size, language)
      scene.press(.character("g"), .enter)
      scene.act(.recoveryCodesWritten(path: "/home/ana/dailymath-codigos-ana.txt"))
      return scene
    },
    Picture("RecoveryCodes-leaving") { size, language in
      var scene = codes(size, language)
      scene.press(.escape)
      return scene
    },
  ]

  private static func weak(
    _ size: Size, _ language: Language, accountCount: Int
  ) -> AppScene {
    var scene = AppScene(size: size, language: language)
    scene.act(.prepared(.ready(accountCount: accountCount)))
    scene.act(.screen(.login(.createAccountChosen)))
    for text in ["Ana María Rojas", "ana@uniquindio.edu.co", "", "colombia"] {
      scene.type(text)
      scene.press(.tab)
    }
    scene.type("colombia")
    return scene
  }

  private static func codes(_ size: Size, _ language: Language) -> AppScene {
    var scene = AppScene(Learner(), size: size, language: language)
    scene.state.screen = .recoveryCodes(.ana())
    return scene
  }
}
