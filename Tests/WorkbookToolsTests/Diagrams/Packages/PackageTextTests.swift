import Testing

@testable import Typesetting
@testable import WorkbookTools

@Suite("Which module uses which is shown as lines and as Mermaid")
struct PackageTextTests {
    private static let lines = [
        "Application > Lesson01Massive Lesson02Layers Lesson03Seams Journeys Kit", "Lesson01Massive > Kit",
        "Lesson02Layers > Kit", "Lesson03Seams > Kit Spies", "Journeys > Kit",
    ]

    @Test("band by band, each with what it uses")
    func text() {
        let text = GraphFixture.diagram(Self.lines, undeclared: [("Journeys", "Spies")]).lines(.plain)
        #expect(
            text.joined(separator: "\n") == """
                Shelf: which module uses which
                Read from the manifest and the imports of 7 modules. Each stands above what it uses.

                  Application               Lesson 01–03, Journeys

                  Lesson 01–03 (3 modules)  Kit, Spies (some)
                  Journeys                  Kit, Spies (undeclared)

                  Kit                       uses no other
                  Spies                     uses no other

                What is used through another one as well has no arrow of its own.
                Lesson 01–03: Lesson01Massive, Lesson02Layers, Lesson03Seams.
                """)
    }

    @Test("in a terminal no line is wider, and no name is lost", arguments: [30, 40, 60, 80, 120])
    func narrow(width: Int) {
        let diagram = GraphFixture.diagram(Self.lines)
        let lines = diagram.lines(.plain, width: width)
        #expect(lines.allSatisfy { TextColumns.width($0) <= width })
        let words = { (lines: [String]) in lines.flatMap { $0.split(separator: " ") } }
        #expect(words(lines) == words(diagram.lines(.plain)))
    }

    @Test("as Mermaid, with what is wrong said on the arrow")
    func mermaid() {
        let diagram = GraphFixture.diagram(
            Self.lines + ["Kit > Loop", "Loop > Kit"], undeclared: [("Journeys", "Spies")])
        #expect(
            diagram.mermaid == """
                flowchart TB
                    accTitle: Shelf: which module uses which
                    m0["Application"]
                    m1["Lesson 01–03<br>3 modules"]
                    m2["Journeys"]
                    m3["Kit"]
                    m4["Loop"]
                    m5["Spies"]
                    m0 --> m1
                    m0 --> m2
                    m1 --> m3
                    m1 -.-> m5
                    m2 --> m3
                    m3 ==>|"in a circle"| m4
                    m4 ==>|"in a circle"| m3
                    m2 ==>|"undeclared"| m5

                """)
    }
}
