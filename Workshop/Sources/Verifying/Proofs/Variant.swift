/// One of the answers that are tried to prove an exercise or a lesson.
struct Variant: Sendable, Equatable {
    /// What is expected of it.
    enum Kind: String, Sendable {
        /// What is there before the first edit: fails what is asked for.
        case starter
        /// The reference: meets everything.
        case solution
        /// A small wrong change of it: fails what catches it.
        case mutant
        /// Another right answer: meets everything.
        case alternative
    }

    /// What is expected of it.
    let kind: Kind
    /// The mutant's or the alternative's name; else empty.
    let name: String
    /// Where it is described, from the checkout's root.
    let place: String
    /// What it has to fail: exactly these.
    let failing: [String]
    /// What somebody has to read when it fails.
    var shows: String?
    /// Of a mutant, the requirement whose finding has to be the first; nil where nothing is read of requirements.
    var first: String?
    /// Of a mutant, where its mistake is; nil where nobody asked.
    var fault: Fault?

    /// `mutant weak-presenter-in-views`.
    var title: String { name.isEmpty ? kind.rawValue : "\(kind.rawValue) \(name)" }
}
