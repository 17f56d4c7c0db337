import ExerciseSupport
import Foundation

@testable import Exercise05a

/// The answers of a data manager, in words, even those that are one too many.
final class Answers {
    private var all: [String] = []

    /// Sends a request, and waits for the results.
    static func said<Value>(
        _ words: @escaping @MainActor (Value) -> String, _ ask: (@escaping Answer<Value>) -> Void
    ) async -> String {
        let answers = Answers()
        ask { result in
            switch result {
            case .success(let value): answers.all.append(words(value))
            case .failure: answers.all.append("a failure")
            }
        }
        let atOnce = !answers.all.isEmpty
        _ = await eventually(within: patience) { !answers.all.isEmpty }
        await letPendingWorkRun()
        if answers.all.isEmpty { return "no answer came" }
        return (atOnce ? "before the call returned: " : "") + answers.all.joined(separator: ", and then ")
    }
}
