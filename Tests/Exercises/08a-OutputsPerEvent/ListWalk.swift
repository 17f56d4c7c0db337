import ExerciseSupport
import HeadlessUIKit

@testable import Exercise08a

/// Random steps of the user, other screens and a file, always the same for a seed, with the expected content
/// of the list.
struct ListWalk {
    private let shelf = Shelf()
    private var dice: Dice
    private var books = Books.all
    private var message: String?
    /// What was done, the last step last.
    private var story: [String] = []

    /// Begins with the answer to the list's question, before which a change may come.
    init(seed: Int) {
        dice = Dice(seed: seed)
        if dice.roll(3) == 0 { change() }
        shelf.manager.fails = dice.roll(2) == 0
        story.append(shelf.manager.fails ? "the books can't be loaded" : "\(Self.words(books)) come")
        if shelf.manager.fails { (books, message) = ([], "Your books could not be loaded.") }
        shelf.manager.answerAll()
        shelf.manager.fails = false
    }

    mutating func step() {
        switch dice.roll(4) {
        case 0: change()
        case 1: answer()
        case 2:
            try? shelf.screen.tap("Return all")
            story.append("\"Return all\" is tapped")
        default:
            try? shelf.screen.tap("OK")
            story.append("\"OK\" is tapped")
        }
    }

    /// On another screen a book was taken away, came back, or changed its place.
    private mutating func change() {
        shelf.manager.books = Books.all.filter { _ in dice.roll(2) == 0 }
        if dice.roll(2) == 0 { shelf.manager.books.reverse() }
        isTold()
        story.append("a change brings \(Self.words(books))")
        shelf.manager.tellObservers()
    }

    /// A return that waits for its answer, if there is one, changes the books.
    private mutating func answer() {
        if shelf.manager.log.messages.contains(where: { $0.name == "returnAll" }) { isTold() }
        shelf.manager.log.forget()
        shelf.manager.answerAll()
        story.append("answers come")
    }

    private mutating func isTold() {
        books = shelf.manager.books
        message = books.isEmpty ? "No books yet" : nil
    }

    /// What has to be on the screen, what is there, and how that came; nil when it is right.
    var mismatch: (expected: String, happened: String)? {
        let expected = Self.words(books) + (message.map { ", \"\($0)\"" } ?? "")
        var happened = shelf.rows.map { row in Books.all.first { row.hasPrefix($0.title) }?.title ?? row }
            .joined(separator: ", ")
        if happened.isEmpty { happened = "no books" }
        for message in ["No books yet", "Your books could not be loaded."] where shelf.screen.shows(message) {
            happened += ", \"\(message)\""
        }
        if shelf.screen.isLoading { happened += ", and that it loads" }
        guard expected != happened else { return nil }
        return ("\(story.suffix(3).joined(separator: ", then ")); the list shows \(expected)", "it shows \(happened)")
    }

    private static func words(_ books: [Book]) -> String {
        books.isEmpty ? "no books" : books.map(\.title).joined(separator: ", ")
    }
}
