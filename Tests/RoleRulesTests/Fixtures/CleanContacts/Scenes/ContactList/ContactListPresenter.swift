import Foundation

class ContactListPresenter {
    let useCase: ContactListUseCase
    weak var output: ContactListPresenterOutput?
    weak var router: ContactListRouter?

    private var rows: [ContactListViewModel] = []
    private var maxHeight = 0.0

    init(useCase: ContactListUseCase) {
        self.useCase = useCase
    }

    func eventViewReady(maxHeight: Double) {
        self.maxHeight = maxHeight
        useCase.eventViewReady()
    }

    func eventContactSelected(at index: Int) {
        guard case .contact(let id, _, _) = rows[index] else { return }
        router?.eventContactSelected(contactId: id)
    }

    func eventOrder() {
        router?.eventOrder()
    }

    var rowCount: Int { return rows.count }

    func row(at index: Int) -> ContactListViewModel {
        return rows[index]
    }

    func cellId(at index: Int) -> String {
        return rows[index].cellId
    }

    func cellHeight(at index: Int) -> Double {
        return rows[index].isMessage ? maxHeight : 44
    }
}

// MARK: - ContactListUseCaseOutput

extension ContactListPresenter: ContactListUseCaseOutput {
    func presentContactListStart() {
        rows = []
    }

    func present(contact: ContactListPresentationModel) {
        rows.append(ContactListViewModel(contact))
    }

    func presentNoContactsFound() {
        rows.append(.message(NSLocalizedString("NoContactsFound", comment: "an empty list")))
    }

    func present(error: ErrorReason) {
        rows.append(.message(NSLocalizedString(error.rawValue, comment: "why a list is missing")))
    }

    func presentContactListEnd() {
        output?.showContactList()
    }
}
