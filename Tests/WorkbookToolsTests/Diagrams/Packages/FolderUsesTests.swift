import SourceModel
import Testing

@testable import WorkbookTools

@Suite("Folders of a module use each other by the types that they name")
struct FolderUsesTests {
    private static let files = [
        (path: "Way/Way.swift", text: "struct Way { let style: Style }\nextension Page { func text() {} }\n"),
        (path: "Text/Style.swift", text: "struct Style {}\nstruct Both {}\n"),
        (path: "Text/Deep/Page.swift", text: "struct Page {}\n"),
        (path: "Watch/Watch.swift", text: "struct Both {}\nlet page = Way(style: .Style)\nlet both = Both()\n"),
        (path: "Main.swift", text: "enum Main { static let watch = \"Way\" }\n"),
    ]

    @Test("an arrow stands at the first place where a type of the other folder is named")
    func arrows() throws {
        let uses = FolderUses(of: try Sources(files: Self.files).files, module: "Kit")
        #expect(uses.folders == ["Text", "Watch", "Way", "Kit"])
        let arrows = uses.arrows.map { "\($0.from) \($0.to) \($0.type ?? "") \($0.place?.description ?? "")" }
        #expect(arrows == ["Watch Way Way Watch/Watch.swift:2:12", "Way Text Style Way/Way.swift:1:25"])
    }

    @Test("a circle of folders is reported, and the module is not sound")
    func circle() throws {
        let fixture = try PackageFixture(
            ".target(name: \"Kit\"),",
            files: [
                "Sources/Kit/A/A.swift": "struct A { let b: B }\n",
                "Sources/Kit/B/B.swift": "struct B { let a: [A] }\n",
                "Sources/Kit/C/C.swift": "struct C { let b: B }\n",
            ])
        let diagram = try fixture.diagram(module: "Kit")
        #expect(!diagram.isSound)
        #expect(diagram.bands.map { $0.map(\.name) } == [["A", "C"], ["B"]])
        #expect(
            diagram.report == [
                """
                error: a circle of folders: A → B → A
                  Sources/Kit/A/A.swift:1:19: A names B of B
                  Sources/Kit/B/B.swift:1:20: B names A of A
                  why: none of them can be understood, tested or taken away without all the others
                  fix: move what two of them need into one that uses neither, or hand it in through a protocol
                """
            ])
    }
}
