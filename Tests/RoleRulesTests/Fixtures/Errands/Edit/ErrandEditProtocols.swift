import UIKit

protocol ErrandEditModuleDelegate: class {
    func errandEditDidSave()
}

protocol ErrandEditViewInput: class {
    func show(title: String)
}

protocol ErrandEditViewOutput: class {
    func viewDidLoad()
    func didTapSave(title: String?)
}

protocol ErrandEditInteractorInput: class {
    func save(title: String)
}

protocol ErrandEditInteractorOutput: class {
    func didSave()
}

protocol ErrandEditRouterInput: class {
    func close()
}
