import Changes
import Checking
import Course
import Foundation
import Journeys

/// Proves a rung's changes: before each one its own journey fails, and after it all suites pass.
struct ChangeProof {
    let rung: ChangeableRung
    var sandbox: Sandbox

    private var label: String { "changes \(rung.lesson.label)" }
    private static var names: [String] { Change.all.map(\.id) }

    /// Tries everything, or only checks without a build; a brief proof builds nothing either.
    mutating func run(withoutBuilding isQuick: Bool) throws(CheckError) -> Proof {
        let start = ContinuousClock.now
        var results: [VariantResult] = []
        var problems: [Finding] = []
        switch Result(catching: { [rung] () throws(CatalogueError) in try rung.changes() }) {
        case .success(let changes):
            problems = coverage(by: changes)
            if isQuick || sandbox.isBrief {
                problems += plan(changes).compactMap(\.problem)
            } else {
                results = try before() + after(changes)
            }
        case .failure(let error): problems = [Finding(error)]
        }
        let proof = Proof(
            label: label, title: "\(label) \(rung.lesson.name)", requirements: Self.names, results: results,
            problems: problems, seconds: start.duration(to: .now) / .seconds(1))
        // Nothing is kept when the command is older than its sources, since it didn't try the current code.
        if proof.holds, !results.isEmpty, sandbox.kept != nil { ProvenChanges(sandbox.checkout).keep(rung) }
        return proof
    }

    /// Runs the journeys of all changes on the unchanged rung, where each must fail.
    private mutating func before() throws(CheckError) -> [VariantResult] {
        let rung = rung
        let files = ChangeableRung.running("Change.all.map(\\.journey)", in: rung.files)
        let asItIs = PlannedVariant(
            variant: Variant(kind: .starter, name: "", place: rung.record, failing: Self.names),
            files: .success(files), basis: rung.lesson.path)
        return try tried([asItIs]) { sandbox throws(CheckError) in
            let attempt = try Self.command(rung.lesson, in: sandbox, suite: "JourneysTests").run(skipping: [])
            return try Observation(of: Change.all.map(\.journey), on: rung.lesson, attempt, in: sandbox.checkout)
        }
    }

    /// Runs all suites on the rung with each change, where all must pass.
    private mutating func after(_ changes: [RungChange]) throws(CheckError) -> [VariantResult] {
        let suites = rung.suites
        return try tried(plan(changes)) { sandbox throws(CheckError) in
            var seen: [Observation] = []
            for lesson in suites {
                let attempt = try Self.command(lesson, in: sandbox).run(skipping: [])
                seen.append(try Observation(suitesOf: lesson, attempt, in: sandbox.checkout))
            }
            return Observation(joining: seen)
        }
    }

    private mutating func tried(
        _ plan: [PlannedVariant], look: (Sandbox) throws(CheckError) -> Observation
    ) throws(CheckError) -> [VariantResult] {
        // A rung's files are in two folders of the checkout, so the variants keep the paths from the root.
        try sandbox.results(of: plan, label: label, as: ".", reading: [], look: look)
    }

    private static func command(_ lesson: Lesson, in sandbox: Sandbox, suite: String? = nil) -> TestCommand {
        let switches = [
            "WORKBOOK_ONLY": lesson.label, "WORKBOOK_TREE": sandbox.answers.path,
        ]
        var command = sandbox.command("changes \(lesson.label)", switches: switches, home: "")
        command.suite = suite
        return command
    }

    private func plan(_ changes: [RungChange]) -> [PlannedVariant] {
        let files = rung.files
        return changes.map { change in
            PlannedVariant(
                variant: Variant(
                    kind: .alternative, name: change.name, place: "\(rung.record):\(change.line)", failing: []),
                files: Result { () throws(VariantError) in
                    ChangeableRung.running(
                        "Change.named(\"\(change.name)\").journeys", in: try change.made(in: files))
                },
                basis: ".")
        }
    }

    /// The findings about changes: each one must be made once, be known, and say how it is made.
    private func coverage(by changes: [RungChange]) -> [Finding] {
        let made = changes.map(\.name)
        let missing = Self.names.filter { !made.contains($0) }.map {
            ("\($0) is not made on this rung", "make it with Workshop/ci/changes")
        }
        let unknown = made.filter { !Self.names.contains($0) }.map {
            ("\($0) is no change of the experiment", "use some of \(Self.names.joined(separator: ", "))")
        }
        let silent = changes.filter { $0.how.hasPrefix("TODO") || $0.how.isEmpty }.map {
            ("\($0.name) does not say how it is made", "say in \"how\" where it went on this rung, and why there")
        }
        return (missing + unknown + silent).map { what, fix in
            Finding(place: rung.record, what: what, name: nil, lines: [("fix", fix)])
        }
    }
}

extension Observation {
    /// Joins the observations of several runs.
    fileprivate init(joining all: [Observation]) {
        self.init(
            states: all.flatMap(\.states),
            compilerErrors: all.first { !$0.compilerErrors.isEmpty }?.compilerErrors ?? [],
            strays: all.flatMap(\.strays), reading: all.map(\.reading).filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }
}
