import Foundation

/// The kept record of a learner's progress; everything else is read from their files.
package struct ProgressRecord: Sendable, Equatable, Codable {
    /// The last verdict on an exercise.
    package struct LastVerdict: Sendable, Equatable, Codable {
        /// The fingerprint of the files that were checked.
        package var fingerprint: String
        /// Whether the exercise passed.
        package var hasPassed: Bool
        /// The points earned.
        package var points: Int
        /// The ids of the requirements that weren't met.
        package var unmet: [String]
        /// The time of the check, in ISO 8601.
        package var date: String

        /// Creates a verdict from its parts.
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
    /// The numbers of the exercises that passed once, whatever happened to them since.
    package var passed: Set<String> = []
    /// The tier of the last hint shown, by requirement.
    package var hints: [String: Int] = [:]
    /// The numbers of the lessons whose texts were read.
    package var lessonsRead: Set<Int> = []
    /// The numbers of the lessons whose apps were played.
    package var lessonsPlayed: Set<Int> = []
    /// The numbers of the exercises whose solutions were looked at before they passed.
    package var peeked: Set<String> = []
    /// The last time, in ISO 8601, at which a text was read or a starter restored, by the number of the lesson or
    /// exercise.
    package var visits: [String: String] = [:]

    /// Creates an empty record.
    package init() {}

    /// Reads records of older versions as well; fields that they lack are empty.
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

    /// Renames the entries kept under the numbers that exercises had before they were numbered by lesson.
    private mutating func renumber() {
        func renamed<Value>(_ values: [String: Value]) -> [String: Value] {
            Dictionary(values.map { (FormerNumbers.renamed($0.key), $0.value) }) { first, _ in first }
        }
        (verdicts, hints) = (renamed(verdicts), renamed(hints))
        for (label, verdict) in verdicts { verdicts[label]?.unmet = verdict.unmet.map(FormerNumbers.renamed) }
        (passed, peeked) = (Set(passed.map(FormerNumbers.renamed)), Set(peeked.map(FormerNumbers.renamed)))
    }

    /// Returns whether an exercise passed once, whatever was edited since.
    package func hasPassed(_ exercise: Exercise) -> Bool { passed.contains(exercise.label) }

    /// Records a visit to a lesson or an exercise, by its number.
    package mutating func visit(_ label: String, date: Date) { visits[label] = date.formatted(.iso8601) }

    /// Forgets an exercise's verdicts and the hints that were shown, but not a look at its solution.
    package mutating func forget(_ exercise: Exercise) {
        verdicts[exercise.label] = nil
        passed.remove(exercise.label)
        for requirement in exercise.requirements { hints[requirement.id] = nil }
    }
}
