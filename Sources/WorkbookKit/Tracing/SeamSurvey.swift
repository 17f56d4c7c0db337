import Foundation
import SourceModel

/// Whether an app has a place between its types where something could stand: what its sources declare.
public struct SeamSurvey {
    private let protocols: [String]
    private let classes: [String]

    /// Why nothing of this lesson can be traced, for a reader; nil when it has seams.
    ///
    /// - Throws: `SourceModelError` when the lesson's sources can't be read.
    @MainActor
    public static func refusal(for lesson: Lesson, in checkout: Checkout, width: Int) throws -> String? {
        // Where probes are, seams are: no need to read.
        guard !ProbedRungs.numbers.contains(lesson.number) else { return nil }
        return try SeamSurvey(of: lesson, in: checkout).refusal(for: lesson, width: width)
    }

    private init(of lesson: Lesson, in checkout: Checkout) throws {
        let sources = try Sources(at: checkout.url(lesson.path + "/Sources"), relativeTo: checkout.root)
        let types = sources.files.flatMap(\.declarations).flatMap(\.all)
        protocols = types.filter { $0.kind == .protocol }.map(\.name)
        classes = types.filter { $0.kind == .class }.map(\.name)
    }

    @MainActor
    private func refusal(for lesson: Lesson, width: Int) -> String? {
        guard protocols.isEmpty else { return nil }
        let paragraphs = [
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
        let examples = ProbedRungs.numbers.prefix(1).map {
            "The same app with seams: swift run workbook trace \(Label.two($0)) add-item"
        }
        return (paragraphs + examples).map { TextColumns.wrap($0, width: width).joined(separator: "\n") }
            .joined(separator: "\n\n")
    }
}
