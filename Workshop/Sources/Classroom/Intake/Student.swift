/// A student as a learning management system knows them.
struct Student: Codable, Sendable, Equatable {
    /// The systems whose downloads name their students.
    enum System: String, Codable, Sendable {
        case canvas, moodle, blackboard
    }

    /// The system that knows them.
    let system: System
    /// The system's own key: Canvas's ID, Moodle's participant number, or Blackboard's assignment and user name; nil if
    /// only the name is known.
    var number: String?
    /// The name as the system writes it; Canvas's file names have it in lowercase letters without spaces.
    var name: String
    /// The user name with which they log in, from a roster.
    var login: String?
    /// The number that the university gave them, from a roster of Canvas.
    var sisID: String?
    /// The section of the course that they attend, from a roster of Canvas.
    var section: String?

    /// The text that stays the same for a student in all downloads.
    var key: String { "\(system.rawValue) \(number ?? name)" }
}
