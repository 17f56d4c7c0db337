import Course
import Foundation
import Typesetting

/// The files of a student's copy, by their paths from its root.
///
/// Each folder is listed here, so that anything new in the checkout is handed out only after it is added to the list.
/// Exercises are their starters, whatever their folders in this checkout contain.
struct HandoutTree {
    private let catalogue: Catalogue
    private let exercises: [Exercise]
    private let isGradedOnPush: Bool
    private let hasGrader: Bool

    /// Other files at the root that students need.
    private static let files = [".editorconfig", ".gitignore", ".swift-format", "LICENSE"]
    /// Folders that every copy contains whole.
    private static let folders = ["Lessons", "Plugins", "Sources", "Tests/Lessons", "Tests/Exercises/Support"]
    /// The grader's sources; the proofs of the exercises are in another folder.
    private static let grader = "Workshop/Sources"
    /// Files and folders that work in a checkout leaves behind.
    private static let leftovers: Set = [".build", ".workbook", ".swiftpm", ".DS_Store", ".git"]

    /// Creates a copy of these exercises; `withGrader` adds the workshop's sources, for a copy that grades itself.
    init(of exercises: [Exercise], in catalogue: Catalogue, gradedOnPush: Bool = false, withGrader: Bool = false) {
        (self.catalogue, self.exercises) = (catalogue, exercises)
        (isGradedOnPush, hasGrader) = (gradedOnPush, gradedOnPush || withGrader)
    }

    /// Reads all files.
    func read() throws(HandoutError) -> [String: Data] {
        var tree: [String: Data] = [:]
        for file in Self.files { tree[file] = try data(file) }
        for folder in Self.folders { try add(folder, to: &tree) }
        if hasGrader { try add(Self.grader, to: &tree) }
        for exercise in exercises { try add(exercise, to: &tree) }
        tree["Package.swift"] = Data(
            try HandoutManifest(text(of: "Package.swift")).narrowed(to: exercises.map(\.folder)).utf8)
        let readme = HandoutReadme.text(exercises, lessons: catalogue.lessons, gradedOnPush: isGradedOnPush)
        tree["README.md"] = Data(readme.utf8)
        if isGradedOnPush { tree[GradingWorkflow.file] = Data(GradingWorkflow.text.utf8) }
        let paths = PathSet(tree.keys)
        for (path, data) in tree where path.hasSuffix(".md") {
            let links = MarkdownLinks(String(decoding: data, as: UTF8.self), at: path)
            tree[path] = Data(links.withoutThose(that: { !paths.contains($0) }).utf8)
        }
        return tree
    }

    private func add(_ exercise: Exercise, to tree: inout [String: Data]) throws(HandoutError) {
        let locked = LockedFiles(of: exercise, in: catalogue.checkout)
        if let file = locked.changed.first {
            let reason = "nobody is meant to edit it, and it was changed"
            throw .unfit(file: file, reason: reason, fix: locked.remedy(for: file))
        }
        tree.merge(try files(of: exercise)) { $1 }
    }

    /// Reads the files of one exercise: its folder with the starters in place, their pristine copies, and its suite.
    func files(of exercise: Exercise) throws(HandoutError) -> [String: Data] {
        var tree: [String: Data] = [:]
        try add(exercise.path, to: &tree)
        for file in LockedFiles(of: exercise, in: catalogue.checkout).added { tree[file] = nil }
        try add("Tests/Exercises/" + exercise.folder, to: &tree)
        for file in exercise.editable {
            let starter = try data(exercise.starterPath + "/" + file)
            tree[exercise.starterPath + "/" + file] = starter
            tree[exercise.path + "/" + file] = starter
        }
        return tree
    }

    private func add(_ folder: String, to tree: inout [String: Data]) throws(HandoutError) {
        for file in catalogue.checkout.files(below: folder) {
            let parts = file.split(separator: "/").map(String.init)
            if parts.contains(where: Self.leftovers.contains) { continue }
            let path = folder + "/" + file
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: catalogue.checkout.url(path).path, isDirectory: &isFolder)
            if !isFolder.boolValue { tree[path] = try data(path) }
        }
    }

    private func data(_ path: String) throws(HandoutError) -> Data {
        do {
            return try Data(contentsOf: catalogue.checkout.url(path))
        } catch {
            throw .unfit(
                file: path, reason: "can't be read: \(FileReason.text(error))",
                fix: "bring it back: git checkout -- '\(path)'")
        }
    }

    private func text(of path: String) throws(HandoutError) -> String {
        String(decoding: try data(path), as: UTF8.self)
    }
}
