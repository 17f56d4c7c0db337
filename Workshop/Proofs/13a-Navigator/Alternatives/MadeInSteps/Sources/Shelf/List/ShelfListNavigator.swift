import Foundation
import HeadlessUIKit

/// Puts the list together.
///
/// From there one way leads on: to a book.
final class ShelfListNavigator {
    typealias Clock = @MainActor () -> Date

    private let clock: Clock
    private let shelf: any BookStoring
    private weak var screen: ShelfListScene?

    private init(shelf: any BookStoring, clock: @escaping Clock) {
        (self.shelf, self.clock) = (shelf, clock)
    }

    static func makeModule(store: any BookStoring, now: @escaping Clock) -> UIViewController {
        let navigator = Self(shelf: store, clock: now)
        return screen(with: navigator, ShelfListWorker(store: store), clock: now) { navigator.screen = $0 }
    }

    private static func screen(
        with navigator: any ShelfList_Navigate, _ worker: ShelfListWorker, clock: @escaping Clock,
        then finish: (ShelfListScene) -> Void
    ) -> ShelfListScene {
        let director = ShelfListDirector(dataManager: worker, navigator: navigator, now: clock)
        let screen = ShelfListScene(eventsHandler: director)
        worker.presenter = director
        director.ui = screen
        finish(screen)
        return screen
    }
}

// MARK: - Navigate

extension ShelfListNavigator: ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: any ShelfDetail_Delegate) {
        guard let stack = screen?.navigationController else { return }
        let next = ShelfDetailNavigator.makeModule(of: book, store: shelf, now: clock, delegate: delegate)
        stack.setViewControllers(stack.viewControllers + [next], animated: true)
    }
}
