import Typesetting

/// The page about a class: each student's points, and statistics of the whole class.
struct ClassPage {
    private let gradebook: Gradebook
    private let paths: StudentPaths
    private let title: String

    init(_ gradebook: Gradebook, paths: StudentPaths, title: String) {
        (self.gradebook, self.paths, self.title) = (gradebook, paths, title)
    }

    private var graded: [SubmissionMark] { gradebook.submissions.filter { $0.notGraded == nil } }
    private var notGraded: [(name: String, reason: String, path: String)] {
        zip(gradebook.submissions, paths.all).compactMap { submission, path in
            submission.notGraded.map { (submission.name, $0, path) }
        }
    }

    /// The whole page.
    var text: String {
        let frame = PageFrame(
            title: "Class: \(title)", script: gradebook.submissions.isEmpty ? nil : TableSorting(),
            isConfined: gradebook.isConfined)
        return frame.text {
            HTML("p", ["class": "over"]) { title }
            HTML("h1") { "The class" }
            HTML("p") { sum }
            for remark in gradebook.deadlineRemarks { HTML("p") { remark } }
        } main: {
            if !gradebook.submissions.isEmpty { points }
            if !notGraded.isEmpty { reasons }
            if !gradebook.resemblances.isEmpty { toLookAt }
            if !gradebook.notes.isEmpty { notes }
            if !graded.isEmpty { pictures }
        }
    }

    private var sum: String {
        if gradebook.submissions.isEmpty { return "There is no submission." }
        let asked = "\(gradebook.exercises.count.counted("exercise")) for \(gradebook.points.counted("point"))"
        return "\(asked). \(ClassFigures(gradebook).summary)."
    }

    private var points: HTML {
        HTML("section", ["aria-labelledby": "points"]) {
            HTML("h2", ["id": "points"]) { "Points" }
            ClassTable(gradebook, paths: paths).table
        }
    }

    private var reasons: HTML {
        HTML("section", ["aria-labelledby": "not-graded"]) {
            HTML("h2", ["id": "not-graded"]) { "Not graded" }
            HTML("ul") {
                for (name, reason, path) in notGraded {
                    HTML("li") {
                        HTML("a", ["href": path]) { HTML("bdi") { name } }
                        ": it \(reason)"
                    }
                }
            }
        }
    }

    private var notes: HTML {
        HTML("section", ["aria-labelledby": "notes"]) {
            HTML("h2", ["id": "notes"]) { "Notes" }
            HTML("ul") {
                for note in gradebook.notes { HTML("li") { note } }
            }
        }
    }

    private var toLookAt: HTML {
        HTML("section", ["aria-labelledby": "to-look-at"]) {
            HTML("h2", ["id": "to-look-at"]) { Resemblance.heading }
            HTML("p") {
                "Equal code, whatever its comments and spaces. That proves nothing: a task may leave little to choose."
            }
            HTML("ul") {
                for equal in gradebook.resemblances { HTML("li") { item(equal) } }
            }
        }
    }

    @HTMLBuilder private func item(_ equal: Resemblance) -> HTML {
        "\(equal.exercise): "
        for (index, id) in equal.submissions.enumerated() {
            if index > 0 { index == equal.submissions.count - 1 ? " and " : ", " }
            link(to: id)
        }
        " \(equal.deed)"
    }

    private func link(to id: String) -> HTML {
        let found = zip(gradebook.submissions, paths.all).first { $0.0.id == id }
        return HTML("a", ["href": found?.1]) { HTML("bdi") { found?.0.name ?? id } }
    }

    private var pictures: HTML {
        let submissions = graded
        let requirements = gradebook.exercises.map { exercise in
            (exercise, exercise.requirements.map { RequirementFigures($0, of: exercise, in: submissions) })
        }
        let pictures = [
            PointsPicture(figures: gradebook.exercises.map { PointsFigures($0, in: submissions) }).picture,
            HandInPicture(submissions, points: gradebook.points)?.picture,
            MissedPicture(exercises: requirements).picture,
            SeparationPicture(exercises: requirements, graded: submissions.count).picture,
        ].compactMap(\.self)
        return HTML("section", ["aria-labelledby": "pictures"]) {
            HTML("h2", ["id": "pictures"]) { "What the class shows" }
            HTML("div", ["class": "pictures"]) {
                for picture in pictures { picture.section }
            }
        }
    }
}
