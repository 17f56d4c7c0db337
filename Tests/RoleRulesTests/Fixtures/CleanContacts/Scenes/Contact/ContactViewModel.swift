import Foundation

struct ContactViewModel {
    let name: String
    let birthday: String

    init(contact: ContactPresentationModel) {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        name = contact.name
        birthday = contact.birthday.map(formatter.string(from:)) ?? NSLocalizedString("Unknown", comment: "no date")
    }
}
