import CourseFixtures
import Foundation
import SourceModel
import Testing

@testable import Checking
@testable import Course
@testable import workshop

@Suite("Systematic mutants are held against the list of those that are no mistakes")
struct SystematicReportTests {
    private let exercise = Recorded.exercise(numbered: "13a")

    /// Returns mutants that leave out one of three calls, with these outcomes.
    private func results(_ outcomes: [SystematicOutcome]) throws -> [SystematicResult] {
        let sources = try Sources(files: [("Sources/A.swift", "func f() {\n    a()\n    b()\n    c()\n}\n")])
        let mutants = SystematicMutants.all(of: sources) { _ in true }.filter { $0.name.contains("leaves out") }
        return zip(mutants, outcomes).map { SystematicResult(mutant: $0, outcome: $1) }
    }

    private func report(
        _ outcomes: [SystematicOutcome], listed: [String] = [], noticedAtTimes: Set<String> = [], isWhole: Bool = true
    ) throws -> SystematicReport {
        SystematicReport(
            exercise: exercise, mutants: try results(outcomes), of: outcomes.count,
            list: EquivalentFile(
                mutants: Dictionary(uniqueKeysWithValues: listed.map { ($0, "a reason") }), rewritings: [:],
                noticedAtTimes: noticedAtTimes),
            isWhole: isWhole, kept: 0, seconds: 1)
    }

    @Test("what nobody notices is named with its place")
    func survivor() throws {
        let report = try report([.caught(by: "13a.1", words: "no"), .survived, .brokeOff(tests: ["t"])])
        #expect(report.made == 3)
        #expect(report.caught == 2)
        #expect(report.brokenOff == 1)
        #expect(report.survivors == 1)
        #expect(report.problems.map(\.what) == ["nobody notices: f() leaves out `b()`"])
        #expect(report.problems.first?.place?.hasSuffix("Sources/A.swift:3") == true)
    }

    @Test("what the compiler refuses is none that somebody could hand in")
    func refused() throws {
        let report = try report([.doesNotCompile, .caught(by: "", words: "no")])
        #expect(report.made == 1)
        #expect(report.refused == 1)
        #expect(report.caught == 1)
        #expect(report.problems == [])
    }

    @Test("a survivor that is listed with a reason is no problem, and a listed one that is none is one")
    func listed() throws {
        let name = "f() leaves out `b()`"
        #expect(try report([.caught(by: "", words: ""), .survived], listed: [name]).problems == [])
        #expect(try report([.caught(by: "", words: ""), .survived], listed: [name]).equivalent == 1)
        let stale = try report(
            [.survived, .caught(by: "13a.2", words: "")], listed: ["f() leaves out `a()`", name, "gone"])
        #expect(
            stale.problems.map { "\($0.what): \($0.lines.first?.text ?? "")" } == [
                "listed as equivalent: \(name): 13a.2 catches it",
                "listed as equivalent: gone: there is no such mutant any more",
            ])
        #expect(try report([.survived], listed: ["f() leaves out `a()`", "gone"], isWhole: false).problems == [])
    }

    @Test("one that is listed as noticed at times may survive or not, as long as it is there and compiles")
    func noticedAtTimes() throws {
        let name = "f() leaves out `a()`"
        for outcome in [SystematicOutcome.survived, .caught(by: "13a.2", words: ""), .brokeOff(tests: [])] {
            #expect(try report([outcome], listed: [name], noticedAtTimes: [name]).problems == [])
        }
        #expect(try report([.doesNotCompile], listed: [name], noticedAtTimes: [name]).problems.count == 1)
        #expect(try report([], listed: [name], noticedAtTimes: [name]).problems.count == 1)
    }

    @Test("a rewriting that is refused is told with what refused it")
    func refusal() throws {
        let rewritings = try [SystematicOutcome.survived, .caught(by: "13a.3", words: "no")].map { outcome in
            RewritingResult(rewriting: try #require(Rewriting.all.first), outcome: outcome)
        }
        let report = SystematicReport(
            exercise: exercise, mutants: [], of: 0, rewritings: rewritings,
            list: EquivalentFile(mutants: [:], rewritings: [:]), isWhole: true, kept: 0, seconds: 1)
        #expect(report.accepted == 1)
        #expect(report.problems.map(\.what) == ["a right answer is refused: \(rewritings[0].rewriting.name)"])
        #expect(report.problems.first?.lines.contains { $0.text == "13a.3: no" } == true)
    }

    @Test("the table has a line for all exercises, with the share of first findings that name the file")
    func table() throws {
        func caught(_ aspects: Set<FindingFit.Aspect>) -> SystematicOutcome {
            .caught(by: "13a.1", words: "no", fit: FindingFit(aspects: aspects))
        }
        let first = try report([caught([.file, .why]), caught([.why]), .brokeOff(tests: ["t"])])
        let second = try report([caught([.file]), .caught(by: "13a.1", words: "no")])
        let lines = SystematicText.summary([first, second], seconds: 2.5, .plain).split(separator: "\n")
        let cells = lines.map { $0.split(separator: " ").map(String.init) }
        #expect(first.firstFindings.percent(.file) == 50)
        #expect(cells.contains(["13a", "Worker", "3", "3", "3", "1", "50%", "0", "0", "0", "0", "1.0", "s"]))
        #expect(cells.contains(["13a", "Worker", "2", "2", "2", "0", "100%", "0", "0", "0", "0", "1.0", "s"]))
        #expect(cells.contains(["all", "5", "5", "5", "1", "66%", "0", "0", "0", "0", "2.5", "s"]))
    }

    @Test("the list says what is wrong with it")
    func list() throws {
        let course = try TemporaryCourse()
        let path = "Workshop/Proofs/13a-Worker/equivalent.json"
        #expect(try EquivalentFile.read(below: "Workshop/Proofs/13a-Worker", in: course.checkout).mutants.isEmpty)
        try course.write(path, #"{"mutants": [{"names": ["a", "b"], "because": "c"}], "rewritings": []}"#)
        #expect(
            try EquivalentFile.read(below: "Workshop/Proofs/13a-Worker", in: course.checkout).mutants == [
                "a": "c", "b": "c",
            ])
        try course.write(
            path,
            #"{"mutants": [{"names": ["a"], "because": "c"}, {"names": ["b"], "because": "c", "noticedAtTimes": true}], "#
                + #""rewritings": []}"#)
        let timed = try EquivalentFile.read(below: "Workshop/Proofs/13a-Worker", in: course.checkout)
        #expect(timed.isContradicted(by: .caught(by: "13a.1", words: ""), of: "a"))
        #expect(!timed.isContradicted(by: .survived, of: "a"))
        #expect(!timed.isContradicted(by: .caught(by: "13a.1", words: ""), of: "b"))
        #expect(!timed.isContradicted(by: .caught(by: "13a.1", words: ""), of: "unlisted"))
        try course.write(path, #"{"mutants": [{"names": ["a", "a"], "because": "c"}], "rewritings": []}"#)
        #expect(
            throws: CatalogueError.wrongField(
                file: path, field: "names", expected: "each name once", found: "\"a\" twice")
        ) {
            try EquivalentFile.read(below: "Workshop/Proofs/13a-Worker", in: course.checkout)
        }
    }
}
