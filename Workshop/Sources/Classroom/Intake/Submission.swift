import Checking
import Course
import Foundation

/// The graded part of a student's files: for each exercise, the files that students edit, and nothing else.
struct Submission: Sendable, Equatable {
    let id: String
    let name: String
    let handedIn: Date?
    /// The reason why nothing in it can be graded.
    let refusal: String?
    /// The files that were left out, one sentence each.
    let notes: [String]
    /// The files by exercise, then by path below the exercise's folder.
    let answers: [String: FileTree]

    /// Creates a submission of which nothing can be graded.
    init(_ name: String, refusedAs refusal: String) {
        (self.name, self.refusal, handedIn, notes, answers) = (name, refusal, nil, [], [:])
        id = Self.id(name, refusal, [:])
    }

    /// Creates a submission from the files that were taken.
    init(_ name: String, handedIn: Date?, notes: [String], answers: [String: FileTree]) {
        (self.name, self.handedIn, self.notes, self.answers, refusal) = (name, handedIn, notes, answers, nil)
        id = Self.id(name, "", answers)
    }

    /// The fingerprint of the name and of all bytes that were taken.
    private static func id(_ name: String, _ refusal: String, _ answers: [String: FileTree]) -> String {
        var print = Fingerprint()
        for text in [name, refusal] { print.add(Data(text.utf8)) }
        for (label, files) in answers.sorted(by: { $0.key < $1.key }) {
            print.add(Data(label.utf8))
            print.add(files)
        }
        return String(print.text.suffix(12))
    }
}
