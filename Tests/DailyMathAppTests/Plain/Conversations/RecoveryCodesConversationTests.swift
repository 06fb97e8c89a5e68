import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The recovery codes as a conversation")
struct RecoveryCodesConversationTests {
  private let context = PlainContext(
    AppState(language: .spanish, size: Size(columns: 80, rows: 24), stamp: .at(), seed: 1),
    place: .menu)

  private func reply(_ text: String, _ state: RecoveryCodesScreen.State = .ana()) -> PlainReply {
    RecoveryCodesConversation.reply(to: .text(text), state, context)
  }

  private func actions(_ actions: RecoveryCodesScreen.Action...) -> PlainReply {
    .go(actions.map { .screen(.recoveryCodes($0)) })
  }

  private let first = "Código 1: 0 0 0 0 - A B 3 D - 9 X Y Z - K 7 M P"

  @Test("every code is said digit by digit, and can be typed as it is said")
  func heading() {
    let heading = RecoveryCodesConversation.question(.ana(), context).heading
    let codes = heading.filter { $0.hasPrefix("Código ") }
    #expect(codes.count == 8 && codes.first == first)
    let typed = codes.compactMap { line in
      OneTimeCode(.recovery, typed: String(line.drop { $0 != ":" }.dropFirst()))
    }
    #expect(typed == RecoveryCodesScreen.State.codes)
  }

  @Test("they are saved, written into a file, or said again")
  func menu() {
    #expect(reply("1") == actions(.savedChosen))
    #expect(reply("2") == actions(.fileChosen))
    #expect(reply("g") == actions(.fileChosen))
    // Enter alone throws nothing away; once they stand in a file, nothing is lost.
    #expect(reply("") == .again("Escribe uno de los números de la lista."))
    var written = RecoveryCodesScreen.State.ana()
    written.writtenPath = "/home/ana/c.txt"
    #expect(reply("", written) == actions(.savedChosen))
    #expect(reply(".") == actions(.leaveChosen))
    #expect(reply("9") == .again("Escribe uno de los números de la lista."))
    guard case .go([], nil, let lines) = reply("3") else {
      Issue.record("not said again")
      return
    }
    #expect(lines.count == 8 && lines.first == first)
  }

  @Test("a path is taken as proposed or as typed; what went wrong is said before it is asked again")
  func path() {
    var state = RecoveryCodesScreen.State.ana()
    state.fileForm = .init(path: TextField("~/c.txt"))
    #expect(reply("", state) == actions(.writeChosen))
    #expect(
      reply("~/d.txt", state)
        == actions(.keyTyped(.character("u", .control)), .pasted("~/d.txt"), .writeChosen))
    #expect(reply(".", state) == actions(.fileCancelled))
    state.fileForm?.fault = .unusablePath
    let question = RecoveryCodesConversation.question(state, context)
    #expect(
      question.statements == [
        "Escribe la ruta de un archivo, como ~/dailymath.txt.", "Ahora dice: ~/c.txt",
      ])
    #expect(question.prompt == "Archivo (Enter: sin cambios)")
  }

  @Test("leaving without having said that they are saved is asked about; Enter stays")
  func leaving() {
    var state = RecoveryCodesScreen.State.ana()
    state.question = .leave
    #expect(reply("", state) == actions(.questionAnswered(confirm: false)))
    #expect(reply("2", state) == actions(.questionAnswered(confirm: true)))
    #expect(reply("3", state) == actions(.fileChosen))
    #expect(reply("g", state) == actions(.fileChosen))
    for letter in ["s", "y"] {
      #expect(reply(letter, state) == .again("Escribe uno de los números de la lista."))
    }
    #expect(reply(".", state) == actions(.questionAnswered(confirm: false)))
  }
}
