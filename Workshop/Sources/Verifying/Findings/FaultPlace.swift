import Changes
import Checking
import Course
import Foundation

/// Where a mutant says that its mistake is, where its edits don't show it.
struct FaultPlace: Sendable, Equatable {
    /// The path below the folder of the right answer.
    let file: String
    /// `ShelfListDirector.onUIReady`, where one declaration is to blame.
    let declaration: String?

    /// As it is described in JSON.
    init(_ fields: JSONFields) throws(CatalogueError) {
        file = try fields.text("file", "a path below the folder of the right answer")
        declaration = try fields.optionalText("declaration")
    }

    init(file: String, declaration: String?) {
        self.file = file
        self.declaration = declaration
    }

    /// Throws where neither the right answer nor the mutant has it.
    func check(in names: [AnswerNames], of trees: [FileTree]) throws(VariantError) {
        if !trees.contains(where: { $0[file] != nil }) { throw .noFault(file: file, declaration: nil) }
        guard let declaration else { return }
        let isThere = names.contains { $0.entries.contains { $0.file == file && $0.name == declaration } }
        if !isThere { throw .noFault(file: file, declaration: declaration) }
    }
}
