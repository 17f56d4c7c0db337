import Checking
import Course
import Foundation
import Processes
import Typesetting

/// Reads submissions: takes the files that students edit, and notes the ones that it leaves out.
struct SubmissionReader: Sendable {
    let exercises: [Exercise]
    /// The workbook's own files, by their paths from its root.
    let workbook: [String: Data]
    let unpacker: Unpacker

    /// Reads one submission; an archive is unpacked into a temporary folder.
    func read(_ handedIn: HandedIn) throws(GradeError) -> Submission {
        switch handedIn.kind {
        case .unknown: return Submission(handedIn.name, refusedAs: "is neither a folder nor a zip or tar archive")
        case .archive(let kind): return try unpacked(handedIn.place, kind, as: handedIn.name)
        case .folder:
            let folder = ExercisesFolder(exercises: Set(exercises.map(\.folder))).find(below: handedIn.place)
            if case .failure(let refusal) = folder, let (archive, kind) = onlyArchive(in: handedIn.place) {
                let inner = try unpacked(archive, kind, as: handedIn.name)
                return inner.refusal == nil ? inner : Submission(handedIn.name, refusedAs: refusal.reason)
            }
            return submission(handedIn.name, folder, below: handedIn.place, isArchive: false)
        }
    }

    /// The only archive in a folder, such as Moodle makes; it is the submission.
    private func onlyArchive(in folder: URL) -> (URL, ArchiveKind)? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let archives = names.compactMap { name in ArchiveKind(name).map { (folder.appendingPathComponent(name), $0) } }
            .filter { FileKind(of: $0.0) == .file }
        return archives.count == 1 ? archives[0] : nil
    }

    private func unpacked(_ archive: URL, _ kind: ArchiveKind, as name: String) throws(GradeError) -> Submission {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-submission-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder.path, reason: FileReason.text(error))
        }
        defer { Self.remove(folder) }
        let refusal: String?
        do throws(ProcessError) {
            refusal = try unpacker.unpack(archive, kind, into: folder)
        } catch {
            throw .check(.process(error))
        }
        if let refusal {
            // On a full disk nothing can be unpacked, and the archive isn't at fault.
            if let room = Self.room(in: folder), room < Self.leastRoom {
                throw .unwritable(path: folder.path, reason: "there is no room left for what is in \(archive.path)")
            }
            return Submission(name, refusedAs: refusal)
        }
        let found = ExercisesFolder(exercises: Set(exercises.map(\.folder))).find(below: folder)
        return submission(name, found, below: folder, isArchive: true)
    }

    /// The free bytes below which a disk counts as full.
    private static let leastRoom = 1 << 20

    /// The number of bytes that can still be written there.
    private static func room(in folder: URL) -> Int? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
    }

    private func submission(
        _ name: String, _ folder: Result<URL, Refusal>, below root: URL, isArchive: Bool
    ) -> Submission {
        switch folder {
        case .failure(let refusal): return Submission(name, refusedAs: refusal.reason)
        case .success(let folder):
            var taken = TakenFiles(folder, workbook: workbook)
            let answers = exercises.reduce(into: [String: FileTree]()) { $0[$1.label] = taken.take($1) }
            return Submission(
                name, handedIn: isArchive ? taken.newest : nil, notes: taken.notes, answers: answers)
        }
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
