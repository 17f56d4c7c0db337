import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise09a

/// The screen for lending, as a person has it before them: opened from a book, on May 20, 2024.
@MainActor
final class Form {
    let books = BookManagerSpy()
    let clock = TestClock()
    let screen: Screen
    /// The screen, which only its stack holds, so that it is freed after the user leaves.
    private(set) weak var view: ShelfLendViewController?
    /// Waits for the next step of a save, or for that of a book that was asked for in a task.
    let events = Events()

    /// The names of the fields.
    static let (borrower, due) = ("Borrower", "Due date (year-month-day)")
    /// Days as a person writes them, counted from the clock's.
    static let (yesterday, today, tomorrow) = ("2024-05-19", "2024-05-20", "2024-05-21")
    static let (inTwoWeeks, inAYear, afterAYear) = ("2024-06-03", "2025-05-20", "2025-05-21")

    /// Waits for the books of all forms, so that an answer that never asks for one costs a second, and not one for
    /// each form.
    private static let openings = Events()

    /// Returns a form that shows its book.
    static func opened() async -> Form {
        let form = Form(bookFails: false)
        await openings.wait { form.books.isAsked }
        form.books.answers()
        return form
    }

    /// The form as it was just opened: it has asked for its book, and has no answer yet.
    init(bookFails: Bool) {
        let clock = clock
        let view = ShelfLendConnector.makeViewController(
            bookID: 2, entityGateway: GatewayDouble(to: books), now: { clock.now })
        self.view = view
        let book = UIViewController()
        book.title = "Book"
        let window = UIWindow.phone(showing: book)
        book.navigationController?.pushViewController(view, animated: false)
        screen = Screen(window)
        books.fetchFails = bookFails
    }

    // MARK: Doing

    /// Types into a field and leaves it.
    func enters(_ text: String, into field: String) throws {
        try screen.type(text, into: field)
        try screen.pressReturn()
    }

    /// Fills in a name and a day.
    func isFilledIn(_ name: String = "Cleo", until day: String = inTwoWeeks) throws {
        try enters(name, into: Self.borrower)
        try enters(day, into: Self.due)
    }

    /// Taps Save, and waits for whatever comes of it.
    func saves() async throws {
        try screen.tap("Save")
        await settles()
    }

    /// Taps Save while the book can't be looked up, and takes note of that.
    func savesInVain() async throws {
        books.fetchFails = true
        try await saves()
        books.fetchFails = false
        if screen.alert != nil { try screen.tap("OK") }
    }

    /// Taps Save and goes back before the save has ended; a save that ends earlier leads back by itself.
    func isLeft(_ leaving: Leaving) async throws {
        try screen.tap("Save")
        if leaving == .between {
            await events.wait { books.isAsked || !isSaving }
            books.answersOnce()
            await events.wait { books.isAsked || !isSaving }
        }
        if screen.alert == nil, top != "Book" { try screen.goBack() }
    }

    /// Answers everything that is asked, until there is nothing more to wait for.
    /// - Parameter isOver: whether everything has happened; if nil, whether Save can be tapped again, or the form is gone.
    func settles(until isOver: (() -> Bool)? = nil) async {
        repeat {
            books.answers()
            await events.wait { books.isAsked || isOver?() ?? !isSaving }
        } while books.isAsked
    }

    /// Takes steps in the form as a person would, and returns whether all was right.
    ///
    /// The first step that could not be taken is reported with the screen as it was.
    @discardableResult
    static func steps(in form: Form? = nil, _ steps: (Form) async throws -> Bool) async -> Bool {
        let form = if let form { form } else { await opened() }
        do {
            return try await steps(form)
        } catch {
            Issue.record(error, form.whyNoStepCanBeTaken)
            return false
        }
    }

    private var whyNoStepCanBeTaken: Comment {
        let isAlert = screen.alert != nil
        return .teaching(
            expected: isAlert
                ? "a refused day is reported below its field; alerts are for a book that is lent, and for failures"
                : "the fields can be edited, and Save can be tapped, as long as nothing is being saved",
            why: isAlert
                ? "an alert covers the field that has to be corrected"
                : "a save that has ended without a loan is tried again",
            look: isAlert
                ? Self.look(
                    "ShelfLendPresenter", "which end of a save is told by an alert, and which below its field?")
                : Self.look("ShelfLendPresenter", "does every end of a save call showSaveEnd()?"))
    }

    // MARK: Seeing

    /// What the form says is wrong, in words.
    var complaints: String {
        let all = [
            ShelfLendText.borrowerMissing, ShelfLendText.dueFormat, ShelfLendText.dueRefused, ShelfLendText.dueMissing,
        ]
        let shown = all.filter(screen.shows).map { "\"\($0)\"" }
        return shown.isEmpty ? "nothing" : shown.joined(separator: " and ")
    }

    /// What was to be lent, in words.
    var loans: String { Self.words(books.asked) }

    static func words(_ loans: [Loan]) -> String {
        guard !loans.isEmpty else { return "nothing was lent" }
        let all = loans.map { "to \"\($0.borrower)\" until \(DueDate.text($0.due))" }
        return "the book was lent " + all.joined(separator: ", and ")
    }

    /// Whether the book was to be lent to this name until this day, once.
    func hasLent(to name: String, until day: String) -> Bool {
        loans == "the book was lent to \"\(name)\" until \(day)"
    }

    /// Whether the form is on top and Save can't be tapped, without drawing the screen for each look.
    var isSaving: Bool {
        guard let view, view.navigationController?.topViewController === view else { return false }
        return Self.button(in: view.view)?.isEnabled == false
    }

    private static func button(in view: UIView) -> UIButton? {
        (view as? UIButton) ?? view.subviews.lazy.compactMap(button).first
    }

    /// The title of the screen on top.
    var top: String { screen.title ?? "none" }

    /// Returns where to look after a complete save that lent nothing: at the Transformer, unless a reason was shown.
    func look(whenSaid file: String, _ what: String) -> String {
        // The first time was when the form was opened.
        let isSilent = books.lookups > 1 && books.asked.isEmpty && complaints == "nothing" && screen.alert == nil
        return isSilent
            ? Self.look(
                "ShelfLendSaveTransformer",
                "which object lends after the first answer, and what keeps it alive until then?")
            : Self.look(file, what)
    }

    /// A file that the learner edits, and what to look for in it.
    static func look(_ file: String, _ what: String) -> String { look([file], what) }

    /// Files of lending, the likeliest first, and what to look for in them.
    static func look(_ files: [String], _ what: String) -> String {
        exercise.look(in: files.map { "Shelf/Lend/\($0)" }, for: what)
    }
}
