/// A small wrong change of a right answer that nobody had to think of.
package struct SystematicMutant: Equatable, Sendable {
    /// Where it is and what it does, and no other mutant's: ``ShelfListWorker.fetchBooks() leaves out `store.load()` ``.
    package let name: String
    /// The path of the file, as the sources have it.
    package let file: String
    /// The declaration in which it is: `ShelfListWorker.fetchBooks()`.
    package let declaration: String
    /// The line of its first edit in the right answer, from 1.
    package let line: Int
    /// What is changed in the file.
    package let edits: [TextEdit]
    /// The place of the body in which all of it is among those of the file; nil for a change of a declaration, which
    /// is compiled by itself.
    package let body: Int?
}
