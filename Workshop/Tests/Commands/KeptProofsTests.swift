import CourseFixtures
import Foundation
import Testing

@Suite("verify keeps what it saw by the bytes that it saw it of")
struct KeptProofsTests {
    /// Returns the lines of an output without its times.
    private func timeless(_ output: String) -> [String] {
        output.split(separator: "\n").map(String.init)
            .filter { !$0.contains("\"seconds\"") && !$0.contains("kept from before") }
            .map { $0.replacing(#/ +(kept|time|[0-9.]+ s)$/#, with: "") }
    }

    private func sum(_ course: FixtureCourse, _ arguments: String...) throws -> String? {
        let lines = try course.verify(arguments).output.split(separator: "\n").map(String.init)
        return lines.last { $0.contains(" kept from before, ") }
    }

    /// Adds a line to a file, or creates it, with a date before the command was built.
    private func change(_ file: String, of course: FixtureCourse) throws {
        try course.write(file, (course.read(file) ?? "") + "\n")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: course.path(file))
    }

    @Test("what did not change is not run again, and reads the same", arguments: ["--show", "--json"])
    func unchanged(format: String) throws {
        let course = try FixtureCourse.verifiable()
        let first = try course.verify([format])
        try FileManager.default.removeItem(atPath: course.path("bin/called"))
        let second = try course.verify([format])
        #expect(second.status == 0, "\(second.output)\(second.errors)")
        #expect(timeless(second.output) == timeless(first.output))
        #expect(course.read("bin/called") == nil)
        #expect(try sum(course) == "12 kept from before, 0 tried")
    }

    @Test("in brief, what was proven whole is not tried again before its files change, also in a clean checkout")
    func provenWhole() throws {
        let course = try FixtureCourse.verifiable()
        #expect(try course.verify().status == 0)
        try FileManager.default.removeItem(atPath: course.path(".workbook"))
        let brief = try course.verify(["--brief"])
        #expect(brief.status == 0)
        #expect(brief.output.contains("as proven"))
        #expect(try sum(course, "--brief") == nil)
        try course.mutants(first: FixtureCourse.mutant("fetches-nothing", sees: "fetch\\n", caughtBy: "13a.1"))
        #expect(try sum(course, "--brief") == "0 kept from before, 4 tried")
    }

    @Test("in brief, a sample passes over the other exercises that changed, and says so")
    func sample() throws {
        let course = try FixtureCourse.verifiable()
        let all = try course.verify(["--brief", "--sample", "1", "--seed", "a"]).output
        #expect(all.contains("0 kept from before, 4 tried"))
        #expect(!all.contains("not tried"))
        try course.addExercise("13b-Worker")
        let one = try course.verify(["--brief", "--sample", "1", "--seed", "a"]).output
        #expect(one.contains("1 exercise changed and not tried: not in the sample"))
        #expect(one.contains("not tried\n"))
    }

    @Test("one changed byte in a mutant tries that mutant alone; --fresh tries everything")
    func changedMutant() throws {
        let course = try FixtureCourse.verifiable()
        #expect(try sum(course) == "0 kept from before, 12 tried")
        try course.mutants(first: FixtureCourse.mutant("fetches-nothing", sees: "fetch\\n", caughtBy: "13a.1"))
        #expect(try sum(course) == "11 kept from before, 1 tried")
        #expect(try sum(course, "--fresh") == "0 kept from before, 12 tried")
        #expect(try sum(course) == "12 kept from before, 0 tried")
    }

    @Test("what has to fail, an alternative and the solution count as well")
    func changedVariants() throws {
        let course = try FixtureCourse.verifiable()
        _ = try course.verify()
        try change(FixtureCourse.alternative("longer"), of: course)
        #expect(try sum(course) == "11 kept from before, 1 tried")
        try course.mutants(first: FixtureCourse.mutant("fetches-nothing", sees: "fetch", caughtBy: "13a.2"))
        #expect(try course.verify().status == 1)
        try change("Solutions" + FixtureCourse.worker, of: course)
        // The alternatives and the starter replace that file, so it isn't among theirs.
        #expect(try sum(course) == "3 kept from before, 9 tried")
    }

    @Test("a changed byte in whatever is built, run or judged tries everything")
    func changedInputs() throws {
        let course = try FixtureCourse.verifiable()
        // ResultInputsTests checks which modules count.
        let modules = ["HeadlessUIKit", "AnyNewOne"]
        let inputs =
            ["Package.swift", "Tests/Exercises/Support/Suite.swift", "Tests/Exercises/13a-Worker/WorkerTests.swift"]
            + ["Exercises/13a-Worker/exercise.json", "Exercises/13a-Worker/Sources/Contract.swift", "bin/swift"]
            + modules.map { "Sources/Kit/\($0)/File.swift" }
        _ = try course.verify(["--brief"])
        for input in inputs {
            try change(input, of: course)
            if input == "bin/swift" {
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: course.path(input))
            }
            #expect(try sum(course, "--brief") == "0 kept from before, 4 tried", "\(input)")
        }
        #expect(try sum(course, "--brief") == "4 kept from before, 0 tried")
        for text in [
            "Exercises/13a-Worker/README.md", "Exercises/13a-Worker/hints.md", "Sources/Workbook/workbook/Main.swift",
        ] {
            try change(text, of: course)
        }
        #expect(try sum(course, "--brief") == "4 kept from before, 0 tried")
    }

    @Test("a kept file that was changed, cut off or replaced is no result")
    func unreadable() throws {
        let course = try FixtureCourse.verifiable()
        _ = try course.verify()
        let file = ".workbook/proofs/13a/mutant-fetches-nothing.json"
        let kept = try #require(course.read(file))
        let forged = kept.replacing("one is not two", with: "one is not six")
        #expect(forged != kept)
        for text in [
            forged, String(kept.dropLast(9)), "", "{}", try #require(course.read(".workbook/proofs/13a/starter.json")),
        ] {
            try course.write(file, text)
            #expect(try sum(course) == "11 kept from before, 1 tried", "\(text)")
            #expect(timeless(course.read(file) ?? "") == timeless(kept))
        }
    }

    @Test("a problem is told again, and tried again")
    func problem() throws {
        let course = try FixtureCourse.verifiable()
        try course.mutants(first: FixtureCourse.mutant("lazy", sees: "both", caughtBy: "13a.1"))
        let first = try course.verify()
        let second = try course.verify()
        #expect(first.status == 1 && second.status == 1)
        #expect(second.output.contains("\n11 kept from before, 1 tried\n1 problem\n"), "\(second.output)")
        #expect(timeless(first.output) == timeless(second.output))
    }

    @Test("lessons and journeys are kept by what they read")
    func lessons() throws {
        let course = try FixtureCourse.verifiable()
        try course.addJourneys()
        _ = try course.verify(["--only", "journeys"])
        #expect(try sum(course, "--only", "journeys") == "5 kept from before, 0 tried")
        try change("Tests/Lessons/13-Modules/JourneysTests.swift", of: course)
        #expect(try sum(course, "--only", "journeys") == "0 kept from before, 5 tried")
        let lessons = try FixtureCourse.verifiable()
        try lessons.addLesson()
        _ = try lessons.verify(["--only", "14"])
        #expect(try sum(lessons, "--only", "14") == "2 kept from before, 0 tried")
        try change("Tests/Lessons/14-Suites/KeepTests.swift", of: lessons)
        #expect(try sum(lessons, "--only", "14") == "0 kept from before, 2 tried")
    }

    @Test(
        "a command that is older than what it judges by keeps nothing, and says so",
        arguments: ["Sources/Rules/SourceModel/New.swift", "Sources/Rules/CSourceKit/new.c"])
    func olderCommand(source: String) throws {
        let course = try FixtureCourse.verifiable()
        try course.write(source, "\n")
        let later = Date(timeIntervalSinceNow: 1000)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: course.path(source))
        for _ in 1...2 {
            let result = try course.verify()
            #expect(result.status == 0)
            #expect(result.output.contains("0 kept from before, 12 tried"))
            #expect(
                result.errors.contains(
                    "Nothing was kept or taken from before: \(source) is newer than this command"))
        }
    }
}
