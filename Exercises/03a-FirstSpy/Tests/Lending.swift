import Foundation
import HeadlessUIKit

@testable import Exercise03a

/// The screen for lending, opened from the screen of its book, and a user in front of it.
final class Lending {
    /// The book on the screen.
    static let book = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    /// The time by the app's clock: May 20, 2024, noon in Greenwich.
    static let now = Date(timeIntervalSince1970: 1_716_206_400)

    /// What the user sees, and where they tap and type.
    let screen: Screen
    /// The books with their loans that the screen reported to its opener.
    private(set) var told: [Book] = []

    /// Opens the screen with that store.
    init(storingIn store: any BooksStoring) {
        let below = UIViewController()
        below.title = "Book"
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: below)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        screen = Screen(window)
        let lending = LendViewController(
            book: Self.book, store: store, now: { Self.now }, onLend: { [weak self] in self?.told.append($0) })
        navigation.pushViewController(lending, animated: false)
    }

    /// Whether the screen for lending, with the title "Lend", is still there.
    var isOpen: Bool { screen.title == "Lend" }

    /// Types, and taps Save.
    func save(_ borrower: String, days: String) throws {
        try screen.type(borrower, into: "Borrower")
        try screen.type(days, into: "Days")
        try screen.tap("Save")
    }

    /// The moment so many days after `now`.
    static func due(in days: Double) -> Date { now.addingTimeInterval(days * 86_400) }
}
