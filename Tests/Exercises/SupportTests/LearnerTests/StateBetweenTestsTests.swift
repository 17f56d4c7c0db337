import ExerciseSupport
import SourceModel
import Testing

@Suite("What a learner's tests keep from one test to the next")
struct StateBetweenTestsTests {
    @Test(
        "a variable of all tests, and an object in a constant of all tests",
        arguments: [
            "var spy: StoreSpy?", "let spy = StoreSpy()", "enum Given { static var books: [Book] = [] }",
            "enum Given { static let spy = StoreSpy() }", "let pair = Pair(spy: StoreSpy())",
        ])
    func kept(text: String) throws {
        #expect(try names(in: text).count == 1)
    }

    @Test(
        "what each test makes anew, and what never changes",
        arguments: [
            "struct LendingTests { let spy = StoreSpy() }", "let title = \"Dune\"",
            "enum Given { static let days = 14 }", "let make = { StoreSpy() }",
            "func make() -> StoreSpy { StoreSpy() }",
        ])
    func notKept(text: String) throws {
        #expect(try names(in: text) == [])
    }

    private func names(in text: String) throws -> [String] {
        let subject = "final class StoreSpy {}\nstruct Pair { let spy: StoreSpy }"
        return StateBetweenTests(
            in: try Sources(files: [("LendingTests.swift", text)]), of: try Sources(files: [("Store.swift", subject)])
        ).kept.map(\.name)
    }
}
