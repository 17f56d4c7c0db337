import UIKit

class ErrandListWireFrame: NSObject, ErrandListWireFrameProtocol {

    fileprivate var store: CoreDataStore!

    class func presentErrandListModule(in window: UIWindow, store: CoreDataStore) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let view = storyboard.instantiateViewController(withIdentifier: "List") as! ErrandListViewController
        let presenter: ErrandListPresenterProtocol & ErrandListInteractorOutputProtocol = ErrandListPresenter()
        let interactor: ErrandListInteractorInputProtocol = ErrandListInteractor()
        let wireFrame = ErrandListWireFrame()

        wireFrame.store = store
        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        window.rootViewController = UINavigationController(rootViewController: view)
    }

    func presentErrand(_ errand: Errand, from view: ErrandListViewProtocol) {
        presentEdit(of: errand, from: view, delegate: nil)
    }

    func presentNewErrand(from view: ErrandListViewProtocol, delegate: ErrandEditModuleDelegate?) {
        presentEdit(of: nil, from: view, delegate: delegate)
    }

    private func presentEdit(of errand: Errand?, from view: ErrandListViewProtocol, delegate: ErrandEditModuleDelegate?)
    {
        guard let controller = view as? UIViewController else { return }
        let edit = ErrandEditRouter.createModule(errand: errand, delegate: delegate)
        controller.navigationController?.pushViewController(edit, animated: true)
    }
}
