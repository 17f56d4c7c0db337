import SourceModel

/// The members that an app's extensions add to foreign types to format them, `price.asCurrency`: a view that calls one
/// formats just like a view that uses the formatter itself.
struct FormattingExtensions {
    private let codebase: Codebase
    private let methods: NameSet
    private let properties: NameSet

    /// The names of the members.
    var names: NameSet { NameSet(all: [methods, properties]) }

    init(codebase: Codebase) {
        self.codebase = codebase
        var found: [Declaration] = []
        for file in codebase.files {
            for declaration in file.declarations where declaration.kind == .extension {
                guard codebase.type(at: declaration.name) == nil, !UIKitNames.isUIKit(declaration.name) else {
                    continue
                }
                found += declaration.members.filter { Self.writes($0, in: file) }
            }
        }
        methods = NameSet(found.filter { $0.kind == .method }.map(\.name))
        properties = NameSet(found.filter { $0.kind == .property }.map(\.name))
    }

    private static func writes(_ member: Declaration, in file: SourceFile) -> Bool {
        guard member.kind == .method || member.kind == .property, !member.isStatic,
            ["String", "String?"].contains(member.type?.text)
        else { return false }
        // A view's fixed texts don't count: `"Save".localized`.
        return file.references(in: member).contains { use in
            ConcernAPI.isFormatting(use) && use.name != "NSLocalizedString" && use.labels.first != "localized"
        }
    }

    /// Whether a view formats a value with such an extension.
    func formats(_ reference: Reference, in file: SourceFile) -> Bool {
        let names = reference.kind == .call ? methods : properties
        guard names.contains(reference.name), let receiver = reference.receiver else { return false }
        let context = codebase.context(of: reference, in: file)
        guard !codebase.vocabulary.actors.isEmpty, codebase.vocabulary.draws(context.role) else { return false }
        if case .known = codebase.receiverType(receiver, in: context) { return false }
        return true
    }
}
