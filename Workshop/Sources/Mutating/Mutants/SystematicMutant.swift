/// A small wrong change of a right answer that nobody had to think of.
struct SystematicMutant: Equatable, Sendable {
    /// Where it is and what it does, and no other mutant's: ``ShelfListWorker.fetchBooks() leaves out `store.load()` ``.
    let name: String
    /// The path of the file, as the sources have it.
    let file: String
    /// The declaration in which it is: `ShelfListWorker.fetchBooks()`.
    let declaration: String
    /// The line of its first edit in the right answer, from 1.
    let line: Int
    /// What is changed in the file.
    let edits: [TextEdit]
    /// In which part of its file all of it is.
    let part: Part

    /// A part of a file that can be there once for each mutant in it.
    enum Part: Hashable, Sendable {
        /// The body at that place among those of the file.
        case body(Int)
        /// The property whose declaration begins at that byte, and only how it is stored.
        case property(Int)
        /// Any other, and a body without the `super.init()` that it had: it is compiled by itself.
        case declaration
    }
}
