import Course
import Foundation
import SourceModel
import Typesetting

/// Whether an app has a place between its types where something could stand: what its sources declare.
public struct SeamSurvey {
    private let protocols: [String]
    private let classes: [String]
    private let seams: [String]

    /// Why nothing of this lesson can be traced, for a reader; nil when it has probes.
    ///
    /// - Throws: `SourceModelError` when the lesson's sources can't be read.
    public static func refusal(for lesson: Lesson, in catalogue: Catalogue, width: Int) throws -> String? {
        if lesson.hasProbes { return nil }
        let probed = catalogue.lessons.first { $0.hasProbes && $0.isWholeApp }
        return try SeamSurvey(of: lesson, in: catalogue.checkout).refusal(for: lesson, probed, width: width)
    }

    private init(of lesson: Lesson, in checkout: Checkout) throws {
        let sources = try Sources(at: checkout.url(lesson.path + "/Sources"), relativeTo: checkout.root)
        let types = sources.files.flatMap(\.declarations).flatMap(\.all)
        protocols = types.filter { $0.kind == .protocol }.map(\.name)
        classes = types.filter { $0.kind == .class }.map(\.name)
        seams = RungSources(sources).seams
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
