import Checking
import Course
import Foundation

/// An exercise's `equivalent.json`: changes that no reader of the task could call wrong, and rewritings that the task
/// forbids.
///
/// Each has a reason.
struct EquivalentFile: Equatable {
    static let name = "equivalent.json"

    /// The reason for each mutant, by name.
    let mutants: [String: String]
    /// The reason for each rewriting that isn't made, by name.
    let rewritings: [String: String]
    /// The names of mutants that a suite may notice on a slow or fast machine.
    var noticedAtTimes: Set<String> = []

    /// Whether an outcome contradicts the entry; a mutant that is noticed only at times just has to compile.
    func isContradicted(by outcome: SystematicOutcome, of name: String) -> Bool {
        guard mutants[name] != nil else { return false }
        return switch outcome {
        case .survived: false
        case .doesNotCompile: true
        case .caught, .brokeOff: !noticedAtTimes.contains(name)
        }
    }

    /// Reads the file in a folder of proofs; a missing file is an empty list.
    static func read(below folder: String, in checkout: Checkout) throws(CatalogueError) -> EquivalentFile {
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: checkout.url(path).path) else {
            return EquivalentFile(mutants: [:], rewritings: [:])
        }
        let fields = try JSONFields(try checkout.data(path), file: path)
        let (mutants, rewritings) = (try entries(fields, "mutants"), try entries(fields, "rewritings"))
        return EquivalentFile(
            mutants: try reasons(mutants, in: path), rewritings: try reasons(rewritings, in: path),
            noticedAtTimes: Set(mutants.filter(\.isNoticedAtTimes).flatMap(\.names)))
    }

    private struct Entry {
        let names: [String]
        let reason: String
        let isNoticedAtTimes: Bool
    }

    /// Reads a list of `{"names": [...], "because": "..."}`, some with `"noticedAtTimes": true`.
    private static func entries(_ fields: JSONFields, _ field: String) throws(CatalogueError) -> [Entry] {
        let entries = try fields.objects(field, "a list of entries with names and because; it may be empty")
        return try entries.map { entry throws(CatalogueError) in
            Entry(
                names: try entry.texts("names", "a list of names as verify --systematic prints them"),
                reason: try entry.text("because", "a sentence: why no reader of the task could call it wrong"),
                isNoticedAtTimes: try entry.flag("noticedAtTimes"))
        }
    }

    private static func reasons(_ entries: [Entry], in path: String) throws(CatalogueError) -> [String: String] {
        var reasons: [String: String] = [:]
        for entry in entries {
            for name in entry.names where reasons.updateValue(entry.reason, forKey: name) != nil {
                throw .wrongField(file: path, field: "names", expected: "each name once", found: "\"\(name)\" twice")
            }
        }
        return reasons
    }
}
