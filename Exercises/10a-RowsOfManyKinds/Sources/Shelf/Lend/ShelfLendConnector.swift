import Foundation

/// The only type that knows all classes of lending, and connects them.
enum ShelfLendConnector {
    /// The screen, which owns its whole stack.
    static func makeViewController(
        bookID: Int, entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date
    ) -> ShelfLendViewController {
        let useCase = ShelfLendUseCase(bookID: bookID, entityGateway: entityGateway, now: now)
        let router = ShelfLendRouter()
        let presenter = ShelfLendPresenter(useCase: useCase, router: router)
        let viewController = ShelfLendViewController(presenter: presenter)

        useCase.output = presenter
        presenter.output = viewController
        router.viewController = viewController
        return viewController
    }
}
