import Foundation

/// What the actors of a module said to each other while the driver used the app, step by step.
public struct Conversation: Sendable {
    private let steps: [String: [TrialMessage]]
    /// Why the driver did not come to its end; nil where it did.
    public let end: String?

    init(steps: [String: [TrialMessage]], end: String?) {
        self.steps = steps
        self.end = end
    }

    /// What was said in a step; nil where the driver did not get there.
    public subscript(step: String) -> [TrialMessage]? { steps[step] }

    /// What a failed step says, without the screen, which is another one than the learner's, and without advice.
    static func reason(in failure: String) -> String {
        let words = failure.components(separatedBy: "\nthe screen:")[0].replacing("Caught error: ", with: "")
        return words.split(separator: "\n").filter { !$0.hasPrefix("  fix: ") }.joined(separator: "\n")
    }

    /// What the driver writes, as far as it came.
    static func read(_ file: URL) -> [String: [TrialMessage]] {
        let data = (try? Data(contentsOf: file)) ?? Data()
        return (try? JSONDecoder().decode([String: [TrialMessage]].self, from: data)) ?? [:]
    }
}
