#if LESSON17
import Lesson
import Playing

/// The app of the lesson that is a terminal program itself: it needs no window, and nobody to draw one.
@MainActor
enum LessonTerminal {
    /// Runs it until somebody leaves; whether every line could be done, which is asked where lines are piped.
    static func play(_ arguments: PlayArguments) async -> Bool {
        let place = arguments.place()
        if let greeting = arguments.greeting { place.write(greeting + "\n\n") }
        // Lines from a file have nobody behind them who gets impatient.
        let terminal = Terminal(
            readLine: place.readLine, write: place.write, complain: place.complain, isColored: arguments.isColored,
            isByHand: arguments.isByHand, patience: .seconds(arguments.isByHand ? 2 : 30))
        let isDone = await ItemsApp.run(on: terminal, storingIn: arguments.folder)
        return isDone || arguments.isByHand
    }
}
#endif
