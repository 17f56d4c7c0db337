import Changes
import Checking
import Course
import Foundation
import Journeys

/// Proves the journeys by mutants of one rung: every journey that shows a changed screen has to fail.
struct JourneyProof {
    let lesson: Lesson
    var sandbox: Sandbox

    private var checkout: Checkout { sandbox.checkout }
    private var label: String { "journeys \(lesson.label)" }
    private var journeys: [String] { RungApp(ofRung: lesson.number).journeys.map(\.id) }

    /// The kinds of changes that a rung needs a mutant for; a mutant's name begins with its kind.
    private static let kinds = ["color", "label", "order", "spinner"]

    /// Returns the path of the file that describes a rung's mutants, from the checkout's root.
    static func mutants(of lesson: Lesson) -> String { lesson.path + "/journeys.json" }

    /// Tries everything, or only checks without a build; a brief proof has no time for a rung's builds either.
    mutating func run(withoutBuilding isQuick: Bool) throws(CheckError) -> Proof {
        let start = ContinuousClock.now
        var results: [VariantResult] = []
        var problems: [Finding] = []
        let read = Result { [self] () throws(CatalogueError) in
            try MutantFile(checkout: checkout, path: Self.mutants(of: lesson)).read()
        }
        switch read {
        case .success(let mutants) where isQuick || sandbox.isBrief:
            problems = coverage(by: mutants) + plan(mutants).compactMap(\.problem)
        case .success(let mutants):
            results = try tried(plan(mutants))
            problems = coverage(by: mutants)
        case .failure(let error): problems = [Finding(error)]
        }
        return Proof(
            label: label, title: "\(label) \(lesson.name)", requirements: journeys, results: results,
            problems: problems, seconds: start.duration(to: .now) / .seconds(1))
    }

    private mutating func tried(_ plan: [PlannedVariant]) throws(CheckError) -> [VariantResult] {
        let (label, lesson) = (label, lesson)
        let suites = "Tests/" + lesson.path
        try sandbox.answers.lay(FileTree(below: checkout.url(suites)), as: suites)
        return try sandbox.results(of: plan, label: label, as: lesson.path, reading: [lesson.path, suites]) {
            sandbox throws(CheckError) in
            let switches = ["WORKBOOK_ONLY": lesson.label, "WORKBOOK_TREE": sandbox.answers.path]
            var command = sandbox.command(label, switches: switches, home: "")
            command.suite = "JourneysTests"
            return try Observation(journeysOf: lesson, try command.run(skipping: []), in: sandbox.checkout)
        }
    }

    private func plan(_ mutants: [Mutant]) -> [PlannedVariant] {
        let right = FileTree(below: checkout.url(lesson.path))
        let reference = PlannedVariant(
            variant: Variant(kind: .solution, name: "", place: lesson.path, failing: []), files: .success(right),
            basis: lesson.path)
        return [reference]
            + mutants.map { mutant in
                PlannedVariant(
                    variant: Variant(
                        kind: .mutant, name: mutant.name, place: "\(Self.mutants(of: lesson)):\(mutant.line)",
                        failing: mutant.caughtBy, shows: mutant.shows),
                    files: Result { () throws(VariantError) in try mutant.made(in: right) }, basis: lesson.path)
            }
    }

    /// The findings about mutants: each kind needs one, each names real journeys and the line that it changes.
    private func coverage(by mutants: [Mutant]) -> [Finding] {
        let unknown = Set(mutants.flatMap(\.caughtBy)).subtracting(journeys).sorted().map {
            ("caughtBy names \($0), which is no journey", "use some of \(journeys.joined(separator: ", "))")
        }
        let missing = Self.kinds.filter { kind in !mutants.contains { $0.name.hasPrefix(kind + "-") } }.map {
            ("no mutant's name begins with \($0)-", "change one \($0) of the app that a user sees")
        }
        let silent = mutants.filter { $0.shows == nil }.map {
            ("mutant \($0.name) lacks \"shows\"", "say which line of a picture its failure names")
        }
        return (unknown + missing + silent).map { what, fix in
            Finding(place: Self.mutants(of: lesson), what: what, name: nil, lines: [("fix", fix)])
        }
    }
}
