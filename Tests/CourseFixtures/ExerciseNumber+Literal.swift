@testable import Course

/// Suites write an exercise's number as it is typed: `"13a"`.
extension ExerciseNumber: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        guard let number = ExerciseNumber(text) else { preconditionFailure("\(text) is no exercise's number") }
        self = number
    }
}
