import CourseFixtures
import Foundation
import Testing

@testable import WorkbookTools

@Suite("CONTRIBUTING shows what the manifest and the imports of this package say today")
struct PackagePictureTests {
    private static let root = ThisCheckout.root

    @Test("its fence has the graph that the command prints")
    func fresh() throws {
        let diagram = try PackageDiagram(path: nil, in: Self.root, environment: PackageFixture.environment)
        let text = try String(contentsOf: Self.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let isFresh = text.contains("\n```mermaid\n" + diagram.mermaid + "```\n")
        #expect(
            isFresh,
            """
            The graph of modules in CONTRIBUTING.md is stale: the modules or their imports changed. \
            Replace the lines of its mermaid fence with what this prints: \
            swift run workbook diagram --package --format mermaid
            """)
    }

    @Test("there is no circle in this package, and no import that the manifest doesn't declare")
    func sound() throws {
        let diagram = try PackageDiagram(
            path: nil, in: Self.root, includesTests: true, environment: PackageFixture.environment)
        #expect(diagram.isSound, "\(diagram.report.joined(separator: "\n"))")
    }
}
