import Spies

/// What an actor hears, and what it has to say then, to whom and in which order; all in the contract's words.
///
/// A cast has somebody for each role, and names no class.
struct Conversation<Cast> {
    /// What follows from what, as a sentence.
    let title: String
    /// What happened before, whose answers are of no interest.
    var after: (Cast) -> Void = { _ in }
    /// What the actor hears.
    let hears: (Cast) -> Void
    /// What it has to say, and nothing else.
    let says: (Cast) -> Void

    /// Where an actor parts from what it has to say; `nil` when it does not.
    ///
    /// The neighbors of the cast are spies that write into `log`.
    func difference(in cast: Cast, log: MessageLog) -> String? {
        log.forget()
        says(cast)
        let expected = log.messages
        after(cast)
        log.forget()
        hears(cast)
        return log.difference(from: expected)
    }
}
