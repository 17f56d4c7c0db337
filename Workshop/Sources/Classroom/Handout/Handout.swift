import Course
import Foundation
import Typesetting

/// A student's copy of the workbook: its own git repository, without solutions and without the proofs of the exercises.
struct Handout {
    private let exercises: [Exercise]
    private let catalogue: Catalogue
    private let environment: [String: String]
    private let isGradedOnPush: Bool

    /// The result of writing a handout.
    struct Outcome: Sendable, Equatable {
        /// The number of its files.
        let files: Int
        /// The differences from the handout that it replaces; nil for a new handout.
        let changes: HandoutChanges?
    }

    /// Creates a copy for these exercises; for a class on GitHub, with a workflow that grades each push.
    init(
        of exercises: [Exercise], in catalogue: Catalogue, gradedOnPush: Bool = false, environment: [String: String]
    ) {
        (self.exercises, self.catalogue, self.environment) = (exercises, catalogue, environment)
        isGradedOnPush = gradedOnPush
    }

    /// Whether a checkout is a handout itself.
    static func isOne(_ checkout: Checkout) -> Bool {
        FileManager.default.fileExists(atPath: checkout.url(HandoutRecord.file).path)
    }

    /// Writes the copy into a new or empty folder, or updates an older handout.
    ///
    /// A new copy is written whole or not at all. An older one must have everything committed, so that nothing is lost.
    func write(to folder: URL, shownAs name: String) throws(HandoutError) -> Outcome {
        let place = folder.standardizedFileURL
        guard !isInCheckout(place) else { throw .inCheckout(folder: name) }
        let old = try HandoutRecord(in: place)
        if old == nil, isOccupied(place) { throw .occupied(folder: name) }
        var tree = try HandoutTree(of: exercises, in: catalogue, gradedOnPush: isGradedOnPush).read()
        let record = HandoutRecord(tree)
        tree[HandoutRecord.file] = Data(record.text.utf8)
        guard let old else {
            try writeNew(tree, to: place)
            return Outcome(files: tree.count, changes: nil)
        }
        let changes = HandoutChanges(from: old, to: record)
        let repository = try GitRepository(at: place, environment: environment)
        let edited = try repository.changedFiles()
        if !edited.isEmpty { throw .edited(folder: name, files: edited) }
        if !changes.areNone { try update(repository, to: tree, changes) }
        return Outcome(files: tree.count, changes: changes)
    }

    private func isInCheckout(_ place: URL) -> Bool {
        let root = catalogue.checkout.root.resolvingSymlinksInPath().path
        return (place.resolvingSymlinksInPath().path + "/").hasPrefix(root + "/")
    }

    /// Whether the place holds a file or a folder with anything in it.
    private func isOccupied(_ place: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: place.path) else { return false }
        return (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.isEmpty != true
    }

    /// Builds the copy next to its place, and moves it there when it is complete.
    private func writeNew(_ tree: [String: Data], to place: URL) throws(HandoutError) {
        let files = FileManager.default
        let draft = place.deletingLastPathComponent()
            .appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString)")
        defer { try? files.removeItem(at: draft) }
        let repository = try GitRepository(at: draft, environment: environment)
        for (path, data) in tree { try HandoutFile.write(data, to: draft.appendingPathComponent(path)) }
        try repository.begin(message: "The workbook as it was handed out")
        do {
            // Only an empty folder can be there.
            if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
            try files.moveItem(at: draft, to: place)
        } catch {
            throw .unwritable(path: place.path, reason: FileReason.text(error))
        }
    }

    private func update(
        _ repository: GitRepository, to tree: [String: Data], _ changes: HandoutChanges
    ) throws(HandoutError) {
        for path in changes.removed { try remove(repository.folder.appendingPathComponent(path)) }
        for path in changes.added + changes.changed + [HandoutRecord.file] {
            if let data = tree[path] { try HandoutFile.write(data, to: repository.folder.appendingPathComponent(path)) }
        }
        let count = changes.added.count + changes.changed.count + changes.removed.count
        try repository.commit(message: "The workbook as it was handed out anew: \(count.counted("file")) changed")
    }

    /// Removes a file if it is still there.
    private func remove(_ url: URL) throws(HandoutError) {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            throw .unwritable(path: url.path, reason: FileReason.text(error))
        }
    }
}
