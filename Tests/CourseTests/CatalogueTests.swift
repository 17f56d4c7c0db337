import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("A catalogue reads what lies in a checkout")
struct CatalogueTests {
    private static let file = "Exercises/13a-Worker/exercise.json"

    @Test("lessons have their heading as title, without its number")
    func lessonTitles() throws {
        let course = try TemporaryCourse()
        try course.write("Lessons/13-Modules/README.md", "No heading.\n")
        let lessons = Catalogue(of: course.checkout).lessons
        #expect(lessons.map(\.title) == ["Everything in one place", "Modules"])
        #expect(lessons.map(\.label) == ["01", "13"])
    }

    @Test("a number is found in each of the ways it is typed", arguments: ["13a", "13A", "13a-Worker", "013a"])
    func numbers(typed: String) throws {
        let course = try TemporaryCourse()
        #expect(try Catalogue(of: course.checkout).exercise(typed).name == "Worker")
    }

    @Test(
        "what is no number of an exercise names those there are", arguments: ["7a", "13", "13ax", "-1", ""])
    func unknownNumbers(typed: String) throws {
        let course = try TemporaryCourse()
        #expect(throws: CatalogueError.noExercise(typed, known: ["13a"])) {
            try Catalogue(of: course.checkout).exercise(typed)
        }
    }

    @Test("the checkout is found from a folder inside it, and from the executable")
    func findsTheCheckout() throws {
        let course = try TemporaryCourse()
        let inside = course.checkout.url("Exercises/13a-Worker/Sources")
        let outside = URL(fileURLWithPath: "/")
        #expect(try Checkout.find(from: inside, executable: nil).root.path == course.checkout.root.path)
        #expect(try Checkout.find(from: outside, executable: inside).root.path == course.checkout.root.path)
        #expect(throws: CatalogueError.noCheckout(from: "/")) { try Checkout.find(from: outside, executable: nil) }
    }

    @Test("a field that is missing is named with what was expected", arguments: ["number", "title", "requirements"])
    func missingFields(field: String) throws {
        let course = try TemporaryCourse()
        try course.write(Self.file, TemporaryCourse.json(field, nil))
        let problem = try #require(Catalogue(of: course.checkout).problems["13a"])
        guard case .missingField(Self.file, field, _) = problem else {
            Issue.record("\(problem)")
            return
        }
    }

    @Test(
        "a field that holds something else is named with what it holds",
        arguments: [
            ("number", "\"14a\"", "\"14a\""), ("name", "\"Scene\"", "\"Scene\""),
            ("minutes", "\"20\"", "the text \"20\""),
            ("minutes", "0", "0"), ("patience", "0", "0"), ("patience", "\"9\"", "the text \"9\""),
            ("editable", "[]", "an empty list"), ("editable", "[1]", "a list of 1"),
            ("editable", "[\"../x\"]", "\"../x\""),
            ("addable", "[\"../x\"]", "\"../x\""), ("addable", "[\"Sources/\"]", "\"Sources/\""),
            ("addable", "\"Sources\"", "the text \"Sources\""), ("removable", "[\"../x\"]", "\"../x\""),
            ("requirements", "[]", "an empty list"),
            ("requirements", "{}", "an object"),
        ])
    func wrongFields(field: String, value: String, found: String) throws {
        let course = try TemporaryCourse()
        try course.write(Self.file, TemporaryCourse.json(field, value))
        let problem = try #require(Catalogue(of: course.checkout).problems["13a"])
        guard case .wrongField(Self.file, field, _, found) = problem else {
            Issue.record("\(problem)")
            return
        }
    }

    @Test(
        "a requirement's field is named with its place",
        arguments: [
            ("id", "\"12a.1\"", "\"12a.1\""), ("kind", "\"style\"", "\"style\""), ("points", "0", "0"),
            ("goal", "\"\"", "empty"), ("tests", "[]", "an empty list"),
        ])
    func wrongRequirements(field: String, value: String, found: String) throws {
        let course = try TemporaryCourse()
        try course.write(
            Self.file, TemporaryCourse.json("requirements", "[\(TemporaryCourse.requirement(field, value))]"))
        let problem = try #require(Catalogue(of: course.checkout).problems["13a"])
        guard case .wrongField(Self.file, "requirements[0].\(field)", _, found) = problem else {
            Issue.record("\(problem)")
            return
        }
    }

    @Test("two requirements can't share an id")
    func sharedIDs() throws {
        let course = try TemporaryCourse()
        let requirement = TemporaryCourse.requirement()
        try course.write(Self.file, TemporaryCourse.json("requirements", "[\(requirement), \(requirement)]"))
        #expect(
            Catalogue(of: course.checkout).problems["13a"]
                == .wrongField(
                    file: Self.file, field: "requirements[1].id", expected: "an id that no other requirement has",
                    found: "\"13a.1\""))
    }

    @Test("what is not JSON is told with its line")
    func brokenJSON() throws {
        let course = try TemporaryCourse()
        try course.write(Self.file, "{\n  \"number\": 13,\n  oops\n}\n")
        let problem = try #require(Catalogue(of: course.checkout).problems["13a"])
        #expect(problem.description.hasPrefix("\(Self.file):3: is not JSON: "))
        #expect(
            problem.description.hasSuffix(
                "fix: mend that line, or bring back the committed one: "
                    + "git checkout -- '\(Self.file)'"))
    }

    @Test("an empty file, and one that ends too soon, are told with their line")
    func endedJSON() throws {
        let course = try TemporaryCourse()
        try course.write(Self.file, "\n")
        #expect(
            Catalogue(of: course.checkout).problems["13a"]
                == .brokenJSON(file: Self.file, line: 1, reason: "it is empty"))
        try course.write(Self.file, "{\n\"number\": 13,\n")
        let problem = try #require(Catalogue(of: course.checkout).problems["13a"])
        guard case .brokenJSON(Self.file, let line, _) = problem else {
            Issue.record("\(problem)")
            return
        }
        #expect(line == 2 || line == 3)
    }

    @Test("one broken exercise leaves the others usable")
    func othersStayUsable() throws {
        let course = try TemporaryCourse()
        try course.write("Exercises/06a-BreakTheCycles/exercise.json", "{")
        let catalogue = Catalogue(of: course.checkout)
        #expect(catalogue.exercises.map(\.number) == ["13a"])
        #expect(throws: CatalogueError.self) { try catalogue.exercise("06a") }
        #expect(catalogue.problems.keys.sorted() == ["06a"])
    }
}
