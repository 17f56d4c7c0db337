import Course
import Foundation

/// The surroundings of a command: its folder, its environment, and its output.
package struct Session {
    /// The output.
    package let console: Console
    /// The environment variables.
    package let environment: [String: String]
    /// The folder in which the command was typed.
    package let folder: URL
    /// The running program, from which the checkout is found if the folder is outside it.
    package let executable: URL?
    /// Returns the next line of the standard input.
    package let readLine: @Sendable () -> String?

    /// Returns the process's own session.
    static func ofThisProcess() -> Session {
        let environment = ProcessInfo.processInfo.environment
        return Session(
            console: .standard(environment: environment), environment: environment,
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
            executable: Bundle.main.executableURL, readLine: { Swift.readLine() })
    }

    /// Whether there is a terminal to draw on and a user to press keys.
    package var hasScreen: Bool { console.isByHand && environment["TERM"] != "dumb" }

    /// Returns the lessons and exercises of the checkout.
    package func catalogue() throws(CatalogueError) -> Catalogue {
        Catalogue(of: try Checkout.find(from: folder, executable: executable))
    }

    /// Returns the exercise with the typed number or name, or the one that the learner is at if nothing was typed.
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

    /// Returns the kept progress, and prints a notice if its file is broken.
    package func progress(in checkout: Checkout) -> ProgressRecord {
        let (progress, notice) = ProgressStore(of: checkout).load()
        if let notice { console.complain(notice) }
        return progress
    }

    /// Changes the progress as other commands left it, and saves it; returns a sentence if it can't be saved, which the
    /// caller may ignore.
    @discardableResult
    package func remember(in checkout: Checkout, _ change: (inout ProgressRecord) -> Void) -> String? {
        let progress = progress(in: checkout)
        var changed = progress
        change(&changed)
        return changed == progress ? nil : ProgressStore(of: checkout).save(changed)
    }

    /// Prints the errors of the exercises that can't be used.
    package func mention(_ problems: [ExerciseNumber: CatalogueError]) {
        for number in problems.keys.sorted() {
            if let problem = problems[number] { console.complain("\n" + problem.description) }
        }
    }
}
