import Foundation

class ContactPresenter {
    let useCase: ContactUseCase
    weak var output: ContactPresenterOutput?

    init(useCase: ContactUseCase) {
        self.useCase = useCase
    }

    func eventViewReady(contactId: String) {
        useCase.eventViewReady(contactId: contactId)
    }
}

// MARK: - ContactUseCaseOutput

extension ContactPresenter: ContactUseCaseOutput {
    func present(contact: ContactPresentationModel) {
        output?.show(contact: ContactViewModel(contact: contact))
    }

    func present(error: ErrorReason) {
        output?.show(error: NSLocalizedString(error.rawValue, comment: "why a contact is missing"))
    }
}
