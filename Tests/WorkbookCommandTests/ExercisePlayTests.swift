import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import Playing

@Suite("play plays an exercise's app with the learner's code")
struct ExercisePlayTests {
    @Test("an exercise without an app says so; one with an app is built, and tells what does not compile")
    func exercises() throws {
        let course = try FixtureCourse()
        let none = try course.workbook("play", "13a")
        #expect(none.status == 2)
        #expect(none.errors.hasPrefix("Exercise 13a has no app to play: what you edit in it is no part of one.\n"))
        let json = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write(
            "Exercises/13a-Worker/exercise.json",
            json.replacingOccurrences(of: "{ \"number\"", with: "{ \"app\": true, \"number\""))
        let file = course.path("Exercises/13a-Worker/Sources/Worker.swift")
        try course.write("bin/errors", "\(file):1:8: error: expected '{' in struct\n")
        let broken = try course.workbook("play", "13a")
        #expect(broken.status == 1)
        #expect(
            broken.output.hasPrefix("Exercises/13a-Worker/Sources/Worker.swift:1:8: error: expected '{' in struct\n"))
        let called = try #require(course.read("bin/called"))
        #expect(called == "build --product ExercisePlayer\nWORKBOOK_ONLY=13a\nWORKBOOK_PLAY=1\n")
    }

    /// Returns a course whose exercise is an app that this shell script plays.
    private func course(playing script: String) throws -> FixtureCourse {
        let course = try FixtureCourse()
        let json = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write(
            "Exercises/13a-Worker/exercise.json",
            json.replacingOccurrences(of: "{ \"number\"", with: "{ \"app\": true, \"number\""))
        let file = course.path("Exercises/13a-Worker/Sources/Worker.swift")
        try course.write(
            ".build/debug/ExercisePlayer",
            "#!/bin/sh\n" + script.replacing("FRAME", with: "'  1 work() in Player at \(file):3:9'") + "\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: course.path(".build/debug/ExercisePlayer"))
        return course
    }

    @Test("an app that crashes is one sentence with file and line")
    func crashes() throws {
        let course = try course(
            playing: """
                echo shelf; echo warned >&2
                echo 'Exercise13a/Worker.swift:3: Fatal error: no books' >&2
                echo '*** Signal 4: Backtracing from 0x7f... done ***' >&2; echo FRAME >&2
                kill -ABRT $$
                """)
        let result = try course.workbook("play", "13a")
        #expect(result.status == 1)
        #expect(
            result.output == """
                shelf
                Exercises/13a-Worker/Sources/Worker.swift:3: error: crashed: no books
                  fix: make that line safe for whatever it is given

                """)
        #expect(result.errors == "warned\n")
    }

    @Test("an app that is busy is ended by SIGTERM and by Ctrl-C, and says where it was", arguments: [SIGTERM, SIGINT])
    func busy(signal: Int32) throws {
        let course = try course(
            playing: """
                tell() { echo "*** Signal 3: Backtracing" >&2; echo FRAME >&2; trap - QUIT; kill -QUIT $$; }
                trap tell QUIT
                touch busy
                for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do sleep 1; done
                """)
        let result = try course.workbook("play", "13a") { process in
            try course.waitFor("busy")
            kill(process.processIdentifier, signal)
        }
        #expect(result.status == 130)
        #expect(
            result.output.hasPrefix(
                "Exercises/13a-Worker/Sources/Worker.swift:3: error: stopped while the app was busy here\n  look: for a loop"
            ))
    }

    @Test("an app that waits for somebody who types is ended without a word")
    func waiting() throws {
        let course = try course(playing: "touch waiting; exec sleep 20")
        let result = try course.workbook("play", "13a") { process in
            try course.waitFor("waiting")
            process.terminate()
        }
        #expect(result.status == 130)
        #expect(result.output == "")
        #expect(result.errors == "")
    }

    @Test("an app that was busy for too long is said to have been")
    func timesOut() throws {
        let course = try course(
            playing: "echo 'Fatal error: the app was busy for 10 s and was ended' >&2; echo FRAME >&2; kill -QUIT $$")
        let result = try course.workbook("play", "13a")
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "Exercises/13a-Worker/Sources/Worker.swift:3: error: timed out: the app was busy for 10 s and was ended\n"
            ))
    }

    @Test("lessons are traced, exercises are not")
    func traced() throws {
        #expect(try FixtureCourse().workbook("play", "13a", "--trace").status == 2)
    }
}
