struct ContactListPresentationModel {
    let id: String
    let name: String
    let phoneNumber: String

    init(contact: Contact) {
        id = contact.id
        name = contact.name
        phoneNumber = contact.phoneNumber
    }
}
