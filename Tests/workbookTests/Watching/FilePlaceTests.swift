import CourseFixtures
import Testing

@testable import Checking
@testable import workbook

@Suite("The place of a finding is a file and a line")
struct FilePlaceTests {
    @Test(
        "with and without line and column",
        arguments: [
            ("Sources/A.swift:12:5", "Sources/A.swift", 12), ("Sources/A.swift:12", "Sources/A.swift", 12),
            ("Sources/A.swift", "Sources/A.swift", nil), ("a:b.swift:3:1", "a:b.swift", 3),
        ] as [(String, String, Int?)])
    func parts(text: String, file: String, line: Int?) {
        #expect(FilePlace(text).file == file)
        #expect(FilePlace(text).line == line)
    }

    @Test("the first finding that has one is opened, else the first file to edit")
    func toEdit() {
        let exercise = Recorded.exercise
        let findings = [nil, "A.swift:3:1", "B.swift:4"].map { Finding(place: $0, what: "", name: nil, lines: []) }
        #expect(FilePlace.toEdit(exercise, after: findings).text == "A.swift:3")
        #expect(FilePlace.toEdit(exercise, after: []).text == "Exercises/13a-Worker/Sources/Worker.swift")
    }
}
