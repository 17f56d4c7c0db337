import Course
import Foundation
import Typesetting

/// A student's copy of the workbook: its own git repository, without solutions and without the proofs of the exercises.
struct Handout {
    private let exercises: [Exercise]
    private let catalogue: Catalogue
    private let environment: [String: String]
    private let isGradedOnPush: Bool
    private let manner: Manner

    /// The manner of handing out exercises.
    struct Manner: Sendable {
        /// Whether the exercises come to an existing copy, after the answers of those that it has are due.
        var isLater = false
        /// Whether they are handed out even if they show each other's answers.
        var isInsisting = false
    }

    /// The answers that students find in their copy.
    struct ShownToStudents: Sendable, Equatable {
        /// Those of exercises that they have to solve.
        var early: [ShownAnswer] = []
        /// Those of earlier exercises, which have to be due by now.
        var due: [ShownAnswer] = []
    }

    /// The result of writing a handout.
    struct Outcome: Sendable, Equatable {
        /// The number of its exercises.
        let exercises: Int
        /// The number of its files.
        let files: Int
        /// The answers that its students find in it.
        let shown: ShownToStudents
        /// The differences from the handout that it replaces; nil for a new handout.
        let changes: HandoutChanges?
    }

    /// Creates a copy for these exercises; for a class on GitHub, with a workflow that grades each push.
    init(
        of exercises: [Exercise], in catalogue: Catalogue, gradedOnPush: Bool = false, _ manner: Manner = Manner(),
        environment: [String: String]
    ) {
        (self.exercises, self.catalogue, self.environment) = (exercises, catalogue, environment)
        (isGradedOnPush, self.manner) = (gradedOnPush, manner)
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
        if old == nil, manner.isLater { throw .noHandout(folder: name) }
        if old == nil, isOccupied(place) { throw .occupied(folder: name) }
        let given = old.map { catalogue.exercises.filter($0.has) } ?? []
        let shown = try shown(besides: given)
        let all = manner.isLater ? catalogue.exercises.filter { (given + exercises).contains($0) } : exercises
        let isGradedOnPush = isGradedOnPush || manner.isLater && old?.files[GradingWorkflow.file] != nil
        var tree = try HandoutTree(of: all, in: catalogue, gradedOnPush: isGradedOnPush).read()
        let record = HandoutRecord(tree)
        tree[HandoutRecord.file] = Data(record.text.utf8)
        let changes = old.map { HandoutChanges(from: $0, to: record) }
        if let changes { try update(place, shownAs: name, to: tree, changes) } else { try writeNew(tree, to: place) }
        return Outcome(exercises: all.count, files: tree.count, shown: shown, changes: changes)
    }

    /// The answers that the copy would show.
    ///
    /// - Throws: `HandoutError.shown` if some aren't due yet, unless the teacher insists.
    private func shown(besides given: [Exercise]) throws(HandoutError) -> ShownToStudents {
        let new = exercises.filter { !given.contains($0) }.map(\.number)
        if new.isEmpty || new.count + given.count == 1 { return ShownToStudents() }
        let answers: ShownAnswers
        do throws(HandoutError) {
            answers = try ShownAnswers(among: catalogue.exercises, in: catalogue)
        } catch {
            guard case .uncompared = error, manner.isInsisting else { throw error }
            return ShownToStudents()
        }
        let plan = HandoutPlan(of: catalogue.exercises.map(\.number), answers)
        let refusal = plan.refusal(of: new, given: given.map(\.number), isLater: manner.isLater)
        if let refusal, !manner.isInsisting { throw .shown(refusal) }
        let due = plan.shown(together: given.map(\.number) + new).filter {
            manner.isLater && new.contains($0.source) && !new.contains($0.exercise)
        }
        return ShownToStudents(early: refusal?.answers ?? [], due: due)
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
        _ place: URL, shownAs name: String, to tree: [String: Data], _ changes: HandoutChanges
    ) throws(HandoutError) {
        let repository = try GitRepository(at: place, environment: environment)
        let edited = try repository.changedFiles()
        if !edited.isEmpty { throw .edited(folder: name, files: edited) }
        if changes.areNone { return }
        for path in changes.removed { try remove(repository.folder.appendingPathComponent(path)) }
        for path in changes.added + changes.changed + [HandoutRecord.file] {
            if let data = tree[path] { try HandoutFile.write(data, to: repository.folder.appendingPathComponent(path)) }
        }
        try repository.commit(message: message(of: changes))
    }

    private func message(of changes: HandoutChanges) -> String {
        if manner.isLater { return "Handed out: " + exercises.map { "\($0.label) \($0.name)" }.joined(separator: ", ") }
        let count = changes.added.count + changes.changed.count + changes.removed.count
        return "The workbook as it was handed out anew: \(count.counted("file")) changed"
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
