import Foundation
import Testing

@testable import WorkbookTools

@Suite("A module is written as a whole or not at all")
struct ModuleWriterTests {
    private let contract = "Sources/Items/Edit/ItemsEditContract.swift"

    @Test("replaces nothing, and says what is there")
    func filesThere() throws {
        let folder = try ScaffoldFolder("app")
        try folder.write(contract, "// mine\n")
        let path = folder.root.appendingPathComponent(contract).path
        #expect(throws: ScaffoldError.filesThere([path])) {
            try folder.writer("Items/Edit", .viperS).write(force: false)
        }
        #expect(folder.files() == [contract])
        #expect(try folder.read(contract) == "// mine\n")
    }

    @Test("with force replaces its own files, and leaves others alone")
    func force() throws {
        let folder = try ScaffoldFolder("app")
        let other = "Sources/Items/Edit/Notes.swift"
        try folder.write(contract, "// mine\n")
        try folder.write(other, "// a note\n")
        try folder.writer("Items/Edit", .viperS).write(force: true)
        #expect(try folder.read(contract).contains("protocol ItemsEdit_DisplayUI"))
        #expect(try folder.read(other) == "// a note\n")
        #expect(folder.files().filter { $0.contains("/.") || $0.hasPrefix(".") } == [])
    }

    @Test("leaves nothing behind when a folder can't be made, and puts replaced files back")
    func allOrNothing() throws {
        let folder = try ScaffoldFolder("app")
        try folder.write(contract, "// mine\n")
        // A file at the path of the tests' folder.
        try folder.write("Tests", "not a folder\n")
        let error = #expect(throws: ScaffoldPlaceError.self) {
            try folder.writer("Items/Edit", .viperS).write(force: true)
        }
        #expect(folder.files() == [contract, "Tests"])
        #expect(try folder.read(contract) == "// mine\n")
        #expect(error?.description.contains("nothing was changed") == true)
    }

    @Test("takes away the folders that it made for nothing")
    func noEmptyFolders() throws {
        let folder = try ScaffoldFolder("app")
        try folder.write("Sources/App.swift", "\n")
        try folder.write("Tests", "not a folder\n")
        #expect(throws: ScaffoldPlaceError.self) { try folder.writer("Items/Edit", .viper).write(force: false) }
        #expect(folder.folders() == ["Sources"])
    }

    @Test("refuses a type that the target declares already")
    func typeTaken() throws {
        let folder = try ScaffoldFolder("app")
        try folder.write("Sources/Old.swift", "import Foundation\n\nfinal class ItemsEditDirector {}\n")
        let place = folder.root.appendingPathComponent("Sources/Old.swift").path
        let error = #expect(throws: ScaffoldError.self) {
            try folder.writer("Items/Edit", .viperS).write(force: true)
        }
        #expect(
            error?.description == """
                ItemsEditDirector is declared already, in \(place):3.
                  fix: call the module something else, such as Items/Edit2
                """)
        #expect(folder.files() == ["Sources/Old.swift"])
    }

    @Test("goes beside modules that are there")
    func beside() throws {
        let folder = try ScaffoldFolder("app")
        try folder.writer("Items/Edit", .viperS).write(force: false)
        try folder.writer("Items/List", .viperS).write(force: false)
        try folder.writer("Items/Show", .cleanViper).write(force: false)
        #expect(folder.files().contains("Sources/Items/Show/ItemsShowUseCase.swift"))
    }
}
