#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the files of the folder `Fixtures`, which lies beside this file and is no part of the built tests.
enum FixtureFile {
  /// Decodes the JSON file `name` of the folder.
  static func decode<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Fixtures/" + name))
    return try JSONDecoder().decode(type, from: data)
  }
}
