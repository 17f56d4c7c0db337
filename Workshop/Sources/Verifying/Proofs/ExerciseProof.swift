import Changes
import Checking
import Course
import Foundation

/// Proves one exercise by running its starter, its solution, its mutants and its alternatives.
struct ExerciseProof {
    let exercise: Exercise
    var sandbox: Sandbox

    private var checkout: Checkout { sandbox.checkout }
    private var solution: String { exercise.solution }
    private var ids: [String] { exercise.requirements.map(\.id) }

    /// Tries everything, or only checks without a build.
    mutating func run(withoutBuilding isQuick: Bool) throws(CheckError) -> Proof {
        let start = ContinuousClock.now
        var mutants: [Mutant] = []
        var alternatives: [Alternative] = []
        var problems =
            StarterFiles(exercise: exercise, checkout: checkout).findings
            + TaskMarks(exercise: exercise, catalogue: sandbox.catalogue).findings
            + InstructionNames(exercise: exercise, catalogue: sandbox.catalogue).findings
        for name in Alternative.names(below: exercise.proofs, in: checkout) {
            do throws(CatalogueError) {
                alternatives.append(try .read(name, below: exercise.proofs, in: checkout))
            } catch {
                problems.append(Finding(error))
            }
        }
        do throws(CatalogueError) {
            mutants = try MutantFile(checkout: checkout, path: exercise.proofs + "/mutants.json").read()
            problems +=
                MutantCoverage(
                    ids: ids, mutants: mutants, alternatives: alternatives.count, proofs: exercise.proofs
                ).findings
        } catch {
            problems.append(Finding(error))
        }
        let isProvenBefore = sandbox.isBrief && !isQuick && Self.isProven(exercise, in: checkout)
        let isTried = !isQuick && !isProvenBefore
        let plan = plan(mutants, alternatives, locatingFaults: isTried)
        var proof = Proof(
            label: exercise.label, title: "\(exercise.label) \(exercise.name)", requirements: ids,
            results: isTried ? try results(of: plan) : [],
            problems: problems + (isTried ? [] : plan.compactMap(\.problem)),
            seconds: start.duration(to: .now) / .seconds(1))
        proof.isProvenBefore = isProvenBefore
        // Nothing is kept when the command is older than its sources, since it didn't try the current code.
        if isTried, !sandbox.isBrief, proof.holds, sandbox.kept != nil {
            let record = ProvenRecord(Self.proven, in: checkout)
            record.keep(exercise.label, Self.fingerprint(of: exercise, in: checkout))
        }
        return proof
    }

    /// The path of the record of exercises that were proven whole, with their bytes.
    static let proven = "Workshop/Proofs/proven.json"

    /// Whether the exercise was proven whole on the bytes that it has now.
    static func isProven(_ exercise: Exercise, in checkout: Checkout) -> Bool {
        ProvenRecord(proven, in: checkout).holds(exercise.label, fingerprint(of: exercise, in: checkout))
    }

    /// Returns the fingerprint of the exercise, its starter, its solution with all mutants and alternatives, and its
    /// suite with what it shares.
    private static func fingerprint(of exercise: Exercise, in checkout: Checkout) -> String {
        let paths = [
            exercise.path + "/exercise.json", exercise.starterPath, exercise.solution,
            exercise.proofs + "/mutants.json", exercise.proofs + "/Alternatives",
            "Tests/Exercises/" + exercise.folder,
        ]
        var print = Fingerprint()
        print.add(paths: paths + exercise.kit(in: checkout), in: checkout)
        return print.text
    }

    private mutating func results(of plan: [PlannedVariant]) throws(CheckError) -> [VariantResult] {
        let exercise = exercise
        let solved = FileTree(below: checkout.url(solution))
        let paths = [
            exercise.path + "/exercise.json", exercise.path, exercise.starterPath, "Tests/Exercises/" + exercise.folder,
        ]
        return try sandbox.results(of: plan, label: exercise.label, as: exercise.folder, reading: paths) {
            sandbox throws(CheckError) in
            let switches = [
                "WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1", "WORKBOOK_TREE": sandbox.answers.path,
            ]
            let command = sandbox.command("exercise \(exercise.label)", switches: switches, home: "Exercises")
            let verdict = try Checker(exercise, by: command).run()
            let answer = FileTree(below: sandbox.checkout.url(sandbox.answers.path + "/" + exercise.folder))
            return Observation(verdict, in: sandbox.checkout, of: answer, solvedBy: solved)
        }
    }

    /// Returns all variants, the solution first: without a right solution, the others show nothing.
    private func plan(
        _ mutants: [Mutant], _ alternatives: [Alternative], locatingFaults: Bool
    ) -> [PlannedVariant] {
        let solved = FileTree(below: checkout.url(solution))
        let begun = FileTree(below: checkout.url(exercise.path))
            .overlaid(with: FileTree(below: checkout.url(exercise.starterPath)))
        var plan = [
            planned(.solution, "", at: solution, failing: [], files: .success(solved)),
            planned(
                .starter, "", at: exercise.starterPath,
                failing: exercise.requirements.filter { !$0.passesInStarter }.map(\.id), files: .success(begun)),
        ]
        plan += mutants.map { planned($0, in: solved, locatingFaults: locatingFaults) }
        plan += alternatives.map { alternative in
            planned(
                .alternative, alternative.name, at: exercise.proofs + "/Alternatives/" + alternative.name, failing: [],
                files: Result { () throws(VariantError) in try alternative.made(in: solved) })
        }
        return plan
    }

    /// Plans a mutant of the solution.
    ///
    /// Locating its mistake takes time, so that happens on request, or if the mutant states its place.
    private func planned(_ mutant: Mutant, in solved: FileTree, locatingFaults: Bool) -> PlannedVariant {
        var variant = Variant(
            kind: .mutant, name: mutant.name, place: "\(exercise.proofs)/mutants.json:\(mutant.line)",
            failing: mutant.caughtBy)
        variant.first = mutant.first
        do throws(VariantError) {
            let files = try mutant.made(in: solved)
            if locatingFaults || mutant.fault != nil { variant.fault = try Fault(of: mutant, from: solved, to: files) }
            return PlannedVariant(variant: variant, files: .success(files), basis: solution)
        } catch {
            return PlannedVariant(variant: variant, files: .failure(error), basis: solution)
        }
    }

    private func planned(
        _ kind: Variant.Kind, _ name: String, at place: String, failing: [String], files: Result<FileTree, VariantError>
    ) -> PlannedVariant {
        PlannedVariant(
            variant: Variant(kind: kind, name: name, place: place, failing: failing), files: files, basis: solution)
    }
}
