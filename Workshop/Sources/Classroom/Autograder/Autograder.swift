import Course
import Foundation

/// An archive that Gradescope grades with: the workbook as students have it, and two scripts.
///
/// Source: Gradescope, "Autograder Specifications", the beginning and "File hierarchy".
struct Autograder {
    /// The comment at the end of each archive, which tells ours from files that must not be overwritten.
    static let remark = "An autograder of the architecture workbook"
    /// The workbook's folder in the archive.
    static let folder = "workbook"

    private let exercises: [Exercise]
    private let catalogue: Catalogue

    /// The result of writing an archive.
    enum Outcome: Sendable, Equatable {
        /// There was no archive before.
        case made
        /// There was an archive before, another one or the same.
        case replaced, kept
    }

    /// Creates an autograder for these exercises.
    init(of exercises: [Exercise], in catalogue: Catalogue) {
        (self.exercises, self.catalogue) = (exercises, catalogue)
    }

    /// Writes the archive, whole or not at all; it replaces only an older autograder.
    func write(to file: URL, shownAs name: String) throws(HandoutError) -> Outcome {
        let isThere = FileKind(of: file) != nil
        let old = FileKind(of: file) == .file ? try? Data(contentsOf: file) : nil
        if isThere, old.map({ !ZipArchive.ends($0, with: Self.remark) }) ?? true { throw .noAutograder(file: name) }
        let new = try archive()
        if old == new { return .kept }
        try HandoutFile.write(new, to: file)
        return isThere ? .replaced : .made
    }

    private func archive() throws(HandoutError) -> Data {
        var tree = try HandoutTree(of: exercises, in: catalogue, withGrader: true).read()
        tree[HandoutRecord.file] = Data(HandoutRecord(tree).text.utf8)
        let scripts = ["setup.sh": AutograderScripts.setup, "run_autograder": AutograderScripts.run]
        var files = scripts.mapValues { Data($0.utf8) }
        for (path, data) in tree { files["\(Self.folder)/\(path)"] = data }
        return ZipArchive(files, executable: Set(scripts.keys), remark: Self.remark).data
    }
}
