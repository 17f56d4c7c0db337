import Changes
import Checking
import Course
import Foundation
import SourceModel

/// Proves the suites of a lesson by mutants of the code that they test, which may be another lesson's.
struct LessonProof {
    let lesson: Lesson
    var sandbox: Sandbox

    private var checkout: Checkout { sandbox.checkout }
    private var label: String { "lesson \(lesson.label)" }

    /// Where a lesson's mutants are described, from the checkout's root.
    static func mutants(of lesson: Lesson) -> String {
        "Workshop/Proofs/" + lesson.path.dropFirst("Lessons/".count) + "/mutants.json"
    }

    /// Tries everything, or only what takes no build; so does a brief proof, which has no time for all these mutants.
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

    /// What its suites may read: their own sources, and of each lesson that these name all files and the text.
    private func paths(with subject: Lesson) -> [String] {
        let texts = FileTree(below: checkout.url(suites)).values.map { String(decoding: $0, as: UTF8.self) }
        let read = sandbox.catalogue.lessons.filter { other in
            [lesson.path, subject.path].contains(other.path) || texts.contains { $0.contains(other.path) }
        }
        return [suites] + read.flatMap { [$0.path, $0.path + "/README.md"] }
    }

    /// The folder of its suites, from the checkout's root.
    private var suites: String { "Tests/Lessons/" + lesson.path.dropFirst("Lessons/".count) }

    /// The lesson whose code the suites import.
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
