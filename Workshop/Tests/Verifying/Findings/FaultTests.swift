import CourseFixtures
import Foundation
import Testing

@testable import Changes
@testable import Checking
@testable import workshop

@Suite("A mutant's edits show where its mistake is")
struct FaultTests {
    private static let director = """
        final class ListDirector {
            private let now: () -> Date
            init(now: @escaping () -> Date) { self.now = now }
        }

        extension ListDirector: ListEvents {
            func onReady() {
                ui?.display(loading: true)
                data?.fetch()
            }

            func onReturn() {
                data?.returnAll()
            }
        }

        """

    private static func replace(_ old: String, _ new: String) -> MutantEdit {
        MutantEdit(file: "Director.swift", change: .replace(old, with: new, every: false))
    }

    private func fault(_ edits: [MutantEdit], at place: FaultPlace? = nil) throws -> Fault {
        let right: FileTree = [
            "Director.swift": Data(Self.director.utf8), "Row.swift": Data("struct Row {}\n".utf8),
        ]
        var mutant = Mutant(name: "lazy", mistake: "One.", caughtBy: ["13a.1"], edits: edits)
        mutant.fault = place
        return try Fault(of: mutant, from: right, to: mutant.made(in: right))
    }

    @Test(
        "in the innermost declaration around what changed",
        arguments: [
            (
                replace("    func onReady() {\n        ui?", "    func onReady() {\n        scene?"),
                ["ListDirector.onReady"]
            ),
            (replace("data?.fetch()\n", ""), ["ListDirector.onReady"]),
            (replace("data?.returnAll()", "data?.returnAll()\n        data?.fetch()"), ["ListDirector.onReturn"]),
            (replace("private let now", "private var now"), ["ListDirector.now"]),
            (replace("self.now = now", "self.now = { Date() }"), ["ListDirector.init"]),
            (replace("final class", "class"), ["ListDirector"]),
            // A new member is a fault at its place, and so is its type.
            (
                replace("    func onReturn", "    func onTap() {}\n\n    func onReturn"),
                ["ListDirector", "ListDirector.onTap"]
            ),
            (
                replace("    }\n\n    func onReturn() {\n", ""),
                ["ListDirector", "ListDirector.onReady", "ListDirector.onReturn"]
            ),
        ])
    func innermost(edit: MutantEdit, names: [String]) throws {
        let fault = try fault([edit])
        #expect(fault.files == ["Director.swift"])
        #expect(fault.declarations.sorted() == names)
    }

    @Test("in any of the files that it changes, adds or removes")
    func files() throws {
        let cell = MutantEdit(file: "Cell.swift", change: .add("struct Cell { let row: Row }\n"))
        let row = MutantEdit(file: "Row.swift", change: .remove)
        let fault = try fault([cell, row])
        #expect(fault.files == ["Cell.swift", "Row.swift"])
        #expect(fault.declarations.sorted() == ["Cell", "Cell.row", "Row"])
    }

    @Test("where it says that it is")
    func said() throws {
        let edit = Self.replace("data?.fetch()\n", "")
        let place = FaultPlace(file: "Row.swift", declaration: "Row")
        #expect(try fault([edit], at: place) == Fault(files: ["Row.swift"], declarations: ["Row"]))
        #expect(throws: VariantError.noFault(file: "Cell.swift", declaration: nil)) {
            try fault([edit], at: FaultPlace(file: "Cell.swift", declaration: nil))
        }
        #expect(throws: VariantError.noFault(file: "Row.swift", declaration: "Row.title")) {
            try fault([edit], at: FaultPlace(file: "Row.swift", declaration: "Row.title"))
        }
    }

    @Test("a place that is not there says how to correct it")
    func advice() {
        let error = VariantError.noFault(file: "Row.swift", declaration: "Row.title")
        #expect(error.what == "\"fault\" names Row.title, which that file does not declare")
        #expect(
            error.lines(in: "S").map(\.text) == [
                "S/Row.swift", "write it as Type.member, without labels; or take \"fault\" out",
            ])
        #expect(VariantError.noFault(file: "A", declaration: nil).what == "\"fault\" names a file that does not exist")
    }
}
