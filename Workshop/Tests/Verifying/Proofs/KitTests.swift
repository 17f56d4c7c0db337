import CourseFixtures
import Foundation
import SourceModel
import Testing

@testable import Course
@testable import workshop

@Suite("A proof stands on the parts of the suites' kit that its exercise uses")
struct KitTests {
    private let checkout = Checkout(root: ThisCheckout.root)
    private let parts = ["LearnerTests", "Trial", "Layout"].map { "Tests/Exercises/Support/" + $0 }

    private func sources(_ path: String) throws -> Sources {
        try Sources(at: checkout.url(path), relativeTo: checkout.root)
    }

    /// Returns the names of the types and functions that a part declares.
    private func names(in part: String) throws -> Set<String> {
        let all = try sources(part).files.flatMap(\.declarations).filter { $0.isType || $0.kind == .function }
        return Set(all.map(\.name))
    }

    @Test("a part is left out only where nothing mentions what it declares", arguments: 0..<3)
    func unused(index: Int) throws {
        let (part, names) = (parts[index], try names(in: parts[index]))
        #expect(!names.isEmpty)
        let exercises = Catalogue(of: checkout).exercises
        let others = exercises.filter { !$0.kit(in: checkout).contains(part) }
        #expect(!others.isEmpty)
        let shared = try sources("Tests/Exercises/Support").files.filter { file in
            !parts.contains { file.path.hasPrefix($0 + "/") }
        }
        for file in try others.flatMap({ try sources("Tests/Exercises/" + $0.folder).files }) + shared {
            let used = Set(file.references.map(\.name)).intersection(names)
            #expect(used.isEmpty, "\(file.path) uses \(used.sorted()); see Exercise.kit(in:)")
        }
    }

    @Test("those for a learner's own tests are kept where the answer is tests")
    func tests() {
        let exercises = Catalogue(of: checkout).exercises
        for part in parts.prefix(2) {
            let users = exercises.filter { $0.kit(in: checkout).contains(part) }
            #expect(users.map(\.label) == ["03a", "07b", "14a", "18a"], "\(part)")
        }
    }

    @Test("the one for layouts belongs to the exercises whose suites call its function")
    func layout() throws {
        let course = try TemporaryCourse()
        try course.write("Tests/Exercises/Support/Dice.swift", "struct Dice {}\n")
        try course.write("Tests/Exercises/Support/Layout/LayoutWalk.swift", "struct LayoutWalk {}\n")
        let exercise = try #require(Catalogue(of: course.checkout).exercises.first)
        #expect(exercise.kit(in: course.checkout) == ["Tests/Exercises/Support/Dice.swift"])
        try course.write("Tests/Exercises/13a-Worker/LayoutTests.swift", "await expectNoLayoutFlaws(in: window)\n")
        #expect(exercise.kit(in: course.checkout).contains(parts[2]))
    }
}
