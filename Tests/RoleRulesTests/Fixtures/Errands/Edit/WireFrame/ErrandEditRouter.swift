import UIKit

class ErrandEditRouter: NSObject, ErrandEditRouterInput {

    var viewController: UIViewController!

    class func createModule(errand: Errand?, delegate: ErrandEditModuleDelegate?) -> UIViewController {
        let view =
            UIStoryboard(name: "Edit", bundle: nil).instantiateInitialViewController() as! ErrandEditViewController
        let presenter = ErrandEditPresenter()
        let router = ErrandEditRouter()
        presenter.view = view
        presenter.interactor = ErrandEditInteractor(output: presenter)
        presenter.router = router
        presenter.delegate = delegate
        presenter.errand = errand
        router.viewController = view
        view.output = presenter
        return view
    }

    func close() {
        _ = viewController.navigationController?.popViewController(animated: true)
    }
}
