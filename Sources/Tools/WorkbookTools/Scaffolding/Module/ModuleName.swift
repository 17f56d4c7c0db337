/// The name of a module in its parts: `Items/Edit` is the folder of all types named `ItemsEdit...`.
struct ModuleName: Sendable, Equatable {
    /// The parts: `["Items", "Edit"]`.
    let parts: [String]

    /// The beginning of all of the module's type names: `ItemsEdit`.
    var joined: String { parts.joined() }

    /// The folders: `Items/Edit`.
    var path: String { parts.joined(separator: "/") }

    /// The screen's title: `Edit`.
    var title: String { parts[parts.count - 1] }

    /// Splits the name into its parts.
    /// - Throws: `ScaffoldError.badName` if it can't begin Swift types, with a name that can.
    init(_ typed: String) throws(ScaffoldError) {
        let parts = typed.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let names = parts.map(SwiftWord.typeName)
        let suggestion = names.filter { !$0.isEmpty }.joined(separator: "/")
        func refusal(_ reason: String) -> ScaffoldError {
            .badName(typed, reason: reason, suggestion: suggestion.isEmpty ? "Items/Edit" : suggestion)
        }
        for part in parts {
            if part.isEmpty { throw refusal("a part of it is empty") }
            if SwiftWord.keywords.contains(part), part.first?.isLowercase == true {
                throw refusal("\"\(part)\" is a keyword of Swift")
            }
            if part.contains("_") {
                throw refusal("an underscore parts a module from its roles, as in ItemsEdit_DisplayUI")
            }
            if SwiftWord.typeName(from: part) != part || !part.allSatisfy({ $0.isLetter || $0.isNumber }) {
                throw refusal("\"\(part)\" is not the name of a Swift type")
            }
        }
        let joined = parts.joined()
        for prefix in ["UI", "NS"] where joined.hasPrefix(prefix) {
            let rest = joined.dropFirst(prefix.count)
            guard rest.isEmpty || rest.first?.isUppercase == true else { continue }
            throw .badName(
                typed, reason: "\(joined)... would be among the names of UIKit and Foundation",
                suggestion: rest.isEmpty ? "Items/Edit" : "Main" + rest)
        }
        self.parts = parts
    }
}
