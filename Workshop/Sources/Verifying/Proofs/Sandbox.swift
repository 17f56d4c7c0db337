import Checking
import Course
import Processes

/// The workspace of one verification worker: its own folder for answers and its own for builds.
struct Sandbox: Sendable {
    /// The command whose folders the sandbox uses.
    static let command = "verify"

    let catalogue: Catalogue
    let toolchain: Toolchain
    let environment: [String: String]
    let timeout: Int
    var interruption: Interruption
    /// The path of the build folder from the checkout's root.
    let scratch: String
    /// The folder that holds the current variant.
    var answers: AnswerFolder
    /// Whether one mutant and one alternative are enough.
    var isBrief = false
    /// The results from earlier runs; nil if none can be kept.
    let kept: KeptResults?
    /// Reports the result of each variant as soon as it is known.
    let tell: @Sendable (String, VariantResult) -> Void

    var checkout: Checkout { catalogue.checkout }

    /// Creates a worker's sandbox, by number.
    init(
        _ number: Int, _ catalogue: Catalogue, toolchain: Toolchain, environment: [String: String], timeout: Int,
        interruption: Interruption, kept: KeptResults? = nil,
        tell: @escaping @Sendable (String, VariantResult) -> Void
    ) {
        self.kept = kept
        self.catalogue = catalogue
        self.toolchain = toolchain
        self.environment = environment
        self.timeout = timeout
        self.interruption = interruption
        scratch = SandboxNumber.folder(number, of: Self.command) + "/build"
        answers = AnswerFolder(
            SandboxNumber.folder(number, of: Self.command) + "/answers", in: catalogue.checkout)
        self.tell = tell
    }

    /// Returns a sandbox that runs the same build, with its own folder for answers.
    func runner(_ number: Int, interruption: Interruption) -> Sandbox {
        var runner = self
        runner.interruption = interruption
        runner.answers = AnswerFolder(answers.path + "-\(number + 1)", in: checkout)
        return runner
    }

    /// Returns the command that builds and tests the folder of answers in place of `home`.
    func command(_ name: String, switches: [String: String], home: String) -> TestCommand {
        let scope = TestScope(
            name: name, switches: switches, scratch: checkout.url(scratch).path, standIn: (answers.path, home))
        return TestCommand(
            scope: scope, checkout: checkout, toolchain: toolchain, environment: environment, timeout: timeout,
            interruption: interruption, progress: { _ in })
    }

    /// Tries variants, the right answer first, and reports each; a kept result isn't tried again.
    ///
    /// `paths` are what a run reads besides the variant's own files.
    mutating func results(
        of plan: [PlannedVariant], label: String, as folder: String, reading paths: [String],
        look: (Sandbox) throws(CheckError) -> Observation
    ) throws(CheckError) -> [VariantResult] {
        var results: [VariantResult] = []
        let ground = kept?.ground(reading: paths)
        for planned in isBrief ? Self.brief(plan) : plan {
            let key = ground.flatMap { planned.key(label: label, on: $0) }
            let result: VariantResult
            if let before = key.flatMap({ kept?.result(of: planned.variant, label: label, key: $0) }) {
                result = before
            } else {
                result = try self.result(of: planned, as: folder, look: look)
                // If someone edited a file during the run, the key no longer matches, and the result isn't kept.
                if let kept, let key, planned.key(label: label, on: kept.inputs.ground(reading: paths)) == key {
                    kept.keep(result, label: label, key: key)
                }
            }
            tell(label, result)
            results.append(result)
            // Mutants of a wrong solution show nothing.
            if planned.variant.kind == .solution, !result.problems.isEmpty { break }
        }
        return results
    }

    /// Picks the starter, the solution, the first alternative, and the first mutant that only one requirement catches.
    private static func brief(_ plan: [PlannedVariant]) -> [PlannedVariant] {
        let mutant = plan.firstIndex { $0.variant.kind == .mutant && $0.variant.failing.count == 1 }
        let alternative = plan.firstIndex { $0.variant.kind == .alternative }
        return plan.enumerated().filter { place, planned in
            switch planned.variant.kind {
            case .mutant: place == mutant
            case .alternative: place == alternative
            default: true
            }
        }.map(\.element)
    }

    /// Tries a variant: puts its files in place, runs it, and compares the outcome with the expected one.
    private mutating func result(
        of planned: PlannedVariant, as folder: String, look: (Sandbox) throws(CheckError) -> Observation
    ) throws(CheckError) -> VariantResult {
        let start = ContinuousClock.now
        let variant = planned.variant
        var observation: Observation?
        var problems = planned.problem.map { [$0] } ?? []
        if case .success(let files) = planned.files {
            try answers.lay(files, as: folder)
            do throws(CheckError) {
                let seen = try look(self)
                problems = VariantFindings(variant: variant, observation: seen, checkout: checkout).all
                observation = seen
            } catch {
                guard error.isOfOneAnswer else { throw error }
                problems = [Finding(place: variant.place, what: "\(variant.title): \(error)", name: nil, lines: [])]
            }
        }
        return VariantResult(
            variant: variant, requirements: observation?.states.map(\.id) ?? [], failing: observation?.failing ?? [],
            reading: observation?.reading ?? "", first: observation?.first, problems: problems,
            seconds: start.duration(to: .now) / .seconds(1))
    }
}
