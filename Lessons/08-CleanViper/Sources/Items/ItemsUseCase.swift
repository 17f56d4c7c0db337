/// The list's use case: gets the items from the device, or the first time from the server, and deletes them.
final class ItemsUseCase {
    weak var output: (any ItemsUseCaseOutput)?
    let entityGateway: any EntityGateway

    init(entityGateway: any EntityGateway) {
        self.entityGateway = entityGateway
    }
}

// MARK: - View ready

extension ItemsUseCase {
    func eventViewReady() {
        entityGateway.itemManager.fetchAll { [weak self] result in
            switch result {
            case .success(let items?): self?.present(.success(items))
            case .success(nil): self?.begin()
            case .failure(let error): self?.present(.failure(error))
            }
        }
    }

    private func begin() {
        guard let starterManager = entityGateway.starterManager else { return present(.success([])) }
        // The server's items are stored even if the screen is gone: so the manager is held, and the use case isn't.
        let itemManager = entityGateway.itemManager
        let report: Answer<[Item]> = { [weak self] result in self?.present(result) }
        starterManager.fetchAll { result in
            switch result {
            case .success(let starters): itemManager.begin(with: starters, then: report)
            case .failure(let error): report(.failure(error))
            }
        }
    }

    private func present(_ result: Result<[Item], any Error>) {
        output?.presentItemsStart()
        switch result {
        case .success(let items) where items.isEmpty: output?.presentNoItemsFound()
        case .success(let items):
            for item in items { output?.present(item: ItemsPresentationModel(item: item)) }
        case .failure: output?.presentItemsError()
        }
        output?.presentItemsEnd()
    }
}

// MARK: - Delete all

extension ItemsUseCase {
    func eventDeleteAll() {
        entityGateway.itemManager.deleteAll { [weak self] result in
            switch result {
            case .success: self?.output?.presentDeleteAllSuccess()
            case .failure: self?.output?.presentDeleteAllError()
            }
        }
    }
}
