import Foundation

/// What is remembered of a learner's way; everything else is read from their files.
package struct ProgressRecord: Sendable, Equatable, Codable {
    /// The last verdict on an exercise.
    package struct LastVerdict: Sendable, Equatable, Codable {
        /// The fingerprint of the files that were checked.
        package var fingerprint: String
        /// Whether every requirement was met.
        package var hasPassed: Bool
        /// What was earned.
        package var points: Int
        /// The requirements that were not met.
        package var unmet: [String]
        /// When, in ISO 8601.
        package var date: String

        /// A verdict from its parts.
        package init(fingerprint: String, hasPassed: Bool, points: Int, unmet: [String], date: String) {
            self.fingerprint = fingerprint
            self.hasPassed = hasPassed
            self.points = points
            self.unmet = unmet
            self.date = date
        }
    }

    /// The last verdicts by the exercise's number.
    package var verdicts: [String: LastVerdict] = [:]
    /// The exercises that passed once, whatever became of them since, by number.
    package var passed: Set<String> = []
    /// The tier of the last hint shown, by requirement.
    package var hints: [String: Int] = [:]
    /// The lessons whose texts were read, by number.
    package var lessonsRead: Set<Int> = []
    /// The lessons whose apps were played, by number.
    package var lessonsPlayed: Set<Int> = []
    /// The exercises whose solutions were looked at before they passed, by number.
    package var peeked: Set<String> = []
    /// When the text of a lesson or an exercise was last read, or its starter brought back, by number and in ISO 8601.
    package var visits: [String: String] = [:]

    /// A fresh start.
    package init() {}

    /// Reads what an older version kept, too: a field that it did not know is empty.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        verdicts = try fields.decodeIfPresent([String: LastVerdict].self, forKey: .verdicts) ?? [:]
        passed = try fields.decodeIfPresent(Set<String>.self, forKey: .passed) ?? []
        passed.formUnion(verdicts.filter(\.value.hasPassed).keys)
        hints = try fields.decodeIfPresent([String: Int].self, forKey: .hints) ?? [:]
        lessonsRead = try fields.decodeIfPresent(Set<Int>.self, forKey: .lessonsRead) ?? []
        lessonsPlayed = try fields.decodeIfPresent(Set<Int>.self, forKey: .lessonsPlayed) ?? []
        peeked = try fields.decodeIfPresent(Set<String>.self, forKey: .peeked) ?? []
        visits = try fields.decodeIfPresent([String: String].self, forKey: .visits) ?? [:]
        renumber()
    }

    /// What was kept under the numbers that exercises had before each took its lesson's.
    private mutating func renumber() {
        func renamed<Value>(_ values: [String: Value]) -> [String: Value] {
            Dictionary(values.map { (FormerNumbers.renamed($0.key), $0.value) }) { first, _ in first }
        }
        (verdicts, hints) = (renamed(verdicts), renamed(hints))
        for (label, verdict) in verdicts { verdicts[label]?.unmet = verdict.unmet.map(FormerNumbers.renamed) }
        (passed, peeked) = (Set(passed.map(FormerNumbers.renamed)), Set(peeked.map(FormerNumbers.renamed)))
    }

    /// Whether an exercise passed once, whatever was edited since.
    package func hasPassed(_ exercise: Exercise) -> Bool { passed.contains(exercise.label) }

    /// Remembers that the learner was at a lesson or an exercise, by its number.
    package mutating func visit(_ label: String, date: Date) { visits[label] = date.formatted(.iso8601) }

    /// Begins an exercise anew: its verdict and the hints that were shown are forgotten. What was seen of its solution
    /// is not.
    package mutating func forget(_ exercise: Exercise) {
        verdicts[exercise.label] = nil
        passed.remove(exercise.label)
        for requirement in exercise.requirements { hints[requirement.id] = nil }
    }
}
