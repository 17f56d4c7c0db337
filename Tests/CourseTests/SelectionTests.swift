import CourseFixtures
import Testing

@testable import Course

@Suite("Exercises are chosen by a list of numbers and ranges")
struct SelectionTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        for number in [2, 4, 7] {
            let text = TemporaryCourse.json("number", "\(number)").replacing("13.1", with: "\(number).1")
            try course.write("Exercises/0\(number)-Worker/exercise.json", text)
        }
    }

    @Test(
        "in the order of the course, each once",
        arguments: [
            ("13", [13]), ("02-07", [2, 4, 7]), ("13,2-4", [2, 4, 13]), ("4,4-13,13", [4, 7, 13]), ("07-7", [7]),
        ])
    func chosen(list: String, numbers: [Int]) throws {
        #expect(try Catalogue(of: course.checkout).exercises(listed: list).map(\.number) == numbers)
    }

    @Test(
        "what is none is named",
        arguments: [("5", "5"), ("2-5", "5"), ("13-2", "13-2"), ("2,", ""), ("2-4-7", "2-4-7")])
    func unknown(list: String, part: String) {
        let error = CatalogueError.noExercise(part, known: ["02", "04", "07", "13"])
        #expect(throws: error) { try Catalogue(of: course.checkout).exercises(listed: list) }
    }
}
