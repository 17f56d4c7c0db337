import Course
import Dispatch
import Foundation
import Processes
import Synchronization

/// Proves exercises and lessons, several side by side.
public struct Verifier: Sendable {
    /// How many are proven side by side.
    private static let workers = 2
    /// Seconds that a test may run without coming to its end; a journey that fails is patient, and machines of CI slow.
    private static let timeout = 60

    private let catalogue: Catalogue
    private let toolchain: Toolchain
    private let environment: [String: String]
    private let interruption: Interruption
    /// The source that is newer than this command, from the checkout's root: what it sees is then not kept.
    public let newerSource: String?

    /// A verification of what lies in a checkout, by the command that was built as `executable`.
    public init(
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
    public func run(
        _ subjects: [VerifySubject], withoutBuilding isQuick: Bool = false, briefly isBrief: Bool = false,
        freshly isFresh: Bool = false, tell: @escaping @Sendable (String, VariantResult) -> Void
    ) throws(CheckError) -> [Proof] {
        let left = Mutex(subjects[...])
        let proofs = Mutex<[Proof]>([])
        let failure = Mutex<CheckError?>(nil)
        let telling = NSLock()
        // Where one can't go on, the others need not come to their end either.
        let interruption = Interruption(within: interruption)
        let workers = min(Self.workers, subjects.count)
        var numbers: [SandboxNumber] = []
        while !isQuick, numbers.count < workers { numbers.append(try SandboxNumber(in: catalogue.checkout)) }
        let kept = newerSource == nil && !isQuick ? keptResults(areUsed: !isFresh) : nil
        DispatchQueue.concurrentPerform(iterations: workers) { [numbers] worker in
            let sandbox = Sandbox(
                isQuick ? worker + 1 : numbers[worker].value, catalogue, toolchain: toolchain,
                environment: environment, timeout: Self.timeout, interruption: interruption, isBrief: isBrief,
                kept: kept
            ) { label, result in
                telling.withLock { tell(label, result) }
            }
            while failure.withLock({ $0 }) == nil, let subject = left.withLock({ $0.popFirst() }) {
                do throws(CheckError) {
                    let proof = try Self.proof(of: subject, on: sandbox, withoutBuilding: isQuick)
                    proofs.withLock { $0.append(proof) }
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                    interruption.interrupt()
                }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
        return proofs.withLock { $0 }.sorted { $0.label < $1.label }
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
