import Foundation

/// The contents of a lesson's folder apart from its text, read from the files so that no table repeats them.
package struct LessonParts: Sendable, Equatable {
    /// Whether it has its own code.
    package var hasSources = false
    /// The type that starts its app, such as `ItemsApp`, taken from the file's name.
    package var app: String?
    /// Whether it has mutants for the journeys, as every whole app does.
    package var hasJourneys = false
    /// Whether it has its own terminal, `Sources/General/Terminal.swift`, so that its app opens no window.
    package var hasTerminal = false
    /// Whether it has probes to compile with the code.
    package var hasProbes = false
    /// The lesson that its suites import, if it has no code of its own.
    package var subject: Int?
}

extension LessonParts {
    /// Creates the parts of a state between two steps: the lesson's, without the probes, which need all of the lesson's
    /// actors.
    init(ofState lesson: LessonParts) {
        self = lesson
        hasProbes = false
    }

    /// Reads the folder of that name below `Lessons`, and its suites if it has no code.
    init(of folder: String, in checkout: Checkout) {
        let holds = { (path: String) in
            FileManager.default.fileExists(atPath: checkout.url("Lessons/\(folder)/\(path)").path)
        }
        hasSources = holds("Sources")
        let sources = try? FileManager.default.contentsOfDirectory(
            atPath: checkout.url("Lessons/\(folder)/Sources").path)
        app = sources?.sorted().first { $0.hasSuffix("App.swift") }.map { String($0.dropLast(".swift".count)) }
        hasJourneys = holds("journeys.json")
        hasTerminal = holds("Sources/General/Terminal.swift")
        hasProbes = holds("Probes")
        if !hasSources { subject = Self.subject(ofSuitesIn: "Tests/Lessons/\(folder)", checkout) }
    }

    /// Returns the number in the suites' first import of a lesson, such as `import Lesson13Modules`.
    private static func subject(ofSuitesIn folder: String, _ checkout: Checkout) -> Int? {
        for file in checkout.files(below: folder).sorted() where file.hasSuffix(".swift") {
            let text = (try? checkout.data(folder + "/" + file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            if let number = text.firstMatch(of: /(?m)^(?:@testable )?import Lesson(\d\d)/)?.1 { return Int(number) }
        }
        return nil
    }
}
