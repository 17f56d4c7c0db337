import Foundation

/// The lessons and exercises of a checkout.
package struct Catalogue: Sendable {
    /// The checkout that contains them.
    package let checkout: Checkout
    /// The lessons in order of their numbers.
    package let lessons: [Lesson]
    /// The exercises in order of their numbers, without those whose descriptions have errors.
    package let exercises: [Exercise]
    /// The errors in the other exercises, by number.
    package let problems: [ExerciseNumber: CatalogueError]

    /// Reads the folders; one broken exercise leaves the others usable.
    package init(of checkout: Checkout) {
        self.checkout = checkout
        lessons = Self.folders(checkout.url("Lessons")).compactMap { label, name in
            guard label.count == 2, let number = Int(label) else { return nil }
            return Lesson(
                number: number, name: name, title: Self.title(of: "\(label)-\(name)", in: checkout),
                parts: LessonParts(of: "\(label)-\(name)", in: checkout))
        }
        var exercises: [Exercise] = []
        var problems: [ExerciseNumber: CatalogueError] = [:]
        for (label, name) in Self.folders(checkout.url("Exercises")) {
            guard let number = ExerciseNumber(label), number.description == label else { continue }
            let file = ExerciseFile(checkout: checkout, number: number, name: name)
            do throws(CatalogueError) {
                exercises.append(try file.read())
            } catch {
                problems[number] = error
            }
        }
        self.exercises = exercises
        self.problems = problems
    }

    /// Returns the lesson with that number or name.
    package func lesson(_ typed: String) throws(CatalogueError) -> Lesson {
        let typed = try lessonLabel(typed)
        guard let number = Label.number(typed), let lesson = lessons.first(where: { $0.number == number }) else {
            throw .noLesson(typed, known: lessons.map(\.label))
        }
        return lesson
    }

    /// Returns the lesson with that number or name, or, for a number such as `12.1`, the state of its app after that
    /// step.
    ///
    /// - Throws: `CatalogueError.noStep` if the lesson has no such step.
    package func state(_ typed: String) throws(CatalogueError) -> Lesson {
        let parts = typed.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let number = Label.number(parts[0]), let step = Int(parts[1]) else {
            return try lesson(typed)
        }
        let lesson = try lesson(Label.two(number))
        guard let steps = try LessonSteps(of: lesson, in: self) else {
            throw .noStep(typed, of: lesson.label, known: [])
        }
        return try steps.state(after: step)
    }

    /// Returns the lesson or state that the last step to a lesson or a state begins from, or nil if the lesson has no
    /// steps.
    package func beforeLastStep(to lesson: Lesson) throws(CatalogueError) -> Lesson? {
        let whole = try self.lesson(Label.two(lesson.number))
        guard let steps = try LessonSteps(of: whole, in: self) else { return nil }
        return try steps.before(lesson.step ?? steps.count + 1)
    }

    /// Returns the exercise with that number or name.
    ///
    /// - Throws: The error in its description, if the exercise exists and can't be used.
    package func exercise(_ typed: String) throws(CatalogueError) -> Exercise {
        let typed = try exerciseLabel(typed)
        let number = ExerciseNumber(typed)
        if let exercise = exercises.first(where: { $0.number == number }) { return exercise }
        if let number, let problem = problems[number] { throw problem }
        throw .noExercise(typed, known: (exercises.map(\.number) + problems.keys).sorted().map(\.description))
    }

    /// Returns the hints of an exercise.
    package func hints(for exercise: Exercise) throws(CatalogueError) -> Hints {
        let file = exercise.path + "/hints.md"
        return try Hints(text(of: file), file: file, requirements: exercise.requirements.map(\.id))
    }

    /// Returns the text of a file in the checkout.
    package func text(of file: String) throws(CatalogueError) -> String {
        String(decoding: try checkout.data(file), as: UTF8.self)
    }

    /// Returns the folders whose names begin with a label, sorted by it.
    static func folders(_ parent: URL) -> Folders {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.compactMap(Label.parts).sorted { $0 < $1 }
    }

    /// Returns the first heading of a lesson's text, without a prefix such as "Lesson 13:".
    private static func title(of folder: String, in checkout: Checkout) -> String {
        let readme = checkout.url("Lessons/\(folder)/README.md")
        guard let text = try? Data(contentsOf: readme),
            let heading = String(decoding: text.prefix(2_000), as: UTF8.self).split(separator: "\n")
                .first(where: { $0.hasPrefix("# ") })
        else { return Label.words(String(folder.dropFirst(3))) }
        var title = heading.dropFirst(2).drop { $0 == " " }
        if title.lowercased().hasPrefix("lesson ") { title = title.dropFirst("lesson ".count) }
        if title.first?.isNumber == true {
            title = title.drop { $0.isNumber || $0 == "." || $0 == ":" || $0 == " " || $0 == "-" }
        }
        return title.isEmpty ? Label.words(String(folder.dropFirst(3))) : String(title)
    }
}
