/// The use case of the list: gets the items from the device, or the first time from the server, and deletes them.
final class ItemsInteractor {
    weak var presenter: (any ItemsList_PresentData)?
    let apiDataManager: (any ItemsAPIDataManagerInputProtocol)?
    let localDataManager: any ItemsLocalDataManagerInputProtocol

    init(
        apiDataManager: (any ItemsAPIDataManagerInputProtocol)?,
        localDataManager: any ItemsLocalDataManagerInputProtocol
    ) {
        self.apiDataManager = apiDataManager
        self.localDataManager = localDataManager
    }

    private func downloadItems(completion: @escaping Answer<[Item]>) {
        guard let apiDataManager else { return completion(.success([])) }
        apiDataManager.downloadItems { [localDataManager] result in
            switch result {
            case .success(let items): localDataManager.persistFirst(items, then: completion)
            case .failure(let error): completion(.failure(error))
            }
        }
    }
}

// MARK: - From the presenter

extension ItemsInteractor: ItemsList_ManageData {
    func fetchItems() {
        let report: Answer<[Item]> = { [weak self] result in
            switch result {
            case .success(let items): self?.presenter?.present(items: items)
            case .failure: self?.presenter?.presentFetchError()
            }
        }
        localDataManager.loadItems { [weak self] result in
            switch result {
            case .success(let items?): report(.success(items))
            case .success(nil): self?.downloadItems(completion: report)
            case .failure(let error): report(.failure(error))
            }
        }
    }

    func deleteAllItems() {
        localDataManager.deleteAllItems { [weak self] result in
            switch result {
            case .success: self?.presenter?.presentDeleteSuccess()
            case .failure: self?.presenter?.presentDeleteError()
            }
        }
    }
}
