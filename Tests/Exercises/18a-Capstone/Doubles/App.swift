import Foundation
import HeadlessUIKit

@testable import Exercise18a

/// Bookshelf on a screen, with stores that the test controls.
///
/// It knows nothing of the app but its first module.
final class App {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen: Screen
    let store: LineStore

    /// Ben and Cleo wait for Orlando, which Ada has.
    init(_ lines: [Int: [String]] = [Books.orlando.id: ["Ben", "Cleo"]]) {
        store = LineStore(lines)
        let list = ShelfListNavigator.makeModule(store: BookStoreStub(), reservations: store, now: Books.now)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        screen = Screen(window)
    }

    /// From the list, opens a book.
    func open(_ book: Book, within limit: Duration) async throws {
        try await screen.wait(until: "the list shows its books", within: limit) { $0.rows.count == Books.all.count }
        try screen.selectRow(Books.all.firstIndex(of: book) ?? 0)
        try await screen.wait(until: "the row opens its book", within: limit) { $0.title == "Book" }
    }

    /// From a book, opens its reservations.
    func openReservations(within limit: Duration) async throws {
        try screen.tap("Reservations")
        try await screen.wait(until: "the button opens the reservations", within: limit) { $0.title == "Reservations" }
    }

    /// On the screen of the reservations, types a name in place of the one that is there, and taps the button.
    func reserve(_ name: String) throws {
        try screen.type(name, into: "Name")
        try screen.tap("Reserve")
    }
}
