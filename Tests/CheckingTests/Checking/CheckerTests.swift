import CourseFixtures
import Foundation
import Processes
import Testing

@testable import Checking

@Suite("A test that never ends costs its own requirement alone")
struct CheckerTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker {}\n")
    }

    /// Returns the verdict of a check whose `swift` runs the four tests of `Recorded`, with these tests hanging.
    private func verdict(hanging: [String], most: Int = 3) throws -> Verdict {
        try course.write("bin/swift", Self.swift(hanging: hanging))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: course.checkout.url("bin/swift").path)
        let environment = ["PATH": course.checkout.url("bin").path + ":/usr/bin:/bin"]
        var checker = try Checker(
            Recorded.exercise, in: course.checkout, toolchain: Toolchain(environment: environment),
            environment: environment, timeout: 1, interruption: Interruption(), progress: { _ in })
        checker.mostHangs = most
        return try checker.run()
    }

    /// Returns a shell script that runs all tests that aren't skipped: at the same time, or one by one with
    /// `--no-parallel`.
    private static func swift(hanging: [String]) -> String {
        let names = ["one", "two", "three", "plain"]
        func tell(_ line: String) -> String { "echo '\(line)' >> \"$report\"" }
        let tests = names.map { name in
            """
            if runs \(name); then
                \(tell(Recorded.event("testStarted", name)))
                \(hanging.contains(name) ? "if $alone; then sleep 60; fi; hangs=true" : "if ! $hangs; then ended=\"$ended \(name)\"; fi")
            fi
            """
        }
        let ends = names.map { name in
            "case \"$ended\" in *\(name)*) \(tell(Recorded.event("testEnded", name)));; esac"
        }
        return """
            #!/bin/sh
            all="$*"
            hangs=false; ended=; alone=false
            case "$all" in *--no-parallel*) alone=true;; esac
            report=$(echo "$all" | sed 's/.*--event-stream-output-path \\([^ ]*\\).*/\\1/')
            runs() {
                if $alone; then case "$all" in *"--filter /$1\\("*) return 0;; esac; return 1; fi
                case "$all" in *"--skip /$1\\("*) return 1;; esac
            }
            \(names.map { tell(Recorded.found($0)) }.joined(separator: "\n"))
            \(tests.joined(separator: "\n"))
            \(ends.joined(separator: "\n"))
            if $hangs; then exec sleep 60; fi
            \(tell(Recorded.runEnded))
            """
    }

    @Test("the tests behind it, which it kept from running, run again without it")
    func others() throws {
        let verdict = try verdict(hanging: ["one", "two"])
        #expect(verdict.results[0].outcome == .timedOut(test: "one", seconds: 1))
        #expect(verdict.results[1].outcome == .timedOut(test: "two", seconds: 1))
        #expect(verdict.results[2].isMet)
        #expect(verdict.points == 1)
    }

    @Test("the other tests of its requirement are left out, because they can't change its verdict")
    func decided() throws {
        let verdict = try verdict(hanging: ["one", "two", "three"], most: 2)
        #expect(verdict.results[1].outcome == .timedOut(test: "two", seconds: 1))
        #expect(verdict.results[2].isMet)
        #expect(verdict.strayCulprits == [] && verdict.points == 1)
    }

    @Test("after the most that may hang, the others have one last run")
    func last() throws {
        let verdict = try verdict(hanging: ["one"], most: 1)
        #expect(verdict.results[0].outcome == .timedOut(test: "one", seconds: 1))
        #expect(verdict.results[1].isMet && verdict.results[2].isMet)
    }

    @Test("what hangs in that run as well is not tried again, and that is said")
    func many() throws {
        let verdict = try verdict(hanging: ["one", "three"], most: 1)
        #expect(verdict.results[0].outcome == .timedOut(test: "one", seconds: 1))
        #expect(
            verdict.results[2].outcome == .notReached("plain never had its turn, because other tests never ended"))
        #expect(verdict.points == 0)
    }
}
