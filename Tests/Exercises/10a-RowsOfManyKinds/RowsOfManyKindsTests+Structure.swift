import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise10a

extension RowsOfManyKindsTests {
    @Test("10a.6 a row is one of the kinds of an enum")
    func rowsAreCases() {
        var cases: [Kind: String] = [:]
        for harness in [PresenterHarness([Books.emma, Books.kindred]), PresenterHarness(fails: true)] {
            for (kind, place) in harness.places() {
                let row = harness.rows[place]
                guard Mirror(reflecting: row).displayStyle == .enum else { continue }
                cases[kind] = Mirror(reflecting: row).children.first?.label ?? "\(row)"
            }
        }
        expect(
            !cases.isEmpty,
            .teaching(
                expected: "row(at:) answers with a case of an enum",
                happened: "it answers with something else",
                why: """
                    a struct for all kinds has values that mean nothing for most of them; an enum has exactly what \
                    each kind needs, and the compiler checks that every kind is handled
                    """,
                look: Self.look("ViewModel", "what is a row?")))
        let shared = Dictionary(grouping: cases.keys, by: { cases[$0] ?? "" }).filter {
            $0.value.count > 1
        }
        for (name, kinds) in shared {
            let words = kinds.map(\.rawValue).sorted().joined(separator: " and ")
            expect(
                false,
                .teaching(
                    expected: "each of the five kinds of rows has a case of its own",
                    happened: "\(words) are both \(name)",
                    why:
                        "two kinds with one case are told apart elsewhere, by an if that is easy to forget",
                    look: Self.look("ViewModel", "which kinds does the task name?")))
        }
    }

    @Test("10a.6 each layer keeps to its work")
    func layersKeepToTheirWork() throws {
        report(try exercise.violations(of: .cleanViper))
    }
}
