import Foundation

@testable import DailyMathCore

/// Any JSON, as our reader and as Foundation's understand it; texts are bytes, so that no two spellings pass for one.
indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case whole(Int)
  case text([UInt8])
  case array([JSONValue])
  case object([[UInt8]: JSONValue])

  /// Reads a value with our reader.
  init(from reader: inout JSONReader) throws(JSONFault) {
    reader.skipSpace()
    switch reader.peek {
    case UInt8(ascii: "n"):
      try reader.skipValue()
      self = .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool(try reader.bool())
    case UInt8(ascii: "\""): self = .text(Array(try reader.text(limit: .max).utf8))
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try reader.beginArray()
      while try reader.nextElement() { elements.append(try JSONValue(from: &reader)) }
      self = .array(elements)
    case UInt8(ascii: "{"):
      var members: [[UInt8]: JSONValue] = [:]
      try reader.beginObject()
      while let key = try reader.nextKey() {
        members[Array(key.utf8)] = try JSONValue(from: &reader)
      }
      self = .object(members)
    default: try self.init(numberFrom: &reader)
    }
  }

  private init(numberFrom reader: inout JSONReader) throws(JSONFault) {
    let before = reader
    try reader.skipValue()
    let text = String(decoding: reader.bytes[before.offset..<reader.offset], as: UTF8.self)
    if text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }) {
      var again = before
      self = .whole(try again.integer(in: Int.min...Int.max))
      guard again.offset == reader.offset else { throw .malformed(offset: again.offset) }
    } else {
      self = .number(Double(text) ?? .nan)
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var members: [[UInt8]: JSONValue] = [:]
      for key in container.allKeys {
        members[Array(key.stringValue.utf8)] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let text = try? container.decode(String.self) {
      self = .text(Array(text.utf8))
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// The same with every number as Foundation reads it, which does not tell `1` from `1.0`.
  var withoutWholes: JSONValue {
    switch self {
    case .whole(let value): .number(Double(value))
    case .array(let elements): .array(elements.map(\.withoutWholes))
    case .object(let members): .object(members.mapValues(\.withoutWholes))
    default: self
    }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
