import CourseFixtures

@testable import workshop

/// The answers that the example class hands in.
enum Answer {
    static func solved(_ type: String) -> String { "struct \(type) { let isSolved = true }\n" }
    static func starter(_ type: String) -> String {
        type == "Worker" ? TemporaryCourse.starter : "struct \(type) {}\n"
    }
    static let half = "struct Worker { let isSolved = false }\n"
    static let broken = "struct Worker { let\n"

    /// The mark of each answer, with the files' texts by the types in them.
    static let marks: [(label: String, texts: [String: String], outcome: ExerciseMark.Outcome, points: Int)] = [
        ("13a", ["Worker": solved("Worker")], .passed, 2), ("13a", ["Worker": half], .notPassed, 1),
        ("13a", ["Worker": broken], .doesNotCompile, 0), ("13a", ["Worker": starter("Worker")], .notPassed, 0),
        ("13a", [:], .missing, 0), ("14a", [:], .missing, 0),
        ("14a", ["Scene": solved("Scene"), "Cell": solved("Cell")], .passed, 3),
        ("14a", ["Scene": solved("Scene"), "Cell": starter("Cell")], .notPassed, 1),
        ("14a", ["Scene": solved("Scene")], .missing, 0),
    ]

    /// The files of both exercises, solved, by their paths in a folder `Exercises`.
    static let both = [
        "13a-Worker/Sources/Worker.swift": solved("Worker"), "14a-Scene/Sources/Scene.swift": solved("Scene"),
        "14a-Scene/Sources/Cell.swift": solved("Cell"),
    ]

    /// The files of both exercises below a folder, with some of them replaced or added.
    static func both(in folder: String, _ changes: [String: String] = [:]) -> [String: String] {
        both.merging(changes) { $1 }.reduce(into: [:]) { $0[folder + $1.key] = $1.value }
    }
}
