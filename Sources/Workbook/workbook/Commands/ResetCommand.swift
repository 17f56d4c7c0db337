import Commands
import Course
import Foundation
import Typesetting

/// `workbook reset NNx`: restores the starter and keeps the learner's version.
enum ResetCommand: Subcommand {
    static let name = "reset"
    static let synopsis = "[NNx]"
    static let summary = "brings an exercise's starter back and keeps your version"
    static let details = """
        Without a number or a name, it is about the exercise that you are at, and says which one that is. Your version of the files that the exercise has you edit goes to .workbook/backups first; when that can't be
        done, nothing is changed. Other files are left as they are and named where they differ. Hints begin anew.
        """

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        let catalogue = try session.catalogue()
        let exercise = try session.exercise(arguments.positional.first, in: catalogue, for: Self.self)
        let console = session.console
        if arguments.positional.isEmpty {
            console.print(console.wrapped("You are at exercise \(exercise.label) \(exercise.name)."))
        }
        let restored = try Reset(exercise, in: catalogue.checkout).run()
        // With the starter back, the exercise begins again.
        session.remember(in: catalogue.checkout) {
            $0.forget(exercise)
            $0.visit(exercise.label, date: Date())
        }
        if let restored {
            let files = restored.files.count == 1 ? "the starter again" : "their starters again"
            console.print(console.wrapped("\(restored.files.joined(separator: ", ")): \(files).", indent: "  "))
            if let backup = restored.backup {
                console.print(console.wrapped("Your version is in \(backup)", indent: "  "))
                console.print("To take it back:")
                console.print(command("cp -R", ["\(backup)/.", "\(exercise.path)/"], console))
                console.print(console.wrapped("Then have it checked: swift run workbook check \(exercise.label)"))
            } else {
                console.print(console.wrapped("There was no version of yours to keep."))
            }
        } else {
            let what = exercise.editable.count == 1 ? "its file is" : "its files are"
            console.print(
                console.wrapped("Nothing to bring back in exercise \(exercise.label): \(what) the starter already."))
        }
        mention(LockedFiles(of: exercise, in: catalogue.checkout), console)
        return .done
    }

    /// Reports the locked files that still differ, and how to restore them.
    private static func mention(_ locked: LockedFiles, _ console: Console) {
        if locked.areAsTheyWere { return }
        console.print("\nThe exercise is not yet as it was:")
        for file in locked.changed {
            console.print(console.wrapped("\(file) was changed, and is not one that you edit. To bring it back:"))
            console.print(command("cp", [locked.copy(of: file), file], console))
        }
        for file in locked.added {
            console.print(console.wrapped("\(file) was added. To take it out:"))
            console.print(command("rm", [file], console))
        }
    }

    /// Returns a command to copy, on one line if it fits, else with one argument per line; the workbook's own paths
    /// need no quotes.
    private static func command(_ name: String, _ paths: [String], _ console: Console) -> String {
        let parts = [name] + paths
        let line = "  " + parts.joined(separator: " ")
        let fits = !console.isTerminal || TextColumns.width(line) <= console.columns
        return fits ? line : "  " + parts.joined(separator: " \\\n  ")
    }
}
