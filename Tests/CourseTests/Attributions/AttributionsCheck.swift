import Course
import Foundation

/// Finds quotations whose source doesn't contain them, and describes each in a sentence.
struct AttributionsCheck {
    /// The folders with quotations; among Swift files, only the rules name sources.
    private static let places = ["Lessons", "Exercises", "Solutions", "Workshop/Proofs", rules]
    private static let rules = "Sources/Rules/RoleRules/Rules"

    private let sources: SourceTexts
    /// The paragraphs that name a source.
    private let paragraphs: [Paragraph]

    init(_ checkout: Checkout, _ sources: SourceTexts) {
        self.sources = sources
        let files = Self.places.flatMap { folder in
            checkout.files(below: folder).map { folder + "/" + $0 }.sorted().filter { file in
                file.hasSuffix(".md") || file.hasSuffix("/exercise.json") || file.hasSuffix("/mutants.json")
                    || folder == Self.rules && file.hasSuffix(".swift")
            }
        }
        paragraphs = (["README.md"] + files).flatMap { file -> [Paragraph] in
            let text = (try? checkout.data(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            guard !sources.named(in: text).isEmpty else { return [] }
            return Paragraph.all(of: file, in: text).filter { !sources.named(in: $0.text).isEmpty }
        }
    }

    var problems: [String] {
        paragraphs.flatMap { paragraph in
            quotations(in: paragraph).compactMap { problem(of: $0, in: paragraph) } + parts(in: paragraph)
        }
    }

    /// The number of quotations that are compared.
    var count: Int { paragraphs.map { quotations(in: $0).count }.reduce(0, +) }

    private func quotations(in paragraph: Paragraph) -> [Quotation] {
        Quotation.all(in: paragraph).filter { !sources.others.has($0.text) }
    }

    private func problem(of quotation: Quotation, in paragraph: Paragraph) -> String? {
        let named = sources.named(in: paragraph.text)
        let place = "\(paragraph.file):\(quotation.line): \"\(quotation.text.replacing("\n", with: " "))\""
        if quotation.isTitle {
            let possible = named.filter { quotation.part == nil || $0.part == quotation.part }
            return possible.contains { $0.titles.has(quotation.text) }
                ? nil : "\(place) is no title in \(list(possible)): \(otherTitle(than: quotation))"
        }
        let possible = named.filter { quotation.part == nil || $0.part == nil || $0.part == quotation.part }
        if possible.contains(where: { $0.says(quotation.text) }) { return nil }
        return """
            \(place) is not in \(list(possible)), which this paragraph names: quote it word for word, or take the \
            quotation marks away. \(elsewhere(quotation))
            """
    }

    private func otherTitle(than quotation: Quotation) -> String {
        let right = sources.all.filter { $0.titles.has(quotation.text) }
        return right.isEmpty ? "take one of \"titles\" in \(SourceTexts.table)" : "it is one in \(list(right))"
    }

    private func elsewhere(_ quotation: Quotation) -> String {
        Words.windows(of: quotation.text).isEmpty
            ? """
            One or two words that it does say go into its "phrases" in \(SourceTexts.table), and what somebody else \
            says, such as the app, goes into "others" there
            """
            : "What somebody else says, such as the app, goes into \"others\" in \(SourceTexts.table)"
    }

    /// Finds parts without a section in a rule, which has to name one, so that the part can be checked.
    private func parts(in paragraph: Paragraph) -> [String] {
        guard paragraph.file.hasPrefix(Self.rules) else { return [] }
        return paragraph.text.matches(of: /part ([12])(?!, ")/).map { match in
            """
            \(paragraph.file):\(paragraph.line): part \(match.1) is named without a section: write part \(match.1), \
            "TITLE", with one of its "titles" in \(SourceTexts.table)
            """
        }
    }

    private func list(_ sources: [SourceText]) -> String {
        sources.map { "\($0.author)'s \($0.name)" }.joined(separator: " or ")
    }
}
