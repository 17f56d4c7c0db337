import Course
import Foundation

/// The files of a handout as they were handed out, whatever a student changed since then.
///
/// Answers are starters again. Suites, sources and other files that marks depend on must match the handout's record, so
/// that changed suites never grade anyone.
struct HandedOutTree {
    private let catalogue: Catalogue
    private let record: HandoutRecord

    /// Finds the handout that this catalogue belongs to; nil for a whole checkout.
    init?(of catalogue: Catalogue) throws(HandoutError) {
        guard let record = try HandoutRecord(in: catalogue.checkout.root) else { return nil }
        (self.catalogue, self.record) = (catalogue, record)
    }

    /// Reads all files.
    ///
    /// - Throws: `HandoutError.changed` if a file that marks depend on was changed.
    func read() throws(HandoutError) -> [String: Data] {
        var starters: [String: String] = [:]
        for exercise in catalogue.exercises {
            for file in exercise.editable { starters["\(exercise.path)/\(file)"] = "\(exercise.starterPath)/\(file)" }
        }
        var tree: [String: Data] = [:]
        var changed: [String] = []
        for (path, print) in record.files {
            let data = try? Data(contentsOf: catalogue.checkout.url(starters[path] ?? path))
            if isGradedBy(path), data.map(HandoutRecord.print(of:)) != print { changed.append(path) }
            tree[path] = data
        }
        if !changed.isEmpty { throw .changed(files: changed.sorted()) }
        return tree
    }

    /// Whether marks depend on a file; they don't depend on lessons and texts.
    private func isGradedBy(_ path: String) -> Bool {
        if path == "Package.swift" { return true }
        return !path.hasSuffix(".md") && ["Sources/", "Exercises/", "Tests/Exercises/"].contains(where: path.hasPrefix)
    }
}
