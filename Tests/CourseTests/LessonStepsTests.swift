import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("The way to a lesson in steps is put together from the two lessons that it joins")
struct LessonStepsTests {
    private let course: TemporaryCourse
    private let sources = ".workbook/steps/12.1/Lessons/12-After/Sources"

    /// Makes a lesson whose view moves first and whose wireframe moves last.
    init() throws {
        course = try TemporaryCourse()
        for (file, text) in [
            "Lessons/11-Before/Sources/View.swift": "class View {}\n",
            "Lessons/11-Before/Sources/WireFrame.swift": "class WireFrame { View() }\n",
            "Lessons/11-Before/Sources/Store.swift": "class Store {}\n",
            "Lessons/12-After/Sources/ListApp.swift": "enum ListApp {}\n",
            "Lessons/12-After/Sources/List/Scene.swift": "class Scene {}\n",
            "Lessons/12-After/Sources/List/Navigator.swift": "class Navigator { Scene() }\n",
            "Lessons/12-After/Sources/Store.swift": "class Store { newer }\n",
            "Lessons/12-After/Probes/Probes.swift": "class Probes {}\n",
            "Lessons/12-After/Steps/1-Scene/WireFrame.swift": "class WireFrame { Scene() }\n",
            "Tests/Lessons/12-After/SceneTests.swift": "struct SceneTests {}\n",
            "Tests/Lessons/12-After/NavigatorTests.swift": "struct NavigatorTests {}\n",
        ] {
            try course.write(file, text)
        }
        try writeSteps(leaves: "View.swift")
    }

    private func writeSteps(leaves: String) throws {
        try course.write(
            "Lessons/12-After/steps.json",
            """
            { "from": "11", "steps": [
              { "name": "Scene", "arrives": ["List/Scene.swift"], "leaves": ["\(leaves)"], "suites": ["SceneTests.swift"] }
            ] }
            """)
    }

    private var catalogue: Catalogue { Catalogue(of: course.checkout) }

    @Test("a state has what arrived, what has not left, what it alone needs, and the suites that hold by then")
    func files() throws {
        let state = try catalogue.state("12.1")
        #expect(state.label == "12.1")
        #expect(state.path == ".workbook/steps/12.1/Lessons/12-After")
        #expect(!state.hasProbes)
        let files = course.checkout.files(below: ".workbook/steps/12.1").filter { $0.hasSuffix(".swift") }.sorted()
        #expect(
            files == [
                "Lessons/12-After/Sources/List/Scene.swift", "Lessons/12-After/Sources/Store.swift",
                "Lessons/12-After/Sources/WireFrame.swift", "Tests/Lessons/12-After/SceneTests.swift",
            ])
        #expect(course.read(sources + "/WireFrame.swift") == "class WireFrame { Scene() }\n")
        #expect(course.read(sources + "/Store.swift") == "class Store {}\n")
    }

    @Test("what changed or went since the last time is brought up to date, and what did not keeps its time")
    func again() throws {
        _ = try catalogue.state("12.1")
        let kept = FileStamp(of: course.checkout.url(sources + "/Store.swift").path)
        try course.write(sources + "/Stray.swift", "")
        try course.write("Lessons/12-After/Sources/List/Scene.swift", "class Scene { newer }\n")
        _ = try catalogue.state("12.1")
        #expect(course.read(sources + "/Stray.swift") == nil)
        #expect(course.read(sources + "/List/Scene.swift") == "class Scene { newer }\n")
        #expect(FileStamp(of: course.checkout.url(sources + "/Store.swift").path) == kept)
    }

    @Test("a step begins from the state before it, and the first one from the other lesson")
    func before() throws {
        let lesson = try catalogue.lesson("12")
        #expect(try catalogue.beforeLastStep(to: lesson)?.label == "12.1")
        #expect(try catalogue.beforeLastStep(to: catalogue.state("12.1"))?.label == "11")
        #expect(try catalogue.beforeLastStep(to: catalogue.lesson("11")) == nil)
    }

    @Test("a step that is not there is refused, with those that are")
    func noStep() {
        let errors = ["12.2", "12.0", "11.1"].map { typed in
            #expect(throws: CatalogueError.self) { try catalogue.state(typed) }?.description
        }
        #expect(
            errors == [
                """
                There is no step 12.2. The steps of lesson 12 are 12.1, and then the lesson itself.
                  fix: type one of these numbers, or the lesson's: 12
                """,
                """
                There is no step 12.0. The steps of lesson 12 are 12.1, and then the lesson itself.
                  fix: type one of these numbers, or the lesson's: 12
                """,
                """
                There is no step 11.1. Lesson 11 takes no steps.
                  fix: type the lesson's number: 11
                """,
            ])
    }

    @Test("a file that a step names and that is not there is named")
    func wrongFile() throws {
        try writeSteps(leaves: "Vew.swift")
        let error = #expect(throws: CatalogueError.self) { try catalogue.state("12.1") }
        #expect(
            error?.description == """
                Lessons/12-After/steps.json: can't be read: Lessons/11-Before/Sources has no Vew.swift
                  fix: bring back the committed one: git checkout -- 'Lessons/12-After/steps.json'
                """)
    }
}
