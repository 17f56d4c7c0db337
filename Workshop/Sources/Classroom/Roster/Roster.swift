import Foundation
import Typesetting

/// The students of a course, from a table that Canvas or Moodle exports.
struct Roster: Sendable, Equatable {
    /// One student of the course.
    struct Person: Sendable, Equatable {
        /// The student, with everything that the system tells.
        let student: Student
        /// The hand-in time in ISO 8601, if the system tells it.
        var handedIn: String?
        /// Whether the hand-in was late; nil if the system doesn't tell.
        var isLate: Bool?
    }

    /// The students, in the order of the file.
    let people: [Person]

    /// Reads a file.
    ///
    /// - Throws: `GradeError.unreadable`, and `GradeError.notARoster` if no columns name the students.
    init(_ file: URL, shownAs name: String) throws(GradeError) {
        let data: Data
        if FileKind(of: file) == nil { throw .notARoster(path: name, reason: "there is no such file") }
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(path: name, reason: FileReason.text(error))
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw .notARoster(path: name, reason: "isn't text in UTF-8")
        }
        do throws(Refusal) {
            people = try Self.people(in: CSVTable.rows(text))
        } catch {
            throw .notARoster(path: name, reason: error.reason)
        }
    }

    /// Finds the students in rows, of which the first names the columns.
    static func people(in rows: [[String]]) throws(Refusal) -> [Person] {
        guard let heads = rows.first else { throw Refusal("is empty") }
        let columns = RosterColumns(heads)
        guard let person = columns.person else {
            throw Refusal(
                "names no students: it has no columns 'Student' and 'ID', as Canvas writes them, and no 'Identifier', or"
                    + " 'First name' and 'Last name', as Moodle does")
        }
        let people = rows.dropFirst().compactMap(person)
        if people.isEmpty { throw Refusal("names no students: there is none below its columns") }
        return people
    }
}
