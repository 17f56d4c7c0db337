@testable import workshop

/// A class of four: all points, some, an answer that doesn't compile, and an archive that couldn't be read.
enum Class {
    static let exercises = [
        GradedExercise(
            label: "12a", name: "WriteTheContract", title: "Write the contract", points: 3,
            requirements: [GradedRequirement(id: "12a.1", kind: "structure", goal: "five roles are named", points: 3)]),
        GradedExercise(
            label: "13a", name: "Worker", title: "Write the Worker", points: 6,
            requirements: [
                GradedRequirement(id: "13a.1", kind: "behavior", goal: "one fetch leads to one answer", points: 4),
                GradedRequirement(id: "13a.2", kind: "behavior", goal: "a failure is told", points: 2),
            ]),
    ]

    static let finding = MarkFinding(
        place: "Exercises/13a-Worker/Sources/Worker.swift:7:9",
        what: "expected: the presenter is told <once> & only once",
        name: "13a.2", lines: [.init(heading: "why", text: "two answers\nshow two lists")],
        code: .init(from: 6, lines: ["func fetch() {", "    present(); present()", "}"], marked: 7))

    static func met(_ exercise: GradedExercise) -> ExerciseMark {
        ExerciseMark(
            exercise: exercise.label, outcome: .passed, points: exercise.points,
            requirements: exercise.requirements.map { RequirementMark(id: $0.id, outcome: .met, points: $0.points) },
            findings: [])
    }

    static let half = ExerciseMark(
        exercise: "13a", outcome: .notPassed, points: 4,
        requirements: [
            RequirementMark(id: "13a.1", outcome: .met, points: 4),
            RequirementMark(id: "13a.2", outcome: .failed, points: 0),
        ], findings: [finding])

    static let uncompiled = ExerciseMark(
        exercise: "12a", outcome: .doesNotCompile, points: 0,
        requirements: [RequirementMark(id: "12a.1", outcome: .notReached, points: 0)],
        findings: [MarkFinding(place: nil, what: "no such module 'nonsense'", name: nil, lines: [])])

    /// The trace of an answer that is in the files of two other exercises.
    static let trace = AnswerTrace(
        exercise: "13a", print: "p", copies: [.init(file: "Sources/Shelf/Worker.swift", sources: ["13b", "14a"])])

    static let anna = SubmissionMark(
        id: "aaa", name: "Anna", handedIn: "2026-11-01T10:00:00Z", marks: exercises.map(met))
    static let bo = SubmissionMark(
        id: "bbb", name: "bo, \"the\" <b>", notes: ["Exercises/13a-Worker/Extra.swift was not taken."],
        marks: [met(exercises[0]), half])
    static let cem = SubmissionMark(id: "ccc", name: "=cem()", marks: [uncompiled, met(exercises[1])])
    static let dora = SubmissionMark(id: "ddd", name: "Dora", refusal: "is empty", marks: [])

    static let unjudged = ExerciseMark(
        exercise: "13a", outcome: .refused, points: nil, requirements: [],
        findings: [MarkFinding(place: nil, what: "there is no verdict: Killed", name: nil, lines: [])])
    /// One answer passed, and the machine ran out of something while it tried the other.
    static let eve = SubmissionMark(id: "eee", name: "Eve", marks: [met(exercises[0]), unjudged])

    static let gradebook = Gradebook(exercises: exercises, isConfined: true, submissions: [dora, cem, bo, anna])
    static let ungraded = Gradebook(exercises: exercises, isConfined: true, submissions: [anna, dora, eve])
    static let empty = Gradebook(exercises: exercises, isConfined: true, submissions: [])
}
