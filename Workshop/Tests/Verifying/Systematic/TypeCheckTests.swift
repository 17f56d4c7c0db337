import Checking
import Course
import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("The type checker is asked before a build")
struct TypeCheckTests {
    private let course: TemporaryCourse
    private var sandbox: Sandbox

    init() throws {
        course = try TemporaryCourse()
        let environment = ProcessInfo.processInfo.environment
        sandbox = Sandbox(
            1, Catalogue(of: course.checkout), toolchain: try Toolchain(environment: environment),
            environment: environment, timeout: 60, interruption: Interruption(), tell: { _, _ in })
    }

    /// Returns the type checker's errors about a Worker with this text.
    private mutating func refusal(of text: String) throws -> String? {
        let exercise = try sandbox.catalogue.exercise("13a")
        try sandbox.answers.lay(["Sources/Worker.swift": Data(text.utf8)], as: exercise.folder)
        return try TypeCheck(of: exercise, in: sandbox).refusal()
    }

    @Test("it takes what compiles")
    mutating func takes() throws {
        #expect(try refusal(of: TemporaryCourse.starter) == nil)
    }

    @Test("it says what it refuses, and where, as a build does")
    mutating func refuses() throws {
        let refusal = try refusal(of: "struct Worker {\n    func fetch() { unknown() }\n}\n")
        let errors = CompilerMessage.errors(in: try #require(refusal))
        #expect(errors.map(\.text) == ["cannot find 'unknown' in scope"])
        #expect(errors.map(\.line) == [2])
        #expect(errors.allSatisfy { $0.file.hasSuffix("/13a-Worker/Sources/Worker.swift") })
    }

    @Test("it knows the main actor as the default, as the manifest has it")
    mutating func isolates() throws {
        let refusal = try refusal(
            of: """
                final class Worker { var count = 0 }
                nonisolated func count(_ worker: Worker) -> Int { worker.count }
                """)
        #expect(refusal?.contains("main actor-isolated property 'count'") == true)
    }
}
