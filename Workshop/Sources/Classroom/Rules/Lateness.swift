import Typesetting

/// How a submission's time of hand-in compares with its deadline, and what that costs.
struct Lateness: Codable, Sendable, Equatable {
    /// The deadline, in ISO 8601.
    let deadline: String
    /// The number of days that had begun since then; 0 if it is in time.
    let days: Int
    /// The points that are taken off.
    let points: Int

    /// Compares a time with a deadline; nil if the deadline is no time.
    init?(_ time: HandInTime, for deadline: String, _ rule: LateRule?, earned: Int, of possible: Int) {
        guard let end = HandInTime(deadline) else { return nil }
        let seconds = time.seconds(since: end)
        self.deadline = deadline
        days = seconds > (rule?.graceMinutes ?? 0) * 60 ? (seconds + 86_399) / 86_400 : 0
        points = days == 0 ? 0 : min(earned, rule?.points(for: days, of: possible) ?? 0)
    }

    /// The days and the cost in one sentence, without a period; nil if it is in time.
    var words: String? {
        if days == 0 { return nil }
        let end = HandInTime(deadline)?.text ?? deadline
        let cost = points == 0 ? "no points" : points.counted("point")
        return "Handed in on day \(days) after the deadline, \(end): \(cost) less"
    }
}
