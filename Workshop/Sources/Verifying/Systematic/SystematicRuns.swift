import Checking
import Course

/// Builds and runs the systematic variants of one answer: many in a shared build, the others one by one.
struct SystematicRuns {
    let answer: SystematicAnswer
    let exercise: Exercise
    var sandbox: Sandbox
    private let list: EquivalentFile
    private let reading: FirstReading
    private let tell: @Sendable (SystematicResult) -> Void
    /// The folder for the files that runs write; nil for the default one.
    private let folder = RunsFolder()
    /// The outcomes of earlier runs and of this one.
    let record: SystematicRecord
    /// The type checker, which spares the builds of variants that don't compile; nil if it can't be trusted.
    private var typeCheck: TypeCheck?
    /// The seconds that one test may run, shorter than elsewhere, since many mutants hang.
    private static let patience = 10
    /// The number of mutants of one build that run at a time: more than there are processors, since a run mostly waits.
    private static let runners = 3

    init(
        of answer: SystematicAnswer, _ exercise: Exercise, beside list: EquivalentFile, in sandbox: Sandbox,
        tell: @escaping @Sendable (SystematicResult) -> Void
    ) {
        (self.answer, self.exercise, self.list) = (answer, exercise, list)
        (self.sandbox, self.tell) = (sandbox, tell)
        record = SystematicRecord(of: exercise, in: sandbox)
        reading = FirstReading(of: exercise, in: sandbox.checkout, solvedBy: answer.files)
    }

    /// Tries the mutants without an earlier outcome.
    mutating func tryMutants(_ mutants: [Numbered]) throws(CheckError) {
        let left = mutants.filter { record[$0.mutant.name] == nil }
        if left.isEmpty { return }
        try typeCheck = trustedTypeCheck()
        let apart = try tryShared(left.filter { $0.mutant.part != .declaration })
        try tryApart((apart + left.filter { $0.mutant.part == .declaration }).map(\.mutant))
    }

    /// Tries mutants one build at a time, without those that the type checker rejects.
    private mutating func tryApart(_ mutants: [SystematicMutant]) throws(CheckError) {
        if mutants.isEmpty { return }
        // The first build may have made modules that the type checker needs.
        if typeCheck == nil { try typeCheck = trustedTypeCheck() }
        for mutant in mutants {
            let files = answer.files(with: mutant)
            let attempt = try refusal(of: files) == nil ? run(in: sandbox) : nil
            take(attempt.map { reading.outcome(of: $0, about: files, with: mutant) } ?? .doesNotCompile, of: mutant)
        }
    }

    /// Returns the type checker if it accepts the right answer; otherwise its verdict on a mistake means nothing.
    private mutating func trustedTypeCheck() throws(CheckError) -> TypeCheck? {
        let check = TypeCheck(of: exercise, in: sandbox)
        try sandbox.answers.lay(answer.files, as: exercise.folder)
        return try check.refusal() == nil ? check : nil
    }

    /// Returns the errors of the type checker, or else of the build; nil if the files were built.
    mutating func refusal(of files: FileTree) throws(CheckError) -> String? {
        try sandbox.answers.lay(files, as: exercise.folder)
        if let refusal = try typeCheck?.refusal() { return refusal }
        let (isBuilt, output) = try command(in: sandbox).build()
        return isBuilt ? nil : output
    }

    /// Tries the rewritings that change something and have no earlier outcome.
    ///
    /// A group is tried together first; if that is refused, each rewriting is tried by itself to find the one at fault.
    mutating func tryRewritings(_ rewritings: [Rewriting]) throws(CheckError) {
        let left = Set(rewritings.map(\.name).filter { record[$0] == nil })
        for group in Rewriting.groups {
            let group = group.filter { left.contains($0.name) }
            let (files, together) = answer.files(withAll: group)
            if together.count > 1, try outcome(of: files) == .survived {
                for rewriting in together { record.take(.survived, of: rewriting.name) }
            }
            for rewriting in group where record[rewriting.name] == nil {
                guard let files = answer.files(with: rewriting) else { continue }
                record.take(try outcome(of: files), of: rewriting.name)
            }
        }
    }

    private mutating func outcome(of files: FileTree) throws(CheckError) -> SystematicOutcome {
        try built(files).map { SystematicOutcome($0, of: exercise) } ?? .doesNotCompile
    }

    /// Builds and runs these files; nil if they don't compile.
    private mutating func built(_ files: FileTree) throws(CheckError) -> TestAttempt? {
        try sandbox.answers.lay(files, as: exercise.folder)
        guard try command(in: sandbox).build().isBuilt else { return nil }
        return try run(in: sandbox)
    }

    func take(_ outcome: SystematicOutcome, of mutant: SystematicMutant) {
        record.take(outcome, of: mutant.name)
        tell(SystematicResult(mutant: mutant, outcome: outcome))
    }

    func command(in sandbox: Sandbox) -> TestCommand {
        let switches = [
            "WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1", "WORKBOOK_TREE": sandbox.answers.path,
            "WORKBOOK_LONGEST_WAIT": "1",
        ]
        var command = sandbox.command("exercise \(exercise.label)", switches: switches, home: "Exercises")
        command.timeout = max(Self.patience, exercise.patience ?? 0)
        command.isDecided = reading.isDecided(by:)
        return command
    }

    private func run(in sandbox: Sandbox, with variables: [String: String] = [:]) throws(CheckError) -> TestAttempt {
        let place = folder.map { ["TMPDIR": $0.path] } ?? [:]
        return try command(in: sandbox).runBuilt(with: variables.merging(place) { $1 })
    }

    // MARK: - One build

    /// Tries mutants in one build, and returns those that can't share it.
    ///
    /// If a suite counts stored properties, mutants of properties can't share one.
    private mutating func tryShared(_ mutants: [Numbered]) throws(CheckError) -> [Numbered] {
        let (compiled, apart) = try build(mutants)
        if compiled.isEmpty { return apart }
        try sandbox.answers.lay(answer.files, as: exercise.folder)
        let asItWas = SystematicOutcome(try run(in: sandbox), of: exercise)
        if asItWas == .survived {
            try run(compiled)
            return apart
        }
        let properties = compiled.filter(\.mutant.part.isProperty)
        guard !properties.isEmpty else {
            throw .wrongSolution(
                path: exercise.solution,
                reason: "with all of them compiled in, and none at work, its suite says \(asItWas)")
        }
        return try tryShared(compiled.filter { !$0.mutant.part.isProperty }) + properties + apart
    }

    /// Runs mutants of the current build, several at a time.
    ///
    /// A mutant that is listed as equivalent and was noticed runs once more after the others, since a busy machine may
    /// have been too slow for it.
    private mutating func run(_ mutants: [Numbered]) throws(CheckError) {
        let runners = Workers(count: Self.runners, interruption: sandbox.interruption)
        let doubted = try runners.map(mutants, equip: sandbox.runner) { [self] one, runner throws(CheckError) in
            let outcome = try outcome(of: one, in: &runner)
            if list.isContradicted(by: outcome, of: one.mutant.name) { return Optional(one) }
            take(outcome, of: one.mutant)
            return nil
        }
        for one in doubted.compactMap(\.self) {
            take(try outcome(of: one, in: &sandbox), of: one.mutant)
        }
    }

    private func outcome(
        of one: Numbered, in sandbox: inout Sandbox
    ) throws(CheckError) -> SystematicOutcome {
        let files = answer.files(with: one.mutant)
        try sandbox.answers.lay(files, as: exercise.folder)
        let attempt = try run(in: sandbox, with: [SharedCopy.variable: "\(one.number)"])
        return reading.outcome(of: attempt, about: files, with: one.mutant)
    }
}
