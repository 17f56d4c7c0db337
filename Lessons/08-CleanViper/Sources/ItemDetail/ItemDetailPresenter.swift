import Foundation

/// Turns the item that the use case found into what the detail shows.
final class ItemDetailPresenter {
    weak var output: (any ItemDetailPresenterOutput)?
    let useCase: ItemDetailUseCase

    init(useCase: ItemDetailUseCase) {
        self.useCase = useCase
    }
}

// MARK: - Events

extension ItemDetailPresenter {
    func eventViewReady(id: ItemID) {
        output?.show(title: NSLocalizedString("Item", comment: "Title of an item's detail"))
        useCase.eventViewReady(id: id)
    }
}

// MARK: - View ready output

extension ItemDetailPresenter: ItemDetailViewReadyUseCaseOutput {
    func present(item: ItemDetailPresentationModel) {
        output?.show(item: ItemDetailViewModel(item: item))
    }

    func presentNoItemFound() {
        output?.show(message: NSLocalizedString("This item no longer exists.", comment: "In place of an item"))
    }
}

extension ItemDetailPresenter: ItemDetailUseCaseOutput {}
