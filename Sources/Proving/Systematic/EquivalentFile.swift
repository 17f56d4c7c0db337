import Course
import Foundation
import Grading

/// `equivalent.json` of a solution: changes that no reader of the task could call wrong, and rewritings that the task
/// itself forbids, each with a reason.
struct EquivalentFile: Equatable {
    static let name = "equivalent.json"

    /// The reason for each mutant, by its name.
    let mutants: [String: String]
    /// The reason for each rewriting that isn't made, by its name.
    let rewritings: [String: String]

    /// Reads that of a solution; one that isn't there is empty.
    static func read(below solution: String, in checkout: Checkout) throws(CatalogueError) -> EquivalentFile {
        let path = "\(solution)/\(name)"
        guard FileManager.default.fileExists(atPath: checkout.url(path).path) else {
            return EquivalentFile(mutants: [:], rewritings: [:])
        }
        let fields = try JSONFields(try checkout.data(path), file: path)
        return EquivalentFile(
            mutants: try reasons(fields, "mutants", in: path), rewritings: try reasons(fields, "rewritings", in: path))
    }

    /// A list of `{"names": [...], "because": "..."}`.
    private static func reasons(
        _ fields: JSONFields, _ field: String, in path: String
    ) throws(CatalogueError) -> [String: String] {
        var reasons: [String: String] = [:]
        for entry in try fields.objects(field, "a list of entries with names and because; it may be empty") {
            let reason = try entry.text("because", "a sentence: why no reader of the task could call it wrong")
            for name in try entry.texts("names", "a list of names as verify --systematic prints them") {
                if reasons.updateValue(reason, forKey: name) != nil {
                    throw .wrongField(
                        file: path, field: "names", expected: "each name once", found: "\"\(name)\" twice")
                }
            }
        }
        return reasons
    }
}
