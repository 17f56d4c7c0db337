import Testing

@testable import workshop

@Suite("An exercise's answer in another exercise's files")
struct ShownAnswersTests {
    @Test("is found by its declarations, whatever comments and spaces are around them")
    func whole() throws {
        #expect(try TwoExercises().shown() == [ShownAnswer(exercise: "13a", source: "14a", percent: 100)])
    }

    @Test("is found in its suite as well, and in part")
    func part() throws {
        let exercises = try TwoExercises()
        let course = exercises.given.course
        try course.write(
            "Solutions/13a-Worker/Sources/Worker.swift",
            TwoExercises.answer + "extension Worker { func lend() { print(\"to whom, and until which day\") } }\n")
        #expect(try exercises.shown() == [ShownAnswer(exercise: "13a", source: "14a", percent: 54)])
        try course.write(
            "Tests/Exercises/14a-Scene/Subject/Worker.swift",
            "struct Worker { func lend() { print(\"to whom, and until which day\") } }\n")
        #expect(try exercises.shown() == [ShownAnswer(exercise: "13a", source: "14a", percent: 100)])
    }

    @Test("doesn't count if it is in its own starter, under another type, or hardly any of the answer")
    func none() throws {
        let exercises = try TwoExercises()
        let course = exercises.given.course
        for tree in ["Exercises", "Solutions"] {
            try course.write("\(tree)/13a-Worker/Sources/Mine.swift", "struct Mine { let name = \"mine\" }\n")
            try course.write("\(tree)/14a-Scene/Sources/Mine.swift", "struct Mine { let name = \"mine\" }\n")
            try course.write(
                "\(tree)/14a-Scene/Sources/Worker.swift",
                TwoExercises.answer.replacing("Worker", with: "Other") + "struct Worker { let id = 1 }\n")
        }
        #expect(try exercises.shown() == [])
        let words = (1...20).map { "struct Worker\($0) { let books = \"\($0)\" }" }.joined(separator: "\n")
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker { let id = 1 }\n" + words)
        #expect(try exercises.shown() == [])
    }

    @Test("an exercise without a solution shows, and is not shown")
    func unsolved() throws {
        let exercises = try TwoExercises()
        try exercises.given.course.remove("Solutions/14a-Scene")
        #expect(try exercises.shown() == [ShownAnswer(exercise: "13a", source: "14a", percent: 100)])
        try exercises.given.course.remove("Solutions/13a-Worker")
        #expect(try exercises.shown() == [])
    }

    @Test("a line for each exercise says where how much of it is")
    func lines() {
        let answers = [
            ShownAnswer(exercise: "12b", source: "12a", percent: 100),
            ShownAnswer(exercise: "12b", source: "15a", percent: 90),
            ShownAnswer(exercise: "12b", source: "16a", percent: 70),
            ShownAnswer(exercise: "01a", source: "02a", percent: 78),
            ShownAnswer(exercise: "01a", source: "03a", percent: 78),
            ShownAnswer(exercise: "01a", source: "04a", percent: 80),
        ]
        #expect(
            ShownAnswer.lines(answers) == [
                "80% of 01a is in 04a; 78% of it is in 02a and 03a",
                "12b is solved in 12a and 15a; 70% of it is in 16a",
            ])
    }
}
