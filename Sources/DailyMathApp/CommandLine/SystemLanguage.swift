package import DailyMathCore

/// The language that the system's locale asks for.
package enum SystemLanguage {
  /// English where the first locale that is set says so, Spanish otherwise.
  package static func detect(environment: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first {
      !$0.isEmpty
    }
    guard let locale else { return .spanish }
    let language = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    return language.lowercased() == "en" ? .english : .spanish
  }
}
