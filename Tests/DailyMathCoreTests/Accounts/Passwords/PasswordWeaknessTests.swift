import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("Passwords that are easy to guess")
struct PasswordWeaknessTests {
  private func worst(
    _ password: String, name: String = "Ana María Rojas", email: String = "amrojas@uq.edu.co"
  ) -> PasswordWeakness? {
    var secret = SecretBytes()
    secret.append(password.utf8)
    return PasswordWeakness.worst(of: secret, displayName: name, email: email)
  }

  @Test(
    "what is tried first everywhere is common, whatever its capitals and accents",
    arguments: [
      "123456", "password", "Password1", "QWERTY", "iloveyou", "trustno1", "contraseña",
      "Contrasena", "CONTRASEÑA", "contrasen\u{303}a", "colombia", "Nacional", "millonarios",
      "teamo1", "valentina123", "Juancarlos", "uniquindio",
    ])
  func common(password: String) {
    #expect(worst(password) == .common)
  }

  @Test(
    "names are personal: the whole, a word, the address, the program, also dressed up a little",
    arguments: [
      "Ana María Rojas", "anamariarojas", "ana.maria_rojas", "María", "MARIA2026", "Rojas!!",
      "rojas 12", "sajor", "sajor99", "amrojas", "AMRojas1", "sajorma",
      "amrojas@uq.edu.co", "DailyMath!", "dailymath-2026", "htamyliad", "daily math",
    ])
  func personal(password: String) {
    #expect(worst(password) == .personal)
  }

  @Test(
    "repetitions and runs are patterns",
    arguments: [
      "eeeeeeeee", "ababbaab", "mnmnmnmnmnmnmnmnmn", "pavopavopavopavopavo", "pavopavopavopavopa",
      "efghijklm", "zyxwvut", "34567890", "0987654", "qwertyuiopasdfgh", "POIUYTREWQLK",
      "asdfghjklñ", "jklñ7890", "xyzXYZ987", "5tgb6yhn7ujm", "hhhh4444kkkk", "efghijk12",
    ])
  func pattern(password: String) {
    #expect(worst(password) == .pattern)
  }

  @Test(
    "anything else under fifteen characters is only short",
    arguments: ["mi gata Luna", "x7#kQ9!pTz", "ñandú verde", "tarde de abril!", "🧮🧮🐈🐈🎸🎻"])
  func short(password: String) {
    #expect(worst(password) == (password.count < 15 ? .short : nil))
  }

  @Test(
    "the whole password is compared: a word inside a longer one is no weakness",
    arguments: [
      "mi contraseña de casa", "password de mi gata", "colombia y sus rios", "teamo como el mar",
      "ana maria rojas y sus gatos", "rojas son las flores", "dailymath me gusta mucho",
      "amrojas@uq.edu.co.mx!", "1rojas1 en el jardin", "abcdef y luego nada", "qwertyuiop-nevado",
      "aaaaaaaaaaaaaaaaa-x-", "una frase repetida, una frase repetida",
    ])
  func nearMisses(password: String) {
    #expect(worst(password) == nil)
  }

  @Test("fifteen code points are enough and fourteen are not, however many bytes they have")
  func length() {
    #expect(worst("ñandúes: ocho ") == .short)
    #expect(worst("ñandúes: ocho y") == nil)
    #expect(worst("n\u{303}andu\u{301}es: ocho ") == .short)
  }

  @Test("short words of a name and a name of two letters match nothing by themselves")
  func shortNames() {
    #expect(worst("delrio", name: "Eva del Rio", email: "e@b.co") == .short)
    #expect(worst("eva delrio", name: "Eva del Rio", email: "e@b.co") == .personal)
    #expect(worst("e48213", name: "Eva", email: "e@b.co") == .short)
    #expect(worst("eva48213", name: "Eva", email: "e@b.co") == .personal)
    #expect(worst("lo4821", name: "Lo", email: "lo@b.co") == .short)
    #expect(worst("olvide mis llaves", name: "", email: "") == nil)
  }

  @Test("letters of other alphabets are compared as they are")
  func otherAlphabets() {
    #expect(worst("Ольга2026", name: "Ольга Иванова", email: "o@b.co") == .personal)
    #expect(worst("Straßenbahn", name: "Jo Straßenbahn", email: "o@b.co") == .personal)
  }

  @Test("no password weighs the program down, the longest neither")
  func longest() {
    #expect(worst(String(repeating: "a1", count: 249)) == .pattern)
    #expect(worst(String(repeating: "7", count: 500)) == .pattern)
    #expect(worst("") == .short)
  }

  @Test("the list has about 3,000 passwords, each once, none that is refused for its length anyway")
  func list() {
    let all = [
      CommonPasswords.spanish, CommonPasswords.digitsToG, CommonPasswords.hToZ,
    ].flatMap { $0.split { $0 == " " || $0 == "\n" } }
    #expect((2_900...3_300).contains(all.count))
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.utf8.count >= 6 })
    // What is compared with them is in small letters of ASCII, so anything else could never be found.
    #expect(all.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && $0 == $0.lowercased() })
    #expect(all.allSatisfy { worst(String($0)) == .common })
  }
}
