import Course
import Grading
import Mutating

/// Builds and runs the systematic variants of one answer: mutants of bodies in one build, the others one by one.
struct SystematicRuns {
    private let answer: SystematicAnswer
    private let exercise: Exercise
    private var sandbox: Sandbox
    private let list: EquivalentFile
    private let reading: FirstReading
    private let tell: @Sendable (SystematicResult) -> Void
    /// Where runs write their files; nil where that is the disk.
    private let memory = MemoryFolder()
    /// Outcomes from before and from now.
    let record: SystematicRecord
    /// Seconds that a test may run without coming to its end; it is shorter than elsewhere, since many mutants hang.
    private static let patience = 10
    /// How many mutants of one build run at a time: more than there are processors, since a run mostly waits.
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

    /// Tries those of which there is no outcome from before.
    mutating func tryMutants(_ mutants: [(number: Int, mutant: SystematicMutant)]) throws(CheckError) {
        let left = mutants.filter { record[$0.mutant.name] == nil }
        let doubtful = try tryShared(left.filter { $0.mutant.body != nil })
        for mutant in doubtful + left.filter({ $0.mutant.body == nil }).map(\.mutant) {
            let files = answer.files(with: mutant)
            let outcome = try built(files).map { reading.outcome(of: $0, about: files, with: mutant) }
            take(outcome ?? .doesNotCompile, of: mutant)
        }
    }

    /// Tries those that change something and of which there is no outcome from before.
    ///
    /// Those of a group are done together, and each by itself where the whole is refused, so that it is known which one is.
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

    /// What a run of these files showed; nil where they don't compile.
    private mutating func built(_ files: FileTree) throws(CheckError) -> TestAttempt? {
        try sandbox.answers.lay(files, as: exercise.folder)
        guard try command(in: sandbox).build().isBuilt else { return nil }
        return try run(in: sandbox)
    }

    private func take(_ outcome: SystematicOutcome, of mutant: SystematicMutant) {
        record.take(outcome, of: mutant.name)
        tell(SystematicResult(mutant: mutant, outcome: outcome))
    }

    private func command(in sandbox: Sandbox) -> TestCommand {
        let switches = [
            "WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1", "WORKBOOK_ANSWERS": sandbox.answers.path,
            "WORKBOOK_LONGEST_WAIT": "1",
        ]
        var command = sandbox.command("exercise \(exercise.label)", switches: switches, home: "Exercises")
        command.timeout = max(Self.patience, exercise.patience ?? 0)
        return command
    }

    private func run(in sandbox: Sandbox, with variables: [String: String] = [:]) throws(CheckError) -> TestAttempt {
        let folder = memory.map { ["TMPDIR": $0.path] } ?? [:]
        return try command(in: sandbox).runBuilt(with: variables.merging(folder) { $1 })
    }

    // MARK: - One build

    /// Tries mutants of bodies in one build; answers those of which it can't tell whether they compile.
    private mutating func tryShared(
        _ mutants: [(number: Int, mutant: SystematicMutant)]
    ) throws(CheckError) -> [SystematicMutant] {
        let (compiled, doubtful) = try build(mutants)
        if compiled.isEmpty { return doubtful }
        try sandbox.answers.lay(answer.files, as: exercise.folder)
        let asItWas = SystematicOutcome(try run(in: sandbox), of: exercise)
        guard asItWas == .survived else {
            throw .wrongSolution(
                path: "Solutions/" + exercise.folder,
                reason: "with all of them compiled in, and none at work, its suite says \(asItWas)")
        }
        try run(compiled)
        return doubtful
    }

    /// Runs mutants of what is built, several at a time.
    ///
    /// One that is listed as no mistake and was noticed all the same runs once more, after the others: a busy machine may have
    /// been too slow for it.
    private mutating func run(_ mutants: [(number: Int, mutant: SystematicMutant)]) throws(CheckError) {
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
        of one: (number: Int, mutant: SystematicMutant), in sandbox: inout Sandbox
    ) throws(CheckError) -> SystematicOutcome {
        let files = answer.files(with: one.mutant)
        try sandbox.answers.lay(files, as: exercise.folder)
        let attempt = try run(in: sandbox, with: [SharedCopy.variable: "\(one.number)"])
        return reading.outcome(of: attempt, about: files, with: one.mutant)
    }

    /// Builds the copy that has all of them, without those that the compiler refuses and those in doubt.
    private mutating func build(
        _ mutants: [(number: Int, mutant: SystematicMutant)]
    ) throws(CheckError) -> (compiled: [(number: Int, mutant: SystematicMutant)], doubtful: [SystematicMutant]) {
        var left = mutants
        var apart: [SystematicMutant] = []
        while !left.isEmpty {
            let copy = SystematicCopy(of: answer.sources, answer.files, with: left)
            try sandbox.answers.lay(copy.files, as: exercise.folder)
            let (isBuilt, output) = try command(in: sandbox).build()
            if isBuilt { break }
            let errors = CompilerMessage.errors(in: output)
            let (refused, doubtful) = copy.owners(of: errors, below: exercise.folder)
            guard !refused.isEmpty || !doubtful.isEmpty else {
                throw .notBuilt(
                    name: "\(exercise.folder) with its systematic mutants", narrowed: "WORKBOOK_ONLY=\(exercise.label)",
                    output: errors.prefix(8).map { "\($0.file):\($0.line): \($0.text)" })
            }
            for (number, mutant) in left where refused.contains(number) { take(.doesNotCompile, of: mutant) }
            // With those out that the compiler refuses for sure, the others may be in doubt no longer.
            if refused.isEmpty { apart += left.filter { doubtful.contains($0.number) }.map(\.mutant) }
            left.removeAll { (refused.isEmpty ? doubtful : refused).contains($0.number) }
        }
        return (left, apart)
    }
}
