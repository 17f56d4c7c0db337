/// A small wrong change of a right answer that an operator makes, instead of an author.
struct SystematicMutant: Equatable, Sendable {
    /// A unique name of the place and the change: ``ShelfListWorker.fetchBooks() leaves out `store.load()` ``.
    let name: String
    /// The file's path within the sources.
    let file: String
    /// The declaration that contains it: `ShelfListWorker.fetchBooks()`.
    let declaration: String
    /// The line of its first edit in the right answer, from 1.
    let line: Int
    /// The edits of the file.
    let edits: [TextEdit]
    /// The part of the file that contains all edits.
    let part: Part

    /// A part of a file that can occur once for each of its mutants.
    enum Part: Hashable, Sendable {
        /// The body at this index in the file.
        case body(Int)
        /// The storage of the property whose declaration begins at this byte.
        case property(Int)
        /// Any other part, or a body that loses its `super.init()`; such a mutant is compiled by itself.
        case declaration
    }
}
