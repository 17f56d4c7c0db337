import Checking
import Course
import Foundation

/// The graded part of a student's files: for each exercise, the files that students edit, and nothing else.
struct Submission: Sendable, Equatable {
    /// A short text that is the same for a student each time, whatever they hand in.
    let id: String
    /// The student's name.
    var name: String
    /// The student as the learning management system knows them; nil if nothing tells.
    var student: Student?
    /// The time of the hand-in as the system tells it, in ISO 8601; nil if it doesn't.
    var handedIn: String?
    /// Whether the system marked it as late; nil if it doesn't tell.
    var isLate: Bool?
    /// The reason why nothing in it can be graded.
    var refusal: String?
    /// What was left out or replaced, one sentence each.
    var notes: [String] = []
    /// The files by exercise, then by path below the exercise's folder.
    var answers: [String: FileTree] = [:]

    /// Creates an empty submission of a student; `key` is what stays the same for that student.
    init(_ name: String, key: String, student: Student? = nil) {
        (self.name, self.student) = (name, student)
        var print = Fingerprint()
        print.add(Data(key.utf8))
        id = String(print.text.suffix(12))
    }
}
