import AppBuilding
import Commands
import Course
import Foundation
import Playing
import Typesetting

/// `workbook app 13 --into ~/Desktop`: writes a lesson's or an exercise's app for Xcode and Swift Playground.
enum AppCommand: ToolCommand {
    static let tool = Tool.app
    static let details = """
        What it writes is a folder such as Items13.swiftpm, which opens in Xcode and in Swift Playground. The files of the
        lesson, or of your exercise as it is now, are in it byte for byte; what else is in it starts them in a scene. It is
        written as a whole or not at all. A folder that it wrote before is replaced, unless somebody edited it. app 12.1
        writes the app after lesson 12's first step. Documentation/OnADevice.md says how to open it, and what was not
        tried.
        """
    static let options = [
        Option("--into", value: "FOLDER", "where the app's folder goes, such as ~/Desktop"),
        Option("--solution", "the solution of an exercise, once you passed"),
        Option("--peek", "with --solution: before you passed, too; list will say so"),
        Option("--force", "gives an edited app, or what else is in the way, another name first"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let typed = try arguments.single("the number of a lesson or an exercise, as in: app 13 --into ~/Desktop")
        guard let folder = arguments.value("--into") else {
            throw UsageError.missingArgument(
                command: name, expected: "--into and a folder, as in: app \(typed) --into ~/Desktop")
        }
        let catalogue = try session.catalogue()
        let app = try app(catalogue.label(typed), arguments, catalogue, session)
        let writer = AppWriter(app, into: session.folder.resolving(folder))
        let backup = try writer.write(force: arguments.has("--force"), now: Date())
        let console = session.console
        let files = app.sources.count == 1 ? "the file" : "the \(app.sources.count) files"
        console.print(console.wrapped("\(app.folder) is written, with \(files) of \(app.origin):", indent: "  "))
        console.print("  " + writer.place.path)
        if let backup { console.print("What was there is now:\n  \(backup.path)") }
        console.print("To open it in Xcode:\n  xed \(quoted(writer.place.path))")
        console.print(
            console.wrapped(
                "In Swift Playground, open that folder. Documentation/OnADevice.md says what to look at."))
        return .done
    }

    private static func app(
        _ number: String, _ arguments: Arguments, _ catalogue: Catalogue, _ session: Session
    ) throws -> DeviceApp {
        let isSolution = arguments.has("--solution")
        if arguments.has("--peek"), !isSolution {
            throw UsageError.conflict("--peek is about a solution, so it needs --solution.", command: name)
        }
        guard ExerciseNumber(number) != nil else {
            if isSolution { throw UsageError.conflict("A lesson has no solution; an exercise has.", command: name) }
            let lesson = try catalogue.state(number, for: Self.self)
            try catalogue.requirePlayable(lesson)
            return try DeviceApp(of: lesson, in: catalogue.checkout)
        }
        let exercise = try catalogue.exercise(number, for: Self.self)
        guard exercise.isApp else {
            throw PlayError.noApp(
                exercise: exercise.label, playable: catalogue.exercises.filter(\.isApp).map(\.label))
        }
        if isSolution { try allowSolution(of: exercise, arguments, catalogue, session) }
        return try DeviceApp(of: exercise, isSolution: isSolution, in: catalogue.checkout, now: Date())
    }

    /// Checks that the solution is there and may be seen, and remembers a peek.
    private static func allowSolution(
        of exercise: Exercise, _ arguments: Arguments, _ catalogue: Catalogue, _ session: Session
    ) throws {
        let folder = "Solutions/" + exercise.folder
        if catalogue.checkout.files(below: folder).isEmpty { throw SolutionError.none(folder: folder) }
        if session.progress(in: catalogue.checkout).hasPassed(exercise) { return }
        guard arguments.has("--peek") else { throw DeviceAppError.notPassed(exercise: exercise.label) }
        session.remember(in: catalogue.checkout) { $0.peeked.insert(exercise.label) }
    }

    /// Returns a path as a shell reads it.
    private static func quoted(_ path: String) -> String { "'" + path.replacing("'", with: "'\\''") + "'" }
}
