import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("Feedback in Moodle's form")
struct FeedbackArchiveTests {
    private let book = Gradebook(
        exercises: Class.exercises, isConfined: true,
        submissions: [
            Self.participant("1", "Ada Perfect", "812300", marks: [Class.half]),
            Self.participant("2", "Jörg Ö", "812301", marks: [Class.half]),
            Self.participant("3", "Participant 812302", "812302", refusal: "is empty", marks: []), Class.anna,
        ])

    private static func participant(
        _ id: String, _ name: String, _ number: String, refusal: String? = nil, marks: [ExerciseMark]
    ) -> SubmissionMark {
        SubmissionMark(
            id: id, name: "\(name) of the roster", student: Student(system: .moodle, number: number, name: name),
            refusal: refusal, marks: marks)
    }

    private func unpacked(_ archive: Data) throws -> [String: String] {
        let course = try TemporaryCourse()
        let file = course.checkout.url("feedback.zip")
        try archive.write(to: file)
        let unzip = Process()
        unzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        unzip.arguments = ["unzip", "-q", file.path, "-d", course.checkout.url("out").path]
        try unzip.run()
        unzip.waitUntilExit()
        #expect(unzip.terminationStatus == 0)
        let pages = course.checkout.files(below: "out").filter { $0.hasSuffix(".html") }
        return pages.reduce(into: [:]) { $0[$1] = course.read("out/\($1)") }
    }

    @Test("has a folder for each participant, named as in the download, with the student's own page")
    func folders() throws {
        let files = try unpacked(FeedbackArchive(book).data)
        #expect(
            files.keys.sorted() == [
                "Ada Perfect_812300_assignsubmission_file_/feedback.html",
                "Jörg Ö_812301_assignsubmission_file_/feedback.html",
                "Participant_812302_assignsubmission_file_/feedback.html",
            ])
        let pages = GradebookPages(book).files
        #expect(files["Ada Perfect_812300_assignsubmission_file_/feedback.html"] == pages["students/1.html"])
        #expect(files["Participant_812302_assignsubmission_file_/feedback.html"]?.contains("Not graded") == true)
    }

    @Test("is the same for the same class, and says how many it leaves out")
    func leftOut() throws {
        #expect(try FeedbackArchive(book).data == FeedbackArchive(book).data)
        #expect(
            ReportWriter(book, as: .feedback).leftOut
                == "1 submission has no participant's number from Moodle's download, and so no page in the archive")
        let file = try TemporaryCourse().checkout.url("feedback.zip")
        #expect(try ReportWriter(book, as: .feedback).write(to: file) == 3)
        #expect(try Data(contentsOf: file) == FeedbackArchive(book).data)
    }

    @Test("isn't written for nobody")
    func nobody() throws {
        let file = try TemporaryCourse().checkout.url("feedback.zip")
        #expect(throws: GradeError.noParticipants) {
            try ReportWriter(book.anonymous(by: AnonymityKey(in: TemporaryCourse().checkout)), as: .feedback).write(
                to: file)
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(Workshop.status(of: GradeError.noParticipants) == .usage)
    }
}
