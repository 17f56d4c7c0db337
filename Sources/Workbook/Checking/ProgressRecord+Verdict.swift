import Course
import Foundation

extension ProgressRecord {
    /// Keeps a verdict on files with that fingerprint.
    package mutating func remember(_ verdict: Verdict, fingerprint: String, date: Date) {
        verdicts[verdict.exercise.label] = LastVerdict(
            fingerprint: fingerprint, hasPassed: verdict.hasPassed, points: verdict.points,
            unmet: verdict.unmet.map(\.requirement.id), date: date.formatted(.iso8601))
        if verdict.hasPassed { passed.insert(verdict.exercise.label) }
        // If a requirement that was met breaks again, its hints start from the first.
        for result in verdict.results where result.isMet { hints[result.requirement.id] = nil }
    }
}
