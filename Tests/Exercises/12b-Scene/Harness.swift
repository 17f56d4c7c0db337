import ExerciseSupport
import HeadlessUIKit
import Spies

@testable import Exercise12b

/// The list's Scene on a screen, in a navigation stack, with a spy in the Director's place.
final class Harness {
    let log = MessageLog()
    let scene: ShelfListScene
    let handler: EventsHandlerSpy
    let screen: Screen

    /// - Parameter answer: what the Scene is told while it says that it is ready.
    init(answer: ((ShelfListScene) -> Void)? = nil) {
        handler = EventsHandlerSpy("eventsHandler", log: log)
        scene = ShelfListScene(eventsHandler: handler)
        handler.answer = { [weak scene] in scene.map { answer?($0) } }
        screen = Screen(.phone(showing: scene))
        _ = screen.text
    }

    /// The Scene with rows, as it is after a first fetch that went well.
    convenience init(showing rows: [ShelfListBookUI]) {
        self.init()
        show(rows)
        log.forget()
    }

    /// Tells the Scene to show rows, and lets UIKit lay them out.
    func show(_ rows: [ShelfListBookUI]) {
        scene.display(books: rows)
        _ = screen.text
    }

    /// The rows that are seen, as messages show them.
    var rows: [String] { screen.rows.map(Self.label) }

    /// Whether the table covers the loader: it is in front, and not next to it.
    var loaderIsCovered: Bool {
        let views = Self.views(in: scene.view)
        guard let back = views.firstIndex(where: { ($0 as? UIActivityIndicatorView)?.isAnimating == true }),
            let table = views[back...].first(where: { $0 is UITableView }), !table.isDescendant(of: views[back])
        else { return false }
        let loader = views[back]
        if loader.superview === table.superview, !table.frame.contains(loader.center) { return false }
        return !views.contains { $0 is UIStackView && loader.isDescendant(of: $0) && table.isDescendant(of: $0) }
    }

    /// Returns a view and everything in it, from back to front.
    private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    /// Opens a screen over the list and goes back, as a person does who looks at a book.
    func lookElsewhere() {
        scene.navigationController?.pushViewController(UIViewController(), animated: false)
        _ = screen.text
        scene.navigationController?.popViewController(animated: false)
        _ = screen.text
    }

    /// What was said, as messages show it: "onReturnAll(), then onReturnAll()".
    var said: String {
        let names = log.messages.map { $0.description.replacing("eventsHandler.", with: "") }
        return names.isEmpty ? "nothing was sent" : "it sent " + names.joined(separator: ", then ")
    }

    /// A row as messages show it: "Orlando | Virginia Woolf | red".
    static func label(of row: Screen.Row) -> String {
        let labels = row.labels.filter { !$0.text.isEmpty }
        return (labels.map(\.text) + [labels.first?.color.label ?? "no color"]).joined(separator: " | ")
    }

    /// The file that the learner edits, and what to look for in it.
    static func look(_ what: String) -> String { look(in: ["ShelfListScene"], what) }

    /// Files of the list, the likeliest first, and what to look for in them.
    static func look(in files: [String], _ what: String) -> String {
        exercise.look(in: files.map { "Shelf/List/\($0)" }, for: what)
    }
}
