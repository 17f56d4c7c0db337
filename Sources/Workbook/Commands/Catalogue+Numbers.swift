import Course

/// Numbers and names as people type them: a lesson has `12`, and its first exercise has `12a` or `worker`.
extension Catalogue {
    /// Returns the exercise with that number or name; the error for a lesson's number or a former one says what to type
    /// instead.
    package func exercise(_ number: String, for command: any Subcommand.Type) throws -> Exercise {
        do {
            return try exercise(number)
        } catch {
            if case CatalogueError.severalNames = error { throw error }
            throw advice(on: number, for: command.name).map { UsageError.conflict($0, command: command.name) } ?? error
        }
    }

    /// Returns advice for a number that isn't an exercise's: the exercise with that former number, or the exercises of
    /// the lesson with that number.
    private func advice(on number: String, for command: String) -> String? {
        if let now = FormerNumbers.now(number), let exercise = exercises.first(where: { $0.number == now }) {
            return "Exercise \(number) is now \(now) \(exercise.name): type `swift run workbook \(command) \(now)`."
                + (command == "reset" ? wayBack(to: number) : "")
        }
        guard let lesson = try? lesson(number) else { return nil }
        let own = exercises.filter { $0.lesson == lesson.number }.map(\.label)
        let kind =
            own.isEmpty
            ? "\(lesson.label) \(lesson.name) is a lesson, and has no exercise."
            : "\(lesson.label) \(lesson.name) is a lesson; its exercises are \(own.joined(separator: ", "))."
        return kind + (command == "reset" ? wayBack(to: number) : "")
    }

    /// Returns how the code of the lesson with that number comes back, if there is one.
    private func wayBack(to number: String) -> String {
        (try? lesson(number)).map { " The code of lesson \($0.label) comes back with: git restore '\($0.path)'." } ?? ""
    }

    /// Returns the exercises that `--exercises` lists, or all of them; throws an error if any exercise is broken.
    package func exercises(listedIn arguments: Arguments) throws -> [Exercise] {
        if let problem = problems.sorted(by: { $0.key < $1.key }).first?.value { throw problem }
        return try arguments.value("--exercises").map(exercises(listed:)) ?? exercises
    }

    /// Returns the lesson with that number, or, for a number such as `12.1`, the state of its app after that step.
    package func state(_ number: String, for command: any Subcommand.Type) throws -> Lesson {
        number.contains(".") ? try state(number) : try lesson(number, for: command)
    }

    /// Returns the lesson with that number; the error for an exercise's former number names its current one.
    package func lesson(_ number: String, for command: any Subcommand.Type) throws -> Lesson {
        do {
            return try lesson(number)
        } catch {
            throw advice(on: number, for: command.name).map { UsageError.conflict($0, command: command.name) } ?? error
        }
    }
}
