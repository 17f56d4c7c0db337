import UIKit

protocol ErrandListViewProtocol: class {
    var presenter: ErrandListPresenterProtocol? { get set }
    func show(rows: [ErrandListRow])
    func showError(_ message: String)
}

protocol ErrandListPresenterProtocol: class {
    var view: ErrandListViewProtocol? { get set }
    func viewDidLoad()
    func didSelect(row: Int)
    func didTapAdd()
}

protocol ErrandListInteractorInputProtocol: class {
    var presenter: ErrandListInteractorOutputProtocol? { get set }
    func loadErrands()
}

protocol ErrandListInteractorOutputProtocol: class {
    func didLoad(_ errands: [Errand])
    func didRefresh(_ object: ManagedErrand)
    func didFail()
}

protocol ErrandListAPIDataManagerInputProtocol: class {
    func errands(completion: @escaping ([Errand]?) -> Void)
}

protocol ErrandListLocalDataManagerInputProtocol: class {
    func keep(_ errands: [Errand])
    func kept() -> [Errand]
}

protocol ErrandListWireFrameProtocol: class {
    static func presentErrandListModule(in window: UIWindow, store: CoreDataStore)
    func presentErrand(_ errand: Errand, from view: ErrandListViewProtocol)
    func presentNewErrand(from view: ErrandListViewProtocol, delegate: ErrandEditModuleDelegate?)
}

/// A row, ready to be shown.
struct ErrandListRow {
    let title: String
    let day: String
    let isUrgent: Bool
}
