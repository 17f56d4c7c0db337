import Foundation
import HeadlessUIKit

/// Builds the list, and leads from it to the form and to the detail.
final class ItemsWireFrame: WireFrame {
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    /// The list's view with its actors, on the items in `store`, or the first time on those at `feed`.
    static func makeModule(store: ItemsStore, feed: URL?) -> UIViewController {
        let interactor = ItemsInteractor(
            apiDataManager: feed.map { ItemsAPIDataManager(url: $0) },
            localDataManager: ItemsLocalDataManager(store: store))
        let wireFrame = ItemsWireFrame(store: store)
        let director = ItemsListDirector(dataManager: interactor, navigator: wireFrame)
        let scene = ItemsListScene(eventsHandler: director)

        interactor.presenter = director
        director.ui = scene
        wireFrame.viewController = scene
        return scene
    }
}

// MARK: - From the presenter

extension ItemsWireFrame: ItemsList_Navigate {
    func gotoAddItem(with delegate: any ItemsAdd_Delegate) {
        push(AddItemWireFrame.makeModule(store: store, delegate: delegate))
    }

    func gotoDetail(for item: Item) {
        push(ItemDetailWireFrame.makeModule(item: item))
    }
}
