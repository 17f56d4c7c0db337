import Foundation

struct Contact {
    let id: String
    let name: String
    let phoneNumber: String
    let birthday: Date?
    let homepage: URL?
}
