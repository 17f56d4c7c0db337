import Checking
import CourseFixtures
import Foundation

@testable import Course

extension FixtureCourse {
    /// Runs `verify` in the course; after the fixture's own `swift`, the PATH has the real toolchain, for SourceKit.
    func verify(
        _ arguments: [String] = [], whileRunning: (Process) throws -> Void = { _ in }
    ) throws -> BuiltCommand.Result {
        let path = path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        return try run(["verify"] + arguments, environment: ["PATH": path], whileRunning: whileRunning)
    }

    /// Makes a course that `verify` accepts: a solution, eight mutants, two alternatives, and the events of each one's
    /// run.
    static func verifiable() throws -> FixtureCourse {
        let course = try FixtureCourse()
        let hidden = "Exercises/13a-Worker/Sources/Contract.swift"
        try course.write(hidden, "protocol Contract {}\n")
        try course.write(hidden.replacing("Exercises", with: "Solutions"), "protocol Contract {}\n")
        for tree in ["Exercises", "Exercises/.starter"] { try course.write(tree + worker, starter) }
        try course.write("Solutions" + worker, "// sees: nothing\nstruct Worker {}\n")
        try course.write("Solutions/13a-Worker/README.md", "It is short.\n")
        try course.write("Tests/Exercises/13a-Worker/WorkerTests.swift", "import Testing\n")
        for name in ["shorter", "longer"] {
            try course.write("Workshop/Proofs/13a-Worker/Alternatives/\(name)/README.md", "It is \(name).\n")
            try course.write(alternative(name), "// sees: nothing\nstruct Worker { /* \(name) */ }\n")
        }
        try course.mutants()
        for (name, failing) in [
            ("both", ["fetch", "keep"]), ("fetch", ["fetch"]), ("keep", ["keep"]), ("nothing", []),
        ] {
            try course.events(for: name, failing: failing)
        }
        try course.events(for: "trap", failing: ["fetch"], ending: false)
        return course
    }

    /// Adds an exercise that has the files of exercise 13a.
    func addExercise(_ folder: String) throws {
        for tree in ["Exercises", "Exercises/.starter", "Solutions", "Tests/Exercises", "Workshop/Proofs"] {
            for (file, bytes) in FileTree(below: URL(fileURLWithPath: path(tree))) {
                guard file.hasPrefix("13a-Worker/") else { continue }
                let text = String(decoding: bytes, as: UTF8.self).replacing("13a", with: folder.prefix(3))
                try write(tree + "/" + file.replacing("13a-Worker", with: folder), text)
            }
        }
    }

    /// Adds a lesson about the suites of lesson 13, with one mutant that its suite `KeepTests` catches.
    func addLesson() throws {
        try write("Lessons/13-Modules/Sources/Worker.swift", "// sees: nothing\nstruct Worker {}\n")
        try write("Lessons/14-Suites/README.md", "# Lesson 14: Suites\n")
        try write("Tests/Lessons/14-Suites/KeepTests.swift", "@testable import Lesson13Modules\n")
        let mutant = Self.mutant("keeps", sees: "keep", caughtBy: "KeepTests")
        try write("Workshop/Proofs/14-Suites/mutants.json", "{ \"mutants\": [ \(mutant) ] }")
        for name in ["nothing", "keep"] {
            let lines = try String(contentsOfFile: path("bin/events-" + name), encoding: .utf8)
            let ids = lines.replacing("\"fetch\"", with: "\"T.FetchTests/fetch\"")
            try write("bin/events-" + name, ids.replacing("\"keep\"", with: "\"T.KeepTests/keep\""))
        }
    }

    /// Adds mutants of lesson 13's app, each of which fails the journey to the detail.
    func addJourneys() throws {
        try write("Lessons/13-Modules/Sources/Worker.swift", "// sees: journeys\nstruct Worker {}\n")
        let mutants = ["color", "label", "order", "spinner"].map { kind in
            Self.mutant("\(kind)-of-all", replacing: "sees: journeys", sees: "gray", caughtBy: "item-detail")
                .replacing(#""edits""#, with: #""shows": "found: gray", "edits""#)
        }
        try write("Lessons/13-Modules/journeys.json", "{ \"mutants\": [ \(mutants.joined(separator: ", ")) ] }")
        try events(for: "journeys", failing: [])
        try events(for: "gray", failing: ["fetch"])
        for name in ["journeys", "gray"] {
            let lines = try String(contentsOfFile: path("bin/events-" + name), encoding: .utf8)
            let story = #"Caught error: Journey 4 (item-detail) fails on rung 13 Modules\n  found: gray"#
            let told = lines.replacing("Expectation failed: 1 == 2", with: story)
            try write("bin/events-" + name, told.replacing(#""name":"fetch()""#, with: #""name":"journeyPasses(_:)""#))
        }
    }

    static let worker = "/13a-Worker/Sources/Worker.swift"
    static let starter = "// sees: both\n// TODO(13a.1): fetch\n// TODO(13a.2): keep\nstruct Worker {}\n"

    static func alternative(_ name: String) -> String {
        "Workshop/Proofs/13a-Worker/Alternatives/\(name)/Sources/Worker.swift"
    }

    /// Writes eight mutants, the first of which may be given.
    func mutants(first: String? = nil) throws {
        let others = (1...7).map { Self.mutant("keeps-\($0)", sees: "keep", caughtBy: "13a.2") }
        let all = [first ?? Self.mutant("fetches-nothing", sees: "fetch", caughtBy: "13a.1")] + others
        try write("Workshop/Proofs/13a-Worker/mutants.json", #"{ "mutants": [ \#(all.joined(separator: ",\n")) ] }"#)
    }

    /// Returns a mutant after which a run reports other events.
    static func mutant(_ name: String, replacing old: String = "sees: nothing", sees: String, caughtBy: String)
        -> String
    {
        #"{ "name": "\#(name)", "mistake": "One.", "caughtBy": ["\#(caughtBy)"], "edits": [ "#
            + #"{ "file": "Sources/Worker.swift", "replace": "\#(old)", "with": "sees: \#(sees)" } ] }"#
    }
}
