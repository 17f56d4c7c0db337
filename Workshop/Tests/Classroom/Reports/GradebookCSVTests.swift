import Testing

@testable import workshop

@Suite("Marks for spreadsheets, Canvas and Moodle")
struct GradebookCSVTests {
    private func lines(_ flavor: GradebookCSV.Flavor, _ gradebook: Gradebook = Class.gradebook) -> [String] {
        GradebookCSV(gradebook, flavor: flavor).text.components(separatedBy: "\r\n")
    }

    @Test("plain: all that is known, quoted where it has to be; a name is no formula")
    func plain() {
        #expect(
            lines(.plain) == [
                "name,id,number,handed in,late,12a WriteTheContract,12a outcome,13a Worker,13a outcome,points,of,not graded,to look at",
                "'=cem(),ccc,,unknown,,0,does not compile,6,passed,6,9,,",
                "Anna,aaa,,2026-11-01T10:00:00Z,,3,passed,6,passed,9,9,,",
                "\"bo, \"\"the\"\" <b>\",bbb,,unknown,,3,passed,4,not passed,7,9,,",
                "Dora,ddd,,unknown,,,,,,,9,is empty,", "",
            ])
    }

    @Test("Canvas: its columns, its row of points, and its own number of a student")
    func canvas() {
        var student = Student(system: .canvas, number: "4711", name: "Era, Emil")
        (student.sisID, student.login, student.section) = ("s1", "era", "Lab 2")
        let submission = SubmissionMark(id: "e", name: "Emil", student: student, marks: [Class.half])
        let gradebook = Gradebook(exercises: Class.exercises, isConfined: true, submissions: [submission])
        #expect(
            lines(.canvas, gradebook) == [
                "Student,ID,SIS User ID,SIS Login ID,Section,12a WriteTheContract,13a Worker",
                "    Points Possible,,,,,3,6", "\"Era, Emil\",4711,s1,era,Lab 2,,4", "",
            ])
    }

    @Test("Moodle: the participant's number and name, and a comment")
    func moodle() {
        let student = Student(system: .moodle, number: "815", name: "Emil Era")
        let submission = SubmissionMark(id: "e", name: "Emil Era (815)", student: student, marks: [Class.half])
        let gradebook = Gradebook(exercises: Class.exercises, isConfined: true, submissions: [submission, Class.dora])
        #expect(
            lines(.moodle, gradebook) == [
                "Identifier,Full name,Grade,Maximum grade,Last modified (grade),Feedback comments",
                "Participant 815,Emil Era,4,9,,\"13a: 4, not passed\"", "",
            ])
    }

    @Test(
        "a cell is text, whatever is in it",
        arguments: [
            ("a", "a"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("+1", "'+1"),
            ("@x", "'@x"), ("-1,2", "\"'-1,2\""), ("-1", "-1"), ("-1+2", "'-1+2"),
        ])
    func cell(text: String, cell: String) { #expect(GradebookCSV.cell(text) == cell) }
}
