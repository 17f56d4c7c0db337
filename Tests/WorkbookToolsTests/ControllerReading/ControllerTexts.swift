import CourseFixtures
import Foundation
import SourceModel

@testable import WorkbookTools

/// Proposals for the controllers of lesson 01, and for texts.
enum ControllerTexts {
    static let root = ThisCheckout.root

    /// The file of a controller of lesson 01.
    static func lesson(_ controller: String) -> URL {
        root.appendingPathComponent("Lessons/01-MassiveViewController/Sources/\(controller).swift")
    }

    static func proposal(
        _ controller: String, named name: String, in architecture: ScaffoldArchitecture = .viperS
    ) throws -> Proposal {
        let path = "Lessons/01-MassiveViewController/Sources/\(controller).swift"
        let read = try MassiveController(at: lesson(controller), shownAs: path, named: nil)
        return Proposal(for: read, named: try ModuleName(name), in: architecture)
    }

    /// A proposal for a controller called `ShelfViewController`.
    static func proposal(of text: String, in architecture: ScaffoldArchitecture = .viperS) throws -> Proposal {
        let sources = try Sources(files: [("ShelfViewController.swift", text)])
        let read = try MassiveController(sources, named: "ShelfViewController", path: "ShelfViewController.swift")
        return Proposal(for: read, named: try ModuleName("Shelf/List"), in: architecture)
    }

    /// What the protocols of a lesson's files ask for, but for those whose names have one of the words.
    static func written(_ files: [String], without words: [String] = []) throws -> Set<String> {
        let read = try files.flatMap { try Sources(at: root.appendingPathComponent("Lessons/\($0)")).files }
        let protocols = read.flatMap(\.declarations).filter { declaration in
            declaration.kind == .protocol && !words.contains { declaration.name.contains($0) }
        }
        return Set(protocols.flatMap { $0.members.map(\.signature) })
    }

    /// `display(items:)`, without what it is about.
    static func keys(_ proposal: Proposal, _ role: ProposedMessage.Role) -> [String] {
        proposal.findings.messages(role).map(\.key)
    }
}
