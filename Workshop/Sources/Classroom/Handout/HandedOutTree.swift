import Course
import Foundation

/// The files of a handout as they were handed out, whatever a student did in it since.
///
/// Answers are starters again. Suites, sources and whatever else marks come of have to be what the handout's record says,
/// so that nobody is graded by suites that somebody changed.
struct HandedOutTree {
    private let catalogue: Catalogue
    private let record: HandoutRecord

    /// Of the handout that a catalogue is of; nil where that is a whole checkout.
    init?(of catalogue: Catalogue) throws(HandoutError) {
        guard let record = try HandoutRecord(in: catalogue.checkout.root) else { return nil }
        (self.catalogue, self.record) = (catalogue, record)
    }

    /// Reads them all.
    ///
    /// - Throws: `HandoutError.changed` where a file is another one that marks come of.
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

    /// Whether marks come of a file: of lessons and texts they don't.
    private func isGradedBy(_ path: String) -> Bool {
        if path == "Package.swift" { return true }
        return !path.hasSuffix(".md") && ["Sources/", "Exercises/", "Tests/Exercises/"].contains(where: path.hasPrefix)
    }
}
