import DailyMathApp
import DailyMathCore
import DailyMathTerminal

extension Picture {
  /// What signing in shows beside its form, and all that leads from a forgotten password to a new one.
  static let recovery =
    signingIn + [
      Picture("ForgotPassword-address") { forgotten($0, $1) },
      Picture("ForgotPassword-malformed") { size, language in
        var scene = forgotten(size, language)
        scene.press(.backTab)
        for _ in 0..<7 { scene.press(KeyPress(.backspace)) }
        scene.press(.enter)
        return scene
      },
      Picture("ForgotPassword-sending") { size, language in
        var scene = forgotten(size, language)
        scene.press(.enter)
        return scene
      },
      Picture("ForgotPassword-mailfailed") { size, language in
        var scene = forgotten(size, language)
        scene.press(.enter)
        scene.recovered(.failed(.mailFailed))
        return scene
      },
      Picture("ForgotPassword-mailed") { mailed($0, $1) },
      Picture("ForgotPassword-wrongcode") { size, language in
        var scene = mailed(size, language)
        scene.type("0123456789abcdefghjk")
        scene.press(.enter)
        scene.recovered(.failed(.wrongCode()))
        return scene
      },
      Picture("ForgotPassword-waiting") { size, language in
        var scene = forgotten(size, language)
        scene.press(KeyPress(.function(3)))
        scene.type("0123456789abcdef")
        scene.press(.enter)
        scene.recovered(.failed(.wrongCode(waitMilliseconds: 16_000)))
        return scene
      },
      Picture("ForgotPassword-toosoon") { size, language in
        var scene = mailed(size, language)
        scene.press(KeyPress(.function(4)))
        scene.recovered(.failed(.mustWait(milliseconds: 8_000)))
        return scene
      },
      Picture("ForgotPassword-entercode") { size, language in
        var scene = forgotten(size, language)
        scene.press(KeyPress(.function(4)))
        return scene
      },
      Picture("ForgotPassword-withoutmail") { size, language in
        var scene = forgotten(size, language)
        scene.act(.mailLookedUp(sendsMail: false))
        return scene
      },
      Picture("ForgotPassword-nomail") { size, language in
        var scene = forgotten(size, language)
        scene.act(.mailLookedUp(sendsMail: false))
        scene.press(.enter)
        scene.type("0123456789")
        return scene
      },
      Picture("ForgotPassword-saved") { size, language in
        var scene = mailed(size, language)
        scene.press(KeyPress(.function(3)))
        return scene
      },
      Picture("ForgotPassword-password") { permitted($0, $1) },
      Picture("ForgotPassword-differs") { size, language in
        var scene = permitted(size, language)
        scene.type("12345")
        scene.press(.tab)
        scene.type("123x")
        return scene
      },
      Picture("ForgotPassword-advice") { size, language in advised(size, language) },
      Picture("ForgotPassword-leaving") { size, language in
        var scene = permitted(size, language)
        scene.press(.escape)
        return scene
      },
      Picture("ForgotPassword-done") { size, language in done(size, language, left: 7) },
      Picture("ForgotPassword-nocodes") { size, language in
        var scene = done(size, language, left: 0)
        scene.press(.enter)
        scene.recovered(.failed(.store(.busy(path: "/d"))))
        return scene
      },
    ]

  private static let signingIn = [
    Picture("Login-shared") { login($0, $1, accounts: 2) },
    Picture("Login-remembered") { size, language in
      var scene = login(size, language, accounts: 2)
      scene.press(.tab, .tab, .space)
      return scene
    },
    Picture("Login-remembering") { size, language in
      var scene = login(size, language, accounts: 2)
      scene.press(.tab, .tab)
      return scene
    },
    Picture("Login-waiting") { size, language in waiting(size, language) },
    Picture("Login-waitreduced") { size, language in
      var scene = waiting(size, language)
      scene.state.appearance.motion = .reduced
      return scene
    },
    Picture("Login-tightened") { size, language in
      var scene = AppScene(size: size, language: language)
      scene.act(.prepared(.ready(accountCount: 1, isTightened: true)))
      return scene
    },
  ]

  private static func login(_ size: Size, _ language: Language, accounts: Int) -> AppScene {
    var scene = AppScene(size: size, language: language)
    scene.act(.prepared(.ready(accountCount: accounts)))
    return scene
  }

  private static func waiting(_ size: Size, _ language: Language) -> AppScene {
    var scene = login(size, language, accounts: 2)
    scene.type("ana@uniquindio.edu.co")
    scene.press(.tab)
    scene.type("secreta1")
    scene.press(.enter)
    scene.act(.signInFailed(.wrongCredentials(waitMilliseconds: 16_000)))
    return scene
  }

  private static func forgotten(_ size: Size, _ language: Language) -> AppScene {
    var scene = login(size, language, accounts: 1)
    scene.type("ana@uniquindio.edu.co")
    scene.press(KeyPress(.function(4)))
    return scene
  }

  private static func mailed(_ size: Size, _ language: Language) -> AppScene {
    var scene = forgotten(size, language)
    scene.press(.enter)
    scene.recovered(.began(.mail))
    return scene
  }

  private static func permitted(_ size: Size, _ language: Language) -> AppScene {
    var scene = mailed(size, language)
    scene.type("0123456789abcdefghjk")
    scene.press(.enter)
    scene.recovered(.permitted(.ana))
    return scene
  }

  private static func advised(_ size: Size, _ language: Language) -> AppScene {
    var scene = permitted(size, language)
    scene.type("secreto2")
    scene.press(.tab)
    scene.type("secreto2")
    scene.press(.enter)
    return scene
  }

  private static func done(_ size: Size, _ language: Language, left: Int) -> AppScene {
    var scene = advised(size, language)
    scene.press(.enter)
    scene.recovered(.reset(remainingCodes: left))
    return scene
  }
}

extension AppScene {
  /// Lets what is being done on the way to a new password end like that.
  mutating func recovered(_ outcome: RecoveryOutcome) {
    guard case .forgotPassword(let forgotten) = state.screen, let request = forgotten.request
    else { return }
    act(.recovered(outcome, of: request))
  }
}

extension RecoveryPermit {
  /// That Ana showed the right code from the mail.
  static let ana = RecoveryPermit(
    account: AccountID("ana"), email: .ana, way: .mail, codeHash: "hash",
    given: Stamp.at().moment.instant)
}
