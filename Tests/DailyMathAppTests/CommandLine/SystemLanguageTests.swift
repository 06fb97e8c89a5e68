import DailyMathApp
import DailyMathCore
import Testing

@Suite("The language of the system")
struct SystemLanguageTests {
  @Test(
    "English where the locale says so, Spanish otherwise",
    arguments: [
      ("en_US.UTF-8", Language.english), ("en", .english), ("EN_gb", .english),
      ("en.UTF-8", .english),
      ("en@euro", .english), ("es_CO.UTF-8", .spanish), ("fr_FR", .spanish), ("C", .spanish),
      ("C.UTF-8", .spanish), ("POSIX", .spanish), ("enm_GB", .spanish), ("", .spanish),
    ])
  func locale(locale: String, language: Language) {
    #expect(SystemLanguage.detect { $0 == "LANG" ? locale : nil } == language)
  }

  @Test("the first variable that is set decides: LC_ALL, LC_MESSAGES, LANG")
  func order() {
    let locales = ["LC_ALL": "en_US", "LC_MESSAGES": "es_CO", "LANG": "es_CO"]
    #expect(SystemLanguage.detect { locales[$0] } == .english)
    #expect(
      SystemLanguage.detect { $0 == "LC_ALL" ? "" : $0 == "LC_MESSAGES" ? "en_US" : "es_CO" }
        == .english)
    #expect(SystemLanguage.detect { $0 == "LC_CTYPE" ? "en_US" : nil } == .spanish)
    #expect(SystemLanguage.detect { _ in nil } == .spanish)
  }
}
