import Foundation
import Processes
import SourceModel
import Testing

@testable import WorkbookTools

@Suite("A package's modules are read from its manifest and its imports")
struct PackageDiagramTests {
    private static let targets = """
        .target(name: "Kit"),
        .target(name: "Store", dependencies: ["Kit"]),
        .target(name: "UI", dependencies: [.target(name: "Store"), "Kit"], path: "Elsewhere/UI", exclude: ["Old"]),
        .executableTarget(name: "my-app", dependencies: ["UI", "Store"], sources: ["main.swift", "More"]),
        .testTarget(name: "StoreTests", dependencies: ["Store", "my-app"]),
        """

    private static let files = [
        "Sources/Kit/Kit.swift": "public struct Kit {}\n",
        "Sources/Store/Store.swift": "package import struct Kit.Kit\n",
        "Elsewhere/UI/Screen.swift": "import Foundation\n@_exported public import Kit\n",
        "Elsewhere/UI/Old/Screen.swift": "import Store\n",
        "Sources/my-app/main.swift": "import UI\n",
        "Sources/my-app/More/More.swift": "import Foundation\n\n  import Kit\nimport Store.Parts\n",
        "Sources/my-app/Less/Less.swift": "import Nothing\n",
        "Tests/StoreTests/StoreTests.swift": "@testable import Store\n",
    ]

    @Test("what is declared, what only imported and what only declared, in a target with a path of its own too")
    func arrows() throws {
        let diagram = try PackageFixture(Self.targets, files: Self.files).diagram()
        #expect(diagram.graph.title == "Shelf")
        #expect(diagram.graph.nodes.map(\.name) == ["Kit", "Store", "UI", "my-app"])
        let arrows = diagram.graph.arrows.map { "\($0.from) \($0.kind) \($0.to)" }
        #expect(
            arrows == [
                "Store used Kit", "UI unused Store", "UI used Kit", "my-app used UI", "my-app used Store",
                "my-app undeclared Kit",
            ])
        #expect(!diagram.isSound)
        #expect(
            diagram.report == [
                """
                Sources/my-app/More/More.swift:3:10: error: my-app imports Kit, and Package.swift does not declare it
                  why: that compiles only as long as something else happens to have built Kit before
                  fix: add "Kit" to the dependencies of my-app, or do without the import
                """,
                """
                note: Package.swift declares that UI uses Store, and no file imports it
                  fix: take "Store" out of the dependencies of UI, unless it is there only to be built
                """,
            ])
    }

    @Test("tests are shown when they are asked for, and a tool that they depend on need not be imported")
    func tests() throws {
        let diagram = try PackageFixture(Self.targets, files: Self.files).diagram(includesTests: true)
        let arrows = diagram.graph.arrows.filter { $0.from == "StoreTests" }
        #expect(arrows.map { "\($0.kind) \($0.to)" } == ["used Store", "used my-app"])
        #expect(diagram.graph.nodes.last?.note == "tests")
    }

    @Test("from a folder inside of it, from a path, from a file of it; places are named from where one is")
    func places() throws {
        let fixture = try PackageFixture(Self.targets, files: Self.files)
        let inside = fixture.root.appendingPathComponent("Sources/my-app")
        let diagram = try PackageDiagram(path: nil, in: inside, environment: PackageFixture.environment)
        #expect(diagram.report.first?.hasPrefix("More/More.swift:3:10: error: ") == true)
        #expect(try fixture.diagram(path: "Package.swift").graph.nodes.count == 4)
    }

    @Test("an import that closes a circle is reported with the way around")
    func circle() throws {
        let fixture = try PackageFixture(
            """
            .target(name: "A", dependencies: ["B"]),
            .target(name: "B", dependencies: ["C"]),
            .target(name: "C"),
            """,
            files: [
                "Sources/A/A.swift": "import B\n", "Sources/B/B.swift": "import C\n",
                "Sources/C/C.swift": "import A\n",
            ])
        let diagram = try fixture.diagram()
        #expect(diagram.bands.map { $0.map(\.name) } == [["A"], ["B"], ["C"]])
        #expect(
            diagram.report.last == """
                error: a circle of modules: A → B → C → A
                  Sources/A/A.swift:1:8: A imports B
                  Sources/B/B.swift:1:8: B imports C
                  Sources/C/C.swift:1:8: C imports A
                  why: none of them can be understood, tested or taken away without all the others
                  fix: move what two of them need into one that uses neither, or hand it in through a protocol
                """)
        #expect(diagram.report.count == 2)
    }

    @Test("a manifest that does not compile, is not there, is empty, or lacks a folder is named with what to do")
    func errors() throws {
        let broken = try PackageFixture(".target(name: \"A\", of: 3)")
        let error = #expect(throws: PackageDiagramError.self) { try broken.diagram() }
        let text = try #require(error?.description)
        #expect(text.hasPrefix("The package in \(broken.root.path) can't be read: "))
        #expect(text.contains("Package.swift:4:"))
        #expect(text.hasSuffix("\n  fix: try `swift package dump-package` there, and fix what it reports"))

        let none = try PackageFixture(nil)
        #expect(throws: PackageDiagramError.noPackage(path: none.root.path)) { try none.diagram() }
        #expect(throws: SourceModelError.missing(path: "Nowhere")) { try none.diagram(path: "Nowhere") }

        let empty = try PackageFixture("")
        #expect(throws: PackageDiagramError.noModules(package: "Shelf")) { try empty.diagram() }

        let hollow = try PackageFixture(
            ".target(name: \"A\"), .target(name: \"B\", path: \"b\"),", files: ["b/b.swift": ""])
        #expect(
            throws: PackageDiagramError.noSources(
                target: "A", lookedIn: ["Sources/A", "Source/A", "src/A", "srcs/A"])
        ) { try hollow.diagram() }
        #expect(throws: PackageDiagramError.noTarget("C", known: ["A", "B"])) { try hollow.diagram(module: "C") }
    }

    @Test("a manifest that refuses says why itself")
    func refusal() throws {
        let fixture = try PackageFixture(nil)
        try fixture.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import Foundation
            FileHandle.standardError.write(Data("no such switch\\n".utf8))
            exit(1)
            """)
        #expect(throws: PackageDiagramError.unreadable(path: fixture.root.path, reason: "no such switch")) {
            try fixture.diagram()
        }
    }

    @Test("without a toolchain that is what is said")
    func noSwift() throws {
        let fixture = try PackageFixture(".target(name: \"A\"),")
        #expect(throws: ProcessError.noSwift(path: "/nowhere")) {
            try PackageDiagram(path: nil, in: fixture.root, environment: ["PATH": "/nowhere"])
        }
    }

    @Test(
        "each error says what to do",
        arguments: [
            (
                PackageDiagramError.noPackage(path: "/a"),
                """
                No Package.swift is in /a or in a folder around it, so there are no modules to draw.
                  fix: name the folder of a package, as in: diagram --package ../MyPackage
                """
            ),
            (
                .noModules(package: "Shelf"),
                """
                Shelf has no targets, so there is nothing to draw.
                  fix: add a target to its Package.swift, or --tests where it has nothing but tests
                """
            ),
            (
                .noSources(target: "A", lookedIn: ["Sources/A", "src/A"]),
                """
                The target A has no folder: looked in Sources/A, src/A.
                  fix: make it, or give the target its `path` in Package.swift
                """
            ),
            (
                .noTarget("Shelv", known: ["Shelf", "Kit"]),
                """
                There is no target "Shelv". Did you mean Shelf?
                  fix: name one of Shelf, Kit
                """
            ),
        ])
    func texts(error: PackageDiagramError, text: String) {
        #expect(error.description == text)
    }
}
