import Course
import CourseFixtures
import Foundation

@testable import workshop

/// A course of two exercises, whose second one comes with the first one's answer.
struct TwoExercises {
    let given: HandoutCourse

    static let answer = """
        struct Worker {
            func fetch() { print("the books, and who has borrowed them") }
        }

        """

    init() throws {
        given = try HandoutCourse()
        let course = given.course
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", Self.answer)
        let json = TemporaryCourse.json().replacing("13a", with: "14a").replacing("Worker", with: "Scene")
        try course.write("Exercises/14a-Scene/exercise.json", json)
        try course.write("Exercises/14a-Scene/README.md", "# 14a Scene\n")
        try course.write("Tests/Exercises/14a-Scene/SceneTests.swift", "import Testing\n")
        for tree in ["Exercises", "Exercises/.starter"] {
            try course.write("\(tree)/14a-Scene/Sources/Scene.swift", "struct Scene {}\n")
        }
        try course.write("Solutions/14a-Scene/Sources/Scene.swift", "struct Scene { func show() { print(1) } }\n")
        for tree in ["Exercises", "Solutions"] {
            try course.write("\(tree)/14a-Scene/Sources/Worker.swift", "// As it was.\n" + Self.answer)
        }
    }

    var catalogue: Catalogue { given.catalogue }

    func shown() throws -> [ShownAnswer] { try ShownAnswers(among: catalogue.exercises, in: catalogue).all }
}
