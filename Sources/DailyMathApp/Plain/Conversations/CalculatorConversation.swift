import DailyMathCore

/// The calculator as a conversation: a line in, a result out.
enum CalculatorConversation {
  /// What is said and asked.
  static func question(_ state: CalculatorScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts.calculator
    return PlainQuestion(
      heading: [texts.title], instructions: [texts.instructions], prompt: texts.prompt)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: CalculatorScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let line = answer.text
    if answer.leadsBack || line.isEmpty || answer.command == "q" {
      return .go(.calculator(.leaveChosen))
    }
    if line == "?" { return .remind }
    do throws(CalculatorLine.Fault) {
      let result = try CalculatorLine.result(of: line, in: context.language)
      return .again("= " + context.language.result(result))
    } catch {
      return .again(context.texts.calculator.sentence(for: error, in: line))
    }
  }
}
