import Foundation
import HeadlessUIKit

@testable import Exercise13a

/// The modules of Bookshelf.
enum Module: String, CaseIterable {
    case list = "List"
    case book = "Detail"
    case lend = "Lend"

    /// The file that builds it.
    var file: String { "\(rawValue)/Shelf\(rawValue)Navigator" }

    /// Builds it, for Kindred where it is about one book.
    func make(
        store: StoreSpy, delegate: DelegateSpy, now: @escaping @MainActor () -> Date = Clock.now
    ) -> UIViewController {
        switch self {
        case .list: ShelfListNavigator.makeModule(store: store, now: now)
        case .book:
            ShelfDetailNavigator.makeModule(of: Books.kindred, store: store, now: now, delegate: delegate)
        case .lend: ShelfLendNavigator.makeModule(for: Books.kindred, store: store, now: now, delegate: delegate)
        }
    }

    /// The Director behind a Scene of this module.
    func director(of scene: UIViewController) -> AnyObject? {
        switch self {
        case .list: (scene as? ShelfListScene)?.eventsHandler
        case .book: (scene as? ShelfDetailScene)?.eventsHandler
        case .lend: (scene as? ShelfLendScene)?.eventsHandler
        }
    }

    /// The Navigator behind a Scene of this module.
    func navigator(of scene: UIViewController) -> AnyObject? {
        switch director(of: scene) {
        case let director as ShelfListDirector: director.navigator
        case let director as ShelfDetailDirector: director.navigator
        case let director as ShelfLendDirector: director.navigator
        default: nil
        }
    }
}
