import CoreData

class ErrandListLocalDataManager: NSObject, ErrandListLocalDataManagerInputProtocol {

    var interactor: ErrandListInteractorInputProtocol?
    fileprivate let store: CoreDataStore

    init(store: CoreDataStore) {
        self.store = store
        super.init()
    }

    func keep(_ errands: [Errand]) {
        for errand in errands {
            let managed: ManagedErrand = store.newErrand()
            managed.identifier = errand.identifier
        }
        store.save()
    }

    func kept() -> [Errand] {
        return []
    }
}
