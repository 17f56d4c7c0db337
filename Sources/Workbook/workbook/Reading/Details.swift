import Foundation

/// Questions with folded answers: `<details>`, `<summary>` with the question, the answer, `</details>`.
struct Details {
    /// The meaning of a line with a tag.
    enum Tag: Equatable {
        /// The question.
        case question(String)
        /// The beginning or the end of a folded answer.
        case fold
    }

    /// Whether the last line was inside `<details>`.
    private(set) var isOpen = false
    private var isAnswer = false
    private var hasHidden = false
    private let notice: String?

    /// Creates a reader that hides the answers if there is a notice to show instead.
    init(insteadOfAnswers notice: String?) {
        self.notice = notice
    }

    /// Whether the last line belongs to a hidden answer.
    var hides: Bool { isAnswer && notice != nil }

    /// Reads one line without its indentation; returns nil for a line without such a tag.
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

    /// Returns the notice if an answer was hidden since the last call.
    mutating func takeNotice() -> String? {
        defer { hasHidden = false }
        return hasHidden ? notice : nil
    }
}
