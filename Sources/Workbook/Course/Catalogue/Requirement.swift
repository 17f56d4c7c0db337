/// One requirement of an exercise, with the tests that check it.
package struct Requirement: Sendable, Equatable {
    /// The kinds of requirements, which verdicts report separately.
    package enum Kind: String, Sendable, CaseIterable {
        /// The code's behavior, checked by spies and journeys.
        case behavior
        /// The code's structure, checked by rules over the source.
        case structure
        /// The learner's own tests, checked by the mutants that they catch.
        case tests
    }

    /// The exercise's number and the requirement's own: `12a.2`.
    package let id: String
    /// The kind of the requirement.
    package let kind: Kind
    /// The points for meeting it.
    package let points: Int
    /// The goal in one sentence.
    package let goal: String
    /// The names of the test functions, without parentheses.
    package let tests: [String]
    /// Whether the starter already meets it, so that the task is to keep it that way.
    package let passesInStarter: Bool
    /// Whether meeting the other requirements meets this one, so that the starter marks no place for it.
    package let followsFromOthers: Bool

    /// Creates a requirement from its parts.
    package init(
        id: String, kind: Kind, points: Int, goal: String, tests: [String], passesInStarter: Bool = false,
        followsFromOthers: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.points = points
        self.goal = goal
        self.tests = tests
        self.passesInStarter = passesInStarter
        self.followsFromOthers = followsFromOthers
    }
}
