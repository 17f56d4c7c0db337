/// One thing that an exercise asks for, and the tests that say whether it is there.
package struct Requirement: Sendable, Equatable {
    /// What a requirement is about; verdicts report the kinds apart.
    package enum Kind: String, Sendable, CaseIterable {
        /// What the code does, shown by spies and journeys.
        case behavior
        /// How the code is built, shown by rules over the source.
        case structure
        /// Tests that the learner writes, shown by the wrong changes they catch.
        case tests
    }

    /// The exercise's number and the requirement's own: `12a.2`.
    package let id: String
    /// What it is about.
    package let kind: Kind
    /// What meeting it is worth.
    package let points: Int
    /// What has to be true, in one sentence.
    package let goal: String
    /// The names of the test functions, without parentheses.
    package let tests: [String]
    /// Whether the starter meets it already: something has to stay as it is.
    package let passesInStarter: Bool
    /// Whether it is met once the others are, so that the starter marks no place for it.
    package let followsFromOthers: Bool

    /// A requirement from its parts.
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
