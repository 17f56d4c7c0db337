import Testing
import Typesetting

@testable import workshop

@Suite("Marks in a terminal")
struct GradebookTableTests {
    private func text(_ gradebook: Gradebook = Class.gradebook, width: Int = 100) -> String {
        GradebookTable(gradebook, style: .plain, width: width).text
    }

    @Test("a row a submission, letters for what is more than points, reasons, and a line for the class")
    func table() {
        #expect(
            text() == """
                               12a  13a  points
                =cem()          0c    6       6
                Anna             3    6       9
                bo, "the" <b>    3    4       7
                Dora             -    -       -

                c does not compile

                Dora: not graded: it is empty

                bo, "the" <b>: Exercises/13a-Worker/Extra.swift was not taken.

                4 submissions, 3 of them graded: these have 7.3 of 9 points on average, median 7, 1 with all points
                """)
    }

    @Test("names who was late, who handed in nothing, and what was left out")
    func late() {
        let absent = SubmissionMark(id: "z", name: "Zoe", refusal: SubmissionMark.absence, marks: [])
        let late = SubmissionMark(id: "g", name: "Gil", isLate: true, marks: [Class.met(Class.exercises[0])])
        let gradebook = Gradebook(
            exercises: Class.exercises, isConfined: true, notes: ["a.csv isn't a submission, and was left out."],
            submissions: [absent, late, Class.anna])
        #expect(
            text(gradebook).contains(
                """
                Handed in nothing: Zoe

                Handed in late: Gil

                a.csv isn't a submission, and was left out.
                """))
        #expect(!text(gradebook).contains("Zoe: "))
    }

    @Test("where the columns don't fit, each submission has lines of its own")
    func narrow() {
        let exercises = (1...30).map { number in
            GradedExercise(label: Class.exercises[0].label, name: "N\(number)", title: "", points: 1, requirements: [])
        }
        let gradebook = Gradebook(exercises: exercises, isConfined: true, submissions: [Class.anna])
        let lines = text(gradebook, width: 60).split(separator: "\n")
        #expect(lines[0] == "Anna: 9 of 30 points")
        #expect(lines.filter { $0.count > 60 } == [])
    }

    @Test("a class of nobody, and one that was graded without a box")
    func edges() {
        #expect(text(Class.empty).hasSuffix("0 submissions"))
        let open = Gradebook(exercises: Class.exercises, isConfined: false, submissions: [Class.anna])
        #expect(text(open).contains("Graded without a box"))
        #expect(!text().contains("without a box"))
    }
}
