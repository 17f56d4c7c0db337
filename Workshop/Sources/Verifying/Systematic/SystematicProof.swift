import Checking
import Course

/// Tries the systematic mutants and the rewritings of one exercise.
struct SystematicProof {
    let exercise: Exercise
    let sandbox: Sandbox
    /// The mutants to try; nil for all.
    let choice: SystematicChoice?
    /// Reports each mutant that was tried.
    let tell: @Sendable (SystematicResult) -> Void

    /// The sample for a suite that builds the answer itself, and so takes long for each mutant; always the same
    /// mutants.
    private var most: SystematicSample? { exercise.patience == nil ? nil : SystematicSample(count: 40, seed: "") }

    /// Tries everything; if all results were kept, nothing is built.
    func run() throws(CheckError) -> SystematicReport {
        let start = ContinuousClock.now
        let answer = try SystematicAnswer(of: exercise, in: sandbox.checkout)
        let list: EquivalentFile
        do throws(CatalogueError) {
            list = try EquivalentFile.read(below: exercise.proofs, in: sandbox.checkout)
        } catch {
            throw .wrongSolution(path: exercise.proofs, reason: "\(error)")
        }
        let all = answer.mutants
        var runs = SystematicRuns(of: answer, exercise, beside: list, in: sandbox, tell: tell)
        let chosen = chosen(of: all, by: runs.record)
        let rewritings = rewritings(of: answer, beside: list)
        let names = chosen.map(\.mutant.name) + rewritings.map(\.name)
        let left = names.count { runs.record[$0] == nil }
        // Results are kept even if Ctrl-C stops the run.
        defer { runs.record.save() }
        try runs.tryMutants(chosen)
        try runs.tryRewritings(rewritings)
        return SystematicReport(
            exercise: exercise,
            mutants: chosen.compactMap { _, mutant in
                runs.record[mutant.name].map { .init(mutant: mutant, outcome: $0) }
            },
            of: all.count,
            rewritings: rewritings.compactMap { rewriting in
                runs.record[rewriting.name].map { .init(rewriting: rewriting, outcome: $0) }
            },
            list: list, isWhole: choice == nil, kept: names.count - left,
            seconds: start.duration(to: .now) / .seconds(1))
    }

    private func chosen(
        of all: [(number: Int, mutant: SystematicMutant)], by record: SystematicRecord
    ) -> [(number: Int, mutant: SystematicMutant)] {
        switch choice {
        case .survivors: all.filter { record.survivedLast($0.mutant.name) }
        case .sample(let sample), .sampleOfChanges(let sample): sample.chosen(tried(of: all), of: exercise.label)
        case nil: tried(of: all)
        }
    }

    /// Returns the mutants that a run of all tries; whether the suite notices the others is unknown.
    private func tried(
        of all: [(number: Int, mutant: SystematicMutant)]
    ) -> [(number: Int, mutant: SystematicMutant)] {
        most.map { $0.chosen(all, of: exercise.label) } ?? all
    }

    /// Returns the rewritings that change something and aren't forbidden by the task; for a sample, only one.
    private func rewritings(of answer: SystematicAnswer, beside list: EquivalentFile) -> [Rewriting] {
        let all = Rewriting.all.filter { list.rewritings[$0.name] == nil && answer.files(with: $0) != nil }
        switch choice {
        case .sample(let sample), .sampleOfChanges(let sample):
            return sample.chosen(all, count: 1, of: exercise.label + " rewriting")
        case .survivors, nil: return all
        }
    }
}
