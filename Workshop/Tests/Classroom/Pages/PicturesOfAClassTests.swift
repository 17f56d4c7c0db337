import Course
import CourseFixtures
import Testing
import Typesetting

@testable import workshop

@Suite("The pictures of a class")
struct PicturesOfAClassTests {
    private static let whole = Catalogue(of: Checkout(root: ThisCheckout.root)).exercises.map(GradedExercise.init)

    /// Returns every picture, for all exercises of this workbook and a class with different points.
    private static func pictures(of count: Int = 12) -> [ClassPicture] {
        let submissions = (0..<count).map { index in
            SubmissionMark(
                id: "\(index)", name: "Student \(index)", handedIn: "2026-11-2\(index % 9)T10:00:00Z",
                marks: whole.map { mark(in: $0, index) })
        }
        let requirements = whole.map { exercise in
            (exercise, exercise.requirements.map { RequirementFigures($0, of: exercise, in: submissions) })
        }
        return [
            PointsPicture(figures: whole.map { PointsFigures($0, in: submissions) }).picture,
            HandInPicture(submissions, points: whole.reduce(0) { $0 + $1.points })?.picture,
            MissedPicture(exercises: requirements).picture,
            SeparationPicture(exercises: requirements, graded: count).picture,
        ].compactMap(\.self)
    }

    private static func mark(in exercise: GradedExercise, _ index: Int) -> ExerciseMark {
        let results = exercise.requirements.enumerated().map { number, requirement in
            // Half of the requirements are met by strong work, the others by any work.
            let isMet = number.isMultiple(of: 2) ? index >= 6 : (number + index) % 4 < 2
            return RequirementMark(
                id: requirement.id, outcome: isMet ? .met : .failed, points: isMet ? requirement.points : 0)
        }
        return ExerciseMark(
            exercise: exercise.label, outcome: .notPassed, points: results.reduce(0) { $0 + $1.points },
            requirements: results, findings: [])
    }

    @Test("have texts that stay on the paper and apart from each other")
    func room() throws {
        for picture in Self.pictures() {
            let drawing = try #require(picture.drawing, "\(picture.title)")
            let paper = Box(0, 0, drawing.width, drawing.height)
            let texts = drawing.texts
            for (index, text) in texts.enumerated() {
                #expect(paper.contains(text.box), "\(picture.title): \(text.text)")
                for other in texts.dropFirst(index + 1) where text.box.overlaps(other.box) {
                    Issue.record("\(picture.title): \(text.text) lies on \(other.text)")
                }
            }
        }
    }

    @Test("have a title, a description, and a table with a row for each thing that is drawn")
    func parts() throws {
        let count = Self.whole.flatMap(\.requirements).count
        for (picture, rows) in zip(Self.pictures(), [Self.whole.count, 12, count, count]) {
            let page = ParsedPage(picture.section.markup)
            #expect(page.error == nil)
            #expect(page.first("svg")?.attributes["aria-labelledby"] == "\(picture.id)-title \(picture.id)-description")
            #expect(page.first("title")?.text == picture.title && page.first("h3")?.text == picture.title)
            #expect((page.first("desc")?.text ?? "").count > 60)
            #expect(page.all("tr").count == rows + 1 && picture.rows.allSatisfy { $0.count == picture.columns.count })
        }
    }

    @Test("show of the points how many students earned how many")
    func points() {
        let exercise = ExampleClass.exercise("13a", "Worker", "Get the books", [2, 1])
        let submissions = [3, 0, 3, 1].enumerated().map { index, points in
            let mark = ExerciseMark(
                exercise: "13a", outcome: .notPassed, points: points, requirements: [], findings: [])
            return SubmissionMark(id: "\(index)", name: "\(index)", marks: [mark])
        }
        let picture = PointsPicture(figures: [PointsFigures(exercise, in: submissions)]).picture
        #expect(picture.rows == [["13a Worker", "4", "3", "2", "0: 1 student, 1: 1 student, 3: 2 students"]])
        let bars = picture.drawing?.marks.compactMap { mark -> String? in
            guard case .group(let title, let marks) = mark, case .rectangle(let box, _, _) = marks[0] else {
                return nil
            }
            return "\(title), \(Int(box.x)), \(Int(box.height))"
        }
        #expect(
            bars == [
                "13a: 0 points, 1 student, 8, 12", "13a: 1 point, 1 student, 90, 12",
                "13a: 3 points, 2 students, 255, 24",
            ])
        #expect(picture.drawing?.description.hasSuffix(" Exercise 13a: median 2 of 3.") == true)
    }

    @Test("say of the requirements how many miss them, and which is missed most")
    func missed() {
        let picture = Self.pictures()[2]
        #expect(picture.rows[0] == ["01a.1", "6", "12", "50", Self.whole[0].requirements[0].goal])
        #expect(picture.drawing?.description.contains(" percent, miss ") == true)
    }

    @Test("say of separation what the numbers mean and how much may be chance")
    func separation() {
        let picture = Self.pictures()[3]
        #expect(picture.words[1].hasPrefix("With 12 submissions, a number between −.58 and .58 may be chance"))
        #expect(
            picture.rows.contains { $0[3] == "may be chance" }
                && picture.rows.contains { $0[3].hasPrefix("strong work") })
    }

    @Test("say of separation that there are too few submissions, and draw nothing then", arguments: [1, 9])
    func tooFew(count: Int) {
        let picture = Self.pictures(of: count)[3]
        #expect(picture.drawing == nil)
        #expect(
            picture.words[1].hasPrefix(
                "This class has \(count == 1 ? "1 graded submission" : "9 graded submissions"), too few to tell"))
        #expect(ParsedPage(picture.section.markup).all("svg", "details").isEmpty)
    }

    @Test("show points over time for the submissions whose time is known, and say how many are not")
    func times() throws {
        func submission(_ name: String, _ time: String?, points: Int) -> SubmissionMark {
            let mark = ExerciseMark(exercise: "13a", outcome: .passed, points: points, requirements: [], findings: [])
            return SubmissionMark(id: name, name: name, handedIn: time, marks: [mark])
        }
        let submissions = [
            submission("B", "2026-11-20T10:00:00Z", points: 4),
            submission("A", "2026-11-20T11:30:00+02:00", points: 12),
            submission("C", nil, points: 1), submission("D", "yesterday", points: 1),
        ]
        let picture = try #require(HandInPicture(submissions, points: 12)).picture
        #expect(picture.rows == [["A", "2026-11-20 11:30 +02:00", "12"], ["B", "2026-11-20 10:00 UTC", "4"]])
        #expect(picture.words[0].hasSuffix("The time of 2 more is unknown."))
        #expect(HandInPicture([submission("C", nil, points: 1)], points: 12)?.picture.title == nil)
        let alone = try #require(HandInPicture([submissions[0]], points: 12)).picture
        #expect(alone.drawing?.texts.map(\.text) == ["0", "6", "12", "2026-11-20 10:00 UTC"])
    }
}
