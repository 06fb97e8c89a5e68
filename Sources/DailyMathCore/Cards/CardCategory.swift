/// The field of mathematics that a card belongs to: one of the six that DailyMath knows, or any other by its name.
public enum CardCategory: Hashable, Sendable {
  /// Angles, identities and trigonometric equations.
  case trigonometry
  /// Limits, derivatives and what they are used for.
  case differentialCalculus
  /// Antiderivatives, definite integrals and what they are used for.
  case integralCalculus
  /// Ordinary differential equations.
  case differentialEquations
  /// Vectors, matrices, linear systems and eigenvalues.
  case linearAlgebra
  /// Events, random variables and distributions.
  case probability
  /// A category of the learner's own, by its name.
  case other(String)

  /// The six categories that every account knows, in the order in which the interface lists them.
  public static let wellKnown: [CardCategory] = [
    .trigonometry, .differentialCalculus, .integralCalculus, .differentialEquations,
    .linearAlgebra, .probability,
  ]

  /// The name of a category of the learner's own; `nil` for one that every account knows.
  var ownName: String? {
    if case .other(let name) = self { name } else { nil }
  }

  /// The text that stands for the category in the journal: `linear-algebra`, or the learner's own name for it.
  public var identifier: String {
    switch self {
    case .trigonometry: "trigonometry"
    case .differentialCalculus: "differential-calculus"
    case .integralCalculus: "integral-calculus"
    case .differentialEquations: "differential-equations"
    case .linearAlgebra: "linear-algebra"
    case .probability: "probability"
    case .other(let name): name
    }
  }

  /// Makes the category that `identifier` stands for; a text that is none of the six names a category of the learner's.
  public init(identifier: String) {
    self = Self.wellKnown.first { $0.identifier == identifier } ?? .other(identifier)
  }
}
