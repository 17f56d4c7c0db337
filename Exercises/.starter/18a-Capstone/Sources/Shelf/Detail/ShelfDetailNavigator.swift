import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending and to the reservations.
final class ShelfDetailNavigator {
    weak var viewController: UIViewController?
    private let store: BookStoring
    private let reservations: ReservationStoring
    private let now: @MainActor () -> Date

    init(store: BookStoring, reservations: ReservationStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.reservations = reservations
        self.now = now
    }

    static func makeModule(
        of book: Book, store: BookStoring, reservations: ReservationStoring,
        now: @escaping @MainActor () -> Date, delegate: ShelfDetail_Delegate
    ) -> UIViewController {
        let navigator = ShelfDetailNavigator(store: store, reservations: reservations, now: now)
        let director = ShelfDetailDirector(book: book, navigator: navigator, now: now)
        let scene = ShelfDetailScene(eventsHandler: director)

        director.ui = scene
        director.delegate = delegate
        navigator.viewController = scene
        return scene
    }
}

extension ShelfDetailNavigator: ShelfDetail_Navigate {
    func gotoLend(_ book: Book, with delegate: ShelfLend_Delegate) {
        let lend = ShelfLendNavigator.makeModule(for: book, store: store, now: now, delegate: delegate)
        viewController?.navigationController?.pushViewController(lend, animated: true)
    }

    func gotoReservations(of book: Book) {
        // TODO(18a.5): hand over what the module needs, and who wants to hear from it.
        let reserve = ShelfReserveNavigator.makeModule()
        viewController?.navigationController?.pushViewController(reserve, animated: true)
    }
}
