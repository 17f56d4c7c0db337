import Testing

@testable import WorkbookTools

/// A screen of lesson 01, and the differences between its proposed messages and those that a lesson wrote by hand.
struct ComparedScreen: Sendable, CustomStringConvertible {
    let controller: String
    let module: String
    /// The messages that were proposed and aren't in the lesson, each with the reason.
    var added: [String: String] = [:]
    /// The messages of the lesson that weren't proposed, each with the reason.
    var missing: [String: String] = [:]

    var description: String { controller }

    func proposed(
        _ architecture: ScaffoldArchitecture, _ roles: [ProposedMessage.Role] = ProposedMessage.Role.allCases
    ) throws -> Set<String> {
        let proposal = try ControllerTexts.proposal(controller, named: module, in: architecture)
        return Set(roles.flatMap { ControllerTexts.keys(proposal, $0) })
    }

    /// Expects the differences that have a reason, and no others.
    func expect(_ proposed: Set<String>, insteadOf written: Set<String>) {
        #expect(proposed.subtracting(written) == Set(added.keys))
        #expect(written.subtracting(proposed) == Set(missing.keys))
    }
}
