import CourseFixtures
import Testing

@testable import Checking
@testable import Course

@Suite("A file that a learner edits has to be there")
struct MissingFilesTests {
    private func missing(editing files: [String], removable: String?) throws -> [String] {
        let course = try TemporaryCourse()
        let editable = "[\(files.map { "\"\($0)\"" }.joined(separator: ", "))]"
        let json = TemporaryCourse.json("editable", editable)
        let field = removable.map { "{\"removable\": [\"\($0)\"],\n" } ?? "{"
        try course.write("Exercises/13a-Worker/exercise.json", field + json.dropFirst())
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        return TestScope.of(exercise).missing(of: exercise, in: course.checkout)
    }

    @Test("and is missed where it isn't")
    func missed() throws {
        #expect(
            try missing(editing: ["Sources/Worker.swift", "Sources/Old/View.swift"], removable: nil)
                == ["Sources/Old/View.swift"])
    }

    @Test("except in a folder in which it may be deleted")
    func deleted() throws {
        let files = ["Sources/Worker.swift", "Sources/Old/View.swift", "Sources/Older/View.swift"]
        #expect(try missing(editing: files, removable: "Sources/Old") == ["Sources/Older/View.swift"])
    }
}
