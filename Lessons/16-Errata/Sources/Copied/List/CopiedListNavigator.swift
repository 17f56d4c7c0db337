import HeadlessUIKit

/// Builds the list, and leads away from it.
final class CopiedListNavigator {
    /// The list's Scene, which owns this Navigator through its Director.
    weak var viewController: UIViewController?

    /// The list's screen with its actors, on the notes in `store`.
    static func makeModule(with store: NotesStore) -> UIViewController {
        let worker = CopiedListWorker(store: store)
        let navigator = CopiedListNavigator()
        let director = CopiedListDirector(dataManager: worker, navigator: navigator)
        let scene = CopiedListScene(eventsHandler: director)

        director.ui = scene
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

// MARK: - Navigate

extension CopiedListNavigator: CopiedList_Navigate {
    func goBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
