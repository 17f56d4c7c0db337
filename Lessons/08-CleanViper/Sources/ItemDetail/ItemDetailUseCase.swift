/// The detail's use case: finds the item of an id.
final class ItemDetailUseCase {
    weak var output: (any ItemDetailUseCaseOutput)?
    let entityGateway: any EntityGateway

    init(entityGateway: any EntityGateway) {
        self.entityGateway = entityGateway
    }
}

// MARK: - View ready

extension ItemDetailUseCase {
    func eventViewReady(id: ItemID) {
        if let item = entityGateway.itemManager.item(withID: id) {
            output?.present(item: ItemDetailPresentationModel(item: item))
        } else {
            output?.presentNoItemFound()
        }
    }
}
