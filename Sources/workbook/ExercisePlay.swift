import Foundation
import WorkbookKit

/// `workbook play NN --exercise`: builds the exercise's app, and becomes it.
enum ExercisePlay {
    static func run(_ number: String, in catalogue: Catalogue, _ session: Session) throws -> ExitStatus {
        let exercise = try catalogue.exercise(number, for: PlayCommand.self)
        guard exercise.isApp else {
            throw PlayError.noApp(
                exercise: exercise.label, playable: catalogue.exercises.filter(\.isApp).map(\.label))
        }
        let console = session.console
        console.progress("Building exercise \(exercise.label)")
        let program: URL
        switch try build(exercise, in: catalogue.checkout, session) {
        case .built(let url): program = url
        case .notCompiled(let verdict):
            console.endProgress()
            console.show(verdict, in: catalogue.checkout)
            return .notPassed
        }
        console.endProgress()
        let folder = PlayFolder(exercise: exercise, in: catalogue.checkout)
        if let notice = folder.notice { console.complain(notice) }
        let size = PlayCommand.size(console)
        return try become(
            program,
            [
                folder.url.path, "\(size.columns)", "\(size.rows)", console.style.isColored ? "color" : "plain",
                console.isByHand ? "hand" : "lines",
            ])
    }

    private static func build(
        _ exercise: Exercise, in checkout: Checkout, _ session: Session
    ) throws -> PlayerBuild.Outcome {
        let build = PlayerBuild(
            exercise, in: checkout, toolchain: try Toolchain(environment: session.environment),
            environment: session.environment)
        let interruption = Interruption()
        defer { interruption.stop() }
        return try build.run(interruption)
    }

    /// Not a child: the terminal, Ctrl-C and the exit status are the app's own.
    private static func become(_ program: URL, _ arguments: [String]) throws -> ExitStatus {
        var pointers = ([program.path] + arguments).map { strdup($0) } + [nil]
        execv(program.path, &pointers)
        throw CheckError.notStarted(program: program.path, reason: String(cString: strerror(errno)))
    }
}
