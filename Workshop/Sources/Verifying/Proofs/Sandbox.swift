import Checking
import Course
import Processes

/// What one worker of a verification has: a folder for answers and one for builds, both its own.
struct Sandbox: Sendable {
    /// Whose folders are used.
    static let command = "verify"

    let catalogue: Catalogue
    let toolchain: Toolchain
    let environment: [String: String]
    let timeout: Int
    var interruption: Interruption
    /// Where builds go, from the checkout's root.
    let scratch: String
    /// Where variants lie.
    var answers: AnswerFolder
    /// Whether one mutant and one alternative are enough.
    var isBrief = false
    /// Results from before; nil where none can be kept.
    let kept: KeptResults?
    /// Told what came of each variant as soon as it is known.
    let tell: @Sendable (String, VariantResult) -> Void

    var checkout: Checkout { catalogue.checkout }

    /// A sandbox of its own for each worker, by number.
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

    /// A sandbox, by number, that runs what this one built, with answers in a folder of its own.
    func runner(_ number: Int, interruption: Interruption) -> Sandbox {
        var runner = self
        runner.interruption = interruption
        runner.answers = AnswerFolder(answers.path + "-\(number + 1)", in: checkout)
        return runner
    }

    /// The command that builds and tests what lies in the folder of answers, which stands in for `home`.
    func command(_ name: String, switches: [String: String], home: String) -> TestCommand {
        let scope = TestScope(
            name: name, switches: switches, scratch: checkout.url(scratch).path, standIn: (answers.path, home))
        return TestCommand(
            scope: scope, checkout: checkout, toolchain: toolchain, environment: environment, timeout: timeout,
            interruption: interruption, progress: { _ in })
    }

    /// Tries variants, the right answer first, and tells of each; those whose results were kept it does not try again.
    ///
    /// `paths` are what a run reads beside the variant's own files.
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
                // What was edited meanwhile is not what ran.
                if let kept, let key, planned.key(label: label, on: kept.inputs.ground(reading: paths)) == key {
                    kept.keep(result, label: label, key: key)
                }
            }
            tell(label, result)
            results.append(result)
            // A mutant of what is wrong itself shows nothing.
            if planned.variant.kind == .solution, !result.problems.isEmpty { break }
        }
        return results
    }

    /// The starter, the solution, the first alternative, and the first mutant that one requirement alone catches.
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

    /// Tries a variant: lays it down, looks, and holds what was seen against what has to be seen.
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
