@testable import Course

/// Lets suites write an exercise's number as users type it: `"13a"`.
extension ExerciseNumber: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        guard let number = ExerciseNumber(text) else { preconditionFailure("\(text) is no exercise's number") }
        self = number
    }
}
