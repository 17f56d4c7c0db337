import Foundation

/// Looks for the folder `Exercises` in a submission, however deep it is.
struct ExercisesFolder {
    /// How deep the search goes, and how many entries it looks at.
    private static let limits = (depth: 12, entries: 50_000)
    /// Folders that never hold answers.
    private static let apart: Set = ["__MACOSX", "node_modules"]

    /// The names of the exercise folders; a folder `Exercises` without any of them doesn't count.
    let exercises: Set<String>

    /// Finds the topmost one; fails with the reason if there is none, or several at the same depth.
    func find(below root: URL) -> Result<URL, Refusal> {
        var level = [root]
        var entries = 0
        for _ in 0..<Self.limits.depth where !level.isEmpty {
            let folders = level.flatMap { folder -> [URL] in
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                entries += names.count
                return names.sorted().filter { !$0.hasPrefix(".") && !Self.apart.contains($0) }
                    .map { folder.appendingPathComponent($0) }.filter { FileKind(of: $0) == .folder }
            }
            if entries > Self.limits.entries {
                return .failure(Refusal("holds more than \(Self.limits.entries) files"))
            }
            let found = folders.filter { $0.lastPathComponent == "Exercises" && holdsExercises($0) }
            if found.count > 1 {
                let names = found.map { "'\($0.path.dropFirst(root.path.count + 1))'" }.joined(separator: " and ")
                return .failure(Refusal("holds several folders of exercises: \(names)"))
            }
            if let only = found.first { return .success(only) }
            level = folders
        }
        let example = exercises.sorted().first ?? "01-Name"
        return .failure(Refusal("holds no folder Exercises with a folder such as \(example) in it"))
    }

    private func holdsExercises(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { exercises.contains($0) }
    }
}

/// The reason why nothing in a submission can be graded, as the end of a sentence that begins with its name.
struct Refusal: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
