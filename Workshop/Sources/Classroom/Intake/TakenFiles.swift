import Checking
import Course
import Foundation

/// Takes the files of an answer out of a submission, and notes what it leaves out.
struct TakenFiles {
    private let tree: SubmissionTree
    private let workbook: [String: Data]
    /// What was left out or replaced, one sentence each.
    private(set) var notes: [String] = []

    /// Prepares to take files from this tree, and to compare others with the workbook's own, by their paths in lowercase.
    init(_ tree: SubmissionTree, workbook: [String: Data]) { (self.tree, self.workbook) = (tree, workbook) }

    /// Returns an exercise's editable files as far as they exist and are regular files, and those that students may
    /// add; `folder` is the exercise's folder in the tree.
    mutating func take(_ exercise: Exercise, in folder: String) -> FileTree {
        var files: FileTree = [:]
        for file in exercise.editable {
            let path = folder.isEmpty ? file : "\(folder)/\(file)"
            if let data = data(at: path, shownAs: "\(exercise.path)/\(file)") { files[file] = data }
        }
        let others = others(in: folder, exercise)
        for (path, entry) in others where isAdded(path, to: exercise) {
            if let data = data(of: entry, shownAs: "\(exercise.path)/\(path)") { files[path] = data }
        }
        let left = others.filter { !isAdded($0.path, to: exercise) }
        noteOthers(left.map { ("\(exercise.path)/\($0.path)", $0.entry) })
        return files
    }

    /// Returns the files of an answer that was handed in without its folder; the starter's files replace missing ones.
    mutating func take(_ exercise: Exercise, of files: [String: SubmissionTree.Entry]) -> FileTree {
        exercise.editable.reduce(into: [:]) { taken, file in
            let path = "\(exercise.path)/\(file)"
            if let entry = files[file] {
                taken[file] = data(of: entry, shownAs: path)
            } else if let own = workbook[path.lowercased()] {
                taken[file] = own
                notes.append("\(path) was not handed in, and the starter's was used.")
            }
        }
    }

    // MARK: - Taking

    private mutating func data(at path: String, shownAs shown: String) -> Data? {
        let found = tree.entries(at: path)
        if let only = found.first, found.count == 1 { return data(of: only, shownAs: shown) }
        if found.count > 1 {
            leaveOut(shown, "there are several of that name, in other cases.")
        } else if tree.isBehindLink(path) {
            leaveOut(shown, "it is a link, or lies behind one.")
        } else if tree.hasFolder(path) {
            leaveOut(shown, "it is a folder.")
        }
        return nil
    }

    private mutating func data(of entry: SubmissionTree.Entry, shownAs shown: String) -> Data? {
        switch entry.kind {
        case .link: leaveOut(shown, "it is a link, or lies behind one.")
        case .hardLink: leaveOut(shown, "it is a hard link, the same file under another name.")
        case .other, .folder: leaveOut(shown, "it is no file that can be read.")
        case .file:
            if let data = SubmittedFile.data(at: entry.url) { return data }
            let size = (try? FileManager.default.attributesOfItem(atPath: entry.url.path))?[.size] as? Int ?? 0
            let isLarge = size > SubmittedFile.limit
            leaveOut(shown, isLarge ? "it has more than \(SubmittedFile.limit >> 20) MB." : "it can't be read.")
        }
        return nil
    }

    private mutating func leaveOut(_ shown: String, _ reason: String) {
        notes.append("\(HandedIn.readable(shown)) was not taken: \(reason)")
    }

    // MARK: - Others

    /// The Swift files that students don't edit, and the manifest, by their paths below the exercise's folder.
    private func others(in folder: String, _ exercise: Exercise) -> [(path: String, entry: SubmissionTree.Entry)] {
        let editable = Set(exercise.editable.map { $0.lowercased() })
        return tree.entries(below: folder).lazy.filter { path, _ in
            (path.hasSuffix(".swift") || path == "exercise.json") && !editable.contains(path.lowercased())
        }.prefix(Self.others).map { $0 }
    }

    private func isAdded(_ path: String, to exercise: Exercise) -> Bool {
        exercise.mayAdd(path) && HandedIn.readable(path) == path
            && workbook["\(exercise.path)/\(path)".lowercased()] == nil
    }

    /// Notes the workbook's own files that were changed, and files that the workbook doesn't have.
    private mutating func noteOthers(_ others: [(path: String, entry: SubmissionTree.Entry)]) {
        let before = notes.count
        for (path, entry) in others where notes.count < before + Self.named {
            guard let own = workbook[path.lowercased()] else {
                leaveOut(path, "the exercise has no such file.")
                continue
            }
            if entry.kind != .file || SubmittedFile.isOther(entry.url, than: own) {
                notes.append("\(HandedIn.readable(path)) differs from the workbook's own, which was used.")
            }
        }
    }

    /// Notes changes of the exercises' suites, and of what all suites share; tests that a student added aren't noted.
    mutating func noteSuites(of exercises: [Exercise]) {
        for name in exercises.map(\.folder) + ["Support"] {
            let suite = "Tests/Exercises/\(name)"
            for folder in tree.folders(named: name) where "/\(folder)".lowercased().hasSuffix("/\(suite)".lowercased())
            {
                let files = tree.entries(below: folder).map { (path: "\(suite)/\($0.path)", entry: $0.entry) }
                noteOthers(files.filter { workbook[$0.path.lowercased()] != nil })
            }
        }
    }

    /// Notes what is beside the exercises' folders and may be an answer in the wrong place: archives, and files that have
    /// the name of an editable file.
    mutating func noteStrays(of exercises: [Exercise], beside folders: [String]) {
        let names = Set(exercises.flatMap(\.editable).map { "/\($0)".split(separator: "/").last?.lowercased() })
        let above = Set(folders.flatMap(Self.folders(above:)))
        for entry in above.sorted().flatMap(tree.entries(in:)) {
            let isArchive = ArchiveKind(entry.name) != nil || ArchiveKind.isForeign(entry.name)
            if isArchive || names.contains(entry.name.lowercased()) {
                leaveOut(entry.path, "it is outside the exercises' folders.")
            }
        }
    }

    private static func folders(above path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.map { parts[..<$0].joined(separator: "/") }
    }

    /// The most other files that are looked at.
    private static let others = 1_000
    /// The most other files that are named.
    private static let named = 20
}
