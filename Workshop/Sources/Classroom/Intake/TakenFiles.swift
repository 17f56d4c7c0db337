import Checking
import Course
import Foundation

/// Takes files out of a stranger's folder `Exercises`, without following links.
struct TakenFiles {
    private let folder: URL
    private let workbook: [String: Data]
    /// The workbook's paths in lowercase, since some disks ignore case.
    private let known: Set<String>
    /// The files that were not taken, one sentence each.
    private(set) var notes: [String] = []
    /// The date of the newest file that was taken.
    private(set) var newest: Date?

    /// Prepares to take files from this folder, and compares others with the workbook's own.
    init(_ folder: URL, workbook: [String: Data]) {
        (self.folder, self.workbook) = (folder, workbook)
        known = Set(workbook.keys.map { $0.lowercased() })
    }

    /// Returns an exercise's editable files as far as they exist and are regular files, and those that students may
    /// add.
    mutating func take(_ exercise: Exercise) -> FileTree {
        var files: FileTree = [:]
        for file in exercise.editable {
            let path = "\(exercise.folder)/\(file)"
            if let data = data(at: path) { files[file] = data }
        }
        for path in others(in: exercise) where isAdded(path, to: exercise) {
            if let data = data(at: "\(exercise.folder)/\(path)") { files[path] = data }
        }
        noteOthers(in: exercise)
        return files
    }

    private mutating func data(at path: String) -> Data? {
        var url = folder
        for part in path.split(separator: "/") {
            url = url.appendingPathComponent(String(part))
            switch FileKind(of: url) {
            case nil: return nil
            case .folder: continue
            case .link:
                notes.append("Exercises/\(path) was not taken: it is a link, or lies behind one.")
                return nil
            case .hardLink:
                notes.append("Exercises/\(path) was not taken: it is a hard link, the same file under another name.")
                return nil
            case .other:
                notes.append("Exercises/\(path) was not taken: it is no file that can be read.")
                return nil
            case .file: break
            }
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
        if size > Self.limit {
            notes.append("Exercises/\(path) was not taken: it has more than \(Self.limit >> 20) MB.")
            return nil
        }
        guard let data = try? Data(contentsOf: url) else {
            notes.append("Exercises/\(path) was not taken: it can't be read.")
            return nil
        }
        let date = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
        if let date, newest.map({ date > $0 }) ?? true { newest = date }
        return data
    }

    /// Notes Swift files that students don't edit: the workbook's own files are used, and files that it lacks are left
    /// out.
    private mutating func noteOthers(in exercise: Exercise) {
        let root = folder.appendingPathComponent(exercise.folder)
        let before = notes.count
        for path in others(in: exercise) where notes.count < before + Self.named && !isAdded(path, to: exercise) {
            let shown = "Exercises/\(exercise.folder)/\(HandedIn.readable(path))"
            guard let own = workbook["\(exercise.path)/\(path)"] else {
                notes.append("\(shown) was not taken: the exercise has no such file.")
                continue
            }
            let url = root.appendingPathComponent(path)
            if FileKind(of: url) != .file || isOther(url, than: own) {
                notes.append("\(shown) was not taken: nobody is meant to edit it, and the workbook's own was used.")
            }
        }
    }

    private func isAdded(_ path: String, to exercise: Exercise) -> Bool {
        exercise.mayAdd(path) && HandedIn.readable(path) == path
            && !known.contains("\(exercise.path)/\(path)".lowercased())
    }

    /// The paths of Swift files that students don't edit, sorted; at most as many as the limit.
    private func others(in exercise: Exercise) -> [String] {
        let root = folder.appendingPathComponent(exercise.folder)
        guard FileKind(of: root) == .folder else { return [] }
        let all = FileManager.default.enumerator(atPath: root.path)
        var others: [String] = []
        while let path = all?.nextObject() as? String, others.count < Self.others {
            let isSwift = path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            if isSwift, !exercise.editable.contains(path) { others.append(path) }
        }
        return others.sorted()
    }

    private func isOther(_ url: URL, than own: Data) -> Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int
        return size != own.count || (try? Data(contentsOf: url)) != own
    }

    /// The most bytes of one file.
    private static let limit = 1 << 20
    /// The most other files that are looked at.
    private static let others = 1_000
    /// The most other files that are named.
    private static let named = 20
}
