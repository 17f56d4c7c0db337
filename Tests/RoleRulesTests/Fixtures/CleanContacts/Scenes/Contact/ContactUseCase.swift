class ContactUseCase {
    private let entityGateway: EntityGateway
    weak var output: ContactUseCaseOutput?

    init(entityGateway: EntityGateway) {
        self.entityGateway = entityGateway
    }

    func eventViewReady(contactId: String) {
        entityGateway.contactManager.fetch(contactId: contactId) { [weak output] result in
            switch result {
            case .success(let contact):
                output?.present(contact: ContactPresentationModel(contact: contact))
            case .failure(let reason):
                output?.present(error: reason)
            }
        }
    }
}
