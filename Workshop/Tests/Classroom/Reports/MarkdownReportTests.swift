import Testing

@testable import workshop

@Suite("A report in Markdown")
struct MarkdownReportTests {
    @Test("tells the points, and of what is not passed what is missing")
    func whole() {
        #expect(
            MarkdownReport(Sample.gradebook).text == """
                # anna-o'neil, "the &lt;b>": 2 of 6 points

                | exercise | points | |
                | --- | ---: | --- |
                | 13a Worker | 2 of 2 | passed |
                | 14a Scene | 0 of 4 | not passed |

                <details><summary>14a Scene: what is missing</summary>

                - 14a.1, 1 point: The title is *shown*.
                - 14a.2, 3 points: `UI_Label` is set.

                ```text
                Exercises/14a-Scene/Sources/Scene.swift:3: The title is nil. [14a.1]
                  expected: "Books"
                  why: nobody sets it
                ```

                ````text
                It printed ```
                ````

                ```text
                Third
                ```

                And 1 more: `swift run workbook check 14a` shows them.

                </details>

                - Exercises/14a-Scene/a\\_b.swift was not taken: it is a link.

                # bo: not graded

                It is empty.

                \(Gradebook.warning)

                """)
    }

    @Test("is one of the forms that grade knows, and so are notices")
    func forms() throws {
        let gradebook = Sample.gradebook
        #expect(try ReportWriter(gradebook, as: .markdown).text() == MarkdownReport(gradebook).text)
        #expect(try ReportWriter(gradebook, as: .github).text() == GitHubNotices(gradebook).text)
    }

    @Test("of an empty class is empty")
    func empty() {
        #expect(MarkdownReport(Gradebook(exercises: [], isConfined: true, submissions: [])).text == "")
    }
}

@Suite("Notices for GitHub")
struct GitHubNoticesTests {
    @Test("are those by which its Classroom learns of points; what was refused is an error in one line")
    func whole() {
        #expect(
            GitHubNotices(Sample.gradebook).text == """
                ::notice title=Autograding complete::Points 2/6
                ::notice title=Autograding report::{"totalPoints":2,"maxPoints":6}
                ::error title=Not graded::bo is empty

                """)
        let refused = SubmissionMark(id: "1", name: "50%\n::notice::", refusal: "is empty", marks: [])
        #expect(
            GitHubNotices(Gradebook(exercises: [], isConfined: true, submissions: [refused])).text
                == "::error title=Not graded::50%25%0A::notice:: is empty\n")
    }
}

private enum Sample {
    static var gradebook: Gradebook {
        Gradebook(
            exercises: [
                exercise("13a", "Worker", [("13a.1", "Fetching presents the books.", 2)]),
                exercise("14a", "Scene", [("14a.1", "The title is *shown*.", 1), ("14a.2", "`UI_Label` is set.", 3)]),
            ],
            isConfined: false,
            submissions: [
                SubmissionMark(id: "2", name: "bo", refusal: "is empty", marks: []),
                SubmissionMark(
                    id: "1", name: "anna-o'neil,\n\"the <b>\"",
                    notes: ["Exercises/14a-Scene/a_b.swift was not taken: it is a link."],
                    marks: [
                        ExerciseMark(
                            exercise: "13a", outcome: .passed, points: 2,
                            requirements: [RequirementMark(id: "13a.1", outcome: .met, points: 2)], findings: []),
                        ExerciseMark(
                            exercise: "14a", outcome: .notPassed, points: 0,
                            requirements: [
                                RequirementMark(id: "14a.1", outcome: .failed, points: 0),
                                RequirementMark(id: "14a.2", outcome: .notReached, points: 0),
                            ],
                            findings: [
                                MarkFinding(
                                    place: "Exercises/14a-Scene/Sources/Scene.swift:3", what: "The title is nil.",
                                    name: "14a.1",
                                    lines: [
                                        .init(heading: "expected", text: "\"Books\""),
                                        .init(heading: "why", text: "nobody sets it"),
                                    ]),
                                MarkFinding(place: nil, what: "It printed ```", name: nil, lines: []),
                                MarkFinding(place: nil, what: "Third", name: nil, lines: []),
                                MarkFinding(place: nil, what: "Fourth", name: nil, lines: []),
                            ]),
                    ]),
            ])
    }

    private static func exercise(_ label: String, _ name: String, _ goals: [(String, String, Int)]) -> GradedExercise {
        GradedExercise(
            label: label, name: name, title: "It", points: goals.reduce(0) { $0 + $1.2 },
            requirements: goals.map { GradedRequirement(id: $0.0, kind: "behavior", goal: $0.1, points: $0.2) })
    }
}
