import Foundation
import HeadlessUIKit

/// Puts the list together. From there one way leads on: to a book.
final class ShelfListNavigator {
    typealias Clock = @MainActor () -> Date

    private let clock: Clock
    private let shelf: any BookStoring
    private weak var screen: ShelfListScene?

    private init(from screen: ShelfListScene, shelf: any BookStoring, clock: @escaping Clock) {
        (self.screen, self.shelf, self.clock) = (screen, shelf, clock)
    }

    static func makeModule(store: any BookStoring, now: @escaping Clock) -> UIViewController {
        let worker = ShelfListWorker(store: store)
        let director = ShelfListDirector(now: now)
        worker.presenter = director
        director.dataManager = worker
        return screen(for: director) { screen in
            director.navigator = Self(from: screen, shelf: store, clock: now)
        }
    }

    private static func screen(
        for director: ShelfListDirector, then finish: (ShelfListScene) -> Void
    ) -> ShelfListScene {
        let screen = ShelfListScene(nibName: nil, bundle: nil)
        screen.eventsHandler = director
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
