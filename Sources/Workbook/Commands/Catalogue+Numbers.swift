import Course

/// Numbers and names as people type them: a lesson's is `12`, and its first exercise's is `12a` or `worker`.
extension Catalogue {
    /// The exercise with that number or name; somebody who types a lesson's, or one from before, is told so and what to type.
    package func exercise(_ number: String, for command: any Subcommand.Type) throws -> Exercise {
        do {
            return try exercise(number)
        } catch {
            if case CatalogueError.severalNames = error { throw error }
            throw advice(on: number, for: command.name).map { UsageError.conflict($0, command: command.name) } ?? error
        }
    }

    /// A hint for what isn't an exercise: the one that has that number now, or the exercises of the lesson that was typed.
    private func advice(on number: String, for command: String) -> String? {
        if let now = FormerNumbers.now(number), let exercise = exercises.first(where: { $0.number == now }) {
            return "Exercise \(number) is now \(now) \(exercise.name): type `swift run workbook \(command) \(now)`."
        }
        guard let lesson = try? lesson(number) else { return nil }
        let own = exercises.filter { $0.lesson == lesson.number }.map(\.label)
        let kind =
            own.isEmpty
            ? "\(lesson.label) \(lesson.name) is a lesson, and has no exercise."
            : "\(lesson.label) \(lesson.name) is a lesson; its exercises are \(own.joined(separator: ", "))."
        return kind + (command == "reset" ? " Its code comes back with: git restore '\(lesson.path)'." : "")
    }

    /// Those that `--exercises` lists, or all of them; none as long as one of the checkout is broken.
    package func exercises(listedIn arguments: Arguments) throws -> [Exercise] {
        if let problem = problems.sorted(by: { $0.key < $1.key }).first?.value { throw problem }
        return try arguments.value("--exercises").map(exercises(listed:)) ?? exercises
    }

    /// The lesson with that number, or with a number such as `12.1` the state of its app after that step.
    package func state(_ number: String, for command: any Subcommand.Type) throws -> Lesson {
        number.contains(".") ? try state(number) : try lesson(number, for: command)
    }

    /// The lesson with that number; somebody who types an exercise's number from before is told which one it is now.
    package func lesson(_ number: String, for command: any Subcommand.Type) throws -> Lesson {
        do {
            return try lesson(number)
        } catch {
            throw advice(on: number, for: command.name).map { UsageError.conflict($0, command: command.name) } ?? error
        }
    }
}
