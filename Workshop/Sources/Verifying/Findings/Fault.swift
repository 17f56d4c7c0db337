import Changes
import Checking
import Foundation

/// The place of a mutant's mistake, which a finding about it has to name.
struct Fault: Sendable, Equatable {
    /// The files, by path below the right answer's folder; naming one of them is enough.
    let files: [String]
    /// The declarations, such as `ShelfListDirector.onUIReady`; naming one of them is enough.
    let declarations: [String]
}

extension Fault {
    /// Takes the place that the mutant states, or else the places where its edits make the two answers differ.
    init(of mutant: Mutant, from right: FileTree, to wrong: FileTree) throws(VariantError) {
        let edited = Set(mutant.edits.map(\.file)).union(mutant.fault.map { [$0.file] } ?? [])
        let before = AnswerNames(of: right.filter { edited.contains($0.key) })
        let after = AnswerNames(of: wrong.filter { edited.contains($0.key) })
        if let place = mutant.fault {
            try place.check(in: [before, after], of: [right, wrong])
            self.init(files: [place.file], declarations: place.declaration.map { [$0] } ?? [])
            return
        }
        var files: [String] = []
        var declarations: [String] = []
        for file in edited.sorted() where right[file] != wrong[file] {
            let changes = mutant.edits.filter { $0.file == file }.flatMap { $0.changes(in: right, and: wrong) }
            let names = changes.flatMap { change in
                before.names(touching: change.old, of: file) + after.names(touching: change.new, of: file)
            }
            files.append(file)
            declarations += names
        }
        self.init(files: files, declarations: declarations.uniqued)
    }
}

extension MutantEdit {
    /// A changed part of a file: its range before the change, and its range after it.
    struct Part: Equatable {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// Returns the changed ranges, in bytes of both files, without the common beginning and end of the edit's texts.
    func changes(in right: FileTree, and wrong: FileTree) -> [Part] {
        let (before, after) = (Array(right[file] ?? Data()), Array(wrong[file] ?? Data()))
        guard case .replace(let text, let with, _) = change else {
            return [Part(old: 0..<before.count, new: 0..<after.count)]
        }
        let (old, new) = (Array(text.utf8), Array(with.utf8))
        // A text inserted before another may share its beginning, so only the end is compared then.
        let isBefore = new.suffix(old.count).elementsEqual(old) || old.suffix(new.count).elementsEqual(new)
        let head = isBefore ? 0 : zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let starts = (before.starts(of: old), after.starts(of: new))
        let olds = starts.0.map { $0 + head..<$0 + old.count - tail }
        let news = starts.1.map { $0 + head..<$0 + new.count - tail }
        // If the new text occurs elsewhere as well, only the old ranges are certain.
        let isPaired = olds.count == news.count
        return olds.enumerated().map { Part(old: $1, new: isPaired ? news[$0] : 0..<0) }
            + (olds.isEmpty ? news.map { Part(old: 0..<0, new: $0) } : [])
    }
}

extension [UInt8] {
    /// Returns every offset at which a text begins; none for an empty text.
    fileprivate func starts(of text: [UInt8]) -> [Int] {
        guard let first = text.first, text.count <= count else { return [] }
        var starts: [Int] = []
        var start = 0
        while start <= count - text.count {
            if self[start] == first, self[start..<start + text.count].elementsEqual(text) {
                starts.append(start)
                start += text.count
            } else {
                start += 1
            }
        }
        return starts
    }
}
