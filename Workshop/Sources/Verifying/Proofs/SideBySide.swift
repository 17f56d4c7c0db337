import Checking
import Course
import Processes

/// Does work on one exercise after the other, in several sandboxes at a time.
struct SideBySide: Sendable {
    /// How many are at work.
    static let workers = 2

    let catalogue: Catalogue
    let toolchain: Toolchain
    let environment: [String: String]
    /// Seconds that a test may run without coming to its end.
    let timeout: Int
    let interruption: Interruption
    let kept: KeptResults?
    /// Whether anything is built: only then a sandbox needs folders of its own.
    let isBuilding: Bool

    /// What the work on each made, in no order. Where one can't go on, the others need not come to their end either.
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
