import Changes
import Course
import Foundation

/// Reads and checks one `mutants.json`.
struct MutantFile {
    let checkout: Checkout
    /// The path from the checkout's root: `Workshop/Proofs/12a-Worker/mutants.json`.
    let path: String

    /// Reads the mutants in the order of the file.
    func read() throws(CatalogueError) -> [Mutant] {
        let data = try checkout.data(path)
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let mutants = try JSONFields(data, file: path).objects("mutants", "a list of mutants").map {
            fields throws(CatalogueError) in
            var mutant = try mutant(fields)
            let line = lines.firstIndex { $0.contains("\"name\"") && $0.contains("\"\(mutant.name)\"") }
            mutant.line = (line ?? 0) + 1
            return mutant
        }
        var names: Set<String> = []
        for mutant in mutants where !names.insert(mutant.name).inserted {
            throw .wrongField(
                file: path, field: "name", expected: "a name that no other mutant has", found: "\"\(mutant.name)\"")
        }
        return mutants
    }

    private func mutant(_ fields: JSONFields) throws(CatalogueError) -> Mutant {
        var mutant = Mutant(
            name: try fields.text("name", "a short name in kebab-case"),
            mistake: try fields.text("mistake", "a sentence: what the learner did, and why one would"),
            caughtBy: try fields.texts("caughtBy", "a list of the requirements that fail"),
            edits: try fields.objects("edits", "a list of edits").map(MutantEdit.init))
        mutant.shows = try fields.optionalText("shows")
        mutant.first = try fields.optionalText("first") ?? mutant.caughtBy.first
        mutant.fault = try fields.optionalObject("fault").map(FaultPlace.init)
        if mutant.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil {
            throw fields.wrong("name", "a short name in kebab-case", found: "\"\(mutant.name)\"")
        }
        if mutant.caughtBy.isEmpty { throw fields.wrong("caughtBy", "at least one", found: "an empty list") }
        if let first = mutant.first, !mutant.caughtBy.contains(first) {
            throw fields.wrong("first", "one of those in \"caughtBy\"", found: "\"\(first)\"")
        }
        if mutant.edits.isEmpty { throw fields.wrong("edits", "at least one", found: "an empty list") }
        return mutant
    }
}
