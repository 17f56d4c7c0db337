import Foundation

/// The only type that knows all classes of a book's screen, and connects them.
enum ShelfDetailConnector {
    /// The screen, which owns its whole stack.
    static func makeViewController(
        bookID: Int, entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date
    ) -> ShelfDetailViewController {
        let useCase = ShelfDetailUseCase(bookID: bookID, entityGateway: entityGateway, now: now)
        let router = ShelfDetailRouter(entityGateway: entityGateway, now: now)
        let presenter = ShelfDetailPresenter(bookID: bookID, useCase: useCase, router: router)
        let viewController = ShelfDetailViewController(presenter: presenter)

        useCase.output = presenter
        presenter.output = viewController
        router.viewController = viewController
        return viewController
    }
}
