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
    /// The exercises that passed once, whatever became of them since, by two-digit number.
    public var passed: Set<String> = []
    /// The tier of the last hint shown, by requirement.
    public var hints: [String: Int] = [:]
    /// The lessons whose texts were read, by number.
    public var lessonsRead: Set<Int> = []
    /// The lessons whose apps were played, by number.
    public var lessonsPlayed: Set<Int> = []
    /// The exercises whose solutions were looked at before they passed, by two-digit number.
    public var peeked: Set<String> = []

    /// A fresh start.
    public init() {}

    /// Reads what an older version kept, too: a field that it did not know is empty.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        verdicts = try fields.decodeIfPresent([String: LastVerdict].self, forKey: .verdicts) ?? [:]
        passed = try fields.decodeIfPresent(Set<String>.self, forKey: .passed) ?? []
        passed.formUnion(verdicts.filter(\.value.hasPassed).keys)
        hints = try fields.decodeIfPresent([String: Int].self, forKey: .hints) ?? [:]
        lessonsRead = try fields.decodeIfPresent(Set<Int>.self, forKey: .lessonsRead) ?? []
        lessonsPlayed = try fields.decodeIfPresent(Set<Int>.self, forKey: .lessonsPlayed) ?? []
        peeked = try fields.decodeIfPresent(Set<String>.self, forKey: .peeked) ?? []
    }

    /// Whether an exercise passed once, whatever was edited since.
    public func hasPassed(_ exercise: Exercise) -> Bool { passed.contains(exercise.label) }

    /// Begins an exercise anew: its verdict and the hints that were shown are forgotten. What was seen of its solution
    /// is not.
    public mutating func forget(_ exercise: Exercise) {
        verdicts[exercise.label] = nil
        passed.remove(exercise.label)
        for requirement in exercise.requirements { hints[requirement.id] = nil }
    }
}
