import Checking
import Course
import Foundation

/// What of a student's files is graded: of each exercise the files that students edit, and nothing else.
struct Submission: Sendable, Equatable {
    let id: String
    let name: String
    let handedIn: Date?
    /// Why nothing of it can be graded.
    let refusal: String?
    /// What was left out of it, each in a sentence.
    let notes: [String]
    /// The files by exercise, by their paths below its folder.
    let answers: [String: FileTree]

    /// One of which nothing can be graded.
    init(_ name: String, refusedAs refusal: String) {
        (self.name, self.refusal, handedIn, notes, answers) = (name, refusal, nil, [], [:])
        id = Self.id(name, refusal, [:])
    }

    /// One of which files were taken.
    init(_ name: String, handedIn: Date?, notes: [String], answers: [String: FileTree]) {
        (self.name, self.handedIn, self.notes, self.answers, refusal) = (name, handedIn, notes, answers, nil)
        id = Self.id(name, "", answers)
    }

    /// From the name and all bytes that were taken.
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
