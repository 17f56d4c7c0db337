import Foundation

/// A module that takes the place of a massive view controller, and the worksheet that leads there.
struct ModuleFromController {
    /// What its parts are called after.
    let name: ModuleName
    let proposal: Proposal
    private let screen: ScreenKit
    /// The module as its spies know it.
    private let spied: NewModule

    /// Reads a controller, its extensions and what it names; its file is never touched.
    /// - Parameters:
    ///   - path: The file as messages show it.
    ///   - controller: Which one, where a file has several.
    /// - Throws: `ControllerError`, `ScaffoldError` for a name that is none, and `SourceModelError`.
    init(
        _ name: ModuleName, from file: URL, shownAs path: String, controller: String? = nil,
        architecture: ScaffoldArchitecture = .viperS, screen: ScreenKit = .uiKit
    ) throws {
        let read = try MassiveController(at: file, shownAs: path, named: controller)
        try self.init(name, Proposal(for: read, named: name, in: architecture), screen)
    }

    init(_ name: ModuleName, _ proposal: Proposal, _ screen: ScreenKit) throws(ScaffoldError) {
        spied = try ProposedSpies.module(called: name, proposal.cast.architecture, screen)
        self.name = name
        self.proposal = proposal
        self.screen = screen
    }

    /// Everything that is written for it.
    /// - Parameter target: the Swift module that its spies import.
    func files(testing target: String) -> [ScaffoldedFile] {
        let file = ProposedFile(proposal, screen: screen)
        let sources = ProposedFiles(proposal: proposal, screen: screen).all
        let spies = ProposedSpies(proposal: proposal, module: spied, target: target, file: file).text
        let page = ScaffoldedFile(
            kind: .page, path: "\(name.joined)Worksheet.md", text: Worksheet(proposal: proposal).text)
        return ScaffoldedFile.of(name, .source, sources) + ScaffoldedFile.of(name, .test, [("", "Spies", spies)]) + [
            page
        ]
    }

    /// The worksheet alone.
    var worksheet: String { Worksheet(proposal: proposal).text }

    /// How much of the controller has its place: `27 of 31 members of ItemsViewController are decided, 4 are not`.
    var summary: String { Worksheet(proposal: proposal).summary }
}
