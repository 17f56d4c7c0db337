import Testing

@testable import Typesetting

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
}
