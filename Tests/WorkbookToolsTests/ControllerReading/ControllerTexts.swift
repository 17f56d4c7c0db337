import CourseFixtures
import Foundation
import SourceModel

@testable import WorkbookTools

/// Proposals for the controllers of lesson 01, and for short texts.
enum ControllerTexts {
    static let root = ThisCheckout.root

    /// Returns the file of a controller of lesson 01.
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

    /// Returns a proposal for a controller called `ShelfViewController`.
    static func proposal(of text: String, in architecture: ScaffoldArchitecture = .viperS) throws -> Proposal {
        let sources = try Sources(files: [("ShelfViewController.swift", text)])
        let read = try MassiveController(sources, named: "ShelfViewController", path: "ShelfViewController.swift")
        return Proposal(for: read, named: try ModuleName("Shelf/List"), in: architecture)
    }

    /// Returns the requirements of the protocols in a lesson's files, without protocols whose names contain one of the
    /// words.
    static func written(_ files: [String], without words: [String] = []) throws -> Set<String> {
        let read = try files.flatMap { try Sources(at: root.appendingPathComponent("Lessons/\($0)")).files }
        let protocols = read.flatMap(\.declarations).filter { declaration in
            declaration.kind == .protocol && !words.contains { declaration.name.contains($0) }
        }
        return Set(protocols.flatMap { $0.members.map(\.signature) })
    }

    /// Returns the messages as `display(items:)`, without their subjects.
    static func keys(_ proposal: Proposal, _ role: ProposedMessage.Role) -> [String] {
        proposal.findings.messages(role).map(\.key)
    }
}
