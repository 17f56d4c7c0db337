import SourceModel
import Typesetting

/// The head of each file of a module that replaces a controller: the imports for the contract's types.
struct ProposedFile {
    let screen: ScreenKit
    private let types: [String]
    private let modules: [String]

    init(_ proposal: Proposal, screen: ScreenKit) {
        self.screen = screen
        let messages = proposal.findings.messages
        let models = proposal.findings.models.flatMap { $0.fields.map(\.type) }
        let all =
            messages.flatMap { $0.parameters.map(\.type) } + models + proposal.stored
            + proposal.presentations.flatMap { proposal.values(of: $0.entity).map(\.type) }
        types = all
        let declared = proposal.controller.codebase
        let own = Self.ownTypes(of: proposal)
        let elsewhere = all.flatMap(TypeWords.foreign).contains { name in
            declared.type(at: name) == nil && !own.contains(name)
        }
        let known: Set<String> = ["Foundation", "UIKit", "HeadlessUIKit", "FoundationNetworking"]
        let used = proposal.controller.file.imports.map(\.module).filter { !known.contains($0) }
        modules = elsewhere ? Array(Set(used)).sorted() : []
    }

    private static func ownTypes(of proposal: Proposal) -> Set<String> {
        Set(proposal.findings.models.map(\.name) + proposal.presentations.map(\.name))
    }

    /// The types that the module names but neither it nor the system's frameworks declare.
    static func foreignTypes(of proposal: Proposal) -> [String] {
        let own = ownTypes(of: proposal)
        let messages = proposal.findings.messages.flatMap { $0.parameters.map(\.type) }
        return Set((messages + proposal.stored).flatMap(TypeWords.foreign)).subtracting(own).sorted()
    }

    /// The text of a file that needs UIKit only if the contract's types do.
    func text(@Code _ lines: () -> [String]) -> String {
        let imports = modules.map { "import \($0)" }
        if types.contains(where: TypeWords.needsUIKit) { return screen.file(modules) { lines() } }
        return Code.file {
            if types.contains(where: TypeWords.needsFoundation) { "import Foundation" }
            imports
            if !imports.isEmpty || types.contains(where: TypeWords.needsFoundation) { "" }
            lines()
        }
    }

    /// The text of a file that always needs UIKit.
    func screenText(@Code _ lines: () -> [String]) -> String { screen.file(modules) { lines() } }
}

extension Proposal {
    /// The types that the jobs take and bring.
    var stored: [String] {
        jobs.flatMap { job in
            job.message.parameters.map(\.type) + (brings[job.message.key].map { [$0.type] } ?? [])
        }
    }
}
