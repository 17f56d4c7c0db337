import Course
import Foundation
import Mutating
import SourceModel

/// Tries the systematic mutants of one exercise: those of bodies in one build, those of declarations, and what that build can't tell, one by one.
struct SystematicProof {
    let exercise: Exercise
    var sandbox: Sandbox
    /// How many are tried, and which of them is told by a seed; nil for all.
    let sample: SystematicSample?
    /// Results from before and from now.
    private var record: SystematicRecord
    private let requirements: [(id: String, tests: [String])]
    /// Those that need a build of their own.
    private var alone: [SystematicMutant] = []

    /// Told of each one that is tried.
    private let tell: (SystematicResult) -> Void

    init(
        _ exercise: Exercise, on sandbox: Sandbox, sample: SystematicSample?, tell: @escaping (SystematicResult) -> Void
    ) {
        self.tell = tell
        self.exercise = exercise
        self.sandbox = sandbox
        self.sample = sample
        requirements = exercise.requirements.map { ($0.id, $0.tests) }
        record = SystematicRecord(of: exercise, in: sandbox)
    }

    private var solution: String { "Solutions/" + exercise.folder }

    /// A suite that builds the answer once more takes its time with each mutant: then some are tried, always the same.
    private var most: SystematicSample? { exercise.patience == nil ? nil : SystematicSample(count: 40, seed: "") }

    /// Tries them all; nothing is built where the results of all of them were kept.
    mutating func run() throws(CheckError) -> SystematicReport {
        let start = ContinuousClock.now
        let solved = FileTree(below: sandbox.checkout.url(solution))
        let sources = try sources(of: solved)
        let all = SystematicMutants.all(of: sources) { exercise.editable.contains($0) }
        let numbered = all.enumerated().map { (number: $0 + 1, mutant: $1) }
        let chosen = (sample ?? most).map { $0.chosen(numbered, of: exercise.label) } ?? numbered
        let left = chosen.filter { record[$0.mutant] == nil }
        if !left.isEmpty {
            try tryShared(left.filter { $0.mutant.body != nil }, of: sources, solved)
            alone += left.filter { $0.mutant.body == nil }.map(\.mutant)
            for mutant in alone { try tryAlone(mutant, of: sources, solved) }
        }
        record.save()
        let results = chosen.compactMap { _, mutant in
            record[mutant].map { SystematicResult(mutant: mutant, outcome: $0) }
        }
        do throws(CatalogueError) {
            let equivalent = try EquivalentFile.read(below: solution, in: sandbox.checkout)
            return SystematicReport(
                exercise: exercise, results: results, of: all.count, equivalent: equivalent, isWhole: sample == nil,
                kept: chosen.count - left.count,
                seconds: start.duration(to: .now) / .seconds(1))
        } catch {
            throw .wrongSolution(path: solution, reason: "\(error)")
        }
    }

    private func sources(of solved: FileTree) throws(CheckError) -> Sources {
        let texts = solved.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { (path: $0.key, text: String(decoding: $0.value, as: UTF8.self)) }
        do {
            return try Sources(files: texts)
        } catch {
            throw .wrongSolution(path: solution, reason: "\(error)")
        }
    }

    private var command: TestCommand {
        let switches = [
            "WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1", "WORKBOOK_ANSWERS": sandbox.answers.path,
        ]
        var command = sandbox.command("exercise \(exercise.label)", switches: switches, home: "Exercises")
        command.timeout = max(Self.patience, exercise.patience ?? 0)
        return command
    }

    /// Seconds that a test may run without coming to its end; it is shorter than elsewhere, since many mutants hang.
    private static let patience = 20

    // MARK: - Mutants of bodies

    private mutating func tryShared(
        _ mutants: [(number: Int, mutant: SystematicMutant)], of sources: Sources, _ solved: FileTree
    ) throws(CheckError) {
        guard !mutants.isEmpty, let compiled = try built(mutants, of: sources, solved) else { return }
        try sandbox.answers.lay(solved, as: exercise.folder)
        let asItWas = SystematicOutcome(try command.runBuilt(with: [:]), of: requirements)
        guard asItWas == .survived else {
            throw .wrongSolution(
                path: solution, reason: "with all of them compiled in, and none at work, it has \(asItWas)")
        }
        for (number, mutant) in compiled {
            try sandbox.answers.lay(text(of: mutant, in: sources, solved), as: exercise.folder)
            let attempt = try command.runBuilt(with: [SharedCopy.variable: "\(number)"])
            take(SystematicOutcome(attempt, of: requirements), of: mutant)
        }
    }

    /// Builds the copy that has all of them, without those that the compiler refuses.
    private mutating func built(
        _ mutants: [(number: Int, mutant: SystematicMutant)], of sources: Sources, _ solved: FileTree
    ) throws(CheckError) -> [(number: Int, mutant: SystematicMutant)]? {
        var left = mutants
        while !left.isEmpty {
            let copy = SystematicCopy(of: sources, solved, with: left)
            try sandbox.answers.lay(copy.files, as: exercise.folder)
            let (isBuilt, output) = try command.build()
            if isBuilt { return left }
            let (refused, doubtful) = copy.owners(of: CompilerMessage.errors(in: output), below: exercise.folder)
            guard !refused.isEmpty || !doubtful.isEmpty else {
                throw .notBuilt(
                    name: "\(exercise.folder) with its systematic mutants", narrowed: "WORKBOOK_ONLY=\(exercise.label)",
                    output: CompilerMessage.errors(in: output).prefix(8).map { "\($0.file):\($0.line): \($0.text)" })
            }
            for (number, mutant) in left where refused.contains(number) { take(.doesNotCompile, of: mutant) }
            // With those out that the compiler refuses for sure, the others may be in doubt no longer.
            let apart = refused.isEmpty ? doubtful : refused
            if refused.isEmpty { alone += left.filter { doubtful.contains($0.number) }.map(\.mutant) }
            left.removeAll { apart.contains($0.number) }
        }
        return nil
    }

    // MARK: - Mutants of declarations

    private mutating func tryAlone(
        _ mutant: SystematicMutant, of sources: Sources, _ solved: FileTree
    ) throws(CheckError) {
        try sandbox.answers.lay(text(of: mutant, in: sources, solved), as: exercise.folder)
        guard try command.build().isBuilt else { return take(.doesNotCompile, of: mutant) }
        take(SystematicOutcome(try command.runBuilt(with: [:]), of: requirements), of: mutant)
    }

    private func text(of mutant: SystematicMutant, in sources: Sources, _ solved: FileTree) -> FileTree {
        guard let file = sources.files.first(where: { $0.path == mutant.file }) else { return solved }
        return solved.overlaid(with: [mutant.file: Data(mutant.made(in: file).utf8)])
    }

    private mutating func take(_ outcome: SystematicOutcome, of mutant: SystematicMutant) {
        record[mutant] = outcome
        record.saveNowAndThen()
        tell(SystematicResult(mutant: mutant, outcome: outcome))
    }
}
