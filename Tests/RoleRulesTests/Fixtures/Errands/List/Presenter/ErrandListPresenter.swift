import UIKit

class ErrandListPresenter: NSObject, ErrandListPresenterProtocol {

    var view: ErrandListViewProtocol?
    var interactor: ErrandListInteractorInputProtocol?
    var wireFrame: ErrandListWireFrameProtocol?
    fileprivate var errands = [Errand]()
    fileprivate let formatter = DateFormatter()

    func viewDidLoad() {
        interactor?.loadErrands()
    }

    func didSelect(row: Int) {
        guard let view = view else { return }
        wireFrame?.presentErrand(errands[row], from: view)
    }

    func didTapAdd() {
        guard let view = view else { return }
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
        wireFrame?.presentNewErrand(from: view, delegate: self)
    }
}
