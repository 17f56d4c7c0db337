import Course
import Foundation
import Processes

/// Opens files in the learner's editor, as `EditorCall` decides.
struct Editor {
    /// The time within which an editor that couldn't open the file exits; a later failure is ignored.
    private static let patience = Duration.seconds(5)

    private let environment: [String: String]
    private let folder: URL
    private var opened: [(name: String, program: DetachedProgram, at: ContinuousClock.Instant)] = []

    /// Creates the editor that these variables name; a relative path in them starts from `folder`.
    init(environment: [String: String], folder: URL) {
        (self.environment, self.folder) = (environment, folder)
    }

    /// Opens a place; an editor that needs the terminal borrows it from the view, and this method waits for its end.
    mutating func open(
        _ place: FilePlace, in checkout: Checkout, from view: any WatchView, _ interruption: Interruption
    ) throws(EditorError) {
        let call = try EditorCall(
            opening: checkout.url(place.file).path, at: place.line, environment: environment, find: find)
        if call.needsTerminal, !view.isTerminal { throw .noTerminal(editor: call.name, place: place.text) }
        do throws(ProcessError) {
            if call.needsTerminal {
                try run(call, from: view, interruption)
            } else {
                let program = try DetachedProgram(call.program, call.arguments, environment: environment)
                opened.append((call.name, program, .now))
            }
        } catch {
            guard case .notStarted(_, let reason) = error else { return }
            throw .notStarted(editor: call.name, reason: reason)
        }
    }

    private func run(
        _ call: EditorCall, from view: any WatchView, _ interruption: Interruption
    ) throws(ProcessError) {
        let end = interruption.lendingTerminal {
            view.lendTerminal { whenStopped in
                Result { () throws(ProcessError) in
                    try ForegroundProgram.run(
                        call.program, call.arguments, environment: environment, whenStopped: whenStopped)
                }
            }
        }
        _ = try end.get()
    }

    /// Returns why an editor with its own window failed to open a file, once for each.
    mutating func failure() -> EditorError? {
        for (index, editor) in opened.enumerated() {
            guard let hasSucceeded = editor.program.end() else { continue }
            opened.remove(at: index)
            if hasSucceeded || editor.at.duration(to: .now) > Self.patience { return nil }
            return .failed(editor: editor.name, errors: editor.program.errors)
        }
        return nil
    }

    private func find(_ name: String) -> URL? {
        guard name.contains("/") else { return Program.find(name, along: environment["PATH"] ?? "") }
        let program = URL(fileURLWithPath: name, relativeTo: folder).absoluteURL
        return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
    }
}
