import Foundation

/// A module that replaces a massive view controller, and the worksheet that leads there.
struct ModuleFromController {
    /// The name that its parts carry.
    let name: ModuleName
    let proposal: Proposal
    private let screen: ScreenKit
    /// The module as `SpyTemplate` needs it.
    private let spied: NewModule

    /// Reads a controller, its extensions and the types that it names, and never changes its file.
    /// - Parameters:
    ///   - path: The file as messages show it.
    /// - controller: The controller's name, for a file with several.
    /// - Throws: `ControllerError`, `ScaffoldError` for a name that can't be used, and `SourceModelError`.
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

    /// The module's sources, its spies and its worksheet.
    /// - Parameter target: The Swift module that its spies import.
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

    /// The text of the worksheet alone.
    var worksheet: String { Worksheet(proposal: proposal).text }

    /// How much of the controller is decided: `27 of 31 members of ItemsViewController are decided, 4 are not`.
    var summary: String { Worksheet(proposal: proposal).summary }
}
