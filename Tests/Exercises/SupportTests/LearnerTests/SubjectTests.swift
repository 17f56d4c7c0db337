import Foundation
import Testing

/// Where a learner writes tests, the code under test has faults to switch on, and the learner reads it without them.
@Suite("The code under test is what the learner reads, but for its faults")
struct SubjectTests {
    /// The exercises whose suite brings its own code.
    static let exercises = Tree.exercises.filter { !Tree.files("Tests/Exercises/\($0)/Subject").isEmpty }

    @Test("line by line", arguments: exercises)
    func subjectIsTheReadingCopy(folder: String) throws {
        let subject = Tree.files("Tests/Exercises/\(folder)/Subject").subtracting(["Fault.swift"])
        let copy = Tree.files("Exercises/\(folder)/Sources")
        #expect(subject == copy)
        let different = subject.sorted().filter { file in
            Tree.text("Tests/Exercises/\(folder)/Subject/\(file)").map(Self.withoutFaults)
                != Tree.text("Exercises/\(folder)/Sources/\(file)")
        }
        #expect(
            different == [],
            "Without its lines that mention Fault, a file of the Subject is the one in Exercises/\(folder)/Sources")
    }

    @Test("a line that mentions a fault is none of the learner's")
    func faultsAreLeftOut() {
        let subject = "let books = load()\nif Fault.losesBooks.isActive { return [] }\nreturn books\n"
        #expect(Self.withoutFaults(subject) == "let books = load()\nreturn books\n")
    }

    private static func withoutFaults(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("Fault") }
            .joined(separator: "\n")
    }
}
