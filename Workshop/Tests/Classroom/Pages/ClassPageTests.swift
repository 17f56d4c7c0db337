import Foundation
import Testing

@testable import workshop

@Suite("The class page")
struct ClassPageTests {
    private func page(_ submissions: [SubmissionMark]) -> ParsedPage {
        let book = Gradebook(exercises: ExampleClass.exercises, isConfined: true, submissions: submissions)
        return ParsedPage(GradebookPages(book).files["index.html"] ?? "")
    }

    private func submission(_ name: String, _ results: [(ExerciseMark.Outcome, Int)]) -> SubmissionMark {
        SubmissionMark(
            id: "s-" + name, name: name,
            marks: zip(ExampleClass.exercises, results).map { exercise, result in
                ExerciseMark(
                    exercise: exercise.label, outcome: result.0, points: result.1, requirements: [], findings: [])
            })
    }

    private func rows(_ page: ParsedPage) -> [String] { page.all("tr").map { words($0.text) } }

    private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    @Test("has a row for each student, with points and outcomes by signs and words")
    func table() {
        let page = page([
            submission("Zoë", [(.passed, 12), (.notPassed, 7), (.crashed, 0), (.doesNotCompile, 0)]),
            submission("Ayşe", [(.passed, 12), (.passed, 12)]),
        ])
        #expect(
            rows(page).prefix(4) == [
                "Student Points 02a ExtractTheService 13a Worker 18a TestTheDirector 21a Capstone",
                "Ayşe 24 12 ✓passed 12 ✓passed no mark no mark",
                "Zoë 19 12 ✓passed 7 ◐not passed 0 !crashed 0 ✗does not compile",
                "Median of those graded (2) 21.5 12 of 12 9.5 of 12 0 of 13 0 of 26",
            ])
        #expect(
            page.first("p", where: { $0.text.contains("submissions") })?.text
                == "4 exercises for 63 points. 2 submissions, all graded: 21.5 of 63 points on average, median 21.5, none with all points."
        )
        #expect(page.first("a") { $0.text == "Zoë" }?.attributes["href"] == "students/s-Zo~C3~AB.html")
    }

    @Test("explains the signs that it has, and no others")
    func legend() {
        let page = page([submission("A", [(.passed, 12), (.timedOut, 0), (.passed, 13)])])
        #expect(page.all("ul").map { words($0.text) } == ["✓ passed … timed out"])
    }

    @Test("names what was not graded with its reason, and counts it nowhere")
    func refused() {
        let bomb = SubmissionMark(id: "b", name: "Bomb <zip>", refusal: "is a bomb & no zip", marks: [])
        let page = page([bomb, submission("A", [(.passed, 12)])])
        #expect(rows(page)[2] == "Bomb <zip> not graded no mark no mark no mark no mark")
        #expect(rows(page)[3].hasPrefix("Median of those graded (1) 12 12 of 12 –"))
        #expect(page.all("li").map(\.text).contains("Bomb <zip>: it is a bomb & no zip"))
        #expect(
            page.first("header")?.text.contains(
                "4 exercises for 63 points. 2 submissions, 1 of them graded: these have 12.0 of 63 points on average, median 12,"
            ) == true)
    }

    @Test("of an empty class says so, and of one that could not be graded draws nothing")
    func empty() {
        let nobody = page([])
        #expect(nobody.error == nil && nobody.all("table", "svg", "script", "h2").isEmpty)
        #expect(nobody.first("header")?.text.contains("There is no submission.") == true)
        let refused = page([SubmissionMark(id: "b", name: "B", refusal: "is empty", marks: [])])
        #expect(refused.error == nil && refused.all("svg").isEmpty)
        #expect(refused.all("h2").map(\.text) == ["Points", "Not graded"])
        #expect(
            refused.first("header")?.text.contains("4 exercises for 63 points. 1 submission, none of them graded.\n")
                == true)
    }

    @Test("of a class in which nobody passed draws all the same")
    func nobodyPassed() {
        let page = page(
            (0..<10).map { submission("S\($0)", [(.doesNotCompile, 0), (.missing, 0), (.refused, 0), (.crashed, 0)]) })
        #expect(page.error == nil && page.all("figure").count == 3)
        #expect(rows(page)[11] == "Median of those graded (10) 0 0 of 12 0 of 12 0 of 13 0 of 26")
    }

    @Test("shows times where some are known")
    func times() {
        let late = SubmissionMark(id: "l", name: "Late", handedIn: "2026-11-20T23:59:00Z", marks: [])
        let rows = rows(page([late, submission("A", [])]))
        #expect(rows[0].hasSuffix("21a Capstone Handed in"))
        #expect(rows[1].hasSuffix("unknown") && rows[2].hasSuffix("2026-11-20 23:59 UTC"))
    }

    @Test("shows who was late, and no time for those who handed in nothing")
    func late() {
        let late = SubmissionMark(id: "l", name: "Late", isLate: true, marks: [])
        let absent = SubmissionMark(id: "m", name: "Missing", refusal: SubmissionMark.absence, marks: [])
        let page = page([late, absent, submission("A", [])])
        #expect(rows(page)[0].hasSuffix("21a Capstone Handed in"))
        #expect(rows(page)[1].hasSuffix("unknown") && rows(page)[2].hasSuffix("late"))
        #expect(rows(page)[3].hasSuffix("no mark"))
    }

    @Test("sorts by numbers and texts that no format hides")
    func sortedBy() {
        let late = SubmissionMark(id: "l", name: "Late", handedIn: "1970-01-02T00:00:01Z", marks: [])
        let page = page([late, SubmissionMark(id: "r", name: "R", refusal: "empty", marks: [])])
        let values = page.all("td", "th").compactMap { $0.attributes["data-value"] }
        #expect(values == ["Late", "0", "-1", "-1", "-1", "-1", "86401", "R", "-1", "-1", "-1", "-1", "-1", "0"])
    }

    @Test(
        "lets only the script run whose hash it names", .enabled(if: SHA256.isHere, "there is no openssl on the PATH"))
    func script() throws {
        #expect(try SHA256.base64(of: TableSorting().text) == TableSorting().hash)
        #expect(TableSorting().text.contains("getElementById(\"\(TableSorting.table)\")"))
        #expect(!TableSorting().text.contains { "<&".contains($0) })
    }
}

/// SHA-256 as this machine's openssl computes it.
private enum SHA256 {
    static var isHere: Bool { (try? base64(of: "")) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=" }

    static func base64(of text: String) throws -> String {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["openssl", "dgst", "-sha256", "-binary"]
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let hash = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return hash.base64EncodedString()
    }
}
