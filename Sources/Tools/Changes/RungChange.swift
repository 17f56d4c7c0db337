import Checking
import Foundation

/// A change of the Items app, as made on one rung.
package struct RungChange: Sendable, Equatable {
    /// The change's name on all rungs: `sort-by-name`.
    package let name: String
    /// The place of the change on this rung, and the reason.
    package let how: String
    /// The edits in the rung's code and in its suites, with paths from the checkout's root.
    package let edits: [MutantEdit]
    /// The line of its name in the file that describes it, counted from 1.
    package let line: Int

    /// Returns the rung's files with the change.
    ///
    /// Every edit quotes the rung as it is, without the texts that other edits of the same file insert.
    package func made(in files: FileTree) throws(VariantError) -> FileTree {
        var changed = files
        var pieces: [String: [(place: Range<String.Index>, text: String)]] = [:]
        for edit in edits {
            guard case .replace(let old, let new, _) = edit.change else {
                try edit.make(in: &changed)
                continue
            }
            guard let data = files[edit.file] else { throw .isMissing(file: edit.file) }
            let places = String(decoding: data, as: UTF8.self).ranges(of: old)
            guard places.count == 1 else { throw .notOnce(file: edit.file, text: old, count: places.count) }
            pieces[edit.file, default: []].append((places[0], new))
        }
        for (file, pieces) in pieces {
            var text = String(decoding: files[file] ?? Data(), as: UTF8.self)
            // Starting at the end keeps the earlier places valid.
            for piece in pieces.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
                text.replaceSubrange(piece.place, with: piece.text)
            }
            changed[file] = Data(text.utf8)
        }
        if changed == files { throw .nothingChanges }
        return changed
    }
}
