import CourseFixtures
import Testing

@testable import Checking
@testable import Course

@Suite("What could end a run, or write its report, is found")
struct ForbiddenUseTests {
    private func uses(in text: String) throws -> [ForbiddenUse] {
        let course = try TemporaryCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", text)
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        return ForbiddenUse.first(in: exercise, within: .of(exercise), of: course.checkout)
    }

    @Test(
        "where it stands, and what could be done with it",
        arguments: [
            ("exit(0)", ForbiddenUse.Power.endsTheProcess), ("Foundation.exit(1)", .endsTheProcess),
            ("DispatchQueue.main.async { _exit(0) }", .endsTheProcess), ("let leave = exit", .endsTheProcess),
            ("atexit { }", .endsTheProcess), ("Thread.exit()", .endsTheProcess), ("pthread_exit(nil)", .endsTheProcess),
            ("let task = Process()", .startsAnother),
            ("_ = system(line)", .startsAnother),
            ("print(CommandLine.arguments)", .asksAboutTheRun),
            ("log(\"\\(CommandLine.arguments)\")", .asksAboutTheRun),
            ("_ = ProcessInfo.processInfo.arguments", .asksAboutTheRun),
            ("let file = FileHandle(fileDescriptor: 5)", .goesPastSwift),
            ("let file = FileHandle.init(fileDescriptor: 5)", .goesPastSwift),
            ("let file = FileHandle(fileDescriptor: 5, closeOnDealloc: true)", .goesPastSwift),
            ("let make: (Int32) -> FileHandle = FileHandle.init", .goesPastSwift),
            ("typealias String = FileHandle; let make: (Int32) -> FileHandle = String.init", .goesPastSwift),
            ("let memory = UnsafeMutableRawPointer(bitPattern: 4096)", .goesPastSwift),
            ("_ = dlsym(nil, name)", .goesPastSwift), ("close(5)", .goesPastSwift),
            ("_ = fexecve(file, &words, &variables)", .startsAnother), ("`exit`(0)", .endsTheProcess),
            ("SwiftGlibc.exit(0)", .endsTheProcess), ("typealias T = Thread; T.exit()", .endsTheProcess),
            ("Foundation.Thread.exit()", .endsTheProcess),
        ])
    func found(line: String, power: ForbiddenUse.Power) throws {
        let uses = try uses(in: "func work(door: Door) {\n    \(line)\n}\n")
        #expect(uses.map(\.power) == [power])
        #expect(uses.first?.place.hasPrefix("Exercises/13a-Worker/Sources/Worker.swift:2:") == true)
    }

    @Test("so are C functions under another name, and the test library")
    func declarations() throws {
        #expect(
            try uses(in: "@_silgen_name(\"exit\") func leave(_ code: Int32) -> Never\n").map(\.text)
                == ["@_silgen_name"])
        let library = try uses(in: "import Foundation\nimport Testing\n")
        #expect(library.map(\.text) == ["import Testing"])
        #expect(library.first?.place.hasPrefix("Exercises/13a-Worker/Sources/Worker.swift:2:") == true)
    }

    @Test("of each power, the first is told")
    func first() throws {
        let uses = try uses(in: "func work() {\n    print(CommandLine.argc)\n    exit(0)\n    exit(1)\n}\n")
        #expect(uses.map(\.place.last) == ["5", "1"])
        #expect(uses.map(\.text) == ["exit(_:)", "CommandLine"])
    }

    @Test(
        "somebody's own of that name is none",
        arguments: [
            "door.exit()", "// exit(0)", "print(\"exit(0)\")", "let exit = Door()\n    open(exit)",
            "let button = UIButton(type: .system)", "func exit() {}\n    exit()", "Door.exit()", "abort()",
            "let rows = [1].map(Row.init)",
            "let file = FileHandle.standardError\n    let words = [1].map(String.init)",
            "let bits = Int(bitPattern: 5)", "door.close(5)",
            "struct Door { func close(_ hard: Bool) {}; func leave() { close(true) } }",
        ])
    func harmless(line: String) throws {
        #expect(try uses(in: "func work(door: Door) {\n    \(line)\n}\n") == [])
    }

    @Test(
        "a name that stands beside the system's does not hide it",
        arguments: [
            "func exit() {}\nfunc work() { exit(0) }", "func exit(_ door: String) {}\nfunc work() { exit(0) }",
            "func work() { if false { let exit = 1 }; exit(0) }",
            "func work() { if false { func exit() {} }; exit(0) }",
            "struct Door { func exit() {} }\nfunc work() { exit(0) }",
        ])
    func overloads(text: String) throws {
        #expect(try uses(in: text).map(\.power) == [.endsTheProcess])
    }

    @Test("a file that the learner added is read as well")
    func added() throws {
        let course = try TemporaryCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "func work() { leave() }\n")
        try course.write("Exercises/13a-Worker/Sources/Doors/Leave.swift", "func leave() { exit(0) }\n")
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        let uses = ForbiddenUse.first(in: exercise, within: .of(exercise), of: course.checkout)
        #expect(uses.map(\.place) == ["Exercises/13a-Worker/Sources/Doors/Leave.swift:1:16"])
    }

    @Test("an answer that stands in for another is read where it lies")
    func elsewhere() throws {
        let course = try TemporaryCourse()
        try course.write("answers/13a-Worker/Sources/Worker.swift", "func work() { exit(0) }\n")
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        var scope = TestScope.of(exercise)
        scope.standIn = ("answers", "Exercises")
        let uses = ForbiddenUse.first(in: exercise, within: scope, of: course.checkout)
        #expect(uses.map(\.place) == ["Exercises/13a-Worker/Sources/Worker.swift:1:15"])
    }
}
