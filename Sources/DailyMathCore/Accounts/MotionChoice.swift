/// How much a learner lets move on the screen.
public enum MotionChoice: String, CaseIterable, Hashable, Sendable {
  /// What is under way shows it by moving.
  case full
  /// Nothing moves by itself, and nothing is drawn again only because time passes.
  case reduced
}
