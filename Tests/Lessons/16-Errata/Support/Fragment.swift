import Testing

/// A few lines with a fault that the compiler finds: as they were copied, and fixed.
nonisolated struct Fragment: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let copied: String
    let mended: String
    /// The line that the compiler reports.
    let line: String

    static let all = [
        Fragment(
            testDescription: "typographic quotes",
            copied: """
                struct Note {}
                protocol NotesList_Navigate {
                    func gotoDetail(‘for’ note: Note)
                }
                """,
            mended: """
                struct Note {}
                protocol NotesList_Navigate {
                    func gotoDetail(for note: Note)
                }
                """,
            line: "func gotoDetail(‘for’ note: Note)"),
        Fragment(
            testDescription: "a parenthesis that is missing",
            copied: """
                struct NoteUI { let title: String, day: String }
                let rows = ["Rent"].map { title in
                    NoteUI(
                        title: title,
                        day: "01/06/2024",
                }
                """,
            mended: """
                struct NoteUI { let title: String, day: String }
                let rows = ["Rent"].map { title in
                    NoteUI(
                        title: title,
                        day: "01/06/2024")
                }
                """,
            line: "}"),
        Fragment(
            testDescription: "a constant that waits for its value",
            copied: """
                protocol NotesList_PresentData: AnyObject {}
                final class NotesListWorker {
                    let presenter: NotesList_PresentData!
                }
                """,
            mended: """
                protocol NotesList_PresentData: AnyObject {}
                final class NotesListWorker {
                    weak var presenter: NotesList_PresentData?
                }
                """,
            line: "final class NotesListWorker {"),
        Fragment(
            testDescription: "a weak reference to what may be no object",
            copied: """
                protocol NotesList_PresentData {}
                final class NotesListWorker {
                    weak var presenter: NotesList_PresentData?
                }
                """,
            mended: """
                protocol NotesList_PresentData: AnyObject {}
                final class NotesListWorker {
                    weak var presenter: NotesList_PresentData?
                }
                """,
            line: "weak var presenter: NotesList_PresentData?"),
        Fragment(
            testDescription: "a name that loses a letter on its way",
            copied: """
                protocol NotesList_DisplayUI: AnyObject {}
                final class NotesListDirector {
                    weak var ui: NoteList_DisplayUI?
                }
                """,
            mended: """
                protocol NotesList_DisplayUI: AnyObject {}
                final class NotesListDirector {
                    weak var ui: NotesList_DisplayUI?
                }
                """,
            line: "weak var ui: NoteList_DisplayUI?"),
        Fragment(
            testDescription: "a contract that was changed after its Scene",
            copied: """
                protocol NotesList_DisplayUI: AnyObject {
                    func displayError()
                }
                final class NotesListScene {
                    var message = ""
                }
                extension NotesListScene: NotesList_DisplayUI {
                    func display(error: String) { message = error }
                }
                """,
            mended: """
                protocol NotesList_DisplayUI: AnyObject {
                    func display(error: String)
                }
                final class NotesListScene {
                    var message = ""
                }
                extension NotesListScene: NotesList_DisplayUI {
                    func display(error: String) { message = error }
                }
                """,
            line: "extension NotesListScene: NotesList_DisplayUI {"),
        Fragment(
            testDescription: "a pattern without let",
            copied: """
                func count(_ stored: Result<[String], any Error>) -> Int {
                    switch stored {
                    case .success(notes):
                        return notes.count
                    case .failure:
                        return 0
                    }
                }
                """,
            mended: """
                func count(_ stored: Result<[String], any Error>) -> Int {
                    switch stored {
                    case .success(let notes):
                        return notes.count
                    case .failure:
                        return 0
                    }
                }
                """,
            line: "case .success(notes):"),
    ]
}
