import Foundation
import SourceModel

@testable import Refactoring
@testable import Scaffolding

/// Proposals for the controllers of lesson 01, and for texts.
enum ControllerTexts {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The file of a controller of lesson 01.
    static func lesson(_ controller: String) -> URL {
        root.appendingPathComponent("Lessons/01-MassiveViewController/Sources/\(controller).swift")
    }

    static func proposal(_ controller: String, named name: String) throws -> Proposal {
        let path = "Lessons/01-MassiveViewController/Sources/\(controller).swift"
        let read = try MassiveController(at: lesson(controller), shownAs: path, named: nil)
        return Proposal(for: read, named: try ModuleName(name))
    }

    /// A proposal for a controller called `ShelfViewController`.
    static func proposal(of text: String) throws -> Proposal {
        let sources = try Sources(files: [("ShelfViewController.swift", text)])
        let read = try MassiveController(sources, named: "ShelfViewController", path: "ShelfViewController.swift")
        return Proposal(for: read, named: try ModuleName("Shelf/List"))
    }

    /// `display(items:)`, without what it is about.
    static func keys(_ proposal: Proposal, _ role: Message.Role) -> [String] {
        proposal.findings.messages(role).map(\.key)
    }
}
