import DailyMathApp
import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension Picture {
  /// The account, its settings and its forms.
  static let profile = [
    Picture("Profile-progress") { size, language in
      var scene = AppScene(.diligent(), size: size, language: language)
      scene.act(.screen(.tab(6)))
      return scene
    },
    Picture("Profile-progressend") { size, language in
      var scene = AppScene(.diligent(), size: size, language: language)
      scene.act(.screen(.tab(6)))
      scene.press(KeyPress(.end), KeyPress(.right))
      return scene
    },
    Picture("Profile-beginning") { size, language in
      var scene = AppScene(Learner(cards: "a", "b"), size: size, language: language)
      scene.act(.screen(.tab(6)))
      return scene
    },
    Picture("Profile-settings") { AppScene.profile($0, $1) },
    Picture("Profile-action") { size, language in
      var scene = AppScene.profile(size, language)
      scene.press(KeyPress(.end))
      return scene
    },
    Picture("Profile-fewcodes") { size, language in
      var scene = AppScene.profile(size, language, recoveryCodes: 2)
      scene.press(.tab)
      return scene
    },
    Picture("Profile-typing") { size, language in
      var scene = AppScene.profile(size, language)
      scene.press(.character("f"))
      return scene
    },
    Picture("Profile-refused") { size, language in
      var scene = AppScene.profile(size, language)
      scene.press(.character("r"))
      scene.type("25:00")
      scene.press(.enter)
      return scene
    },
    Picture("Profile-notsaved") { size, language in
      var scene = AppScene.profile(size, language)
      scene.press(KeyPress(.down), KeyPress(.right))
      scene.act(.appendFailed(.diskFull(path: "/d"), for: .profile))
      return scene
    },
    Picture("Profile-name") { size, language in dialog("n", size, language) },
    Picture("Profile-university") { size, language in dialog("u", size, language) },
    Picture("Profile-email") { size, language in
      var scene = dialog("e", size, language)
      scene.type("ana@")
      scene.press(.tab, .enter)
      return scene
    },
    Picture("Profile-wrong") { size, language in
      var scene = dialog("c", size, language)
      scene.type("secreta1")
      scene.press(.enter)
      scene.act(.accountChanged(.failed(.wrongPassword(waitMilliseconds: 3_500))))
      return scene
    },
    Picture("Profile-working") { size, language in
      var scene = dialog("c", size, language)
      scene.type("secreto")
      scene.press(.enter)
      return scene
    },
    Picture("Profile-password") { size, language in dialog("p", size, language) },
    Picture("Profile-weak") { size, language in
      var scene = dialog("p", size, language)
      scene.type("secreto")
      scene.press(.tab)
      scene.type("secreto2")
      scene.press(.tab)
      scene.type("secreto2")
      scene.press(.enter)
      return scene
    },
    Picture("Profile-export") { size, language in
      var scene = dialog("s", size, language)
      scene.press(.enter)
      scene.act(
        .accountChanged(.failed(.file(.exists(path: "/home/ana/dailymath-ana.json")))))
      return scene
    },
    Picture("Profile-exported") { size, language in
      var scene = dialog("s", size, language)
      scene.press(.enter)
      scene.act(.accountChanged(.exported(path: "/home/ana/datos.json")))
      return scene
    },
    Picture("Profile-signout") { size, language in dialog("x", size, language) },
    Picture("Profile-deletion") { size, language in dialog("d", size, language) },
    Picture("Profile-differs") { size, language in
      var scene = dialog("d", size, language)
      scene.type("ana@otra.co")
      scene.press(.tab)
      scene.type("secreto")
      scene.press(.enter, .enter)
      return scene
    },
    Picture("Profile-deleted") { size, language in
      var scene = dialog("d", size, language)
      scene.act(.accountChanged(.deleted))
      return scene
    },
    Picture("Profile-gone") { size, language in
      var scene = AppScene.profile(size, language)
      scene.act(.accountGone)
      return scene
    },
    Picture("Profile-textgone") { size, language in
      var scene = dialog("n", size, language)
      scene.type(" Gómez")
      scene.act(.accountGone)
      return scene
    },
    Picture("Profile-discard") { size, language in
      var scene = dialog("n", size, language)
      scene.type(" Gómez")
      scene.press(.escape)
      return scene
    },
    Picture("Profile-reminder") { size, language in
      var scene = AppScene.profile(size, language)
      for _ in 1...5 { scene.press(KeyPress(.down)) }
      scene.state.toast = PassingNotice(.reminder(cards: 12), at: 10_000)
      return scene
    },
  ]

  private static func dialog(
    _ letter: Character, _ size: Size, _ language: Language
  ) -> AppScene {
    var scene = AppScene.profile(size, language)
    scene.press(.character(letter))
    return scene
  }
}

extension AppScene {
  /// The program on the profile of a learner in the middle of a term.
  static func profile(
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .spanish,
    recoveryCodes: Int = 8
  ) -> AppScene {
    var account = Learner.account
    account.recoveryCodes = (0..<recoveryCodes).map { "hash\($0)" }
    let now = Stamp.at().moment.instant
    account.rememberedSignIns = [
      RememberedSignIn(
        tokenHash: "hash", created: now,
        expires: Instant(milliseconds: now.milliseconds + RememberedSignIn.lifetime),
        passwordGeneration: 1)
    ]
    var scene = AppScene(.midTerm(), size: size, language: language)
    scene.state.signedIn = SignedIn(account: account, library: Learner.midTerm().library)
    scene.state.accountCount = 1
    AppReducer.keepAwards(in: &scene.state)
    scene.act(.screen(.tab(6)))
    scene.act(.screen(.profile(.pageChosen(.account))))
    return scene
  }

  /// The profile; `nil` on another screen.
  var profile: ProfileScreen.State? {
    if case .profile(let profile) = state.screen { profile } else { nil }
  }
}
