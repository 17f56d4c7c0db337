#if LESSON17
import Lesson
import Playing

/// The app of the lesson that is itself a terminal program, so that it needs no window and no drawing.
@MainActor
enum LessonTerminal {
    /// Runs the app until the user leaves; returns whether every piped line could be done, and true if a person typed.
    static func play(_ arguments: PlayArguments) async -> Bool {
        let place = arguments.place()
        if let greeting = arguments.greeting { place.write(greeting + "\n\n") }
        // Piped lines can wait longer than a person would.
        let terminal = Terminal(
            readLine: place.readLine, write: place.write, complain: place.complain, isColored: arguments.isColored,
            isByHand: arguments.isByHand, patience: .seconds(arguments.isByHand ? 2 : 30))
        let isDone = await ItemsApp.run(on: terminal, storingIn: arguments.folder)
        return isDone || arguments.isByHand
    }
}
#endif
