import ExerciseSupport
import Spies

@testable import Exercise12c

/// A Director among spies of its neighbors, which all write into one log.
final class Harness {
    let log = MessageLog()
    let director: ShelfListDirector
    let dataManager: DataManagerSpy
    let navigator: NavigatorSpy
    private(set) var scene: UISpy?

    /// - Parameter clock: the clock that the Director is given.
    init(clock: TestClock = TestClock()) {
        scene = UISpy("ui", log: log)
        dataManager = DataManagerSpy("dataManager", log: log)
        navigator = NavigatorSpy("navigator", log: log)
        director = ShelfListDirector(dataManager: dataManager, navigator: navigator, now: { clock.now })
        director.ui = scene
        navigator.director = director
    }

    /// Frees the Scene, as when the user leaves the screen.
    ///
    /// Only the Director may still hold it then.
    func leaveTheScreen() {
        scene = nil
    }

    /// Brings the list to where it is after a first fetch that went well.
    func showTheList(_ books: [Book] = Books.all) {
        director.onUIReady()
        director.present(books: books)
        log.forget()
    }

    /// Presents books, and returns whether that showed rows.
    func showsRows(of books: [Book]) -> Bool {
        log.forget()
        director.present(books: books)
        return log.messages.contains { $0.name == "display" && $0.arguments.hasPrefix("books:") }
    }

    /// The loader's state, in words.
    var loader: String { scene?.loader ?? "gone" }

    /// The rows as messages show them.
    var rows: [String] { scene?.rows?.map(\.label) ?? [] }

    /// The messages except for the loader's, whose last one is in `loader`.
    var saidButForTheLoader: [Message] {
        log.messages.filter { $0 != "ui.display(loading: true)" && $0 != "ui.display(loading: false)" }
    }

    /// The file that the learner edits, and what to look for in it.
    static func look(_ what: String) -> String {
        exercise.look(in: "Shelf/List/ShelfListDirector", for: what)
    }
}
