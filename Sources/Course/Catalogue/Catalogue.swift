import Foundation

/// Everything that a checkout offers: its lessons and its exercises.
public struct Catalogue: Sendable {
    /// Where it all lies.
    public let checkout: Checkout
    /// The lessons by number.
    public let lessons: [Lesson]
    /// The exercises by number, without those whose description can't be used.
    public let exercises: [Exercise]
    /// What is wrong with the other exercises, by their number.
    public let problems: [Int: CatalogueError]

    /// Reads the folders; one broken exercise leaves the others usable.
    public init(of checkout: Checkout) {
        self.checkout = checkout
        lessons = Self.folders(checkout.url("Lessons")).map { folder in
            Lesson(
                number: folder.number, name: folder.name, title: Self.title(of: folder, in: checkout),
                parts: LessonParts(of: "\(Label.two(folder.number))-\(folder.name)", in: checkout))
        }
        var exercises: [Exercise] = []
        var problems: [Int: CatalogueError] = [:]
        for folder in Self.folders(checkout.url("Exercises")) {
            let file = ExerciseFile(checkout: checkout, number: folder.number, name: folder.name)
            do throws(CatalogueError) {
                exercises.append(try file.read())
            } catch {
                problems[folder.number] = error
            }
        }
        self.exercises = exercises
        self.problems = problems
    }

    /// The lesson with that number.
    public func lesson(_ typed: String) throws(CatalogueError) -> Lesson {
        guard let number = Label.number(typed), let lesson = lessons.first(where: { $0.number == number }) else {
            throw .noLesson(typed, known: lessons.map(\.label))
        }
        return lesson
    }

    /// The exercise with that number.
    ///
    /// - Throws: what is wrong with its description, when it is there and can't be used.
    public func exercise(_ typed: String) throws(CatalogueError) -> Exercise {
        let number = Label.number(typed)
        if let exercise = exercises.first(where: { $0.number == number }) { return exercise }
        if let number, let problem = problems[number] { throw problem }
        throw .noExercise(typed, known: (exercises.map(\.number) + problems.keys).sorted().map(Label.two))
    }

    /// The hints of an exercise.
    public func hints(for exercise: Exercise) throws(CatalogueError) -> Hints {
        let file = exercise.path + "/hints.md"
        return try Hints(text(of: file), file: file, requirements: exercise.requirements.map(\.id))
    }

    /// The text of a file in the checkout.
    public func text(of file: String) throws(CatalogueError) -> String {
        String(decoding: try checkout.data(file), as: UTF8.self)
    }

    private static func folders(_ parent: URL) -> [(number: Int, name: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.compactMap(Label.parts).sorted { $0.number < $1.number }
    }

    /// The first heading of the text, without "Lesson 13:" before it.
    private static func title(of folder: (number: Int, name: String), in checkout: Checkout) -> String {
        let readme = checkout.url("Lessons/\(Label.two(folder.number))-\(folder.name)/README.md")
        guard let text = try? Data(contentsOf: readme),
            let heading = String(decoding: text.prefix(2_000), as: UTF8.self).split(separator: "\n")
                .first(where: { $0.hasPrefix("# ") })
        else { return Label.words(folder.name) }
        var title = heading.dropFirst(2).drop { $0 == " " }
        if title.lowercased().hasPrefix("lesson ") { title = title.dropFirst("lesson ".count) }
        if title.first?.isNumber == true {
            title = title.drop { $0.isNumber || $0 == "." || $0 == ":" || $0 == " " || $0 == "-" }
        }
        return title.isEmpty ? Label.words(folder.name) : String(title)
    }
}
