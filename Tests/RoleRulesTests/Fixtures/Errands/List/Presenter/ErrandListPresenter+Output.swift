import Foundation

extension ErrandListPresenter: ErrandListInteractorOutputProtocol {

    func didLoad(_ errands: [Errand]) {
        self.errands = errands
        view?.show(
            rows: errands.map {
                ErrandListRow(title: $0.title, day: formatter.string(from: $0.due), isUrgent: $0.priority == .high)
            })
    }

    func didRefresh(_ object: ManagedErrand) {
        interactor?.loadErrands()
    }

    func didFail() {
        view?.showError("UIKit can't help: ErrandListInteractor() failed")
    }
}

extension ErrandListPresenter: ErrandEditModuleDelegate {
    func errandEditDidSave() {
        ErrandListInteractor.refreshes += 1
        interactor?.loadErrands()
    }
}
