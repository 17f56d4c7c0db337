import CourseFixtures
import Foundation
import Journeys
import Testing

@testable import Changes
@testable import Course
@testable import workshop

@Suite("A rung on which changes are made")
struct ChangeableRungTests {
    private let course: TemporaryCourse
    private static let record = "Lessons/18-Choosing/Changes/02-Small.json"

    init() throws {
        course = try TemporaryCourse()
        try course.write("Lessons/02-Small/README.md", "# 02 Small\n")
        try course.write("Lessons/02-Small/Sources/Date.swift", "struct DateText { let format = \"MMM\" }\n")
        try course.write(
            "Tests/Lessons/02-Small/JourneysTests.swift",
            "import Testing\n@testable import Lesson02Small\n@Test(arguments: Journey.all) func journeys() {}\n")
    }

    private func rung(changes: String) throws -> ChangeableRung {
        try course.write(Self.record, "{\"changes\": [\n\(changes)\n]}\n")
        return try #require(ChangeableRung.all(in: Catalogue(of: course.checkout)).first)
    }

    private func change(replacing text: String = "\\\"MMM\\\"", name: String = "date-format") -> String {
        """
        {"name": "\(name)", "how": "In one place.", "edits": [
          {"file": "Lessons/02-Small/Sources/Date.swift", "replace": "\(text)", "with": "\\"MMMM\\""}]}
        """
    }

    @Test("is one whose changes are written down, and its files are its code and its suites")
    func files() throws {
        #expect(ChangeableRung.all(in: Catalogue(of: course.checkout)).isEmpty)
        let rung = try rung(changes: change())
        #expect(rung.lesson.number == 2)
        #expect(
            rung.files.keys.sorted() == [
                "Lessons/02-Small/Sources/Date.swift", "Tests/Lessons/02-Small/JourneysTests.swift",
            ])
    }

    @Test("has both texts of a change, and knows where it is described")
    func texts() throws {
        let rung = try rung(changes: change())
        let change = try #require(try rung.changes().first)
        #expect(change.line == 2)
        let (before, after) = try rung.texts(with: change)
        #expect(before["Lessons/02-Small/Sources/Date.swift"]?.contains("\"MMM\"") == true)
        #expect(after["Lessons/02-Small/Sources/Date.swift"]?.contains("\"MMMM\"") == true)
        #expect(before.count == after.count)
    }

    @Test("makes each edit where the rung has its text, whatever another edit brings in")
    func edits() throws {
        let rung = try rung(
            changes: """
                {"name": "note", "how": "Twice.", "edits": [
                  {"file": "Lessons/02-Small/Sources/Date.swift", "replace": "struct", "with": "let format = 1; struct"},
                  {"file": "Lessons/02-Small/Sources/Date.swift", "replace": "let format", "with": "var format"}]}
                """)
        let change = try #require(try rung.changes().first)
        #expect(
            try rung.texts(with: change).after["Lessons/02-Small/Sources/Date.swift"]
                == "let format = 1; struct DateText { var format = \"MMM\" }\n")
    }

    @Test("says where a change is described that no longer applies, and how to make it anew")
    func stale() throws {
        let rung = try rung(changes: change(replacing: "yyyy"))
        let change = try #require(try rung.changes().first)
        let error = #expect(throws: ChangeError.self) { try rung.texts(with: change) }
        #expect(
            error?.description == """
                \(Self.record):2: date-format: it no longer applies: a text that it replaces is not there
                  fix: make it anew with Workshop/ci/changes, which says how
                """)
    }

    @Test("runs the change's journeys wherever its suites run the app's")
    func journeys() throws {
        let rung = try rung(changes: change())
        let files = ChangeableRung.running("Change.named(\"note\").journeys", in: rung.files)
        let suite = files["Tests/Lessons/02-Small/JourneysTests.swift"].map { String(decoding: $0, as: UTF8.self) }
        #expect(suite?.contains("@Test(arguments: Change.named(\"note\").journeys)") == true)
    }
}

@Suite("What was proven of a rung's changes")
struct ProvenChangesTests {
    @Test(
        "holds until a byte of the rung, of its suites, of its changes or of the journeys is another one",
        arguments: [
            "Lessons/02-Small/Sources/A.swift", "Tests/Lessons/02-Small/ATests.swift",
            "Lessons/18-Choosing/Changes/02-Small.json", "Sources/Kit/Journeys/Items/Changes/Change.swift",
        ])
    func holds(file: String) throws {
        let course = try TemporaryCourse()
        try course.write("Lessons/02-Small/README.md", "# 02 Small\n")
        try course.write("Lessons/18-Choosing/Changes/02-Small.json", "{\"changes\": []}")
        let rung = try #require(ChangeableRung.all(in: Catalogue(of: course.checkout)).first)
        let proven = ProvenChanges(course.checkout)
        #expect(!proven.holds(for: rung))
        proven.keep(rung)
        #expect(proven.holds(for: rung))
        try course.write(file, "{\"changes\": [ ]}")
        #expect(!proven.holds(for: rung))
    }
}

@Suite("The experiment of lesson 18")
struct ExperimentTests {
    private static let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))

    /// Lessons whose app is halfway from VIPER to VIPER-S, so that changes of it would say nothing about either.
    private static let halfway = ["11", "12"]

    @Test("is made on every rung that is an Items app in one architecture")
    func rungs() {
        let whole = ThisCheckout.lessons.filter { lesson in
            lesson.isWholeApp && RungApp(ofRung: lesson.number) == .items && !Self.halfway.contains(lesson.label)
        }
        let changed = ChangeableRung.all(in: Self.catalogue).map(\.lesson.label)
        for lesson in whole {
            #expect(
                changed.contains(lesson.label),
                """
                Lessons/18-Choosing/Changes/\(lesson.label)-\(lesson.name).json is missing: make the changes \
                \(Change.all.map(\.id).joined(separator: ", ")) by Workshop/ci/changes, which says how
                """)
        }
        let others = changed.filter { label in !whole.contains { $0.label == label } }
        #expect(others == [], "Lessons/18-Choosing/Changes has changes of lessons that are no whole Items app")
    }

    @Test(
        "has all changes on each rung, and each applies",
        arguments: ChangeableRung.all(in: catalogue).map(\.lesson.label))
    func changes(label: String) throws {
        let rung = try #require(ChangeableRung.all(in: Self.catalogue).first { $0.lesson.label == label })
        let changes = try rung.changes()
        let missing = Change.all.map(\.id).filter { name in !changes.contains { $0.name == name } }
        #expect(
            missing == [],
            """
            Lessons/18-Choosing/Changes lacks changes of rung \(label): make each by Workshop/ci/changes lay \(label) NAME
            """)
        #expect(changes.count == Change.all.count, "rung \(label) has a change twice, or one that there is not")
        for change in changes { #expect(throws: Never.self) { try rung.texts(with: change) } }
    }

    @Test(
        "was proven on the bytes that are there now", arguments: ChangeableRung.all(in: catalogue).map(\.lesson.label))
    func proven(label: String) throws {
        let rung = try #require(ChangeableRung.all(in: Self.catalogue).first { $0.lesson.label == label })
        #expect(
            ProvenChanges(rung.checkout).holds(for: rung),
            "rung \(label), its suites or its changes are not as they were proven: workbook verify --only changes-\(label)"
        )
    }
}
