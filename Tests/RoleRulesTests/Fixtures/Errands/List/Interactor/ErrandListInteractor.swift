import Foundation

class ErrandListInteractor: NSObject, ErrandListInteractorInputProtocol {

    static var refreshes = 0
    weak var presenter: ErrandListInteractorOutputProtocol?
    var apiDatamanager: ErrandListAPIDataManagerInputProtocol?
    var localDatamanager: ErrandListLocalDataManager!

    func loadErrands() {
        apiDatamanager?.errands { [weak self] errands in
            guard let errands = errands else {
                self?.presenter?.didFail()
                return
            }
            self?.localDatamanager.keep(errands)
            self?.presenter?.didLoad(errands)
        }
    }
}
