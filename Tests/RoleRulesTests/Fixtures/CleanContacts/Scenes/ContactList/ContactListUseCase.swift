class ContactListUseCase {
    private let entityGateway: EntityGateway
    weak var output: ContactListUseCaseOutput?

    init(entityGateway: EntityGateway) {
        self.entityGateway = entityGateway
    }

    func eventViewReady() {
        entityGateway.contactManager.fetchAll { [weak output] result in
            output?.presentContactListStart()
            switch result {
            case .success(let contacts) where contacts.isEmpty:
                output?.presentNoContactsFound()
            case .success(let contacts):
                for contact in contacts {
                    output?.present(contact: ContactListPresentationModel(contact: contact))
                }
            case .failure(let reason):
                output?.present(error: reason)
            }
            output?.presentContactListEnd()
        }
    }
}
