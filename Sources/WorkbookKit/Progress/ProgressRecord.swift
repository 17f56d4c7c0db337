import Foundation

/// What is remembered of a learner's way; everything else is read from their files.
public struct ProgressRecord: Sendable, Equatable, Codable {
    /// The last verdict on an exercise.
    public struct LastVerdict: Sendable, Equatable, Codable {
        /// The fingerprint of the files that were checked.
        public var fingerprint: String
        /// Whether every requirement was met.
        public var hasPassed: Bool
        /// What was earned.
        public var points: Int
        /// The requirements that were not met.
        public var unmet: [String]
        /// When, in ISO 8601.
        public var date: String

        /// A verdict from its parts.
        public init(fingerprint: String, hasPassed: Bool, points: Int, unmet: [String], date: String) {
            self.fingerprint = fingerprint
            self.hasPassed = hasPassed
            self.points = points
            self.unmet = unmet
            self.date = date
        }
    }

    /// The last verdicts by the exercise's two-digit number.
    public var verdicts: [String: LastVerdict] = [:]
    /// The tier of the last hint shown, by requirement.
    public var hints: [String: Int] = [:]

    /// A fresh start.
    public init() {}

    /// Keeps a verdict on files with that fingerprint.
    public mutating func remember(_ verdict: Verdict, fingerprint: String, date: Date) {
        verdicts[verdict.exercise.label] = LastVerdict(
            fingerprint: fingerprint, hasPassed: verdict.hasPassed, points: verdict.points,
            unmet: verdict.unmet.map(\.requirement.id), date: date.formatted(.iso8601))
        // A requirement that is met needs its hints from the first one on, should it break again.
        for result in verdict.results where result.isMet { hints[result.requirement.id] = nil }
    }
}
