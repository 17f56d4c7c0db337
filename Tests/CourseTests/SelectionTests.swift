import CourseFixtures
import Testing

@testable import Course

@Suite("Exercises are chosen by a list of numbers and ranges")
struct SelectionTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        for number in [2, 4, 7] {
            let text = TemporaryCourse.json("number", "\"0\(number)a\"").replacing("13a.1", with: "0\(number)a.1")
            try course.write("Exercises/0\(number)a-Worker/exercise.json", text)
        }
    }

    @Test(
        "in the order of the course, each once",
        arguments: [
            ("13a", ["13a"]), ("02a-07a", ["02a", "04a", "07a"]), ("13,2-4", ["02a", "04a", "13a"]),
            ("4a,4-13a,13a", ["04a", "07a", "13a"]), ("07a-7", ["07a"]),
        ])
    func chosen(list: String, numbers: [ExerciseNumber]) throws {
        #expect(try Catalogue(of: course.checkout).exercises(listed: list).map(\.number) == numbers)
    }

    @Test(
        "what is none is named",
        arguments: [("5", "5"), ("2-5b", "5b"), ("13a-2a", "13a-2a"), ("2,", ""), ("2-4-7", "2-4-7")])
    func unknown(list: String, part: String) {
        let error = CatalogueError.noExercise(part, known: ["02a", "04a", "07a", "13a"])
        #expect(throws: error) { try Catalogue(of: course.checkout).exercises(listed: list) }
    }
}
