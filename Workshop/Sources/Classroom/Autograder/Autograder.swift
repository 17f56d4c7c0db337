import Course
import Foundation

/// An archive with which Gradescope grades: the workbook as students have it, and two scripts.
///
/// Source: Gradescope, "Autograder Specifications", the beginning and "File hierarchy".
struct Autograder {
    /// How an archive of it ends, so that nothing else is ever overwritten.
    static let remark = "An autograder of the architecture workbook"
    /// Where the workbook lies in it.
    static let folder = "workbook"

    private let exercises: [Exercise]
    private let catalogue: Catalogue

    /// What came of it.
    enum Outcome: Sendable, Equatable {
        /// There was none.
        case made
        /// There was another one, or the same.
        case replaced, kept
    }

    /// An autograder of these exercises.
    init(of exercises: [Exercise], in catalogue: Catalogue) {
        (self.exercises, self.catalogue) = (exercises, catalogue)
    }

    /// Writes it whole or not at all; over an older one, and over nothing else.
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
