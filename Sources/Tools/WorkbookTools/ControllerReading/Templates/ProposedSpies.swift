/// A spy for each role of the contract.
struct ProposedSpies {
    let proposal: Proposal
    let module: NewModule
    let target: String
    let file: ProposedFile

    /// The module that `SpyTemplate` asks for: a name and a screen, without a data role.
    static func module(
        called name: ModuleName, _ architecture: ScaffoldArchitecture, _ screen: ScreenKit
    ) throws(ScaffoldError) -> NewModule {
        try NewModule(name, architecture: architecture, without: [architecture.dataRole], screen: screen)
    }

    var text: String {
        let spied = ProposedMessage.Role.allCases.filter { proposal.cast.hasProtocol($0) }
        let roles = spied.compactMap { role -> SpyTemplate.Role? in
            let messages = proposal.findings.messages(role)
            let part = proposal.cast.part(role)
            guard !messages.isEmpty else { return nil }
            return SpyTemplate.Role(
                name: part.spy, conformance: proposal.name.joined + part.ending,
                methods: messages.map { ($0.signature, Self.recorded($0)) })
        }
        let text = SpyTemplate(module: module, target: target, roles: roles + gateway, answeringRoles: []).text
        return file.text { text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }

    /// In Clean VIPER, a presenter can't be built without a gateway; this one never answers.
    private var gateway: [SpyTemplate.Role] {
        guard proposal.cast.architecture == .cleanViper, proposal.says(.job) else { return [] }
        let store = ProposedStore(proposal: proposal, file: file)
        let methods = store.jobs.map { job in
            (store.stored(job), Self.recorded(job, as: proposal.cast.storeName(of: job)))
        }
        return [
            SpyTemplate.Role(
                name: "EntityGateway", conformance: proposal.name.joined + proposal.cast.store, methods: methods)
        ]
    }

    /// `display(loading: \(loading))`
    private static func recorded(_ message: ProposedMessage, as name: String? = nil) -> String {
        let values = message.parameters.map { parameter in
            let value = parameter.variable
            // Without `String(describing:)`, the compiler warns about an interpolated optional.
            return "\(parameter.label): \\(\(parameter.type.hasSuffix("?") ? "String(describing: \(value))" : value))"
        }
        return "\(name ?? message.name)(\(values.joined(separator: ", ")))"
    }
}
