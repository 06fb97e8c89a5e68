import DailyMathSystem
import Testing

@Suite("A file that is read in blocks")
struct FileBlocksTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test(
    "is whole when its blocks are put together, whatever is kept of each", arguments: [0, 1, 70])
  func blocks(kept: Int) throws {
    let bytes = (0..<(2 * FileBlocks.size + 3)).map { UInt8(truncatingIfNeeded: $0 &* 31 &>> 3) }
    let path = folder.path + "/file"
    try FileSystem.replace(path, with: bytes)
    let blocks = try FileBlocks(path: path, from: 5)
    var found: [UInt8] = []
    var last: [UInt8] = []
    while let block = try blocks.next(after: last.suffix(kept)) {
      #expect(block.starts(with: last.suffix(kept)))
      found += block.dropFirst(min(kept, last.count))
      last = block
    }
    #expect(found == Array(bytes[5...]))
    #expect(try blocks.next(after: []) == nil)
  }

  @Test("goes on where it has grown")
  func growing() throws {
    let path = folder.path + "/file"
    let file = try AppendOnlyFile(path: path)
    try file.append([1, 2])
    let blocks = try FileBlocks(path: path, from: 0)
    #expect(try blocks.next(after: []) == [1, 2])
    #expect(try blocks.next(after: [2]) == nil)
    try file.append([3])
    #expect(try blocks.next(after: [2]) == [2, 3])
  }

  @Test("has nothing beyond its end, and is no folder")
  func refusals() throws {
    let path = folder.path + "/file"
    try FileSystem.replace(path, with: [1])
    #expect(try FileBlocks(path: path, from: 9).next(after: []) == nil)
    #expect(throws: SystemError.self) { try FileBlocks(path: folder.path, from: 0) }
    #expect(throws: SystemError.self) { try FileBlocks(path: folder.path + "/none", from: 0) }
  }
}
