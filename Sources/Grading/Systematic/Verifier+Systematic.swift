import Course
import Foundation

extension Verifier {
    /// Tries the systematic mutants of these exercises, or a sample of each; results of the same bytes are not made again.
    ///
    /// `tell` hears a line for each one that is tried, one at a time.
    public func systematic(
        _ exercises: [Exercise], sample: SystematicSample? = nil, freshly isFresh: Bool = false,
        tell: @escaping @Sendable (String) -> Void
    ) throws(CheckError) -> [SystematicReport] {
        let telling = NSLock()
        let reports = try sideBySide(freshly: isFresh).map(exercises) {
            (exercise: Exercise, sandbox: Sandbox) throws(CheckError) -> SystematicReport in
            var proof = SystematicProof(exercise, on: sandbox, sample: sample) { result in
                telling.withLock { tell(SystematicText.line(exercise.label, result)) }
            }
            return try proof.run()
        }
        return reports.sorted { $0.title < $1.title }
    }
}
