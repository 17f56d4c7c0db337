import Foundation
import RoleRules
import SourceModel

extension Exercise {
    /// The rules that the exercise applies, as `exercise.json` lists them and the task shows them: names of rules, or
    /// `viper-s` for all of that architecture. Throws when the file can't be read.
    public var rules: [String] {
        get throws {
            let file = exercises.appending(path: folderName).appending(path: "exercise.json")
            return try JSONDecoder().decode(ListedRules.self, from: Data(contentsOf: file)).rules
        }
    }

    /// Returns what the listed rules of an architecture find; no comment allows an exception.
    /// - Parameters:
    ///   - names: the rules to apply, each of them listed; all that are listed if nil.
    ///   - sources: the answer's if nil.
    /// - Throws: `UnlistedRule`, and what reading and applying throws.
    public func violations(
        of architecture: Architecture, rules names: [String]? = nil, in sources: Sources? = nil
    ) throws -> [Violation] {
        let listed = try rules
        let known = architecture.rules.map(\.name)
        let applied = listed.contains(architecture.name) ? known : known.filter(listed.contains)
        if let unlisted = names?.first(where: { !applied.contains($0) }) {
            throw UnlistedRule(name: unlisted, exercise: number)
        }
        return try (sources ?? self.sources).violations(
            of: architecture, rules: names ?? applied, honoringAllowances: false)
    }
}

/// What is read of `exercise.json`.
private struct ListedRules: Decodable {
    let rules: [String]
}

/// A suite applies a rule that its exercise doesn't list.
struct UnlistedRule: Error, CustomStringConvertible {
    let name: String
    let exercise: String

    var description: String { "exercise.json of \(exercise) doesn't list the rule \(name), so no suite may apply it" }
}
