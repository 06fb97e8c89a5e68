/// What an account may do beyond studying.
public enum Role: String, Hashable, Sendable, Codable {
  /// Studies and takes part.
  case student
  /// Also reviews what others share.
  case moderator
}
