/// A small disk of its own below a folder, for what happens when it is full or may not be written.
///
/// Only the superuser of a Linux system may mount one. It is let go of with the value that holds it.
final class SmallDisk {
  /// Whether this system lets us mount one.
  static let isPossible: Bool = {
    guard let folder = try? StudyFolder(), (try? SmallDisk(in: folder)) != nil else { return false }
    return true
  }()

  private let folder: StudyFolder

  /// Mounts 256 KiB where the data folder is to be.
  init(in folder: StudyFolder) throws {
    self.folder = folder
    guard try folder.shell("mkdir -m 700 $1 && mount -t tmpfs -o size=256k,mode=700 tmpfs $1")
    else { throw Refused() }
  }

  deinit { _ = try? folder.shell("umount -l $1") }

  /// Fills what room is left.
  func fill() throws { try folder.shell("cat /dev/zero >$1/relleno 2>/dev/null; true") }

  /// Makes room again.
  func makeRoom() throws { try folder.shell("rm $1/relleno") }

  /// Lets nobody write any more, or everybody again.
  func setWritable(_ isWritable: Bool) throws -> Bool {
    try folder.shell("mount -o remount,\(isWritable ? "rw" : "ro") $1")
  }

  private struct Refused: Error {}
}
