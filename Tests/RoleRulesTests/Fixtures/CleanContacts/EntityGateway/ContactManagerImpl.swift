import Foundation

/// Gets contacts from the server, and makes of its strings what they are.
final class ContactManagerImpl: ContactManager {
    private struct ContactJSON: Decodable {
        let id: String
        let name: String
        let phone: String
        let birthday: String?
        let url: String?
    }

    private let session: URLSession
    private let server = URL(string: "https://contacts.example")!
    private var cache: [String: Contact] = [:]
    private lazy var dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    init(session: URLSession) {
        self.session = session
    }

    func fetchAll(completion: @escaping (Result<[Contact], ErrorReason>) -> Void) {
        session.dataTask(with: server) { [weak self] data, _, _ in
            guard let self = self, let data = data,
                let read = try? JSONDecoder().decode([ContactJSON].self, from: data)
            else { return completion(.failure(.notConnected)) }
            let contacts = read.map { self.contact($0) }
            for contact in contacts { self.cache[contact.id] = contact }
            completion(.success(contacts))
        }.resume()
    }

    func fetch(contactId: String, completion: @escaping (Result<Contact, ErrorReason>) -> Void) {
        guard let contact = cache[contactId] else { return completion(.failure(.notFound)) }
        completion(.success(contact))
    }

    private func contact(_ json: ContactJSON) -> Contact {
        Contact(
            id: json.id, name: json.name, phoneNumber: json.phone,
            birthday: json.birthday.flatMap { dates.date(from: $0) }, homepage: json.url.flatMap(URL.init))
    }
}
