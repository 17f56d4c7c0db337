import HeadlessUIKit

/// Builds the form for a new item, and leads back from it.
final class AddItemWireFrame: WireFrame {
    /// The form's view with its actors, on the items in `store`; `delegate` hears of a new one.
    static func makeModule(store: ItemsStore, delegate: any ItemsAdd_Delegate) -> UIViewController {
        let interactor = AddItemInteractor(localDataManager: AddItemLocalDataManager(store: store))
        let wireFrame = AddItemWireFrame()
        let presenter = AddItemPresenter(interactor: interactor, wireFrame: wireFrame)
        let view = AddItemViewController(presenter: presenter)

        interactor.presenter = presenter
        presenter.view = view
        presenter.delegate = delegate
        wireFrame.viewController = view
        return view
    }
}

// MARK: - From the presenter

extension AddItemWireFrame: ItemsAdd_Navigate {
    func goBack() {
        pop()
    }
}
