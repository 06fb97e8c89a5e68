internal import CDailyMathSystem

/// What the system knows about a file without opening it.
package struct FileStatus: Equatable, Sendable {
  /// What kind of thing stands at a path.
  package enum Kind: Equatable, Sendable {
    /// An ordinary file.
    case regular
    /// A folder.
    case folder
    /// A symbolic link, which is never followed here.
    case symbolicLink
    /// A device, a FIFO or a socket.
    case other
  }

  /// The length in bytes.
  package let size: Int
  /// The number that stays the same while the file is not replaced.
  package let inode: UInt64
  /// The file system it lies on.
  package let device: UInt64
  /// The kind of thing it is.
  package let kind: Kind
  /// The mode bits, such as 0o600.
  package let permissions: UInt32
  /// The user it belongs to.
  package let ownerID: Int
  /// How many names it has.
  package let linkCount: Int
  /// The last change of its content, in nanoseconds since 1970.
  package let modificationNanoseconds: Int64

  /// Reads what the C function filled in.
  init(_ status: dailymath_status) {
    size = Int(status.size)
    inode = status.inode
    device = status.device
    permissions = status.permissions
    ownerID = Int(status.owner)
    linkCount = Int(status.links)
    modificationNanoseconds = status.modified_nanoseconds
    switch UInt32(status.kind) {
    case UInt32(DAILYMATH_REGULAR.rawValue): kind = .regular
    case UInt32(DAILYMATH_FOLDER.rawValue): kind = .folder
    case UInt32(DAILYMATH_LINK.rawValue): kind = .symbolicLink
    default: kind = .other
    }
  }
}
