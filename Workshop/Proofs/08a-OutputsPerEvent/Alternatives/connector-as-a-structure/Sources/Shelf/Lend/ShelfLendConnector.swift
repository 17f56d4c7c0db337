import Foundation

/// The stack of lending, made and connected.
struct ShelfLendConnector {
    private let useCase: ShelfLendUseCase
    private let presenter: ShelfLendPresenter
    private let router = ShelfLendRouter()

    private init(bookID: Int, entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date) {
        useCase = ShelfLendUseCase(bookID: bookID, entityGateway: entityGateway, now: now)
        presenter = ShelfLendPresenter(useCase: useCase, router: router)
    }

    static func makeViewController(
        bookID: Int, entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date
    ) -> ShelfLendViewController {
        let connector = ShelfLendConnector(bookID: bookID, entityGateway: entityGateway, now: now)
        let viewController = ShelfLendViewController(presenter: connector.presenter)
        connector.connect(viewController)
        return viewController
    }

    private func connect(_ viewController: ShelfLendViewController) {
        router.viewController = viewController
        presenter.output = viewController
        useCase.output = presenter
    }
}
