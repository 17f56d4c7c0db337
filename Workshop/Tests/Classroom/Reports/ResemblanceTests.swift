import CourseFixtures
import Testing

@testable import workshop

@Suite("Equal code in a class")
struct ResemblanceTests {
    private static func submission(_ name: String, _ print: String, _ copies: [AnswerTrace.Copy] = []) -> SubmissionMark
    {
        SubmissionMark(
            id: "id of \(name)", name: name, marks: [Class.half],
            traces: [AnswerTrace(exercise: "13a", print: print, copies: copies)])
    }

    private let gradebook = Gradebook(
        exercises: Class.exercises, isConfined: true,
        submissions: [
            Self.submission("Anna", "one"), Self.submission("Bo <b>", "two", Class.trace.copies),
            Self.submission("Cem", "one"), Self.submission("Dora", "three", Class.trace.copies),
            Self.submission("Emil", "one"), Self.submission("Fay", "four"), Class.dora,
        ])

    @Test("is found: whole answers, and files that were handed out with other exercises")
    func found() {
        #expect(
            gradebook.resemblances == [
                Resemblance(exercise: "13a", submissions: ["id of Anna", "id of Cem", "id of Emil"], copy: nil),
                Resemblance(
                    exercise: "13a", submissions: ["id of Bo <b>", "id of Dora"], copy: Class.trace.copies[0]),
            ])
        #expect(Class.gradebook.resemblances == [])
    }

    @Test("is found in the parts of a class after they are put together")
    func shards() throws {
        let ids = gradebook.submissions.map(\.id)
        let files = try [1, 2].map { number in
            ShardFile(
                shard: try #require(Shard("\(number)/2")), everyone: ids,
                gradebook: Gradebook(
                    exercises: Class.exercises, isConfined: true,
                    submissions: gradebook.submissions.enumerated().filter { $0.offset % 2 == number - 1 }
                        .map(\.element)))
        }
        #expect(try ShardFile.merged(files) == gradebook)
    }

    @Test("the table names it below the points, and calls it no verdict")
    func table() {
        let text = GradebookTable(gradebook, style: .plain, width: 100).text
        #expect(
            text.contains(
                """


                Worth a look, not a verdict:
                  13a: Anna, Cem and Emil handed in the same code
                  13a: Bo <b> and Dora handed in Worker.swift as it is in the files of 13b and 14a


                """))
    }

    @Test("the spreadsheet for the teacher has it in each student's row; those for Canvas and Moodle don't have it")
    func csv() {
        let rows = GradebookCSV(gradebook, flavor: .plain).text.components(separatedBy: "\r\n")
        #expect(rows[1].hasSuffix(",13a: the same code as Cem and Emil"))
        #expect(rows[2].hasSuffix(",13a: Worker.swift as it is in the files of 13b and 14a"))
        #expect(rows[7].hasSuffix(","))
        for flavor in [GradebookCSV.Flavor.canvas, .moodle] {
            let text = GradebookCSV(gradebook, flavor: flavor).text
            #expect(!text.contains("same code") && !text.contains("as it is in"))
        }
    }

    @Test("the class page has it with links; a student's page says nothing about it")
    func pages() throws {
        let files = GradebookPages(gradebook).files
        let page = ParsedPage(try #require(files["index.html"]))
        #expect(page.all("h2").map(\.text).contains(Resemblance.heading))
        #expect(page.all("li").map(\.text).contains("13a: Anna, Cem and Emil handed in the same code"))
        #expect(page.all("a").map(\.text).filter { $0 == "Bo <b>" }.count == 2)
        for (path, text) in files where path.hasPrefix("students/") {
            #expect(!text.contains("same code") && !text.contains("as it is in"))
        }
        let other = ParsedPage(try #require(GradebookPages(Class.gradebook).files["index.html"]))
        #expect(!other.all("h2").map(\.text).contains(Resemblance.heading))
    }

    @Test("an anonymous report names it by ids")
    func anonymous() throws {
        let key = try AnonymityKey(in: TemporaryCourse().checkout)
        let text = GradebookTable(gradebook.anonymous(by: key), style: .plain, width: 100).text
        let ids = ["Anna", "Cem", "Emil"].map { key.id(instead: "id of \($0)") }.sorted()
        #expect(text.contains("  13a: \(ids.inWords) handed in the same code\n"))
    }
}
