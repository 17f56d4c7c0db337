/// One of the answers that prove an exercise or a lesson.
struct Variant: Sendable, Equatable {
    /// The kind of answer, which decides what it has to do.
    enum Kind: String, Sendable {
        /// The files before the first edit, which fail the requirements.
        case starter
        /// The reference answer, which meets everything.
        case solution
        /// A small wrong change of the solution, which fails the checks that have to catch it.
        case mutant
        /// Another right answer, which meets everything.
        case alternative
    }

    /// The kind of answer.
    let kind: Kind
    /// The mutant's or the alternative's name, or else empty.
    let name: String
    /// The path of its description from the checkout's root.
    let place: String
    /// The ids that it has to fail, and no others.
    let failing: [String]
    /// The words that the report of its failure has to contain.
    var shows: String?
    /// For a mutant, the requirement whose finding has to be first; nil if the report isn't about requirements.
    var first: String?
    /// For a mutant, the place of its mistake; nil if it wasn't located.
    var fault: Fault?

    /// The kind and the name: `mutant weak-presenter-in-views`.
    var title: String { name.isEmpty ? kind.rawValue : "\(kind.rawValue) \(name)" }
}
