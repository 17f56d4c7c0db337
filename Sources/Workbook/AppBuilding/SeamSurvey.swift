import Course
import Foundation
import SourceModel
import Typesetting

/// The seams of an app, which are the places between its types where another object fits in, according to its sources.
package struct SeamSurvey {
    private let protocols: [String]
    private let classes: [String]
    private let seams: [String]

    /// Returns, for a reader, why this lesson can't be traced, or nil if it has probes.
    ///
    /// - Throws: `SourceModelError` if the lesson's sources can't be read.
    package static func refusal(for lesson: Lesson, in catalogue: Catalogue, width: Int) throws -> String? {
        if lesson.hasProbes { return nil }
        if lesson.isTerminalProgram { return refusalWithoutWindow(for: lesson, in: catalogue, width: width) }
        let probed = catalogue.lessons.first { $0.hasProbes && $0.isWholeApp }
        return try SeamSurvey(of: lesson, in: catalogue.checkout).refusal(for: lesson, probed, width: width)
    }

    /// Returns the refusal for an app without a window, in which a journey can't tap; another lesson may have the same
    /// actors.
    private static func refusalWithoutWindow(for lesson: Lesson, in catalogue: Catalogue, width: Int) -> String {
        let shared = { (other: Lesson) in
            let (own, others) = (files(of: lesson, in: catalogue.checkout), files(of: other, in: catalogue.checkout))
            return own.count { path, data in others[path] == data }
        }
        let nearest = catalogue.lessons.filter { $0.hasProbes && $0.isWholeApp }.map { ($0, shared($0)) }
            .max { $0.1 < $1.1 }
        let words =
            "Lesson \(lesson.label) opens no window, so no journey leads through it, and there is nothing to trace."
        let example = nearest.flatMap { other, count in
            count == 0
                ? nil
                : " It has \(count.counted("file")) of lesson \(other.label)'s as they are there, and that one can be "
                    + "traced: swift run workbook trace \(other.label) add-item"
        }
        return TextColumns.wrap(words + (example ?? ""), width: width).joined(separator: "\n")
    }

    private static func files(of lesson: Lesson, in checkout: Checkout) -> [String: Data] {
        let folder = lesson.path + "/Sources"
        let files = checkout.files(below: folder).map { ($0, try? checkout.data(folder + "/" + $0)) }
        return Dictionary(uniqueKeysWithValues: files).compactMapValues(\.self)
    }

    private init(of lesson: Lesson, in checkout: Checkout) throws {
        let sources = try Sources(at: checkout.url(lesson.path + "/Sources"), relativeTo: checkout.root)
        let types = sources.files.flatMap(\.declarations).flatMap(\.all)
        protocols = types.filter { $0.kind == .protocol }.map(\.name)
        classes = types.filter { $0.kind == .class }.map(\.name)
        seams = sources.seams
    }

    private func refusal(for lesson: Lesson, _ probed: Lesson?, width: Int) -> String {
        let examples = [probed].compactMap(\.self).map {
            "The same app with probes: swift run workbook trace \($0.label) add-item"
        }
        let paragraphs = (protocols.isEmpty ? withoutSeams(lesson) : withoutProbes(lesson)) + examples
        return paragraphs.map { TextColumns.wrap($0, width: width).joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private func withoutSeams(_ lesson: Lesson) -> [String] {
        [
            "Lesson \(lesson.label) has no seam, so there is nothing to put a probe on.",
            """
            A probe takes a receiver's place, and then passes on what it hears. That works where the sender knows its \
            receiver by a role, which is a protocol. This app declares no protocol: \(classes.joined(separator: ", ")) \
            know each other, UIKit and the file as the very classes that they are, and nothing else fits in between.
            """,
            """
            For the same reason no test can listen in. You can play the app and look at its file, but you can't ask who \
            said what to whom.
            """,
        ]
    }

    private func withoutProbes(_ lesson: Lesson) -> [String] {
        [
            "Lesson \(lesson.label) has no probes, so there is nothing to trace.",
            """
            Its seams are: \(seams.joined(separator: ", ")). Somebody else can stand there, as the spies of the lesson's \
            suites do. But a trace shows a whole conversation, and what is said from class to class, past the seams, \
            nobody can listen to.
            """,
        ]
    }
}
