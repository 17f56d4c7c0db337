import Foundation

struct ContactPresentationModel {
    let name: String
    let birthday: Date?

    init(contact: Contact) {
        name = contact.name
        birthday = contact.birthday
    }
}
