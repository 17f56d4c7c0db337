import Course
import Foundation

/// What a command works with: where it was started, and where it prints.
package struct Session {
    /// Where to print.
    package let console: Console
    /// The variables of the environment.
    package let environment: [String: String]
    /// The folder in which the command was typed.
    package let folder: URL
    /// The running program, from which the checkout is found when the folder is elsewhere.
    package let executable: URL?
    /// Lines of the standard input, one at a time.
    package let readLine: @Sendable () -> String?

    /// The process's own session.
    static func ofThisProcess() -> Session {
        let environment = ProcessInfo.processInfo.environment
        return Session(
            console: .standard(environment: environment), environment: environment,
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
            executable: Bundle.main.executableURL, readLine: { Swift.readLine() })
    }

    /// Whether there is a terminal to draw on, with somebody who presses keys.
    package var hasScreen: Bool { console.isByHand && environment["TERM"] != "dumb" }

    /// The lessons and exercises of the checkout.
    package func catalogue() throws(CatalogueError) -> Catalogue {
        Catalogue(of: try Checkout.find(from: folder, executable: executable))
    }

    /// The exercise that was typed, by its number or name; without one, the exercise that the learner is at.
    package func exercise(
        _ typed: String?, in catalogue: Catalogue, for command: any Subcommand.Type
    ) throws -> Exercise {
        if let typed { return try catalogue.exercise(typed, for: command) }
        let path = LearningPath(catalogue, progress: progress(in: catalogue.checkout))
        guard let exercise = path.currentExercise else {
            throw UsageError.missingArgument(
                command: command.name, expected: "the number of an exercise, as in: \(command.name) 12a")
        }
        return exercise
    }

    /// What is remembered; a broken file is mentioned.
    package func progress(in checkout: Checkout) -> ProgressRecord {
        let (progress, notice) = ProgressStore(of: checkout).load()
        if let notice { console.complain(notice) }
        return progress
    }

    /// Remembers one more thing, beside what other commands remembered meanwhile; a sentence where it can't be kept,
    /// which is no reason to complain in itself.
    @discardableResult
    package func remember(in checkout: Checkout, _ change: (inout ProgressRecord) -> Void) -> String? {
        let progress = progress(in: checkout)
        var changed = progress
        change(&changed)
        return changed == progress ? nil : ProgressStore(of: checkout).save(changed)
    }

    /// Mentions the exercises that can't be used.
    package func mention(_ problems: [ExerciseNumber: CatalogueError]) {
        for number in problems.keys.sorted() {
            if let problem = problems[number] { console.complain("\n" + problem.description) }
        }
    }
}
