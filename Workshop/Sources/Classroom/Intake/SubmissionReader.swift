import Checking
import Course
import Foundation
import Processes
import Typesetting

/// Reads submissions: takes the files that students edit, and notes the ones that it leaves out.
struct SubmissionReader: Sendable {
    private let exercises: [Exercise]
    /// The workbook's own files, by their paths in lowercase, since some disks ignore case.
    private let workbook: [String: Data]
    private let unpacker: Unpacker

    /// Prepares to read answers to these exercises; `workbook` has all files, by their paths from its root.
    init(exercises: [Exercise], workbook: [String: Data], unpacker: Unpacker) {
        (self.exercises, self.unpacker) = (exercises, unpacker)
        self.workbook = Dictionary(workbook.map { ($0.lowercased(), $1) }) { first, _ in first }
    }

    /// How many archives may be in each other.
    private static let depth = 2

    /// Reads one submission; archives are unpacked into temporary folders.
    func read(_ handedIn: HandedIn) throws(GradeError) -> Submission {
        var submission = Submission(handedIn.name, key: handedIn.key, student: handedIn.student)
        (submission.handedIn, submission.isLate) = (handedIn.time, handedIn.isLate)
        switch try answers(in: handedIn) {
        case .failure(let refusal): submission.refusal = refusal.reason
        case .success(let part):
            submission.answers = exercises.reduce(into: [:]) { $0[$1.label] = part.answers[$1.label] ?? [:] }
            submission.notes = part.notes
        }
        submission.notes += handedIn.notes
        return submission
    }

    /// Returns the name of one of the submissions in an archive that a system made of a whole class; nil if it is one
    /// student's, in which some names may look like a system's by chance.
    func submission(inClass handedIn: HandedIn) throws(GradeError) -> String? {
        guard handedIn.student == nil, let item = handedIn.items.first, case .archive(let kind) = item.kind else {
            return nil
        }
        let names = try unpacker.names(in: item.place, kind) ?? []
        let paths = names.map { $0.split(separator: "/").map(String.init) }
            .filter { $0.first.map { !$0.hasPrefix(".") && $0 != "__MACOSX" } ?? false }
        for depth in 0...1 {
            let level = Set(paths.map { $0.dropFirst(depth).first ?? "" })
            if level.allSatisfy({ DownloadName($0) != nil }) { return level.min().map(HandedIn.readable) }
            if level.count > 1 { return nil }
        }
        return nil
    }

    /// The parts that could be read, or the reason for a refusal if there are none.
    private typealias Outcome = Result<SubmissionPart, Refusal>

    private func answers(in handedIn: HandedIn) throws(GradeError) -> Outcome {
        var outcomes: [(name: String, Outcome)] = []
        let loose = handedIn.items.filter { $0.kind == .swift }
        if !loose.isEmpty { outcomes.append((loose[0].name, part(ofFiles: loose))) }
        for item in handedIn.items where item.kind != .swift && item.kind != .text {
            outcomes.append((item.name, try outcome(of: item)))
        }
        if outcomes.isEmpty { return .failure(Refusal(Self.typed(into: handedIn.student?.system))) }
        return merged(outcomes, isOne: outcomes.count == 1)
    }

    private static func typed(into system: Student.System?) -> String {
        switch system {
        case .canvas: "has no file, only text that was typed into Canvas"
        case .moodle: "has no file, only text that was typed into Moodle"
        case .blackboard, nil: "has no file, only Blackboard's receipt"
        }
    }

    private func outcome(of item: HandedIn.Item) throws(GradeError) -> Outcome {
        switch item.kind {
        case .archive(let kind):
            return try unpacked(item.place, kind, called: item.name, upload: item.download?.upload, depth: 1)
        case .folder:
            return try outcome(called: item.name, upload: item.download?.upload, depth: 0) { () throws(Refusal) in
                try SubmissionTree(below: item.place)
            }
        case .swift, .text, .unknown:
            return .failure(Refusal("is neither a folder nor a zip or tar archive"))
        }
    }

    /// Puts together what could be read; the rest is noted, or is the reason if nothing could.
    private func merged(_ outcomes: [(name: String, Outcome)], isOne: Bool) -> Outcome {
        let parts = outcomes.compactMap { try? $0.1.get() }
        let failures = outcomes.compactMap { name, outcome -> (name: String, reason: String)? in
            guard case .failure(let refusal) = outcome else { return nil }
            return (name, refusal.reason)
        }
        if parts.isEmpty {
            let reasons = failures.map { isOne ? $0.reason : "'\($0.name)', which \($0.reason)" }
            return .failure(Refusal((isOne ? "" : "holds ") + reasons.joined(separator: ", and ")))
        }
        do throws(Refusal) {
            let whole = try SubmissionPart.merged(parts)
            let notes = failures.map { "'\($0.name)' was not graded: it \($0.reason)." }
            return .success(SubmissionPart(name: "", answers: whole.answers, notes: whole.notes + notes))
        } catch {
            return .failure(error)
        }
    }

    // MARK: - Folders and files

    private func outcome(
        called name: String, upload: Int?, depth: Int, holding names: [String]? = nil,
        _ list: () throws(Refusal) -> SubmissionTree
    ) throws(GradeError) -> Outcome {
        let (tree, places): (SubmissionTree, AnswerPlaces)
        do throws(Refusal) {
            tree = try list()
            places = try AnswerPlaces(of: exercises, in: tree)
        } catch {
            return .failure(error)
        }
        if !places.isEmpty { return .success(part(of: tree, places, called: name, upload: upload)) }
        let archives = tree.entries.filter { $0.kind == .file && ArchiveKind($0.name) != nil }
        if archives.isEmpty || depth == Self.depth {
            return .failure(nothing(in: names ?? tree.entries.map(\.path)))
        }
        var outcomes: [(name: String, Outcome)] = []
        for archive in archives {
            guard let kind = ArchiveKind(archive.name) else { continue }
            let name = HandedIn.readable(archive.path)
            outcomes.append((name, try unpacked(archive.url, kind, called: name, upload: nil, depth: depth + 1)))
        }
        return merged(outcomes, isOne: false)
            .map { SubmissionPart(name: name, upload: upload, answers: $0.answers, notes: $0.notes) }
    }

    /// The part that consists of single files; of two with the same name, the one that Canvas received later.
    private func part(ofFiles items: [HandedIn.Item]) -> Outcome {
        var (newest, notes): ([HandedIn.Item], [String]) = ([], [])
        for item in items.sorted(by: { $0.download?.upload ?? 0 < $1.download?.upload ?? 0 }) {
            let name = AnswerPlaces.withoutNumber(item.name)
            let older = newest.firstIndex { AnswerPlaces.withoutNumber($0.name) == name }
            if let older, item.download?.upload != nil {
                notes.append("'\(newest[older].name)' was not graded: '\(item.name)' is newer.")
                newest[older] = item
            } else {
                newest.append(item)
            }
        }
        let upload = newest.compactMap(\.download?.upload).max()
        let tree = SubmissionTree(of: newest.map { ($0.name, $0.place) })
        do throws(Refusal) {
            let places = try AnswerPlaces(of: exercises, in: tree)
            if places.isEmpty { return .failure(nothing(in: tree.entries.map(\.path))) }
            let part = part(of: tree, places, called: items[0].name, upload: upload)
            return .success(
                SubmissionPart(name: part.name, upload: upload, answers: part.answers, notes: part.notes + notes))
        } catch {
            return .failure(error)
        }
    }

    private func part(of tree: SubmissionTree, _ places: AnswerPlaces, called name: String, upload: Int?)
        -> SubmissionPart
    {
        var taken = TakenFiles(tree, workbook: workbook)
        var answers: [String: FileTree] = [:]
        for exercise in exercises {
            if let folder = places.folders[exercise.label] {
                answers[exercise.label] = taken.take(exercise, in: folder)
            } else if let files = places.files[exercise.label] {
                answers[exercise.label] = taken.take(exercise, of: files)
            }
        }
        taken.noteStrays(of: exercises, beside: Array(places.folders.values))
        taken.noteSuites(of: exercises)
        return SubmissionPart(name: name, upload: upload, answers: answers, notes: taken.notes)
    }

    /// The refusal of a submission in which there is no answer to any of the exercises.
    private func nothing(in files: [String]) -> Refusal {
        guard let first = files.first.map(HandedIn.readable) else { return Refusal("holds no file") }
        if let archive = files.first(where: ArchiveKind.isForeign).map(HandedIn.readable) {
            return Refusal("holds '\(archive)', and only zip and tar archives can be read")
        }
        let folder = "holds no folder such as \(exercises.first?.path ?? "Exercises")"
        if files.count == 1 { return Refusal("\(folder), and students don't edit its only file, '\(first)'") }
        return Refusal("\(folder), and students edit none of its \(files.count) files, such as '\(first)'")
    }

    // MARK: - Archives

    private func unpacked(
        _ archive: URL, _ kind: ArchiveKind, called name: String, upload: Int?, depth: Int
    ) throws(GradeError) -> Outcome {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-submission-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder.path, reason: FileReason.text(error))
        }
        defer { Self.remove(folder) }
        let names = try unpacker.names(in: archive, kind)
        if names == [] { return .failure(Refusal("is an empty archive")) }
        if let refusal = try unpacker.unpack(archive, kind, into: folder) {
            // On a full disk nothing can be unpacked, and the archive isn't at fault.
            if let room = Self.room(in: folder), room < Self.leastRoom {
                throw .unwritable(path: folder.path, reason: "there is no room left for what is in \(archive.path)")
            }
            return .failure(Refusal(refusal))
        }
        return try outcome(called: name, upload: upload, depth: depth, holding: names) { () throws(Refusal) in
            try SubmissionTree(below: folder)
        }
    }

    /// The free bytes below which a disk counts as full.
    private static let leastRoom = 1 << 20

    /// The number of bytes that can still be written there.
    private static func room(in folder: URL) -> Int? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
    }

    /// Removes a folder, whatever permissions its files have.
    private static func remove(_ folder: URL) {
        if (try? FileManager.default.removeItem(at: folder)) != nil { return }
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for path in all {
            let url = folder.appendingPathComponent(path)
            guard FileKind(of: url) == .folder else { continue }
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
        }
        try? FileManager.default.removeItem(at: folder)
    }
}
