import ExerciseSupport
import Foundation
import HeadlessUIKit
import SourceModel
import Testing

@testable import Exercise10a

/// Checks the accessibility labels of rows, and their language.
extension RowsOfManyKindsTests {
    private static let labels = [
        "Orlando": "Orlando, Overdue, Virginia Woolf, lent to Ada until May 17, 2024",
        "Emma": "Emma, Lent, Jane Austen, lent to Ben until May 23, 2024",
        "Kindred": "Kindred, At home, Octavia E. Butler",
    ]

    @Test("10a.8 VoiceOver reads a book's group, in a cell that was used before as well")
    func voiceOverReadsTheGroup() {
        let shelf = Shelf([Books.orlando])
        for books in [[Books.orlando], [Books.emma], [Books.kindred]] {
            shelf.manager.becomes(books)
            for row in shelf.screen.rows {
                guard let label = row.labels.first.flatMap({ Self.labels[$0.text] }) else { continue }
                let cell = shelf.table?.cellForRow(at: IndexPath(row: row.index, section: 0))
                if cell?.accessibilityLabel == label { continue }
                Issue.record(
                    .teaching(
                        expected: "VoiceOver reads: \(label)",
                        happened: cell?.accessibilityLabel.map { "it reads: \($0)" }
                            ?? "the cell has no accessibility label",
                        why: "a person who can't see the color doesn't learn that the book is overdue",
                        look: isMade(label, of: books)
                            ? Self.look("Cell", "which label is set, and is it set for each row?")
                            : Self.look("Presenter", "present(book:): which texts make up the label?")))
                return
            }
        }
    }

    private func isMade(_ label: String, of books: [Book]) -> Bool {
        PresenterHarness(books).rows.flatMap(PresenterHarness.texts).contains(label)
    }

    @Test("10a.8 the presenter makes the label, and the row holds it")
    func rowHoldsTheLabel() {
        let rows = PresenterHarness([Books.orlando, Books.emma, Books.kindred]).rows
        let texts = Set(rows.flatMap(PresenterHarness.texts))
        let missing = Self.labels.values.sorted().first { !texts.contains($0) }
        expect(
            missing == nil,
            .teaching(
                expected: "row(at:) answers with a row that holds the label \"\(missing ?? "")\"",
                happened: "no row holds it",
                why:
                    "all words are the presenter's; those of a label that the view makes will be missed by translators",
                look: Self.look(["Presenter", "ViewModel"], "which values does a book's row have?")))
    }

    @Test("10a.8 the words of the headings are looked up, by the presenter")
    func wordsAreLookedUp() throws {
        let list = try exercise.sources.files.filter { $0.path.contains("/Shelf/List/") }
        let (views, others) = (
            list.filter { $0.imports.contains { $0.module == "HeadlessUIKit" } },
            list.filter { !$0.imports.contains { $0.module == "HeadlessUIKit" } }
        )
        if let use = views.flatMap(\.references).first(where: { $0.name == "NSLocalizedString" }) {
            Issue.record(
                .teaching(
                    expected: "the presenter looks up words, and the view shows them",
                    happened: "the view looks one up",
                    why: "one layer decides what a person reads and hears",
                    look: exercise.look(at: ["\(use.location)"], for: "which layer chooses these words?")))
            return
        }
        let isLookedUp = others.flatMap(\.references).contains { $0.name == "NSLocalizedString" }
        let literal = Self.wordThatIsSaid(in: others.map { $0.text(in: 0..<$0.bytes.count) }.joined())
        expect(
            isLookedUp && literal == nil,
            .teaching(
                expected: "\"Overdue\", \"Lent\" and \"At home\" are looked up by NSLocalizedString",
                happened: literal.map { "\"\($0)\" is a plain literal" } ?? "nothing is looked up",
                why: "translators get the words that are looked up, and no code",
                look: Self.look("Presenter", "where do the words for a group come from?")))
    }

    /// A heading's word that is a plain literal; nil if each is looked up, by itself or by another key.
    private static func wordThatIsSaid(in text: String) -> String? {
        if text.contains(/NSLocalizedString\(\s*[^"\s]/) { return nil }
        let rest = text.replacing(/NSLocalizedString\(\s*"[^"]*"|value:\s*"[^"]*"/, with: "")
        return ["Overdue", "Lent", "At home"].first { rest.contains("\"\($0)\"") }
    }
}
