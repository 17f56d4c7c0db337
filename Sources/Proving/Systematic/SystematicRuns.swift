import Course
import Grading
import Mutating

/// Builds and runs the systematic variants of one answer: mutants of bodies in one build, the others one by one.
struct SystematicRuns {
    private let answer: SystematicAnswer
    private let exercise: Exercise
    private var sandbox: Sandbox
    private let tell: (SystematicResult) -> Void
    /// Outcomes from before and from now.
    var record: SystematicRecord
    private let requirements: [(id: String, tests: [String])]
    /// Seconds that a test may run without coming to its end; it is shorter than elsewhere, since many mutants hang.
    private static let patience = 10

    init(
        of answer: SystematicAnswer, _ exercise: Exercise, in sandbox: Sandbox,
        tell: @escaping (SystematicResult) -> Void
    ) {
        (self.answer, self.exercise, self.sandbox, self.tell) = (answer, exercise, sandbox, tell)
        record = SystematicRecord(of: exercise, in: sandbox)
        requirements = exercise.requirements.map { ($0.id, $0.tests) }
    }

    /// Tries those of which there is no outcome from before.
    mutating func tryMutants(_ mutants: [(number: Int, mutant: SystematicMutant)]) throws(CheckError) {
        let left = mutants.filter { record[$0.mutant.name] == nil }
        let doubtful = try tryShared(left.filter { $0.mutant.body != nil })
        for mutant in doubtful + left.filter({ $0.mutant.body == nil }).map(\.mutant) {
            take(try outcome(of: answer.files(with: mutant)), of: mutant)
        }
    }

    /// Tries those that change something and of which there is no outcome from before.
    mutating func tryRewritings(_ rewritings: [Rewriting]) throws(CheckError) {
        for rewriting in rewritings where record[rewriting.name] == nil {
            guard let files = answer.files(with: rewriting) else { continue }
            record[rewriting.name] = try outcome(of: files)
            record.saveNowAndThen()
        }
    }

    private mutating func outcome(of files: FileTree) throws(CheckError) -> SystematicOutcome {
        try sandbox.answers.lay(files, as: exercise.folder)
        guard try command.build().isBuilt else { return .doesNotCompile }
        return SystematicOutcome(try command.runBuilt(with: [:]), of: requirements)
    }

    private mutating func take(_ outcome: SystematicOutcome, of mutant: SystematicMutant) {
        record[mutant.name] = outcome
        record.saveNowAndThen()
        tell(SystematicResult(mutant: mutant, outcome: outcome))
    }

    private var command: TestCommand {
        let switches = [
            "WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1", "WORKBOOK_ANSWERS": sandbox.answers.path,
            "WORKBOOK_LONGEST_WAIT": "1",
        ]
        var command = sandbox.command("exercise \(exercise.label)", switches: switches, home: "Exercises")
        command.timeout = max(Self.patience, exercise.patience ?? 0)
        return command
    }

    // MARK: - One build

    /// Tries mutants of bodies in one build; answers those of which it can't tell whether they compile.
    private mutating func tryShared(
        _ mutants: [(number: Int, mutant: SystematicMutant)]
    ) throws(CheckError) -> [SystematicMutant] {
        let (compiled, doubtful) = try build(mutants)
        if compiled.isEmpty { return doubtful }
        try sandbox.answers.lay(answer.files, as: exercise.folder)
        let asItWas = SystematicOutcome(try command.runBuilt(with: [:]), of: requirements)
        guard asItWas == .survived else {
            throw .wrongSolution(
                path: "Solutions/" + exercise.folder,
                reason: "with all of them compiled in, and none at work, its suite says \(asItWas)")
        }
        for (number, mutant) in compiled {
            try sandbox.answers.lay(answer.files(with: mutant), as: exercise.folder)
            let attempt = try command.runBuilt(with: [SharedCopy.variable: "\(number)"])
            take(SystematicOutcome(attempt, of: requirements), of: mutant)
        }
        return doubtful
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
            let (isBuilt, output) = try command.build()
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
