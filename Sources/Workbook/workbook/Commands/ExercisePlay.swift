import AppBuilding
import Commands
import Course
import Foundation
import Playing
import Processes

/// `workbook play 12a`: builds the exercise's app, and runs it.
enum ExercisePlay {
    static func run(
        _ number: String, anew: Bool, in catalogue: Catalogue, _ session: Session
    ) throws -> ExitStatus {
        let exercise = try catalogue.exercise(number, for: PlayCommand.self)
        guard exercise.isApp else {
            throw PlayError.noApp(
                exercise: exercise.label, playable: catalogue.exercises.filter(\.isApp).map(\.label))
        }
        let console = session.console
        let interruption = Interruption()
        defer { interruption.stop() }
        let build = PlayerBuild(
            exercise, in: catalogue.checkout, toolchain: try Toolchain(environment: session.environment),
            environment: session.environment)
        console.progress(build.announcement)
        let program: URL
        switch try build.run(interruption) {
        case .built(let url): program = url
        case .notCompiled(let verdict):
            console.endProgress()
            console.showFindings(of: verdict, in: catalogue.checkout)
            return .notPassed
        }
        console.endProgress()
        let folder = PlayFolder(exercise: exercise, in: catalogue.checkout, anew: anew)
        if let notice = folder.notice { console.complain(notice) }
        return try play(program, folder, exercise, in: catalogue.checkout, session, interruption)
    }

    private static func play(
        _ program: URL, _ folder: PlayFolder, _ exercise: Exercise, in checkout: Checkout, _ session: Session,
        _ interruption: Interruption
    ) throws -> ExitStatus {
        let console = session.console
        let size = PlayCommand.size(console)
        let run = PlayerRun(
            exercise, in: checkout, environment: session.environment, complain: { console.writeError($0 + "\n") })
        let words = PlayCommand.arguments(
            folder, greeting: console.isByHand ? folder.greeting : nil, size: size, width: size.columns, console
        ).words
        let end = try run.run(program, words, interruption)
        switch end {
        case .left(let isDone): return isDone ? .done : .notPassed
        case .broken(let finding):
            console.show(finding)
            return .notPassed
        case .interrupted(let finding):
            if let finding { console.show(finding) } else if console.isByHand { console.print() }
            return .interrupted
        }
    }
}
