/// One thing that is wrong in a run of the copy: a message that is not said, or a condition that doesn't matter.
public struct TrialFault: Sendable, Hashable {
    /// What it is about.
    public enum Kind: Sendable {
        case message, decision
    }

    public let kind: Kind
    /// By which name a process is switched to it: `3-dropped`.
    let name: String
    /// What is different, as a clause: `ShelfLendDirector.swift:41 leaves out ui?.display(loading: true)`.
    let words: String

    /// The fault as one of the behaviors on which a learner's tests are tried.
    var behavior: Behavior { Behavior(fault: name, words: words) }
}
