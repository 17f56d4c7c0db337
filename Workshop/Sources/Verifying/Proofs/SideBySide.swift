import Checking
import Course
import Processes

/// Works through exercises one by one, in several sandboxes at a time.
struct SideBySide: Sendable {
    /// The number of sandboxes that work at a time.
    static let workers = 2

    let catalogue: Catalogue
    let toolchain: Toolchain
    let environment: [String: String]
    /// The seconds that one test may run.
    let timeout: Int
    let interruption: Interruption
    let kept: KeptResults?
    /// Whether anything is built; only then does a sandbox need its own folders.
    let isBuilding: Bool

    /// Returns the results of the work on all subjects, in no particular order.
    ///
    /// If one fails, the others are interrupted.
    func map<Subject: Sendable, Result: Sendable>(
        _ subjects: [Subject], tell: @escaping @Sendable (String, VariantResult) -> Void = { _, _ in },
        _ work: @escaping @Sendable (Subject, Sandbox) throws(CheckError) -> Result
    ) throws(CheckError) -> [Result] {
        var numbers: [SandboxNumber] = []
        while isBuilding, numbers.count < min(Self.workers, subjects.count) {
            numbers.append(try SandboxNumber(in: catalogue.checkout, for: Sandbox.command))
        }
        let workers = Workers(count: Self.workers, interruption: interruption)
        return try workers.map(subjects) { [numbers] worker, interruption in
            Sandbox(
                isBuilding ? numbers[worker].value : worker + 1, catalogue, toolchain: toolchain,
                environment: environment, timeout: timeout,
                interruption: interruption, kept: kept, tell: tell)
        } _: { subject, sandbox throws(CheckError) in
            try work(subject, sandbox)
        }
    }
}
