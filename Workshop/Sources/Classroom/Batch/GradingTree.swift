import Checking
import Course
import Foundation

/// The workbook that submissions are graded in: the student's copy, so that it contains no solution.
struct GradingTree: Sendable {
    /// All files, by their paths from the root.
    let files: [String: Data]
    /// The fingerprint of everything that is built once for all answers.
    let libraries: String
    /// For each exercise, by its label, the fingerprint of everything that its build reads.
    private let grounds: [String: Fingerprint]

    /// Reads the student's copy for these exercises.
    ///
    /// - Throws: `GradeError.workbook` if the checkout can't be used as it is.
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

    /// The fingerprint of everything that a mark depends on: the answer, the suites, the libraries, the command, the
    /// toolchain, and the conditions.
    func key(of exercise: Exercise, answer: FileTree, under conditions: String) -> String {
        var print = grounds[exercise.label] ?? Fingerprint()
        print.add(Data(conditions.utf8))
        print.add(answer)
        return print.text
    }

    /// The files of an exercise with an answer in place of the starter; a file that the answer lacks is missing.
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
