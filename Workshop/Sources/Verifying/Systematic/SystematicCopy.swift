import Checking
import Foundation
import SourceModel

/// An answer's files with many mutants compiled in.
struct SystematicCopy {
    private(set) var files: FileTree
    private var copies: [String: SharedCopy] = [:]

    init(of sources: Sources, _ solved: FileTree, with mutants: [(number: Int, mutant: SystematicMutant)]) {
        files = solved
        for file in sources.files {
            let own = mutants.filter { $0.mutant.file == file.path }
            if own.isEmpty { continue }
            let copy = SharedCopy(of: file, with: own)
            copies[file.path] = copy
            files[file.path] = Data(copy.text.utf8)
            // Sources and tests are separate modules.
            let root = file.path.prefix { $0 != "/" }
            files["\(root)/ActiveMutant.swift"] = Data(SharedCopy.support.utf8)
        }
    }

    /// Finds the mutants that compiler errors belong to, and the doubtful ones.
    ///
    /// An error may belong to a body or property without belonging to one of its mutants: a missing return, for
    /// example, is reported at the end of the body. Then all mutants of that body or property are doubtful.
    func owners(of errors: [CompilerMessage], below folder: String) -> (refused: Set<Int>, doubtful: Set<Int>) {
        var (refused, doubtful) = (Set<Int>(), Set<Int>())
        for error in errors {
            guard let range = error.file.range(of: "/\(folder)/"),
                let copy = copies[String(error.file[range.upperBound...])], copy.owners.indices.contains(error.line - 1)
            else { continue }
            if let owner = copy.owners[error.line - 1] {
                refused.insert(owner)
            } else {
                doubtful.formUnion(copy.neighbors[error.line - 1])
            }
        }
        return (refused, doubtful)
    }
}
