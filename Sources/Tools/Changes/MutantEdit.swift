import Checking
import Course
import Foundation

/// One change of one file.
package struct MutantEdit: Sendable, Equatable {
    /// The kind of edit.
    package enum Change: Sendable, Equatable {
        /// Replaces a text that occurs once, or all of its occurrences.
        case replace(String, with: String, every: Bool)
        /// Adds a file with this text.
        case add(String)
        /// Removes the file.
        case remove
    }

    /// The path from the folder of the right answer: `Sources/Shelf/List/ShelfListWorker.swift`.
    package let file: String
    /// The change of the file.
    package let change: Change

    package func make(in files: inout FileTree) throws(VariantError) {
        switch change {
        case .add(let text):
            if files[file] != nil { throw .isThere(file: file) }
            files[file] = Data(text.utf8)
        case .remove:
            if files.removeValue(forKey: file) == nil { throw .isMissing(file: file) }
        case .replace(let old, let new, let every):
            guard let data = files[file] else { throw .isMissing(file: file) }
            let parts = String(decoding: data, as: UTF8.self).components(separatedBy: old)
            if parts.count == 1 || parts.count > 2 && !every {
                throw .notOnce(file: file, text: old, count: parts.count - 1)
            }
            files[file] = Data(parts.joined(separator: new).utf8)
        }
    }
}

extension MutantEdit {
    /// Reads an edit from its description in JSON.
    package init(_ fields: JSONFields) throws(CatalogueError) {
        file = try fields.text("file", "a path below the folder of the right answer")
        if let text = try fields.optionalText("add") {
            change = .add(text)
        } else if try fields.flag("remove") {
            change = .remove
        } else {
            let old = try fields.text("replace", "the text to replace, or \"add\", or \"remove\": true")
            if old.isEmpty { throw fields.wrong("replace", "the text to replace", found: "an empty text") }
            change = .replace(old, with: try fields.text("with", "a text"), every: try fields.flag("every"))
        }
    }
}
