import RoleIndex
import SourceModel

/// Reads and validates a project's names, and reports the line and the remedy of the first mistake.
struct RoleNamesReader {
    let file: String

    static let keys = ["roles", "protocols", "folders", "modules"]

    func read(_ json: [UInt8], into names: inout RoleNames) throws(RoleNamesError) {
        let root: JSONNode
        do {
            root = try JSONReader.read(json)
        } catch {
            throw mistake(error.line, "this is no JSON: \(error.what)", "mend it; \(Self.shape)")
        }
        guard case .object(let members) = root.value else {
            throw mistake(root.line, "the file holds \(root.kind)", Self.shape)
        }
        for member in try unique(members) {
            switch member.key {
            case "roles": names.roles = try words(of: member)
            case "protocols": names.protocols = try words(of: member)
            case "folders": names.folders = try words(of: member)
            case "modules": names.modules = try words(in: member.value, named: member.key).map(\.word)
            default:
                throw mistake(
                    member.line, "\"\(member.key)\" is nothing that can be named",
                    "use \(Self.keys.joined(separator: ", "))")
            }
        }
    }

    private static let shape = "write an object such as { \"roles\": { \"useCase\": [\"Interactor\"] } }"

    private func mistake(_ line: Int, _ what: String, _ fix: String) -> RoleNamesError {
        RoleNamesError(file: file, line: line, what: what, fix: fix)
    }

    private func unique(_ members: [JSONNode.Member]) throws(RoleNamesError) -> [JSONNode.Member] {
        var seen: Set<String> = []
        for member in members where !seen.insert(member.key).inserted {
            throw mistake(member.line, "\"\(member.key)\" is there twice", "keep one, with all words in one list")
        }
        return members
    }

    private func words(of member: JSONNode.Member) throws(RoleNamesError) -> [Role: [String]] {
        guard case .object(let roles) = member.value.value else {
            throw mistake(
                member.value.line, "\"\(member.key)\" holds \(member.value.kind)",
                "write an object such as { \"useCase\": [\"Interactor\"] }")
        }
        var found: [Role: [String]] = [:]
        for entry in try unique(roles) {
            guard let role = Role(key: entry.key) else {
                throw mistake(
                    entry.line, "\"\(entry.key)\" is no role",
                    "use \(Role.allCases.map(\.key).joined(separator: ", "))")
            }
            let words = try words(in: entry.value, named: entry.key)
            for (word, line) in words {
                guard let other = otherRole(than: role, with: word, in: found) else { continue }
                throw mistake(
                    line, "\"\(word)\" is given to both \(other.key) and \(role.key)", "give it to one of them")
            }
            found[role] = words.map(\.word)
        }
        return found
    }

    /// Another role with the same word; roles of different architectures may share one, since they are never used
    /// together.
    private func otherRole(than role: Role, with word: String, in found: [Role: [String]]) -> Role? {
        found.filter { $0.value.contains(word) }.keys.sorted { $0.key < $1.key }.first { other in
            Architecture.all.contains { architecture in
                let roles = architecture.vocabulary.parts.map(\.role)
                return roles.contains(role) && roles.contains(other)
            }
        }
    }

    private func words(
        in node: JSONNode, named name: String
    ) throws(RoleNamesError) -> [(word: String, line: Int)] {
        let nodes = if case .array(let elements) = node.value { elements } else { [node] }
        let fix = "write a name or a list of names, such as [\"Interactor\"]"
        guard !nodes.isEmpty else { throw mistake(node.line, "\"\(name)\" holds an empty list", fix) }
        var found: [(word: String, line: Int)] = []
        for element in nodes {
            guard case .string(let word) = element.value else {
                throw mistake(element.line, "\"\(name)\" holds \(element.kind)", fix)
            }
            let isName = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_ -+".contains($0) }
            guard isName else {
                throw mistake(
                    element.line, "\"\(word)\" is no name", "write the ending or the folder as it is, no path")
            }
            found.append((word, element.line))
        }
        return found
    }
}
