import Testing

@testable import Typesetting
@testable import WorkbookKit

@Suite("Two versions line by line")
struct LineDifferenceTests {
    private func unified(_ old: String, _ new: String) -> [String] {
        UnifiedLines.lines(LineDifference(from: old, to: new).rows, style: .plain, width: 80)
    }

    @Test("the same text differs in nothing, with or without a newline at its end")
    func same() {
        #expect(LineDifference(from: "a\nb\n", to: "a\nb").isEmpty)
        #expect(LineDifference(from: "", to: "").rows.isEmpty)
    }

    @Test("what was taken away comes before what came in its place")
    func replaced() {
        #expect(unified("a\nb\nc\nd\n", "a\nx\ny\nd\n") == ["  a", "- b", "- c", "+ x", "+ y", "  d"])
    }

    @Test("lines at either end")
    func ends() {
        #expect(unified("b\n", "a\nb\nc\n") == ["+ a", "  b", "+ c"])
        #expect(unified("a\nb\nc\n", "b\n") == ["- a", "  b", "- c"])
        #expect(unified("a\n", "") == ["- a"])
    }

    @Test("places that are far apart are shown apart, with three lines around them")
    func hunks() {
        let old = (1...20).map(String.init).joined(separator: "\n")
        let new = (1...20).map { [2, 17].contains($0) ? "new" : "\($0)" }.joined(separator: "\n")
        let file = FileDifference(file: "A.swift", difference: LineDifference(from: old, to: new))
        #expect(
            UnifiedLines.lines(of: [file], style: .plain, width: 80) == [
                "A.swift", "  1", "- 2", "+ new", "  3", "  4", "  5", "  ...", "  14", "  15", "  16", "- 17", "+ new",
                "  18", "  19", "  20",
            ])
    }
}
