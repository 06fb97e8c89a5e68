import DailyMathTerminal

extension VirtualTerminal {
  /// Obeys a control sequence, or counts it as unknown.
  mutating func obey(_ sequence: VirtualSequence) {
    lastDrawnColumn = nil
    switch sequence {
    case .escape(let byte): obeyEscape(byte)
    case .csi(let text, let final): obeyCSI(text, final)
    case .operatingSystem(let text): obeyOperatingSystem(text)
    case .otherString(let text), .malformed(let text): count(unknown: text)
    }
  }

  private mutating func obeyEscape(_ byte: UInt8) {
    switch byte {
    case 0x3D: hasApplicationKeypad = true
    case 0x3E: hasApplicationKeypad = false
    // The end of a string that was not begun.
    case 0x5C: break
    default: count(unknown: String(Character(Unicode.Scalar(byte))))
    }
  }

  private mutating func obeyOperatingSystem(_ text: String) {
    if text.hasPrefix("2;") || text.hasPrefix("0;") {
      title = String(text.dropFirst(2))
    } else if !text.hasPrefix("8;"), !answer(operatingSystem: text) {
      count(unknown: "]" + text)
    }
  }

  private mutating func obeyCSI(_ text: String, _ final: UInt8) {
    let shown = "[" + text + String(Character(Unicode.Scalar(final)))
    if answer(text, final) || changeKeyboard(text, final) { return }
    if text.hasPrefix("?") {
      setModes(text.dropFirst(), final, shown)
      return
    }
    guard text.utf8.allSatisfy({ (0x30...0x3B).contains($0) }) else {
      count(unknown: shown)
      return
    }
    let parameters = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    if final == 0x6D {
      if attributes.apply(parameters) > 0 { count(unknown: shown) }
    } else if !moveOrErase(parameters, final) {
      count(unknown: shown)
    }
  }

  private mutating func setModes(_ text: Substring, _ final: UInt8, _ shown: String) {
    guard final == 0x68 || final == 0x6C else {
      count(unknown: shown)
      return
    }
    let isOn = final == 0x68
    for mode in text.split(separator: ";") {
      switch mode {
      case "1": hasApplicationCursor = isOn
      case "7":
        wrapsLines = isOn
        isWrapPending = false
      case "25": isCursorVisible = isOn
      case "1049": showAlternate(isOn)
      case "2004": bracketsPastes = isOn
      default:
        guard let number = Int(mode), Self.notedModes.contains(number) else {
          count(unknown: shown)
          continue
        }
        if isOn { modes.insert(number) } else { modes.remove(number) }
      }
    }
  }

  private mutating func showAlternate(_ isOn: Bool) {
    guard isOn != isAlternate else { return }
    isAlternate = isOn
    swap(&keyboardStack, &otherKeyboardStack)
    if isOn {
      savedGrid = grid
      savedCursor = cursor
      grid = Self.blankGrid(size)
    } else {
      grid = savedGrid ?? Self.blankGrid(size)
      savedGrid = nil
      cursor = clamped(savedCursor)
    }
  }

  private mutating func moveOrErase(_ parameters: [Int], _ final: UInt8) -> Bool {
    let first = parameters[0]
    let step = max(1, first)
    var target = cursor
    switch final {
    case 0x41: target.row -= step
    case 0x42: target.row += step
    case 0x43: target.column += step
    case 0x44: target.column -= step
    case 0x47: target.column = step - 1
    case 0x64: target.row = step - 1
    case 0x48, 0x66:
      target = Position(
        column: max(1, parameters.count > 1 ? parameters[1] : 1) - 1, row: step - 1)
    case 0x4A: return eraseScreen(first)
    case 0x4B: return eraseRow(first)
    case 0x58:
      erase(row: cursor.row, from: cursor.column, to: cursor.column + step)
      return true
    case 0x74: return keepTitle(first)
    default: return false
    }
    cursor = clamped(target)
    isWrapPending = false
    return true
  }

  private mutating func eraseScreen(_ part: Int) -> Bool {
    let rows: Range<Int>
    switch part {
    case 0: rows = cursor.row + 1..<max(cursor.row + 1, size.rows)
    case 1: rows = 0..<cursor.row
    case 2: rows = 0..<size.rows
    default: return false
    }
    for row in rows { erase(row: row, from: 0, to: size.columns) }
    return part == 2 || eraseRow(part)
  }

  private mutating func eraseRow(_ part: Int) -> Bool {
    switch part {
    case 0: erase(row: cursor.row, from: cursor.column, to: size.columns)
    case 1: erase(row: cursor.row, from: 0, to: cursor.column + 1)
    case 2: erase(row: cursor.row, from: 0, to: size.columns)
    default: return false
    }
    return true
  }

  private mutating func keepTitle(_ operation: Int) -> Bool {
    switch operation {
    case 22: titleStack.append(title)
    case 23: if let kept = titleStack.popLast() { title = kept }
    default: return false
    }
    return true
  }

  private mutating func count(unknown text: String) {
    unknownSequences += 1
    unknownTexts.append(text)
  }
}
