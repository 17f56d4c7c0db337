import Testing
import Typesetting

@testable import workbook

@Suite("Files in two versions")
struct FileDifferenceTests {
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
