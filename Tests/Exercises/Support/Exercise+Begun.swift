import Foundation

extension Exercise {
    /// Whether a file that may be edited differs from its pristine copy.
    public var wasBegun: Bool {
        editableFiles.contains { file in
            let pristine = try? Data(contentsOf: starter.appending(path: file))
            let current = try? Data(contentsOf: exercises.appending(path: folderName).appending(path: file))
            return pristine != current
        }
    }

    /// The files that the learner may edit, as paths below the exercise: those that have a pristine copy.
    public var editableFiles: [String] { Exercise.files(below: starter) }

    /// Every file below a folder, as sorted paths below it.
    static func files(below folder: URL) -> [String] {
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return found.sorted().filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appending(path: path).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.hasSuffix(".DS_Store")
        }
    }
}
