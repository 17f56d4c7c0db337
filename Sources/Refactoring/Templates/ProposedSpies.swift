import Scaffolding

/// A spy for each role of the contract.
struct ProposedSpies {
    let proposal: Proposal
    let module: NewModule
    let target: String
    let file: ProposedFile

    /// What the template of spies asks of a module: a name and a screen, and no data of its own.
    static func module(
        called name: ModuleName, _ architecture: ScaffoldArchitecture, _ screen: ScreenKit
    ) throws(ScaffoldError) -> NewModule {
        try NewModule(name, architecture: architecture, without: [architecture.dataRole], screen: screen)
    }

    var text: String {
        let roles = Message.Role.allCases.compactMap { role -> SpyTemplate.Role? in
            let messages = proposal.findings.messages(role)
            let part = proposal.cast.part(role)
            guard !messages.isEmpty else { return nil }
            return SpyTemplate.Role(
                name: part.spy, conformance: proposal.name.joined + part.ending,
                methods: messages.map { ($0.signature, Self.recorded($0)) })
        }
        let text = SpyTemplate(module: module, target: target, roles: roles, answeringRoles: []).text
        return file.text { text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }

    /// `display(loading: \(loading))`
    private static func recorded(_ message: Message) -> String {
        let values = message.parameters.map { parameter in
            let value = parameter.variable
            // An optional says of itself that it is one, or the compiler asks.
            return "\(parameter.label): \\(\(parameter.type.hasSuffix("?") ? "String(describing: \(value))" : value))"
        }
        return "\(message.name)(\(values.joined(separator: ", ")))"
    }
}
