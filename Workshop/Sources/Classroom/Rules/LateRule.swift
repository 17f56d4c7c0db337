import Typesetting

/// What a late submission costs for each day that has begun since the deadline: a percentage of the points that it
/// could earn, or a number of points.
///
/// Canvas's late policy counts days and percentages alike. Source: Instructure, Canvas Instructor Guide, "How do I
/// apply a Late Submission policy in the Gradebook?".
struct LateRule: Codable, Sendable, Equatable {
    /// The percentage that a day costs; nil if it costs points, or nothing.
    var percentPerDay: Int?
    /// The points that a day costs; nil if it costs a percentage, or nothing.
    var pointsPerDay: Int?
    /// The most that all days cost together, in the same unit; nil if they may cost everything.
    var most: Int?
    /// The minutes after the deadline that don't count as late.
    var graceMinutes: Int?

    /// Returns the points that these days cost, with fractions of a point left to the student.
    func points(for days: Int, of possible: Int) -> Int {
        if let percentPerDay { return min(days * percentPerDay, most ?? 100, 100) * possible / 100 }
        return min(days * (pointsPerDay ?? 0), most ?? possible, possible)
    }

    /// The rule in words that follow a deadline.
    var words: String {
        let perDay = percentPerDay.map { "\($0)% of all points" } ?? pointsPerDay.map { $0.counted("point") }
        let limit = most.map { percentPerDay == nil ? $0.counted("point") : "\($0)%" }
        return (perDay.map { "each day begun after it costs \($0)" } ?? Self.free)
            + (limit.map { ", and all together at most \($0)" } ?? "")
            + (graceMinutes.map { "; \($0.counted("minute")) of grace" } ?? "")
    }

    /// The words for a deadline without a cost.
    static let free = "being late costs no points"
}
