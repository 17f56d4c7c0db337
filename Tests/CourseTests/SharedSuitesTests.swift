import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("Rungs with the same code share a suite")
struct SharedSuitesTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        for rung in ["02-First", "03-Second"] {
            try course.write("Lessons/\(rung)/Sources/ItemsStore.swift", "struct ItemsStore {}\n")
        }
        try course.write("Tests/Lessons/02-First/StoreTests.swift", suite("Lesson02First"))
        try table(suites: Self.entry)
    }

    private static let entry = """
        {"suite": "02-First/StoreTests.swift", "tests": ["ItemsStore.swift"], "shared": ["03-Second/Deep/StoreTests.swift"]}
        """

    private func suite(_ module: String) -> String {
        "import Testing\n@testable import \(module)\n@Test func store() { _ = ItemsStore() }\n"
    }

    private func table(suites: String = "", copies: String = "") throws {
        try course.write("Tests/Lessons/shared.json", "{\"suites\": [\(suites)], \"copies\": [\(copies)]}")
    }

    private func problems() throws -> [String] { try SharedSuitesCheck(course.checkout).problems }

    @Test("in this checkout, code that is tested once is identical, and no suite is there twice")
    func thisCheckout() throws {
        let problems = try SharedSuitesCheck(Checkout(root: ThisCheckout.root)).problems
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(try SharedSuites(in: Checkout(root: ThisCheckout.root)).all.count > 20)
    }

    @Test("a suite that a rung shares reads as a copy there would")
    func copies() throws {
        let shared = try SharedSuites(in: course.checkout)
        #expect(try shared.copies(in: "03-Second") == ["Deep/StoreTests.swift": Data(suite("Lesson03Second").utf8)])
        #expect(try shared.copies(in: "02-First").isEmpty)
        #expect(try problems().isEmpty)
    }

    @Test("a checkout without a table shares nothing")
    func noTable() throws {
        try course.remove("Tests/Lessons/shared.json")
        #expect(try SharedSuites(in: course.checkout).copies(in: "03-Second").isEmpty)
    }

    @Test("names the source that differs, or is missing, from the one under test")
    func differs() throws {
        let message = """
            Lessons/03-Second/Sources/ItemsStore.swift differs from 02's, whose suite tests both: make them equal, or give \
            03 its own StoreTests.swift
            """
        try course.write("Lessons/03-Second/Sources/ItemsStore.swift", "struct ItemsStore { let other = 1 }\n")
        #expect(try problems() == [message])
        try course.remove("Lessons/03-Second/Sources/ItemsStore.swift")
        #expect(try problems() == [message])
        try course.remove("Lessons/02-First/Sources/ItemsStore.swift")
        #expect(
            try problems() == [
                """
                Lessons/02-First/Sources/ItemsStore.swift is missing: Tests/Lessons/shared.json says that \
                02-First/StoreTests.swift tests it
                """
            ])
    }

    @Test("names a suite that is missing, and a copy that should be gone")
    func missing() throws {
        try course.write("Tests/Lessons/03-Second/Deep/StoreTests.swift", "// Another one.\n")
        #expect(
            try problems() == [
                """
                Tests/Lessons/03-Second/Deep/StoreTests.swift is there, and Tests/Lessons/shared.json says that 02's \
                suite tests both: delete the copy, or take it out of the table
                """
            ])
        try course.remove("Tests/Lessons/02-First/StoreTests.swift")
        #expect(
            try problems() == [
                """
                Tests/Lessons/02-First/StoreTests.swift is missing: Tests/Lessons/shared.json says that it tests several \
                rungs
                """
            ])
    }

    @Test("names two suites that are the same but for their modules")
    func identical() throws {
        try table()
        try course.write("Tests/Lessons/03-Second/Deep/StoreTests.swift", suite("Lesson03Second"))
        #expect(
            try problems() == [
                """
                Tests/Lessons/03-Second/Deep/StoreTests.swift is the same suite as 02-First/StoreTests.swift: delete it, \
                and name it in Tests/Lessons/shared.json with the source files that both test
                """
            ])
    }

    @Test("a copy is needed only while the code differs, and while it is one")
    func needed() throws {
        try table(copies: Self.entry)
        try course.write("Tests/Lessons/03-Second/Deep/StoreTests.swift", suite("Lesson03Second"))
        #expect(
            try problems() == [
                """
                Tests/Lessons/03-Second/Deep/StoreTests.swift tests the same ItemsStore.swift as \
                02-First/StoreTests.swift: delete the copy, and move its entry from "copies" to "suites"
                """
            ])
        try course.write("Lessons/03-Second/Sources/ItemsStore.swift", "struct ItemsStore { let other = 1 }\n")
        #expect(try problems().isEmpty)
        try course.write("Tests/Lessons/03-Second/Deep/StoreTests.swift", "// Another one.\n")
        #expect(
            try problems() == [
                """
                Tests/Lessons/03-Second/Deep/StoreTests.swift is no copy of 02-First/StoreTests.swift any more: take it \
                out of Tests/Lessons/shared.json
                """
            ])
    }
}
