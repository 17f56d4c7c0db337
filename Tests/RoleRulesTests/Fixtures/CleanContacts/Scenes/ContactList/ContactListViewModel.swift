enum ContactListViewModel {
    case contact(id: String, name: String, phone: String)
    case message(String)

    init(_ contact: ContactListPresentationModel) {
        self = .contact(id: contact.id, name: contact.name, phone: contact.phoneNumber)
    }

    var isMessage: Bool {
        if case .message = self { return true }
        return false
    }

    var cellId: String { return isMessage ? "message" : "contact" }
}
