import Checking
import Course
import Foundation
import Processes

/// Proves exercises and lessons, several side by side.
struct Verifier: Sendable {
    /// Seconds that a test may run without coming to its end; a journey that fails is patient, and machines of CI slow.
    private static let timeout = 60

    let catalogue: Catalogue
    private let toolchain: Toolchain
    private let environment: [String: String]
    private let interruption: Interruption
    /// The source that is newer than this command, from the checkout's root: what it sees is then not kept.
    let newerSource: String?

    /// A verification of what lies in a checkout, by the command that was built as `executable`.
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

    /// Proves them all, or with one mutant a requirement, or only what takes no build.
    ///
    /// What did not change since it was last without problems is not tried again, unless everything is tried freshly.
    /// `tell` hears of each result as it comes, one at a time.
    func run(
        _ subjects: [VerifySubject], withoutBuilding isQuick: Bool = false, briefly isBrief: Bool = false,
        freshly isFresh: Bool = false, tell: @escaping @Sendable (String, VariantResult) -> Void
    ) throws(CheckError) -> [Proof] {
        let telling = NSLock()
        let proofs = try sideBySide(freshly: isFresh, isBuilding: !isQuick).map(subjects) { label, result in
            telling.withLock { tell(label, result) }
        } _: { (subject: VerifySubject, sandbox: Sandbox) throws(CheckError) -> Proof in
            var sandbox = sandbox
            sandbox.isBrief = isBrief
            return try Self.proof(of: subject, on: sandbox, withoutBuilding: isQuick)
        }
        return proofs.sorted { $0.label < $1.label }
    }

    /// Sandboxes for work on several exercises at a time.
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
