import Foundation

struct Errand {
    var identifier: String
    var title: String
    var due: Date
    var priority: Priority
    var tags: [String]

    func isDue(at now: Date) -> Bool {
        return due <= now
    }

    mutating func delete(tag: String) {
        tags = tags.filter { $0 != tag }
    }

    init?(json: [String: Any]) {
        guard let identifier = json["id"] as? String, let title = json["title"] as? String else { return nil }
        self.identifier = identifier
        self.title = title
        due = Date(timeIntervalSince1970: json["due"] as? TimeInterval ?? 0)
        priority = Priority(rawValue: json["priority"] as? Int ?? 0) ?? .low
        tags = json["tags"] as? [String] ?? []
    }
}

enum Priority: Int {
    case low, high

    /// The one that was chosen last.
    static var last: Priority {
        return Priority(rawValue: UserDefaults.standard.integer(forKey: "priority")) ?? .low
    }
}

extension Errand {
    func saved() -> Errand { return self }

    func save(completion: @escaping (Bool) -> Void) {
        completion(false)
    }
}
