import Changes
import Checking
import Course
import Foundation
import SourceModel

/// Proves a lesson's suites by mutants of the code that they test, which may belong to another lesson.
struct LessonProof {
    let lesson: Lesson
    var sandbox: Sandbox

    private var checkout: Checkout { sandbox.checkout }
    private var label: String { "lesson \(lesson.label)" }

    /// Returns the path of the file that describes a lesson's mutants, from the checkout's root.
    static func mutants(of lesson: Lesson) -> String {
        "Workshop/Proofs/" + lesson.path.dropFirst("Lessons/".count) + "/mutants.json"
    }

    /// Tries everything, or only checks without a build; a brief proof has no time for all these mutants either.
    mutating func run(withoutBuilding isQuick: Bool) throws(CheckError) -> Proof {
        let start = ContinuousClock.now
        var results: [VariantResult] = []
        var problems: [Finding] = []
        let read = Result { [self] () throws(CatalogueError) in
            (try MutantFile(checkout: checkout, path: Self.mutants(of: lesson)).read(), try subject())
        }
        switch read {
        case .success(let (mutants, subject)) where isQuick || sandbox.isBrief:
            problems = plan(mutants, subject).compactMap(\.problem)
        case .success(let (mutants, subject)):
            results = try tried(mutants, on: subject)
            problems = coverage(of: results.first?.requirements ?? [], by: mutants)
        case .failure(let error): problems = [Finding(error)]
        }
        return Proof(
            label: label, title: "\(label) \(lesson.name)", requirements: results.first?.requirements ?? [],
            results: results,
            problems: problems, seconds: start.duration(to: .now) / .seconds(1))
    }

    private mutating func tried(_ mutants: [Mutant], on subject: Lesson) throws(CheckError) -> [VariantResult] {
        let (label, lesson) = (label, lesson)
        let plan = plan(mutants, subject)
        try sandbox.answers.lay(FileTree(below: checkout.url(suites)), as: suites)
        return try sandbox.results(of: plan, label: label, as: subject.path, reading: paths(with: subject)) {
            sandbox throws(CheckError) in
            let switches = ["WORKBOOK_ONLY": lesson.label, "WORKBOOK_TREE": sandbox.answers.path]
            let attempt = try sandbox.command(label, switches: switches, home: "").run(skipping: [])
            return try Observation(suitesOf: lesson, attempt, in: sandbox.checkout)
        }
    }

    /// Returns the paths that the suites may read: their own sources, and files and text of each lesson that they name.
    private func paths(with subject: Lesson) -> [String] {
        let texts = FileTree(below: checkout.url(suites)).values.map { String(decoding: $0, as: UTF8.self) }
        let read = sandbox.catalogue.lessons.filter { other in
            [lesson.path, subject.path].contains(other.path) || texts.contains { $0.contains(other.path) }
        }
        return [suites] + read.flatMap { [$0.path, $0.path + "/README.md"] }
    }

    /// The path of the lesson's suites from the checkout's root.
    private var suites: String { "Tests/Lessons/" + lesson.path.dropFirst("Lessons/".count) }

    /// Returns the lesson whose code the suites import.
    private func subject() throws(CatalogueError) -> Lesson {
        let sources: Sources
        do {
            sources = try Sources(at: checkout.url(suites), relativeTo: checkout.root)
        } catch {
            throw .unreadable(file: suites, reason: "\(error)")
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

    /// The findings about mutants: every suite has to catch one, and every mutant has to name real suites.
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
