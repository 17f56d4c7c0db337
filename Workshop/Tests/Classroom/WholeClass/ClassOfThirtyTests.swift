import Foundation
import Testing

@testable import workshop

@Suite("A class of thirty", .enabled(if: Packing.isHere, "no zip, unzip and tar on the PATH"))
struct ClassOfThirtyTests {
    private let desk: Desk
    private let course: ClassroomCourse

    init() throws { (desk, course) = (try Desk(), try ClassroomCourse()) }

    private func grade(_ download: Download, withRoster: Bool = true) throws -> Gradebook {
        try download.lay(on: desk, in: "class")
        try desk.write("roster.csv", Data(download.roster.utf8))
        return try course.grade(desk.url("class"), roster: withRoster ? desk.url("roster.csv") : nil)
    }

    private func text(_ gradebook: Gradebook, _ columns: GradebookCSV.Flavor) -> [String] {
        GradebookCSV(gradebook, flavor: columns).text.components(separatedBy: "\r\n")
    }

    // MARK: - Every cell

    @Test("has the right cells in all columns", arguments: Download.allCases)
    func cells(download: Download) throws {
        let gradebook = try grade(download)
        let expected = ExpectedCells(download)
        #expect(text(gradebook, .plain) == expected.plain)
        #expect(text(gradebook, .canvas) == expected.canvas)
        #expect(text(gradebook, .moodle) == expected.moodle)
        let guest = download.isMoodle ? "Cleo Guest" : "guestcleo"
        #expect(
            gradebook.notes == ["gradebook.csv isn't a submission, and was left out.", "Not on the roster: \(guest)."])
    }

    @Test("says what it left out, replaced or took for older", arguments: Download.allCases)
    func notes(download: Download) throws {
        let submissions = try grade(download).submissions
        func notes(_ number: Int) -> [String] {
            let student = download.number(of: ThirtyStudents.all[number - 1])
            return submissions.first { $0.student?.number == "\(student)" }?.notes ?? []
        }
        let suite = "Tests/Exercises/13a-Worker/WorkerTests.swift"
        #expect(notes(19) == ["\(suite) differs from the workbook's own, which was used."])
        #expect(
            notes(20) == [
                "Exercises/13a-Worker/Sources/Book.swift differs from the workbook's own, which was used.",
                "Exercises/13a-Worker/Sources/More.swift was not taken: the exercise has no such file.",
            ])
        #expect(
            notes(28) == ["Exercises/14a-Scene/Sources/Cell.swift was not handed in, and the starter's was used."])
        #expect(
            notes(7) == (download == .canvas ? ["'handout.zip' was not graded in 13a: 'handout-1.zip' is newer."] : []))
        let others = (1...30).filter { ![7, 19, 20, 28].contains($0) }
        #expect(others.flatMap(notes) == [])
    }

    @Test("has the same students without a roster, except for names, times and absences")
    func withoutRoster() throws {
        let gradebook = try grade(.canvas, withRoster: false)
        #expect(gradebook.submissions.count == 29)
        #expect(gradebook.submissions.first { $0.student?.number == "5101" }?.name == "perfectada")
        #expect(gradebook.submissions.allSatisfy { $0.handedIn == nil && $0.isLate != nil })
        let ids = Set(gradebook.submissions.map(\.id))
        #expect(ids.isSubset(of: Set(try grade(.canvas).submissions.map(\.id))))
    }

    // MARK: - Ids

    @Test("keeps names and ids after a resubmission, and if one student is graded alone")
    func ids() throws {
        let before = try grade(.moodleFolders)
        let folder = "class/Ada Perfect_812301_assignsubmission_file_"
        try desk.write(
            "\(folder)/handout.zip", ZipArchive(files(ThirtyStudents.older), executable: [], remark: "").data)
        let after = try course.grade(desk.url("class"), roster: desk.url("roster.csv"))
        func students(_ gradebook: Gradebook) -> [String] { gradebook.submissions.map { "\($0.id) \($0.name)" } }
        #expect(students(after) == students(before))
        #expect(after.submissions.first { $0.name == "Ada Perfect" }?.points == 4)
        let alone = try course.grade(desk.url(folder))
        #expect(students(alone).allSatisfy(students(before).contains) && alone.submissions.count == 1)
        #expect(text(alone, .moodle)[1] == "Participant 812301,Ada Perfect,4,5,,\"13a: 1, not passed; 14a: 3, passed\"")
        let key = try AnonymityKey(in: course.course.checkout)
        #expect(before.anonymous(by: key).submissions.map(\.id) == after.anonymous(by: key).submissions.map(\.id))
    }

    private func files(_ texts: [String: String]) -> [String: Data] { texts.mapValues { Data($0.utf8) } }

    @Test("leaves no page of an earlier grading in the folder")
    func pages() throws {
        let place = desk.url("marks")
        let writer = ReportWriter(try grade(.moodleFolders), as: .html)
        #expect(try writer.write(to: place) == 31)
        let zip = ZipArchive(files(ThirtyStudents.older), executable: [], remark: "")
        try desk.write("class/Ada Perfect_812301_assignsubmission_file_/handout.zip", zip.data)
        let again = ReportWriter(
            try course.grade(desk.url("class"), roster: desk.url("roster.csv")), as: .html)
        #expect(try again.write(to: place) == 31)
        #expect(again.strangers(in: place) == [] && desk.files("marks/students").count == 30)
    }

    // MARK: - Other systems

    @Test("Blackboard's attempts: the newest counts, and its time is the hand-in's")
    func blackboard() throws {
        for (day, text) in [("29", Answer.half), ("30", Answer.solved("Worker"))] {
            let name = "class/Lab 1_adal_attempt_2026-01-\(day)-20-30-10"
            try desk.write("\(name).txt", Data("Name: Ada\n".utf8))
            try desk.write("\(name)_Worker.swift", Data(text.utf8))
        }
        try desk.write("class/Lab 1_bo_attempt_2026-01-30-08-00-00.txt", Data("Name: Bo\n".utf8))
        let id = Submission("", key: "blackboard Lab 1_adal").id
        let other = Submission("", key: "blackboard Lab 1_bo").id
        let gradebook = try course.grade(desk.url("class"))
        #expect(
            text(gradebook, .plain) == [
                ExpectedCells.heads, "adal,\(id),Lab 1_adal,2026-01-30T20:30:10,,2,passed,0,missing,2,5,,",
                "bo,\(other),Lab 1_bo,2026-01-30T08:00:00,,,,,,,5,\"has no file, only Blackboard's receipt\",", "",
            ])
        #expect(
            gradebook.submissions[0].notes == [
                "'Worker.swift' was not graded: a newer attempt replaces the one of 2026-01-29 20:30:10."
            ])
    }

    @Test("Gradescope's export, and folders as nbgrader collects them")
    func folders() throws {
        try desk.write("class/submission_metadata.yml", Data("submission_1:\n".utf8))
        try desk.write("class/submission_1/Exercises/13a-Worker/Sources/Worker.swift", Data(Answer.half.utf8))
        try desk.write("class/hacker/lab1/Worker.swift", Data(Answer.solved("Worker").utf8))
        try desk.write("class/hacker/lab1/timestamp.txt", Data("2026-01-30 20:30:10 UTC\n".utf8))
        let gradebook = try course.grade(desk.url("class"))
        #expect(gradebook.submissions.map { "\($0.name) \($0.points ?? -1)" } == ["hacker 2", "submission_1 1"])
        #expect(gradebook.notes == ["submission_metadata.yml isn't a submission, and was left out."])
    }

    @Test("an archive of the whole class is left out beside its content, and refused alone")
    func wholeClass() throws {
        let all = ["Ada_1_assignsubmission_file_/Worker.swift": Data(Answer.half.utf8)]
        try desk.write("class/all.zip", ZipArchive(all, executable: [], remark: "").data)
        let error = #expect(throws: GradeError.self) { try course.grade(desk.url("class/all.zip")) }
        #expect(
            error?.description == """
                \(desk.url("class/all.zip").path): holds a whole class, such as 'Ada_1_assignsubmission_file_'
                  fix: unpack it, and name the folder in which its files are then
                """)
        try desk.write("class/Ada_1_assignsubmission_file_/Worker.swift", Data(Answer.half.utf8))
        let gradebook = try course.grade(desk.url("class"))
        #expect(gradebook.submissions.map(\.name) == ["Ada"])
        #expect(
            gradebook.notes == [
                "all.zip holds a whole class, such as 'Ada_1_assignsubmission_file_', and was left out."
            ])
    }
}
