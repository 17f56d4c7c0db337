/// The hints of one exercise: three tiers per requirement, from a nudge to nearly the code.
package struct Hints: Sendable, Equatable {
    /// One tier of one requirement.
    package struct Hint: Sendable, Equatable {
        /// The number of the tier: 1 for where to look, 2 for what to do, 3 for nearly the code.
        package let tier: Int
        /// The name of the tier.
        package let heading: String
        /// The hint itself, in Markdown.
        package let text: String
    }

    /// The names of the tiers in `hints.md`, in order.
    package static let tiers = ["Where to look", "What to do", "Nearly the code"]

    private let hints: [String: [Hint]]

    /// Reads `hints.md`, which needs three hints for every requirement.
    package init(_ text: String, file: String, requirements: [String]) throws(CatalogueError) {
        var parts: [String: [String: String]] = [:]
        var requirement: String?
        var heading: String?
        var isCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("## ") {
                requirement = line.dropFirst(3).split(separator: " ").first.map(String.init)
                heading = nil
            } else if !isCode, line.hasPrefix("### ") {
                heading = Self.tiers.first { line.lowercased().hasSuffix($0.lowercased()) }
            } else if let requirement, let heading {
                parts[requirement, default: [:]][heading, default: ""] += line + "\n"
            }
        }
        var hints: [String: [Hint]] = [:]
        for id in requirements {
            for (index, tier) in Self.tiers.enumerated() {
                let text = parts[id]?[tier].map(Self.trimmed) ?? ""
                if text.isEmpty { throw .missingHint(file: file, requirement: id, part: tier) }
                hints[id, default: []].append(Hint(tier: index + 1, heading: tier, text: text))
            }
        }
        self.hints = hints
    }

    /// Returns one hint of a requirement; a tier beyond the last returns the last.
    package func hint(for requirement: String, tier: Int) -> Hint? {
        guard let tiers = hints[requirement] else { return nil }
        return tiers[min(max(tier, 1), tiers.count) - 1]
    }

    private static func trimmed(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { !$0.isEmpty }),
            let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }
}
