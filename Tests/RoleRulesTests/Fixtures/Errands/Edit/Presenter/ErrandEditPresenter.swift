import Foundation

class ErrandEditPresenter: NSObject {

    weak var view: ErrandEditViewInput!
    var interactor: ErrandEditInteractorInput!
    var router: ErrandEditRouter!
    weak var delegate: ErrandEditModuleDelegate?
    var errand: Errand?
}

extension ErrandEditPresenter: ErrandEditViewOutput {
    func viewDidLoad() {
        view.show(title: errand?.title ?? "")
    }

    func didTapSave(title: String?) {
        guard let title = title, !title.isEmpty else { return }
        interactor.save(title: title)
    }
}

extension ErrandEditPresenter: ErrandEditInteractorOutput {
    func didSave() {
        delegate?.errandEditDidSave()
        router.close()
    }
}
