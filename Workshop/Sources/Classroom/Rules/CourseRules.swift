/// A course's name, its deadline, and what it costs to be late.
struct CourseRules: Codable, Sendable, Equatable {
    /// The title of the pages; nil for the workbook's own.
    var title: String?
    /// The deadline in ISO 8601 with its zone; nil without one.
    var deadline: String?
    /// What it costs to be late; nil if it costs nothing.
    var late: LateRule?

    /// The deadline, and what it costs to miss it, in a sentence without a period; nil without a deadline.
    var words: String? {
        guard let deadline = deadline.flatMap(HandInTime.init) else { return nil }
        return "The deadline is \(deadline.text); \(late?.words ?? LateRule.free)"
    }
}
