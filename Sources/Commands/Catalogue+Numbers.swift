import Course

/// Numbers as people type them: lessons and exercises have the same kind, and are easily mixed up.
extension Catalogue {
    /// The exercise with that number; somebody who types a lesson's is told so, and what to type.
    package func exercise(_ number: String, for command: any Subcommand.Type) throws -> Exercise {
        do {
            return try exercise(number)
        } catch CatalogueError.noExercise(let typed, let known) {
            guard let lesson = try? lesson(number) else { throw CatalogueError.noExercise(typed, known: known) }
            throw UsageError.conflict(
                "There is no exercise \(number), but a lesson: type `swift run workbook read \(lesson.label)`.",
                command: command.name)
        }
    }

    /// Those that `--exercises` lists, or all of them; none as long as one of the checkout is broken.
    package func exercises(listedIn arguments: Arguments) throws -> [Exercise] {
        if let problem = problems.sorted(by: { $0.key < $1.key }).first?.value { throw problem }
        return try arguments.value("--exercises").map(exercises(listed:)) ?? exercises
    }

    /// The lesson with that number; somebody who types an exercise's is told so, and what to type.
    package func lesson(_ number: String, for command: any Subcommand.Type) throws -> Lesson {
        do {
            return try lesson(number)
        } catch {
            guard let exercise = try? exercise(number) else { throw error }
            throw UsageError.conflict(
                "There is no lesson \(number), but an exercise: type `swift run workbook read "
                    + "\(exercise.label) --exercise`.", command: command.name)
        }
    }
}
