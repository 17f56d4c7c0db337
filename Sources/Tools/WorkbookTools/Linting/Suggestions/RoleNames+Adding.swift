import RoleIndex
import RoleRules

extension RoleNames {
    /// Returns the same names, followed by the suggested ones.
    func adding(_ suggestions: [RoleSuggestion]) -> RoleNames {
        var all = self
        for suggestion in suggestions {
            guard let role = Role(key: suggestion.role) else { continue }
            switch suggestion.key {
            case .roles: all.roles[role, default: []].append(suggestion.word)
            case .protocols: all.protocols[role, default: []].append(suggestion.word)
            case .folders: all.folders[role, default: []].append(suggestion.word)
            }
        }
        return all
    }

    /// The text of a file of names, which `init(json:file:)` can read.
    var json: String {
        let members = [("roles", roles), ("protocols", protocols), ("folders", folders)].compactMap { key, words in
            words.isEmpty ? nil : "  \"\(key)\": {\n\(Self.lines(of: words))\n  }"
        }
        let modules = modules.isEmpty ? [] : ["  \"modules\": \(Self.list(modules))"]
        let all = members + modules
        return all.isEmpty ? "{}" : "{\n" + all.joined(separator: ",\n") + "\n}"
    }

    private static func lines(of words: [Role: [String]]) -> String {
        words.sorted { $0.key.key < $1.key.key }.map { "    \"\($0.key.key)\": \(list($0.value))" }
            .joined(separator: ",\n")
    }

    /// A word has only letters, digits and the characters that `RoleNamesReader` allows, so nothing needs escaping.
    private static func list(_ words: [String]) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
