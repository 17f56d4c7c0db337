import Checking
import Course
import Foundation
import SourceModel

/// The right answer that mutants and rewritings are made from.
struct SystematicAnswer {
    let files: FileTree
    let sources: Sources
    private let editable: Set<String>

    /// - Throws: `CheckError.wrongSolution` if the answer can't be read.
    init(of exercise: Exercise, in checkout: Checkout) throws(CheckError) {
        let path = exercise.solution
        do {
            try self.init(files: FileTree(below: checkout.url(path)), editable: Set(exercise.editable))
        } catch {
            throw .wrongSolution(path: path, reason: "\(error)")
        }
    }

    /// - Throws: `SourceModelError` if none of the files can be read.
    private init(files: FileTree, editable: Set<String>) throws {
        (self.files, self.editable) = (files, editable)
        let texts = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { (path: $0.key, text: String(decoding: $0.value, as: UTF8.self)) }
        sources = try Sources(files: texts)
    }

    /// All mutants, numbered from 1.
    var mutants: [(number: Int, mutant: SystematicMutant)] {
        SystematicMutants.all(of: sources, where: editable.contains).enumerated().map { ($0 + 1, $1) }
    }

    /// Returns the files with the mistake of a mutant.
    func files(with mutant: SystematicMutant) -> FileTree {
        guard let file = sources.files.first(where: { $0.path == mutant.file }) else { return files }
        return files.overlaid(with: [mutant.file: Data(mutant.made(in: file).utf8)])
    }

    /// Returns the rewritten files; nil if there is nothing to rewrite.
    func files(with rewriting: Rewriting) -> FileTree? {
        let texts = rewriting.rewritten(sources, editable: editable)
        return texts.isEmpty ? nil : files.overlaid(with: texts.mapValues { Data($0.utf8) })
    }

    /// Applies the rewritings one after the other; returns the files, and the rewritings that still found something to
    /// rewrite.
    func files(withAll rewritings: [Rewriting]) -> (files: FileTree, rewritings: [Rewriting]) {
        var answer = self
        let found = rewritings.filter { rewriting in
            guard let files = answer.files(with: rewriting),
                let next = try? SystematicAnswer(files: files, editable: editable)
            else { return false }
            answer = next
            return true
        }
        return (answer.files, found)
    }
}
