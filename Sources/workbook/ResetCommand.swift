import WorkbookKit

/// `workbook reset NN`: the starter again, and the learner's version kept.
enum ResetCommand: Subcommand {
    static let name = "reset"
    static let synopsis = "NN"
    static let summary = "brings an exercise's starter back and keeps your version"
    static let details = """
        Your version goes to .workbook/backups first. When that can't be done, nothing is changed.
        Files that you added beside those of the exercise stay where they are.
        """

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of an exercise, as in: reset 13")
        let catalogue = try session.catalogue()
        let exercise = try catalogue.exercise(number)
        guard let backup = try Reset(exercise, in: catalogue.checkout).run() else {
            session.console.print("Exercise \(exercise.label) is the starter already; nothing was changed.")
            return .done
        }
        session.console.print(
            """
            Exercise \(exercise.label) is the starter again.
            Your version is in \(backup)
              to take it back: cp -R '\(backup)/.' '\(exercise.path)/'
            """)
        return .done
    }
}
