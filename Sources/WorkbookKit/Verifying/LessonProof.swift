import Foundation
import SourceModel

/// Proves the suites of a lesson by mutants of the code that they test, which may be another lesson's.
struct LessonProof {
    let lesson: Lesson
    var sandbox: Sandbox

    private var checkout: Checkout { sandbox.checkout }
    private var label: String { "lesson \(lesson.label)" }

    /// Where a lesson's mutants are described, from the checkout's root.
    static func mutants(of lesson: Lesson) -> String { lesson.path + "/mutants.json" }

    /// Tries everything, or only what takes no build.
    mutating func run(withoutBuilding isQuick: Bool) throws(CheckError) -> Proof {
        let start = ContinuousClock.now
        var results: [VariantResult] = []
        var suites: [String] = []
        var problems: [Finding] = []
        let read = Result { [self] () throws(CatalogueError) in
            (try MutantFile(checkout: checkout, path: Self.mutants(of: lesson)).read(), try subject())
        }
        switch read {
        case .success(let (mutants, subject)) where !isQuick:
            (results, suites) = try tried(mutants, on: subject)
            problems = coverage(of: suites, by: mutants)
        case .success(let (mutants, subject)): problems = plan(mutants, subject).compactMap(\.problem)
        case .failure(let error): problems = [Finding(error)]
        }
        return Proof(
            label: label, title: "\(label) \(lesson.name)", requirements: suites, results: results, problems: problems,
            seconds: start.duration(to: .now) / .seconds(1))
    }

    /// The results, and the names of the suites that were seen.
    private mutating func tried(
        _ mutants: [Mutant], on subject: Lesson
    ) throws(CheckError) -> ([VariantResult], [String]) {
        let (label, lesson) = (label, lesson)
        var suites: [String] = []
        let folder = String(subject.path.dropFirst("Lessons/".count))
        let results = try sandbox.results(of: plan(mutants, subject), label: label, as: folder) {
            sandbox throws(CheckError) in
            let switches = ["WORKBOOK_LESSON": lesson.label, "WORKBOOK_RUNGS": sandbox.answers.path]
            let attempt = try sandbox.command(label, switches: switches, home: "Lessons").run(skipping: [])
            let observation = try Observation(suitesOf: lesson, attempt, in: sandbox.checkout)
            if suites.isEmpty { suites = observation.states.map(\.id) }
            return observation
        }
        return (results, suites)
    }

    /// The lesson whose code the suites import.
    private func subject() throws(CatalogueError) -> Lesson {
        let folder = "Tests/Lessons/" + lesson.path.dropFirst("Lessons/".count)
        let sources: Sources
        do {
            sources = try Sources(at: checkout.url(folder), relativeTo: checkout.root)
        } catch {
            throw .unreadable(file: folder, reason: "\(error)")
        }
        let numbers = sources.files.flatMap(\.imports).compactMap { imported -> Int? in
            imported.module.hasPrefix("Lesson") ? Int(imported.module.dropFirst("Lesson".count).prefix(2)) : nil
        }
        return try sandbox.catalogue.lesson(Label.two(numbers.first ?? lesson.number))
    }

    private func plan(_ mutants: [Mutant], _ subject: Lesson) -> [PlannedVariant] {
        let right = FileTree(below: checkout.url(subject.path))
        let reference = PlannedVariant(
            variant: Variant(kind: .solution, name: "", place: subject.path, failing: []), files: .success(right),
            basis: subject.path)
        return [reference]
            + mutants.map { mutant in
                PlannedVariant(
                    variant: Variant(
                        kind: .mutant, name: mutant.name, place: "\(Self.mutants(of: lesson)):\(mutant.line)",
                        failing: mutant.caughtBy),
                    files: Result { () throws(VariantError) in try mutant.made(in: right) }, basis: subject.path)
            }
    }

    /// Every suite catches a mutant, and every mutant names suites.
    private func coverage(of suites: [String], by mutants: [Mutant]) -> [Finding] {
        let named = Set(mutants.flatMap(\.caughtBy))
        let unknown = named.subtracting(suites).sorted().map {
            ("caughtBy names \($0), which is no suite of the lesson", "use some of \(suites.joined(separator: ", "))")
        }
        let idle = suites.filter { !named.contains($0) }.map {
            ("no mutant is caught by \($0)", "make a mistake that it has to notice")
        }
        return (unknown + idle).map { what, fix in
            Finding(place: Self.mutants(of: lesson), what: what, name: nil, lines: [("fix", fix)])
        }
    }
}
