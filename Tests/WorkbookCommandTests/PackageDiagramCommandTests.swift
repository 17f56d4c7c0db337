import CourseFixtures
import Foundation
import Testing

@testable import WorkbookTools

@Suite("diagram --package shows which module uses which")
struct PackageDiagramCommandTests {
    private func diagram(_ arguments: String..., in folder: URL = LintCommandTests.checkout) throws
        -> BuiltCommand.Result
    {
        try BuiltCommand().run(
            ["diagram", "--package"] + arguments, in: folder, environment: LintCommandTests.environment)
    }

    /// Returns a package of two modules, the second of which imports the first.
    private func package(declaring dependencies: String) throws -> URL {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Zwei Häuser \(UUID().uuidString)")
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Two", targets: [.target(name: "One"), .target(name: "Other", dependencies: [\(dependencies)])])
            """,
            "Sources/One/One.swift": "public struct One {}\n", "Sources/Other/Other.swift": "import One\n",
        ]
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return root
    }

    @Test("of the package in which one stands, as text, and exits with 0 where nothing is wrong")
    func sound() throws {
        let root = try package(declaring: "\"One\"")
        defer { try? FileManager.default.removeItem(at: root) }
        let result = try diagram(in: root.appendingPathComponent("Sources/Other"))
        #expect(result.status == 0)
        #expect(
            result.output == """
                Two: which module uses which
                Read from the manifest and the imports of 2 modules. Each stands above what it uses.

                  Other  One

                  One    uses no other

                """)
        #expect(result.errors == "")
    }

    @Test("an undeclared import follows the text, stands on the standard error beside Mermaid, and exits with 1")
    func undeclared() throws {
        let root = try package(declaring: "")
        defer { try? FileManager.default.removeItem(at: root) }
        let finding = "Sources/Other/Other.swift:1:8: error: Other imports One, and Package.swift does not declare it\n"
        let text = try diagram(root.path, in: root)
        #expect(text.status == 1)
        #expect(text.output.contains("\n\n" + finding))
        let mermaid = try diagram(".", "--format=mermaid", in: root)
        #expect(mermaid.status == 1)
        #expect(mermaid.output.hasPrefix("flowchart TB\n"))
        #expect(mermaid.errors.hasPrefix(finding))
    }

    @Test("a folder without a package is typed wrongly; without swift something is missing")
    func errors() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let none = try diagram(in: folder)
        #expect(none.status == 2)
        #expect(none.errors.hasPrefix("No Package.swift is in "))
        let noSwift = try BuiltCommand().run(
            ["diagram", "--package"], in: LintCommandTests.checkout, environment: ["PATH": "/nowhere"])
        #expect(noSwift.status == 3)
        #expect(noSwift.errors.hasPrefix("There is no swift on your PATH, which is /nowhere\n"))
        try Data("// swift-tools-version: 6.0\nlet".utf8).write(to: folder.appendingPathComponent("Package.swift"))
        let broken = try diagram(in: folder)
        #expect(broken.status == 3)
        #expect(broken.errors.contains(" can't be read: "))
        #expect(none.output + noSwift.output + broken.output == "")
    }

    @Test(
        "wrong usage says what is right",
        arguments: [
            (["--package", "--module", "A"], "--package takes no --module.\n"),
            (
                ["--package", "--format", "svg"],
                "--package draws no svg. Use --format mermaid, which many sites draw.\n"
            ),
            (["--package", "--all"], "--all takes no --package.\n"),
            (["13", "--tests"], "--tests needs --package.\n"),
            (["13", "--folders", "A"], "--folders needs --package.\n"),
            (["--package", "a", "b"], "diagram doesn't know what to do with \"b\".\n"),
            (["--package", "Nowhere"], "There is no file or folder \"Nowhere\".\n"),
            (["--package", "--folders", "RoleRule"], "There is no target \"RoleRule\". Did you mean RoleRules?\n"),
        ])
    func usage(arguments: [String], message: String) throws {
        let result = try BuiltCommand().run(
            ["diagram"] + arguments, in: LintCommandTests.checkout, environment: LintCommandTests.environment)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message))
        #expect(result.output == "")
    }
}
