import Changes
import Checking
import Course
import Foundation

extension Verifier {
    /// Tries the systematic mutants of these exercises; results of the same bytes are reused.
    ///
    /// `tell` receives a line for each mutant that is tried, one at a time.
    func systematic(
        _ exercises: [Exercise], choice: SystematicChoice? = nil, freshly isFresh: Bool = false,
        tell: @escaping @Sendable (String) -> Void
    ) throws(CheckError) -> [SystematicReport] {
        let telling = NSLock()
        let (catalogue, sandboxes) = (self.catalogue, sideBySide(freshly: isFresh))
        let record = ProvenRecord(Self.systematicRecord, in: catalogue.checkout)
        var chosen = exercises
        if case .sampleOfChanges(let sample) = choice {
            let known = exercises.filter { record.knows($0.label) }
            let unchanged = known.filter {
                record.holds($0.label, SystematicRecord.fingerprint(of: $0, in: catalogue.checkout))
            }
            chosen = sample.exercises(changed: known.filter { !unchanged.contains($0) }, unchanged: unchanged)
        }
        // The longest exercise begins first, so that no worker waits long for another at the end.
        chosen = chosen.map { ($0, size(of: $0)) }.sorted { $0.1 > $1.1 }.map(\.0)
        let reports = try sandboxes.map(chosen) {
            (exercise: Exercise, sandbox: Sandbox) throws(CheckError) -> SystematicReport in
            let proof = SystematicProof(exercise: exercise, sandbox: sandbox, choice: choice) { result in
                telling.withLock { tell(SystematicText.line(exercise.label, result)) }
            }
            let report = try proof.run()
            if choice == nil, report.problems.isEmpty, sandbox.kept != nil {
                record.keep(exercise.label, SystematicRecord.fingerprint(of: exercise, in: catalogue.checkout))
            }
            return report
        }
        return reports.sorted { $0.title < $1.title }
    }

    /// Returns the number of solution bytes that may have mutants, which predicts the time for them.
    private func size(of exercise: Exercise) -> Int {
        let files = FileTree(below: catalogue.checkout.url(exercise.solution))
        return exercise.editable.compactMap { files[$0]?.count }.reduce(0, +)
    }

    /// The path of the record of exercises whose last complete run found no problems, with their bytes.
    private static let systematicRecord = "Workshop/Proofs/systematic.json"
}
