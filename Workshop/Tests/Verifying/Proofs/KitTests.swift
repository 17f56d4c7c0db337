import Checking
import CourseFixtures
import Testing

@testable import Course
@testable import workshop

@Suite("A proof stands on the files of the suites' kit that its exercise uses")
struct KitTests {
    private let course: TemporaryCourse
    private let exercise: Exercise

    init() throws {
        course = try TemporaryCourse()
        exercise = try #require(Catalogue(of: course.checkout).exercises.first)
    }

    private func kit(_ files: [String: String], for suite: String) throws -> [String] {
        for (name, text) in files { try course.write("Tests/Exercises/Support/" + name, text) }
        try course.write("Tests/Exercises/\(exercise.folder)/NewTests.swift", suite)
        return exercise.kit(in: course.checkout).map { $0.replacing("Tests/Exercises/Support/", with: "") }
    }

    @Test("a file counts if the suite names what it declares, or if a file that counts does")
    func used() throws {
        let files = [
            "Dice.swift": "struct Dice {}", "Cup.swift": "struct Cup { let dice = [Dice()] }",
            "Walk/Walk.swift": "struct Walk {}", "Walk/expectNoFlaws.swift": "func expectNoFlaws() { Walk().begin() }",
        ]
        #expect(try kit(files, for: "let dice = Dice()") == ["Dice.swift"])
        #expect(try kit(files, for: "let cup = Cup()") == ["Cup.swift", "Dice.swift"])
        #expect(
            try kit(files, for: "func test() { expectNoFlaws() }") == ["Walk/Walk.swift", "Walk/expectNoFlaws.swift"])
        #expect(try kit(files, for: "// Dice, Cup and Walk").isEmpty)
    }

    @Test("an extension counts by the names of its members, and by its type if it adds something without a name")
    func extensions() throws {
        let files = [
            "Window+Pushes.swift": "extension Window { var pushes: Int { 0 } }",
            "Window+Text.swift": "extension Window: CustomStringConvertible { var description: String { \"\" } }",
            "Window+Size.swift": "extension Window { init(size: Int) {} }",
        ]
        #expect(try kit(files, for: "let window = Window()") == ["Window+Size.swift", "Window+Text.swift"])
        #expect(try kit(files, for: "let pushes = window.pushes") == ["Window+Pushes.swift"])
    }

    @Test("if a file can't be read, the whole folder counts")
    func unreadable() throws {
        #expect(
            try kit(["Deep.swift": String(repeating: "(", count: 100_000)], for: "let dice = 1") == [
                "Tests/Exercises/Support"
            ])
    }

    @Test("the walk through layouts counts where it is called, and learners' tests where there are any")
    func parts() {
        let checkout = Checkout(root: ThisCheckout.root)
        let exercises = Catalogue(of: checkout).exercises
        func users(of file: String) -> Set<String> {
            let path = "\(SharedKit.folder)/\(file)"
            return Set(exercises.filter { $0.kit(in: checkout).contains(path) }.map(\.label))
        }
        #expect(users(of: "Layout/LayoutWalk.swift") == ["06a", "06b", "08a", "13c", "16a", "18a"])
        let testing = users(of: "LearnerTests/LearnerTests.swift")
        #expect(testing.isSuperset(of: ["03a", "07b", "14a", "18a"]))
        #expect(testing.isDisjoint(with: ["06a", "12a", "16a"]))
    }
}
