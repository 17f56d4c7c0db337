import Foundation

/// What a lesson's folder holds beside its text, so that no table has to repeat it.
package struct LessonParts: Sendable, Equatable {
    /// Code of its own.
    package var hasSources = false
    /// The type that starts its app, such as `ItemsApp`, from the file's name.
    package var app: String?
    /// Mutants for the journeys, which every whole app has.
    package var hasJourneys = false
    /// A terminal of its own, `Sources/General/Terminal.swift`: then its app opens no window.
    package var hasTerminal = false
    /// Probes to be compiled with the code.
    package var hasProbes = false
    /// The lesson that its suites import, where it has no code of its own.
    package var subject: Int?
}

extension LessonParts {
    /// What a state between two steps has of the lesson's: the app without its probes, which know all of its actors.
    init(ofState lesson: LessonParts) {
        self = lesson
        hasProbes = false
    }

    /// Looks into the folder of that name below `Lessons`, and into its suites where it has no code.
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

    /// The number in the first `import Lesson13Modules` of the suites.
    private static func subject(ofSuitesIn folder: String, _ checkout: Checkout) -> Int? {
        for file in checkout.files(below: folder).sorted() where file.hasSuffix(".swift") {
            let text = (try? checkout.data(folder + "/" + file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            if let number = text.firstMatch(of: /(?m)^(?:@testable )?import Lesson(\d\d)/)?.1 { return Int(number) }
        }
        return nil
    }
}
