import Foundation

class ErrandEditInteractor: NSObject, ErrandEditInteractorInput {

    unowned let output: ErrandEditInteractorOutput
    private let local: ErrandListLocalDataManagerInputProtocol

    init(
        output: ErrandEditInteractorOutput,
        local: ErrandListLocalDataManagerInputProtocol = ErrandListLocalDataManager(store: CoreDataStore())
    ) {
        self.output = output
        self.local = local
    }

    func save(title: String) {
        guard let errand = Errand(json: ["id": UUID().uuidString, "title": title]) else { return }
        local.keep(local.kept() + [errand])
        output.didSave()
    }
}
