import Foundation
import Testing

@testable import Pictures
@testable import Typesetting

@Suite("The picture of this package shows what its manifest and its imports say today")
struct PackagePictureTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    private static let path = "Documentation/Pictures/modules.svg"

    @Test("it is what the command draws")
    func fresh() throws {
        let diagram = try PackageDiagram(path: nil, in: Self.root, environment: PackageFixture.environment)
        let kept = try? String(contentsOf: Self.root.appending(path: Self.path), encoding: .utf8)
        let isFresh = diagram.drawing.svg == kept
        #expect(
            isFresh,
            """
            \(Self.path) is stale: the modules or the drawing changed. \
            Draw it anew: swift run workbook diagram --package --format svg > \(Self.path)
            """)
    }

    @Test("there is no circle in this package, and no import that the manifest doesn't declare")
    func sound() throws {
        let diagram = try PackageDiagram(
            path: nil, in: Self.root, includesTests: true, environment: PackageFixture.environment)
        #expect(diagram.isSound, "\(diagram.report.joined(separator: "\n"))")
    }

    @Test("it is shown in CONTRIBUTING")
    func shown() throws {
        let text = try String(contentsOf: Self.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        #expect(text.contains("(\(Self.path))"))
    }
}
