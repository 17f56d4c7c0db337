import RoleIndex
import SourceModel

extension Rule {
    /// Each role has its own verbs.
    static let verbsFollowRoles = Rule(
        name: "verbs-follow-roles",
        what: "DisplayUI displays, HandleUIEvents hears on..., PresentData presents, Navigate goes, Delegate did.",
        why: "the verb alone tells which way a message goes, wherever the call stands",
        fix: "begin the method with its role's verb",
        wrong: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_DisplayUI: AnyObject {
                func toggle(loading: Bool)
            }
            """
        ],
        right: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_DisplayUI: AnyObject {
                func display(loading: Bool)
            }
            """
        ],
        lesson: Lesson.contract,
        source: "D'Areglia, VIPER-S, part 1, \"The contract and protocols definition\": predefined verbs of the roles",
        check: { VerbsFollowRoles(codebase: $0).findings })
}

private struct VerbsFollowRoles {
    let codebase: Codebase

    var findings: [Finding] {
        codebase.types.filter(\.isProtocol).flatMap { type -> [Finding] in
            guard let role = RoleProtocol(type.name), role.isRole else { return [] }
            return type.parts.flatMap { part in
                part.declaration.members.filter { isRequirement($0) }.compactMap { finding($0, role, of: type) }
            }
        }
    }

    /// Whether the member is a method for others; an extension's private helpers send no message.
    private func isRequirement(_ member: Declaration) -> Bool {
        member.kind == .method && member.access != .private && member.access != .fileprivate
    }

    private func finding(_ method: Declaration, _ role: RoleProtocol, of type: KnownType) -> Finding? {
        let words = Self.words(of: method.name)
        let first = words.first ?? ""
        let problem: (what: String, fix: String)? =
            switch role.word {
            case "DisplayUI" where first != "display": ("begins with display", renamed(method, "display"))
            case "HandleUIEvents" where first != "on": ("begins with on", "on" + capitalized(method.name))
            case "PresentData" where first != "present": ("begins with present", renamed(method, "present"))
            case "Navigate" where first != "go" && first != "goto": ("begins with go", renamed(method, "goto"))
            case "Delegate" where !words.contains("did"): ("says what did happen", "itemDidCreate()")
            case "ManageData" where Self.foreign.contains(first): ("is no other role's verb", "fetchItems()")
            default: nil
            }
        guard let problem else { return nil }
        return Finding(
            method.location,
            "\(type.name) asks for \(method.signature), and a method of \(role.word) \(problem.what)",
            fix: "give it a name such as \(problem.fix)")
    }

    /// The method's name with the role's verb instead of its own: `display(loading:)` for `toggle(loading:)`,
    /// `displayError` for `showError`.
    private func renamed(_ method: Declaration, _ verb: String) -> String {
        var rest = method.name.drop { !$0.isUppercase }
        if verb == "goto", rest.hasPrefix("To") { rest = rest.dropFirst(2) }
        let labels = method.signature.dropFirst(method.name.count)
        if rest.isEmpty, !labels.contains(where: \.isLetter) { return verb + capitalized(method.name) }
        return rest.isEmpty ? verb + labels : verb + rest
    }

    private static let foreign: Set<String> = ["display", "on", "present", "go", "goto", "did"]

    private func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Splits `gotoDetail` into `goto` and `detail`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty {
                words.append(character.lowercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }
}
