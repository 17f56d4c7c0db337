import Foundation

/// Questions whose answers are folded away: `<details>`, `<summary>` with the question, the answer, `</details>`.
struct Details {
    /// What a line of theirs says.
    enum Tag: Equatable {
        /// The question.
        case question(String)
        /// The beginning or the end of one.
        case fold
    }

    /// Whether the last line stands in one.
    private(set) var isOpen = false
    private var isAnswer = false
    private var hasHidden = false
    private let notice: String?

    /// Answers are hidden when there is a line to show instead of them.
    init(insteadOfAnswers notice: String?) {
        self.notice = notice
    }

    /// Whether the last line is part of an answer that is not to be seen.
    var hides: Bool { isAnswer && notice != nil }

    /// Reads one line without its indent; nil for a line that is no tag.
    mutating func read(_ line: String) -> Tag? {
        if line.hasPrefix("<details") {
            isOpen = true
        } else if isOpen, line.hasPrefix("</details>") {
            isOpen = false
            isAnswer = false
        } else if isOpen, line.hasPrefix("<summary>") {
            isAnswer = true
            hasHidden = notice != nil
            let end = line.range(of: "</summary>")?.lowerBound ?? line.endIndex
            return .question(String(line[..<end].dropFirst("<summary>".count)))
        } else {
            return nil
        }
        return .fold
    }

    /// The line to show instead of the answers since the last time, if any was hidden.
    mutating func takeNotice() -> String? {
        defer { hasHidden = false }
        return hasHidden ? notice : nil
    }
}
