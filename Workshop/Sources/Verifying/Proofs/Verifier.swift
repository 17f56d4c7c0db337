import Checking
import Course
import Foundation
import Processes

/// Proves exercises and lessons, several at a time.
struct Verifier: Sendable {
    /// The seconds that one test may run: a failing journey waits long, and CI machines are slow.
    private static let timeout = 60

    let catalogue: Catalogue
    private let toolchain: Toolchain
    private let environment: [String: String]
    private let interruption: Interruption
    /// A source that is newer than this command, from the checkout's root; if there is one, no results are kept.
    let newerSource: String?

    /// Creates a verifier for a checkout; `executable` is the command that runs.
    init(
        _ catalogue: Catalogue, toolchain: Toolchain, environment: [String: String], executable: URL?,
        interruption: Interruption
    ) {
        self.catalogue = catalogue
        self.toolchain = toolchain
        self.environment = environment
        self.interruption = interruption
        newerSource = CommandAge.newerSource(than: executable, in: catalogue.checkout)
    }

    /// Proves all subjects, or only some variants of each, or only what needs no build.
    ///
    /// A brief run has a sample if there is no time for all exercises that changed; of the others it checks what takes no
    /// build.
    ///
    /// Unless the run is fresh, a variant that had no problems isn't tried again until its bytes change. `tell`
    /// receives each result as soon as it is known, one at a time.
    func run(
        _ subjects: [VerifySubject], withoutBuilding isQuick: Bool = false, briefly isBrief: Bool = false,
        sample: SystematicSample? = nil, freshly isFresh: Bool = false,
        tell: @escaping @Sendable (String, VariantResult) -> Void
    ) throws(CheckError) -> [Proof] {
        let telling = NSLock()
        let passedOver = sample.map { exercises(besides: $0, among: subjects) } ?? []
        let proofs = try sideBySide(freshly: isFresh, isBuilding: !isQuick).map(subjects) { label, result in
            telling.withLock { tell(label, result) }
        } _: { (subject: VerifySubject, sandbox: Sandbox) throws(CheckError) -> Proof in
            var sandbox = sandbox
            sandbox.isBrief = isBrief
            guard case .exercise(let exercise) = subject, passedOver.contains(exercise.label) else {
                return try Self.proof(of: subject, on: sandbox, withoutBuilding: isQuick)
            }
            var proof = try Self.proof(of: subject, on: sandbox, withoutBuilding: true)
            proof.isPassedOver = true
            return proof
        }
        return proofs.sorted { $0.label < $1.label }
    }

    /// Returns the labels of the exercises that changed and are not in the sample.
    private func exercises(besides sample: SystematicSample, among subjects: [VerifySubject]) -> Set<String> {
        let changed = subjects.compactMap { subject -> String? in
            guard case .exercise(let exercise) = subject else { return nil }
            return ExerciseProof.isProven(exercise, in: catalogue.checkout) ? nil : exercise.label
        }
        return Set(changed).subtracting(sample.chosen(changed, of: "brief"))
    }

    /// Returns sandboxes for several exercises at a time.
    func sideBySide(freshly isFresh: Bool, isBuilding: Bool = true) -> SideBySide {
        SideBySide(
            catalogue: catalogue, toolchain: toolchain, environment: environment, timeout: Self.timeout,
            interruption: interruption, kept: newerSource == nil && isBuilding ? keptResults(areUsed: !isFresh) : nil,
            isBuilding: isBuilding)
    }

    private func keptResults(areUsed: Bool) -> KeptResults {
        let identity = ToolchainIdentity(of: toolchain, environment: environment)
        return KeptResults(inputs: ResultInputs(checkout: catalogue.checkout, toolchain: identity), areUsed: areUsed)
    }

    private static func proof(
        of subject: VerifySubject, on sandbox: Sandbox, withoutBuilding isQuick: Bool
    ) throws(CheckError) -> Proof {
        switch subject {
        case .exercise(let exercise):
            var proof = ExerciseProof(exercise: exercise, sandbox: sandbox)
            return try proof.run(withoutBuilding: isQuick)
        case .lesson(let lesson):
            var proof = LessonProof(lesson: lesson, sandbox: sandbox)
            return try proof.run(withoutBuilding: isQuick)
        case .changes(let rung):
            var proof = ChangeProof(rung: rung, sandbox: sandbox)
            return try proof.run(withoutBuilding: isQuick)
        case .journeys(let lesson):
            var proof = JourneyProof(lesson: lesson, sandbox: sandbox)
            return try proof.run(withoutBuilding: isQuick)
        }
    }
}
