import Checking
import Course
import Foundation

/// The workbook as submissions are graded in it: what students get, so that there is no solution to be found.
struct GradingTree: Sendable {
    /// All files, by their paths from the root.
    let files: [String: Data]
    /// The fingerprint of what is built once for all answers.
    let libraries: String
    /// Of each exercise what a build of it reads, by its label.
    private let grounds: [String: Fingerprint]

    /// For these exercises.
    ///
    /// - Throws: `GradeError.workbook` where the checkout can't be used as it is.
    init(of exercises: [Exercise], in catalogue: Catalogue, _ toolchain: ToolchainIdentity) throws(GradeError) {
        do {
            if let handedOut = try HandedOutTree(of: catalogue) {
                files = try handedOut.read()
            } else {
                files = try HandoutTree(of: exercises, in: catalogue).read()
            }
        } catch {
            throw .workbook(error)
        }
        var shared = Fingerprint()
        shared.add(Data(toolchain.text.utf8))
        shared.add(Data(ProcessInfo.processInfo.operatingSystemVersionString.utf8))
        let folders = ["Sources/", "Tests/Exercises/Support/"]
        shared.add(files.filter { path, _ in path == "Package.swift" || folders.contains(where: path.hasPrefix) })
        libraries = shared.text
        grounds = exercises.reduce(into: [:]) { [files, shared] grounds, exercise in
            var print = shared
            let folders = [exercise.path + "/", "Tests/Exercises/\(exercise.folder)/"]
            print.add(files.filter { path, _ in folders.contains(where: path.hasPrefix) && !path.hasSuffix(".md") })
            grounds[exercise.label] = print
        }
    }

    /// The fingerprint of everything that a mark in that exercise comes of: the answer, the suites, the libraries, the
    /// command, the toolchain, and the conditions under which it is tried.
    func key(of exercise: Exercise, answer: FileTree, under conditions: String) -> String {
        var print = grounds[exercise.label] ?? Fingerprint()
        print.add(Data(conditions.utf8))
        print.add(answer)
        return print.text
    }

    /// The files of an exercise with an answer laid over the starter; what an answer lacks is not there.
    func files(of exercise: Exercise, answer: FileTree) -> FileTree {
        var tree = starter(of: exercise)
        for file in exercise.editable { tree[file] = nil }
        for (file, data) in answer where exercise.editable.contains(file) || exercise.mayAdd(file) && tree[file] == nil
        {
            tree[file] = data
        }
        return tree
    }

    /// The files of an exercise as they are handed out.
    func starter(of exercise: Exercise) -> FileTree {
        let folder = exercise.path + "/"
        return files.reduce(into: [:]) { tree, file in
            if file.key.hasPrefix(folder) { tree[String(file.key.dropFirst(folder.count))] = file.value }
        }
    }
}
