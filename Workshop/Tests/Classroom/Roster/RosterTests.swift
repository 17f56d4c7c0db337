import Foundation
import Testing

@testable import workshop

@Suite("A roster")
struct RosterTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func roster(_ text: String) throws -> Roster {
        try desk.write("roster.csv", Data(text.utf8))
        return try Roster(desk.url("roster.csv"), shownAs: "roster.csv")
    }

    private func submission(_ name: String, _ student: Student? = nil) -> Submission {
        Submission(name, key: student?.key ?? name, student: student)
    }

    // MARK: - Reading

    @Test("from Canvas has the keys that its import wants, and neither its row of points nor its test student")
    func canvas() throws {
        let people = try roster(
            """
            Student,ID,SIS User ID,SIS Login ID,Section,Lab 1 (7)
                Points Possible,,,,,5
            "Perfect, Ada",5106,s1,ada,"Lab, A",
            "Student, Test",99,,x,,

            """
        ).people
        var ada = Student(system: .canvas, number: "5106", name: "Perfect, Ada")
        (ada.sisID, ada.login, ada.section) = ("s1", "ada", "Lab, A")
        #expect(people == [Roster.Person(student: ada)])
    }

    @Test("from Moodle has the times of the hand-ins, and says who was late")
    func moodle() throws {
        let people = try roster(
            """
            \u{FEFF}Identifier,"Full name",Status,"Last modified (submission)"
            "Participant 812300","Ada Perfect","Submitted for grading - ","Wednesday, 10 June 2026, 2:14 PM"
            "Participant 812301","Wim Late","Submitted for grading - 3 mins late","Wednesday, 10 June 2026, 11:59 PM"
            "Participant 812302","Zoe Latent","No submission - ",-
            """
        ).people
        #expect(people.map(\.student.number) == ["812300", "812301", "812302"])
        #expect(people.map(\.handedIn) == ["2026-06-10T14:14:00", "2026-06-10T23:59:00", nil])
        #expect(people.map(\.isLate) == [false, true, nil])
    }

    @Test(
        "may have no names, other separators, or names alone",
        arguments: [
            ("Identifier,Status\r\nParticipant 7,\r\n", "moodle 7 Participant 7"),
            ("Student;ID\n\"Perfect; Ada\";5106\n", "canvas 5106 Perfect; Ada"),
            ("\"First name\"\t\"Last name\"\tEmail\nAda\tPerfect\ta@b\n", "moodle - Ada Perfect"),
            ("First name,Surname\rAda,\"Per\"\"fect\"\r", "moodle - Ada Per\"fect"),
        ])
    func others(text: String, student: String) throws {
        let found = try roster(text).people.map(\.student)
        #expect(found.map { "\($0.system) \($0.number ?? "-") \($0.name)" } == [student])
    }

    @Test(
        "that names no students is told",
        arguments: [
            ("", "is empty"), ("Student,ID\n", "names no students: there is none below its columns"),
            (
                "Vollständiger Name,Status\nAda,\n",
                "names no students: it has no columns 'Student' and 'ID', as Canvas writes them, and no 'Identifier', or"
                    + " 'First name' and 'Last name', as Moodle does"
            ),
        ])
    func wrong(text: String, reason: String) throws {
        #expect(throws: GradeError.notARoster(path: "roster.csv", reason: reason)) { try roster(text) }
    }

    @Test("that is missing, or no text, is told")
    func unreadable() throws {
        #expect(throws: GradeError.notARoster(path: "gone.csv", reason: "there is no such file")) {
            try Roster(desk.url("gone.csv"), shownAs: "gone.csv")
        }
        try desk.write("utf16.csv", Data([0xFF, 0xFE, 0x41, 0x00]))
        #expect(throws: GradeError.notARoster(path: "utf16.csv", reason: "isn't text in UTF-8")) {
            try Roster(desk.url("utf16.csv"), shownAs: "utf16.csv")
        }
    }

    @Test(
        "has Moodle's times in English, as it writes them in Britain and America",
        arguments: [
            ("Tuesday, 3 March 2026, 10:15 AM", "2026-03-03T10:15:00"),
            ("Tuesday, March 3, 2026, 9:05 PM", "2026-03-03T21:05:00"),
            ("Sunday, 31 May 2026, 12:00 AM", "2026-05-31T00:00:00"),
            ("Sunday, 31 May 2026, 12:30 PM", "2026-05-31T12:30:00"), ("31 May 2026, 23:59", "2026-05-31T23:59:00"),
        ])
    func times(text: String, time: String) { #expect(WorksheetTime.iso(text) == time) }

    @Test("has no other times", arguments: ["", "-", "yesterday", "3 März 2026, 10:15", "Tuesday, 3 March 2026"])
    func noTimes(text: String) { #expect(WorksheetTime.iso(text) == nil) }

    // MARK: - Completing a class

    @Test("gives names and keys by number, and adds who handed in nothing")
    func numbers() throws {
        let roster = try roster(
            "Student,ID,SIS Login ID\n\"Perfect, Ada\",5106,ada\n\"Lazy, Zoe\",5107,zoe\n")
        let ada = submission("perfectada", Student(system: .canvas, number: "5106", name: "perfectada"))
        let (all, notes) = roster.complete([ada])
        #expect(all.map(\.name) == ["Perfect, Ada", "Lazy, Zoe"])
        #expect(all[0].id == ada.id && all[0].student?.login == "ada")
        #expect(all[1].refusal == SubmissionMark.absence && notes == [])
        let zoe = submission("lazyzoe", Student(system: .canvas, number: "5107", name: "lazyzoe"))
        #expect(roster.complete([zoe]).submissions[0].id == all[1].id)
    }

    @Test(
        "knows folders by names in either order, and by login",
        arguments: ["Ada Perfect", "Perfect, Ada", "ada perfect", "adap"])
    func names(name: String) throws {
        let roster = try roster("Student,ID,SIS Login ID\n\"Perfect, Ada\",5106,adap\n")
        let (all, notes) = roster.complete([submission(name)])
        #expect(all.map(\.name) == ["Perfect, Ada"] && all[0].student?.number == "5106" && notes == [])
        #expect(all[0].id == submission(name).id)
    }

    @Test("keeps the number of a download if it has names alone")
    func namesAlone() throws {
        let roster = try roster("First name,Last name\nAda,Perfect\n")
        let ada = submission("Ada Perfect", Student(system: .moodle, number: "812300", name: "Ada Perfect"))
        #expect(roster.complete([ada]).submissions == [ada])
    }

    @Test("does not know strangers, nor another system's numbers, and tells so")
    func strangers() throws {
        let roster = try roster("Student,ID\n\"Perfect, Ada\",5106\n")
        let other = submission("Bo", Student(system: .moodle, number: "5106", name: "Bo"))
        let (all, notes) = roster.complete([other, submission("Cem")])
        #expect(all.map(\.name) == ["Bo", "Cem", "Perfect, Ada"])
        #expect(notes == ["Not on the roster: Bo; Cem."])
    }

    @Test("does not guess which of two namesakes handed in")
    func namesakes() throws {
        let alone = try roster("First name,Last name\nAda,Perfect\nAda,Perfect\nBo,Weak\n")
        let (all, notes) = alone.complete([submission("Ada Perfect")])
        #expect(all.map(\.name) == ["Ada Perfect", "Bo Weak"])
        #expect(
            notes == [
                "Not on the roster: Ada Perfect.",
                "The roster has several students called Ada Perfect, and no numbers that tell them apart.",
            ])
        let numbered = try roster("Student,ID\n\"Perfect, Ada\",1\n\"Perfect, Ada\",2\n")
        let one = submission("a", Student(system: .canvas, number: "2", name: "a"))
        #expect(numbered.complete([one]).submissions.map(\.name) == ["Perfect, Ada (2)", "Perfect, Ada (1)"])
    }

    @Test("that has a time for a student whose files aren't there doesn't call them absent")
    func elsewhere() throws {
        let roster = try roster(
            "Identifier,Full name,\"Last modified (submission)\"\nParticipant 7,Ada,\"3 March 2026, 10:15 AM\"\n")
        let ada = roster.complete([]).submissions[0]
        #expect(ada.refusal == "is not among these files, although the roster has a time for it")
        #expect(!SubmissionMark(ada, marks: []).isAbsent)
    }
}
