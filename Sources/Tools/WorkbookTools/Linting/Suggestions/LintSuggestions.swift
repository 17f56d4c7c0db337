import RoleRules
import Typesetting

/// The text of `lint --suggest-roles` about the names that it proposes.
enum LintSuggestions {
    /// Returns the reason for each name, and the rest without one; `suggestions.names.json` is the proposed file.
    static func reasons(_ suggestions: RoleSuggestions) -> String {
        let count = suggestions.unplaced
        let verb = count == 1 ? "has" : "have"
        let whole = "\(count) of \((suggestions.placed + count).counted("type")) \(verb) no role"
        guard !suggestions.suggestions.isEmpty else {
            return whole + (count == 0 ? "." : ", and nothing in the sources tells what they are.")
        }
        let lines = suggestions.suggestions.map { suggestion in
            (["\(suggestion.key.rawValue): \(suggestion.word) is \(suggestion.role)"]
                + suggestion.reasons.map { "  \($0)" })
                .joined(separator: "\n")
        }
        let after = "\(whole); with these names \(suggestions.unplacedAfter) would have none."
        return (lines + [after + " Look at each before you save it as \(RoleNames.fileName)."]).joined(separator: "\n")
    }
}
