import DailyMathTerminal
import Testing

@Suite("Keys of the kitty keyboard protocol")
struct InputDecoderKeyboardProtocolTests {
  @Test(
    "are read with all that may come with them",
    arguments: [
      ("27u", KeyPress(.escape)), ("27;2u", KeyPress(.escape, .shift)),
      ("13;5u", KeyPress(.enter, .control)), ("9;2u", KeyPress(.tab, .shift)),
      ("127;3u", KeyPress(.backspace, .alt)), ("32;5u", .character(" ", .control)),
      ("97;5u", .character("a", .control)), ("97;3u", .character("a", .alt)),
      ("97;9u", .character("a", .system)), ("97;1:2u", .character("a")),
      // Locks change nothing; Hyper and Meta make no text of a letter.
      ("97;65u", .character("a")), ("97;129u", .character("a")),
      ("97;17u", .character("a", .system)), ("97;33u", .character("a", .alt)),
      // Shift is in the character, and Control has small letters as without the protocol.
      ("97:65;2u", .character("A")), ("97;2u", .character("A")), ("97;4u", .character("A", .alt)),
      ("49:33;4u", .character("!", .alt)), ("97:65;6u", .character("a", .control)),
      ("65;6u", .character("a", .control)), ("223;4u", .character("ß", .alt)),
      // A shortcut on a layout without Latin letters means the key in that place.
      ("1089::99;5u", .character("c", .control)), ("1089;5u", .character("с", .control)),
      ("1089::99;3u", .character("с", .alt)), ("233::50;5u", .character("2", .control)),
      // What is typed may come along.
      ("97;2;65u", .character("A")), ("0;;229u", .character("å")),
      ("101;;101:769u", .character("e\u{301}")), ("97;5;1u", .character("a", .control)),
      ("97;;27u", .character("a")), ("97;;98:99u", .character("a")),
      ("97;;4294967295u", .character("a")),
      ("1;1:2A", KeyPress(.up)), ("5;1:1~", KeyPress(.pageUp)),
      ("1;2:1R", KeyPress(.function(3), .shift)),
      ("13~", KeyPress(.function(3))), ("27;2;9~", KeyPress(.tab, .shift)),
      ("27;5;97~", .character("a", .control)), ("27;6;65~", .character("a", .control)),
    ] as [(String, KeyPress)])
  func keys(sequence: String, press: KeyPress) {
    #expect(InputDecoder.decoded(sequence: sequence) == [.key(press)])
  }

  @Test(
    "of the number pad and beyond are keys like their likes",
    arguments: [
      (57_399, .character("0")), (57_400, .character("1")), (57_408, .character("9")),
      (57_409, .character(".")), (57_410, .character("/")), (57_411, .character("*")),
      (57_412, .character("-")), (57_413, .character("+")), (57_414, KeyPress(.enter)),
      (57_415, .character("=")), (57_416, .character(",")), (57_417, KeyPress(.left)),
      (57_418, KeyPress(.right)), (57_419, KeyPress(.up)), (57_420, KeyPress(.down)),
      (57_421, KeyPress(.pageUp)), (57_422, KeyPress(.pageDown)), (57_423, KeyPress(.home)),
      (57_424, KeyPress(.end)), (57_425, KeyPress(.insert)), (57_426, KeyPress(.delete)),
      (57_427, .character("5")), (57_376, KeyPress(.function(13))),
      (57_398, KeyPress(.function(35))), (57_344, KeyPress(.escape)), (57_357, KeyPress(.end)),
      (57_364, KeyPress(.function(1))), (57_375, KeyPress(.function(12))),
    ] as [(Int, KeyPress)])
  func functional(code: Int, press: KeyPress) {
    #expect(InputDecoder.decoded(sequence: "\(code)u") == [.key(press)])
    #expect(
      InputDecoder.decoded(sequence: "\(code);5u") == [.key(KeyPress(press.key, .control))])
    #expect(InputDecoder.decoded(sequence: "\(code);1:3u") == [])
  }

  @Test(
    "that change others, play music or do not exist give nothing",
    arguments: [
      "57358u", "57360u", "57361u", "57363u", "57428u", "57440u", "57441;2u", "57454u", "57455u",
      "63743u", "0u", "1u", "128u", "159u", "55296u", "1114112u", "99999999999999999999u",
      "97;1:3u", "97:65:97;2:3;65u", "u", "1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17u",
    ])
  func nothing(sequence: String) {
    #expect(InputDecoder.decoded(sequence: sequence) == [])
  }

  @Test("of the middle of the number pad come as a sequence of the older kind")
  func middle() {
    #expect(InputDecoder.decoded(sequence: "57427~") == [.key(.character("5"))])
    #expect(InputDecoder.decoded(sequence: "1E") == [.key(.character("5"))])
  }
}
