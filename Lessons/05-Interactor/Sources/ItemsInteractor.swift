/// The use case of the list: gets the items from the device, or the first time from the server, and deletes them.
final class ItemsInteractor {
    weak var presenter: (any ItemsInteractorOutputProtocol)?
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

extension ItemsInteractor: ItemsInteractorInputProtocol {
    func fetchItems() {
        let report: Answer<[Item]> = { [weak self] result in
            switch result {
            case .success(let items): self?.presenter?.didFetch(items)
            case .failure: self?.presenter?.didFailToFetch()
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
            case .success: self?.presenter?.didDeleteAll()
            case .failure: self?.presenter?.didFailToDeleteAll()
            }
        }
    }
}
