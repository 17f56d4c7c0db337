import CourseFixtures
import Foundation
import Testing

@Suite("verify proves the exercises themselves")
struct VerifyTests {
    /// Verifies, and expects a failure with these lines in this order.
    private func refuses(_ course: FixtureCourse, _ lines: [String]) throws {
        let result = try course.verify()
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("\n1 problem\n"), "\(result.output)")
        var rest = result.output[...]
        for line in lines {
            let found = try #require(rest.range(of: line + "\n"), "\(line) is missing in\n\(result.output)")
            rest = rest[found.upperBound...]
        }
    }

    @Test("everything as it has to be exits with 0, a line a variant and a table")
    func holds() throws {
        let course = try FixtureCourse.verifiable()
        let result = try course.verify()
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("13a solution      "))
        #expect(lines[1].contains(" fails 13a.1, 13a.2 "))
        #expect(lines[2].hasPrefix("13a mutant fetches-nothing  ") && lines[2].contains(" fails 13a.1 "))
        #expect(lines[10].hasPrefix("13a alternative longer  ") && lines[10].contains(" meets all "))
        // A column is as wide as its widest time.
        #expect(lines[12].hasPrefix("            requirements  mutants  alternatives  problems  "))
        #expect(lines[13].hasPrefix("13a Worker             2        8             2         0  "))
        #expect(lines.last == "All proven")
        let called = try #require(course.read("bin/called")).split(separator: "\n").dropFirst()
        #expect(
            called == ["WORKBOOK_GRADE=1", "WORKBOOK_ONLY=13a", "WORKBOOK_TREE=.build/verify/1/answers"])
        #expect(course.read("Exercises" + FixtureCourse.worker) == FixtureCourse.starter)
    }

    @Test("--brief tries starter, solution, one alternative, and the first mutant that one requirement alone catches")
    func brief() throws {
        let course = try FixtureCourse.verifiable()
        let result = try course.verify(["--brief"])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let tried = result.output.split(separator: "\n").prefix { !$0.contains("requirements") }
        #expect(tried.count == 4, "\(result.output)")
        for line in ["13a solution  ", "13a starter  ", "13a mutant fetches-nothing  ", "13a alternative longer  "] {
            #expect(tried.contains { $0.hasPrefix(line) }, "\(line) in \(result.output)")
        }
    }

    @Test("a mutant that nothing catches")
    func uncaught() throws {
        let course = try FixtureCourse.verifiable()
        try course.mutants(first: FixtureCourse.mutant("lazy", sees: "nothing ", caughtBy: "13a.1"))
        try course.events(for: "nothing ", failing: [])
        try refuses(
            course,
            [
                "    Workshop/Proofs/13a-Worker/mutants.json:1: error: mutant lazy: 13a.1 does not catch it",
                "      fix: sharpen the suite until it does; or correct caughtBy",
            ])
    }

    @Test("a mutant that another requirement catches as well")
    func caughtByMore() throws {
        let course = try FixtureCourse.verifiable()
        try course.mutants(first: FixtureCourse.mutant("lazy", sees: "both", caughtBy: "13a.1"))
        try refuses(
            course,
            [
                "    Workshop/Proofs/13a-Worker/mutants.json:1: error: mutant lazy: fails 13a.2, which is not to catch it",
                "      because: one is not two",
            ])
    }

    @Test("a mutant that no longer applies")
    func outdated() throws {
        let course = try FixtureCourse.verifiable()
        try course.mutants(first: FixtureCourse.mutant("old", replacing: "gone", sees: "fetch", caughtBy: "13a.1"))
        try refuses(
            course,
            [
                "    Workshop/Proofs/13a-Worker/mutants.json:1: error: mutant old: it no longer applies: a text that it replaces is not there",
                "      file: Solutions/13a-Worker/Sources/Worker.swift", "      looked for: gone",
                "      fix: take the text from the file as it is now",
            ])
        let quick = try course.verify(["--quick"]).output
        #expect(quick.hasPrefix("Workshop/Proofs/13a-Worker/mutants.json:1: error: mutant old: it no longer applies: "))
    }

    @Test("a mutant that does not compile, with the compiler's words")
    func notCompiling() throws {
        let course = try FixtureCourse.verifiable()
        try course.mutants(first: FixtureCourse.mutant("broken", sees: "errors", caughtBy: "13a.1"))
        let place = "Exercises/13a-Worker/Sources/Worker.swift"
        try refuses(
            course,
            [
                "    Workshop/Proofs/13a-Worker/mutants.json:1: error: mutant broken: does not compile",
                "      compiler: \(place):1:4: error: there is no such sight",
            ])
    }

    @Test("an alternative that the suite does not accept")
    func refusedAlternative() throws {
        let course = try FixtureCourse.verifiable()
        try course.write(FixtureCourse.alternative("longer"), "// sees: keep\nstruct Worker {}\n")
        try refuses(
            course,
            [
                "    Workshop/Proofs/13a-Worker/Alternatives/longer: error: alternative longer: fails 13a.2",
                "      because: one is not two",
            ])
    }

    @Test("a starter that traps, where an expectation has to fail")
    func trap() throws {
        let course = try FixtureCourse.verifiable()
        let text = FixtureCourse.starter.replacing("both", with: "trap")
        for tree in ["Exercises", "Exercises/.starter"] { try course.write(tree + FixtureCourse.worker, text) }
        try refuses(
            course,
            [
                "    Exercises/.starter/13a-Worker: error: starter: 13a.2 brought the run down",
                "      because: the process left while the test keep was running",
            ])
    }

    @Test("a starter passes what exercise.json says that it passes, and nothing else")
    func passesInStarter() throws {
        let course = try FixtureCourse.verifiable()
        let text = FixtureCourse.starter.replacing("both", with: "fetch")
        for tree in ["Exercises", "Exercises/.starter"] { try course.write(tree + FixtureCourse.worker, text) }
        try refuses(course, ["    Exercises/.starter/13a-Worker: error: starter: passes 13a.2 already"])
        let file = "Exercises/13a-Worker/exercise.json"
        let described = try #require(course.read(file))
        let declared = described.replacing(#""tests": ["keep"]"#, with: #""tests": ["keep"], "passesInStarter": true"#)
        try course.write(file, declared)
        let result = try course.verify()
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("a solution that fails is told, and its mutants are not tried")
    func wrongSolution() throws {
        let course = try FixtureCourse.verifiable()
        try course.write("Solutions" + FixtureCourse.worker, "// sees: fetch\nstruct Worker {}\n")
        try refuses(course, ["    Solutions/13a-Worker: error: solution: fails 13a.1"])
        #expect(!(try course.verify().output.contains("13a mutant")))
    }

    @Test("a hint that is missing, before anything is built")
    func missingHint() throws {
        let course = try FixtureCourse.verifiable()
        let file = "Exercises/13a-Worker/hints.md"
        let hints = try #require(course.read(file))
        try course.write(file, hints.replacing("### What to do\n\nThis.\n\n", with: "", maxReplacements: 1))
        let result = try course.verify(["--quick"])
        #expect(result.status == 1)
        #expect(result.output.contains("\(file): requirement 13a.1 has no \"### What to do\"\n"))
        #expect(course.read("bin/called") == nil)
    }

    @Test("--show and --json tell what a learner would read, by the names of the learner's files")
    func reading() throws {
        let course = try FixtureCourse.verifiable()
        let shown = try course.verify(["--only", "13a", "--show"]).output
        #expect(shown.contains("\n    T.swift:5:9: error: one is not two [13a.1]\n"))
        let json = try course.verify(["--json"]).output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(object["holds"] as? Bool == true)
        let proofs = try #require(object["proofs"] as? [[String: Any]])
        let variants = try #require(proofs[0]["variants"] as? [[String: Any]])
        #expect(variants[2]["fails"] as? [String] == ["13a.1"])
        #expect((variants[2]["reading"] as? String)?.contains("one is not two [13a.1]") == true)
    }

    @Test("a lesson's suites are proven by mutants of the lesson that they test; one that catches none is told")
    func lesson() throws {
        let course = try FixtureCourse.verifiable()
        try course.addLesson()
        let result = try course.verify(["--only", "14"])
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines[1].hasPrefix("lesson 14 mutant keeps  ") && lines[1].contains(" fails KeepTests "))
        #expect(lines[2] == "Workshop/Proofs/14-Suites/mutants.json: error: no mutant is caught by FetchTests")
        let called = try #require(course.read("bin/called")).split(separator: "\n").dropFirst()
        #expect(called == ["WORKBOOK_ONLY=14", "WORKBOOK_TREE=.build/verify/1/answers"])
    }

    @Test("the journeys are proven on each app that has mutants for them; --brief looks whether these apply")
    func journeys() throws {
        let course = try FixtureCourse.verifiable()
        try course.addJourneys()
        let result = try course.verify(["--only", "13"])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let line = result.output.split(separator: "\n").first { $0.hasPrefix("journeys 13 mutant color-of-all  ") }
        #expect(line?.contains(" fails item-detail ") == true, "\(result.output)")
        let brief = try course.verify(["--only", "13", "--brief"])
        #expect(brief.status == 0, "\(brief.output)")
        #expect(!brief.output.contains("journeys 13 mutant"))
        try course.write("Lessons/13-Modules/Sources/Worker.swift", "struct Worker {}\n")
        let stale = try course.verify(["--only", "13", "--brief"])
        #expect(stale.status == 1)
        #expect(
            stale.output.contains(
                "Lessons/13-Modules/journeys.json:1: error: mutant color-of-all: it no longer applies: "))
    }

    @Test("Ctrl-C ends what was started")
    func interrupted() throws {
        let course = try FixtureCourse.verifiable()
        try course.write("bin/loop", "")
        let result = try course.verify { process in
            try course.waitFor("bin/called")
            process.interrupt()
        }
        #expect(result.status == 130)
    }

    @Test("what can't be verified is named", arguments: [["--only", "14"], ["13"], ["--json", "--show"]])
    func usage(arguments: [String]) throws {
        let course = try FixtureCourse.verifiable()
        #expect(try course.verify(arguments).status == 2)
    }
}
