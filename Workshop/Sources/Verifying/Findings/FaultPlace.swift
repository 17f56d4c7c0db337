import Changes
import Checking
import Course
import Foundation

/// A mutant's own statement of where its mistake is, for edits that don't show it.
struct FaultPlace: Sendable, Equatable {
    /// The file's path below the right answer's folder.
    let file: String
    /// The declaration, such as `ShelfListDirector.onUIReady`, if a single one is to blame.
    let declaration: String?

    /// Reads the place from its description in JSON.
    init(_ fields: JSONFields) throws(CatalogueError) {
        file = try fields.text("file", "a path below the folder of the right answer")
        declaration = try fields.optionalText("declaration")
    }

    init(file: String, declaration: String?) {
        self.file = file
        self.declaration = declaration
    }

    /// Throws if neither the right answer nor the mutant has the place.
    func check(in names: [AnswerNames], of trees: [FileTree]) throws(VariantError) {
        if !trees.contains(where: { $0[file] != nil }) { throw .noFault(file: file, declaration: nil) }
        guard let declaration else { return }
        let isThere = names.contains { $0.entries.contains { $0.file == file && $0.name == declaration } }
        if !isThere { throw .noFault(file: file, declaration: declaration) }
    }
}
