import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Studying in lines")
struct PlainModeTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("registering, a few cards, leaving, and everything is there the next time")
  func firstDay() throws {
    let deck = StarterDeck.cards(in: .spanish)
    let program = try folder.converse()
    try program.answer("(Enter: Crear cuenta): ", "")
    try program.answer("Nombre completo: ", "Ana Quintero")
    try program.answer("Correo: ", StudyFolder.email)
    try program.answer("Universidad (opcional): ", "")
    try program.answer("Contraseña (mínimo 6): ", StudyFolder.password)
    try program.answer("Repite la contraseña: ", StudyFolder.password)
    try program.waitFor("Con menos de 15 caracteres")
    try program.answer("Elige un número: ", "1")
    try program.answer("Elige un número (Enter: Sí): ", "2")
    try program.waitFor("Código 8: ")
    try program.answer("Elige un número: ", "1")
    try program.answer("(Enter: Verlos otra vez): ", "2")
    try program.waitFor("¡Hola, Ana!")
    try program.answer("Elige un número (? menú): ", "1")
    try program.answer("Respuesta: ", "9")
    try program.waitFor("Escribe un número del 1 al 4.")
    try program.answer("Respuesta: ", "q")
    try program.answer("Elige un número (? menú): ", "1")
    // The starter deck is asked from the easiest on.
    let cards = deck.sorted { $0.difficulty < $1.difficulty }
    try program.answerQuestion(with: cards[0].answer)
    try program.answer("(Enter: Normal): ", "5")
    try program.answerQuestion(with: cards[1].distractors[0])
    try program.waitFor("Incorrecta: \(cards[1].distractors[0])")
    try program.answer("Enter para seguir: ", "")
    try program.answerQuestion(with: cards[2].answer)
    try program.answer("(Enter: Normal): ", "")
    try program.answer("Respuesta: ", "q")
    try program.waitFor("Pendientes: 18. Repasadas hoy: 3. En total: 126.")
    try program.answer("Elige un número (? menú): ", "0")
    #expect(try program.waitForExit() == .exited(0))
    #expect(!program.bytes.contains(0x1B))
    #expect(!program.transcript.contains(StudyFolder.password))

    let again = try folder.converse(environment: ["TERM": "xterm", "ACCESSIBLE": "1"])
    try again.answer("escribe tu correo: ", StudyFolder.email)
    try again.answer("Contraseña: ", "otra-cosa")
    try again.waitFor("El correo o la contraseña no son correctos.")
    try again.answer("Contraseña: ", StudyFolder.password)
    try again.waitFor("Pendientes: 18. Repasadas hoy: 3. En total: 126.")
    try again.answer("Elige un número (? menú): ", "0")
    #expect(try again.waitForExit() == .exited(0))
    #expect(!again.bytes.contains(0x1B))
    #expect(!again.transcript.contains(StudyFolder.password))
  }

  @Test("a pipe is answered as well as a person, and the end of the input keeps an open grade")
  func pipe() throws {
    try folder.register(TestDeck.payloads(1))
    // The order of the options is not known before, so the script reads it where a person would.
    let script = #"""
      mkfifo "$HOME/in"
      "$0" --plain <"$HOME/in" >"$HOME/out" &
      exec 3>"$HOME/in"
      printf '%s\n' "$1" "$2" 1 >&3
      until number=$(sed -n 's/^\([1-4]\)\. buena 1$/\1/p' "$HOME/out") && [ "$number" ]; do
        sleep 0.02
      done
      echo "$number" >&3
      exec 3>&-
      wait $!
      """#
    let outcome = try ChildProcess.run(
      executable: "/bin/sh",
      arguments: ["-c", script, BuiltProgram.path(), StudyFolder.email, StudyFolder.password],
      environment: folder.environment, timeoutMilliseconds: 30_000)
    #expect(outcome.status == .exited(0) && outcome.error.isEmpty)
    let output = try FileSystem.read(folder.home + "/out", limit: 65_536)
    let said = String(decoding: output, as: UTF8.self)
    #expect(said.contains("Respuesta: \nCorrecta: buena 1\n"))
    #expect(said.hasSuffix("(Enter: Normal): \nHasta pronto.\n"))
    #expect(!output.contains(0x1B) && !said.contains(StudyFolder.password))
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test("lines may end as on other systems, hold what is no text, or never end")
  func strangeLines() throws {
    try folder.register(TestDeck.payloads(2))
    let long = String(repeating: "x", count: 60_000)
    let outcome = try ChildProcess.run(
      executable: BuiltProgram.path(), arguments: ["--plain"], environment: folder.environment,
      input: Array("\(StudyFolder.email)\r\n\(StudyFolder.password)\r\n3\r\n".utf8)
        + [0x00, 0xFF, 0x1B, 0x5B, 0x41, 0x0A] + Array("\n\(long)\n.\n1\n0\n".utf8))
    #expect(outcome.status == .exited(0))
    #expect(outcome.outputText.contains("¡Hola, Ana!"))
    // What is too long for a card is cut and said to be, as after a paste.
    #expect(outcome.outputText.contains("se conservó el comienzo."))
    #expect(outcome.outputText.contains("¿Descartar lo que escribiste?"))
    #expect(!outcome.output.contains(0x1B) && !outcome.output.contains(0))
  }

  @Test("a locale without UTF-8 is sent ASCII alone")
  func ascii() throws {
    try folder.register(
      StarterDeck.cards(in: .spanish).prefix(30).enumerated().map {
        .cardPut(CardID("c\($0.offset)"), $0.element)
      })
    let outcome = try folder.script(
      StudyFolder.email, StudyFolder.password, "2", "", "0", "1", "1",
      environment: ["LANG": "C", "LC_ALL": ""])
    #expect(outcome.status == .exited(0))
    #expect(outcome.outputText.contains("Elige un numero"))
    #expect(outcome.output.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
  }

  @Test("a reader who goes away ends it without a word; closed streams and a bad folder do no harm")
  func withoutReader() throws {
    try folder.register(TestDeck.payloads(2))
    let path = try BuiltProgram.path()
    func status(_ script: String) throws -> Int32 {
      let outcome = try ChildProcess.run(
        executable: "/bin/sh", arguments: ["-c", script + "; echo \"$?\" >&2", path],
        environment: folder.environment, timeoutMilliseconds: 30_000)
      #expect(outcome.errorText.split(separator: "\n").count == 1, "\(outcome.errorText)")
      return try #require(Int32(outcome.errorText.filter { $0.isNumber }))
    }
    let unread =
      #"{ { sleep 0.3; "$0" --plain; echo "$?" >"$HOME/code"; } | true; cat "$HOME/code" >/dev/null; "#
    #expect(try status(unread + #"(exit "$(cat "$HOME/code")"); }"#) == 141)
    #expect(try status(#""$0" --plain <&- >&-"#) == 0)
    #expect(try status(#""$0" --plain --data-dir /dev/null/x </dev/null >/dev/null"#) == 1)
    #expect(try folder.state().cardCount == 2)
  }
}
